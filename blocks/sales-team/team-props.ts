import { arrayOf, boolean, integer, nullable, oneOf, shape, string } from '@/islands';
import type { TypeOf } from '@/islands';
import { personShape } from '@/ui/person-card/person-card';

/** Who was found, and how: the same words as Sales\TeamMatch. */
export const teamShape = shape( {
	people: arrayOf( personShape ),
	how: oneOf( '', 'covered', 'nearest', 'unknown', 'malformed' ),
	/** The branch nearest to a ZIP code in nobody's territory. */
	nearest: nullable( shape( { city: string, miles: integer } ) ),
} );

export const salesTeamProps = shape( {
	/** Of the list; the form leads back to it. */
	id: string,
	heading: oneOf( 'h1', 'h2' ),
	showFilter: boolean,
	/** The page gives the branch: there is none to choose. */
	isBranchFixed: boolean,
	branches: arrayOf( shape( { id: integer, slug: string, city: string, url: string } ) ),
	/** The choice: slug of a branch, '' for all, and what stands in the field. */
	branch: string,
	zip: string,
	team: teamShape,
} );

export type SalesTeamProps = TypeOf< typeof salesTeamProps >;
export type Team = TypeOf< typeof teamShape >;
export type TeamChoice = Pick< SalesTeamProps, 'branch' | 'zip' >;
