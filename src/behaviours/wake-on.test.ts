import { startWakeOn } from './wake-on';

const add = ( detail: object ) => document.dispatchEvent( new CustomEvent( 'add-part', { detail, bubbles: true } ) );

it( 'wakes an island by an event of others, and lets it be heard once when the island lives', () => {
	document.body.innerHTML = '<div id="i" data-wake-on="add-part other"></div>';
	const root = document.querySelector< HTMLElement >( '#i' )!;
	const woken = jest.fn();
	const heard: unknown[] = [];
	document.addEventListener( 'pointerdown', ( { target } ) => woken( target ) );
	document.addEventListener( 'add-part', ( event ) => heard.push( ( event as CustomEvent ).detail ) );
	startWakeOn();

	add( { sku: 'A' } );
	add( { sku: 'B' } );
	expect( woken ).toHaveBeenCalledWith( root );
	expect( heard ).toEqual( [] );

	root.dataset.islandLive = '';
	root.dispatchEvent( new CustomEvent( 'coleman:island-live' ) );
	expect( heard ).toEqual( [ { sku: 'A' }, { sku: 'B' } ] );
	add( { sku: 'C' } );
	expect( heard ).toHaveLength( 3 );
} );
