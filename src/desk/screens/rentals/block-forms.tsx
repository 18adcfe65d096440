import { TextControl } from '@wordpress/components';
import { useCallback, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useAnnounce } from '@/desk/announce';
import { post } from '@/desk/api';
import { Confirm } from '@/desk/confirm';
import { Fault } from '@/desk/notices';
import { day } from '@/desk/time';
import { useMutation } from '@/desk/use-mutation';
import type { Bar } from './types';

type FormProps = {
	unit: { id: number; stock_number: string };
	today: string;
	onDone: () => void;
	onClose: () => void;
};

/** Puts a unit in the shop. */
export function BlockForm( { unit, today, onDone, onClose }: FormProps ) {
	const announce = useAnnounce();
	const [ first, setFirst ] = useState( today );
	const [ last, setLast ] = useState( today );
	const [ reason, setReason ] = useState( '' );
	const saving = useMutation(
		useCallback( ( data: object ) => post< { id: number } >( '/rentals/blocks', data ), [] )
	);
	/* translators: %s: number of a unit */
	const title = sprintf( __( 'Unit %s in the shop', 'coleman' ), unit.stock_number );
	return (
		<Confirm
			title={ title }
			confirm={ __( 'Remove from calendar', 'coleman' ) }
			isBusy={ saving.isBusy }
			isDisabled={ first === '' || last === '' }
			onConfirm={ async () => {
				if ( await saving.run( { unit_id: unit.id, first_day: first, last_day: last, reason } ) ) {
					announce( __( 'The unit is in the shop on these days.', 'coleman' ) );
					onDone();
				}
			} }
			onClose={ onClose }
		>
			<Fault error={ saving.error } />
			<div className="coleman-rentals__dates">
				<TextControl
					type="date"
					label={ __( 'First day', 'coleman' ) }
					value={ first }
					onChange={ setFirst }
					__next40pxDefaultSize
				/>
				<TextControl
					type="date"
					label={ __( 'Last day', 'coleman' ) }
					value={ last }
					onChange={ setLast }
					__next40pxDefaultSize
				/>
			</div>
			<TextControl
				label={ __( 'Reason', 'coleman' ) }
				value={ reason }
				maxLength={ 200 }
				onChange={ setReason }
				__next40pxDefaultSize
			/>
		</Confirm>
	);
}

type EndProps = { bar: Bar; unitNumber: string; onDone: () => void; onClose: () => void };

/** Says why a unit is in the shop, and takes it out again. */
export function BlockEnd( { bar, unitNumber, onDone, onClose }: EndProps ) {
	const announce = useAnnounce();
	const ending = useMutation(
		useCallback( async () => {
			await post( `/rentals/blocks/${ bar.id }/end`, {} );
			return true;
		}, [ bar.id ] )
	);
	const about = sprintf(
		/* translators: 1: day, 2: day */
		__( '%1$s to %2$s. The remaining days become available again.', 'coleman' ),
		day( bar.from ),
		day( bar.to )
	);
	return (
		<Confirm
			/* translators: %s: number of a unit */
			title={ sprintf( __( 'Unit %s is in the shop', 'coleman' ), unitNumber ) }
			confirm={ __( 'Mark as available', 'coleman' ) }
			isBusy={ ending.isBusy }
			onConfirm={ async () => {
				if ( await ending.run( undefined ) ) {
					announce( __( 'The unit is available for rent again.', 'coleman' ) );
					onDone();
				}
			} }
			onClose={ onClose }
		>
			<Fault error={ ending.error } />
			{ bar.text !== '' && <p className="coleman-desk__help">{ bar.text }</p> }
			<p className="coleman-desk__help">{ about }</p>
		</Confirm>
	);
}
