import { __ } from '@wordpress/i18n';
import { fetchPickedParts, findParts } from '@/editor/find-parts';
import { Picker } from '@/editor/picker';

/** Picks parts by search and puts them in order. */
export const PartPicker = ( props: { ids: number[]; onChange: ( ids: number[] ) => void } ) => (
	<Picker
		{ ...props }
		label={ __( 'Add a part', 'coleman' ) }
		help={ __( 'Search by number or description.', 'coleman' ) }
		none={ __( 'No part found.', 'coleman' ) }
		find={ findParts }
		fetchPicked={ fetchPickedParts }
	/>
);
