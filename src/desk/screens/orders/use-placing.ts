import { useCallback, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { DeskOrder } from '@/api/generated/schemas';
import { post } from '@/desk/api';
import { useAnnounce } from '@/desk/notices';
import { useDraft } from '@/desk/use-draft';
import { useMutation } from '@/desk/use-mutation';

const NOT_SENT = { body: '', key: '' };

/** Places what was keyed in: sent again after a lost answer or a reload, it is the same order. */
export function usePlacing( onPlaced: ( id: number ) => void ) {
	const announce = useAnnounce();
	const { draft, put, clear } = useDraft( 'phone-order-key', () => NOT_SENT );
	const sentKey = useRef( draft );

	const write = useCallback(
		async ( body: object ) => {
			const text = JSON.stringify( body );
			if ( sentKey.current.body !== text ) {
				sentKey.current = { body: text, key: window.crypto.randomUUID() };
				put( sentKey.current );
			}
			const { results } = await post< DeskOrder >( '/orders', body, { 'Idempotency-Key': sentKey.current.key } );
			announce(
				/* translators: %s: order number */
				sprintf( __( 'Order %s placed.', 'coleman' ), results.order.OrderNumber )
			);
			clear();
			onPlaced( results.id );
			return results;
		},
		[ announce, put, clear, onPlaced ]
	);
	return useMutation( write );
}
