import { prepare } from './service';

const scripts = () => [ ...document.head.querySelectorAll( 'script' ) ];

/** The script of the service, which the browser would load now. */
const script = async ( host: string ) => {
	await Promise.resolve();
	return scripts().find( ( { src } ) => new URL( src ).host === host )!;
};

const settled = () => new Promise( ( resolve ) => setTimeout( resolve ) );

afterEach( () => {
	delete window.grecaptcha;
	delete window.turnstile;
	document.body.innerHTML = '';
} );

it( 'loads nothing of others by itself', () => {
	expect( scripts() ).toEqual( [] );
} );

it( 'says which service could not be reached, and may be asked again', async () => {
	const first = prepare( 'recaptcha', 'key 1', null );
	( await script( 'www.google.com' ) ).dispatchEvent( new Event( 'error' ) );
	await expect( first ).rejects.toThrow( 'www.google.com could not be reached' );
	expect( scripts() ).toEqual( [] );
	const second = prepare( 'recaptcha', 'key 1', null );
	const again = await script( 'www.google.com' );
	expect( again.src ).toBe( 'https://www.google.com/recaptcha/api.js?render=key%201' );
	again.dispatchEvent( new Event( 'load' ) );
	expect( await ( await second )() ).toBe( '' );
} );

it( 'asks reCAPTCHA when the form is sent, for its tokens live two minutes', async () => {
	const execute = jest.fn().mockResolvedValueOnce( 'one' ).mockResolvedValueOnce( 'two' );
	window.grecaptcha = { ready: ( callback ) => callback(), execute };
	// Its script is there from the form before.
	const take = await prepare( 'recaptcha', 'key 1', null );
	expect( execute ).not.toHaveBeenCalled();
	expect( [ await take(), await take() ] ).toEqual( [ 'one', 'two' ] );
	expect( execute ).toHaveBeenCalledWith( 'key 1', { action: 'form' } );
	expect( scripts() ).toHaveLength( 1 );
} );

it( 'puts Turnstile at the end of the form, takes its newest token and takes it away again', async () => {
	let options: Record< string, ( token?: string ) => void > = {};
	const remove = jest.fn();
	document.body.innerHTML = '<form><input></form>';
	const form = document.querySelector( 'form' )!;
	const preparing = prepare( 'turnstile', 'k', form );
	window.turnstile = {
		render: ( place, given ) => {
			expect( place.parentElement ).toBe( form );
			expect( given ).toMatchObject( { sitekey: 'k', appearance: 'interaction-only' } );
			options = given as typeof options;
			return 'widget';
		},
		remove,
	};
	( await script( 'challenges.cloudflare.com' ) ).dispatchEvent( new Event( 'load' ) );
	const take = await preparing;
	options.callback!( 'old' );
	options[ 'expired-callback' ]!();
	const taken = take();
	await settled();
	expect( remove ).not.toHaveBeenCalled();
	options.callback!( 'new' );
	expect( await taken ).toBe( 'new' );
	expect( remove ).toHaveBeenCalledWith( 'widget' );
	expect( form.innerHTML ).toBe( '<input>' );
} );

it( 'has no token where Turnstile says that it failed', async () => {
	let fail: () => void = () => {};
	window.turnstile = {
		render: ( _place, given ) => {
			fail = given[ 'error-callback' ] as () => void;
			return 'widget';
		},
		remove: () => {},
	};
	const take = await prepare( 'turnstile', 'k', null );
	fail();
	expect( await take() ).toBe( '' );
} );
