import { isRtl } from '@/ui/is-rtl';
import { hydrateIsland } from '../../../tests/jest/hydrate-island';
import fixtures from './fixtures.json';
import { Gallery } from './gallery';
import { galleryProps } from './gallery-props';

const mockSlider = { next: jest.fn(), prev: jest.fn(), moveToIdx: jest.fn(), destroy: jest.fn() };

jest.mock( '@/ui/is-rtl', () => ( { isRtl: jest.fn( () => false ) } ) );
jest.mock( 'keen-slider', () => ( { __esModule: true, default: jest.fn( () => mockSlider ) } ) );

const open = ( props: object = fixtures.typical ) => hydrateIsland( Gallery, galleryProps, props );
const main = ( root: HTMLElement ) => root.querySelector< HTMLImageElement >( '.coleman-gallery__main > img' )!;
const links = ( root: HTMLElement ) => [ ...root.querySelectorAll< HTMLAnchorElement >( '.coleman-gallery__link' ) ];
const [ first, second, third ] = fixtures.typical.images;

const key = ( target: Element, name: string ) =>
	target.dispatchEvent( new KeyboardEvent( 'keydown', { key: name, bubbles: true, cancelable: true } ) );

const swipe = ( target: Element, by: { x: number; y: number } ) => {
	const finger = ( x: number, y: number ) => [ { clientX: x, clientY: y } ];
	const touch = ( type: string, fingers: object ) =>
		target.dispatchEvent( Object.assign( new Event( type, { bubbles: true } ), fingers ) );
	touch( 'touchstart', { touches: finger( 200, 200 ) } );
	touch( 'touchend', { touches: [], changedTouches: finger( 200 + by.x, 200 + by.y ) } );
};

beforeEach( () => {
	HTMLDialogElement.prototype.showModal = function () {
		this.open = true;
	};
} );

it( 'swaps the main picture for that of the clicked link, and does not navigate', async () => {
	const { root, act } = await open();
	const click = new MouseEvent( 'click', { bubbles: true, cancelable: true } );
	await act( () => links( root )[ 1 ]!.dispatchEvent( click ) );
	expect( click.defaultPrevented ).toBe( true );
	expect( main( root ).getAttribute( 'src' ) ).toBe( second!.full );
	expect( main( root ).alt ).toBe( second!.alt );
	expect( main( root ).closest( 'a' )!.getAttribute( 'href' ) ).toBe( second!.full );
	expect( links( root ).map( ( link ) => link.getAttribute( 'aria-current' ) ) ).toEqual( [ null, 'true', null ] );
	expect( root.querySelector( '[role=status]' )!.textContent ).toBe(
		'Kubota L2501: from the front. Picture 2 of 3.'
	);
} );

it( 'leaves a click for a new tab to the browser', async () => {
	const { root, act } = await open();
	root.addEventListener( 'click', ( event ) => event.preventDefault() );
	await act( () =>
		links( root )[ 1 ]!.dispatchEvent(
			new MouseEvent( 'click', { bubbles: true, cancelable: true, ctrlKey: true } )
		)
	);
	expect( main( root ).getAttribute( 'src' ) ).toBe( first!.full );
} );

it( 'says nothing before anything has changed', async () => {
	const { root } = await open();
	expect( root.querySelector( '[role=status]' )!.textContent ).toBe( '' );
} );

it( 'goes along its strip by the arrow keys, and to its ends', async () => {
	const { root, act } = await open();
	const [ one, two, three ] = links( root );
	await act( () => one!.focus() );
	await act( () => key( one!, 'ArrowRight' ) );
	expect( root.ownerDocument.activeElement ).toBe( two );
	await act( () => key( two!, 'End' ) );
	expect( root.ownerDocument.activeElement ).toBe( three );
	await act( () => key( three!, 'ArrowRight' ) );
	expect( root.ownerDocument.activeElement ).toBe( three );
	await act( () => key( three!, 'Home' ) );
	expect( root.ownerDocument.activeElement ).toBe( one );
	expect( main( root ).getAttribute( 'src' ) ).toBe( first!.full );
} );

