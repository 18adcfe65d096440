import { useRef, useState } from '@wordpress/element';
import { call } from '@/api/client';
import type { FormStamp } from '@/api/generated/schemas';
import { logError } from '@/islands/log';

/** What a stranger's form is sent with, beside its own fields. */
type BotFields = { form_stamp: string; altcha: string };

/** A stamp that is younger than the dealer has set is refused: no person is as fast. */
const MARGIN_MS = 100;

/** Who has waited so long sends it without a proof, as a browser without JavaScript does. */
const MAX_MS = 15_000;

const NONE: BotFields = { form_stamp: '', altcha: '' };

const wait = ( milliseconds: number ) => new Promise< void >( ( resolve ) => setTimeout( resolve, milliseconds ) );

const logged = ( error: unknown ) => {
	logError( 'Bot check', error );
	return '';
};

/**
 * What proves that a person fills the form in: work that this site gives and that begins at once, or the token of a
 * service, whose script is loaded now and only where the dealer has named one.
 */
async function prover( { service, site_key: siteKey, challenge }: FormStamp ): Promise< () => Promise< string > > {
	if ( challenge === null ) {
		const { prepare } = await import( /* webpackChunkName: "bot-service" */ './service' );
		const form = document.body.ownerDocument.activeElement?.closest( 'form' ) ?? null;
		return prepare( service === 'recaptcha' ? service : 'turnstile', siteKey, form );
	}
	const { prove } = await import( /* webpackChunkName: "bot-proof" */ './proof' );
	const proof = prove( challenge ).catch( logged );
	return () => proof;
}

/** Fetches a stamp and gets ready for the proof. What fails only leaves the form unverified, which the server takes, in moderation. */
async function begin(): Promise< () => Promise< BotFields > > {
	try {
		const { results } = await call< { results: FormStamp } >( 'form-stamp' );
		const age = wait( results.least_seconds * 1000 + MARGIN_MS );
		const take = prover( results ).catch( ( error ) => async () => logged( error ) );
		return async () => {
			const proof = take.then( ( now ) => now() ).catch( logged );
			const late = wait( MAX_MS ).then( () => '' );
			const altcha = await Promise.race( [ proof, late ] );
			await age;
			return { form_stamp: results.form_stamp, altcha };
		};
	} catch ( error ) {
		logError( 'Bot check', error );
		return async () => NONE;
	}
}

/**
 * Tells the server that a person fills this form in (Http\BotCheck), without a word to them. It begins when the focus
 * first comes into the form: give `onFocus` to the form, `isChecking` to its `GuestFields`, and send what `fields()`
 * gives along. A proof is good for one submit; the next begins a new one.
 */
export function useBotCheck() {
	const work = useRef< ReturnType< typeof begin > | null >( null );
	const [ isChecking, setIsChecking ] = useState( false );

	const onFocus = () => {
		work.current ??= begin();
	};

	const fields = async (): Promise< BotFields > => {
		onFocus();
		setIsChecking( true );
		const take = await work.current;
		const found = take ? await take() : NONE;
		work.current = null;
		setIsChecking( false );
		return found;
	};

	return { onFocus, isChecking, fields };
}

/**
 * Names one form, so that a submit sent again is no second one (Http\Idempotency): the same until `renew`, which is
 * for when the form has changed after an answer.
 */
export function useIdempotencyKey() {
	const key = useRef( '' );
	return {
		get: () => ( key.current ||= newKey() ),
		renew: () => void ( key.current = '' ),
	};
}

/** Of 128 random bits. `randomUUID` is not there on a site without https. */
const newKey = (): string =>
	[ ...crypto.getRandomValues( new Uint8Array( 16 ) ) ]
		.map( ( byte ) => byte.toString( 16 ).padStart( 2, '0' ) )
		.join( '' );
