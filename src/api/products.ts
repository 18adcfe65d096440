import { call } from './client';
import type { Part, PartSubcategoryRequest } from './generated/schemas';

/** Parts in the order asked; `missing` are the ids that there are none of. */
export const fetchProducts = ( ids: ( number | string )[] ) =>
	call< { results: Part[]; missing: string[] } >( 'products', {
		query: { productIds: ids.join( ',' ) },
		isPublic: true,
	} );

/** The parts of a family, a page at a time: ask on with `after`. */
export const fetchPartSubcategory = ( request: PartSubcategoryRequest ) =>
	call< { results: Part[]; has_more: boolean; after: number } >( 'part-subcategory-by-id', {
		query: { ...request },
		isPublic: true,
	} );

/** Parts by number or words, for the editor's picker. */
export const searchParts = async ( search: string ) =>
	( await call< { results: Part[] } >( 'parts', { query: { search } } ) ).results;
