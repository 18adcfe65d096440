import { hydrateIsland } from '../../tests/jest/hydrate-island';
import fixtures from './fixtures.json';
import { {{Name}}, {{camelName}}Props } from './{{name}}';

const open = ( props: object = fixtures.typical ) => hydrateIsland( {{Name}}, {{camelName}}Props, props );

it( 'shows its list when asked', async () => {
	const { root, act } = await open();
	await act( () => root.querySelector( 'button' )!.click() );
	expect( root.querySelector( 'ul' )!.hidden ).toBe( false );
} );

it( 'does what it is for', async () => {
	const { root } = await open();
	// Fails until the block does something of its own. Say here, first, what that is.
	expect( root.textContent ).toBe( 'what visitors get from it' );
} );