it( 'follows a finger that goes sideways, not one that scrolls', async () => {
	const { root, act } = await open();
	await act( () => swipe( main( root ), { x: -80, y: 70 } ) );
	expect( main( root ).getAttribute( 'src' ) ).toBe( first!.full );
	await act( () => swipe( main( root ), { x: -80, y: 5 } ) );
	expect( main( root ).getAttribute( 'src' ) ).toBe( second!.full );
	await act( () => swipe( main( root ), { x: 80, y: 0 } ) );
	await act( () => swipe( main( root ), { x: 80, y: 0 } ) );
	expect( main( root ).getAttribute( 'src' ) ).toBe( first!.full );
} );

it( 'goes on with a finger that goes to the right, where the page reads to the left', async () => {
	const { root, act } = await open();
	jest.mocked( isRtl ).mockReturnValue( true );
	await act( () => swipe( main( root ), { x: 80, y: 0 } ) );
	expect( main( root ).getAttribute( 'src' ) ).toBe( second!.full );
	await act( () => swipe( main( root ), { x: -80, y: 0 } ) );
	expect( main( root ).getAttribute( 'src' ) ).toBe( first!.full );
	jest.mocked( isRtl ).mockReturnValue( false );
} );

it( 'has the next picture fetched ahead', async () => {
	const fetched: string[] = [];
	const spy = jest.spyOn( HTMLImageElement.prototype, 'src', 'set' ).mockImplementation( ( url ) => {
		fetched.push( url );
	} );
	const { root, act } = await open();
	await act( () => links( root )[ 1 ]!.click() );
	spy.mockRestore();
	expect( fetched ).toEqual( expect.arrayContaining( [ second!.full, third!.full ] ) );
} );

it( 'shows a picture as large as the window, with the others a key away', async () => {
	const { root, act } = await open();
	await act( () => main( root ).click() );
	const dialog = root.querySelector( 'dialog' )!;
	expect( dialog.open ).toBe( true );
	const full = () => dialog.querySelector( 'img' )!.getAttribute( 'src' );
	expect( full() ).toBe( first!.full );
	await act( () => key( dialog.querySelector( 'button.close-modal' )!, 'ArrowRight' ) );
	expect( full() ).toBe( second!.full );
	const [ previous, next ] = dialog.querySelectorAll< HTMLButtonElement >( '.coleman-gallery__step' );
	await act( () => next!.click() );
	expect( [ full(), next!.disabled ] ).toEqual( [ third!.full, true ] );
	await act( () => previous!.click() );
	const zoom = [ ...dialog.querySelectorAll( 'button' ) ].find( ( { textContent } ) => textContent === 'Zoom' )!;
	await act( () => zoom.click() );
	expect( zoom.getAttribute( 'aria-pressed' ) ).toBe( 'true' );
	const stage = dialog.querySelector< HTMLElement >( '.coleman-gallery__stage' )!;
	expect( [ stage.classList.contains( 'is-large' ), stage.tabIndex ] ).toEqual( [ true, 0 ] );
	const shown = full();
	await act( () => key( stage, 'ArrowLeft' ) );
	expect( full() ).toBe( shown );
	await act( () => dialog.dispatchEvent( new Event( 'close' ) ) );
	expect( root.querySelector( 'dialog' ) ).toBeNull();
	expect( main( root ).getAttribute( 'src' ) ).toBe( second!.full );
} );

it( 'has no strip for one picture, and a drawn one where there is none', async () => {
	const { root } = await open( fixtures[ 'one picture' ] );
	expect( [ links( root ).length, root.querySelector( '[role=status]' ) ] ).toEqual( [ 0, null ] );
	const { root: empty } = await open( fixtures.empty );
	expect( empty.querySelector( 'img' )!.getAttribute( 'src' ) ).toBe( fixtures.empty.placeholder );
	expect( empty.querySelector( 'a' ) ).toBeNull();
} );
