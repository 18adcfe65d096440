import { Button, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { DeskOrder } from '@/api/generated/schemas';
import { AskWhy } from '@/desk/ask-why';
import { Confirm } from '@/desk/confirm';
import { TextField } from '@/desk/fields';
import { Fault } from '@/desk/notices';
import { useNewError } from '@/desk/use-new-error';
import type { Changing } from './use-order';

type Parcel = DeskOrder[ 'order' ][ 'fulfilments' ][ number ];

type Props = { parcel: Parcel; changing: Changing };

function VoidParcel( { parcel, changing, onClose }: Props & { onClose: () => void } ) {
	const isParcel = parcel.kind === 'ship';
	return (
		<AskWhy
			title={ isParcel ? __( 'Void package', 'coleman' ) : __( 'Put back', 'coleman' ) }
			help={
				isParcel
					? __(
							'For a package that has not left after all. Its parts are left to send again and stay held for this order. The customer gets an email.',
							'coleman'
						)
					: __(
							'For parts that are not ready after all. They are left to send again and stay held for this order. The customer gets an email.',
							'coleman'
						)
			}
			reader={ __( 'Staff only. The customer doesn’t see it.', 'coleman' ) }
			isDestructive
			changing={ changing }
			onConfirm={ async ( reason ) => {
				const done = await changing.run( {
					path: `/fulfilments/${ parcel.id }/void`,
					data: { reason },
					said: __( 'Saved. The customer gets an email.', 'coleman' ),
				} );
				if ( done ) {
					onClose();
				}
			} }
			onClose={ onClose }
		/>
	);
}

function CorrectTracking( { parcel, changing, onClose }: Props & { onClose: () => void } ) {
	const [ carrier, setCarrier ] = useState( parcel.carrier );
	const [ tracking, setTracking ] = useState( parcel.tracking );
	const error = useNewError( changing.error );
	const save = async () => {
		const done = await changing.run( {
			path: `/fulfilments/${ parcel.id }/tracking`,
			data: { carrier, tracking },
			said: __( 'Saved. The customer gets an email.', 'coleman' ),
		} );
		if ( done ) {
			onClose();
		}
	};
	return (
		<Confirm
			title={ __( 'Correct tracking', 'coleman' ) }
			confirm={ __( 'Save and email the customer', 'coleman' ) }
			isBusy={ changing.isBusy }
			isDisabled={ carrier === parcel.carrier && tracking === parcel.tracking }
			onConfirm={ () => void save() }
			onClose={ onClose }
		>
			<Fault error={ error } />
			<TextControl
				label={ __( 'Carrier', 'coleman' ) }
				help={ __( 'UPS, FedEx and USPS get a link to their tracking page.', 'coleman' ) }
				value={ carrier }
				maxLength={ 60 }
				onChange={ setCarrier }
				__next40pxDefaultSize
			/>
			<TextField
				label={ __( 'Tracking number', 'coleman' ) }
				fault={ error?.params.tracking }
				value={ tracking }
				maxLength={ 100 }
				onChange={ setTracking }
			/>
		</Confirm>
	);
}

/** What corrects a parcel that was told of, until it is delivered. */
export function ParcelActions( { parcel, changing }: Props ) {
	const [ open, setOpen ] = useState< 'void' | 'tracking' | null >( null );
	const isParcel = parcel.kind === 'ship';
	const close = () => setOpen( null );
	return (
		<>
			{ isParcel && (
				<Button variant="tertiary" onClick={ () => setOpen( 'tracking' ) } __next40pxDefaultSize>
					{ __( 'Correct tracking', 'coleman' ) }
				</Button>
			) }
			{ [ 'ready', 'shipped' ].includes( parcel.state ) && (
				<Button variant="tertiary" isDestructive onClick={ () => setOpen( 'void' ) } __next40pxDefaultSize>
					{ isParcel ? __( 'Void package', 'coleman' ) : __( 'Put back', 'coleman' ) }
				</Button>
			) }
			{ open === 'void' && <VoidParcel { ...{ parcel, changing } } onClose={ close } /> }
			{ open === 'tracking' && <CorrectTracking { ...{ parcel, changing } } onClose={ close } /> }
		</>
	);
}
