import { renderToString } from 'react-dom/server';
import { startRecentlyViewed, withNewest } from './recently-viewed';

const KEPT = 'coleman-viewed';

const thing = ( id: number ) => ( {
	url: `/parts/kubota/${ id }`,
	name: `Part ${ id }`,
	number: `${ id }`,
	image: '/no-picture.svg',
} );

const kept = () => JSON.parse( localStorage.getItem( KEPT ) ?? '[]' ) as { url: string }[];

const open = ( current: object | null = null, onlyWith = '' ) => {
	document.body.innerHTML = `<main>${ renderToString(
		<section data-recently-viewed={ current ? JSON.stringify( current ) : '' } data-only-with={ onlyWith } hidden>
			<button data-clear="">Clear</button>
			<ul />
		</section>
	) }</main>`;
	startRecentlyViewed();
	document.body.click();
	const section = document.querySelector< HTMLElement >( 'section' )!;
	return { section, links: [ ...section.querySelectorAll( 'a' ) ].map( ( link ) => link.getAttribute( 'href' ) ) };
};

beforeEach( () => localStorage.clear() );

it( 'shows nothing at first, and the page before on the next, newest first, without its own', () => {
	expect( open( thing( 1 ) ).section.hidden ).toBe( true );
	expect( open( thing( 2 ) ).links ).toEqual( [ '/parts/kubota/1' ] );
	expect( open( thing( 3 ) ).links ).toEqual( [ '/parts/kubota/2', '/parts/kubota/1' ] );
	const again = open( thing( 1 ) );
	expect( again.links ).toEqual( [ '/parts/kubota/3', '/parts/kubota/2' ] );
	expect( again.section.hidden ).toBe( false );
	expect( kept().map( ( { url } ) => url ) ).toEqual( [ '/parts/kubota/1', '/parts/kubota/3', '/parts/kubota/2' ] );
} );

it( 'keeps twelve, and a page that is about nothing keeps nothing', () => {
	for ( let id = 1; id <= 14; id++ ) {
		open( thing( id ) );
	}
	expect( open().links ).toHaveLength( 12 );
	expect( kept() ).toHaveLength( 12 );
	expect( kept()[ 0 ]?.url ).toBe( '/parts/kubota/14' );
	expect( withNewest( [ thing( 1 ), thing( 2 ) ], thing( 2 ) ) ).toEqual( [ thing( 2 ), thing( 1 ) ] );
} );

it( 'keeps picture, name, number and link, and nothing else', () => {
	open( { ...thing( 1 ), price: '$14.20' } );
	expect( kept() ).toEqual( [ thing( 1 ) ] );
} );

it( 'forgets all at a press, and leaves the focus on the page', () => {
	open( thing( 1 ) );
	const { section } = open( thing( 2 ) );
	section.querySelector( 'button' )!.click();
	expect( section.hidden ).toBe( true );
	expect( localStorage.getItem( KEPT ) ).toBeNull();
	expect( section.ownerDocument.activeElement ).toBe( document.querySelector( 'main' ) );
} );

it( 'moves nothing that is in view before the visitor does something', () => {
	open( thing( 1 ) );
	const { section } = open( thing( 2 ) );
	section.hidden = true;
	const place = jest.spyOn( Element.prototype, 'getBoundingClientRect' );
	startRecentlyViewed();
	expect( section.hidden ).toBe( true );
	document.body.click();
	expect( section.hidden ).toBe( false );
	section.hidden = true;
	place.mockReturnValue( new DOMRect( 0, innerHeight + 1, 0, 0 ) );
	startRecentlyViewed();
	expect( section.hidden ).toBe( false );
	place.mockRestore();
} );

it( 'waits for what it goes with', () => {
	open( thing( 1 ) );
	expect( open( null, '.help' ).section.hidden ).toBe( true );
	document.body.innerHTML = '<div class="help"></div>';
	expect( open( null, 'main' ).section.hidden ).toBe( false );
} );

it.each( [
	[ 'no list', '{"url":"/parts/1"}' ],
	[ 'no JSON', '[{' ],
	[ 'a script', JSON.stringify( [ { ...thing( 1 ), url: 'javascript:alert(1)' } ] ) ],
	[ 'another site', JSON.stringify( [ { ...thing( 1 ), url: '//evil.example.com' } ] ) ],
	[ 'a picture that is none', JSON.stringify( [ { ...thing( 1 ), image: 'javascript:alert(1)' } ] ) ],
	[ 'half a thing', JSON.stringify( [ null, 7, { url: '/parts/1' } ] ) ],
] )( 'shows nothing of %s', ( _, text ) => {
	localStorage.setItem( KEPT, text );
	const { section, links } = open();
	expect( links ).toEqual( [] );
	expect( section.hidden ).toBe( true );
} );

it( 'shows names as text', () => {
	localStorage.setItem( KEPT, JSON.stringify( [ { ...thing( 1 ), name: '<img src=x onerror=alert(1)>' } ] ) );
	const { section } = open();
	expect( section.querySelectorAll( 'img' ) ).toHaveLength( 1 );
	expect( section.textContent ).toMatch( '<img src=x' );
} );

it( 'does without storage', () => {
	const refuse = () => {
		throw new Error( 'denied' );
	};
	const get = jest.spyOn( Storage.prototype, 'getItem' ).mockImplementation( refuse );
	const set = jest.spyOn( Storage.prototype, 'setItem' ).mockImplementation( refuse );
	expect( open( thing( 1 ) ).section.hidden ).toBe( true );
	get.mockRestore();
	set.mockRestore();
} );
