import { call } from './client';
import type { EquipmentCategories, EquipmentCategoriesRequest } from './generated/schemas';

/** What the new equipment grid shows for a branch and a brand; 0 is ALL. */
export const fetchEquipmentCategories = async ( request: EquipmentCategoriesRequest, signal?: AbortSignal ) =>
	(
		await call< { results: EquipmentCategories } >( 'equipment-categories', {
			query: { ...request },
			isPublic: true,
			...( signal && { signal } ),
		} )
	).results;
