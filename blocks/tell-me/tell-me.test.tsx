import { renderToStaticMarkup } from 'react-dom/server';
import fixtures from './fixtures.json';
import { TellMeView, tellMeProps } from './tell-me';

const open = ( state: keyof typeof fixtures ) => {
	document.body.innerHTML = renderToStaticMarkup( <TellMeView { ...tellMeProps( fixtures[ state ] ) } /> );
	return document.body;
};

it( 'is a plain form with one field', () => {
	const form = open( 'a list' ).querySelector( 'form' )!;
	expect( form.method ).toBe( 'post' );
	expect( Object.fromEntries( new FormData( form ) ) ).toEqual( {
		coleman_action: 'watch_ask',
		kind: 'listed',
		thing: 'used',
		id: '0',
		filter: 'used=tractors&brand=2',
		idempotency_key: '0123456789abcdef0123456789abcdef',
		email: 'ray@farm.example.com',
		website: '',
	} );
} );

it( 'says at the field what is wrong, and keeps what was typed', () => {
	const page = open( 'refused' );
	expect( page.querySelector< HTMLInputElement >( '[name=email]' )!.value ).toBe( 'ray@' );
	expect( page.textContent ).toMatch( 'Invalid email address provided.' );
} );

it( 'asks nothing where the part is in stock', () => {
	const page = open( 'in stock' );
	expect( page.querySelector( 'form' ) ).toBeNull();
	expect( page.textContent ).toMatch( 'It is in stock now.' );
} );
