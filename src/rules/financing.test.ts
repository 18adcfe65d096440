import fc from 'fast-check';
import { agrees } from '../../tests/jest/agrees';
import vectors from '../../tests/seed/vectors/financing.json';
import { financing } from './financing';

agrees( vectors, ( { financed, rate, months } ) => financing( financed, rate, months ) );

/** Within the settings: $1,000 or more, up to 96 months and 40 %. */
const sums = fc.integer( { min: 100_000, max: 9_999_999_999 } );
const rates = fc.integer( { min: 0, max: 40_000 } );
const terms = fc.integer( { min: 2, max: 96 } );

it( 'is paid in full: all payments are the total, which is the sum financed and no less', () => {
	fc.assert(
		fc.property( sums, rates, terms, ( sum, rate, months ) => {
			const { payment_cents: payment, last_cents: last, total_cents: total } = financing( sum, rate, months );
			expect( payment * ( months - 1 ) + last ).toBe( total );
			expect( total ).toBeGreaterThanOrEqual( sum );
			expect( last ).toBeGreaterThan( 0 );
			expect( last ).toBeLessThanOrEqual( payment );
			// Without interest nothing is added.
			expect( rate || total ).toBe( rate || sum );
		} )
	);
} );

it( 'costs less a month and no less in all over a longer term, and more at a higher rate', () => {
	fc.assert(
		fc.property( sums, rates, fc.integer( { min: 2, max: 95 } ), ( sum, rate, months ) => {
			const [ short, long ] = [ financing( sum, rate, months ), financing( sum, rate, months + 1 ) ];
			expect( long.payment_cents ).toBeLessThan( short.payment_cents );
			expect( financing( sum, rate + 100, months ).payment_cents ).toBeGreaterThanOrEqual( short.payment_cents );
		} )
	);
} );
