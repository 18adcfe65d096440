import { withQuery } from '../api';
import { filterQuery, type Parameters } from '../filter-query';
import type { View } from '../table';
import type { Kind } from './types';

const PARAMETERS: Parameters = {
	show: 'show',
	condition: 'condition',
	brand: 'brand',
	family: 'family',
	category: 'category',
	branch: 'branch',
};

/** The call that gives what a view asks for. */
export const listPath = ( kind: Kind, view: View ): string =>
	withQuery( `/images/${ kind }`, {
		search: view.search,
		...filterQuery( view, PARAMETERS ),
		// What is missing most is first, unless somebody asks for names.
		orderby: view.sort?.field === 'name' ? 'name' : '',
		per_page: view.perPage,
	} );
