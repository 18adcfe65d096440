import { Client } from './client';

/** Finds a part, orders it, and reads the order: as a program of somebody else would, with nothing but the document. */
async function placeOrder( base: string ): Promise< object > {
	const client = new Client( base );
	const [ part ] = await client.get( '/products', { productIds: '1' }, {} );
	if ( ! part ) {
		throw new Error( 'There is no part 1.' );
	}
	const cart = await client.post( '/cart/add', { partId: part.PartId, quantity: 2 } );
	const quote = await client.post( '/checkout/quote', {
		state: 'KS',
		zip: '66020',
		fulfilment: 'will_call:4',
		location_id: 4,
	} );
	const email = 'generated.client@example.com';
	const placed = await client.post( '/checkout', {
		email,
		billing: {
			name: 'Ann Farmer',
			street: '1 Main St',
			city: 'Easton',
			state: 'KS',
			zip: '66020',
			phone: '913-555-0100',
		},
		fulfilment: 'will_call',
		location_id: 4,
		pay_method: 'call_me',
		expected_total_cents: quote.total_cents,
		cart_version: quote.cart_version,
	} );
	const order = await client.get( '/order/{id}', { key: placed.order_key, email }, { id: placed.OrderId } );
	return {
		inCart: cart.ItemCount,
		number: placed.OrderNumber,
		sameNumber: order.OrderNumber === placed.OrderNumber,
		sameTotal: order.total_cents === quote.total_cents,
	};
}

placeOrder( process.argv[ 2 ] ?? '' ).then(
	( told ) => process.stdout.write( JSON.stringify( told ) ),
	( error: unknown ) => {
		process.stderr.write( String( error ) );
		process.exitCode = 1;
	}
);
