import { FORM_SENT, startFormSent } from './form-sent';

const $ = ( selector: string ) => document.querySelector< HTMLElement >( selector )!;
const shown = () =>
	[ ...document.querySelectorAll< HTMLElement >( '[id]' ) ].filter( ( one ) => ! one.hidden ).map( ( { id } ) => id );
const send = ( target: EventTarget, detail?: object ) =>
	target.dispatchEvent( new CustomEvent( FORM_SENT, { bubbles: true, detail } ) );
const ANSWER = { apiResponse: { message: 'Thank you for your <b>message</b>.' } };

beforeAll( startFormSent );

describe( 'a contact form that was sent', () => {
	beforeEach( () => {
		document.body.innerHTML = `
			<div>
				<div id="words" data-form-content><p>Write to us.</p></div>
				<div id="form" data-form-content><div class="wpcf7"><form><button>Send</button></form></div></div>
				<p id="thanks" data-form-sent hidden>Thank you.</p>
			</div>
			<div>
				<div id="other" data-form-content><form><input value="typed"></form></div>
				<p id="other-thanks" data-form-sent hidden>Thank you too.</p>
			</div>`;
	} );

	it( 'gives its place to the thanks, while another form stays as it was typed', () => {
		send( $( '.wpcf7' ) );
		expect( shown() ).toEqual( [ 'thanks', 'other' ] );
	} );

	it( 'is every form of the page where nobody knows which', () => {
		send( document );
		expect( shown() ).toEqual( [ 'thanks', 'other-thanks' ] );
	} );

	it( 'is out of sight whatever the layout of its block', () => {
		$( '#form' ).style.display = 'flex';
		send( $( '.wpcf7' ) );
		expect( $( '#form' ).style.display ).toBe( 'none' );
	} );

	it( 'hands the focus on, and takes it from nobody else', () => {
		$( 'button' ).focus();
		send( $( '.wpcf7' ) );
		expect( document.body.ownerDocument.activeElement ).toBe( $( '#thanks' ) );
		$( 'input' ).focus();
		send( $( '.wpcf7' ) );
		expect( document.body.ownerDocument.activeElement ).toBe( $( 'input' ) );
	} );

	it( 'stays where it is while another event comes', () => {
		$( '.wpcf7' ).dispatchEvent( new CustomEvent( 'wpcf7invalid', { bubbles: true } ) );
		expect( shown() ).toEqual( [ 'words', 'form', 'other' ] );
	} );
} );

describe( 'without words of the page', () => {
	it( 'the sentence of the plugin shows, as text', () => {
		document.body.innerHTML = '<div data-form-content><div class="wpcf7"><form></form></div></div>';
		send( $( '.wpcf7' ), ANSWER );
		expect( $( '[data-form-content]' ).hidden ).toBe( true );
		expect( $( '[data-form-sent]' ).innerHTML ).toBe( 'Thank you for your &lt;b&gt;message&lt;/b&gt;.' );
		expect( $( '[data-form-sent]' ).hidden ).toBe( false );
	} );

	it( 'the plugin shows its sentence itself where its form is around the area', () => {
		document.body.innerHTML = '<div class="wpcf7"><form><div data-form-content></div><p>Sent.</p></form></div>';
		send( $( '.wpcf7' ), ANSWER );
		expect( document.querySelector( '[data-form-sent]' ) ).toBeNull();
		expect( $( '[data-form-content]' ).hidden ).toBe( true );
	} );
} );

it( 'leaves the markup of an island to React', () => {
	document.body.innerHTML = '<div data-coleman-island="rental-form"><div data-form-content><form></form></div></div>';
	send( document );
	expect( $( '[data-form-content]' ).hidden ).toBe( false );
} );
