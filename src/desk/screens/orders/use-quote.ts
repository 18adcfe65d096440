import { useEffect, useState } from '@wordpress/element';
import type { DeskQuote } from '@/api/generated/schemas';
import { type DeskError, deskError, post } from '@/desk/api';

/** So long nothing more must be typed before the server is asked, in milliseconds. */
const PAUSE = 400;

/**
 * What the order would cost as it stands, asked anew when it has changed; while it is asked the last answer is old.
 *
 * @param body What is asked, as JSON; null for nothing.
 */
export function useQuote( body: string | null ) {
	const [ state, setState ] = useState< { body: string; quote: DeskQuote | null; error: DeskError | null } >( {
		body: '',
		quote: null,
		error: null,
	} );

	useEffect( () => {
		if ( body === null ) {
			return undefined;
		}
		let isOver = false;
		const timer = setTimeout( () => {
			post< DeskQuote >( '/orders/quote', JSON.parse( body ) ).then(
				( { results } ) => ! isOver && setState( { body, quote: results, error: null } ),
				( thrown ) => ! isOver && setState( { body, quote: null, error: deskError( thrown ) } )
			);
		}, PAUSE );
		return () => {
			isOver = true;
			clearTimeout( timer );
		};
	}, [ body ] );

	const isCurrent = body !== null && state.body === body;
	return {
		quote: body === null ? null : state.quote,
		error: isCurrent ? state.error : null,
		/** Whether the quote is of what stands in the form now. */
		isCurrent: isCurrent && state.quote !== null,
	};
}
