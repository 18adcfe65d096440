import { createRegistry, RegistryProvider } from '@wordpress/data';
import { checkAuthentication, customerLogin } from '@/api/customer';
import { onSignedOut } from '@/forms/signed-out';
import { customerStore } from '@/stores/customer';
import { goTo, SIGNED_OUT } from '@/stores/customer/go-to';
import { hydrateIsland } from '../../tests/jest/hydrate-island';
import { Gate, gateProps } from './gate';
import type { GateProps } from './gate';

jest.mock( '@/api/customer' );
jest.mock( '@/stores/customer/go-to', () => ( {
	...jest.requireActual< object >( '@/stores/customer/go-to' ),
	goTo: jest.fn(),
} ) );

type Answer = { results: boolean; nonce: string; cart_count: number };

/** A page with a gate, whose store knows nothing yet. */
async function open( signedIn: boolean ) {
	const registry = createRegistry();
	registry.register( customerStore );
	const InPage = ( props: GateProps ) => (
		<RegistryProvider value={ registry }>
			<Gate { ...props } />
		</RegistryProvider>
	);
	let answer: ( value: Answer ) => void = () => {};
	jest.mocked( checkAuthentication ).mockReturnValue( new Promise( ( resolve ) => ( answer = resolve ) ) );

	const { root, act } = await hydrateIsland( InPage, gateProps, { signedIn, checking: false } );
	const wrapper = document.createElement( 'div' );
	wrapper.dataset.gate = '';
	root.replaceWith( wrapper );
	wrapper.append( root );

	const customer = registry.dispatch( customerStore );
	return {
		/** What the store does when the hint tells of a sign-in or sign-out in another tab. */
		checkAgain: () =>
			act( () => {
				customer.recheckAuthentication();
			} ),
		answer: ( results: boolean ) => act( () => answer( { results, nonce: '', cart_count: 0 } ) ),
		login: () => act( () => customer.login( 'a@b.c', 'secret', '/cart' ) ),
		/** What PHP printed behind the gate. */
		addForm: () => {
			const form = document.createElement( 'form' );
			form.innerHTML = `<input type="hidden" name="coleman_action" value="profile_save"><input name="company" value="Acme">
				<select name="branch"><option>Easton</option><option>Smithville</option></select>
				<input type="checkbox" name="news" value="1" checked>`;
			wrapper.append( form );
			// As every form that is awake does.
			document.addEventListener( SIGNED_OUT, onSignedOut );
			return form;
		},
		isHidden: () => wrapper.hasAttribute( 'data-checking' ),
		text: () => root.textContent,
	};
}

beforeEach( () => {
	jest.resetAllMocks();
	document.removeEventListener( SIGNED_OUT, onSignedOut );
	document.body.innerHTML = '';
} );

it.each( [ true, false ] )( 'trusts what PHP has just printed: signed in is %s', async ( signedIn ) => {
	const { isHidden, text } = await open( signedIn );
	expect( [ isHidden(), text() ] ).toEqual( [ false, '' ] );
	expect( checkAuthentication ).not.toHaveBeenCalled();
	expect( goTo ).not.toHaveBeenCalled();
} );

it.each( [
	[ 'out', true ],
	[ 'in', false ],
] )( 'checks when the visitor has signed %s elsewhere, and has the page made anew', async ( _, signedIn ) => {
	const { checkAgain, answer, isHidden, text } = await open( signedIn );
	await checkAgain();
	expect( [ isHidden(), text() ] ).toEqual( [ true, 'Checking your sign-in…' ] );
	expect( goTo ).not.toHaveBeenCalled();
	await answer( ! signedIn );
	expect( jest.mocked( goTo ).mock.calls ).toEqual( [ [ '/' ] ] );
	// Nothing is shown on the way.
	expect( isHidden() ).toBe( true );
} );

it( 'leads who is signed out over a form that was begun to sign in, and keeps what was typed', async () => {
	sessionStorage.clear();
	const { checkAgain, answer, addForm } = await open( true );
	const form = addForm();
	( form.elements.namedItem( 'company' ) as HTMLInputElement ).value = 'Hay and Straw';
	await checkAgain();
	await answer( false );
	expect( jest.mocked( goTo ).mock.calls ).toEqual( [ [ '/customer/login?signed-out=1&redirect=%2F' ] ] );
	expect( sessionStorage.getItem( 'coleman-signed-out' ) ).toContain( 'Hay and Straw' );
} );

it( 'has the page made anew over a form that nobody has begun', async () => {
	const { checkAgain, answer, addForm } = await open( true );
	addForm();
	await checkAgain();
	await answer( false );
	expect( jest.mocked( goTo ).mock.calls ).toEqual( [ [ '/' ] ] );
} );

it( 'shows its content again when the check says that nothing has changed', async () => {
	const { checkAgain, answer, isHidden, text } = await open( true );
	await checkAgain();
	await answer( true );
	expect( [ isHidden(), text() ] ).toEqual( [ false, '' ] );
	expect( goTo ).not.toHaveBeenCalled();
} );

it( 'shows the spinner after a sign-in on the page, which leads on by itself', async () => {
	jest.mocked( customerLogin ).mockResolvedValue( { response: true, nonce: '', redirect: '/customer' } );
	const { login, isHidden } = await open( false );
	await login();
	expect( isHidden() ).toBe( true );
	expect( jest.mocked( goTo ).mock.calls ).toEqual( [ [ '/cart' ] ] );
} );
