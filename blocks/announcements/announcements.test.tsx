import { renderToStaticMarkup } from 'react-dom/server';
import { Announcements, announcementsProps } from './announcements';
import fixtures from './fixtures.json';

const show = ( props: unknown ) => {
	document.body.innerHTML = renderToStaticMarkup( <Announcements { ...announcementsProps( props ) } /> );
	return [ ...document.querySelectorAll< HTMLElement >( '[data-announcement]' ) ];
};

it( 'says what is announced, whom it is about, and where there is more', () => {
	const [ all, one ] = show( fixtures.typical );
	expect( all?.textContent ).toContain( 'Happy Thanksgiving!' );
	expect( all?.querySelector( 'a' )?.getAttribute( 'href' ) ).toBe( '/locations' );
	expect( all?.querySelector( 'strong' ) ).toBeNull();
	expect( one?.querySelector( 'strong' )?.textContent ).toBe( "Lee's Summit: " );
	expect( one?.querySelector( 'a' ) ).toBeNull();
	expect( one?.dataset.branches ).toBe( '2' );
} );

it( 'offers to be dismissed only where a script can do it', () => {
	for ( const one of show( fixtures.typical ) ) {
		expect( one.querySelector( 'button' )?.hidden ).toBe( true );
		expect( one.querySelector( 'button' )?.getAttribute( 'aria-label' ) ).toBe( 'Dismiss this announcement' );
	}
} );

it( 'has no element of a stranger', () => {
	show( fixtures.hostile );
	expect( document.querySelector( 'script, b, i, [onclick], [onmouseover]' ) ).toBeNull();
} );
