import { useEffect, useState } from '@wordpress/element';
import type { LetterPreview } from '@/api/generated/schemas';
import { type DeskError, deskError, post } from '@/desk/api';

/** Long enough that a word is not asked about letter by letter. */
const PAUSE = 400;

type Trial = { letter: LetterPreview | null; error: DeskError | null };

/**
 * A letter as other words would make it, a breath after each change. While words cannot stand, the last letter stays.
 *
 * @param kind  Of the letter.
 * @param words By sentence; null stands for the default.
 */
export function useTrial( kind: string, words: Record< string, string | null > ): Trial {
	const [ trial, setTrial ] = useState< Trial >( { letter: null, error: null } );
	const text = JSON.stringify( words );

	useEffect( () => {
		let isOver = false;
		const settle = ( next: ( before: Trial ) => Trial ) => ! isOver && setTrial( next );
		const timer = setTimeout( () => {
			post< LetterPreview >( `/letters/${ kind }/preview`, { words: JSON.parse( text ) } ).then(
				( { results } ) => settle( () => ( { letter: results, error: null } ) ),
				( thrown ) => settle( ( before ) => ( { ...before, error: deskError( thrown ) } ) )
			);
		}, PAUSE );
		return () => {
			isOver = true;
			clearTimeout( timer );
		};
	}, [ kind, text ] );

	return trial;
}
