import type { View } from '@wordpress/dataviews/wp';
import { withQuery } from '@/desk/api';
import { filterQuery, type Parameters } from '@/desk/filter-query';

const PARAMETERS: Parameters = { state: 'states', branch: 'location_id', machine: 'class_id' };

/** By what a view is sorted until somebody sorts it: what is due first comes first. */
const FIRST: Record< string, { field: string; direction: 'asc' | 'desc' } > = {
	out_today: { field: 'starts', direction: 'asc' },
	due_back: { field: 'returns', direction: 'asc' },
	overdue: { field: 'returns', direction: 'asc' },
};

/** @return The path of the list that the table shows, but for the place in it. */
export function listPath( queue: string, view: View ): string {
	const sort = view.sort ?? FIRST[ queue ] ?? { field: 'received', direction: 'desc' };
	return withQuery( '/rentals', {
		view: queue,
		search: view.search,
		...filterQuery( view, PARAMETERS ),
		sort: sort.field,
		direction: sort.direction,
		per_page: view.perPage ?? 25,
	} );
}
