import type { View } from '@wordpress/dataviews/wp';
import { withQuery } from '@/desk/api';
import { filterQuery, type Parameters } from '@/desk/filter-query';

const PARAMETERS: Parameters = { kind: 'kind', branch: 'location_id', salesman: 'salesman_id', status: 'mark' };

/** @return The path of the list that the table shows, but for the place in it. */
export const listPath = ( queue: string, view: View ): string =>
	withQuery( '/leads', {
		view: queue,
		search: view.search,
		...filterQuery( view, PARAMETERS ),
		direction: view.sort?.direction ?? 'desc',
		per_page: view.perPage ?? 25,
	} );
