import { arrayOf, boolean, integer, nullable, oneOf, shape, string } from '@/islands';
import type { TypeOf } from '@/islands';

const piece = shape( {
	PartId: integer,
	PartNumber: string,
	Description: string,
	VendorName: string,
	price_cents: nullable( integer ),
	availability_text: string,
	in_stock: boolean,
	quantity: integer,
	remarks: arrayOf( string ),
} );

/** What the server says of a number and a quantity. */
export const verdictShape = shape( {
	number: string,
	quantity: integer,
	verdict: oneOf( 'found', 'superseded', 'ambiguous', 'not_found', 'sold_out' ),
	message: string,
	is_ready: boolean,
	choices: arrayOf( shape( { key: string, pieces: arrayOf( piece ) } ) ),
} );

const row = shape( {
	number: string,
	quantity: string,
	description: string,
	/** The key of the choice that is ticked, LOOK_UP, or nothing. */
	pick: string,
	/** Why it could not be added. */
	fault: string,
	verdict: nullable( verdictShape ),
} );

export const quickOrderProps = shape( {
	/** That of its title: `h1` on its own page. */
	level: oneOf( 'h1', 'h2' ),
	heading: string,
	rows: arrayOf( row ),
	/** Where the cart is. */
	cartUrl: string,
} );

export type QuickOrderProps = TypeOf< typeof quickOrderProps >;
export type OrderRow = TypeOf< typeof row >;
export type Verdict = TypeOf< typeof verdictShape >;
export type Choice = Verdict[ 'choices' ][ number ];
export type Piece = Choice[ 'pieces' ][ number ];

/** What is ticked to have the parts desk look for a number that is not in the catalog. */
export const LOOK_UP = 'look-up';

/** As many empty rows as a sheet begins with, and as many as stand below the last filled one. */
export const MIN_ROWS = 8;
export const SPARE_ROWS = 2;
