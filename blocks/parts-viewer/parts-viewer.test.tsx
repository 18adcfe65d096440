import { addToCart } from '@/api/cart';
import { exampleCart } from '@/stores/cart/example-cart';
import { hydrateIsland } from '../../tests/jest/hydrate-island';
import fixtures from './fixtures.json';
import { PartsViewer, partsViewerProps } from './parts-viewer';

jest.mock( '@/api/cart' );

const open = ( props: object = fixtures.typical, whileAsleep?: ( root: HTMLElement ) => void ) =>
	hydrateIsland( PartsViewer, partsViewerProps, props, whileAsleep );

const spots = ( root: HTMLElement ) => [ ...root.querySelectorAll< HTMLElement >( '.coleman-parts-viewer__spot' ) ];
const group = ( root: HTMLElement, ref: string ) => root.querySelector< HTMLElement >( `[id="ref-${ ref }"]` )!;
const refLink = ( root: HTMLElement, ref: string ) => group( root, ref ).querySelector< HTMLElement >( 'th a' )!;
const marked = ( root: HTMLElement ) => [ ...root.querySelectorAll( '.is-chosen' ) ].map( ( { id } ) => id ).sort();
const serial = ( root: HTMLElement ) => root.querySelector< HTMLInputElement >( '[name=serial]' )!;
const type = async ( { root, act }: Awaited< ReturnType< typeof open > >, text: string ) => {
	serial( root ).value = text;
	await act( () => serial( root ).form!.requestSubmit() );
};
const viewport = ( root: HTMLElement ) => root.querySelector< HTMLElement >( '.coleman-parts-viewer__viewport' )!;
const zoom = ( root: HTMLElement ) => root.querySelector( '.coleman-parts-viewer__zoom' )!.textContent;
const tool = ( root: HTMLElement, index: number ) =>
	root.querySelectorAll< HTMLElement >( '.coleman-parts-viewer__tool' )[ index ]!;

const scrolled: ScrollIntoViewOptions[] = [];

beforeEach( () => {
	jest.resetAllMocks();
	scrolled.length = 0;
	sessionStorage.clear();
	history.replaceState( null, '', '/parts/model/kubota-svl75-3-parts/oil-filter-and-sump/' );
	Element.prototype.scrollIntoView = ( options ) => scrolled.push( options as ScrollIntoViewOptions );
	window.matchMedia = ( query ) => ( { matches: false, media: query } ) as MediaQueryList;
	jest.mocked( addToCart ).mockResolvedValue( exampleCart( 2 ) );
} );

