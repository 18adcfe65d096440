import { startOpenNow } from './open-now';

const WORDS = JSON.stringify( [
	'Open now',
	'Open now, until %s',
	'Closed',
	'Closed, opens %1$s %2$s',
	'today',
	'tomorrow',
	'%s am',
	'%s pm',
] );

const row = ( when: string, opens = '', closes = '' ) =>
	`<div ${ when }${ opens && ` data-opens="${ opens }" data-closes="${ closes }"` }></div>`;
const special = ( date: string, opens = '', closes = '' ) => row( `data-date="${ date }"`, opens, closes );
const WEEK = [
	row( 'data-days="12345"', '07:30', '17:30' ),
	row( 'data-days="6"', '08:00', '12:00' ),
	row( 'data-days="7"' ),
];

const told = () => document.querySelector( '[data-open-now]' )!.textContent;

/** What a page with these hours says at an instant. */
const tell = ( instant: string, ...rows: string[] ) => {
	jest.setSystemTime( new Date( instant ) );
	document.body.innerHTML = `<ul data-open-words='${ WORDS }'><li><p data-open-now></p><dl data-hours>${ rows.join( '' ) }</dl></li></ul>`;
	startOpenNow();
	return told();
};

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

// In winter the dealer is six hours behind. Tuesday is 2026-11-24.
it.each( [
	[ 'in the middle of a day', '2026-11-24T18:00:00Z', [], 'Open now, until 5:30 pm' ],
	[ 'at the minute it opens', '2026-11-24T13:30:00Z', [], 'Open now, until 5:30 pm' ],
	[ 'a minute before', '2026-11-24T13:29:00Z', [], 'Closed, opens today 7:30 am' ],
	[ 'at the minute it closes', '2026-11-24T23:30:00Z', [], 'Closed, opens tomorrow 7:30 am' ],
	[ 'in the evening, when it is tomorrow in London', '2026-11-25T03:00:00Z', [], 'Closed, opens tomorrow 7:30 am' ],
	[ 'on Saturday afternoon', '2026-11-28T20:00:00Z', [], 'Closed, opens Monday 7:30 am' ],
	[ 'in summer, an hour nearer', '2026-07-14T12:30:00Z', [], 'Open now, until 5:30 pm' ],
	[
		'the evening before a holiday',
		'2026-11-26T00:00:00Z',
		[ special( '2026-11-26' ) ],
		'Closed, opens Friday 7:30 am',
	],
	[ 'on the holiday', '2026-11-26T18:00:00Z', [ special( '2026-11-26' ) ], 'Closed, opens tomorrow 7:30 am' ],
	[
		'on a short day',
		'2026-12-24T19:00:00Z',
		[ special( '2026-12-24', '07:30', '12:00' ), special( '2026-12-25' ) ],
		'Closed, opens Saturday 8:00 am',
	],
	[
		'on a Sunday with hours of its own',
		'2026-11-29T18:00:00Z',
		[ special( '2026-11-29', '10:00', '14:00' ) ],
		'Open now, until 2:00 pm',
	],
	[
		'when all of a week is a holiday',
		'2026-11-22T18:00:00Z',
		[ 23, 24, 25, 26, 27, 28, 29 ].map( ( day ) => special( `2026-11-${ day }` ) ),
		'Closed, opens Mon, 11/30 7:30 am',
	],
] )( 'tells %s', ( _, instant, more, expected ) => {
	expect( tell( instant, ...WEEK, ...more ) ).toBe( expected );
} );

it( 'promises nothing when it opens on no day', () => {
	expect( tell( '2026-11-24T18:00:00Z', row( 'data-days="1234567"' ) ) ).toBe( 'Closed' );
} );

it( 'names no hour of closing where it never closes', () => {
	expect( tell( '2026-11-24T18:00:00Z', row( 'data-days="1234567"', '00:00', '24:00' ) ) ).toBe( 'Open now' );
} );

it( 'says it again as time goes by', () => {
	expect( tell( '2026-11-24T13:29:30Z', ...WEEK ) ).toBe( 'Closed, opens today 7:30 am' );
	jest.advanceTimersByTime( 60_000 );
	expect( told() ).toBe( 'Open now, until 5:30 pm' );
} );
