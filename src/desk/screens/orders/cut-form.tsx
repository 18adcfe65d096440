import { Button, CheckboxControl, TextareaControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { DeskOrder } from '@/api/generated/schemas';
import { Confirm } from '@/desk/confirm';
import { NewFault } from '@/desk/notices';
import type { Changing } from './use-order';

type Props = { order: DeskOrder; changing: Changing; isOpen: boolean; onOpen: ( isOpen: boolean ) => void };

/** Takes parts out of an order: what is left of some lines is canceled, what was sent or lies ready stays. */
export function CutForm( { order, changing, isOpen, onOpen }: Props ) {
	const open = order.lines.filter( ( { left } ) => left > 0 );
	const hasGone = order.lines.some( ( { gone } ) => gone > 0 );
	const [ chosen, setChosen ] = useState< number[] >( [] );
	const [ reason, setReason ] = useState( '' );

	const start = () => {
		// Where something has left, the rest is meant as a rule.
		setChosen( hasGone ? open.map( ( { id } ) => id ) : [] );
		setReason( '' );
		onOpen( true );
	};
	const cut = async () => {
		const done = await changing.run( {
			path: '/cut',
			data: { lines: chosen, reason },
			said: __( 'Parts canceled. The customer gets an email.', 'coleman' ),
		} );
		if ( done ) {
			onOpen( false );
		}
	};

	return (
		<>
			<div>
				<Button variant="tertiary" isDestructive onClick={ start } __next40pxDefaultSize>
					{ hasGone ? __( 'Cancel the rest', 'coleman' ) : __( 'Cancel parts', 'coleman' ) }
				</Button>
			</div>
			{ isOpen && (
				<Confirm
					title={ __( 'Cancel parts of this order', 'coleman' ) }
					confirm={ __( 'Cancel these parts', 'coleman' ) }
					isDestructive
					isBusy={ changing.isBusy }
					isDisabled={ chosen.length === 0 }
					onConfirm={ () => void cut() }
					onClose={ () => onOpen( false ) }
				>
					<NewFault error={ changing.error } />
					<p className="coleman-desk__help">
						{ __(
							'Their stock goes back, the total gets lower, and the customer gets an email. What was sent or is ready stays. Money isn’t refunded automatically.',
							'coleman'
						) }
					</p>
					<fieldset className="coleman-orders__cut">
						<legend>{ __( 'Parts', 'coleman' ) }</legend>
						{ open.map( ( { id, left } ) => (
							<CheckboxControl
								key={ id }
								label={ sprintf(
									/* translators: 1: number of pieces, 2: part number */
									__( '%1$d × %2$s', 'coleman' ),
									left,
									order.order.Items.find( ( { LineId } ) => LineId === id )?.PartNumber ?? ''
								) }
								checked={ chosen.includes( id ) }
								onChange={ ( isChosen ) =>
									setChosen( ( before ) =>
										isChosen ? [ ...before, id ] : before.filter( ( one ) => one !== id )
									)
								}
							/>
						) ) }
					</fieldset>
					<TextareaControl
						label={ __( 'Why', 'coleman' ) }
						help={ __( 'Staff only. The customer doesn’t see it.', 'coleman' ) }
						value={ reason }
						onChange={ setReason }
					/>
				</Confirm>
			) }
		</>
	);
}
