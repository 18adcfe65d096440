import { api, base, expectValid, type Problem, Visitor } from './site';

/** Rental requests, by the call and as a browser without JavaScript posts the form. */

type Asked = { results: { requestId: number; reference: string; Url: string; estimate: { total_cents: number } } };

type Day = { date: string; is_open: boolean };

/** Two days on which the counter is open, some days ahead. */
async function openDays() {
	const { json } = await new Visitor().get< { results: Day[] } >( api( '/rentals/1/availability' ) );
	const open = json.results.slice( 7 ).filter( ( { is_open: isOpen } ) => isOpen );
	return { start_date: open[ 0 ]!.date, return_date: open[ 3 ]!.date };
}

let span: { start_date: string; return_date: string };

beforeAll( async () => {
	span = await openDays();
} );

const form = ( changes: Record< string, string > = {} ) => ( {
	equipmentId: '1',
	...span,
	your_name: 'Pat Miller',
	phone_number: '913-555-0134',
	your_email: `pat.${ Date.now() }.${ Math.random().toString( 36 ).slice( 2 ) }@example.com`,
	your_city: 'Easton',
	your_state: 'KS',
	your_zip: '66020',
	pickup_or_delivery: 'Pickup',
	pickup_location: 'Lees Summit',
	...changes,
} );

const pathOf = ( location = '' ) => location.replace( base, '' );

it( 'takes a request, answers the same to the same key, and prices it itself', async () => {
	const visitor = new Visitor();
	const body = form( { estimated_cost: '$1.00', days: '1 day' } );
	const key = { 'Idempotency-Key': `contract-${ Date.now() }` };
	const first = await visitor.post< Asked >( api( '/rentals/request' ), body, key );
	expect( first.status ).toBe( 201 );
	expectValid( 'rental-requested', first.json.results );
	expect( first.headers[ 'cache-control' ] ).toMatch( /no-store/ );
	const quote = await visitor.post< Asked[ 'results' ] & { results: { total_cents: number } } >(
		api( '/rentals/quote' ),
		{ equipmentId: '1', ...span }
	);
	expect( first.json.results.estimate.total_cents ).toBe( quote.json.results.total_cents );
	const again = await visitor.post< Asked >( api( '/rentals/request' ), body, key );
	expect( [ again.status, again.headers[ 'idempotency-replayed' ] ] ).toEqual( [ 201, 'true' ] );
	expect( again.json ).toEqual( first.json );
} );

it( 'says what is wrong by the names of the fields', async () => {
	const answer = await new Visitor().post< Problem >(
		api( '/rentals/request' ),
		form( { your_zip: '6602', pickup_location: '', start_date: '2020-01-01' } )
	);
	expect( answer.status ).toBe( 400 );
	expect( answer.json.message ).toBe(
		'One or more errors were found in your form. Please fill in all fields prior to submitting.'
	);
	expect( answer.json.data.params ).toEqual( {
		start_date: 'Please select a future start date',
		your_zip: 'Enter a 5-digit ZIP code.',
		pickup_location: 'Pickup Location is required.',
	} );
} );

it( 'leads from the form to a page that its address opens, and that nobody keeps', async () => {
	const visitor = new Visitor();
	const attachments = await visitor.get< {
		results: { AttachmentId: number; DailyRental: string; Model: string }[];
	} >( api( '/attachments?per_page=50' ) );
	const rented = attachments.json.results.filter( ( { DailyRental } ) => DailyRental !== '' ).slice( 0, 2 );
	expect( rented ).toHaveLength( 2 );
	const body = new URLSearchParams( { coleman_action: 'rental-request', ...form() } );
	for ( const { AttachmentId } of rented ) {
		body.append( 'attachment_ids[]', String( AttachmentId ) );
	}
	const sent = await visitor.post( '/rental/request/1', body.toString(), {
		'Content-Type': 'application/x-www-form-urlencoded',
	} );
	expect( sent.status ).toBe( 303 );
	const path = pathOf( sent.headers.location );
	expect( path ).toMatch( /^\/rental\/confirmation\/[2-9A-HJ-KM-NP-TW-Z]{10}$/ );

	// A page of nobody in particular: another browser opens it, and sees nothing of who asked.
	const page = await new Visitor().get( path );
	expect( page.status ).toBe( 200 );
	expect( page.headers[ 'cache-control' ] ).toMatch( /private, no-store/ );
	expect( page.text ).toMatch( /<meta name='robots' content='[^']*noindex/ );
	expect( page.text ).toContain( 'Rental order not finalized until confirmed by a member of the rental staff.' );
	const [ , named = '' ] = /With ([^<]*)</.exec( page.text ) ?? [];
	expect( named.split( ', ' ) ).toEqual( rented.map( ( { Model } ) => expect.stringContaining( `(${ Model })` ) ) );
	for ( const secret of [ 'Pat Miller', '0134', 'pat.' ] ) {
		expect( page.text ).not.toContain( secret );
	}
} );

it( 'shows the form again with what was typed', async () => {
	const answer = await new Visitor().post( '/rental/request/1', {
		coleman_action: 'rental-request',
		...form( { your_city: '', your_name: 'O"Dell <b>' } ),
	} );
	expect( answer.status ).toBe( 400 );
	expect( answer.headers[ 'cache-control' ] ).toMatch( /no-store/ );
} );
