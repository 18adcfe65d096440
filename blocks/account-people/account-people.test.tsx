import { renderToString } from 'react-dom/server';
import { AccountPeople, accountPeopleProps } from './account-people';
import fixtures from './fixtures.json';

const forms = ( state: keyof typeof fixtures ) => {
	document.body.innerHTML = renderToString( <AccountPeople { ...accountPeopleProps( fixtures[ state ] ) } /> );
	return [ ...document.querySelectorAll( 'form' ) ].map( ( form ) => Object.fromEntries( new FormData( form ) ) );
};

it( 'lets the owner change, remove and hand over to all but themselves, revoke and invite', () => {
	expect( forms( 'typical' ) ).toEqual( [
		{ coleman_action: 'people_role', id: '12', role: 'buyer' },
		{ coleman_action: 'people_remove', id: '12' },
		{ coleman_action: 'people_owner', id: '12' },
		{ coleman_action: 'people_role', id: '31', role: 'viewer' },
		{ coleman_action: 'people_remove', id: '31' },
		{ coleman_action: 'people_owner', id: '31' },
		{ coleman_action: 'people_revoke', id: '4' },
		{ coleman_action: 'people_invite', email: '', role: 'buyer' },
	] );
	expect( [ ...document.forms ].every( ( { method } ) => method === 'post' ) ).toBe( true );
} );

it( 'lets a buyer leave, and shows whose account it is', () => {
	expect( forms( 'of a buyer' ) ).toEqual( [ { coleman_action: 'people_leave' } ] );
	expect( document.body.textContent ).toMatch( 'ray@farm.example.com' );
} );

it( 'keeps what was typed beside what is wrong with it', () => {
	expect( forms( 'refused' ) ).toEqual( [ { coleman_action: 'people_invite', email: 'ray', role: 'viewer' } ] );
	expect( document.querySelector( '[aria-invalid]' )!.getAttribute( 'aria-describedby' ) ).toBe(
		'people-email-hint people-email-error'
	);
	expect( document.querySelector( '[role=alert]' )!.textContent ).toMatch( 'anymore' );
} );

it( 'asks for a confirmed address before anybody is invited', () => {
	expect( forms( 'not confirmed' ) ).toEqual( [] );
	expect( document.body.textContent ).toMatch( 'confirm your email address' );
} );
