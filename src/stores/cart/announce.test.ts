import { createRegistry } from '@wordpress/data';
import { announce, listenToTabs } from './announce';
import { exampleCart } from './example-cart';

const tabs: { listener?: ( event: { data: unknown } ) => void; posted: unknown[] } = { posted: [] };

Object.assign( window, {
	BroadcastChannel: class {
		postMessage( data: unknown ) {
			tabs.posted.push( data );
		}
		addEventListener( _: string, listener: ( event: { data: unknown } ) => void ) {
			tabs.listener = listener;
		}
	},
} );

it( 'tells the other tabs, and the page by a DOM event', () => {
	const heard = jest.fn();
	document.addEventListener( 'coleman:cart-changed', ( event ) => heard( ( event as CustomEvent ).detail ) );
	const cart = exampleCart( 3 );
	announce( createRegistry(), cart );
	expect( tabs.posted ).toEqual( [ cart ] );
	expect( heard ).toHaveBeenCalledWith( { count: 3 } );
} );

it( 'takes carts from other tabs, and nothing else', () => {
	const onCart = jest.fn();
	listenToTabs( createRegistry(), onCart );
	const cart = exampleCart( 2 );
	for ( const data of [
		null,
		'x',
		{},
		{ ItemCount: 1 },
		{ ...cart, Items: 'all' },
		{ ...cart, version: '1' },
		cart,
	] ) {
		tabs.listener!( { data } );
	}
	expect( onCart.mock.calls ).toEqual( [ [ cart ] ] );
} );
