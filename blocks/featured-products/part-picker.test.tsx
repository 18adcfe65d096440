import { createRoot } from '@wordpress/element';
import { act } from 'react';
import { ApiError } from '@/api/api-error';
import type { Part } from '@/api/generated/schemas';
import { fetchProducts, searchParts } from '@/api/products';
import fixtures from './fixtures.json';
import { PartPicker } from './part-picker';

jest.mock( '@/api/products' );

// The editor's own components are WordPress's business; what counts here is what they are given.
jest.mock( '@wordpress/components', () => ( {
	Button: ( { label, onClick, ...props }: { label?: string; onClick: () => void } ) => (
		<button aria-label={ label ?? Object( props )[ 'aria-label' ] } onClick={ onClick } />
	),
	SearchControl: ( { value, onChange }: { value: string; onChange: ( value: string ) => void } ) => (
		<input value={ value } onChange={ ( { target } ) => onChange( target.value ) } />
	),
	Spinner: () => null,
} ) );

const [ oil, belt, tooth ] = fixtures.typical.parts as unknown as [ Part, Part, Part ];

const setActing = ( acting: boolean ) => Object.assign( globalThis, { IS_REACT_ACT_ENVIRONMENT: acting } );

async function open( picked: Part[], ids = picked.map( ( { PartId } ) => PartId ) ) {
	const onChange = jest.fn();
	jest.mocked( fetchProducts ).mockResolvedValue( { results: picked, missing: [] } );
	setActing( true );
	document.body.innerHTML = '<div></div>';
	const root = document.querySelector( 'div' )!;
	await act( async () => createRoot( root ).render( <PartPicker ids={ ids } onChange={ onChange } /> ) );
	const press = ( name: string ) =>
		act( async () => root.querySelector< HTMLElement >( `button[aria-label="${ name }"]` )!.click() );
	return { root, onChange, press };
}

beforeEach( () => jest.useFakeTimers() );
afterEach( () => {
	setActing( false );
	jest.useRealTimers();
} );

it( 'names the picked parts in their order', async () => {
	const { root } = await open( [ tooth, oil ] );
	expect( [ ...root.querySelectorAll( 'ol strong' ) ].map( ( { textContent } ) => textContent ) ).toEqual( [
		tooth.PartNumber,
		oil.PartNumber,
	] );
} );

it.each( [
	[ 'Move 7269-4120 up', [ 215, 100, 340 ] ],
	[ 'Move 7269-4120 down', [ 100, 340, 215 ] ],
	[ 'Remove 7269-4120', [ 100, 340 ] ],
] )( '%s', async ( name, ids ) => {
	const { press, onChange } = await open( [ oil, belt, tooth ] );
	await press( name );
	expect( onChange ).toHaveBeenCalledWith( ids );
} );

/** Types a text and waits for the search. */
async function search( root: Element, text: string ) {
	const input = root.querySelector( 'input' )!;
	await act( async () => {
		Object.getOwnPropertyDescriptor( HTMLInputElement.prototype, 'value' )!.set!.call( input, text );
		input.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	} );
	await act( async () => jest.advanceTimersByTime( 300 ) );
}

const said = ( root: Element ) => root.querySelector( '[role="status"]' )!.textContent;

it( 'finds parts after a pause and adds one, but none twice', async () => {
	jest.mocked( searchParts ).mockResolvedValue( [ oil, belt ] );
	const { root, press, onChange } = await open( [ oil ] );
	const typed = search( root, 'belt' );
	expect( searchParts ).not.toHaveBeenCalled();
	await typed;
	expect( jest.mocked( searchParts ).mock.calls[ 0 ]![ 0 ] ).toEqual( { search: 'belt', per_page: 21 } );
	expect( root.querySelectorAll( 'ul li' ) ).toHaveLength( 1 );
	await press( 'Add 7269-4120' );
	expect( onChange ).toHaveBeenCalledWith( [ 100, 215 ] );
} );

it.each( [
	[ 0, 'No part found.' ],
	[ 1, 'Already chosen.' ],
	[ 2, 'Found: 1' ],
	[ 20, 'Found: 19' ],
	[ 21, 'The first 20 are listed. Type more to find others.' ],
] )( 'says of %d parts: %s', async ( count, sentence ) => {
	jest.mocked( searchParts ).mockResolvedValue(
		Array.from( { length: count }, ( _, index ) => ( index ? { ...belt, PartId: 900 + index } : oil ) )
	);
	const { root } = await open( [ oil ] );
	await search( root, 'filter' );
	expect( said( root ) ).toBe( sentence );
	expect( root.querySelectorAll( 'ul li' ).length ).toBeLessThanOrEqual( 20 );
} );

it.each( [
	[
		'a session that ended',
		new ApiError( 'Cookie check failed', 'rest_cookie_invalid_nonce', 403 ),
		/^You may be signed out/,
	],
	[ 'too many', new ApiError( 'Too many requests.', 'coleman_too_many', 429 ), /^Too many requests/ ],
	[ 'no connection', ApiError.offline(), /check your connection/ ],
	[ 'no answer of ours', new TypeError( 'x is undefined' ), /couldn’t read/ ],
] )( 'says that a search failed, and not that nothing was found: %s', async ( _name, error, sentence ) => {
	jest.mocked( searchParts ).mockRejectedValueOnce( error ).mockResolvedValue( [ belt ] );
	const { root } = await open( [ oil ] );
	await search( root, 'belt' );
	expect( said( root ) ).toMatch( sentence );
	await act( async () => root.querySelector< HTMLElement >( 'button:not([aria-label])' )!.click() );
	await act( async () => jest.advanceTimersByTime( 300 ) );
	expect( said( root ) ).toBe( 'Found: 1' );
} );

it( 'says which of the picked parts are gone', async () => {
	jest.mocked( fetchProducts ).mockResolvedValue( { results: [ oil ], missing: [ 215 ] } );
	const { root } = await open( [ oil ], [ 100, 215 ] );
	const items = [ ...root.querySelectorAll( 'ol li' ) ].map( ( { textContent } ) => textContent );
	expect( items[ 0 ] ).not.toContain( 'Gone' );
	expect( items[ 1 ] ).toBe( '215Gone. Visitors don’t see it.' );
} );
