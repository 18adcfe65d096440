import { Notice } from '@wordpress/components';
import { useCallback, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { DeskVerdict } from '@/api/generated/schemas';
import { useAnnounce } from './announce';
import { post } from './api';
import { useMutation } from './use-mutation';

/** What is done with several at once, as it was seen. */
export type Bulk = { rows: { id: number; version: number }[]; data: object };

type Kind = {
	/** After `coleman/v1/desk`: `/orders`. The call is `/orders/bulk`, and takes them as `orders`. */
	name: string;
	/** What is said of so many that were changed. */
	said: ( count: number ) => string;
};

/** One step for several: each answers for itself, and those that refuse are named. */
export function useBulk( { name, said }: Kind, onDone: () => void ) {
	const announce = useAnnounce();
	const [ refused, setRefused ] = useState< DeskVerdict[] >( [] );

	const write = async ( { rows, data }: Bulk ) => {
		setRefused( [] );
		const {
			results,
			step,
			undo_seconds: seconds,
		} = await post< DeskVerdict[] >( `/${ name }/bulk`, {
			...data,
			[ name ]: rows.map( ( { id, version } ) => ( { id, version } ) ),
		} );
		const done = results.filter( ( verdict ) => verdict.is_done ).length;
		setRefused( results.filter( ( verdict ) => ! verdict.is_done ) );
		if ( done > 0 ) {
			announce( said( done ) );
		}
		onDone();
		return { results, undoable: step ? { step, count: done, seconds: seconds ?? 0 } : null };
	};

	return { ...useMutation( write ), refused, dismiss: useCallback( () => setRefused( [] ), [] ) };
}

/** What was not done with which, and why. */
export function Refused( { verdicts, onDismiss }: { verdicts: DeskVerdict[]; onDismiss: () => void } ) {
	return verdicts.length === 0 ? null : (
		<Notice status="warning" onRemove={ onDismiss }>
			<p>{ __( 'These were left as they are:', 'coleman' ) }</p>
			<ul>
				{ verdicts.map( ( verdict ) => (
					<li key={ verdict.id }>
						<strong>{ verdict.number }</strong> { verdict.message }
					</li>
				) ) }
			</ul>
		</Notice>
	);
}
