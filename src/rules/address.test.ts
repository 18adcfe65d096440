import fc from 'fast-check';
import { addressLines } from './address';

const cell = fc.constantFrom( '', 'a', 'b c' );

describe( 'addressLines', () => {
	it( 'prints what is there, each once, and no mark between things that are not there', () => {
		const address = fc.record( {
			name: cell,
			company: cell,
			street: cell,
			street2: cell,
			city: cell,
			state: cell,
			zip: cell,
			phone: cell,
		} );
		fc.assert(
			fc.property( address, ( one ) => {
				const lines = addressLines( one );
				expect( lines.join( '' ).replace( /[ ,]/g, '' ) ).toBe(
					Object.values( one ).join( '' ).replace( / /g, '' )
				);
				for ( const line of lines ) {
					expect( line ).toMatch( /^[^ ,].*[^ ,]$|^[^ ,]$/ );
				}
			} )
		);
	} );

	it( 'parts city, state and ZIP code as mail does', () => {
		const nothing = { name: '', company: '', street: '', street2: '', phone: '' };
		expect( addressLines( { ...nothing, city: 'Easton', state: 'KS', zip: '66020' } ) ).toEqual( [
			'Easton, KS 66020',
		] );
	} );
} );
