import { __ } from '@wordpress/i18n';
import type { DeskOrder } from '@/api/generated/schemas';
import { AskWhy } from '@/desk/ask-why';
import type { Changing } from './use-order';

const HELP: Record< string, string > = {
	cancelled: __( 'What is still in the house goes back on the shelf, and the customer is told by mail.', 'coleman' ),
	refunded: __(
		'The money goes back at the counter; this keeps in mind that it did, and tells the customer.',
		'coleman'
	),
	on_hold: __( 'Nothing of it is picked until it is taken off hold. The customer is not told.', 'coleman' ),
};

type Props = {
	step: DeskOrder[ 'steps' ][ number ];
	changing: Changing;
	onMove: ( state: string, reason: string ) => void;
	onClose: () => void;
};

/** Asks before an order is cancelled, refunded or held, and why. */
export const Step = ( { step, changing, onMove, onClose }: Props ) => (
	<AskWhy
		title={ step.label }
		help={ HELP[ step.state ] }
		reader={ __( 'For the desks; the customer does not see it.', 'coleman' ) }
		isDestructive={ step.state === 'cancelled' }
		changing={ changing }
		onConfirm={ ( reason ) => onMove( step.state, reason ) }
		onClose={ onClose }
	/>
);
