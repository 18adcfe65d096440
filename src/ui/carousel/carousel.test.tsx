import KeenSlider from 'keen-slider';
import { hydrateIsland } from '../../../tests/jest/hydrate-island';
import { Carousel } from './carousel';

const mockSlider = { next: jest.fn(), prev: jest.fn(), destroy: jest.fn() };

jest.mock( 'keen-slider', () => ( { __esModule: true, default: jest.fn( () => mockSlider ) } ) );

const open = () => hydrateIsland( Carousel, () => ( { label: 'Pictures', children: [ 'One', 'Two' ] } ), {} );

it( 'slides without margin and loop, each slide as wide as it is', async () => {
	await open();
	expect( jest.mocked( KeenSlider ).mock.calls[ 0 ]![ 1 ] ).toMatchObject( {
		loop: false,
		slides: { perView: 'auto', spacing: 0 },
	} );
} );

it( 'goes on and back by its buttons, as far as there are slides', async () => {
	const { root, act } = await open();
	const [ previous, next ] = root.querySelectorAll( 'button' );
	await act( () => next!.click() );
	await act( () => previous!.click() );
	expect( [ mockSlider.next.mock.calls.length, mockSlider.prev.mock.calls.length ] ).toEqual( [ 1, 1 ] );
	const options = jest.mocked( KeenSlider ).mock.lastCall![ 1 ] as { created: ( instance: object ) => void };
	await act( () => options.created( { track: { details: { abs: 0, min: 0, max: 1 } } } ) );
	expect( [ previous!.disabled, next!.disabled ] ).toEqual( [ true, false ] );
} );
