import type { CheckoutQuote, Order, OrderPlaced } from '@/api/generated/schemas';
import { api, expectValid, Visitor } from './site';

const FIELDS = {
	email: 'contract@example.com',
	billing_name: 'Ann Farmer',
	billing_street: '1 Main St',
	billing_city: 'Easton',
	billing_state: 'KS',
	billing_zip: '66020',
	fulfilment: 'ship',
	location_id: '4',
	billing_phone: '913-555-0100',
	pay_method: 'call_me',
};

const withCart = async () => {
	const visitor = new Visitor();
	await visitor.post( api( '/cart/add' ), { partId: '1', quantity: '1' } );
	return visitor;
};

/** What a hidden field of the page's form holds. */
const hidden = ( html: string, name: string ) =>
	new RegExp( `<input type="hidden" name="${ name }" value="([^"]*)"` ).exec( html )?.[ 1 ] ?? '';

it( 'quotes and places by the schemas, once for a key, and shows the order to who has its key and email', async () => {
	const visitor = await withCart();
	const quoted = await visitor.post< { results: CheckoutQuote } >( api( '/checkout/quote' ), {
		state: 'KS',
		zip: '66020',
		fulfilment: 'will_call:4',
		location_id: '4',
	} );
	expect( quoted.status ).toBe( 200 );
	expectValid( 'checkout-quote', quoted.json.results );
	expect( quoted.headers[ 'cache-control' ] ).toBe( 'private, no-store' );

	const { total_cents: total, cart_version: version } = quoted.json.results;
	const body = {
		...FIELDS,
		fulfilment: 'will_call',
		expected_total_cents: `${ total }`,
		cart_version: `${ version }`,
	};
	const place = ( more = {} ) =>
		visitor.post< { results: OrderPlaced; code: string; message: string } >(
			api( '/checkout' ),
			{ ...body, ...more },
			{ 'Idempotency-Key': 'contract-checkout-1' }
		);
	const first = await place();
	expect( first.status ).toBe( 201 );
	expectValid( 'order-placed', first.json.results );
	const again = await place( { form_stamp: '' } );
	expect( again.json.results ).toEqual( first.json.results );
	expect( again.headers[ 'idempotency-replayed' ] ).toBe( 'true' );
	const changed = await place( { note: 'and a hat' } );
	expect( [ changed.status, changed.json.code ] ).toEqual( [ 422, 'coleman_idempotency_key_reused' ] );
	expect( changed.json.message ).toContain( first.json.results.OrderNumber );
	expect( changed.text ).not.toContain( first.json.results.order_key );

	const { OrderId: id, order_key: key, Url: url } = first.json.results;
	const order = await new Visitor().get< { results: Order } >(
		api( `/order/${ id }?key=${ key }&email=${ encodeURIComponent( FIELDS.email ) }` )
	);
	expectValid( 'order', order.json.results );
	expect( order.json.results.total_cents ).toBe( total );

	const page = await new Visitor().get( url );
	expect( [ page.status, page.headers[ 'cache-control' ] ] ).toEqual( [ 200, 'private, no-store' ] );
	expect( page.text ).toMatch( /noindex/ );
	// Links of earlier mails hold the email too.
	const withEmail = ( email: string ) => `${ url }&email=${ encodeURIComponent( email ) }`;
	expect( ( await new Visitor().get( withEmail( 'eve@example.com' ) ) ).status ).toBe( 404 );
	const moved = await new Visitor().get( withEmail( FIELDS.email ) );
	expect( [ moved.status, moved.headers.location?.includes( 'email' ) ] ).toEqual( [ 303, false ] );
	// Without the key nothing of it is told, whatever the number.
	const gate = await new Visitor().get( `/customer/order/${ id }` );
	expect( gate.status ).toBe( 200 );
	expect( gate.text ).not.toMatch( /coleman-order__|contract@example/ );
} );

it( 'is a form without a script: a fault keeps what was typed, the total is seen first, success leads on', async () => {
	const visitor = await withCart();
	const page = await visitor.get( '/checkout' );
	expect( page.headers[ 'cache-control' ] ).toBe( 'private, no-store' );
	const submit = ( html: string, more: Record< string, string > = {} ) =>
		visitor.post( '/checkout', {
			...FIELDS,
			coleman_action: 'checkout',
			...Object.fromEntries(
				[ 'idempotency_key', 'cart_version', 'expected_total_cents', 'totals_seen' ].map( ( name ) => [
					name,
					hidden( html, name ),
				] )
			),
			...more,
		} );

	const fault = await submit( page.text, { billing_city: '', note: 'Ring "twice" & <b>wait</b>' } );
	expect( fault.status ).toBe( 400 );
	expect( fault.text ).toMatch( 'City is required.' );
	expect( fault.text ).toMatch( 'Ring &quot;twice&quot; &amp; &lt;b&gt;wait&lt;/b&gt;' );
	expect( hidden( fault.text, 'idempotency_key' ) ).toBe( hidden( page.text, 'idempotency_key' ) );

	const updated = await submit( page.text, { coleman_action: 'checkout_update' } );
	expect( updated.status ).toBe( 200 );
	expect( hidden( updated.text, 'totals_seen' ) ).toBe( '1' );

	const unseen = await submit( page.text );
	expect( unseen.status ).toBe( 409 );
	expect( unseen.text ).toMatch( 'Here is your total with shipping and tax.' );
	const placed = await submit( unseen.text );
	expect( placed.status ).toBe( 303 );
	expect( placed.headers.location ).toMatch( /\/customer\/order\/\d+\?key=[0-9a-f]{32}$/ );
	// The button pressed twice.
	expect( ( await submit( unseen.text ) ).headers.location ).toBe( placed.headers.location );
	expect( ( await visitor.get( '/checkout' ) ).text ).toMatch( 'Your cart is empty.' );
} );

it( 'takes no payment from whom nobody knows', async () => {
	const stranger = new Visitor();
	delete stranger.headers.Origin;
	const told = await stranger.post< { code: string } >( api( '/payments/webhook' ), '{}', {
		'Content-Type': 'application/json',
		'Stripe-Signature': 't=1,v1=00',
	} );
	expect( [ told.status, told.json.code ] ).toEqual( [ 404, 'coleman_no_gateway' ] );
} );
