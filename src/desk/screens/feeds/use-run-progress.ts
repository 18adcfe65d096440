import { useEffect, useRef, useState } from '@wordpress/element';
import type { FeedRun } from '@/api/generated/schemas';
import { DeskError, deskError, post } from '@/desk/api';
import { type Moment, withMoment } from '@/desk/pace';

/** How often a call that was lost is made again before somebody is asked. */
const TRIES = 5;

/** Between two calls, in milliseconds; longer where somebody else is at work on the run. */
const PAUSE = 200;
const WHILE_OTHERS_WORK = 2_000;

const rest = ( milliseconds: number ) =>
	new Promise< void >( ( resolve ) => {
		window.setTimeout( resolve, milliseconds );
	} );

/**
 * Brings a run along, call by call, for as long as it is looked at; nobody has to: the site does it too.
 *
 * @return What the pace is taken from; why it does not go on, and how to try again.
 */
export function useRunProgress( run: FeedRun, show: ( run: FeedRun ) => void ) {
	const [ moments, setMoments ] = useState< Moment[] >( [] );
	const [ error, setError ] = useState< DeskError | null >( null );
	const [ round, setRound ] = useState( 0 );
	const latest = useRef( run );
	latest.current = run;

	useEffect( () => {
		let isOver = false;
		const go = async () => {
			let lost = 0;
			while ( ! isOver && latest.current.is_under_way ) {
				const before = latest.current;
				try {
					const { results } = await post< FeedRun >( `../feed-runs/${ before.id }/go`, {} );
					if ( isOver ) {
						return;
					}
					lost = 0;
					latest.current = results;
					setMoments( ( all ) =>
						withMoment( all, { at: Date.now(), share: results.share, records: results.records } )
					);
					show( results );
					const hasMoved = results.share !== before.share || results.records !== before.records;
					await rest( hasMoved ? PAUSE : WHILE_OTHERS_WORK );
				} catch ( thrown ) {
					lost += 1;
					if ( lost >= TRIES ) {
						throw thrown;
					}
					await rest( WHILE_OTHERS_WORK );
				}
			}
		};
		setError( null );
		go().catch(
			( thrown: unknown ) => ! isOver && setError( thrown instanceof DeskError ? thrown : deskError( thrown ) )
		);
		return () => {
			isOver = true;
		};
	}, [ round, show ] );

	return { moments, error, again: () => setRound( ( now ) => now + 1 ) };
}
