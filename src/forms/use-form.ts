import { dispatch } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { ApiError } from '@/api/api-error';
import { logError } from '@/islands/log';
import { noticesStore } from '@/stores/notices';

/** What was typed, by the fields' names; of several of one name the last. */
export type Typed = Record< string, string >;

/** A sentence per field. */
export type Faults = Record< string, string >;

/**
 * How a submit went: the page is leaving, so that its button stays as it is; it has worked, and the form may be used
 * again; or it was refused, and the visitor told already.
 */
export type Outcome = 'leaving' | 'done' | 'refused';

type Options = {
	/** What PHP found wrong with a form posted without JavaScript. */
	errors: Faults;
	/** What can be seen to be wrong before anything is sent, in the order of the fields. */
	check?: ( typed: Typed ) => Faults;
	/** Sends it. An ApiError's sentences are shown at their fields, any other refusal as a notification. */
	send: ( typed: Typed, form: HTMLFormElement ) => Promise< Outcome >;
	/** Looks at a refusal first; true when it has been dealt with. */
	onRefusal?: ( error: ApiError, typed: Typed ) => boolean;
};

/** All that a form holds, read from the page: what was typed before it was hydrated is there too. */
export const typedIn = ( form: HTMLFormElement ): Typed => {
	const typed: Typed = {};
	new FormData( form ).forEach( ( value, name ) => ( typed[ name ] = typeof value === 'string' ? value : '' ) );
	return typed;
};

/** The sentences by the names that fields have in forms, where PHP turns dots into underscores. */
const byField = ( params: Faults ): Faults =>
	Object.fromEntries( Object.entries( params ).map( ( [ name, text ] ) => [ name.replace( /\./g, '_' ), text ] ) );

/** The control of a name, or of a list of boxes `name[]`; they come in the order of the page. */
const controlOf = ( form: HTMLFormElement, names: string[] ): HTMLElement | undefined =>
	[ ...form.elements ].find(
		( element ): element is HTMLElement =>
			element instanceof HTMLElement &&
			element.getAttribute( 'type' ) !== 'hidden' &&
			names.includes( ( element.getAttribute( 'name' ) ?? '' ).replace( /\[\]$/, '' ) )
	);

/** A disabled button loses the focus; it gets it back once it is enabled, unless the visitor has gone on. */
function giveFocusBack( element: Element | null ): void {
	setTimeout( () => {
		if ( element instanceof HTMLElement && element.ownerDocument.activeElement === element.ownerDocument.body ) {
			element.focus();
		}
	} );
}

/**
 * A form that sends itself: one submit at a time, what was typed is kept, what is wrong is shown at its field and
 * takes the focus. The fields are uncontrolled; `errors` and `isBusy` are for the view.
 */
export function useForm( { errors: initial, check, send, onRefusal }: Options ) {
	const [ errors, setErrors ] = useState( initial );
	const [ isBusy, setIsBusy ] = useState( false );
	const isSubmitting = useRef( false );
	/** The form whose faults are new. */
	const faulty = useRef< HTMLFormElement | null >( null );

	// When the faults, and a summary of them, have been rendered.
	useEffect( () => {
		const form = faulty.current;
		if ( form && Object.keys( errors ).length ) {
			faulty.current = null;
			// A long form's summary takes the focus, in others the first fault.
			const summary = form.querySelector< HTMLElement >( '[data-faults]' );
			( summary ?? controlOf( form, Object.keys( errors ) ) )?.focus();
		}
	}, [ errors ] );

	const show = ( form: HTMLFormElement, faults: Faults ) => {
		faulty.current = form;
		setErrors( faults );
	};

	const refuse = ( form: HTMLFormElement, error: unknown, typed: Typed ) => {
		if ( error instanceof ApiError && onRefusal?.( error, typed ) ) {
			return;
		}
		logError( 'Form', error );
		const faults = error instanceof ApiError ? byField( error.params ) : {};
		const known = Object.entries( faults ).filter( ( [ name ] ) => controlOf( form, [ name ] ) );
		show( form, Object.fromEntries( known ) );
		if ( ! known.length ) {
			const message =
				error instanceof ApiError ? error.message : __( 'That did not work. Please try again.', 'coleman' );
			dispatch( noticesStore ).notify( message, 'error' );
		}
	};

	const submit = async ( form: HTMLFormElement ) => {
		const typed = typedIn( form );
		const faults = check?.( typed ) ?? {};
		if ( Object.keys( faults ).length || isSubmitting.current ) {
			return isSubmitting.current ? undefined : show( form, faults );
		}
		isSubmitting.current = true;
		setErrors( {} );
		setIsBusy( true );
		const button = form.ownerDocument.activeElement;
		let outcome: Outcome = 'refused';
		try {
			outcome = await send( typed, form );
		} catch ( error ) {
			refuse( form, error, typed );
		}
		if ( outcome !== 'leaving' ) {
			isSubmitting.current = false;
			setIsBusy( false );
			giveFocusBack( button );
		}
	};

	const onSubmit = ( event: FormEvent< HTMLFormElement > ) => {
		event.preventDefault();
		void submit( event.currentTarget );
	};

	return { errors, isBusy, onSubmit };
}
