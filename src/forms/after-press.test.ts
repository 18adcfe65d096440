import { afterPress } from './after-press';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

const happen = ( ...names: string[] ) => names.forEach( ( name ) => document.dispatchEvent( new Event( name ) ) );

it( 'runs at once while nobody presses', () => {
	const run = jest.fn();
	afterPress( run );
	expect( run ).toHaveBeenCalledTimes( 1 );
} );

it.each( [
	[ 'a mouse', [ 'pointerdown', 'mousedown' ], [ 'pointerup', 'mouseup' ] ],
	[ 'a finger', [ 'pointerdown', 'pointerup', 'mousedown' ], [ 'mouseup' ] ],
	[ 'a finger that scrolls', [ 'pointerdown' ], [ 'pointercancel' ] ],
	[ 'a mouse let go outside the window, and a key', [ 'pointerdown', 'mousedown' ], [ 'keydown' ] ],
] )( 'waits for the end of the press of %s, and its click', ( _, down, up ) => {
	const order: string[] = [];
	happen( ...down );
	afterPress( () => order.push( 'told' ) );
	happen( ...up );
	order.push( 'click' );
	jest.runAllTimers();
	expect( order ).toEqual( [ 'click', 'told' ] );
} );
