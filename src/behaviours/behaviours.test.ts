import { startBackToTop } from './back-to-top';
import { removeBotCheckNoscript } from './bot-check';
import { startCompare } from './compare';
import { startDisclosures } from './disclosure';
import { startModals } from './modal';
import { startPrint } from './print';
import { startSmoothScroll } from './smooth-scroll';

const $ = ( selector: string ) => document.querySelector< HTMLElement >( selector )!;
const press = ( selector: string, key: string ) =>
	$( selector ).dispatchEvent( new KeyboardEvent( 'keydown', { key, bubbles: true } ) );

/** What a behavior listens to on the page lasts; so each starts once here, as it does on a page. */
beforeAll( () => {
	startDisclosures();
	startModals();
	startSmoothScroll();
} );

describe( 'disclosure', () => {
	const expanded = () =>
		[ ...document.querySelectorAll( 'button' ) ].map( ( button ) => button.getAttribute( 'aria-expanded' ) );
	const open = () => [ ...document.querySelectorAll( '.is-open' ) ].map( ( { id } ) => id );

	beforeEach( () => {
		document.body.innerHTML = `
			<button id="toggle" data-disclosure aria-expanded="false" aria-controls="bar">Menu</button>
			<div id="bar"><a href="#x">Cart</a></div>
			<button id="first" data-disclosure="menu" aria-expanded="false" aria-controls="one"><b>New</b></button>
			<div id="one"><a href="#x">Tractors</a></div>
			<button id="second" data-disclosure="menu" aria-expanded="false" aria-controls="two">Used</button>
			<div id="two"></div>
			<p tabindex="0">elsewhere</p>`;
	} );

	it( 'opens and closes what its button controls', () => {
		$( '#toggle' ).click();
		expect( [ expanded()[ 0 ], open() ] ).toEqual( [ 'true', [ 'bar' ] ] );
		$( '#toggle' ).click();
		expect( [ expanded()[ 0 ], open() ] ).toEqual( [ 'false', [] ] );
	} );

	it( 'closes the others of its group', () => {
		$( '#first b' ).click();
		$( '#second' ).click();
		expect( open() ).toEqual( [ 'two' ] );
	} );

	it( 'closes a group, but no single one, when the visitor goes elsewhere', () => {
		$( '#toggle' ).click();
		$( '#first' ).click();
		$( '#one a' ).click();
		expect( open() ).toEqual( [ 'bar', 'one' ] );
		$( 'p' ).dispatchEvent( new Event( 'focusin', { bubbles: true } ) );
		expect( open() ).toEqual( [ 'bar' ] );
	} );

	it( 'closes on Esc and gives the focus back', () => {
		$( '#first' ).click();
		$( '#one a' ).focus();
		press( '#one a', 'Escape' );
		expect( open() ).toEqual( [] );
		expect( $( '#first' ).ownerDocument.activeElement ).toBe( $( '#first' ) );
	} );
} );

