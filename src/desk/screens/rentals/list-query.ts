import type { View } from '@wordpress/dataviews/wp';
import { withQuery } from '@/desk/api';

/** What a filter of the table says, as the API's parameters. */
function filterQuery( { field, value }: NonNullable< View[ 'filters' ] >[ number ] ) {
	if ( value === undefined || value === null || value === '' || ( Array.isArray( value ) && value.length === 0 ) ) {
		return {};
	}
	switch ( field ) {
		case 'state':
			return { states: Array.isArray( value ) ? value.join( ',' ) : String( value ) };
		case 'branch':
			return { location_id: Number( value ) };
		case 'machine':
			return { class_id: Number( value ) };
		default:
			return {};
	}
}

/** By what a view is sorted until somebody sorts it: what is due first comes first. */
const FIRST: Record< string, { field: string; direction: 'asc' | 'desc' } > = {
	out_today: { field: 'starts', direction: 'asc' },
	due_back: { field: 'returns', direction: 'asc' },
	overdue: { field: 'returns', direction: 'asc' },
};

/** @return The path of the list that the table shows, but for the place in it. */
export function listPath( pile: string, view: View ): string {
	const sort = view.sort ?? FIRST[ pile ] ?? { field: 'received', direction: 'desc' };
	return withQuery( '/rentals', {
		view: pile,
		...( view.search ? { search: view.search } : {} ),
		...( view.filters ?? [] ).reduce( ( query, filter ) => ( { ...query, ...filterQuery( filter ) } ), {} ),
		sort: sort.field,
		direction: sort.direction,
		per_page: view.perPage ?? 25,
	} );
}
