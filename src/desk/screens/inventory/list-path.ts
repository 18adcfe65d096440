import { withQuery } from '@/desk/api';
import { filterQuery, type Parameters } from '@/desk/filter-query';
import type { View } from '@/desk/table';
import type { KindName } from './kinds';

const PARAMETERS: Parameters = {
	condition: 'condition',
	state: 'state',
	branch: 'location_id',
	category: 'category_id',
	brand: 'brand_id',
	class: 'class_id',
};

/** The call that gives what a view asks for. */
export const listPath = ( kind: KindName, view: View ): string =>
	withQuery( `/inventory/${ kind }`, { search: view.search, ...filterQuery( view, PARAMETERS ) } );
