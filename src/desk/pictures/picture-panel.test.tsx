import apiFetch from '@wordpress/api-fetch';
import { showScreen } from '../../../tests/jest/desk-screen';
import { Announcer } from '../notices';
import { PicturePanel } from './picture-panel';
import type { Picture, PictureSet } from './types';

jest.mock( '@wordpress/api-fetch' );
const fetched = jest.mocked( apiFetch );

const picture = ( id: number, more: Partial< Picture > = {} ): Picture => ( {
	id,
	alt: `Picture ${ id }`,
	focus_x: 0.5,
	focus_y: 0.5,
	is_by_hand: true,
	is_hidden: false,
	width: 1200,
	height: 800,
	thumbnail: `/${ id }-small.webp`,
	medium: `/${ id }.webp`,
	full: `/${ id }-full.webp`,
	...more,
} );

const set = ( version: number, pictures: Picture[], more: Partial< PictureSet > = {} ): PictureSet => ( {
	item: {
		id: 7,
		kind: 'part',
		name: 'Oil filter',
		number: 'HH164-32430',
		detail: 'Kubota',
		url: '/parts/7/',
		image: { path: '/1.webp' },
		pictures: pictures.length,
		state: 'picture',
		views: 12,
		stock: 3,
		version,
		proposal: 'Kubota HH164-32430 oil filter',
	},
	pictures,
	history: [ { at: '2026-11-20T18:00:00Z', user: 'Dana', what: 'Added a picture.' } ],
	can_undo: true,
	...more,
} );

const FEED = picture( 3, { is_by_hand: false, alt: '' } );

async function open( first = set( 4, [ picture( 1 ), picture( 2 ), FEED ] ) ) {
	window.sessionStorage.clear();
	fetched.mockReset();
	fetched.mockResolvedValueOnce( { results: first } );
	const screen = await showScreen(
		<Announcer>
			<PicturePanel kind="part" id={ 7 } />
		</Announcer>
	);
	const button = ( name: string ) =>
		[ ...screen.root.querySelectorAll( 'button' ) ].find(
			( one ) => ( one.getAttribute( 'aria-label' ) ?? one.textContent ) === name
		);
	const press = ( name: string ) =>
		screen.act( () => {
			button( name )?.focus();
			button( name )?.click();
		} );
	const field = ( place: number ) =>
		[ ...screen.root.querySelectorAll< HTMLInputElement >( 'input[type="text"]' ) ].find(
			( input ) => input.labels?.[ 0 ]?.textContent === `Description of picture ${ place }`
		)!;
	const type = ( place: number, text: string ) =>
		screen.act( () => {
			Object.getOwnPropertyDescriptor( HTMLInputElement.prototype, 'value' )?.set?.call( field( place ), text );
			field( place ).dispatchEvent( new Event( 'input', { bubbles: true } ) );
		} );
	const order = () =>
		[ ...screen.root.querySelectorAll< HTMLElement >( '[data-picture]' ) ].map(
			( { dataset } ) => dataset.picture
		);
	return { ...screen, button, press, field, type, order };
}

const sent = () => fetched.mock.lastCall?.[ 0 ] as { path: string; data: { pictures?: { id: number }[] } };

it( 'moves a picture by keyboard: the focus stays on it, and its place is said', async () => {
	const { root, press, order } = await open();
	await press( 'Move picture 1 later' );
	expect( order() ).toEqual( [ '2', '1', '3' ] );
	const { activeElement } = root.ownerDocument;
	expect( activeElement?.closest( '[data-picture]' )?.getAttribute( 'data-picture' ) ).toBe( '1' );
	expect( activeElement?.getAttribute( 'aria-label' ) ).toBe( 'Move picture 2 later' );
	expect( root.querySelector( '[role="status"]' )?.textContent ).toBe( 'Picture moved to place 2 of 3.' );
	// A feed's picture stands behind it and stays there.
	await press( 'Move picture 2 later' );
	expect( order() ).toEqual( [ '2', '1', '3' ] );
	fetched.mockResolvedValueOnce( { results: set( 5, [ picture( 2 ), picture( 1 ), FEED ] ) } );
	await press( 'Save pictures' );
	expect( sent().path ).toBe( '/coleman/v1/desk/images/part/7' );
	expect( sent().data ).toMatchObject( { version: 4, pictures: [ { id: 2 }, { id: 1 }, { id: 3 } ] } );
	expect( root.textContent ).toContain( 'Saved. The change is live.' );
} );

it( 'hides what a feed brings, removes what was added, and takes both back', async () => {
	const { root, button, press } = await open();
	expect( [ button( 'Remove picture 3' ), button( 'Hide picture 1' ) ] ).toEqual( [ undefined, undefined ] );
	await press( 'Remove picture 1' );
	expect( root.textContent ).toContain( 'Will be removed' );
	await press( 'Undo removing picture 1' );
	expect( button( 'Save pictures' ) ).toBeUndefined();
	await press( 'Hide picture 3' );
	await press( 'Remove picture 1' );
	fetched.mockResolvedValueOnce( { results: set( 5, [ picture( 2 ) ] ) } );
	await press( 'Save pictures' );
	expect( sent().data.pictures ).toEqual( [
		expect.objectContaining( { id: 2, is_hidden: false } ),
		expect.objectContaining( { id: 3, is_hidden: true } ),
	] );
} );

it( 'proposes a description where there is none', async () => {
	const { press, field } = await open();
	await press( 'Use “Kubota HH164-32430 oil filter”' );
	expect( field( 3 ).value ).toBe( 'Kubota HH164-32430 oil filter' );
} );

it( 'shows whoever was second what is there now, and keeps what was typed', async () => {
	const { root, press, type, field } = await open();
	await type( 2, 'From the left' );
	const fresh = set( 9, [ picture( 8, { alt: 'Theirs' } ), picture( 2 ) ] );
	fetched.mockRejectedValueOnce( {
		code: 'coleman_item_changed',
		message: 'Somebody else…',
		data: { status: 409, item: fresh },
	} );
	await press( 'Save pictures' );
	expect( root.textContent ).toContain( 'Someone else just changed these pictures.' );
	expect( root.querySelector( '.coleman-pictures__theirs' )?.textContent ).toContain( 'Theirs' );
	expect( field( 2 ).value ).toBe( 'From the left' );
	fetched.mockResolvedValueOnce( { results: fresh } );
	await press( 'Save pictures' );
	expect( sent().data ).toMatchObject( {
		version: 9,
		pictures: [
			{ id: 8, alt: 'Theirs' },
			{ id: 2, alt: 'From the left' },
		],
	} );
} );

it( 'says what was typed for a picture that another desk has removed', async () => {
	const { root, press, type } = await open();
	await type( 1, 'Worth keeping' );
	const item = set( 9, [ picture( 2 ) ] );
	fetched.mockRejectedValueOnce( { code: 'coleman_item_changed', message: 'x', data: { status: 409, item } } );
	await press( 'Save pictures' );
	expect( root.textContent ).toContain( 'Worth keeping' );
} );

it( 'undoes the last change, as it was seen', async () => {
	const { press, order } = await open();
	fetched.mockResolvedValueOnce( { results: set( 5, [ picture( 2 ) ], { can_undo: false } ) } );
	await press( 'Undo the last change' );
	expect( sent() ).toMatchObject( { path: '/coleman/v1/desk/images/part/7/undo', data: { version: 4 } } );
	expect( order() ).toEqual( [ '2' ] );
} );
