import { createReduxStore, dispatch, select } from '@wordpress/data';
import { registerOnce } from './register';

const counter = () =>
	createReduxStore( 'coleman-test/counter', {
		reducer: ( state: number = 0, { type }: { type: string } ) => ( type === 'ADD' ? state + 1 : state ),
		actions: { add: () => ( { type: 'ADD' } ) },
		selectors: { count: ( state: number ) => state },
	} );

it( 'lets every copy of a store work on the first', () => {
	const [ first, second ] = [ counter(), counter() ];
	registerOnce( first );
	dispatch( first ).add();
	registerOnce( second );
	dispatch( second ).add();
	expect( [ select( first ).count(), select( second ).count() ] ).toEqual( [ 2, 2 ] );
} );
