import type { View } from '@wordpress/dataviews/wp';
import { useCallback, useMemo, useState } from '@wordpress/element';
import { keepInAddress, useInAddress } from './use-address';

/** What of a view stands in the address: what was asked for. Columns and their widths do not. */
const ASKED = [ 'search', 'filters', 'sort', 'perPage' ] as const;

type Filter = NonNullable< View[ 'filters' ] >[ number ];

type Asked = Partial< Pick< View, ( typeof ASKED )[ number ] > >;

/** What an address says, as far as it is of the right types: addresses are typed and shortened by people. */
function readView( text: string ): Asked {
	let said: unknown;
	try {
		said = JSON.parse( text );
	} catch {
		return {};
	}
	if ( typeof said !== 'object' || said === null ) {
		return {};
	}
	const { search, filters, sort, perPage } = said as Record< keyof Asked, unknown >;
	const isFilter = ( one: unknown ): one is Filter =>
		typeof one === 'object' &&
		one !== null &&
		'field' in one &&
		typeof one.field === 'string' &&
		'operator' in one &&
		'value' in one;
	const isSort = typeof sort === 'object' && sort !== null && 'field' in sort && 'direction' in sort;
	return {
		...( typeof search === 'string' ? { search } : {} ),
		...( Array.isArray( filters ) && filters.every( isFilter ) ? { filters } : {} ),
		...( isSort ? { sort: sort as NonNullable< View[ 'sort' ] > } : {} ),
		...( typeof perPage === 'number' && perPage > 0 && perPage <= 100 ? { perPage } : {} ),
	};
}

/**
 * What a table shows, with search, filters and sorting in the address: reload, back and a link to a colleague show the
 * same list.
 *
 * @param first As the list begins.
 * @param name  Tells lists of one screen apart.
 */
export function useListView( first: View, name = '' ): [ View, ( view: View ) => void ] {
	const param = name === '' ? 'list' : `list-${ name }`;
	const said = useInAddress( param );
	// Columns and their widths, which do not stand in the address.
	const [ looks, setLooks ] = useState< Partial< View > >( {} );
	// A look was taken from a view of this list, so it fits to its type of layout.
	const view = useMemo( () => ( { ...first, ...looks, ...readView( said ) } ) as View, [ first, looks, said ] );
	const put = useCallback(
		( next: View ) => {
			const asked = Object.fromEntries(
				ASKED.filter( ( key ) => JSON.stringify( next[ key ] ) !== JSON.stringify( first[ key ] ) ).map(
					( key ) => [ key, next[ key ] ]
				)
			);
			keepInAddress( { [ param ]: Object.keys( asked ).length === 0 ? '' : JSON.stringify( asked ) } );
			const { search, filters, sort, perPage, ...rest } = next;
			setLooks( rest );
		},
		[ first, param ]
	);
	return [ view, put ];
}
