import { arrayOf, boolean, integer, nullable, oneOf, recordOf, shape, string } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';

const totals = shape( {
	subtotal_cents: integer,
	core_cents: integer,
	oversize_cents: integer,
	/** Null until it is known where to; tax likewise. */
	shipping_cents: nullable( integer ),
	tax_cents: nullable( integer ),
	total_cents: integer,
	has_unknown_price: boolean,
} );

const line = shape( {
	id: integer,
	number: string,
	description: string,
	image: string,
	quantity: integer,
	price_cents: nullable( integer ),
	total_cents: nullable( integer ),
	isPickupOnly: boolean,
	/** What was chosen for this line alone: "ship", "will_call:3", or empty for as the order goes. */
	how: string,
	availability: string,
	isInStock: boolean,
	/** When it is ready or arrives. */
	promise: string,
	/** Branches that have as many pieces as are wanted. */
	inStockAt: arrayOf( integer ),
	notices: arrayOf( string ),
} );

/** What the server's CheckoutViewModel gives. */
export const checkoutProps = shape( {
	/** That of its title: `h1` on its own page. */
	level: oneOf( 'h1', 'h2' ),
	lines: arrayOf( line ),
	totals,
	payMethods: arrayOf( shape( { id: string, label: string } ) ),
	version: integer,
	branches: arrayOf( shape( { id: integer, city: string } ) ),
	/** The customer's book. */
	addresses: arrayOf( shape( { id: integer, label: string, state: string, zip: string, isDefault: boolean } ) ),
	/** What was typed, or is known of the customer, by field. */
	values: recordOf( string ),
	errors: recordOf( string ),
	isTaxExempt: boolean,
	/** The total that was on the page before, where a new one is beside it. */
	wasCents: nullable( integer ),
	/** How the parts are had was chosen in the cart just now. */
	isPreset: boolean,
	isGuest: boolean,
	/** Names this form over its retries. */
	idempotencyKey: string,
	urls: shape( {
		cart: string,
		signIn: string,
		search: string,
		orders: string,
		/** Pages that editors write; empty where there is none. */
		terms: string,
		returns: string,
		privacy: string,
	} ),
	/** In the editor's words; where they are empty, ours. */
	notice: string,
	emailHint: string,
	pickupHint: string,
} );

export type CheckoutProps = TypeOf< typeof checkoutProps >;
export type Totals = TypeOf< typeof totals >;
export type CheckoutLine = TypeOf< typeof line >;
