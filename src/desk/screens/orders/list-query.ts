import type { View } from '@wordpress/dataviews/wp';
import { withQuery } from '@/desk/api';

/** What a filter of the table says, as the API's parameters. */
function filterQuery( { field, operator, value }: NonNullable< View[ 'filters' ] >[ number ] ) {
	if ( value === undefined || value === null || value === '' || ( Array.isArray( value ) && value.length === 0 ) ) {
		return {};
	}
	switch ( field ) {
		case 'state':
			return { states: Array.isArray( value ) ? value.join( ',' ) : String( value ) };
		case 'branch':
			return { location_id: Number( value ) };
		case 'pay_method':
			return { pay_method: String( value ) };
		case 'placed':
			if ( Array.isArray( value ) ) {
				return { from: String( value[ 0 ] ?? '' ), to: String( value[ 1 ] ?? '' ) };
			}
			return {
				...( operator === 'beforeInc' ? {} : { from: String( value ) } ),
				...( operator === 'afterInc' ? {} : { to: String( value ) } ),
			};
		default:
			return {};
	}
}

/** @return The path of the list that the table shows, but for the place in it. */
export function listPath( pile: string, view: View ): string {
	return withQuery( '/orders', {
		view: pile,
		...( view.search ? { search: view.search } : {} ),
		...( view.filters ?? [] ).reduce( ( query, filter ) => ( { ...query, ...filterQuery( filter ) } ), {} ),
		sort: view.sort?.field ?? 'placed',
		direction: view.sort?.direction ?? 'desc',
		per_page: view.perPage ?? 25,
	} );
}
