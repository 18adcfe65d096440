import apiFetch from '@wordpress/api-fetch';
import type { DeskRentalPrice } from '@/api/generated/schemas';
import { daysBetween } from '@/rules/days';
import { showScreen } from '../../../../tests/jest/desk-screen';
import { Announcer } from '../../notices';
import { CalendarTable } from './calendar-table';
import { listPath } from './list-query';
import { RentalScreen } from './rental-screen';
import type { Bar, Calendar, Rental, RentalScreenData, Unit } from './types';
import { waited } from './waited';

jest.mock( '@wordpress/api-fetch' );
const fetched = jest.mocked( apiFetch );

const BOOT: RentalScreenData = {
	today: '2026-03-06',
	views: [],
	states: [],
	branches: [
		{
			id: 1,
			city: 'Easton',
			hours: [ { days: [ 1, 2, 3, 4, 5, 6 ], opens: '07:30', closes: '17:00' } ],
			special_hours: [ { date: '2026-03-17', note: 'St. Patrick’s Day' } ],
		},
	],
	classes: [],
	staff: [ { id: 5, name: 'Dee Desk' } ],
	me: 5,
	mayCustomers: true,
	printUrl: '/print',
};

const RENTAL: Rental = {
	id: 12,
	version: 1,
	reference: 'K7TQ2M9XWB',
	state: 'requested',
	state_label: 'Requested',
	class_id: 1,
	machine: 'Bobcat S66',
	url: '/rental/equipment/bobcat-s66-1',
	attachments: [ { id: 3, model: 'A1', name: 'Auger' } ],
	start_date: '2026-03-09',
	return_date: '2026-03-12',
	days: 3,
	location_id: 1,
	branch: 'Easton',
	jobsite: '',
	customer: {
		id: 0,
		name: 'Pat Miller',
		phone: '(913) 555-0134',
		email: 'pat@example.com',
		address: 'Easton, KS 66020',
	},
	purpose: '',
	is_priced: true,
	blocks: [ { unit: 'day', count: 3, rate_cents: 25_000, amount_cents: 75_000 } ],
	cost_cents: 75_000,
	insurance_cents: 10_500,
	deposit_cents: 25_000,
	total_cents: 110_500,
	quote_cents: null,
	quote_note: '',
	claims: [],
	unit: null,
	owner_id: 0,
	is_verified: true,
	is_test: false,
	created_at: '2026-03-05T18:00:00Z',
	answered_at: '',
	minutes: 250,
	steps: [ { state: 'declined', label: 'Decline' } ],
	can_quote: true,
	can_confirm: true,
	can_change: false,
	events: [],
};

const UNIT: Unit = {
	id: 1,
	stock_number: 'R-3001',
	location_id: 1,
	city: 'Easton',
	is_free: true,
	is_late: false,
	is_in_shop: false,
	rental_ids: [],
	next_start: '',
	next_return: '',
};

const UNITS: Unit[] = [
	UNIT,
	{ ...UNIT, id: 2, stock_number: 'R-3002', is_free: false, rental_ids: [ 40 ], next_start: '2026-03-16' },
];

/** A screen whose server gives a rental and its units, and answers writes as it is told. */
async function open(
	rental: Rental,
	answer: ( data: Record< string, unknown > ) => unknown = () => ( { results: rental } ),
	price: Partial< DeskRentalPrice > = {}
) {
	fetched.mockReset();
	fetched.mockImplementation( ( ( {
		path = '',
		method,
		data,
	}: {
		path?: string;
		method?: string;
		data?: object;
	} ) => {
		if ( method === 'POST' ) {
			return Promise.resolve( { ...data } ).then( answer );
		}
		if ( path.includes( '/price' ) ) {
			const query = new URLSearchParams( path.split( '?' )[ 1 ] );
			const days = daysBetween( query.get( 'start_date' ) ?? '', query.get( 'return_date' ) ?? '' );
			const agreed = { agreed_days: rental.days, agreed_cents: rental.quote_cents ?? rental.total_cents };
			return Promise.resolve( { results: { days, total_cents: agreed.agreed_cents, ...agreed, ...price } } );
		}
		return Promise.resolve( { results: path.includes( '/units' ) ? UNITS : rental } );
	} ) as never );
	const onOpen = jest.fn();
	const screen = await showScreen(
		<Announcer>
			<RentalScreen boot={ BOOT } id="12" isFromCalendar={ false } onBack={ () => {} } onOpen={ onOpen } />
		</Announcer>
	);
	const button = ( name: string ) =>
		[ ...screen.root.querySelectorAll( 'button' ) ].find( ( one ) => one.textContent?.startsWith( name ) );
	const field = ( label: string ) =>
		[ ...screen.root.querySelectorAll< HTMLInputElement >( 'input, textarea, select' ) ].find( ( input ) =>
			[ ...( input.labels ?? [] ) ].some( ( one ) => one.textContent?.startsWith( label ) )
		);
	const posted = () =>
		fetched.mock.calls.map( ( [ options ] ) => options ).filter( ( options ) => options?.method === 'POST' );
	return { ...screen, button, field, posted, onOpen };
}

