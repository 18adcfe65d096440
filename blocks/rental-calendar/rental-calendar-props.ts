import { arrayOf, boolean, integer, oneOf, shape, string } from '@/islands';
import type { TypeOf } from '@/islands';
import { idIn } from '@/ui/choice/id-in';
import { ownIn, ownQuery } from '@/ui/choice/own-query';

export const rentalCalendarProps = shape( {
	/** Of the calendar's element; a month that is a link leads back to it. */
	id: string,
	/** Of its query; empty for the first list or calendar of the page. */
	queryName: string,
	heading: oneOf( 'h2', 'h3' ),
	rentalId: integer,
	/** The dealership's day, `YYYY-MM-DD`. */
	today: string,
	/** The months that can be looked at, `YYYY-MM`. */
	first: string,
	last: string,
	/** The branches that have the machine, and how many units. */
	branches: arrayOf( shape( { id: integer, city: string, units: integer } ) ),
	choice: shape( {
		month: string,
		/** 0 is any branch. */
		locationId: integer,
	} ),
	/** Of the month chosen, from today on, in the shape of GET rentals/{id}/availability. */
	days: arrayOf( shape( { date: string, free: integer, is_open: boolean } ) ),
	requestUrl: string,
	/** Of the request, as far as the page has one. */
	modal: string,
} );

export type RentalCalendarProps = TypeOf< typeof rentalCalendarProps >;
export type Choice = RentalCalendarProps[ 'choice' ];
export type Day = RentalCalendarProps[ 'days' ][ number ];

type Bounds = Pick< RentalCalendarProps, 'queryName' | 'first' | 'last' | 'branches' >;

/** The query of a choice. */
export const queryOf = (
	{ month, locationId }: Choice,
	{ first, queryName }: Pick< Bounds, 'first' | 'queryName' >
): string =>
	ownQuery(
		`?${ [ month !== first && `month=${ month }`, locationId && `location_id=${ locationId }` ].filter( Boolean ).join( '&' ) }`,
		queryName
	);

/** The choice in a query, as PHP reads it; what is nonsense asks for nothing. */
export function choiceIn( query: string, { queryName, first, last, branches }: Bounds ): Choice {
	const parameters = new URLSearchParams( ownIn( query, queryName ) );
	const month = parameters.get( 'month' ) ?? '';
	return {
		month: /^\d{4}-(0[1-9]|1[0-2])$/.test( month ) && month > first && month <= last ? month : first,
		locationId: idIn(
			parameters,
			'location_id',
			branches.map( ( { id } ) => id )
		),
	};
}

/** What can be told of a day: gone, no branch is open, all machines are out, some are left, none is out. */
export type State = 'past' | 'closed' | 'none' | 'few' | 'free';

/** One left of several is few. */
export function stateOf( day: Day | undefined, units: number ): State {
	if ( ! day ) {
		return 'past';
	}
	if ( ! day.is_open ) {
		return 'closed';
	}
	if ( day.free === 0 ) {
		return 'none';
	}
	return day.free === 1 && units > 1 ? 'few' : 'free';
}

/** How many machines there are to be had, of the branch chosen or of all. */
export const unitsOf = ( { branches, choice }: Pick< RentalCalendarProps, 'branches' | 'choice' > ): number =>
	branches
		.filter( ( { id } ) => ! choice.locationId || id === choice.locationId )
		.reduce( ( sum, { units } ) => sum + units, 0 );
