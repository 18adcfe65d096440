/** The services of others that tell people from programs, as their scripts put them into the page. */
declare global {
	interface Window {
		grecaptcha?: {
			ready: ( callback: () => void ) => void;
			execute: ( siteKey: string, options: { action: string } ) => Promise< string >;
		};
		turnstile?: {
			render: ( place: HTMLElement, options: Record< string, unknown > ) => string;
			remove: ( widget: string ) => void;
		};
	}
}

/** Gives a token for one submit. */
export type TakeToken = () => Promise< string >;

const RECAPTCHA = 'https://www.google.com/recaptcha/api.js?render=';
const TURNSTILE = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

const loads: Record< string, Promise< void > > = {};

/** Loads a script of another once; it may be tried again after it could not be had. */
const load = ( address: string ) =>
	( loads[ address ] ??= new Promise( ( resolve, reject ) => {
		const script = document.createElement( 'script' );
		script.src = address;
		script.async = true;
		script.onload = () => resolve();
		script.onerror = () => {
			delete loads[ address ];
			script.remove();
			reject( new Error( `${ new URL( address ).host } could not be reached` ) );
		};
		document.head.append( script );
	} ) );

/** A score without a puzzle. Its tokens live for two minutes, so that it is asked when the form is sent. */
async function recaptcha( siteKey: string ): Promise< TakeToken > {
	await load( RECAPTCHA + encodeURIComponent( siteKey ) );
	const { grecaptcha } = window;
	return () =>
		new Promise( ( resolve, reject ) =>
			grecaptcha
				? grecaptcha.ready( () => {
						grecaptcha.execute( siteKey, { action: 'form' } ).then( resolve, reject );
					} )
				: resolve( '' )
		);
}

/** Works while the form is filled in, and asks for a click only where it must; its place is then the form's end. */
async function turnstile( siteKey: string, form: Element | null ): Promise< TakeToken > {
	await load( TURNSTILE );
	const place = document.createElement( 'div' );
	( form ?? document.body ).append( place );
	// Null as long as it has not said anything, '' where it has failed.
	let token: string | null = null;
	let tell: ( token: string ) => void = () => {};
	const say = ( now: string ) => {
		token = now;
		tell( now );
	};
	const widget = window.turnstile?.render( place, {
		sitekey: siteKey,
		appearance: 'interaction-only',
		callback: say,
		// It makes a new one by itself when the first has had its time.
		'expired-callback': () => ( token = null ),
		'error-callback': () => say( '' ),
	} );
	return async () => {
		const taken =
			widget === undefined ? '' : ( token ?? ( await new Promise< string >( ( done ) => ( tell = done ) ) ) );
		if ( widget !== undefined ) {
			window.turnstile?.remove( widget );
		}
		place.remove();
		return taken;
	};
}

/**
 * Makes a service ready that the dealer has chosen instead of the site's own check.
 *
 * @param service
 * @param siteKey
 * @param form    That is being filled in.
 */
export const prepare = ( service: 'recaptcha' | 'turnstile', siteKey: string, form: Element | null ) =>
	service === 'recaptcha' ? recaptcha( siteKey ) : turnstile( siteKey, form );
