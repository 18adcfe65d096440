import { startDisclosures } from './disclosure';
import { startMenus } from './menu';

const $ = ( selector: string ) => document.querySelector< HTMLElement >( selector )!;

beforeAll( () => {
	document.body.innerHTML = '<a href="#menu" data-disclosure aria-controls="menu" aria-expanded="false">Menu</a>';
	startDisclosures();
	expect( $( 'a' ).getAttribute( 'role' ) ).toBe( 'button' );
} );

beforeEach( () => {
	document.body.innerHTML = `
		<header>
			<a id="cart" href="/cart">Cart</a>
			<a id="toggle" href="#menu" data-menu-toggle data-disclosure aria-controls="menu" aria-expanded="false">Menu</a>
			<ul id="menu" data-menu>
				<li><details id="new"><summary id="new-name">New</summary><p><a id="loaders" href="#1">L</a><a id="tractors" href="#2">T</a></p></details></li>
				<li><a id="rental" href="#3">Rental</a></li>
				<li><details id="parts"><summary id="parts-name">Parts</summary><a id="filters" href="#4">F</a></details></li>
			</ul>
		</header>
		<main><a id="elsewhere" href="#5">Elsewhere</a></main>`;
	startMenus();
} );

const page = () => $( 'body' ).ownerDocument;

const press = ( key: string, init: KeyboardEventInit = {} ) => {
	const event = new KeyboardEvent( 'keydown', { key, bubbles: true, cancelable: true, ...init } );
	page().activeElement!.dispatchEvent( event );
	return event;
};
const focused = () => page().activeElement?.id;
const open = () => [ ...document.querySelectorAll( 'details[open]' ) ].map( ( { id } ) => id );
const openSection = ( id: string ) => {
	const section = $( `#${ id }` ) as HTMLDetailsElement;
	section.open = true;
	section.dispatchEvent( new Event( 'toggle' ) );
};
const isSheetOpen = () => $( '#menu' ).className === 'is-open';

describe( 'sections', () => {
	it( 'are open one at a time', () => {
		openSection( 'new' );
		openSection( 'parts' );
		expect( open() ).toEqual( [ 'parts' ] );
	} );

	it( 'close on Esc, which gives the focus back and goes no further', () => {
		$( '#toggle' ).click();
		openSection( 'new' );
		$( '#loaders' ).focus();
		press( 'Escape' );
		expect( [ open(), focused(), isSheetOpen() ] ).toEqual( [ [], 'new-name', true ] );
	} );

	it.each( [
		[ 'a click', () => $( '#elsewhere' ).click() ],
		[ 'the focus', () => $( '#cart' ).focus() ],
	] )( 'close when %s goes elsewhere', ( _, go ) => {
		openSection( 'new' );
		$( '#loaders' ).focus();
		$( '#tractors' ).click();
		expect( open() ).toEqual( [ 'new' ] );
		go();
		expect( open() ).toEqual( [] );
	} );
} );

describe( 'arrow keys', () => {
	const walk = ( from: string, ...keys: string[] ) => {
		$( `#${ from }` ).focus();
		return keys.map( ( key ) => {
			press( key );
			return focused();
		} );
	};
	beforeEach( () => {
		// jsdom lets nothing but these be focused in a <details>.
		document.querySelectorAll( 'summary' ).forEach( ( summary ) => ( summary.tabIndex = 0 ) );
	} );

	it( 'go along the bar, round and round', () => {
		expect( walk( 'new-name', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End' ) ).toEqual( [
			'rental',
			'parts-name',
			'new-name',
			'parts-name',
			'new-name',
			'parts-name',
		] );
	} );

	it( 'open a section and go up and down in it', () => {
		expect( walk( 'new-name', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'End', 'Home', 'ArrowUp' ) ).toEqual( [
			'loaders',
			'tractors',
			'loaders',
			'tractors',
			'loaders',
			'new-name',
		] );
		expect( open() ).toEqual( [ 'new' ] );
	} );

	it( 'lead out of a section to the next name', () => {
		openSection( 'new' );
		expect( walk( 'tractors', 'ArrowRight' ) ).toEqual( [ 'rental' ] );
	} );

	it( 'turn round where one reads from right to left', () => {
		$( '#menu' ).style.direction = 'rtl';
		expect( walk( 'new-name', 'ArrowLeft' ) ).toEqual( [ 'rental' ] );
	} );

	it( 'leave the browser its own keys', () => {
		$( '#rental' ).focus();
		expect( press( 'ArrowLeft', { altKey: true } ).defaultPrevented ).toBe( false );
		expect( press( 'ArrowDown' ).defaultPrevented ).toBe( false );
		expect( press( 'a' ).defaultPrevented ).toBe( false );
		expect( focused() ).toBe( 'rental' );
	} );
} );

describe( 'the toggle', () => {
	it( 'is a link that works as a button', () => {
		const click = new MouseEvent( 'click', { bubbles: true, cancelable: true } );
		$( '#toggle' ).dispatchEvent( click );
		expect( [ click.defaultPrevented, isSheetOpen() ] ).toEqual( [ true, true ] );
		expect( $( '#toggle' ).getAttribute( 'aria-expanded' ) ).toBe( 'true' );
		$( '#toggle' ).focus();
		expect( press( ' ' ).defaultPrevented ).toBe( true );
		expect( isSheetOpen() ).toBe( false );
	} );

	it( 'closes on Esc anywhere in the header', () => {
		$( '#toggle' ).click();
		$( '#cart' ).focus();
		press( 'Escape' );
		expect( [ isSheetOpen(), focused() ] ).toEqual( [ false, 'toggle' ] );
		$( '#toggle' ).click();
		press( 'Escape' );
		expect( isSheetOpen() ).toBe( false );
	} );

	it( 'closes when the focus leaves the header, and stays while it is in it', () => {
		$( '#toggle' ).click();
		$( '#cart' ).focus();
		expect( isSheetOpen() ).toBe( true );
		$( '#elsewhere' ).focus();
		expect( isSheetOpen() ).toBe( false );
	} );

	it( 'is closed, and every section, for whoever comes back to the page', () => {
		$( '#toggle' ).click();
		openSection( 'new' );
		dispatchEvent( new Event( 'pagehide' ) );
		expect( [ isSheetOpen(), open() ] ).toEqual( [ false, [] ] );
	} );
} );
