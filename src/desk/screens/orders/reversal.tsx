import { __, sprintf } from '@wordpress/i18n';
import type { DeskOrder } from '@/api/generated/schemas';
import { AskWhy } from '@/desk/ask-why';
import { formatCents } from '@/rules/money';
import type { Changing } from './use-order';

type Props = { payment: DeskOrder[ 'payments' ][ number ]; changing: Changing; onClose: () => void };

/** Asks before a row that was booked by mistake is reversed. */
export const Reversal = ( { payment, changing, onClose }: Props ) => (
	<AskWhy
		title={ sprintf(
			/* translators: 1: amount of money, 2: how it was paid */
			__( 'Reverse %1$s, %2$s', 'coleman' ),
			formatCents( payment.cents ),
			payment.label
		) }
		help={ __( 'For an entry made by mistake. It stays in the list, with a correction below it.', 'coleman' ) }
		reader={ __( 'Staff only. The customer doesn’t see it.', 'coleman' ) }
		isDestructive
		changing={ changing }
		onConfirm={ async ( reason ) => {
			const done = await changing.run( {
				path: `/payments/${ payment.id }/reverse`,
				data: { reason },
				said: __( 'Reversed.', 'coleman' ),
			} );
			if ( done ) {
				onClose();
			}
		} }
		onClose={ onClose }
	/>
);