describe( 'modal', () => {
	beforeEach( () => {
		HTMLDialogElement.prototype.showModal = function () {
			this.open = true;
		};
		HTMLDialogElement.prototype.close = function () {
			this.open = false;
		};
		document.body.innerHTML = `
			<a class="modal-link" modal-target="form" href="/rental/request/1"><b>Rent</b></a>
			<button class="modal-link" modal-target="old">Ask</button>
			<dialog id="form" data-modal><button class="close-modal">Close</button></dialog>
			<div id="old" hidden><h2>Ask us</h2><button class="close-modal"><b>Close</b></button></div>
			<template id="coleman-modal"><dialog class="modal-dialog"><button class="close-modal">×</button></dialog></template>`;
	} );

	it( 'opens the dialog that the link names instead of leaving, and closes it', () => {
		const event = new MouseEvent( 'click', { bubbles: true, cancelable: true } );
		$( '.modal-link b' ).dispatchEvent( event );
		expect( event.defaultPrevented ).toBe( true );
		expect( $( '#form' ) ).toHaveProperty( 'open', true );
		$( '#form .close-modal' ).click();
		expect( $( '#form' ) ).toHaveProperty( 'open', false );
	} );

	it( 'closes a dialog at a click beside it', () => {
		$( '.modal-link' ).click();
		$( '#form' ).click();
		expect( $( '#form' ) ).toHaveProperty( 'open', false );
	} );

	it( 'moves any other element into a dialog, once', () => {
		$( 'button.modal-link' ).click();
		const dialog = $( '#old' ).closest( 'dialog' )!;
		expect( [ $( '#old' ).hidden, dialog.open, dialog.parentElement ] ).toEqual( [ false, true, document.body ] );
		expect( dialog.getAttribute( 'aria-label' ) ).toBe( 'Ask us' );
		$( '#old b' ).click();
		expect( dialog.open ).toBe( false );
		$( 'button.modal-link' ).click();
		expect( $( '#old' ).closest( 'dialog' ) ).toBe( dialog );
		dialog.click();
		expect( dialog.open ).toBe( false );
	} );

	it( 'takes the frame that the page has for it', () => {
		$( 'button.modal-link' ).click();
		$( 'dialog.modal-dialog > .close-modal' ).click();
		expect( $( 'dialog.modal-dialog' ) ).toHaveProperty( 'open', false );
	} );

	it.each( [
		[ 'a wrapper around a link with a fragment', '<div class="modal-link"><a href="#old"><i>x</i></a></div>', 'i' ],
		[
			'a wrapper with the name',
			'<div class="modal-link" modal-target="old"><a href="/x"><i>x</i></a></div>',
			'i',
		],
		[
			'a wrapper around a named button',
			'<p class="modal-link"><button modal-target="old"><i>x</i></button></p>',
			'i',
		],
		[ 'a link with a fragment', '<a class="modal-link" href="#old"><i>x</i></a>', 'i' ],
	] )( 'is opened by %s, also by one that came later', ( _, html, target ) => {
		document.body.insertAdjacentHTML( 'beforeend', html );
		$( target ).click();
		expect( $( '#old' ).closest( 'dialog' ) ).toHaveProperty( 'open', true );
	} );

	it( 'is not opened beside the link of a wrapper, nor in another tab', () => {
		document.body.insertAdjacentHTML( 'beforeend', '<div class="modal-link"><a href="#old">x</a> <i>y</i></div>' );
		$( 'i' ).click();
		$( 'a[href="#old"]' ).dispatchEvent( new MouseEvent( 'click', { bubbles: true, ctrlKey: true } ) );
		expect( $( '#old' ).closest( 'dialog' ) ).toBeNull();
	} );

	it( 'is opened with the keyboard from what is no control', () => {
		document.body.insertAdjacentHTML(
			'beforeend',
			'<figure class="modal-link" modal-target="old"><img alt="x"></figure>'
		);
		startModals();
		expect( [ $( 'figure' ).tabIndex, $( 'figure' ).getAttribute( 'role' ) ] ).toEqual( [ 0, 'button' ] );
		press( 'figure', 'Enter' );
		expect( $( '#old' ).closest( 'dialog' ) ).toHaveProperty( 'open', true );
	} );

	it( 'lets a link lead on whose modal is not on the page', () => {
		$( '.modal-link' ).setAttribute( 'modal-target', 'nothing' );
		const follow = jest.fn( ( event: Event ) => {
			expect( event.defaultPrevented ).toBe( false );
			event.preventDefault();
		} );
		addEventListener( 'click', follow, { once: true } );
		$( '.modal-link' ).click();
		expect( follow ).toHaveBeenCalledTimes( 1 );
		expect( document.querySelector( 'dialog[open]' ) ).toBeNull();
	} );
} );

