import { renderToStaticMarkup } from 'react-dom/server';
import { startContactBar } from '@/behaviours/contact-bar';
import { ContactBar, contactBarProps } from './contact-bar';
import fixtures from './fixtures.json';

const shown = ( props: unknown, page = '' ) => {
	document.body.innerHTML = page + renderToStaticMarkup( <ContactBar { ...contactBarProps( props ) } /> );
	return document.querySelector< HTMLElement >( '.coleman-contact-bar' )!;
};

/** What the observer saw, told by hand: there is no screen here. */
let tell: ( target: Element, isIntersecting: boolean ) => void;
const watched: Element[] = [];

beforeEach( () => {
	watched.length = 0;
	window.IntersectionObserver = class {
		constructor( onChange: ( entries: { target: Element; isIntersecting: boolean }[] ) => void ) {
			tell = ( target, isIntersecting ) => onChange( [ { target, isIntersecting } ] );
		}
		observe = ( target: Element ) => watched.push( target );
	} as never;
} );

it( 'calls, asks and adds, without JavaScript too', () => {
	const bar = shown( fixtures.typical );
	expect( [ ...bar.querySelectorAll( 'a' ) ].map( ( a ) => [ a.textContent, a.getAttribute( 'href' ) ] ) ).toEqual( [
		[ 'CallBonner Springs', 'tel:9135550101' ],
		[ 'Ask', '/ask/part-100' ],
	] );
	expect( [ ...new FormData( bar.querySelector( 'form' )! ) ] ).toEqual( [
		[ 'coleman_action', 'cart_add' ],
		[ 'partId', '100' ],
		[ 'quantity', '1' ],
	] );
} );

it( 'opens the request of a rental', () => {
	const link = shown( fixtures.rental ).querySelector( '.modal-link' )!;
	expect( [ link.getAttribute( 'href' ), link.getAttribute( 'modal-target' ) ] ).toEqual( [
		'/rental/request/1',
		'rental-request',
	] );
} );

it( 'has one main button, which is to ask where nothing can be added', () => {
	for ( const fixture of Object.values( fixtures ) ) {
		expect( shown( fixture ).querySelectorAll( '.wp-element-button' ) ).toHaveLength( 1 );
	}
} );

it( 'is away while one of the real buttons is on the screen, and only then', () => {
	const bar = shown(
		fixtures.typical,
		'<form class="coleman-order-form"></form><form class="coleman-inquiry-form"></form><dialog><form class="coleman-inquiry-form"></form></dialog>'
	);
	startContactBar();
	expect( watched ).toHaveLength( 2 );
	const [ first, second ] = watched as [ Element, Element ];
	const steps: [ Element, boolean, boolean ][] = [
		[ first, true, true ],
		[ second, true, true ],
		[ first, false, true ],
		[ second, false, false ],
	];
	for ( const [ target, isSeen, isAway ] of steps ) {
		tell( target, isSeen );
		expect( bar.hasAttribute( 'data-is-away' ) ).toBe( isAway );
	}
} );

it( 'sends the page’s own form, with the quantity that was typed there', () => {
	const bar = shown(
		fixtures.typical,
		'<div class="coleman-part__plate"><form class="coleman-order-form"><input name="quantity" value="7"></form></div>'
	);
	const sent: string[] = [];
	document.querySelector( '.coleman-order-form' )!.addEventListener( 'submit', ( event ) => {
		event.preventDefault();
		sent.push( String( new FormData( event.target as HTMLFormElement ).get( 'quantity' ) ) );
	} );
	startContactBar();
	const event = new SubmitEvent( 'submit', { bubbles: true, cancelable: true } );
	bar.querySelector( 'form' )!.dispatchEvent( event );
	expect( [ sent, event.defaultPrevented ] ).toEqual( [ [ '7' ], true ] );
} );

it( 'sends its own where the page has none', () => {
	const bar = shown( fixtures.typical );
	startContactBar();
	const event = new SubmitEvent( 'submit', { bubbles: true, cancelable: true } );
	bar.querySelector( 'form' )!.dispatchEvent( event );
	expect( event.defaultPrevented ).toBe( false );
} );
