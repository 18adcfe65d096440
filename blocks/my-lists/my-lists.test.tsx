import { renderToStaticMarkup } from 'react-dom/server';
import fixtures from './fixtures.json';
import { MyLists, myListsProps } from './my-lists';

const open = ( state: keyof typeof fixtures ) => {
	document.body.innerHTML = renderToStaticMarkup( <MyLists { ...myListsProps( fixtures[ state ] ) } /> );
	return document.body;
};

const sent = ( page: HTMLElement, action: string ) =>
	[ ...page.querySelectorAll( 'form' ) ]
		.map( ( form ) => Object.fromEntries( new FormData( form ) ) )
		.find( ( fields ) => fields.coleman_action === action );

it( 'lists the lists, each a link, and says which are shared', () => {
	const rows = [ ...open( 'typical' ).querySelectorAll( 'li' ) ];
	expect( rows.map( ( row ) => row.querySelector( 'a' )!.getAttribute( 'href' ) ) ).toEqual( [
		'/customer/list/7',
		'/customer/list/9',
	] );
	expect( rows.map( ( { textContent } ) => /Shared by a link/.test( textContent ) ) ).toEqual( [ true, false ] );
} );

it( 'puts a part on the list changed last, or on a new one', () => {
	const page = open( 'adding a part' );
	expect( sent( page, 'list_add' ) ).toEqual( {
		coleman_action: 'list_add',
		part: '1001',
		quantity: '1',
		list: '7',
		name: 'My parts',
	} );
	expect( [ ...page.querySelectorAll( 'option' ) ].map( ( { value } ) => value ) ).toEqual( [ '7', '9', '0' ] );
	expect( sent( page, 'list_create' ) ).toBeUndefined();
} );

it( 'asks a customer without lists for a name alone, and keeps what was wrong with it', () => {
	const page = open( 'adding the cart to the first list, refused' );
	expect( sent( page, 'list_add' ) ).toEqual( { coleman_action: 'list_add', from: 'cart', name: '' } );
	const input = page.querySelector( 'input[name=name]' )!;
	const described = document.getElementById( input.getAttribute( 'aria-describedby' )! );
	expect( described!.textContent ).toBe( 'Enter a name for the list.' );
} );

it( 'offers to undo what was deleted just now', () => {
	expect( sent( open( 'deleted just now' ), 'list_restore' ) ).toEqual( { coleman_action: 'list_restore', id: '7' } );
} );

it( 'offers no new list where there is no room', () => {
	const page = open( 'extreme' );
	expect( page.querySelector( 'option[value="0"]' ) ).toBeNull();
	expect( page.querySelector( 'input[name=name]' ) ).toBeNull();
	expect( page.textContent ).toMatch( 'You can have up to 20 lists.' );
} );