function type( input: HTMLInputElement | undefined, text: string ) {
	Object.getOwnPropertyDescriptor( HTMLInputElement.prototype, 'value' )?.set?.call( input, text );
	input?.dispatchEvent( new Event( 'input', { bubbles: true } ) );
}

describe( 'a request', () => {
	it( 'shows who calls, what it costs and which unit is free', async () => {
		const { root } = await open( RENTAL );
		const text = root.textContent ?? '';
		expect( text ).toContain( '$1,105.00' );
		expect( text ).toContain( 'With Auger' );
		expect( text ).toContain( 'R-3001 · Easton: free' );
		expect( text ).toContain( 'R-3002 · Easton: booked, free from Mar 16, 2026' );
		expect( root.querySelector( 'a[href="tel:9135550134"]' ) ).not.toBeNull();
	} );

	const promised = { id: 1, stock_number: 'R-3001', serial_number: '', meter_hours: 0, city: 'Easton' };
	it.each< [ string, Rental[ 'unit' ], string, string, boolean ] >( [
		[ 'confirmed', promised, 'requested', 'nothing is held for them', true ],
		[ 'confirmed', promised, 'cancelled', 'and the customer gets an email.', true ],
		[ 'requested', null, 'cancelled', 'The customer gets an email.', false ],
		[ 'expired', null, 'requested', 'The customer gets no email.', false ],
	] )( 'that is %s with %p says what comes of %s', async ( state, unit, step, text, isOfUnit ) => {
		const { act, button } = await open( { ...RENTAL, state, unit, steps: [ { state: step, label: 'Do it' } ] } );
		await act( () => button( 'Do it' )!.click() );
		const dialog = document.querySelector( '[role=dialog]' )!;
		const told = dialog.textContent ?? '';
		await act( () =>
			[ ...dialog.querySelectorAll( 'button' ) ].find( ( one ) => one.textContent === 'Back' )!.click()
		);
		expect( told ).toContain( text );
		expect( told.includes( 'The unit becomes available' ) ).toBe( isOfUnit );
	} );

	it( 'is confirmed on the unit and the days that were chosen', async () => {
		const { act, button, field, posted } = await open( RENTAL );
		await act( () => field( 'R-3001' )?.click() );
		await act( () => type( field( 'Back' ), '2026-03-13' ) );
		await act( () => button( 'Confirm' )?.click() );
		expect( posted() ).toEqual( [
			expect.objectContaining( {
				path: '/coleman/v1/desk/rentals/12/confirm',
				data: {
					version: 1,
					start_date: '2026-03-09',
					return_date: '2026-03-13',
					keep_price: false,
					unit_id: 1,
					location_id: 0,
				},
			} ),
		] );
	} );

	it( 'hints at days on which the branch is closed, and lets staff confirm', async () => {
		const sunday = { ...RENTAL, start_date: '2026-03-08', return_date: '2026-03-17' };
		const { root, act, field, button, posted } = await open( sunday );
		const hint = () => root.querySelector( 'form .components-notice.is-warning' )?.textContent ?? '';
		expect( hint() ).toContain( 'Easton is closed on Sun, Mar 8, 2026.' );
		expect( hint() ).toContain( 'Easton is closed on Tue, Mar 17, 2026.' );
		await act( () => type( field( 'Back' ), '2026-03-16' ) );
		expect( hint() ).not.toContain( 'Mar 17' );
		await act( () => button( 'Confirm' )?.click() );
		expect( posted()[ 0 ]?.data ).toMatchObject( { start_date: '2026-03-08', return_date: '2026-03-16' } );
		await act( () => type( field( 'Out' ), '2026-03-09' ) );
		expect( hint() ).toBe( '' );
	} );

	it( 'says nothing of the day on which it went out', async () => {
		const out = { ...RENTAL, state: 'out', can_confirm: false, can_change: true, start_date: '2026-03-08' };
		const { root } = await open( out );
		expect( root.textContent ).not.toContain( 'is closed on' );
	} );

	it( 'is given other days before anything is promised', async () => {
		const { act, button, field, posted } = await open( RENTAL );
		expect( button( 'Change dates only' ) ).toBeUndefined();
		await act( () => type( field( 'Back' ), '2026-03-14' ) );
		await act( () => button( 'Change dates only' )?.click() );
		expect( posted() ).toEqual( [
			expect.objectContaining( {
				path: '/coleman/v1/desk/rentals/12/dates',
				data: { version: 1, start_date: '2026-03-09', return_date: '2026-03-14', keep_price: false },
			} ),
		] );
	} );

	it( 'that gets shorter and dearer says so before it is saved, and keeps the agreed price', async () => {
		const quoted = { ...RENTAL, quote_cents: 70_000, days: 7, return_date: '2026-03-16' };
		const { root, act, button, field, posted } = await open( quoted, undefined, { total_cents: 72_500 } );
		await act( () => type( field( 'Back' ), '2026-03-14' ) );
		expect( root.textContent ).toContain(
			'This is shorter but costs more: 5 days cost $725.00. You agreed on 7 days for $700.00.'
		);
		await act( () => button( 'Change dates only' )?.click() );
		await act( () => field( '$725.00, calculated for 5 days' )?.click() );
		await act( () => button( 'Change dates only' )?.click() );
		expect( posted().map( ( { data } = {} ) => data?.keep_price ) ).toEqual( [ true, false ] );
	} );

	it( 'that gets longer costs the new price unless the agreed one is kept', async () => {
		const { root, act, button, field, posted } = await open( RENTAL, undefined, { total_cents: 130_000 } );
		await act( () => type( field( 'Back' ), '2026-03-10' ) );
		expect( root.textContent ).toContain( '1 day' );
		expect( root.textContent ).not.toContain( '1 days' );
		await act( () => type( field( 'Back' ), '2026-03-14' ) );
		expect( root.textContent ).not.toContain( 'This is shorter' );
		await act( () => button( 'Change dates only' )?.click() );
		await act( () => field( '$1,105.00, as agreed for 3 days' )?.click() );
		await act( () => button( 'Change dates only' )?.click() );
		expect( posted().map( ( { data } = {} ) => data?.keep_price ) ).toEqual( [ false, true ] );
	} );

	it( 'that meets a taken day is offered what is free instead, and a click fills it in', async () => {
		const { root, act, button, field, posted } = await open( RENTAL, () => {
			throw Object.assign( new Error(), {
				code: 'coleman_rental_overlap',
				message: 'This machine is booked on some of these days.',
				data: {
					status: 409,
					free_units: [ { unit_id: 1, stock_number: 'R-3001', city: 'Easton' } ],
					alternatives: [
						{
							unit_id: 2,
							stock_number: 'R-3002',
							city: 'Easton',
							start_date: '2026-03-16',
							return_date: '2026-03-19',
						},
					],
				},
			} );
		} );
		await act( () => field( 'R-3002' )?.click() );
		await act( () => button( 'Confirm' )?.click() );
		expect( root.textContent ).toContain( 'This machine is booked on some of these days.' );
		expect( button( 'Take R-3001, Easton' ) ).toBeDefined();
		await act( () => button( 'Take R-3002, Easton, from Mar 16, 2026 to Mar 19, 2026' )?.click() );
		expect( [ field( 'Out' )?.value, field( 'Back' )?.value, field( 'R-3002' )?.checked ] ).toEqual( [
			'2026-03-16',
			'2026-03-19',
			true,
		] );
		expect( root.textContent ).not.toContain( 'on some of these days' );
		await act( () => button( 'Confirm' )?.click() );
		expect( posted()[ 1 ]?.data ).toMatchObject( { start_date: '2026-03-16', unit_id: 2 } );
	} );

	it( 'leads to who has a unit that is taken', async () => {
		const { act, button, field, onOpen } = await open( RENTAL );
		expect( button( 'See who booked it' ) ).toBeUndefined();
		await act( () => field( 'R-3002' )?.click() );
		await act( () => button( 'See who booked it' )?.click() );
		expect( onOpen ).toHaveBeenCalledWith( 40 );
	} );

	it( 'is offered a price, which must be one', async () => {
		const { act, button, field, posted } = await open( RENTAL );
		await act( () => type( field( 'Total price' ), 'cheap' ) );
		await act( () => button( 'Send price' )?.click() );
		expect( posted() ).toEqual( [] );
		await act( () => type( field( 'Total price' ), '1,040.50' ) );
		await act( () => button( 'Send price' )?.click() );
		expect( posted()[ 0 ]?.data ).toEqual( { version: 1, quote_cents: 104_050, note: '', send: true } );
	} );

	it( 'is looked after by whoever says so', async () => {
		const { act, button, posted } = await open( RENTAL );
		await act( () => button( 'Assign to me' )?.click() );
		expect( posted()[ 0 ]?.data ).toEqual( { version: 1, owner_id: 5 } );
	} );

	it( 'that another desk has changed is shown fresh', async () => {
		const { root, act, button } = await open( RENTAL, () => {
			throw Object.assign( new Error(), {
				code: 'coleman_rental_changed',
				message: 'Somebody else.',
				data: { status: 409, rental: { ...RENTAL, version: 2, owner_id: 5, state_label: 'Quoted' } },
			} );
		} );
		await act( () => button( 'Assign to me' )?.click() );
		expect( root.textContent ).toContain( 'Someone else just changed this.' );
		expect( root.textContent ).toContain( 'Quoted' );
	} );

	it( 'shows where the browser reckoned otherwise, and nothing where it did not', async () => {
		const claims = [ { what: 'Days', said: '1', is: '3' } ];
		expect( ( await open( { ...RENTAL, claims } ) ).root.textContent ).toContain( 'Days: 1 (3)' );
		expect( ( await open( RENTAL ) ).root.textContent ).not.toContain( 'calculated a different price' );
	} );
} );

