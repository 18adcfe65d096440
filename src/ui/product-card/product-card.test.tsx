import { hydrateIsland } from '../../../tests/jest/hydrate-island';
import fixtures from './fixtures.json';
import type { OnAdd } from '@/ui/order-form/order-form';
import { ProductCard, productCardProps } from './product-card';

const open = ( props: object, onAdd?: OnAdd ) =>
	hydrateIsland( ( given ) => <ProductCard { ...given } onAdd={ onAdd } />, productCardProps, props );

it( 'leads to the part, by its picture, number and description', async () => {
	const { root } = await open( fixtures.typical );
	const link = root.querySelector( 'a' )!;
	expect( link.getAttribute( 'href' ) ).toBe( fixtures.typical.part.Url );
	expect( link.textContent ).toBe( 'HH160-32093Engine oil filter' );
} );

it( 'puts the part into the cart', async () => {
	const onAdd = jest.fn( async () => {} );
	const { root, act } = await open( fixtures.case, onAdd );
	await act( () => root.querySelector( 'form' )!.requestSubmit() );
	expect( onAdd ).toHaveBeenCalledWith( 100, 12 );
} );

it( 'says that the price is to come', async () => {
	const { root } = await open( fixtures[ 'unknown price' ] );
	expect( root.textContent ).toMatch( 'Will contact you with pricing information after order is submitted' );
} );
