import { arrayOf, boolean, integer, nullable, number, oneOf, optional, shape, string } from '@/islands';
import type { TypeOf } from '@/islands';

const item = shape( {
	cartItemId: integer,
	PartId: integer,
	PartNumber: string,
	Description: string,
	Vendor: string,
	Url: string,
	Quantity: integer,
	Price: nullable( number ),
	Photo: shape( { MediumImagePath: string } ),
	IsUnknown: boolean,
	PickupOnly: boolean,
	price_cents: nullable( integer ),
	core_cents: optional( integer ),
	oversize_cents: optional( integer ),
	line_total_cents: nullable( integer ),
	quantity_limits: shape( { minimum: integer, maximum: integer, multiple_of: integer } ),
	availability_text: string,
	in_stock: boolean,
	notices: arrayOf( string ),
	/** Of a special-order line: what the customer calls the part. */
	customerPartNumber: optional( string ),
	customerPartDescription: optional( string ),
} );

/** The whole cart, as the API answers it: it goes into the store, where other islands read it too. */
const cart = shape( {
	ItemCount: integer,
	Items: arrayOf( item ),
	SavedItems: arrayOf( item ),
	totals: shape( {
		subtotal_cents: integer,
		charges_cents: integer,
		shipping_cents: nullable( integer ),
		tax_cents: nullable( integer ),
		total_cents: integer,
	} ),
	has_unknown_price: boolean,
	notices: arrayOf( string ),
	version: integer,
} );

/** When the lines are ready, the ways to have all of them, and what shipping costs: schema/cart-delivery.json. */
const delivery = shape( {
	zip: string,
	lines: arrayOf( shape( { cartItemId: integer, promise: string } ) ),
	ways: arrayOf( shape( { id: string, label: string, details: arrayOf( string ) } ) ),
	estimate: nullable( shape( { shipping_cents: integer, oversize_cents: integer, notes: arrayOf( string ) } ) ),
	core_cents: integer,
	/** Of the cart that this is about. */
	version: integer,
} );

/** Why a form that was posted without JavaScript was refused, and what had been typed; the line is 0 when it is of none. */
const fault = shape( { cartItemId: integer, message: string, quantity: string } );

export const cartProps = shape( {
	/** That of its title: `h1` on its own page. */
	level: oneOf( 'h1', 'h2' ),
	heading: string,
	cart,
	fault: nullable( fault ),
	delivery,
	/** Why the ZIP code was refused, and what had been typed. */
	zipFault: nullable( shape( { message: string, zip: string } ) ),
	urls: shape( {
		checkout: string,
		search: string,
		newEquipment: string,
		shopping: string,
		quickOrder: string,
		/** Saves the parts of the cart as a list. */
		list: string,
		/** The cart as a sheet to print. */
		quote: string,
		/** Empty for who has signed in. */
		signIn: string,
	} ),
} );

export type CartProps = TypeOf< typeof cartProps >;
/** A line of the cart, or what is saved for later. */
export type Item = TypeOf< typeof item >;
export type Delivery = TypeOf< typeof delivery >;
export type Fault = TypeOf< typeof fault >;
