import { stateOf } from './words';

type Given = Parameters< typeof stateOf >[ 0 ];

const labelOf = ( state: Given[ 'state' ], ...statuses: number[] ) =>
	stateOf( {
		state,
		attempts: statuses.map( ( status ) => ( { tried_at: '', status, ms: 1, answer: '', fault: '' } ) ),
	} ).label;

it( 'says that a delivery failed only after a try that did', () => {
	expect( labelOf( 'waiting' ) ).toBe( 'Waiting' );
	for ( const failed of [ 0, 199, 301, 404, 500 ] ) {
		expect( labelOf( 'waiting', 200, failed ) ).toBe( 'Failed, retrying' );
	}
	for ( const taken of [ 200, 204, 299 ] ) {
		expect( labelOf( 'waiting', 500, taken ) ).toBe( 'Waiting' );
	}
	expect( labelOf( 'sent', 500, 200 ) ).toBe( 'Delivered' );
	expect( labelOf( 'dead', 200, 500 ) ).toBe( 'Failed' );
} );