describe( 'a list', () => {
	const view = { type: 'table', search: '', filters: [], perPage: 25 } as never;

	it( 'asks for what is due first, first', () => {
		expect( listPath( 'overdue', view ) ).toBe( '/rentals?view=overdue&sort=returns&direction=asc&per_page=25' );
		expect( listPath( 'new', view ) ).toContain( 'sort=received&direction=desc' );
	} );

	it( 'is narrowed down by branch, machine and state', () => {
		const filters = [
			{ field: 'branch', operator: 'is', value: '2' },
			{ field: 'machine', operator: 'is', value: '7' },
			{ field: 'state', operator: 'isAny', value: [ 'out', 'returned' ] },
			{ field: 'state', operator: 'isAny', value: [] },
		];
		expect( listPath( 'all', { ...( view as object ), filters } as never ) ).toBe(
			'/rentals?view=all&location_id=2&class_id=7&states=out%2Creturned&sort=received&direction=desc&per_page=25'
		);
	} );
} );

describe( 'a stretch of time', () => {
	const at = '2026-03-05T22:10:00Z';
	it.each( [
		[ 'requested', 12, '', 'Waiting for an answer: 12 min of opening hours.' ],
		[ 'requested', 250, '', 'Waiting for an answer: 4 h 10 min of opening hours.' ],
		[ 'requested', 0, '', 'Not answered.' ],
		[ 'expired', 3060, '', 'Not answered.' ],
		[ 'quoted', 3060, at, 'Answered after 51 h of opening hours, on Mar 5, 2026, 4:10 PM.' ],
		[ 'closed', 0, at, 'Answered right away, on Mar 5, 2026, 4:10 PM.' ],
	] as const )( '%s, %d minutes, answered %s', ( state, minutes, answered, text ) => {
		expect( waited( { state, minutes, answered_at: answered } ) ).toBe( text );
	} );
} );

