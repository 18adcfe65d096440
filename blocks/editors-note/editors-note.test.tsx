import { renderToString } from '@wordpress/element';
import { EditorsNote } from './editors-note';
import fixtures from './fixtures.json';

it( 'says who sees it, and shows text as text', () => {
	document.body.innerHTML = renderToString( <EditorsNote { ...fixtures.hostile } /> );
	expect( document.body.textContent ).toBe( `Only editors see this${ fixtures.hostile.text }` );
	expect( document.body.querySelector( 'script, b' ) ).toBeNull();
} );
