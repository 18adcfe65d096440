import { Notice } from '@wordpress/components';
import { useCallback, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { DeskVerdict } from '@/api/generated/schemas';
import { post } from '@/desk/api';
import { useAnnounce } from '@/desk/announce';
import { useMutation } from '@/desk/use-mutation';
import type { Row } from './types';

/** One step for several orders: each answers for itself, and those that refuse are named. */
export function useBulk( onDone: () => void ) {
	const announce = useAnnounce();
	const [ refused, setRefused ] = useState< DeskVerdict[] >( [] );

	const write = async ( { rows, state }: { rows: Row[]; state: string } ) => {
		setRefused( [] );
		const { results } = await post< DeskVerdict[] >( '/orders/bulk', {
			state,
			orders: rows.map( ( { id, version } ) => ( { id, version } ) ),
		} );
		const done = results.filter( ( verdict ) => verdict.is_done ).length;
		setRefused( results.filter( ( verdict ) => ! verdict.is_done ) );
		if ( done > 0 ) {
			/* translators: %d: number of orders */
			announce( sprintf( _n( '%d order changed.', '%d orders changed.', done, 'coleman' ), done ) );
		}
		onDone();
		return results;
	};

	return { ...useMutation( write ), refused, dismiss: useCallback( () => setRefused( [] ), [] ) };
}

/** What was not done with which order, and why. */
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
