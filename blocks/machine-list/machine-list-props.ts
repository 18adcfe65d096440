import type { MachinesAnswer } from '@/api/machines';
import type { MachinesRequest } from '@/api/generated/schemas';
import { arrayOf, boolean, integer, nullable, oneOf, optional, shape, string } from '@/islands';
import type { TypeOf } from '@/islands';
import { choiceIn, FACETS, queryOf, SORTS } from '@/rules/machine-choice';
import type { FacetName, MachineChoice } from '@/rules/machine-choice';
import { facetShape } from '@/ui/facets/facets';
import { ownIn, ownQuery } from '@/ui/choice/own-query';
import { cardOf, machineShape } from '@/ui/machine-card/machine-card';

/** A page of the list, with what is known of the whole. */
const viewShape = shape( {
	machines: arrayOf( machineShape ),
	facets: arrayOf( facetShape ),
	/** Null where nobody asked. */
	count: nullable( integer ),
	isCapped: boolean,
	/** Where the list goes on; '' at its end. */
	next: string,
} );

export const machineListProps = shape( {
	id: string,
	/** Of its query; empty for the first list or calendar of the page. */
	queryName: string,
	title: string,
	heading: oneOf( 'h1', 'h2' ),
	condition: oneOf( 'new', 'used' ),
	categoryId: integer,
	usedCategory: string,
	withSold: boolean,
	/** The choice that the page makes by itself, as a query: not in its address, and not to be changed. */
	fixed: string,
	/** By what visitors can narrow down. */
	facetNames: arrayOf( oneOf( ...FACETS ) ),
	/** The list's own, when the address names none. */
	sort: oneOf( ...SORTS ),
	showSort: boolean,
	showMore: boolean,
	showCompare: boolean,
	perPage: integer,
	/** What the address says: the choice as a query, where this page begins, and how many machines it shows. */
	choice: string,
	after: string,
	show: integer,
	view: viewShape,
	/** Where else to look when there is no machine at all. */
	elsewhere: arrayOf( shape( { label: string, url: string } ) ),
	/** Where visitors ask to be told of new ones; the choice follows as its query, or goes on with it. Empty where the list is not for that. */
	tellUrl: string,
	/** Machines in a comparison that another is looked for here: ticked, on this page of the list or not. */
	picked: optional( arrayOf( integer ) ),
} );

export type MachineListProps = TypeOf< typeof machineListProps >;
export type MachineView = MachineListProps[ 'view' ];

/** How many machines one page may show at most, when some were loaded one page after the other. */
export const MAX_AT_ONCE = 96;

/** What a page of the list shows, as its address says it. */
export type Place = { choice: string; after: string; show: number };

export const isSame = ( a: Place, b: Place ) => a.choice === b.choice && a.after === b.after && a.show === b.show;

/** Whether two queries choose the same; an address may name it in another order than the boxes. */
export const isSameChoice = ( a: string, b: string ) =>
	a.split( /[&=,]/ ).sort().join() === b.split( /[&=,]/ ).sort().join();

/** The choice without what cannot be chosen here, and without the sort that is the list's own. */
const allowed = ( { values, sort }: MachineChoice, page: MachineListProps ): MachineChoice => ( {
	values,
	sort: page.showSort && sort !== page.sort ? sort : '',
} );

export const choiceOf = ( query: string | URLSearchParams, page: MachineListProps ): MachineChoice =>
	allowed( choiceIn( query, page.facetNames ), page );

/** The place that an address says, as PHP reads it. */
export function placeIn( search: string, page: MachineListProps ): Place {
	const parameters = new URLSearchParams( ownIn( search, page.queryName ) );
	const after = parameters.get( 'after' ) ?? '';
	const show = parameters.get( 'show' ) ?? '';
	return {
		choice: queryOf( choiceOf( parameters, page ) ),
		after: page.showMore && /^\d{0,14}-[1-9]\d{0,8}$/.test( after ) ? after : '',
		show: Math.min( MAX_AT_ONCE, Math.max( page.perPage, page.showMore && /^\d{1,9}$/.test( show ) ? +show : 0 ) ),
	};
}

/** The query of a place, with its question mark. */
export const addressOf = ( { choice, after, show }: Place, page: MachineListProps ): string =>
	ownQuery(
		`?${ [ choice, after && `after=${ after }`, show > page.perPage && `show=${ show }` ].filter( Boolean ).join( '&' ) }`,
		page.queryName
	);

/** How the API is asked for a place. */
export function requestOf( { choice, after, show }: Place, page: MachineListProps ): MachinesRequest {
	const { values, sort } = choiceIn( choice );
	const chosen = { ...choiceIn( page.fixed ).values, ...values };
	return {
		category_id: page.categoryId,
		used_category: page.usedCategory as NonNullable< MachinesRequest[ 'used_category' ] >, // as PHP printed it
		...Object.fromEntries( Object.entries( chosen ).map( ( [ facet, list ] ) => [ facet, list.join( ',' ) ] ) ),
		sort: sort || page.sort,
		sold: page.withSold ? 1 : 0,
		facets: page.facetNames.join( ',' ),
		per_page: show,
		after,
	};
}

export const viewOf = ( answer: MachinesAnswer ): MachineView => ( {
	machines: answer.results.map( cardOf ),
	facets: answer.facets,
	count: answer.count,
	isCapped: answer.count_is_capped,
	next: answer.after,
} );

export type { FacetName, MachineChoice };
