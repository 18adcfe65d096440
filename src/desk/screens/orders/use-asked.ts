import { useEffect, useState } from '@wordpress/element';
import { type DeskError, deskError, post } from '@/desk/api';

/** So long nothing more must be typed before the server is asked, in milliseconds. */
const PAUSE = 400;

/**
 * What the server makes of what stands in a form, asked anew when it has changed; while it is asked the last answer is old.
 *
 * @param path After `coleman/v1/desk`.
 * @param body What is asked, as JSON; null for nothing.
 */
export function useAsked< Answer >( path: string, body: string | null ) {
	const [ state, setState ] = useState< { body: string; answer: Answer | null; error: DeskError | null } >( {
		body: '',
		answer: null,
		error: null,
	} );

	useEffect( () => {
		if ( body === null ) {
			return undefined;
		}
		let isOver = false;
		const timer = setTimeout( () => {
			post< Answer >( path, JSON.parse( body ) ).then(
				( { results } ) => ! isOver && setState( { body, answer: results, error: null } ),
				( thrown ) => ! isOver && setState( { body, answer: null, error: deskError( thrown ) } )
			);
		}, PAUSE );
		return () => {
			isOver = true;
			clearTimeout( timer );
		};
	}, [ path, body ] );

	const isCurrent = body !== null && state.body === body;
	return {
		answer: body === null ? null : state.answer,
		error: isCurrent ? state.error : null,
		/** Whether the answer is of what stands in the form now. */
		isCurrent: isCurrent && state.answer !== null,
	};
}
