import { useCallback, useState } from '@wordpress/element';
import type { DeskOrder } from '@/api/generated/schemas';
import { useAnnounce } from '@/desk/announce';
import { DeskError, post } from '@/desk/api';
import { useMutation } from '@/desk/use-mutation';

/** The fresh order that came with the refusal of who was second, if it is one. */
export function freshOrder( error: unknown ): DeskOrder | null {
	if ( ! ( error instanceof DeskError ) || error.code !== 'coleman_order_changed' ) {
		return null;
	}
	const { order } = error.data;
	// The desk's API gives it in the shape of every answer (Orders\Desk\DeskRoutes::changed).
	return typeof order === 'object' && order !== null ? ( order as DeskOrder ) : null;
}

type Change = {
	/** After the order's address: `/state`. */
	path: string;
	data: object;
	/** What is said when it is done. */
	said: string;
};

/**
 * Changes an order as it was seen. Whoever is second is shown the fresh one and why; what was typed stays, for the
 * forms keep it whatever the order's version.
 */
export function useOrder( order: DeskOrder, show: ( order: DeskOrder ) => void ) {
	const announce = useAnnounce();
	const [ isStale, setIsStale ] = useState( false );

	const write = useCallback(
		async ( { path, data, said }: Change ) => {
			setIsStale( false );
			try {
				const { results } = await post< DeskOrder >( `/orders/${ order.id }${ path }`, {
					version: order.version,
					...data,
				} );
				show( results );
				announce( said );
				return results;
			} catch ( thrown ) {
				const fresh = freshOrder( thrown );
				if ( fresh ) {
					show( fresh );
					setIsStale( true );
				}
				throw thrown;
			}
		},
		[ order, show, announce ]
	);

	return { ...useMutation( write ), isStale };
}

export type Changing = ReturnType< typeof useOrder >;
