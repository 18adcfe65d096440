import { withQuery } from '@/desk/api';
import type { View } from '@/desk/table';
import type { KindName } from './kinds';

/** Which parameter of the call a filter of the table is. */
const PARAMETERS: Record< string, string > = {
	condition: 'condition',
	state: 'state',
	branch: 'location_id',
	category: 'category_id',
	brand: 'brand_id',
	class: 'class_id',
};

/** The call that gives what a view asks for. */
export function listPath( kind: KindName, view: View ): string {
	const query: Record< string, string | undefined > = { search: view.search };
	for ( const { field, value } of view.filters ?? [] ) {
		const parameter = PARAMETERS[ field ];
		if ( parameter && value !== undefined && value !== null ) {
			query[ parameter ] = String( value );
		}
	}
	return withQuery( `/inventory/${ kind }`, query );
}