describe( 'back to top', () => {
	let observed: Element | undefined;
	let report: ( isIntersecting: boolean, bottom: number ) => void;

	beforeEach( () => {
		Object.assign( globalThis, {
			IntersectionObserver: class {
				constructor( callback: ( entries: object[] ) => void ) {
					report = ( isIntersecting, bottom ) =>
						callback( [ { isIntersecting, boundingClientRect: { bottom } } ] );
				}
				observe( element: Element ) {
					observed = element;
				}
			},
		} );
	} );

	it( 'is shown once the page is scrolled past its trigger, and hidden above it', () => {
		document.body.innerHTML =
			'<header></header><div id="grid"></div><a data-back-to-top="#grid" class="back-to-top"></a>';
		startBackToTop();
		expect( observed ).toBe( $( '#grid' ) );
		report( false, 900 );
		expect( $( 'a' ).className ).toBe( 'back-to-top' );
		report( false, -10 );
		expect( $( 'a' ).className ).toBe( 'back-to-top show' );
		report( true, 10 );
		expect( $( 'a' ).className ).toBe( 'back-to-top' );
	} );

	it( 'has the header for a trigger when none is named', () => {
		document.body.innerHTML = '<header></header><a data-back-to-top class="back-to-top"></a>';
		startBackToTop();
		expect( observed ).toBe( $( 'header' ) );
	} );
} );

describe( 'smooth scroll', () => {
	let scrolled: number[];

	beforeEach( () => {
		jest.useFakeTimers();
		scrolled = [];
		Object.assign( window, { scrollTo: ( { top }: { top: number } ) => scrolled.push( Math.round( top ) ) } );
		document.body.innerHTML = '<a href="#form" data-smooth-scroll>Request Information</a><form id="form"></form>';
		$( '#form' ).getBoundingClientRect = () => ( { top: 1000 } ) as DOMRect;
	} );
	afterEach( () => jest.useRealTimers() );

	const prefersStill = ( matches: boolean ) => Object.assign( window, { matchMedia: () => ( { matches } ) } );

	it( 'takes 500 ms and brings the focus along', () => {
		prefersStill( false );
		$( 'a' ).click();
		jest.advanceTimersByTime( 480 );
		expect( scrolled.at( -1 ) ).toBeLessThan( 1000 );
		jest.advanceTimersByTime( 40 );
		expect( scrolled.at( -1 ) ).toBe( 1000 );
		expect( $( '#form' ).ownerDocument.activeElement ).toBe( $( '#form' ) );
	} );

	it( 'is a jump under reduced motion', () => {
		prefersStill( true );
		$( 'a' ).click();
		jest.advanceTimersByTime( 20 );
		expect( scrolled ).toEqual( [ 1000 ] );
	} );
} );

it( 'shows the compare button while a machine is ticked, and says how many', () => {
	document.body.innerHTML =
		'<fieldset data-compare-list><input type="checkbox" id="a"><input type="checkbox" id="b" checked></fieldset>' +
		'<input type="checkbox" checked><button data-compare-button hidden>Compare <i data-compare-count></i></button>';
	startCompare();
	expect( [ $( 'button' ).hidden, $( 'i' ).textContent ] ).toEqual( [ false, '1' ] );
	$( '#a' ).click();
	expect( $( 'i' ).textContent ).toBe( '2' );
	$( '#a' ).click();
	$( '#b' ).click();
	expect( $( 'button' ).hidden ).toBe( true );
} );

it( 'removes the noscript that follows a bot check, after the page has loaded', () => {
	document.body.innerHTML =
		'<div class="g-recaptcha"></div><noscript>x</noscript><noscript id="kept"></noscript><p data-bot-check></p><noscript></noscript>';
	Object.defineProperty( document, 'readyState', { value: 'interactive', configurable: true } );
	removeBotCheckNoscript();
	expect( document.querySelectorAll( 'noscript' ) ).toHaveLength( 3 );
	dispatchEvent( new Event( 'load' ) );
	expect( [ ...document.querySelectorAll( 'noscript' ) ].map( ( { id } ) => id ) ).toEqual( [ 'kept' ] );
} );

it( 'shows the button that prints, and prints', () => {
	document.body.innerHTML = '<button data-print hidden>Print</button>';
	const print = jest.spyOn( window, 'print' ).mockImplementation( () => {} );
	startPrint();
	expect( $( '[data-print]' ).hidden ).toBe( false );
	$( '[data-print]' ).click();
	expect( print ).toHaveBeenCalledTimes( 1 );
} );
