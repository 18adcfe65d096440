import { createRoot } from '@wordpress/element';
import { act } from 'react';
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

async function open( picked: Part[] ) {
	const onChange = jest.fn();
	jest.mocked( fetchProducts ).mockResolvedValue( { results: picked, missing: [] } );
	setActing( true );
	document.body.innerHTML = '<div></div>';
	const root = document.querySelector( 'div' )!;
	await act( async () =>
		createRoot( root ).render( <PartPicker ids={ picked.map( ( { PartId } ) => PartId ) } onChange={ onChange } /> )
	);
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

it( 'finds parts after a pause and adds one, but none twice', async () => {
	jest.mocked( searchParts ).mockResolvedValue( [ oil, belt ] );
	const { root, press, onChange } = await open( [ oil ] );
	const input = root.querySelector( 'input' )!;
	await act( async () => {
		Object.getOwnPropertyDescriptor( HTMLInputElement.prototype, 'value' )!.set!.call( input, 'belt' );
		input.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	} );
	expect( searchParts ).not.toHaveBeenCalled();
	await act( async () => jest.advanceTimersByTime( 300 ) );
	expect( jest.mocked( searchParts ).mock.calls[ 0 ]![ 0 ] ).toEqual( { search: 'belt', per_page: 10 } );
	expect( root.querySelectorAll( 'ul li' ) ).toHaveLength( 1 );
	await press( 'Add 7269-4120' );
	expect( onChange ).toHaveBeenCalledWith( [ 100, 215 ] );
} );
