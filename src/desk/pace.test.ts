import { pace, size, timeLeft, withMoment } from './pace';

describe( 'how something goes on', () => {
	it( 'tell how long it will take from the last seconds', () => {
		const at = ( second: number, share: number ) => ( { at: second * 1_000, share, records: share * 1_000 } );
		expect( pace( [ at( 0, 0 ) ] ) ).toBeNull();
		expect( timeLeft( [ at( 0, 0 ) ] ) ).toBe( '' );
		expect( pace( [ at( 0, 0 ), at( 10, 0.1 ) ] )?.rows ).toBeCloseTo( 10 );
		expect( timeLeft( [ at( 0, 0 ), at( 10, 0.1 ) ] ) ).toBe( 'about 2 minutes left' );
		expect( timeLeft( [ at( 0, 0.5 ), at( 10, 0.9 ) ] ) ).toBe( 'less than a minute left' );
		// What was long ago does not count.
		expect( withMoment( [ at( 0, 0 ), at( 15, 0.1 ) ], at( 30, 0.2 ) ) ).toHaveLength( 2 );
	} );

	it( 'tell sizes', () => {
		expect( [ 0, 50, 2_048, 5_242_880 ].map( size ) ).toEqual( [ '0 bytes', '50 bytes', '2.0 KB', '5.0 MB' ] );
	} );
} );
