import { createRoot } from '@wordpress/element';
import KeenSlider from 'keen-slider';
import { act as actAlone } from 'react';
import { isRtl } from '@/ui/is-rtl';
import { hydrateIsland } from '../../../tests/jest/hydrate-island';
import { Carousel } from './carousel';

const mockSlider = { next: jest.fn(), prev: jest.fn(), moveToIdx: jest.fn(), destroy: jest.fn() };

jest.mock( 'keen-slider', () => ( { __esModule: true, default: jest.fn( () => mockSlider ) } ) );

jest.mock( '@/ui/is-rtl', () => ( { isRtl: jest.fn( () => false ) } ) );

const open = () => hydrateIsland( Carousel, () => ( { label: 'Pictures', children: [ 'One', 'Two' ] } ), {} );

it( 'slides without margin and loop, each slide as wide as it is', async () => {
	await open();
	expect( jest.mocked( KeenSlider ).mock.calls[ 0 ]![ 1 ] ).toMatchObject( {
		loop: false,
		slides: { perView: 'auto', spacing: 0 },
	} );
} );

it.each( [ 'ltr', 'rtl' ] )( 'slides the way the page reads: %s', async ( direction ) => {
	jest.mocked( isRtl ).mockReturnValue( direction === 'rtl' );
	await open();
	expect( jest.mocked( KeenSlider ).mock.lastCall![ 1 ] ).toMatchObject( { rtl: direction === 'rtl' } );
	jest.mocked( isRtl ).mockReturnValue( false );
} );

it( 'goes on and back by its buttons, as far as there are slides', async () => {
	const { root, act } = await open();
	const [ previous, next ] = root.querySelectorAll( 'button' );
	await act( () => next!.click() );
	await act( () => previous!.click() );
	expect( [ mockSlider.next.mock.calls.length, mockSlider.prev.mock.calls.length ] ).toEqual( [ 1, 1 ] );
	const options = jest.mocked( KeenSlider ).mock.lastCall![ 1 ] as { created: ( instance: object ) => void };
	await act( () => options.created( { track: { details: { abs: 0, min: 0, minIdx: 0, max: 0.4, maxIdx: 1 } } } ) );
	expect( [ previous!.disabled, next!.disabled ] ).toEqual( [ true, false ] );
} );

it( 'keeps a click that comes before the slider', async () => {
	mockSlider.next.mockClear();
	const { root, act } = await hydrateIsland( Carousel, () => ( { label: 'Pictures', children: [ 'One' ] } ), {} );
	expect( mockSlider.next ).not.toHaveBeenCalled();
	const [ , next ] = root.querySelectorAll( 'button' );
	// At once, before anything that was fetched can have come.
	next!.click();
	await act( () => {} );
	expect( mockSlider.next ).toHaveBeenCalledTimes( 1 );
} );

it( 'shows the slide that gets the focus, when it is out of sight', async () => {
	const children = [ <button key="one">One</button>, <button key="two">Two</button> ];
	const { root, act } = await hydrateIsland( Carousel, () => ( { label: 'Pictures', children } ), {} );
	const [ first, second ] = root.querySelectorAll< HTMLElement >( 'li > button' );
	second!.getBoundingClientRect = () => new DOMRect( 900, 0, 100, 60 );
	await act( () => first!.focus() );
	expect( mockSlider.moveToIdx ).not.toHaveBeenCalled();
	await act( () => second!.focus() );
	expect( mockSlider.moveToIdx ).toHaveBeenCalledWith( 1 );
} );

it( 'goes on from where the track had been scrolled before it was awake', async () => {
	const left = jest.spyOn( HTMLElement.prototype, 'offsetLeft', 'get' ).mockImplementation( function (
		this: HTMLElement
	) {
		return this.textContent === 'Two' ? 100 : 0;
	} );
	const width = jest.spyOn( HTMLElement.prototype, 'offsetWidth', 'get' ).mockReturnValue( 100 );
	const scrolled = jest.spyOn( Element.prototype, 'scrollLeft', 'get' ).mockReturnValue( 90 );
	await open();
	expect( jest.mocked( KeenSlider ).mock.lastCall![ 1 ] ).toMatchObject( { initial: 1 } );
	[ left, width, scrolled ].forEach( ( spy ) => spy.mockRestore() );
} );

it( 'leaves the track of another window, as the editor’s canvas is, to scroll by itself', async () => {
	const frame = document.body.appendChild( document.createElement( 'iframe' ) );
	const canvas = frame.contentDocument!.createElement( 'div' );
	frame.contentDocument!.body.append( canvas );
	const root = createRoot( canvas );
	Object.assign( globalThis, { IS_REACT_ACT_ENVIRONMENT: true } );
	jest.mocked( KeenSlider ).mockClear();
	await actAlone( async () => root.render( <Carousel label="Pictures">One</Carousel> ) );
	expect( canvas.querySelector( 'ul' )!.dataset.live ).toBeUndefined();
	expect( KeenSlider ).not.toHaveBeenCalled();
	await actAlone( async () => root.unmount() );
	Object.assign( globalThis, { IS_REACT_ACT_ENVIRONMENT: false } );
	frame.remove();
} );
