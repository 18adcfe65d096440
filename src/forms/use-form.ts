import { useDispatch } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { ApiError } from '@/api/api-error';
import { logError } from '@/islands/log';
import { SIGNED_OUT } from '@/stores/customer/go-to';
import { noticesStore } from '@/stores/notices';
import { afterPress } from './after-press';
import { onSignedOut, putBackTyped, signInAgain } from './signed-out';

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
	/**
	 * What can be seen to be wrong before anything is sent, in the order of the fields. It is asked again while errors
	 * are corrected, so it only looks.
	 */
	check?: ( typed: Typed ) => Faults;
	/** Told what `check` found when somebody wants to send. */
	onCheck?: ( faults: Faults ) => void;
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

/**
 * The errors that are left while somebody corrects a form. One leaves when its field is right, or no longer needed; one
 * that only the server could find leaves when its field is edited. Sentences change when the field is left.
 *
 * @param shown   The errors on the page.
 * @param now     What `check` finds now.
 * @param checked Names of the errors that `check` had found.
 * @param edited  Name of the field that is edited.
 * @param isLeft  Whether the field has been left, or a choice made.
 */
function leftOver( shown: Faults, now: Faults, checked: Set< string >, edited: string, isLeft: boolean ): Faults {
	const left: Faults = {};
	for ( const [ name, text ] of Object.entries( shown ) ) {
		const isOurs = name === edited || checked.has( name );
		if ( now[ name ] !== undefined ) {
			left[ name ] = isOurs && isLeft ? now[ name ] : text;
		} else if ( ! isOurs ) {
			left[ name ] = text;
		}
	}
	return left;
}

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
export function useForm( { errors: initial, check, onCheck, send, onRefusal }: Options ) {
	const { notify } = useDispatch( noticesStore );
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

	useEffect( () => {
		if ( putBackTyped() ) {
			notify( __( 'What you entered is back. Please send it again.', 'coleman' ) );
		}
	}, [ notify ] );

	useEffect( () => {
		document.addEventListener( SIGNED_OUT, onSignedOut );
		return () => document.removeEventListener( SIGNED_OUT, onSignedOut );
	}, [] );

	/** Names of the errors that `check` has found. */
	const checked = useRef( new Set< string >() );
	const latestCheck = useRef( check );
	latestCheck.current = check;

	// The form itself is not known before somebody sends it, and PHP may have printed errors before that.
	useEffect( () => {
		const names = Object.keys( errors );
		if ( ! names.length ) {
			return undefined;
		}
		const onEdit = ( { target, type }: Event ) => {
			const form = target instanceof Element ? target.closest( 'form' ) : null;
			if ( ! form || ! controlOf( form, names ) || isSubmitting.current ) {
				return;
			}
			const edited = ( ( target as Element ).getAttribute( 'name' ) ?? '' ).replace( /\[\]$/, '' );
			const now = latestCheck.current?.( typedIn( form ) ) ?? {};
			const left = leftOver( errors, now, checked.current, edited, type === 'change' );
			if ( JSON.stringify( left ) !== JSON.stringify( errors ) ) {
				// A field is left by the press on a button, which must not move away from under it.
				afterPress( () => setErrors( left ) );
			}
		};
		const events = [ 'input', 'change' ];
		events.forEach( ( name ) => document.addEventListener( name, onEdit ) );
		return () => events.forEach( ( name ) => document.removeEventListener( name, onEdit ) );
	}, [ errors ] );

	const show = ( form: HTMLFormElement, faults: Faults, isChecked: boolean ) => {
		checked.current = new Set( isChecked ? Object.keys( faults ) : [] );
		faulty.current = form;
		setErrors( faults );
	};

	const refuse = ( form: HTMLFormElement, error: unknown, typed: Typed ) => {
		if ( error instanceof ApiError && onRefusal?.( error, typed ) ) {
			return;
		}
		if ( error instanceof ApiError && error.code === 'rest_not_logged_in' ) {
			signInAgain( form );
			return;
		}
		logError( 'Form', error );
		const faults = error instanceof ApiError ? byField( error.params ) : {};
		const known = Object.entries( faults ).filter( ( [ name ] ) => controlOf( form, [ name ] ) );
		show( form, Object.fromEntries( known ), false );
		if ( ! known.length ) {
			const message =
				error instanceof ApiError ? error.message : __( 'That didn’t work. Please try again.', 'coleman' );
			notify( message, 'error' );
		}
	};

	const submit = async ( form: HTMLFormElement ) => {
		if ( isSubmitting.current ) {
			return;
		}
		const typed = typedIn( form );
		const faults = check?.( typed ) ?? {};
		onCheck?.( faults );
		if ( Object.keys( faults ).length ) {
			show( form, faults, true );
			return;
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
