import { Button, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Changes } from './use-changing';

type Props = {
	/** Who looks. */
	me: number;
	/** Who may look after it. */
	staff: { id: number; name: string }[];
	/** 0 for nobody yet. */
	ownerId: number;
	changing: Changes;
};

/** Who of the staff looks after something; one press takes it on. */
export function Owner( { me, staff, ownerId, changing }: Props ) {
	const give = ( id: number ) =>
		changing.run( { path: '/owner', data: { owner_id: id }, said: __( 'Saved.', 'coleman' ) } );
	const isKnown = ownerId === 0 || staff.some( ( { id } ) => id === ownerId );
	return (
		<div className="coleman-desk__owner">
			<SelectControl
				label={ __( 'Assigned to', 'coleman' ) }
				value={ String( ownerId ) }
				options={ [
					{ value: '0', label: __( 'Unassigned', 'coleman' ) },
					...staff.map( ( { id, name } ) => ( { value: String( id ), label: name } ) ),
					...( isKnown ? [] : [ { value: String( ownerId ), label: __( 'Former employee', 'coleman' ) } ] ),
				] }
				onChange={ ( value: string ) => void give( Number( value ) ) }
				__next40pxDefaultSize
			/>
			{ ownerId === 0 && (
				<Button variant="secondary" onClick={ () => void give( me ) } __next40pxDefaultSize>
					{ __( 'Assign to me', 'coleman' ) }
				</Button>
			) }
		</div>
	);
}
