import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { post } from '@/desk/api';
import { useAnnounce } from '@/desk/notices';
import { useMutation } from '@/desk/use-mutation';
import type { OrderScreenData } from './types';

type Props = { boot: OrderScreenData; branch: number; onChange: ( branch: number ) => void };

const save = ( branch: number ) => post( '/orders/own-branch', { location_id: branch } );

/** The branch that this person's list begins with, on every computer. */
export function OwnBranch( { boot, branch, onChange }: Props ) {
	const announce = useAnnounce();
	const saving = useMutation( save );
	return (
		<SelectControl
			className="coleman-orders__own-branch"
			label={ __( 'My branch', 'coleman' ) }
			labelPosition="side"
			help={ saving.error?.message ?? '' }
			value={ String( branch ) }
			options={ [
				{ value: '0', label: __( 'All', 'coleman' ) },
				...boot.branches.map( ( { id, city } ) => ( { value: String( id ), label: city } ) ),
			] }
			onChange={ async ( value ) => {
				onChange( Number( value ) );
				if ( await saving.run( Number( value ) ) ) {
					announce( __( 'Your branch was saved.', 'coleman' ) );
				}
			} }
			__next40pxDefaultSize
		/>
	);
}
