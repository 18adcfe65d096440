import { renderToString } from '@wordpress/element';
import { Copyright } from './copyright';
import { fillIn } from './copyright-words';
import fixtures from './fixtures.json';

it( 'prints the line as text', () => {
	document.body.innerHTML = renderToString( <Copyright { ...fixtures.hostile } /> );
	expect( document.body.textContent ).toBe( fixtures.hostile.text );
	expect( document.querySelector( 'script, b' ) ).toBeNull();
} );

it.each( [
	[ '', '© 2031 Coleman & Sons' ],
	[ '  ', '© 2031 Coleman & Sons' ],
	[ '© 1961–{year} {name}. All rights reserved.', '© 1961–2031 Coleman & Sons. All rights reserved.' ],
	[ '{year} {year} {day}', '2031 2031 {day}' ],
	[ 'Made in Kansas', 'Made in Kansas' ],
] )( 'fills in %j', ( words, line ) => {
	expect( fillIn( words, '2031', 'Coleman & Sons' ) ).toBe( line );
} );
