import fc from 'fast-check';
import { agrees } from '../../tests/jest/agrees';
import vectors from '../../tests/seed/vectors/promise.json';
import { linePromise, takePieces, transferDays } from '@/rules/promise';
import type { PromiseInput } from '@/rules/promise';
import { promiseWords } from './promise-words';

type Out = { on: string | null; after: string; ships_on: string; reason: string; words: string };

const base: PromiseInput = vectors.base;

agrees( vectors as { rule: string; cases: { in: Partial< PromiseInput >; out: Out }[] }, ( changed ): Out => {
	const input = { ...base, ...changed };
	const promise = linePromise( input );
	const { on, after, shipsOn, reason } = promise;
	return { on, after, ships_on: shipsOn, reason, words: promiseWords( input, promise ) };
} );

describe( 'promises', () => {
	const stock = fc.dictionary( fc.constantFrom( '1', '2', '3', '4' ), fc.integer( { min: 0, max: 6 } ) );
	const question = fc.record( {
		now: fc
			.date( {
				min: new Date( '2026-01-01T00:00:00Z' ),
				max: new Date( '2027-03-01T00:00:00Z' ),
				noInvalidDate: true,
			} )
			.map( ( date ) => date.toISOString() ),
		branch: fc.constantFrom( 0, 1, 2, 3, 4 ),
		quantity: fc.integer( { min: 1, max: 12 } ),
		stock,
	} );

	it( 'takes all that is wanted, or all that there is', () => {
		fc.assert(
			fc.property( question, ( changed ) => {
				const takes = takePieces( { ...base, ...changed } );
				const sum = ( list: number[] ) => list.reduce( ( total, number ) => total + number, 0 );
				expect( sum( takes.map( ( { pieces } ) => pieces ) ) ).toBe(
					Math.min( changed.quantity, sum( Object.values( changed.stock ) ) )
				);
				takes.forEach( ( { branch, pieces } ) =>
					expect( pieces ).toBeLessThanOrEqual( changed.stock[ branch ] ?? 0 )
				);
			} )
		);
	} );

	it( 'is never later when there is more stock, and never sooner for more pieces', () => {
		const day = ( input: PromiseInput ) => {
			const { on, after } = linePromise( input );
			return `${ on } ${ after }`;
		};
		fc.assert(
			fc.property( question, ( changed ) => {
				const input = { ...base, ...changed, branch: changed.branch || 4 };
				const own = `${ input.branch }`;
				const more = { ...input.stock, [ own ]: ( input.stock[ own ] ?? 0 ) + 1 };
				expect( day( { ...input, stock: more } ) <= day( input ) ).toBe( true );
				expect( day( { ...input, quantity: input.quantity + 1 } ) >= day( input ) ).toBe( true );
			} )
		);
	} );

	it( 'promises no time in the past, and no day on which the branch is closed', () => {
		fc.assert(
			fc.property( question, ( changed ) => {
				const { on, shipsOn } = linePromise( { ...base, ...changed } );
				const today = new Intl.DateTimeFormat( 'en-CA', { timeZone: 'America/Chicago' } ).format(
					new Date( changed.now )
				);
				expect( ( on ?? '' ) >= today ).toBe( true );
				expect( new Date( `${ on }T00:00:00Z` ).getUTCDay() ).not.toBe( 0 );
				expect( [ '2026-11-26', '2026-12-25', '2026-12-26', '2027-01-01' ] ).not.toContain( on );
				expect( shipsOn === '' || shipsOn < ( on ?? '' ) ).toBe( true );
			} )
		);
	} );

	it( 'counts a row of transfers both ways', () => {
		expect( transferDays( base.transfers, 4, 2 ) ).toBe( 2 );
		expect( transferDays( base.transfers, 2, 4 ) ).toBe( 2 );
		expect( transferDays( base.transfers, 1, 4 ) ).toBe( 1 );
		expect( transferDays( base.transfers, 4, 4 ) ).toBe( 0 );
	} );
} );
