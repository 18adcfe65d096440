import { useState } from '@wordpress/element';
import { call } from '@/api/client';
import type { Salesman } from '@/api/generated/schemas';
import { useChoice } from '@/ui/choice/use-choice';
import { teamShape } from './team-props';
import type { SalesTeamProps, Team, TeamChoice } from './team-props';

/** The query of a choice, without what the page gives by itself. */
const queryOf = ( { branch, zip }: TeamChoice, { isBranchFixed }: SalesTeamProps ): string =>
	'?' +
	new URLSearchParams( [
		...( branch && ! isBranchFixed ? [ [ 'branch', branch ] ] : [] ),
		...( zip ? [ [ 'zip', zip ] ] : [] ),
	] );

/** The team, narrowed down by what is chosen, which stands in the page's address. */
export function useTeam( page: SalesTeamProps ) {
	const [ shown, setShown ] = useState< TeamChoice & { team: Team } >( page );

	const { wanted, push } = useChoice< TeamChoice, Team >( {
		name: 'Sales team',
		initial: { branch: page.branch, zip: page.zip },
		isSame: ( a, b ) => a.branch === b.branch && a.zip === b.zip,
		read: () => {
			const query = new URLSearchParams( location.search );
			const asked = page.branches.find( ( { slug } ) => slug === query.get( 'branch' ) );
			return {
				branch: page.isBranchFixed ? page.branch : ( asked?.slug ?? '' ),
				zip: page.showFilter ? ( query.get( 'zip' ) ?? '' ).trim().slice( 0, 10 ) : '',
			};
		},
		ask: async ( { branch, zip }, signal ) => {
			const { results, ...found } = await call< { results: Salesman[] } & Omit< Team, 'people' > >( 'salesmen', {
				query: { location_id: page.branches.find( ( { slug } ) => slug === branch )?.id ?? 0, zip },
				isPublic: true,
				signal,
			} );
			return teamShape( { ...found, people: results } );
		},
		show: ( choice, team ) => setShown( { ...choice, team } ),
	} );

	return {
		shown,
		isLoading: wanted !== null,
		choose: ( choice: TeamChoice ) => push( choice, queryOf( choice, page ) ),
	};
}
