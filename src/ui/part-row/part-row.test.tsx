import { hydrateIsland } from '../../../tests/jest/hydrate-island';
import type { OnAdd } from '@/ui/order-form/order-form';
import fixtures from './fixtures.json';
import { PartRow, partRowProps } from './part-row';

const open = ( props: object, onAdd?: OnAdd ) =>
	hydrateIsland( ( given ) => <PartRow { ...given } onAdd={ onAdd } />, partRowProps, props );

it( 'leads to the part, by its number and description', async () => {
	const { root } = await open( fixtures.typical );
	const link = root.querySelector( 'a' )!;
	expect( link.getAttribute( 'href' ) ).toBe( fixtures.typical.part.Url );
	expect( link.textContent ).toBe( 'HH160-32093Engine oil filter' );
	expect( link.closest( '[data-impression]' )!.getAttribute( 'data-impression' ) ).toBe( '100' );
} );

it( 'puts the part into the cart from the row', async () => {
	const onAdd = jest.fn( async () => {} );
	const { root, act } = await open( fixtures.case, onAdd );
	await act( () => root.querySelector( 'form' )!.requestSubmit() );
	expect( onAdd ).toHaveBeenCalledWith( 100, 12 );
} );

it( 'strikes the list price through where ours is lower', async () => {
	expect( ( await open( fixtures.typical ) ).root.querySelector( 's' )!.textContent ).toBe( 'List $17.90' );
	expect( ( await open( fixtures.case ) ).root.querySelector( 's' ) ).toBeNull();
	expect( ( await open( fixtures[ 'unknown price' ] ) ).root.querySelector( 's' ) ).toBeNull();
} );
