import { renderToString } from 'react-dom/server';
import { AccountInvitation, accountInvitationProps } from './account-invitation';
import fixtures from './fixtures.json';

const show = ( state: keyof typeof fixtures ) => {
	document.body.innerHTML = renderToString(
		<AccountInvitation { ...accountInvitationProps( fixtures[ state ] ) } />
	);
	return [ ...document.querySelectorAll( 'form' ) ].map( ( form ) => ( {
		method: form.method,
		...Object.fromEntries( new FormData( form ) ),
	} ) );
};

it( 'says what happens to own orders and addresses before it is accepted', () => {
	expect( show( 'typical' ) ).toEqual( [
		{ method: 'post', coleman_action: 'people_accept', key: '0123456789abcdef0123456789abcdef' },
	] );
	expect( document.body.textContent ).toMatch( /own orders and addresses\s*They stay yours alone/ );
	expect( document.body.textContent ).toMatch( 'signed in as dana@farm.example.com' );
} );

it( 'sends a guest to sign in or to create an account, and back', () => {
	expect( show( 'guest' ) ).toEqual( [] );
	expect( [ ...document.querySelectorAll( 'a' ) ].map( ( link ) => link.getAttribute( 'href' ) ) ).toEqual( [
		fixtures.guest.urls.signIn,
		fixtures.guest.urls.create,
	] );
} );

it.each( [ 'own', 'shares another account', 'not confirmed', 'empty' ] as const )(
	'offers no button that would be refused: %s',
	( state ) => expect( show( state ) ).toEqual( [] )
);
