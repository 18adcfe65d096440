import { startFirstClicks } from './first-click';

/** A page that names the file, or has it already, and links. */
const print = ( module: string ) => {
	document.body.innerHTML =
		`<template ${ module && `data-on-click=".modal-link" data-module="${ module }"` }></template>` +
		'<p class="modal-link"><a href="#later"><b>Open</b></a></p><a class="other" href="#other">Other</a>';
};

const settle = () => new Promise( ( resolve ) => setTimeout( resolve ) );

/** Clicks, and tells whether the browser was to follow the link. */
const follows = ( selector: string ) =>
	document.querySelector( selector )!.dispatchEvent( new MouseEvent( 'click', { bubbles: true, cancelable: true } ) );

it.each( [
	[ 'has come', () => Promise.resolve() ],
	[ 'could not come', () => Promise.reject( new Error( 'offline' ) ) ],
] )( 'makes the first click again when the file %s', async ( _, answer ) => {
	print( '/modal.js' );
	const load = jest.fn( answer );
	const clicks = jest.fn();
	startFirstClicks( load );
	expect( follows( '.other' ) ).toBe( true );
	expect( load ).not.toHaveBeenCalled();

	document.querySelector( 'b' )!.addEventListener( 'click', clicks );
	expect( follows( 'b' ) ).toBe( false );
	await settle();
	expect( load.mock.calls ).toEqual( [ [ '/modal.js' ] ] );
	expect( clicks ).toHaveBeenCalledTimes( 2 );
	expect( follows( 'b' ) ).toBe( true );
	expect( load ).toHaveBeenCalledTimes( 1 );
} );

it( 'leaves links alone where the file is on the page already', () => {
	print( '' );
	startFirstClicks( () => Promise.resolve() );
	expect( follows( 'b' ) ).toBe( true );
} );

it( 'leaves a click alone that something else has answered', () => {
	print( '/modal.js' );
	const load = jest.fn( () => Promise.resolve() );
	startFirstClicks( load );
	document.querySelector( 'b' )!.addEventListener( 'click', ( event ) => event.preventDefault() );
	follows( 'b' );
	expect( load ).not.toHaveBeenCalled();
} );
