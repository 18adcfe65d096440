import { useDispatch } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { ApiError } from '@/api/api-error';
import { logError } from '@/islands/log';
import { noticesStore } from '@/stores/notices';
import { fetchVerdicts } from './bulk';
import type { Verdict } from './quick-order-props';
import type { LiveRow } from './quick-order-view';
import { keyOf, quantityOf } from './use-sheet';

type Options = {
	/** The filled rows. */
	now: () => LiveRow[];
	/** Takes what the server says, by the rows' keys. */
	hear: ( verdicts: Map< string, Verdict > ) => void;
	/** Tells the customer how it went. */
	say: ( text: string ) => void;
};

/** Asks the server about rows that it has said nothing of yet; about none twice at a time. */
export function useVerdicts( { now, hear, say }: Options ) {
	const { notify } = useDispatch( noticesStore );
	/** What the server is being asked: the set as it is now, and as it was last shown. */
	const open = useRef( new Set< string >() );
	const [ asking, setAsking ] = useState< ReadonlySet< string > >( new Set() );

	const check = async () => {
		const rest = now().filter(
			( row ) => row.number.trim() && ! row.verdict && ! open.current.has( keyOf( row ) )
		);
		const asked = new Map(
			rest.map( ( row ) => [ keyOf( row ), { number: row.number.trim(), quantity: quantityOf( row ) } ] )
		);
		if ( ! asked.size ) {
			return;
		}
		asked.forEach( ( _, key ) => open.current.add( key ) );
		setAsking( new Set( open.current ) );
		try {
			const verdicts = await fetchVerdicts( [ ...asked.values() ] );
			hear( new Map( [ ...asked.keys() ].map( ( key, index ) => [ key, verdicts[ index ]! ] ) ) );
			const unclear = verdicts.filter( ( verdict ) => ! verdict.is_ready ).length;
			/* translators: %d: number of rows. */
			const text = _n( '%d row needs your attention.', '%d rows need your attention.', unclear, 'coleman' );
			say( unclear ? sprintf( text, unclear ) : '' );
		} catch ( error ) {
			logError( 'Quick order', error );
			notify(
				error instanceof ApiError
					? error.message
					: __( 'We couldn’t check the part numbers. Please try again.', 'coleman' ),
				'error'
			);
		}
		asked.forEach( ( _, key ) => open.current.delete( key ) );
		setAsking( new Set( open.current ) );
	};

	useEffect( () => {
		// What was typed, or kept from before, while nobody could answer.
		void check();
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the island is awake
	}, [] );

	return { check, isChecking: ( row: LiveRow ) => asking.has( keyOf( row ) ) && ! row.verdict };
}
