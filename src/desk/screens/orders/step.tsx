import { TextareaControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { DeskOrder } from '@/api/generated/schemas';
import { Confirm } from '@/desk/confirm';
import { Fault } from '@/desk/notices';
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
export function Step( { step, changing, onMove, onClose }: Props ) {
	const [ reason, setReason ] = useState( '' );
	return (
		<Confirm
			title={ step.label }
			confirm={ step.label }
			isDestructive={ step.state === 'cancelled' }
			isBusy={ changing.isBusy }
			onConfirm={ () => onMove( step.state, reason ) }
			onClose={ onClose }
		>
			<Fault error={ changing.error } />
			<p className="coleman-orders__help">{ HELP[ step.state ] }</p>
			<TextareaControl
				label={ __( 'Why', 'coleman' ) }
				help={ __( 'For the desks; the customer does not see it.', 'coleman' ) }
				value={ reason }
				onChange={ setReason }
			/>
		</Confirm>
	);
}
