import { call } from './client';
import type { Model, ModelsRequest, WhereUsed } from './generated/schemas';

/** Models with a parts book, a page at a time: ask on with `after`. */
export const fetchModels = ( request: ModelsRequest, signal?: AbortSignal ) =>
	call< { results: Model[]; has_more: boolean; after: number } >( 'models', {
		query: { ...request },
		isPublic: true,
		...( signal && { signal } ),
	} );

/** The diagrams that a part is in, a page at a time: ask on with `after`. */
export const fetchWhereUsed = ( partId: number, after: number ) =>
	call< { results: WhereUsed[]; has_more: boolean; after: number; count: number; count_is_capped: boolean } >(
		`parts/${ partId }/where-used`,
		{ query: { after }, isPublic: true }
	);
