import type { Part } from '@/api/generated/schemas';
import { fetchProducts, searchParts } from '@/api/products';
import { ASKED_FOR } from './picker';
import type { Pickable } from './picker';

const pickable = ( { PartId, PartNumber, Description }: Part ): Pickable => ( {
	id: PartId,
	name: PartNumber,
	detail: Description,
} );

/** Parts for a picker: by number or description. */
export const findParts = async ( text: string, signal: AbortSignal ) =>
	( await searchParts( { search: text, per_page: ASKED_FOR }, signal ) ).map( pickable );

export const fetchPickedParts = async ( ids: number[] ) => ( await fetchProducts( ids ) ).results.map( pickable );
