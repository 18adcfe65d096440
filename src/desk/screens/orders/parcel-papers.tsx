import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { printUrl } from './print-url';
import type { OrderScreenData } from './types';

type Props = { boot: OrderScreenData; orderId: number; parcel: number; place: number };

/** What is printed for one parcel or pickup. */
export const ParcelPapers = ( { boot, orderId, parcel, place }: Props ) => (
	<span className="coleman-orders__papers">
		<Button
			variant="tertiary"
			href={ printUrl( boot, 'packing-slip', [ orderId ], parcel ) }
			target="_blank"
			/* translators: %d: which of several packages */
			aria-label={ sprintf( __( 'Packing slip of package %d', 'coleman' ), place ) }
			__next40pxDefaultSize
		>
			{ __( 'Packing slip', 'coleman' ) }
		</Button>
		<Button
			variant="tertiary"
			href={ printUrl( boot, 'label', [ orderId ], parcel ) }
			target="_blank"
			/* translators: %d: which of several packages */
			aria-label={ sprintf( __( 'Label of package %d', 'coleman' ), place ) }
			__next40pxDefaultSize
		>
			{ __( 'Label', 'coleman' ) }
		</Button>
	</span>
);
