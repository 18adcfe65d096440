import { startIslands } from './loader';
import type { IslandModule, Mount } from './types';

const BASE = 'https://dealer.example/build/islands/loader.js';
const FILES = { '': 'runtime.js', basket: 'basket.js', toast: 'companions.js' };

/** The markup of an island, as PHP prints it. */
const island = ( name: string, wake: string, html: string ) =>
	`<div data-coleman-island="${ name }" data-wake="${ wake }">${ html }</div>` +
	'<script type="application/json" data-coleman-props>{}</script>';

const root = ( name = 'basket' ) => document.querySelector< HTMLElement >( `[data-coleman-island=${ name }]` )!;
const button = () => document.querySelector( 'button' )!;

/** Lets the loader's promises run; no timer is needed for them. */
const settle = async () => {
	for ( let turn = 0; turn < 10; turn++ ) {
		await Promise.resolve();
	}
};

const press = ( target: Element, init: MouseEventInit = {} ) => {
	const event = new MouseEvent( 'click', { bubbles: true, cancelable: true, ...init } );
	target.dispatchEvent( event );
	return event;
};

let observed: Element[];
let intersect: ( target: Element ) => void;
let mounts: Record< string, jest.Mock< void, Parameters< Mount > > >;
let importModule: jest.Mock< Promise< IslandModule >, [ string ] >;
const listeners: ( () => void )[] = [];

beforeEach( () => {
	jest.useFakeTimers();
	observed = [];
	const Observer = class {
		constructor( callback: ( entries: { isIntersecting: boolean; target: Element }[] ) => void ) {
			intersect = ( target ) => callback( [ { isIntersecting: true, target } ] );
		}
		observe( element: Element ) {
			observed.push( element );
		}
		unobserve() {}
	};
	Object.assign( globalThis, { IntersectionObserver: Observer } );
	mounts = { basket: jest.fn(), toast: jest.fn() };
	importModule = jest.fn();
	importModule.mockResolvedValue( { default: mounts } );
	// The loader listens for as long as the page lives; here a page is a test.
	for ( const target of [ document, window ] ) {
		const add = target.addEventListener.bind( target );
		target.addEventListener = ( type: string, listener: EventListener, options?: boolean ) => {
			listeners.push( () => target.removeEventListener( type, listener, options ) );
			add( type, listener, options );
		};
		listeners.push( () => Object.assign( target, { addEventListener: add } ) );
	}
} );

afterEach( () => {
	listeners.splice( 0 ).forEach( ( remove ) => remove() );
	document.cookie = 'coleman_hint=; max-age=0';
	document.head.innerHTML = '';
	jest.useRealTimers();
} );

const open = ( html: string, strings?: Record< string, string >, offline?: string ) => {
	const facts = JSON.stringify( { islands: FILES, strings, offline } );
	document.head.innerHTML = `<script type="application/json" id="coleman-page">${ facts }</script>`;
	document.body.innerHTML = html;
	startIslands( BASE, importModule );
};

