import type { View } from '@wordpress/dataviews/wp';
import { withQuery } from '@/desk/api';
import { filterQuery, type Parameters } from '@/desk/filter-query';

const PARAMETERS: Parameters = {
	state: 'states',
	branch: 'location_id',
	pay_method: 'pay_method',
	placed: ( { operator, value } ) =>
		Array.isArray( value )
			? { from: String( value[ 0 ] ?? '' ), to: String( value[ 1 ] ?? '' ) }
			: {
					...( operator === 'beforeInc' ? {} : { from: String( value ) } ),
					...( operator === 'afterInc' ? {} : { to: String( value ) } ),
				},
};

/** @return The path of the list that the table shows, but for the place in it. */
export const listPath = ( queue: string, view: View ): string =>
	withQuery( '/orders', {
		view: queue,
		search: view.search,
		...filterQuery( view, PARAMETERS ),
		sort: view.sort?.field ?? 'placed',
		direction: view.sort?.direction ?? 'desc',
		per_page: view.perPage ?? 25,
	} );

/** @return The path of the numbers of the views, of the branch that the table shows. */
export const countsPath = ( view: View ): string =>
	withQuery( '/orders/counts', { location_id: filterQuery( view, PARAMETERS ).location_id } );
