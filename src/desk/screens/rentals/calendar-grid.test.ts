import { dayAfter, daysBetween } from '@/rules/days';
import { cellsOf, lanesOf } from './calendar-grid';

const DAYS = [ '2026-03-06', '2026-03-07', '2026-03-08', '2026-03-09', '2026-03-10' ];

/** "." for a free day, the letter of a bar for each of its days, "<" and ">" where it goes on outside. */
const drawn = ( bars: { id: string; from: string; to: string }[] ) =>
	cellsOf( DAYS, bars )
		.map( ( cell ) =>
			cell.kind === 'free'
				? '.'
				: `${ cell.isCutBefore ? '<' : '' }${ cell.bar.id.repeat( cell.span ) }${ cell.isCutAfter ? '>' : '' }`
		)
		.join( '' );

describe( 'a row of the calendar', () => {
	it.each( [
		[ '.....', [] ],
		[ '.aaa.', [ [ 'a', '2026-03-07', '2026-03-09' ] ] ],
		[
			'<aa..b',
			[
				[ 'a', '2026-03-01', '2026-03-07' ],
				[ 'b', '2026-03-10', '2026-03-10' ],
			],
		],
		[
			'aabbb>',
			[
				[ 'a', '2026-03-06', '2026-03-07' ],
				[ 'b', '2026-03-08', '2026-03-20' ],
			],
		],
		[ '<aaaaa>', [ [ 'a', '2026-01-01', '2026-12-31' ] ] ],
		[
			'.....',
			[
				[ 'a', '2026-02-01', '2026-03-05' ],
				[ 'b', '2026-03-11', '2026-03-12' ],
			],
		],
	] )( 'is %s', ( row, bars ) => {
		expect( drawn( bars.map( ( [ id = '', from = '', to = '' ] ) => ( { id, from, to } ) ) ) ).toBe( row );
	} );

	it( 'has as many days as are shown, whatever is in it', () => {
		const cells = cellsOf( DAYS, [
			{ from: '2026-03-01', to: '2026-03-06' },
			{ from: '2026-03-08', to: '2026-04-01' },
		] );
		expect( cells.reduce( ( sum, cell ) => sum + ( cell.kind === 'bar' ? cell.span : 1 ), 0 ) ).toBe( DAYS.length );
	} );
} );

describe( 'those who wait', () => {
	it( 'stand in as few rows as hold them side by side', () => {
		const [ a, b, c, d ] = [
			{ from: '2026-03-01', to: '2026-03-04' },
			{ from: '2026-03-04', to: '2026-03-06' },
			{ from: '2026-03-05', to: '2026-03-09' },
			{ from: '2026-03-07', to: '2026-03-08' },
		];
		expect( lanesOf( [ a, b, c, d ] ) ).toEqual( [
			[ a, c ],
			[ b, d ],
		] );
		expect( lanesOf( [] ) ).toEqual( [] );
	} );
} );

describe( 'days', () => {
	it( 'are neither skipped nor doubled where clocks change', () => {
		expect( dayAfter( '2026-03-07', 1 ) ).toBe( '2026-03-08' );
		expect( dayAfter( '2026-03-08', 1 ) ).toBe( '2026-03-09' );
		expect( dayAfter( '2026-11-02', -1 ) ).toBe( '2026-11-01' );
		expect( dayAfter( '2028-02-28', 2 ) ).toBe( '2028-03-01' );
		expect( daysBetween( '2026-10-30', '2026-11-03' ) ).toBe( 4 );
		expect( daysBetween( '2026-03-09', '2026-03-06' ) ).toBe( -3 );
	} );
} );
