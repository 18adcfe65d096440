import { Button } from '@wordpress/components';
import { useEffect, useSyncExternalStore } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { faultOf } from './fault';

/** Null until the answer has come; why it did not come, else ''. */
type State< Answer > = { answer: Answer | null; fault: string };

/** What many blocks of a page ask for, asked once for all of them. */
export type Shared< Answer > = {
	state: () => State< Answer >;
	/** Asks, unless it is being asked. */
	ask: () => void;
	subscribe: ( listener: () => void ) => () => void;
};

export function sharedAnswer< Answer >( load: () => Promise< Answer > ): Shared< Answer > {
	let state: State< Answer > = { answer: null, fault: '' };
	let isAsking = false;
	const listeners = new Set< () => void >();
	const set = ( next: State< Answer > ) => {
		state = next;
		listeners.forEach( ( listener ) => listener() );
	};
	return {
		state: () => state,
		ask: () => {
			if ( isAsking ) {
				return;
			}
			isAsking = true;
			set( { answer: null, fault: '' } );
			load()
				.then(
					( answer ) => set( { answer, fault: '' } ),
					( error: unknown ) => set( { answer: null, fault: faultOf( error ) } )
				)
				.finally( () => ( isAsking = false ) );
		},
		subscribe: ( listener ) => {
			listeners.add( listener );
			return () => listeners.delete( listener );
		},
	};
}

/** The answer; null until it has come, or when it does not come. The first block that wants it asks. */
export function useShared< Answer >( shared: Shared< Answer > ): Answer | null {
	const { answer } = useSyncExternalStore( shared.subscribe, shared.state );
	useEffect( () => {
		const { answer: known, fault } = shared.state();
		if ( known === null && ! fault ) {
			shared.ask();
		}
	}, [ shared ] );
	return answer;
}

/** Among a block's settings: says that what they offer did not come, and asks again for all blocks. */
export function AskAgain( { of }: { of: Shared< unknown > } ) {
	const { fault } = useSyncExternalStore( of.subscribe, of.state );
	return (
		<div role="status">
			{ fault && (
				<>
					<p>{ __( 'The choices could not be loaded. What is chosen is kept.', 'coleman' ) }</p>
					<p>{ fault }</p>
					<p>
						<Button variant="secondary" onClick={ of.ask }>
							{ __( 'Try again', 'coleman' ) }
						</Button>
					</p>
				</>
			) }
		</div>
	);
}
