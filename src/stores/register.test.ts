import { createReduxStore, createRegistry, dispatch, select } from '@wordpress/data';
import { listening, onComeBack, perRegistry, registerOnce } from './register';

const counter = () =>
	createReduxStore( 'coleman-test/counter', {
		reducer: ( state: number = 0, { type }: { type: string } ) => ( type === 'ADD' ? state + 1 : state ),
		actions: { add: () => ( { type: 'ADD' } ) },
		selectors: { count: ( state: number ) => state },
	} );

it( 'lets every copy of a store work on the first', () => {
	const listen = jest.fn();
	const [ first, second ] = [ listening( counter(), listen ), listening( counter(), listen ) ];
	expect( listen ).not.toHaveBeenCalled();
	registerOnce( first );
	dispatch( first ).add();
	registerOnce( second );
	dispatch( second ).add();
	expect( [ select( first ).count(), select( second ).count() ] ).toEqual( [ 2, 2 ] );
	expect( listen ).toHaveBeenCalledTimes( 1 );
} );

it( 'follows the page for each registry that a store is registered in', () => {
	const store = counter();
	const listeningStore = listening( store, ( registry ) =>
		document.addEventListener( 'add', () => registry.dispatch( store ).add() )
	);
	const registries = [ createRegistry(), createRegistry(), createRegistry() ];
	registries.slice( 1 ).forEach( ( registry ) => registry.register( listeningStore ) );
	registries[ 0 ]!.register( store );
	document.dispatchEvent( new Event( 'add' ) );
	expect( registries.map( ( registry ) => registry.select( store ).count() ) ).toEqual( [ 0, 1, 1 ] );
} );

it( 'gives each registry what is its own', () => {
	const listOf = perRegistry( (): string[] => [] );
	const [ first, second ] = [ createRegistry(), createRegistry() ];
	listOf( first ).push( 'a' );
	listOf( first ).push( 'b' );
	expect( [ listOf( first ), listOf( second ) ] ).toEqual( [ [ 'a', 'b' ], [] ] );
} );

it( 'knows when a page comes back, from a tab or from the browser’s store', () => {
	const run = jest.fn();
	const visibility = jest.spyOn( document, 'visibilityState', 'get' );
	onComeBack( run );
	visibility.mockReturnValue( 'hidden' );
	document.dispatchEvent( new Event( 'visibilitychange' ) );
	expect( run ).not.toHaveBeenCalled();
	visibility.mockReturnValue( 'visible' );
	document.dispatchEvent( new Event( 'visibilitychange' ) );
	dispatchEvent( new Event( 'pageshow' ) );
	expect( run ).toHaveBeenCalledTimes( 2 );
} );
