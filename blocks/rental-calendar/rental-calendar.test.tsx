import { fetchAvailability } from '@/rentals/calls';
import { weeksOf } from '@/rentals/months';
import { hydrateIsland } from '../../tests/jest/hydrate-island';
import fixtures from './fixtures.json';
import { dayByKey, RentalCalendar, rentalCalendarProps } from './rental-calendar';
import { choiceIn } from './rental-calendar-props';

jest.mock( '@/rentals/calls' );

const ask = jest.mocked( fetchAvailability );

const PATH = '/rental/equipment/bobcat-t66-2';

const open = async ( props: object = fixtures.typical ) => {
	const page = await hydrateIsland( RentalCalendar, rentalCalendarProps, props );
	const day = ( date: string ) => page.root.querySelector< HTMLElement >( `[data-date="${ date }"]` )!;
	return {
		...page,
		day,
		month: () => page.root.querySelector( '.coleman-rental-calendar__month' )!.textContent,
		link: ( name: string ) =>
			[ ...page.root.querySelectorAll< HTMLElement >( 'a' ) ].find(
				( link ) => ( link.getAttribute( 'aria-label' ) ?? link.textContent ) === name
			)!,
		focused: () => ( page.root.ownerDocument.activeElement as HTMLElement ).dataset.date,
		press: ( key: string ) =>
			page.act( () =>
				page.root.ownerDocument.activeElement!.dispatchEvent(
					new KeyboardEvent( 'keydown', { key, bubbles: true, cancelable: true } )
				)
			),
	};
};

beforeEach( () => {
	jest.resetAllMocks();
	history.replaceState( null, '', PATH );
	ask.mockResolvedValue( [ { date: '2027-01-04', free: 2, is_open: true } ] );
} );

it( 'says in words what each day is', async () => {
	const { day } = await open();
	const named = ( date: string ) => [ day( date ).firstElementChild!.textContent, day( date ).tagName ];
	expect( named( '2026-12-07' ) ).toEqual( [ 'December 7: past', 'SPAN' ] );
	expect( named( '2026-12-13' ) ).toEqual( [ 'December 13: Closed', 'SPAN' ] );
	expect( named( '2026-12-10' ) ).toEqual( [ 'December 10: None', 'SPAN' ] );
	expect( named( '2026-12-09' ) ).toEqual( [ 'December 9: 1 left', 'A' ] );
	expect( named( '2026-12-12' ) ).toEqual( [ 'December 12: 3 free', 'A' ] );
} );

it( 'offers no day before tomorrow', async () => {
	const { day } = await open();
	expect( day( '2026-12-08' ).firstElementChild!.textContent ).toBe( 'December 8: 3 free' );
	expect( day( '2026-12-08' ).tagName ).toBe( 'SPAN' );
	expect( day( '2026-12-08' ).parentElement!.getAttribute( 'aria-current' ) ).toBe( 'date' );
} );

it( 'leads to the request, which begins with the day chosen', async () => {
	const { day, act } = await open();
	expect( day( '2026-12-09' ).getAttribute( 'href' ) ).toBe( '/rental/request/2?start_date=2026-12-09' );
	document.body.insertAdjacentHTML(
		'beforeend',
		'<dialog id="rental-request"><form><input type="date" name="start_date"></form></dialog>'
	);
	const changed = jest.fn();
	document.querySelector( 'dialog' )!.addEventListener( 'change', changed );
	document.addEventListener( 'click', ( event ) => event.preventDefault(), { once: true } );
	await act( () => day( '2026-12-09' ).click() );
	expect( document.querySelector( 'input' )!.value ).toBe( '2026-12-09' );
	expect( changed ).toHaveBeenCalledTimes( 1 );
} );

it( 'turns to another month without a new page', async () => {
	const calendar = await open();
	await calendar.act( () => calendar.link( 'January 2027' ).click() );
	expect( ask ).toHaveBeenCalledWith( 2, '2027-01-01', '2027-01-31', 0, expect.any( AbortSignal ) );
	expect( calendar.month() ).toBe( 'January 2027' );
	expect( calendar.root.querySelector( '[role=status]' )!.textContent ).toBe( 'Showing January 2027' );
	expect( location.pathname + location.search ).toBe( `${ PATH }?month=2027-01` );
} );