describe( 'a number of the picture', () => {
	it( 'says what it stands for, and is a link where no script runs', async () => {
		const { root } = await open();
		expect(
			spots( root ).map( ( spot ) => [ spot.getAttribute( 'aria-label' ), spot.getAttribute( 'href' ) ] )
		).toEqual( [
			[ '1, Block, cylinder, sold as a short block only, 1 needed', '#ref-1' ],
			[ '2, Filter, engine oil, 1 needed', '#ref-2' ],
			[ '3, Gasket, drain plug, 2 needed', '#ref-3' ],
			[ '3, Gasket, drain plug, 2 needed', '#ref-3' ],
		] );
		for ( const spot of spots( root ) ) {
			expect( root.querySelector( `[id="${ spot.getAttribute( 'href' )!.slice( 1 ) }"]` ) ).not.toBeNull();
		}
		expect( new Set( spots( root ).map( ( { id } ) => id ) ).size ).toBe( 4 );
	} );

	it( 'marks its rows and every place it stands at, and takes the focus there', async () => {
		const { root, act } = await open();
		await act( () => spots( root )[ 2 ]!.click() );
		expect( marked( root ) ).toEqual( [ 'callout-3', 'callout-3.2', 'ref-3' ] );
		expect( root.ownerDocument.activeElement ).toBe( refLink( root, '3' ) );
		expect( location.hash ).toBe( '#ref-3' );
		expect( scrolled ).toEqual( [ { block: 'nearest', inline: 'center', behavior: 'smooth' } ] );
	} );

	it( 'jumps where motion is not wanted', async () => {
		window.matchMedia = ( query ) => ( { matches: /reduce/.test( query ), media: query } ) as MediaQueryList;
		const { root, act } = await open();
		await act( () => spots( root )[ 0 ]!.click() );
		expect( scrolled[ 0 ]?.behavior ).toBe( 'auto' );
	} );

	it( 'is found from its row', async () => {
		const { root, act } = await open();
		await act( () => refLink( root, '2' ).click() );
		expect( marked( root ) ).toEqual( [ 'callout-2', 'ref-2' ] );
		expect( root.ownerDocument.activeElement ).toBe( spots( root )[ 1 ] );
		expect( location.hash ).toBe( '#ref-2' );
	} );

	it( 'is marked with its rows under the pointer and the focus', async () => {
		const { root, act } = await open();
		const pointed = () => [ ...root.querySelectorAll( '.is-pointed' ) ].map( ( { id } ) => id );
		await act( () => group( root, '2' ).dispatchEvent( new MouseEvent( 'mouseover', { bubbles: true } ) ) );
		expect( pointed() ).toEqual( [ 'callout-2', 'ref-2' ] );
		await act( () =>
			group( root, '2' ).dispatchEvent(
				new MouseEvent( 'mouseout', { bubbles: true, relatedTarget: document.body } )
			)
		);
		expect( pointed() ).toEqual( [] );
		await act( () => spots( root )[ 0 ]!.focus() );
		expect( pointed() ).toEqual( [ 'callout-1', 'ref-1' ] );
	} );

	it( 'is marked when the address names it', async () => {
		location.hash = '#ref-3';
		const { root, act } = await open();
		expect( marked( root ) ).toEqual( [ 'callout-3', 'callout-3.2', 'ref-3' ] );
		await act( async () => {
			location.hash = '#ref-%';
			await new Promise( ( resolve ) => addEventListener( 'hashchange', resolve, { once: true } ) );
		} );
		expect( marked( root ) ).toEqual( [] );
	} );

	it( 'opens in a new tab with ctrl', async () => {
		const { root, act } = await open();
		const click = new MouseEvent( 'click', { bubbles: true, cancelable: true, ctrlKey: true } );
		await act( () => spots( root )[ 0 ]!.dispatchEvent( click ) );
		expect( [ click.defaultPrevented, marked( root ) ] ).toEqual( [ false, [] ] );
	} );
} );

describe( 'the picture', () => {
	it( 'grows by the buttons, between whole and five times', async () => {
		const { root, act } = await open();
		expect( [ zoom( root ), tool( root, 0 ).getAttribute( 'aria-disabled' ) ] ).toEqual( [ '100%', 'true' ] );
		await act( () => tool( root, 1 ).click() );
		expect( zoom( root ) ).toBe( '140%' );
		expect( root.querySelector< HTMLElement >( '.coleman-parts-viewer__stage' )!.style.width ).toBe( '140%' );
		await act( () => tool( root, 0 ).click() );
		await act( () => tool( root, 0 ).click() );
		expect( zoom( root ) ).toBe( '100%' );
		for ( let press = 0; press < 9; press++ ) {
			await act( () => tool( root, 1 ).click() );
		}
		expect( [ zoom( root ), tool( root, 1 ).getAttribute( 'aria-disabled' ) ] ).toEqual( [ '500%', 'true' ] );
		await act( () => tool( root, 2 ).click() );
		expect( zoom( root ) ).toBe( '100%' );
	} );

	it( 'obeys the keys: plus, minus, nought and, when zoomed, arrows', async () => {
		const { root, act } = await open();
		const press = async ( key: string, more = {} ) => {
			const event = new KeyboardEvent( 'keydown', { key, bubbles: true, cancelable: true, ...more } );
			await act( () => viewport( root ).dispatchEvent( event ) );
			return event.defaultPrevented;
		};
		expect( await press( 'ArrowRight' ) ).toBe( false );
		expect( await press( '+', { ctrlKey: true } ) ).toBe( false );
		expect( await press( '+' ) ).toBe( true );
		expect( zoom( root ) ).toBe( '140%' );
		viewport( root ).scrollLeft = 10;
		expect( await press( 'ArrowRight' ) ).toBe( true );
		expect( viewport( root ).scrollLeft ).toBe( 70 );
		await press( '-' );
		expect( zoom( root ) ).toBe( '100%' );
		await press( '=' );
		await press( '0' );
		expect( zoom( root ) ).toBe( '100%' );
	} );

	it( 'grows by the wheel with ctrl only, and by two fingers', async () => {
		const { root, act } = await open();
		const wheel = async ( ctrlKey: boolean ) => {
			const event = new WheelEvent( 'wheel', { deltaY: -100, ctrlKey, bubbles: true, cancelable: true } );
			await act( () => viewport( root ).dispatchEvent( event ) );
			return event.defaultPrevented;
		};
		expect( [ await wheel( false ), zoom( root ) ] ).toEqual( [ false, '100%' ] );
		expect( [ await wheel( true ), zoom( root ) ] ).toEqual( [ true, '165%' ] );
		const fingers = ( name: string, ...xs: number[] ) =>
			Object.assign( new Event( name, { bubbles: true, cancelable: true } ), {
				touches: xs.map( ( clientX ) => ( { clientX, clientY: 0 } ) ),
			} );
		const move = fingers( 'touchmove', 0, 200 );
		await act( () => viewport( root ).dispatchEvent( fingers( 'touchstart', 0, 100 ) ) );
		await act( () => viewport( root ).dispatchEvent( move ) );
		expect( [ zoom( root ), move.defaultPrevented ] ).toEqual( [ '330%', true ] );
		const one = fingers( 'touchmove', 0 );
		await act( () => viewport( root ).dispatchEvent( one ) );
		expect( one.defaultPrevented ).toBe( false );
	} );

	it( 'is taken hold of by the mouse when zoomed', async () => {
		const { root, act } = await open();
		const pointer = ( name: string, clientX: number ) =>
			act( () =>
				viewport( root ).dispatchEvent(
					Object.assign( new MouseEvent( name, { bubbles: true, clientX, clientY: 0, button: 0 } ), {
						pointerType: 'mouse',
						pointerId: 1,
					} )
				)
			);
		await act( () => tool( root, 1 ).click() );
		viewport( root ).scrollLeft = 50;
		await pointer( 'pointerdown', 100 );
		await pointer( 'pointermove', 80 );
		expect( viewport( root ).scrollLeft ).toBe( 70 );
		await pointer( 'pointerup', 80 );
		await pointer( 'pointermove', 10 );
		expect( viewport( root ).scrollLeft ).toBe( 70 );
	} );
} );

