import { __ } from '@wordpress/i18n';
import type { DeskOrder } from '@/api/generated/schemas';
import { AskWhy } from '@/desk/ask-why';
import type { Changing } from './use-order';

const HELP: Record< string, string > = {
	cancelled: __(
		'Parts that haven’t shipped go back in stock, and the customer gets an email. Money isn’t refunded automatically.',
		'coleman'
	),
	on_hold: __( 'The order isn’t picked until you take it off hold. The customer doesn’t get an email.', 'coleman' ),
};

type Props = {
	step: DeskOrder[ 'steps' ][ number ];
	changing: Changing;
	onMove: ( state: string, reason: string ) => void;
	onClose: () => void;
};

/** Asks before an order is canceled or held, and why. */
export const Step = ( { step, changing, onMove, onClose }: Props ) => (
	<AskWhy
		title={ step.label }
		help={ HELP[ step.state ] }
		reader={ __( 'Staff only. The customer doesn’t see it.', 'coleman' ) }
		isDestructive={ step.state === 'cancelled' }
		changing={ changing }
		onConfirm={ ( reason ) => onMove( step.state, reason ) }
		onClose={ onClose }
	/>
);