describe( 'the calendar', () => {
	const bar: Bar = {
		from: '2026-03-07',
		to: '2026-03-10',
		kind: 'rental',
		id: 12,
		state: 'confirmed',
		text: 'Pat Miller',
		ready_from: '2026-03-10',
	};
	const calendar: Calendar = {
		today: '2026-03-06',
		days: [ '06', '07', '08', '09', '10', '11' ].map( ( day ) => ( {
			date: `2026-03-${ day }`,
			is_open: day !== '08',
		} ) ),
		classes: [
			{
				id: 1,
				name: 'Bobcat S66',
				units: [
					{ id: 1, stock_number: 'R-3001', city: 'Easton', bars: [ bar ] },
					{
						id: 2,
						stock_number: 'R-3002',
						city: 'Easton',
						bars: [
							{
								...bar,
								from: '2026-03-01',
								to: '2026-03-06',
								id: 13,
								state: 'out',
								text: 'Jo',
								ready_from: '2026-03-05',
							},
							{ ...bar, kind: 'block', id: 4, state: '', text: '', ready_from: '' },
						],
					},
				],
				waiting: [ { id: 20, state: 'requested', text: 'Kim', from: '2026-03-09', to: '2026-03-12' } ],
			},
		],
	};

	it( 'is a table: each unit a row, each day a column, each bar a button that says all of it', async () => {
		const [ onOpen, onUnit, onBlock ] = [ jest.fn(), jest.fn(), jest.fn() ];
		const { root, act } = await showScreen(
			<CalendarTable calendar={ calendar } onOpen={ onOpen } onUnit={ onUnit } onBlock={ onBlock } />
		);
		expect(
			[ ...root.querySelectorAll( 'tbody tr' ) ].map( ( row ) =>
				[ ...row.children ].reduce( ( sum, cell ) => sum + ( cell as HTMLTableCellElement ).colSpan, 0 )
			)
		).toEqual( [ 7, 7, 7, 7 ] );
		const named = ( name: string ) => root.querySelector< HTMLElement >( `[aria-label="${ name }"]` );
		await act( () => named( 'R-3001, Pat Miller, confirmed, Mar 7, 2026 to Mar 10, 2026' )?.click() );
		await act( () => named( 'R-3002, Jo, overdue, Mar 1, 2026 to Mar 6, 2026' )?.click() );
		await act( () => named( 'Kim, waiting for us, Mar 9, 2026 to Mar 12, 2026' )?.click() );
		expect( onOpen.mock.calls ).toEqual( [ [ 12 ], [ 13 ], [ 20 ] ] );
		await act( () => named( 'R-3002, in the shop, Mar 7, 2026 to Mar 10, 2026' )?.click() );
		expect( onBlock ).toHaveBeenCalledWith( expect.objectContaining( { id: 4 } ), 'R-3002' );
		await act( () => root.querySelector< HTMLElement >( '.coleman-rentals__unit' )?.click() );
		expect( onUnit ).toHaveBeenCalledWith( expect.objectContaining( { id: 1 } ) );
		expect( root.querySelectorAll( 'tbody td.is-closed' ) ).toHaveLength( 1 );
	} );

	it( 'shades the days on which a machine is made ready', async () => {
		const nothing = () => {};
		const { root } = await showScreen(
			<CalendarTable calendar={ calendar } onOpen={ nothing } onUnit={ nothing } onBlock={ nothing } />
		);
		const ready = [ ...root.querySelectorAll< HTMLElement >( '.is-confirmed, .is-overdue, .is-block' ) ].map(
			( one ) => one.style.getPropertyValue( '--ready' )
		);
		expect( ready ).toEqual( [ '25%', '100%', '0%' ] );
	} );
} );