describe( 'a serial number', () => {
	it( 'tells what does not fit, and takes it out of the order', async () => {
		const island = await open();
		await type( island, ' KBCZ05-18000 ' );
		const { root } = island;
		const rows = [ ...group( root, '3' ).querySelectorAll( 'tr' ) ];
		expect( rows.map( ( row ) => row.classList.contains( 'is-unfit' ) ) ).toEqual( [ false, true ] );
		expect( rows.map( ( row ) => row.querySelector( 'form' ) !== null ) ).toEqual( [ true, false ] );
		expect( rows[ 1 ]!.textContent ).toMatch( 'Not for your machine. Fits from serial number 19900 to 45000' );
		expect( root.querySelector( '.coleman-parts-viewer__told' )!.textContent ).toBe(
			'1 row does not fit serial number KBCZ05-18000.'
		);
		expect( location.search ).toBe( '?serial=KBCZ05-18000' );
	} );

	it( 'goes along to the next diagram, and is remembered for the model', async () => {
		const island = await open();
		await type( island, '18000' );
		expect( island.root.querySelector( '[rel=next]' )!.getAttribute( 'href' ) ).toMatch( /\/\?serial=18000$/ );
		history.replaceState( null, '', '/parts/model/kubota-svl75-3-parts/air-cleaner/' );
		const { root } = await open();
		expect( serial( root ).value ).toBe( '18000' );
		expect( root.querySelectorAll( '.is-unfit' ) ).toHaveLength( 1 );
	} );

	it( 'is not remembered for another model', async () => {
		await type( await open(), '18000' );
		const { root } = await open( { ...fixtures.typical, model: { ...fixtures.typical.model, ModelId: 3 } } );
		expect( root.querySelectorAll( '.is-unfit' ) ).toHaveLength( 0 );
	} );

	it( 'is forgotten when the field is emptied', async () => {
		const island = await open( fixtures[ 'serial number' ] );
		expect( island.root.querySelectorAll( '.is-unfit' ) ).toHaveLength( 1 );
		await type( island, '' );
		expect( island.root.querySelectorAll( '.is-unfit' ) ).toHaveLength( 0 );
		expect( [ location.search, sessionStorage.length ] ).toEqual( [ '', 0 ] );
	} );

	it( 'follows the back button', async () => {
		const { root, act } = await open( fixtures[ 'serial number' ] );
		await act( () => {
			history.replaceState( null, '', '?serial=30000' );
			dispatchEvent( new PopStateEvent( 'popstate' ) );
		} );
		expect( root.querySelector( '.coleman-parts-viewer__told' )!.textContent ).toMatch( '30000' );
		expect( serial( root ).value ).toBe( '30000' );
	} );

	it( 'does not disturb what is being typed', async () => {
		sessionStorage.setItem( 'coleman.serial.2', '18000' );
		const { root } = await open( fixtures.typical, ( asleep ) => {
			serial( asleep ).focus();
			serial( asleep ).value = '4';
		} );
		expect( serial( root ).value ).toBe( '4' );
	} );

	it.each( [
		[ 'serial number that fits', 'All parts here fit serial number 30000.' ],
		[ 'serial number without digits', 'what doesn’t end in a number, so all parts are shown.' ],
		[ 'typical', '' ],
	] as const )( 'is answered in a sentence: %s', async ( state, sentence ) => {
		const { root } = await open( fixtures[ state ] );
		expect( root.querySelector( '.coleman-parts-viewer__told' )!.textContent ).toBe( sentence );
	} );

	it( 'works where the browser keeps nothing', async () => {
		const refuse = () => {
			throw new DOMException( 'no', 'SecurityError' );
		};
		const get = jest.spyOn( Storage.prototype, 'getItem' ).mockImplementation( refuse );
		const set = jest.spyOn( Storage.prototype, 'setItem' ).mockImplementation( refuse );
		const island = await open();
		await type( island, '18000' );
		expect( island.root.querySelectorAll( '.is-unfit' ) ).toHaveLength( 1 );
		get.mockRestore();
		set.mockRestore();
	} );
} );

