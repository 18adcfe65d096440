import { startToday } from './today';

const LIST = `
	<dl data-hours>
		<div data-days="12345">Mon–Fri</div>
		<div data-days="6">Sat</div>
		<div data-days="7">Sun</div>
		<div data-date="2026-11-26">Thanksgiving Day</div>
	</dl>`;

const marked = () => [ ...document.querySelectorAll( '[aria-current=date]' ) ].map( ( row ) => row.textContent );

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

it.each( [
	[ '2026-11-25T18:00:00Z', 'Mon–Fri' ],
	[ '2026-11-26T18:00:00Z', 'Thanksgiving Day' ],
	[ '2026-11-28T18:00:00Z', 'Sat' ],
	// Still Saturday where the dealer is.
	[ '2026-11-29T05:30:00Z', 'Sat' ],
] )( 'marks the row that holds at %s', ( now, row ) => {
	jest.setSystemTime( new Date( now ) );
	document.body.innerHTML = LIST;
	startToday();
	expect( marked() ).toEqual( [ row ] );
} );

it( 'goes with the time when the page is looked at again', () => {
	jest.setSystemTime( new Date( '2026-11-28T18:00:00Z' ) );
	document.body.innerHTML = LIST;
	startToday();
	jest.setSystemTime( new Date( '2026-11-29T18:00:00Z' ) );
	document.dispatchEvent( new Event( 'visibilitychange' ) );
	expect( marked() ).toEqual( [ 'Sun' ] );
} );
