import type { View } from '@wordpress/dataviews/wp';
import { withQuery } from '@/desk/api';

/** Fields of the table that can be filtered by, as the API's parameters. */
const PARAMETERS: Record< string, string > = {
	branch: 'location_id',
	salesman: 'salesman_id',
	status: 'mark',
};

/** @return The path of the list that the table shows, but for the place in it. */
export function listPath( pile: string, view: View ): string {
	const filters = ( view.filters ?? [] ).flatMap( ( { field, value } ) => {
		const parameter = PARAMETERS[ field ];
		return parameter === undefined || value === undefined || value === null
			? []
			: [ [ parameter, String( value ) ] ];
	} );
	return withQuery( '/leads', {
		view: pile,
		...( view.search ? { search: view.search } : {} ),
		...Object.fromEntries( filters ),
		direction: view.sort?.direction ?? 'desc',
		per_page: view.perPage ?? 25,
	} );
}
