import { useEffect, useRef } from '@wordpress/element';
import type { FormEvent } from 'react';
import { typedIn } from '../use-form';
import { controlsOf, fillIn } from './fill-in';

/** What the browser keeps for this tab; a browser that keeps nothing has no draft. */
const kept = {
	read( name: string ): Record< string, string > {
		try {
			const values: unknown = JSON.parse( sessionStorage.getItem( name ) ?? '{}' );
			return Object.fromEntries(
				Object.entries( values ?? {} ).filter(
					( entry ): entry is [ string, string ] => typeof entry[ 1 ] === 'string'
				)
			);
		} catch {
			return {};
		}
	},
	write( name: string, values: Record< string, string > | null ): void {
		try {
			if ( values ) {
				sessionStorage.setItem( name, JSON.stringify( values ) );
			} else {
				sessionStorage.removeItem( name );
			}
		} catch {
			// Then it is not kept.
		}
	},
};

/**
 * Keeps what is typed into a form while its tab is open, so that an accidental reload loses nothing: give `ref` and
 * `onInput` to the form. `clear` empties both when it has been sent; on a shared computer nothing of it stays.
 *
 * @param name   Tells the drafts of different forms apart.
 * @param fields Whose values are kept.
 */
export function useDraft( name: string, fields: readonly string[] ) {
	const key = `coleman-draft-${ name }`;
	const ref = useRef< HTMLFormElement >( null );

	useEffect( () => {
		if ( ref.current ) {
			fillIn( ref.current, kept.read( key ) );
		}
	}, [ key ] );

	const onInput = ( { currentTarget }: FormEvent< HTMLFormElement > ) => {
		const typed = Object.entries( typedIn( currentTarget ) );
		kept.write(
			key,
			Object.fromEntries( typed.filter( ( [ field, value ] ) => fields.includes( field ) && value ) )
		);
	};

	const clear = () => {
		kept.write( key, null );
		// Not `reset()`, which brings back what PHP printed of a form that was refused before.
		controlsOf( ref.current ?? document.createElement( 'form' ), fields ).forEach( ( control ) => {
			control.value = '';
		} );
	};

	return { ref, onInput, clear };
}
