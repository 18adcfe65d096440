import { Button, Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { DeskOrder } from '@/api/generated/schemas';
import type { Changing } from './use-order';

type Props = { order: DeskOrder; changing: Changing };

/** Why somebody has to look at the order, until they say that they have. */
export const AttentionNotice = ( { order, changing }: Props ) =>
	order.attention === null ? null : (
		<Notice className="coleman-orders__attention" status="warning" isDismissible={ false }>
			<p>
				{ sprintf(
					/* translators: %s: what has happened, such as "Message from the customer" */
					__( '%s. See the history below.', 'coleman' ),
					order.attention.label
				) }
			</p>
			<Button
				variant="secondary"
				isBusy={ changing.isBusy }
				onClick={ () =>
					void changing.run( {
						path: '/attention',
						data: { seen: order.attention?.seen ?? 0 },
						said: __( 'Marked as done.', 'coleman' ),
					} )
				}
				__next40pxDefaultSize
			>
				{ __( 'Mark as done', 'coleman' ) }
			</Button>
		</Notice>
	);