it( 'asks for one branch from today on', async () => {
	const calendar = await open();
	await calendar.act( () => calendar.link( 'Smithville' ).click() );
	expect( ask ).toHaveBeenCalledWith( 2, '2026-12-08', '2026-12-31', 3, expect.any( AbortSignal ) );
	expect( location.search ).toBe( '?location_id=3' );
} );

it( 'is one stop of the Tab key, and walked by arrows into the next month', async () => {
	const calendar = await open();
	const stops = [ ...calendar.root.querySelectorAll< HTMLElement >( '[data-date]' ) ].filter(
		( { tabIndex } ) => tabIndex === 0
	);
	expect( stops.map( ( { dataset } ) => dataset.date ) ).toEqual( [ '2026-12-08' ] );
	expect( calendar.root.querySelector( 'table' )!.getAttribute( 'role' ) ).toBe( 'grid' );
	await calendar.act( () => calendar.day( '2026-12-08' ).focus() );
	await calendar.press( 'ArrowRight' );
	expect( calendar.focused() ).toBe( '2026-12-09' );
	await calendar.press( 'End' );
	expect( calendar.focused() ).toBe( '2026-12-12' );
	await calendar.press( 'PageDown' );
	expect( calendar.month() ).toBe( 'January 2027' );
	expect( calendar.focused() ).toBe( '2027-01-12' );
	await calendar.press( 'Home' );
	expect( calendar.focused() ).toBe( '2027-01-10' );
} );

it( 'goes no further than it knows', async () => {
	history.replaceState( null, '', `${ PATH }?month=2027-11` );
	const calendar = await open( fixtures[ 'last month' ] );
	await calendar.act( () => calendar.day( '2027-11-30' ).focus() );
	await calendar.press( 'ArrowDown' );
	expect( calendar.focused() ).toBe( '2027-11-30' );
	expect( ask ).not.toHaveBeenCalled();
} );

it.each( [
	[ 'ArrowUp', '2026-12-03', '2026-11-26' ],
	[ 'PageDown', '2028-01-31', '2028-02-29' ],
	[ 'PageUp', '2027-01-15', '2026-12-15' ],
	[ 'a', '2027-01-15', null ],
] )( 'by %s from %s to %s', ( key, from, to ) => expect( dayByKey( key, from ) ).toBe( to ) );

it.each( [
	[ 'ArrowLeft', '2027-01-16' ],
	[ 'ArrowRight', '2027-01-14' ],
	[ 'ArrowUp', '2027-01-08' ],
] )( 'by %s to %s, where the days go to the left', ( key, to ) =>
	expect( dayByKey( key, '2027-01-15', true ) ).toBe( to )
);

it.each( [ '?month=2026-11', '?month=2027-13', '?month=2028-01', '?month=x', '?location_id=9' ] )(
	'reads nothing in %s, as PHP does',
	( query ) => {
		expect( choiceIn( query, fixtures.typical ) ).toEqual( { month: '2026-12', locationId: 0 } );
	}
);

it( 'reads its own query alone where others stand on the page', () => {
	const second = { ...fixtures.typical, queryName: 'rental-calendar-2' };
	const january = { month: '2027-01', locationId: 0 };
	const usual = { month: '2026-12', locationId: 0 };
	expect( choiceIn( '?month=2027-01', fixtures.typical ) ).toEqual( january );
	expect( choiceIn( '?month=2027-01', second ) ).toEqual( usual );
	expect( choiceIn( '?month=2027-01&for=rental-calendar-2', fixtures.typical ) ).toEqual( usual );
	expect( choiceIn( '?month=2027-01&for=rental-calendar-2', second ) ).toEqual( january );
} );

it( 'names itself in the address where it is not the first', async () => {
	const calendar = await open( { ...fixtures.typical, queryName: 'rental-calendar-2' } );
	const link = calendar.link( 'January 2027' );
	expect( link.getAttribute( 'href' ) ).toBe( '?month=2027-01&for=rental-calendar-2#rental-calendar' );
	await calendar.act( () => link.click() );
	expect( location.search ).toBe( '?month=2027-01&for=rental-calendar-2' );
} );

it( 'lays a month out in whole weeks', () => {
	const weeks = weeksOf( '2028-02' );
	expect( weeks.flat().filter( Boolean ) ).toHaveLength( 29 );
	expect( weeks.every( ( week ) => week.length === 7 ) ).toBe( true );
	expect( weeks[ 0 ]!.indexOf( '2028-02-01' ) ).toBe( 2 );
} );
