import { call } from './client';
import type { Part, PartCategory, PartsRequest, PartSubcategoryRequest } from './generated/schemas';

/** Parts in the order asked; `missing` are the ids that there are none of. */
export const fetchProducts = ( ids: ( number | string )[] ) =>
	call< { results: Part[]; missing: number[] } >( 'products', {
		query: { productIds: ids.join( ',' ) },
		isPublic: true,
	} );

/** The parts of a family, a page at a time: ask on with `after`. */
export const fetchPartSubcategory = ( request: PartSubcategoryRequest ) =>
	call< { results: Part[]; has_more: boolean; after: number } >( 'part-subcategory-by-id', {
		query: { ...request },
		isPublic: true,
	} );

/** The families of parts, in the dealer's order. */
export const fetchPartCategories = async () =>
	( await call< { results: PartCategory[] } >( 'part-categories', { isPublic: true } ) ).results;

/** Parts by number or words, for editors; without any, the most wanted. */
export const searchParts = async ( request: PartsRequest, signal?: AbortSignal ) =>
	( await call< { results: Part[] } >( 'parts', { query: { ...request }, ...( signal && { signal } ) } ) ).results;
