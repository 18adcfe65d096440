import type { View } from '@wordpress/dataviews/wp';

type Filter = NonNullable< View[ 'filters' ] >[ number ];

/** By field of a table that it is narrowed down by: the parameter of the call, or what makes parameters of a filter. */
export type Parameters = Record< string, string | ( ( filter: Filter ) => Record< string, string > ) >;

const isEmpty = ( value: unknown ) =>
	value === undefined || value === null || value === '' || ( Array.isArray( value ) && value.length === 0 );

/** @return What a view is narrowed down to, as parameters of a call; a filter without a value narrows nothing. */
export function filterQuery( view: View, parameters: Parameters ): Record< string, string > {
	const query: Record< string, string > = {};
	for ( const filter of view.filters ?? [] ) {
		const parameter = parameters[ filter.field ];
		if ( parameter !== undefined && ! isEmpty( filter.value ) ) {
			Object.assign(
				query,
				// Several values stand with a comma between.
				typeof parameter === 'string' ? { [ parameter ]: String( filter.value ) } : parameter( filter )
			);
		}
	}
	return query;
}