describe( 'wake', () => {
	it( 'asks for nothing while nobody needs an island', async () => {
		open( island( 'basket', 'interaction', '<button>Add</button>' ) + island( 'toast', 'runtime', '' ) );
		await settle();
		expect( importModule ).not.toHaveBeenCalled();
		expect( document.head.querySelector( 'link' ) ).toBeNull();
	} );

	it.each( [ 'pointerdown', 'focusin', 'keydown' ] )( 'at %s inside it, once', async ( type ) => {
		open( island( 'basket', 'interaction', '<button>Add</button>' ) );
		button().dispatchEvent( new Event( type, { bubbles: true } ) );
		button().dispatchEvent( new Event( type, { bubbles: true } ) );
		await settle();
		expect( importModule.mock.calls ).toEqual( [ [ 'https://dealer.example/build/islands/basket.js' ] ] );
		expect( mounts.basket ).toHaveBeenCalledTimes( 1 );
		expect( mounts.basket ).toHaveBeenCalledWith( root(), null );
	} );

	it( 'at hover only has the code fetched', async () => {
		open( island( 'basket', 'interaction', '<button>Add</button>' ) );
		button().dispatchEvent( new Event( 'pointerover', { bubbles: true } ) );
		await settle();
		expect( importModule ).not.toHaveBeenCalled();
		expect(
			[ ...document.head.querySelectorAll( 'link[rel=modulepreload]' ) ].map( ( link ) =>
				link.getAttribute( 'href' )
			)
		).toEqual( [
			'https://dealer.example/build/islands/runtime.js',
			'https://dealer.example/build/islands/basket.js',
		] );
	} );

	it( 'at once when the mode is load', async () => {
		open( island( 'basket', 'load', '' ) );
		await settle();
		expect( mounts.basket ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'when a child comes near the viewport', async () => {
		open( island( 'basket', 'visible', '<p>One</p><p>Two</p>' ) );
		expect( observed ).toEqual( [ ...root().children ] );
		intersect( root().children[ 1 ]! );
		await settle();
		expect( mounts.basket ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'when the back button moves within the page, if its state is in the address', async () => {
		open(
			island( 'basket', 'interaction', '<button>Add</button>' ).replace(
				'data-wake',
				'data-history="true" data-wake'
			) + island( 'toast', 'interaction', '' )
		);
		dispatchEvent( new Event( 'popstate' ) );
		await settle();
		expect( mounts.basket ).toHaveBeenCalledTimes( 1 );
		expect( mounts.toast ).not.toHaveBeenCalled();
	} );

	it( 'with the runtime: as soon as another island woke', async () => {
		open( island( 'basket', 'interaction', '<button>Add</button>' ) + island( 'toast', 'runtime', '' ) );
		press( button() );
		await settle();
		expect( mounts.toast ).toHaveBeenCalledWith( root( 'toast' ), null );
		expect( mounts.basket!.mock.invocationCallOrder[ 0 ]! ).toBeLessThan(
			mounts.toast!.mock.invocationCallOrder[ 0 ]!
		);
	} );

	it( 'brings the strings of the page’s language along', async () => {
		const strings = { Add: [ 'Agregar' ] };
		const fetch = jest.fn( async () => ( { ok: true, json: async () => strings } ) );
		Object.assign( globalThis, { fetch } );
		open( island( 'basket', 'load', '' ), { basket: 'languages/es_MX/basket.1.json' } );
		await settle();
		expect( String( fetch.mock.calls[ 0 ] ) ).toBe(
			'https://dealer.example/build/islands/languages/es_MX/basket.1.json'
		);
		expect( mounts.basket ).toHaveBeenCalledWith( root(), strings );
	} );

	it( 'asks for no strings where the page names none', async () => {
		const fetch = jest.fn();
		Object.assign( globalThis, { fetch } );
		open( island( 'basket', 'load', '' ), { toast: 'languages/es_MX/toast.1.json' } );
		await settle();
		expect( fetch ).not.toHaveBeenCalled();
		expect( mounts.basket ).toHaveBeenCalledWith( root(), null );
	} );
} );

describe( 'a click that came first', () => {
	it( 'is held, shown to be felt at once, and replayed once', async () => {
		open( island( 'basket', 'interaction', '<button class="add"><b>Add</b></button><a href="#x">x</a>' ) );
		const clicked = jest.fn();
		mounts.basket!.mockImplementation( ( element ) => {
			// What React finds is what PHP printed.
			expect( element.innerHTML ).toBe( '<button class="add"><b>Add</b></button><a href="#x">x</a>' );
			element.addEventListener( 'click', clicked );
		} );
		expect( press( button().firstElementChild! ).defaultPrevented ).toBe( true );
		expect( press( button() ).defaultPrevented ).toBe( true );
		expect( button().className ).toBe( 'add is-pending' );
		expect( button().getAttribute( 'aria-busy' ) ).toBe( 'true' );
		await settle();
		expect( clicked ).toHaveBeenCalledTimes( 1 );
		expect( button().outerHTML ).toBe( '<button class="add"><b>Add</b></button>' );
		press( button() );
		expect( clicked ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'goes through natively after a second', async () => {
		importModule.mockReturnValue( new Promise( () => {} ) );
		open( island( 'basket', 'interaction', '<button>Add</button>' ) );
		const clicked = jest.fn();
		document.body.addEventListener( 'click', clicked, { once: true } );
		press( button() );
		await settle();
		jest.advanceTimersByTime( 999 );
		expect( clicked ).not.toHaveBeenCalled();
		jest.advanceTimersByTime( 1 );
		expect( clicked ).toHaveBeenCalledTimes( 1 );
		expect( button().outerHTML ).toBe( '<button>Add</button>' );
		expect( press( button() ).defaultPrevented ).toBe( false );
	} );

	it( 'waits for the island where the browser can do nothing with it', async () => {
		let arrive: ( module: IslandModule ) => void = () => {};
		importModule.mockReturnValue( new Promise( ( resolve ) => ( arrive = resolve ) ) );
		open( island( 'basket', 'interaction', '<button type="button">+</button>' ) );
		const clicked = jest.fn();
		mounts.basket!.mockImplementation( ( element ) => element.addEventListener( 'click', clicked ) );
		press( button() );
		await settle();
		jest.advanceTimersByTime( 10_000 );
		expect( button().className ).toBe( 'is-pending' );
		expect( press( button() ).defaultPrevented ).toBe( true );
		arrive( { default: mounts } );
		await settle();
		expect( clicked ).toHaveBeenCalledTimes( 1 );
		expect( button().outerHTML ).toBe( '<button type="button">+</button>' );
	} );

	describe( 'without a connection', () => {
		const setOnline = ( onLine: boolean ) =>
			Object.defineProperty( navigator, 'onLine', { value: onLine, configurable: true } );
		const said = () => [ ...document.querySelectorAll( '[role=alert]' ) ].map( ( { textContent } ) => textContent );

		beforeEach( () => setOnline( false ) );
		afterEach( () => Reflect.deleteProperty( navigator, 'onLine' ) );

		it( 'leaves the page as it is, says so for ten seconds, and tries anew at the next click', async () => {
			importModule.mockRejectedValueOnce( new TypeError( 'Failed to fetch' ) );
			open( island( 'basket', 'interaction', '<button>Add</button>' ), {}, 'No connection.' );
			const clicked = jest.fn();
			document.body.addEventListener( 'click', clicked );
			press( button() );
			await settle();
			expect( clicked ).not.toHaveBeenCalled();
			expect( button().outerHTML ).toBe( '<button>Add</button>' );
			expect( root().dataset.islandFailed ).toBeUndefined();
			expect( said() ).toEqual( [ 'No connection.' ] );

			setOnline( true );
			press( button() );
			await settle();
			expect( mounts.basket ).toHaveBeenCalledTimes( 1 );
			expect( clicked ).toHaveBeenCalledTimes( 1 );
			jest.advanceTimersByTime( 10_000 );
			expect( said() ).toEqual( [] );
			document.body.removeEventListener( 'click', clicked );
		} );

		it.each( [
			[ 'of no island', '<form><input name="number" value="W001234"></form>' ],
			[ 'that its island leaves to the browser', island( 'basket', 'interaction', '<form data-native></form>' ) ],
		] )( 'a form %s stays where it is, and says so; with one it is sent', ( _, html ) => {
			open( html, {}, 'No connection.' );
			const submit = () => {
				const event = new Event( 'submit', { bubbles: true, cancelable: true } );
				document.querySelector( 'form' )!.dispatchEvent( event );
				return event.defaultPrevented;
			};
			expect( [ submit(), said() ] ).toEqual( [ true, [ 'No connection.' ] ] );
			jest.advanceTimersByTime( 10_000 );
			setOnline( true );
			expect( [ submit(), said() ] ).toEqual( [ false, [] ] );
		} );

		it( 'a form of a live island is its own to answer', async () => {
			open(
				island( 'basket', 'interaction', '<form><button type="button">Add</button></form>' ),
				{},
				'No connection.'
			);
			press( button() );
			await settle();
			document
				.querySelector( 'form' )!
				.dispatchEvent( new Event( 'submit', { bubbles: true, cancelable: true } ) );
			expect( said() ).toEqual( [] );
		} );

		it( 'does not go through after a second either', async () => {
			importModule.mockReturnValue( new Promise( () => {} ) );
			open( island( 'basket', 'interaction', '<button>Add</button>' ), {}, 'No connection.' );
			const clicked = jest.fn();
			document.body.addEventListener( 'click', clicked );
			press( button() );
			jest.advanceTimersByTime( 1_000 );
			expect( clicked ).not.toHaveBeenCalled();
			expect( button().outerHTML ).toBe( '<button>Add</button>' );
			expect( said() ).toEqual( [ 'No connection.' ] );
			document.body.removeEventListener( 'click', clicked );
		} );
	} );

	it.each( [
		[ 'with ctrl', { ctrlKey: true } ],
		[ 'with meta', { metaKey: true } ],
		[ 'with shift', { shiftKey: true } ],
		[ 'of the middle button', { button: 1 } ],
	] )( 'is let through at once %s', ( _, init ) => {
		open( island( 'basket', 'interaction', '<a href="#x">x</a>' ) );
		expect( press( document.querySelector( 'a' )!, init ).defaultPrevented ).toBe( false );
	} );

	it.each( [
		'<a href="#x" data-native>x</a>',
		'<a href="#x" target="_blank">x</a>',
		'<div data-native><a href="#x">x</a></div>',
	] )( 'is the browser’s own business in %s', async ( html ) => {
		open( island( 'basket', 'interaction', html ) );
		expect( press( document.querySelector( 'a' )! ).defaultPrevented ).toBe( false );
		await settle();
		expect( importModule ).not.toHaveBeenCalled();
	} );

	it( 'on what is no control only wakes the island', async () => {
		open( island( 'basket', 'interaction', '<p>text</p>' ) );
		expect( press( document.querySelector( 'p' )! ).defaultPrevented ).toBe( false );
		await settle();
		expect( mounts.basket ).toHaveBeenCalledTimes( 1 );
	} );
} );

it( 'holds a submit and replays it with its submitter', async () => {
	open(
		island( 'basket', 'interaction', '<form><input name="q"><button name="how" value="fast">Go</button></form>' )
	);
	const form = document.querySelector( 'form' )!;
	const submitted = jest.fn();
	mounts.basket!.mockImplementation( ( element ) =>
		element.addEventListener( 'submit', ( event ) => {
			event.preventDefault();
			submitted( ( event as SubmitEvent ).submitter );
		} )
	);
	form.requestSubmit( button() );
	expect( submitted ).not.toHaveBeenCalled();
	expect( button().classList ).toContain( 'is-pending' );
	await settle();
	expect( submitted.mock.calls ).toEqual( [ [ button() ] ] );
} );

describe( 'an island that cannot wake', () => {
	it.each( [
		[ 'its file is missing', () => importModule.mockRejectedValue( new Error( '404' ) ) ],
		[
			'it throws while mounting',
			() =>
				mounts.basket!.mockImplementation( () => {
					throw new Error( 'props' );
				} ),
		],
		[ 'the build does not know it', () => importModule.mockResolvedValue( { default: {} } ) ],
	] )( 'leaves its HTML standing and working, says so once, and lets the others live: %s', async ( _, breakIt ) => {
		breakIt();
		const html = '<button>Add</button>';
		open( island( 'basket', 'interaction', html ) + island( 'toast', 'runtime', '' ) );
		const clicked = jest.fn();
		document.body.addEventListener( 'click', clicked, { once: true } );
		press( button() );
		await settle();
		expect( root().innerHTML ).toBe( html );
		expect( root().dataset.islandFailed ).toBe( '' );
		expect( clicked ).toHaveBeenCalledTimes( 1 );
		expect( console ).toHaveErrored();
		expect( importModule ).toHaveBeenLastCalledWith( 'https://dealer.example/build/islands/companions.js' );
	} );
} );

describe( 'the hint cookie', () => {
	const bar =
		'<span data-hint="guest">Customer Login</span><span data-hint="customer" hidden>Log Out</span><b data-hint="count" hidden>0</b>';
	const texts = () =>
		[ ...document.querySelectorAll< HTMLElement >( '[data-hint]' ) ].map( ( element ) => [
			element.textContent,
			element.hidden,
		] );
	const propsHint = () => root().nextElementSibling!.getAttribute( 'data-hint-props' );

	it( 'is painted before any island wakes, and into the props of the one around', () => {
		document.cookie = 'coleman_hint=3.1';
		open( island( 'basket', 'interaction', bar ) );
		expect( texts() ).toEqual( [
			[ 'Customer Login', true ],
			[ 'Log Out', false ],
			[ '3', false ],
		] );
		expect( propsHint() ).toBe( '{"count":3,"signedIn":true}' );
	} );

	it.each( [
		[ 0, '' ],
		[ 1, 'Cart, 1 item' ],
		[ 2, 'Cart, 2 items' ],
	] )( 'shows the words that go with a count of %d', ( count, words ) => {
		document.cookie = `coleman_hint=${ count }.0`;
		const word = ( kind: string, text: string ) => `<span data-hint="${ kind }">${ text }</span>`;
		open( word( 'some', 'Cart, ' ) + word( 'count', '' ) + word( 'one', ' item' ) + word( 'many', ' items' ) );
		document.querySelectorAll( '[hidden]' ).forEach( ( element ) => element.remove() );
		expect( document.body.textContent ).toBe( words );
	} );

	it( 'means a guest with an empty cart when it is absent or rubbish', () => {
		document.cookie = 'coleman_hint=<b>.7';
		open( island( 'basket', 'interaction', bar ) );
		expect( texts() ).toEqual( [
			[ 'Customer Login', false ],
			[ 'Log Out', true ],
			[ '0', true ],
		] );
	} );

	it.each( [
		[ 'pageshow', () => window ],
		[ 'visibilitychange', () => document ],
	] )( 'is painted again at %s', ( type, target ) => {
		open( island( 'basket', 'interaction', bar ) + '<i data-hint="count"></i>' );
		document.cookie = 'coleman_hint=12.0';
		target().dispatchEvent( new Event( type ) );
		expect( texts()[ 2 ] ).toEqual( [ '12', false ] );
		expect( texts()[ 3 ] ).toEqual( [ '12', false ] );
	} );

	it( 'is not painted over a live island', async () => {
		open( island( 'basket', 'load', bar ) );
		await settle();
		document.cookie = 'coleman_hint=12.0';
		window.dispatchEvent( new Event( 'pageshow' ) );
		expect( texts()[ 2 ] ).toEqual( [ '0', true ] );
	} );
} );
