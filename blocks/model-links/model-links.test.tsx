import { renderToString } from '@wordpress/element';
import { openOnDesktop } from '@/behaviours/open-on-desktop';
import fixtures from './fixtures.json';
import { ModelLinks, modelLinksProps } from './model-links';

const open = ( state: keyof typeof fixtures ) => {
	document.body.innerHTML = renderToString( <ModelLinks { ...modelLinksProps( fixtures[ state ] ) } /> );
	return document.body;
};
const lists = ( root: HTMLElement ) => [ ...root.querySelectorAll( 'details' ) ];

it( 'has a list that folds for each group, with a link for each model', () => {
	const root = open( 'typical' );
	expect( lists( root ).map( ( list ) => list.querySelector( 'summary' )!.textContent ) ).toEqual( [
		'Compact Track Loaders',
		'Tractors',
	] );
	expect( [ ...root.querySelectorAll( 'a' ) ].map( ( link ) => link.getAttribute( 'href' ) ) ).toEqual( [
		'/parts/model/bobcat-t66/',
		'/parts/model/kubota-svl75-3-parts/',
		'/parts/model/kubota-m5-111-parts/',
	] );
} );

it.each( [
	[ 767, false ],
	[ 768, false ],
	[ 769, true ],
	[ 1440, true ],
] )( 'is open by default only when the viewport is wider than 768 px: %d', ( width, isOpen ) => {
	const root = open( 'typical' );
	expect( lists( root ).map( ( list ) => list.open ) ).toEqual( [ false, false ] );
	Object.assign( window, { innerWidth: width } );
	openOnDesktop();
	expect( lists( root ).map( ( list ) => list.open ) ).toEqual( [ isOpen, isOpen ] );
	// From now on its own state counts, not the style that showed it.
	expect( root.querySelector( '[data-open-on-desktop]' ) ).toBeNull();
} );

it( 'marks the model whose page this is', () => {
	expect( open( 'typical' ).querySelector( '[aria-current=page]' )!.textContent ).toBe( 'Bobcat T66' );
} );

it( 'says when there are more models than links', () => {
	expect( open( 'extreme' ).textContent ).toMatch( 'There are more than 200 models' );
} );

it( 'is nothing where there is no model', () => {
	expect( open( 'empty' ).innerHTML ).toBe( '' );
} );
