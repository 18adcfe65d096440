import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { DeskOrder, DeskReturn } from '@/api/generated/schemas';
import { Confirm } from '@/desk/confirm';
import { TextField } from '@/desk/fields';
import { ignoreEnter } from '@/desk/enter';
import { Fault } from '@/desk/notices';
import { useNewError } from '@/desk/use-new-error';
import { ReturnBranch } from './return-branch';
import { ScanField } from './scan-field';
import type { OrderScreenData } from './types';
import type { Changing } from './use-order';

type Props = {
	boot: OrderScreenData;
	order: DeskOrder;
	one: DeskReturn;
	changing: Changing;
	onClose: () => void;
};

/** What is wrong with a number of pieces, if anything is. */
const faultOf = ( pieces: number, most: number ) =>
	Number.isInteger( pieces ) && pieces >= 0 && pieces <= most
		? undefined
		: sprintf( /* translators: %d: number of pieces */ __( 'Enter 0 to %d pieces.', 'coleman' ), most );

/** How many pieces came back, and how many of them are sold again. */
export function ReturnReceipt( { boot, one, changing, onClose }: Props ) {
	const [ received, setReceived ] = useState< Record< number, string > >( () =>
		Object.fromEntries( one.lines.map( ( { line, quantity } ) => [ line, String( quantity ) ] ) )
	);
	const [ restocked, setRestocked ] = useState< Record< number, string > >( {} );
	const [ branch, setBranch ] = useState( String( one.location_id ) );
	const error = useNewError( changing.error );
	const params = error?.params ?? {};
	const lines = one.lines.map( ( { line } ) => ( {
		line,
		received: Number( received[ line ] ?? 0 ),
		restocked: Number( restocked[ line ] ?? 0 ),
	} ) );
	const faults = one.lines.map( ( { quantity }, index ) => {
		const { received: came = NaN, restocked: sold = NaN } = lines[ index ] ?? {};
		const wrong = faultOf( came, quantity );
		return { received: wrong, restocked: wrong === undefined ? faultOf( sold, came ) : undefined };
	} );

	const receive = async () => {
		const done = await changing.run( {
			path: `/returns/${ one.id }/receive`,
			data: { lines, location_id: Number( branch ) },
			said: __( 'Parts received. The customer gets an email.', 'coleman' ),
		} );
		if ( done ) {
			onClose();
		}
	};

	return (
		<Confirm
			title={
				/* translators: %s: number of a return */
				sprintf( __( 'Parts of %s are here', 'coleman' ), one.number )
			}
			confirm={ __( 'Receive the parts', 'coleman' ) }
			isBusy={ changing.isBusy }
			isDisabled={ branch === '0' || faults.some( ( fault ) => fault.received ?? fault.restocked ) }
			onConfirm={ () => void receive() }
			onClose={ onClose }
		>
			<Fault error={ error } />
			<ReturnBranch
				boot={ boot }
				label={ __( 'Received at', 'coleman' ) }
				value={ branch }
				fault={ params.location_id }
				onChange={ setBranch }
			/>
			<ScanField
				lines={ one.lines.map( ( { line, part_number: number, quantity: most } ) => ( {
					line,
					number,
					most,
				} ) ) }
				pieces={ received }
				onCount={ setReceived }
			/>
			{ one.lines.map( ( { line, part_number: number, quantity, reason_label: reason }, index ) => (
				<fieldset key={ line } className="coleman-orders__cut">
					<legend>{ `${ number }: ${ reason }` }</legend>
					<TextField
						label={ __( 'Pieces that came back', 'coleman' ) }
						help={
							/* translators: %d: number of pieces */
							sprintf( __( '%d expected', 'coleman' ), quantity )
						}
						fault={ faults[ index ]?.received }
						inputMode="numeric"
						onKeyDown={ ignoreEnter }
						value={ received[ line ] ?? '' }
						onChange={ ( value ) => setReceived( ( before ) => ( { ...before, [ line ]: value } ) ) }
					/>
					<TextField
						label={ __( 'Pieces to restock', 'coleman' ) }
						help={ __( 'Only what can be sold as new. It goes to backorders first.', 'coleman' ) }
						fault={ faults[ index ]?.restocked }
						inputMode="numeric"
						onKeyDown={ ignoreEnter }
						value={ restocked[ line ] ?? '0' }
						onChange={ ( value ) => setRestocked( ( before ) => ( { ...before, [ line ]: value } ) ) }
					/>
				</fieldset>
			) ) }
		</Confirm>
	);
}
