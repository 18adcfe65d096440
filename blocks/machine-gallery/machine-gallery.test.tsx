import { hydrateIsland } from '../../tests/jest/hydrate-island';
import fixtures from './fixtures.json';
import { MachineGallery, machineGalleryProps } from './machine-gallery';

jest.mock( 'keen-slider', () => ( { __esModule: true, default: jest.fn( () => ( { destroy: () => {} } ) ) } ) );

it( 'is a gallery at work: a picture of the strip becomes the main one', async () => {
	const { root, act } = await hydrateIsland( MachineGallery, machineGalleryProps, fixtures.typical );
	const links = root.querySelectorAll< HTMLElement >( 'li a' );
	expect( links ).toHaveLength( fixtures.typical.images.length );
	await act( () => links[ 3 ]!.click() );
	expect( root.querySelector( 'img' )!.getAttribute( 'src' ) ).toBe( fixtures.typical.images[ 3 ]!.full );
} );
