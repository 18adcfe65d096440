import { arrayOf, boolean, integer, oneOf, shape, string } from '@/islands';
import type { TypeOf } from '@/islands';
import { idIn } from '@/ui/choice/id-in';
import { ownIn, ownQuery } from '@/ui/choice/own-query';
import { rentalShape } from '@/ui/rental-card/rental-card';

export const rentalListProps = shape( {
	/** Of the list's element; a branch that is a link leads back to it. */
	id: string,
	/** Of its query; empty for the first list or calendar of the page. */
	queryName: string,
	heading: oneOf( 'h1', 'h2' ),
	title: string,
	/** Given by the page or the editor: not in the address. 0 is all. */
	categoryId: integer,
	/** Those to choose from; none to leave the bar out. */
	branches: arrayOf( shape( { id: integer, city: string } ) ),
	choice: shape( {
		/** 0 is ALL. */
		locationId: integer,
		/** The rental that the list begins after, as its links without JavaScript have it; 0 is the beginning. */
		after: integer,
	} ),
	perPage: integer,
	/** In the shapes of GET rentals. */
	list: shape( { items: arrayOf( rentalShape ), has_more: boolean, after: integer } ),
} );

export type RentalListProps = TypeOf< typeof rentalListProps >;
export type RentalPage = RentalListProps[ 'list' ];
export type Choice = RentalListProps[ 'choice' ];

/** The query of a choice. */
export const queryOf = ( { locationId, after }: Choice, { queryName }: Pick< RentalListProps, 'queryName' > ): string =>
	ownQuery(
		`?${ [ locationId && `location_id=${ locationId }`, after && `after=${ after }` ].filter( Boolean ).join( '&' ) }`,
		queryName
	);

/** The choice in a query, as PHP reads it; what is nonsense asks for nothing. */
export function choiceIn(
	query: string,
	{ queryName, branches }: Pick< RentalListProps, 'queryName' | 'branches' >
): Choice {
	const parameters = new URLSearchParams( ownIn( query, queryName ) );
	return {
		locationId: idIn(
			parameters,
			'location_id',
			branches.map( ( { id } ) => id )
		),
		after: idIn( parameters, 'after' ),
	};
}
