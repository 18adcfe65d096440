import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { DeskOrder } from '@/api/generated/schemas';
import { Confirm } from '@/desk/confirm';
import { LinesField, SelectField, TextField } from '@/desk/fields';
import { Fault } from '@/desk/notices';
import { useNewError } from '@/desk/use-new-error';
import { ReturnBranch } from './return-branch';
import type { OrderScreenData } from './types';
import type { Changing } from './use-order';

type Props = { boot: OrderScreenData; order: DeskOrder; changing: Changing; onClose: () => void };

/** A return for a customer who calls or stands at the counter: it is approved at once. */
export function ReturnEntry( { boot, order, changing, onClose }: Props ) {
	const { returnable } = order.returns;
	const [ pieces, setPieces ] = useState< Record< number, string > >( {} );
	const [ reasons, setReasons ] = useState< Record< number, string > >( {} );
	const [ branch, setBranch ] = useState( '0' );
	const [ note, setNote ] = useState( '' );
	const error = useNewError( changing.error );
	const params = error?.params ?? {};
	const numberOf = ( line: number ) => order.order.Items.find( ( { LineId } ) => LineId === line )?.PartNumber ?? '';
	const lines = returnable
		.map( ( { line } ) => ( { line, quantity: Number( pieces[ line ] ?? 0 ), reason: reasons[ line ] ?? '' } ) )
		.filter( ( { quantity } ) => quantity !== 0 );

	const enter = async () => {
		const done = await changing.run( {
			path: '/returns',
			data: { lines, note, location_id: Number( branch ) },
			said: __( 'Return entered. The customer gets an email.', 'coleman' ),
		} );
		if ( done ) {
			onClose();
		}
	};

	return (
		<Confirm
			title={ __( 'Enter a return', 'coleman' ) }
			confirm={ __( 'Enter the return', 'coleman' ) }
			isBusy={ changing.isBusy }
			isDisabled={
				branch === '0' ||
				lines.length === 0 ||
				lines.some( ( { quantity, reason } ) => ! Number.isInteger( quantity ) || reason === '' )
			}
			onConfirm={ () => void enter() }
			onClose={ onClose }
		>
			<Fault error={ error } />
			{ returnable.map( ( { line, quantity } ) => (
				<fieldset key={ line } className="coleman-orders__cut">
					<legend>{ numberOf( line ) }</legend>
					<TextField
						label={ __( 'Pieces', 'coleman' ) }
						help={
							/* translators: %d: number of pieces */
							sprintf( __( 'Up to %d', 'coleman' ), quantity )
						}
						fault={ params[ `quantity_${ line }` ] }
						inputMode="numeric"
						value={ pieces[ line ] ?? '' }
						onChange={ ( value ) => setPieces( ( before ) => ( { ...before, [ line ]: value } ) ) }
					/>
					<SelectField
						label={ __( 'Reason', 'coleman' ) }
						fault={ params[ `reason_${ line }` ] }
						value={ reasons[ line ] ?? '' }
						options={ [ { value: '', label: __( 'Choose a reason', 'coleman' ) }, ...boot.returnReasons ] }
						onChange={ ( value ) => setReasons( ( before ) => ( { ...before, [ line ]: value } ) ) }
					/>
				</fieldset>
			) ) }
			<ReturnBranch
				boot={ boot }
				label={ __( 'Where the parts go', 'coleman' ) }
				value={ branch }
				fault={ params.location_id }
				onChange={ setBranch }
			/>
			<LinesField
				label={ __( 'Note (optional)', 'coleman' ) }
				help={ __( 'The customer sees it on the order.', 'coleman' ) }
				fault={ params.note }
				maxLength={ 1000 }
				value={ note }
				onChange={ setNote }
			/>
		</Confirm>
	);
}
