import { call } from './client';
import type {
	FeaturedProductsRequest,
	Part,
	PartCategory,
	PartFromPartStreamRequest,
	PartsRequest,
	PartStreamItem,
	PartSubcategoryRequest,
} from './generated/schemas';

/** Parts in the order asked; `missing` are the ids that there are none of. */
export const fetchProducts = ( ids: ( number | string )[] ) =>
	call< { results: Part[]; missing: number[] } >( 'products', {
		query: { productIds: ids.join( ',' ) },
		isPublic: true,
	} );

export type PartPage = {
	results: Part[];
	has_more: boolean;
	/** Where the next page goes on. */
	after: number;
	/** Numbers stop at 200, and say so. */
	count: number;
	count_is_capped: boolean;
	in_stock: number;
	in_stock_is_capped: boolean;
	makers: { VendorId: number; VendorName: string; count: number; count_is_capped: boolean }[];
};

/** The parts of a family, a page at a time: ask on with `after`. */
export const fetchPartSubcategory = ( request: PartSubcategoryRequest, signal?: AbortSignal ) =>
	call< PartPage >( 'part-subcategory-by-id', {
		query: { ...request },
		isPublic: true,
		...( signal && { signal } ),
	} );

/** The parts of the block Featured products, a page at a time: ask on with `after`. */
export const fetchFeaturedProducts = ( request: FeaturedProductsRequest, signal?: AbortSignal ) =>
	call< { results: Part[]; has_more: boolean; after: number } >( 'featured-products', {
		query: { ...request },
		isPublic: true,
		...( signal && { signal } ),
	} );

/** The families of parts, in the dealer's order. */
export const fetchPartCategories = async () =>
	( await call< { results: PartCategory[] } >( 'part-categories', { isPublic: true } ) ).results;

/** The part that the catalog widget names by number and maker; what is not ours is the placeholder part. */
export const fetchPartFromPartStream = async ( request: PartFromPartStreamRequest ) =>
	(
		await call< { results: PartStreamItem } >( 'part-from-part-stream', {
			query: { ...request },
			isPublic: true,
		} )
	).results;

/** Parts by number or words, for editors; without any, the most wanted. */
export const searchParts = async ( request: PartsRequest, signal?: AbortSignal ) =>
	( await call< { results: Part[] } >( 'parts', { query: { ...request }, ...( signal && { signal } ) } ) ).results;
