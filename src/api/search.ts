import { call } from './client';
import type { SearchRequest, SearchResults, SearchSuggestion, SearchSuggestRequest } from './generated/schemas';

/** What a text finds, section by section; of one section the rows after `after`. */
export const fetchSearch = async ( request: SearchRequest, signal?: AbortSignal ) =>
	(
		await call< { results: SearchResults } >( 'search', {
			query: { ...request },
			isPublic: true,
			...( signal && { signal } ),
		} )
	).results;

/** What may be meant by a text that is still being typed, best first. */
export const fetchSuggestions = async ( request: SearchSuggestRequest, signal?: AbortSignal ) =>
	(
		await call< { results: SearchSuggestion[] } >( 'search/suggest', {
			query: { ...request },
			isPublic: true,
			...( signal && { signal } ),
		} )
	).results;
