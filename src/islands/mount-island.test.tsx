import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { version } from 'react';
import { version as domVersion } from 'react-dom';
import { mountIsland } from './mount-island';
import { hintShape, readProps } from './read-props';
import { useMounted } from './use-mounted';
import { integer, optional, shape, string } from './shape';

const propsShape = shape( { label: string, hint: optional( hintShape ) } );

/** An island's root with its props, as PHP prints them. */
const print = ( html: string, props: unknown ) => {
	document.body.innerHTML =
		`<div data-coleman-island="test">${ html }</div>` +
		`<script type="application/json" data-coleman-props>${ JSON.stringify( props ) }</script>`;
	return document.querySelector< HTMLElement >( '[data-coleman-island]' )!;
};

function Counter( { label }: { label: string } ) {
	const [ count, setCount ] = useState( 0 );
	return (
		<p>
			<input name="kept" />
			<button type="button" onClick={ () => setCount( count + 1 ) }>{ `${ label } ${ count }` }</button>
		</p>
	);
}

const mount = mountIsland( Counter, readProps( propsShape ) );
const counterHtml = '<p><input name="kept"/><button type="button">Add 0</button></p>';
const settle = () => new Promise( ( resolve ) => setTimeout( resolve, 20 ) );

it( 'runs on the React that the suite asks for', () => {
	const major = process.env.REACT ?? '18';
	expect( [ version, domVersion ].map( ( text ) => text.split( '.' )[ 0 ] ) ).toEqual( [ major, major ] );
} );

it( 'takes over the nodes that PHP printed, with what was typed into them, at once', async () => {
	const root = print( counterHtml, { label: 'Add' } );
	const button = root.querySelector( 'button' )!;
	root.querySelector( 'input' )!.value = 'typed';
	mount( root, null );
	button.click();
	await settle();
	expect( root.querySelector( 'button' ) ).toBe( button );
	expect( button.textContent ).toBe( 'Add 1' );
	expect( root.querySelector( 'input' )!.value ).toBe( 'typed' );
} );

it( 'is at work when it returns, with what waits for the first render too', () => {
	const heard: string[] = [];
	function Late() {
		const isMounted = useMounted();
		return <input onChange={ isMounted ? ( { target } ) => heard.push( target.value ) : undefined } />;
	}
	const root = print( '<input/>', { label: '' } );
	mountIsland( Late, readProps( propsShape ) )( root, null );
	const input = root.querySelector( 'input' )!;
	Object.getOwnPropertyDescriptor( HTMLInputElement.prototype, 'value' )!.set!.call( input, 'AB-1' );
	input.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	expect( heard ).toEqual( [ 'AB-1' ] );
} );

it( 'gives the strings to @wordpress/i18n before it renders', () => {
	const Greeting = () => <p>{ __( 'Cart', 'coleman' ) }</p>;
	const root = print( '<p>Carrito</p>', { label: '' } );
	mountIsland( Greeting, readProps( propsShape ) )( root, { Cart: [ 'Carrito' ] } );
	expect( root.innerHTML ).toBe( '<p>Carrito</p>' );
} );

it( 'says aloud when React renders something else than PHP printed', () => {
	const root = print( '<p><input name="kept"/><button type="button">Other</button></p>', { label: 'Add' } );
	mount( root, null );
	expect( console ).toHaveErrored();
	expect( root.querySelector( 'button' )!.textContent ).toBe( 'Add 0' );
} );

it( 'puts the very nodes back when the first render throws', async () => {
	const Broken = (): never => {
		throw new Error( 'broken' );
	};
	const root = print( counterHtml, { label: 'Add' } );
	const button = root.querySelector( 'button' )!;
	root.querySelector( 'input' )!.value = 'typed';
	mountIsland( Broken, readProps( propsShape ) )( root, null );
	await settle();
	expect( root.querySelector( 'button' ) ).toBe( button );
	expect( root.querySelector( 'input' )!.value ).toBe( 'typed' );
	expect( root.dataset.islandFailed ).toBe( '' );
	expect( console ).toHaveErrored();
} );

it( 'puts the server’s HTML back when a later render throws', async () => {
	function Fragile() {
		const [ broken, setBroken ] = useState( false );
		if ( broken ) {
			throw new Error( 'broken' );
		}
		return <button onClick={ () => setBroken( true ) }>Break</button>;
	}
	const root = print( '<button>Break</button>', { label: '' } );
	mountIsland( Fragile, readProps( propsShape ) )( root, null );
	root.querySelector( 'button' )!.click();
	await settle();
	expect( root.innerHTML ).toBe( '<button>Break</button>' );
	expect( root.dataset.islandFailed ).toBe( '' );
	expect( console ).toHaveErrored();
} );

describe( 'readProps', () => {
	it( 'merges the painted hint', () => {
		const root = print( '', { label: 'x' } );
		root.nextElementSibling!.setAttribute( 'data-hint-props', '{"count":3,"signedIn":true}' );
		expect( readProps( propsShape )( root ) ).toEqual( { label: 'x', hint: { count: 3, signedIn: true } } );
	} );

	it( 'refuses what has not the shape, naming the place', () => {
		const nested = shape( { cart: shape( { count: integer } ) } );
		expect( () => readProps( nested )( print( '', { cart: { count: '3' } } ) ) ).toThrow(
			'cart.count: expected an integer, got "3"'
		);
	} );

	it( 'refuses a root without props', () => {
		document.body.innerHTML = '<div></div><p></p>';
		expect( () => readProps( propsShape )( document.querySelector( 'div' )! ) ).toThrow( 'no props' );
	} );
} );
