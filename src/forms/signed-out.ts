import { page } from '@/api/page';
import { logError } from '@/islands/log';
import { goTo } from '@/stores/customer/go-to';

const KEY = 'coleman-signed-out';

/** How long what was typed waits for its customer, on a computer that others may use. */
const LIFE_MS = 3_600_000;

type Kept = { path: string; action: string; at: number; entries: [ string, string ][] };

const pathOf = () => location.pathname + location.search;

const actionOf = ( form: HTMLFormElement ): string =>
	form.querySelector< HTMLInputElement >( '[name=coleman_action]' )?.value ?? '';

/** The fields that people fill in, but for passwords and files. */
const fieldsOf = ( form: HTMLFormElement ) =>
	[ ...form.elements ].filter(
		( field ): field is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
			'value' in field &&
			'name' in field &&
			field.matches( 'select, textarea, input:not([type=hidden], [type=file])' )
	);

const isSecret = ( name: string ) => name.startsWith( 'password' );

/** The session has ended: signing in leads back to this page, where `putBackTyped` fills in the form again. */
export function signInAgain( form: HTMLFormElement ): void {
	const entries = [ ...new FormData( form ) ].filter(
		( entry ): entry is [ string, string ] => typeof entry[ 1 ] === 'string' && ! isSecret( entry[ 0 ] )
	);
	try {
		const kept: Kept = { path: pathOf(), action: actionOf( form ), at: Date.now(), entries };
		sessionStorage.setItem( KEY, JSON.stringify( kept ) );
	} catch ( error ) {
		logError( 'Form', error );
	}
	goTo( `${ page().urls.login }?signed-out=1&redirect=${ encodeURIComponent( pathOf() ) }` );
}

/** Whether somebody has begun to fill it in. */
const isTouched = ( form: HTMLFormElement ): boolean =>
	fieldsOf( form ).some( ( field ) => {
		if ( field instanceof HTMLSelectElement ) {
			// Without a chosen option, the first is.
			return (
				field.selectedIndex !==
				Math.max(
					0,
					[ ...field.options ].findIndex( ( one ) => one.defaultSelected )
				)
			);
		}
		return field instanceof HTMLInputElement && [ 'checkbox', 'radio' ].includes( field.type )
			? field.checked !== field.defaultChecked
			: field.value !== field.defaultValue;
	} );

/** Hears of SIGNED_OUT: who has begun a form behind the gate, or is just sending it, signs in again for it. */
export function onSignedOut( event: Event ): void {
	const form = event.defaultPrevented
		? undefined
		: [ ...document.querySelectorAll< HTMLFormElement >( '[data-gate] form' ) ].find( isTouched );
	if ( form ) {
		event.preventDefault();
		signInAgain( form );
	}
}

/**
 * Fills in the form of this page that was being sent when the session ended, once.
 *
 * @return Whether there was one.
 */
export function putBackTyped(): boolean {
	try {
		const kept = JSON.parse( sessionStorage.getItem( KEY ) ?? 'null' ) as Kept | null;
		if ( kept?.path !== pathOf() ) {
			return false;
		}
		sessionStorage.removeItem( KEY );
		const form = [ ...document.forms ].find( ( one ) => actionOf( one ) === kept.action );
		if ( ! form || Date.now() - kept.at > LIFE_MS ) {
			return false;
		}
		fieldsOf( form ).forEach( ( field ) => {
			const values = kept.entries.filter( ( [ name ] ) => name === field.name ).map( ( [ , value ] ) => value );
			if ( field instanceof HTMLInputElement && [ 'checkbox', 'radio' ].includes( field.type ) ) {
				field.checked = values.includes( field.value );
			} else if ( values.length ) {
				field.value = values[ 0 ]!;
			}
		} );
		return true;
	} catch ( error ) {
		logError( 'Form', error );
		return false;
	}
}
