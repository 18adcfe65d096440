import type { DeskRental, DeskRentalCalendar } from '@/api/generated/schemas';
import { api, atTheDesk, expectAllValid, expectValid, Visitor } from './site';

type Day = { date: string; is_open: boolean; free: number };

describe( "the rental desk's answers", () => {
	it( 'have the shape of their schemas, and no cache keeps them', async () => {
		const { visitor, headers } = await atTheDesk();
		const post = < Results >( path: string, body: object ) =>
			visitor.post< { results: Results } >( api( path ), JSON.stringify( body ), headers );
		const get = < Results >( path: string ) => visitor.get< { results: Results } >( api( path ), headers );

		const days = ( await get< Day[] >( '/rentals/2/availability' ) ).json.results;
		const [ start, back ] = days.filter( ( day ) => day.is_open && day.free > 0 ).slice( 10, 12 );
		const span = { start_date: start?.date ?? '', return_date: back?.date ?? '' };
		const asked = await post< { requestId: number } >( '/rentals/request', {
			...span,
			equipmentId: 2,
			your_name: 'Connie Contract',
			phone_number: '913-555-0134',
			your_email: `connie.${ Date.now() }@example.com`,
			your_city: 'Easton',
			your_state: 'KS',
			your_zip: '66020',
			pickup_or_delivery: 'Pickup',
			pickup_location: 'Lees Summit',
		} );
		expect( asked.status ).toBe( 201 );
		const id = asked.json.results.requestId;

		const shown = await get< DeskRental >( `/desk/rentals/${ id }` );
		expect( shown.headers[ 'cache-control' ] ).toContain( 'no-store' );
		expectValid( 'desk-rental', shown.json.results );
		const units = ( await get< unknown[] >( `/desk/rentals/${ id }/units?${ new URLSearchParams( span ) }` ) ).json
			.results;
		expectAllValid( 'desk-rental-unit', units );

		const priced = await post< DeskRental >( `/desk/rentals/${ id }/quote`, {
			version: 1,
			quote_cents: 90_000,
			send: true,
		} );
		expectValid( 'desk-rental', priced.json.results );
		const confirmed = await post< DeskRental >( `/desk/rentals/${ id }/confirm`, { version: 2, ...span } );
		expect( confirmed.json.results.state ).toBe( 'confirmed' );
		expectValid( 'desk-rental', confirmed.json.results );
		const calendar = await get< DeskRentalCalendar >( `/desk/rentals/calendar?class_id=2&days=60` );
		expectValid( 'desk-rental-calendar', calendar.json.results );
		const bars = calendar.json.results.classes.flatMap( ( machine ) =>
			machine.units.flatMap( ( unit ) => unit.bars )
		);
		expect( bars.map( ( bar ) => bar.id ) ).toContain( id );

		const list = await get< unknown[] >( '/desk/rentals?search=connie' );
		expectAllValid( 'desk-rental-row', list.json.results );
		expectValid( 'desk-rental-counts', ( await get( '/desk/rentals/counts' ) ).json.results );

		// Who was second gets the fresh one with the refusal.
		const late = await post< never >( `/desk/rentals/${ id }/state`, { version: 1, state: 'cancelled' } );
		expect( late.status ).toBe( 409 );
		expectValid( 'error', late.json );
		expectValid( 'desk-rental', ( late.json as unknown as { data: { rental: DeskRental } } ).data.rental );
		await post( `/desk/rentals/${ id }/state`, { version: 3, state: 'cancelled' } );
	} );

	it( 'are for those who have shown a nonce', async () => {
		const { visitor } = await atTheDesk();
		expect( ( await visitor.get( api( '/desk/rentals' ) ) ).status ).toBe( 401 );
	} );

	it( 'are printed for the desk alone', async () => {
		const url = '/wp-admin/admin-post.php?action=coleman_print_rental&rentals=1';
		const { visitor } = await atTheDesk();
		const page = await visitor.get( url );
		expect( [ page.status, page.headers[ 'cache-control' ]?.includes( 'no-store' ) ] ).toEqual( [ 200, true ] );
		expect( ( await new Visitor().get( url ) ).text ).not.toContain( 'Rental sheet' );
	} );
} );
