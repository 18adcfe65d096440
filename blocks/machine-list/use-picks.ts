import { useEffect, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ChangeEvent, RefObject } from 'react';

/** How many machines stand side by side at most. */
export const MAX_TO_COMPARE = 4;

const idOf = ( box: HTMLInputElement ) => Number( box.value );

/**
 * The machines ticked for comparison. They stay ticked when the list shows others; a fifth is refused.
 *
 * That the button is there while one is ticked is a matter of the style sheet, so that it holds without React too.
 */
export function usePicks( form: RefObject< HTMLFormElement >, tell: ( text: string ) => void, picked: number[] ) {
	const [ picks, setPicks ] = useState( picked );
	const [ refusal, setRefusal ] = useState( '' );

	useEffect( () => {
		// A page that is shown again may have kept its ticks.
		const ticked = form.current?.querySelectorAll< HTMLInputElement >( 'input[type=checkbox]:checked' );
		if ( ticked?.length ) {
			setPicks( ( known ) => [ ...new Set( [ ...known, ...[ ...ticked ].map( idOf ) ] ) ] );
		}
	}, [ form ] );

	const pick = ( { target: box }: ChangeEvent< HTMLInputElement > ) => {
		const id = idOf( box );
		const others = picks.filter( ( one ) => one !== id );
		if ( box.checked && others.length >= MAX_TO_COMPARE ) {
			const sentence = __( 'You can compare four machines at a time. Clear one first.', 'coleman' );
			box.checked = false;
			setRefusal( sentence );
			tell( sentence );
			return;
		}
		const ticked = box.checked ? [ ...others, id ] : others;
		setPicks( ticked );
		setRefusal( '' );
		tell( ticksText( ticked.length ) );
	};

	return { picks, refusal, pick };
}

export const ticksText = ( count: number ) =>
	/* translators: %d: how many machines are ticked. */
	sprintf( _n( '%d machine to compare', '%d machines to compare', count, 'coleman' ), count );
