import { __ } from '@wordpress/i18n';
import type { Part } from '@/api/generated/schemas';
import { fetchProducts, searchParts } from '@/api/products';
import { Picker } from '@/editor/picker';

const pickable = ( { PartId, PartNumber, Description }: Part ) => ( {
	id: PartId,
	name: PartNumber,
	detail: Description,
} );

const find = async ( text: string, signal: AbortSignal ) =>
	( await searchParts( { search: text, per_page: 10 }, signal ) ).map( pickable );

const fetchPicked = async ( ids: number[] ) => ( await fetchProducts( ids ) ).results.map( pickable );

/** Picks parts by search and puts them in order. */
export const PartPicker = ( props: { ids: number[]; onChange: ( ids: number[] ) => void } ) => (
	<Picker
		{ ...props }
		label={ __( 'Add a part', 'coleman' ) }
		help={ __( 'Search by number or description.', 'coleman' ) }
		none={ __( 'No part found.', 'coleman' ) }
		find={ find }
		fetchPicked={ fetchPicked }
	/>
);
