import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { DeskOrder, DeskReturn } from '@/api/generated/schemas';
import { Confirm } from '@/desk/confirm';
import { LinesField } from '@/desk/fields';
import { Fault } from '@/desk/notices';
import { useNewError } from '@/desk/use-new-error';
import { ReturnBranch } from './return-branch';
import type { OrderScreenData } from './types';
import type { Changing } from './use-order';

type Props = {
	boot: OrderScreenData;
	order: DeskOrder;
	one: DeskReturn;
	changing: Changing;
	isRefusal: boolean;
	onClose: () => void;
};

/** Lets the parts of a return come, and says where to; or refuses it, and says why. */
export function ReturnAnswer( { boot, order, one, changing, isRefusal, onClose }: Props ) {
	const pickup = boot.branches.find( ( { city } ) => city === order.order.PickupLocation );
	const [ branch, setBranch ] = useState( String( one.location_id || ( pickup?.id ?? 0 ) ) );
	const [ answer, setAnswer ] = useState( '' );
	const error = useNewError( changing.error );
	const params = error?.params ?? {};

	const send = async () => {
		const done = await changing.run( {
			path: `/returns/${ one.id }/${ isRefusal ? 'refuse' : 'approve' }`,
			data: isRefusal ? { answer } : { answer, location_id: Number( branch ) },
			said: isRefusal
				? __( 'Return refused. The customer gets an email.', 'coleman' )
				: __( 'Return approved. The customer gets an email.', 'coleman' ),
		} );
		if ( done ) {
			onClose();
		}
	};

	return (
		<Confirm
			title={
				isRefusal
					? /* translators: %s: number of a return */ sprintf( __( 'Refuse %s', 'coleman' ), one.number )
					: /* translators: %s: number of a return */ sprintf( __( 'Approve %s', 'coleman' ), one.number )
			}
			confirm={ isRefusal ? __( 'Refuse the return', 'coleman' ) : __( 'Approve the return', 'coleman' ) }
			isDestructive={ isRefusal }
			isBusy={ changing.isBusy }
			isDisabled={ isRefusal ? answer.trim() === '' : branch === '0' }
			onConfirm={ () => void send() }
			onClose={ onClose }
		>
			<Fault error={ error } />
			{ ! isRefusal && (
				<ReturnBranch
					boot={ boot }
					label={ __( 'Where the parts go', 'coleman' ) }
					value={ branch }
					fault={ params.location_id }
					onChange={ setBranch }
				/>
			) }
			<LinesField
				label={ isRefusal ? __( 'Why', 'coleman' ) : __( 'Note for the customer (optional)', 'coleman' ) }
				help={ __( 'The customer gets this by email.', 'coleman' ) }
				fault={ params.answer }
				maxLength={ 1000 }
				value={ answer }
				onChange={ setAnswer }
			/>
		</Confirm>
	);
}
