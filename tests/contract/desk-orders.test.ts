import type { DeskEditPreview, DeskOrder, DeskOrderRow } from '@/api/generated/schemas';
import { api, atTheDesk, expectAllValid, expectValid, Visitor } from './site';

const PHONE_ORDER = {
	lines: [
		{ part_id: 2, quantity: 1, how: 'ship' },
		{ part_id: 714940, quantity: 1, how: 'will_call:4', number: 'OLD-9', description: 'Seal', price_cents: 900 },
	],
	billing: { name: 'Connie Contract', street: '1 Main St', city: 'Easton', state: 'KS', zip: '66020' },
	pay_method: 'pay_in_store',
};

describe( "the desk's answers", () => {
	it( 'have the shape of their schemas, and no cache keeps them', async () => {
		const { visitor, headers } = await atTheDesk();
		const post = < Results >( path: string, body: object ) =>
			visitor.post< { results: Results } >( api( `/desk/orders${ path }` ), JSON.stringify( body ), headers );
		const get = < Results >( path: string ) =>
			visitor.get< { results: Results } >( api( `/desk/orders${ path }` ), headers );

		expectValid( 'desk-quote', ( await post( '/quote', { lines: PHONE_ORDER.lines } ) ).json.results );
		const body = { ...PHONE_ORDER, note: `Contract ${ Date.now() }` };
		const placed = await post< DeskOrder >( '', body );
		expect( placed.status ).toBe( 201 );
		expectValid( 'desk-order', placed.json.results );
		const { id, version, lines } = placed.json.results;

		const sent = await post< DeskOrder >( `/${ id }/fulfilments`, {
			version,
			kind: 'ship',
			lines: [ { line: lines[ 0 ]?.id, quantity: 1 } ],
		} );
		expectValid( 'desk-order', sent.json.results );

		const cut = await post< DeskOrder >( `/${ id }/cut`, {
			version: sent.json.results.version,
			lines: [ lines[ 1 ]!.id ],
		} );
		expectValid( 'desk-order', cut.json.results );
		expect( cut.json.results.order.Status ).toBe( 'completed' );

		const key = `contract-${ Date.now() }`;
		const booking = { version: cut.json.results.version, method: 'check', cents: 500, note: 'No. 7' };
		const booked = await post< DeskOrder >( `/${ id }/payments`, { ...booking, idempotency_key: key } );
		expectValid( 'desk-order', booked.json.results );
		expect( booked.json.results.order.payment ).toMatchObject( { status: 'part_paid', paid_cents: 500 } );
		const again = await post< DeskOrder >( `/${ id }/payments`, { ...booking, idempotency_key: key } );
		expect( again.json.results.order.payment.paid_cents ).toBe( 500 );
		const refund = { version: again.json.results.version, method: 'cash', idempotency_key: `${ key }-back` };
		const over = await post< never >( `/${ id }/refunds`, { ...refund, cents: 501 } );
		expect( [ over.status, ( over.json as unknown as { code: string } ).code ] ).toEqual( [
			409,
			'coleman_refund_exceeds',
		] );
		expectValid( 'error', over.json );
		const back = await post< DeskOrder >( `/${ id }/refunds`, { ...refund, cents: 200 } );
		expectValid( 'desk-order', back.json.results );
		const reversed = await post< DeskOrder >(
			`/${ id }/payments/${ back.json.results.payments[ 1 ]!.id }/reverse`,
			{ version: back.json.results.version, reason: 'Typed twice' }
		);
		expectValid( 'desk-order', reversed.json.results );
		expect( reversed.json.results.order.payment ).toMatchObject( { status: 'part_paid', refunded_cents: 0 } );

		const entered = await post< DeskOrder >( `/${ id }/returns`, {
			version: reversed.json.results.version,
			lines: [ { line: lines[ 0 ]!.id, quantity: 1, reason: 'damaged' } ],
			location_id: 1,
		} );
		expectValid( 'desk-order', entered.json.results );
		const one = entered.json.results.returns.list[ 0 ]!;
		expect( one ).toMatchObject( { state: 'approved', by_customer: false } );
		const received = await post< DeskOrder >( `/${ id }/returns/${ one.id }/receive`, {
			version: entered.json.results.version,
			location_id: 1,
			lines: [ { line: lines[ 0 ]!.id, received: 1, restocked: 0 } ],
		} );
		expectValid( 'desk-order', received.json.results );
		const closing = { credit_cents: 100, refund_cents: 0 };
		const stale = await post< never >( `/${ id }/returns/${ one.id }/close`, { version: 1, ...closing } );
		expect( stale.status ).toBe( 409 );
		expectValid( 'error', stale.json );
		const closed = await post< DeskOrder >( `/${ id }/returns/${ one.id }/close`, {
			version: received.json.results.version,
			...closing,
		} );
		expectValid( 'desk-order', closed.json.results );
		expect( closed.json.results.order.payment.credited_cents ).toBe( 100 );
		const gone = await post< never >( `/${ id }/returns/999999/refuse`, {
			version: closed.json.results.version,
			answer: 'No.',
		} );
		expect( gone.status ).toBe( 404 );

		const list = await get< DeskOrderRow[] >( '?search=connie' );
		expect( list.headers[ 'cache-control' ] ).toContain( 'no-store' );
		expectAllValid( 'desk-order-row', list.json.results );
		expectValid( 'desk-order-counts', ( await get( '/counts' ) ).json.results );
		const waiting = await visitor.get< { results: unknown } >( api( '/desk/attention' ), headers );
		expect( waiting.headers[ 'cache-control' ] ).toContain( 'no-store' );
		expectValid( 'desk-attention', waiting.json.results );
		const stock = await visitor.get< { results: unknown[] } >( api( '/desk/stock?number=HH160-32093' ), headers );
		expectAllValid( 'desk-stock', stock.json.results );
		for ( const [ path, schema ] of [
			[ '/parts?number=HH160-32093', 'desk-part' ],
			[ '/buyers?search=customer@', 'desk-buyer' ],
		] as const ) {
			const { results } = ( await get< unknown[] >( path ) ).json;
			expectAllValid( schema, results );
		}
		const bulk = await post< unknown[] >( '/bulk', { state: 'confirmed', orders: [ { id, version } ] } );
		expectAllValid( 'desk-verdict', bulk.json.results );
		expectValid( 'done', ( await post( '/own-branch', { location_id: 0 } ) ).json.results );
		expectValid( 'desk-order-counts', ( await get( '/counts?location_id=2' ) ).json.results );
		const unmarked = await post< never >( `/${ id }/attention`, {
			version: reversed.json.results.version,
			seen: 1,
		} );
		expect( unmarked.status ).toBe( 409 );
		expectValid( 'error', unmarked.json );

		// What was done with several is taken back.
		const next = await post< DeskOrder >( '', { ...PHONE_ORDER, note: `Undone ${ Date.now() }` } );
		const seen = { id: next.json.results.id, version: next.json.results.version };
		const held = await post< unknown[] >( '/bulk', { state: 'on_hold', orders: [ seen ] } );
		const { step } = held.json as unknown as { step: string };
		const undone = await post< unknown[] >( '/bulk/undo', { step } );
		expectAllValid( 'desk-verdict', undone.json.results );
		expect( undone.json.results ).toMatchObject( [ { is_done: true } ] );
		const twice = await post< never >( '/bulk/undo', { step } );
		expect( twice.status ).toBe( 409 );
		expectValid( 'error', twice.json );

		const callers = await visitor.get< { results: unknown[] } >(
			api( '/desk/callers?search=customer@example.com' ),
			headers
		);
		expect( callers.headers[ 'cache-control' ] ).toContain( 'no-store' );
		expectAllValid( 'desk-caller', callers.json.results );
		const caller = await visitor.get< { results: unknown } >(
			api( '/desk/callers/one?email=customer@example.com' ),
			headers
		);
		expectValid( 'desk-caller-full', caller.json.results );

		// Who was second gets the fresh order with the refusal.
		const late = await post< never >( `/${ id }/state`, { version, state: 'cancelled' } );
		expect( late.status ).toBe( 409 );
		expectValid( 'error', late.json );
		expectValid( 'desk-order', ( late.json as unknown as { data: { order: DeskOrder } } ).data.order );
	} );

	it( 'tell of an edit before it is saved, of one that is asked for, and of a parcel that is corrected', async () => {
		const { visitor, headers } = await atTheDesk( 'editor' );
		const post = < Results >( path: string, body: object ) =>
			visitor.post< { results: Results } >( api( `/desk/orders${ path }` ), JSON.stringify( body ), headers );
		const placed = await post< DeskOrder >( '', { ...PHONE_ORDER, note: `Edit ${ Date.now() }` } );
		const { id, version, lines } = placed.json.results;
		const more = { lines: [ { line: lines[ 0 ]!.id, quantity: 3, how: 'ship' } ] };

		const seen = await post< DeskEditPreview >( `/${ id }/edit/preview`, { version, ...more } );
		expectValid( 'desk-edit-preview', seen.json.results );
		expect( seen.json.results ).toMatchObject( { needs_yes: true, has_unknown_price: false } );
		const asked = await post< DeskOrder >( `/${ id }/edit`, { version, ...more, po_number: 'PO 8' } );
		expectValid( 'desk-order', asked.json.results );
		expect( asked.json.results.order.proposal ).toMatchObject( {
			from_cents: seen.json.results.from_cents,
			total_cents: seen.json.results.totals.total_cents,
		} );
		const agreed = await post< DeskOrder >( `/${ id }/change/accept`, { version: asked.json.results.version } );
		expectValid( 'desk-order', agreed.json.results );
		expect( agreed.json.results.order ).toMatchObject( { PoNumber: 'PO 8', proposal: null } );
		const none = await post< never >( `/${ id }/change/withdraw`, { version: agreed.json.results.version } );
		expect( none.status ).toBe( 409 );
		expectValid( 'error', none.json );
		const wrong = await post< never >( `/${ id }/edit`, {
			version: agreed.json.results.version,
			email: 'nobody',
			added: [ { part_id: 2, quantity: 1, how: 'will_call:999' } ],
		} );
		expect( wrong.status ).toBe( 400 );
		expectValid( 'error', wrong.json );
		const late = await post< never >( `/${ id }/edit`, { version, note: 'late' } );
		expect( late.status ).toBe( 409 );
		expectValid( 'desk-order', ( late.json as unknown as { data: { order: DeskOrder } } ).data.order );

		const sent = await post< DeskOrder >( `/${ id }/fulfilments`, {
			version: agreed.json.results.version,
			kind: 'ship',
			carrier: 'UPS',
			tracking: '1Z 1',
			lines: [ { line: lines[ 0 ]!.id, quantity: 1 } ],
		} );
		const parcel = sent.json.results.order.fulfilments[ 0 ]!.id;
		const tracked = await post< DeskOrder >( `/${ id }/fulfilments/${ parcel }/tracking`, {
			version: sent.json.results.version,
			carrier: 'FedEx',
			tracking: '77 1',
		} );
		expectValid( 'desk-order', tracked.json.results );
		expect( tracked.json.results.order.fulfilments[ 0 ]!.tracking_url ).toMatch( /fedex.*=771$/ );
		const voided = await post< DeskOrder >( `/${ id }/fulfilments/${ parcel }/void`, {
			version: tracked.json.results.version,
			reason: 'Not picked up',
		} );
		expectValid( 'desk-order', voided.json.results );
		expect( voided.json.results.order.fulfilments ).toEqual( [] );
	} );

	it( 'are for those who have shown a nonce', async () => {
		const { visitor } = await atTheDesk();
		expect( ( await visitor.get( api( '/desk/orders' ) ) ).status ).toBe( 401 );
	} );
} );

describe( 'paper', () => {
	it( 'is printed for the desk alone', async () => {
		const url = '/wp-admin/admin-post.php?action=coleman_print&what=pick-list&orders=1';
		const { visitor } = await atTheDesk();
		const page = await visitor.get( url );
		expect( page.status ).toBe( 200 );
		expect( page.headers[ 'cache-control' ] ).toContain( 'no-store' );
		const customer = new Visitor();
		await customer.post( '/wp-admin/admin-ajax.php', {
			action: 'customer_login',
			email: 'customer@example.com',
			password: 'password',
		} );
		expect( ( await customer.get( url ) ).status ).toBe( 403 );
		expect( ( await new Visitor().get( url ) ).text ).not.toContain( 'W000001' );
	} );
} );

describe( 'visitors', () => {
	it.each( [ '/', '/cart', '/customer/login', '/parts/details/1' ] )(
		'load nothing of the back office at %s',
		async ( url ) => {
			expect( ( await new Visitor().get( url ) ).text ).not.toMatch( /\/desk\/|coleman-desk/ );
		}
	);
} );
