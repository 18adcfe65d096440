import { renderToStaticMarkup } from 'react-dom/server';
import fixtures from './fixtures.json';
import { SavedList, savedListProps } from './saved-list';

const open = ( state: keyof typeof fixtures ) => {
	document.body.innerHTML = renderToStaticMarkup( <SavedList { ...savedListProps( fixtures[ state ] ) } /> );
	return document.body;
};

const actions = ( page: HTMLElement ) =>
	[ ...page.querySelectorAll< HTMLInputElement >( '[name=coleman_action]' ) ].map( ( { value } ) => value );

it( 'is one form to its owner, in which Enter saves', () => {
	const page = open( 'typical' );
	const form = page.querySelector( 'form' )!;
	expect( Object.fromEntries( new FormData( form ) ) ).toEqual( {
		coleman_action: 'list_change',
		id: '7',
		quantity_11: '2',
		note_11: '',
		quantity_12: '1',
		note_12: 'every 400 hours',
		target: '',
	} );
	// A browser presses the first button of a form when somebody presses Enter in a field.
	expect( form.querySelector( 'button' )!.value ).toBe( 'save' );
	expect( [ ...form.querySelectorAll( 'button' ) ].map( ( { value } ) => value ) ).toEqual( [
		'save',
		'picked',
		'remove',
		'move',
		'cart',
	] );
} );

it( 'shows visitors with the link nothing that changes the list', () => {
	const page = open( 'shared by its link' );
	expect( actions( page ) ).toEqual( [ 'shared_list_cart' ] );
	expect( page.querySelector( 'input:not([type=hidden])' ) ).toBeNull();
	expect( page.textContent ).toMatch( 'every 400 hours' );
	expect( page.textContent ).toMatch( 'Quantity 2' );
} );

it( 'says of each part that was not added why, and what replaces it', () => {
	const page = open( 'some not added' );
	expect( page.querySelector( '[role=status]' )!.textContent ).toMatch( 'Parts added to your cart: 1.' );
	const [ first, second ] = page.querySelectorAll( '.coleman-saved-list__row' );
	expect( first!.textContent ).toMatch( 'Not added to your cart:This part is discontinued and sold out.' );
	expect( first!.textContent ).toMatch( 'This number is nowLF3621' );
	expect( second!.textContent ).not.toMatch( 'Not added' );
} );

it( 'keeps what was typed, and says at its field what was wrong', () => {
	const page = open( 'refused' );
	const quantity = page.querySelector< HTMLInputElement >( '[name=quantity_11]' )!;
	expect( [ quantity.value, quantity.getAttribute( 'aria-invalid' ) ] ).toEqual( [ 'many', 'true' ] );
	expect( page.querySelector< HTMLInputElement >( '[name="rows[]"]' )!.checked ).toBe( true );
	expect( page.querySelector( 'textarea' )!.value ).toBe( 'LF3620 2\nNOPE 1' );
	expect( page.querySelector< HTMLDetailsElement >( '#list-paste' )!.open ).toBe( true );
} );

it( 'offers an empty list the way to fill it', () => {
	const page = open( 'empty' );
	expect( page.querySelector< HTMLDetailsElement >( '#list-paste' )!.open ).toBe( true );
	expect( actions( page ) ).toEqual( [ 'list_paste', 'list_share', 'list_rename', 'list_delete' ] );
} );