describe( 'a row', () => {
	it( 'adds what the machine takes, through the store', async () => {
		const { root, act } = await open();
		await act( () => group( root, '3' ).querySelector( 'form' )!.requestSubmit() );
		expect( addToCart ).toHaveBeenCalledWith( { partId: 2075, quantity: 2 } );
	} );

	it( 'says in place of which number a part is', async () => {
		const { root } = await open();
		expect( group( root, '2' ).textContent ).toMatch( 'ReplacesHH160-32093' );
	} );

	it.each( [
		[ 'choice', 'This number is now one of these:', [ '7286322', 'DBA5069' ] ],
		[ 'kit', 'This number is now', [ '3 × 461663-03', '6 × LM67049/10' ] ],
	] as const )( 'leads to what stands for a part: %s', async ( state, words, numbers ) => {
		const { root } = await open( fixtures[ state ] );
		const superseded = root.querySelector( '.coleman-parts-viewer__superseded' )!;
		expect( superseded.querySelector( 'span' )!.textContent ).toBe( words );
		expect( [ ...superseded.querySelectorAll( 'a' ) ].map( ( { textContent } ) => textContent ) ).toEqual(
			numbers
		);
		expect( root.querySelector( 'td form' ) ).toBeNull();
	} );

	it( 'offers nothing that is not sold by itself', async () => {
		const { root } = await open();
		expect( group( root, '1' ).textContent ).toMatch( 'Not sold separately' );
		expect( group( root, '1' ).querySelector( 'form' ) ).toBeNull();
	} );

	it( 'keeps what was refused without JavaScript', async () => {
		const { root } = await open( fixtures.refused );
		expect( group( root, '3' ).querySelectorAll( '[role=alert]' ) ).toHaveLength( 1 );
		expect( root.querySelector( '[role=alert]' )!.textContent ).toMatch( 'only 2 are left' );
	} );
} );

describe( 'a model', () => {
	it( 'lists its diagrams by category', async () => {
		const { root } = await open( fixtures.model );
		expect( [ ...root.querySelectorAll( 'h2' ) ].map( ( { textContent } ) => textContent ) ).toEqual( [
			'Engine',
			'Hydraulics',
		] );
		expect(
			[ ...root.querySelectorAll( '.coleman-parts-viewer__count' ) ].map( ( { textContent } ) => textContent )
		).toEqual( [ '1 part', '1 part', '60 parts' ] );
	} );

	it( 'lists one category alone', async () => {
		const { root } = await open( fixtures.category );
		expect( root.querySelectorAll( '.coleman-parts-viewer__tile' ) ).toHaveLength( 2 );
		expect( root.querySelector( '[aria-current=page]' )!.textContent ).toBe( 'Hydraulics' );
	} );

	it( 'says so when it has none', async () => {
		const { root } = await open( fixtures.empty );
		expect( root.textContent ).toMatch( 'We don’t have diagrams for this model yet.' );
	} );
} );
