import { __, _n, sprintf } from '@wordpress/i18n';
import type { Sort } from '@/rules/machine-choice';
import type { Facet } from '@/ui/facets/facets';

export const sortName = ( sort: Sort ) =>
	( {
		newest: __( 'Newest listings', 'coleman' ),
		price: __( 'Price, lowest first', 'coleman' ),
		'price-down': __( 'Price, highest first', 'coleman' ),
		year: __( 'Year, newest first', 'coleman' ),
		hours: __( 'Hours, fewest first', 'coleman' ),
		horsepower: __( 'Horsepower, most first', 'coleman' ),
	} )[ sort ];

/** How long a list is; counting stops at a cap. */
export function countText( count: number, isCapped: boolean ): string {
	if ( isCapped ) {
		/* translators: %d: how many machines the list has at least. */
		return sprintf( __( 'More than %d machines', 'coleman' ), count );
	}
	/* translators: %d: how many machines the list has. */
	return sprintf( _n( '%d machine', '%d machines', count, 'coleman' ), count );
}

/** Why there is nothing to see. */
export function emptyText( isChosen: boolean, isInTheWay: boolean ): string {
	if ( ! isChosen ) {
		return __(
			'None in stock today. More arrive every week. Call us and we’ll keep an eye out for you.',
			'coleman'
		);
	}
	return isInTheWay
		? __( 'No machines match. Remove a filter:', 'coleman' )
		: __( 'No machines match. Remove a filter.', 'coleman' );
}

/** What is chosen, in the order of the facets. */
export const chosenIn = ( facets: Facet[] ) =>
	facets.flatMap( ( { name, label, values } ) =>
		values
			.filter( ( value ) => value.is_chosen )
			.map( ( { value, label: text } ) => ( {
				facet: name,
				value,
				/* translators: 1: what machines are narrowed down by, such as Brand, 2: what was chosen, such as Kubota. */
				text: sprintf( __( '%1$s: %2$s', 'coleman' ), label, text ),
			} ) )
	);
