import { fetchLocationsExtra } from '@/api/locations-extra';
import { fetchSalesmen } from '@/api/salesmen';
import { dealerDate } from '@/rules/dealer-date';
import { soonSpecial } from '@/rules/opening-hours';
import type { Branch } from '@/ui/branch-contact/branch-contact';
import type { Person } from '@/ui/person-card/person-card';
import { sharedAnswer, useShared } from './shared-answer';

export type BranchData = { branches: Branch[]; people: Person[]; mapOfAll: string };

const load = async (): Promise< BranchData > => {
	const [ extras, people ] = await Promise.all( [ fetchLocationsExtra(), fetchSalesmen() ] );
	const today = dealerDate( new Date() );
	const branches = Object.values( extras ).map( ( branch ) => ( {
		...branch,
		url: `/locations/${ branch.slug }/`,
		special_hours: soonSpecial( branch.special_hours, today ),
	} ) );
	// The maps lie side by side.
	const map = branches[ 0 ]?.map;
	return { branches, people, mapOfAll: map ? map.replace( /[^/]+$/, 'all.svg' ) : '' };
};

export const branchData = sharedAnswer( load );

/** The branches and the sales team for a preview in the editor; null until they have come, or when they do not come. */
export const useBranchData = (): BranchData | null => useShared( branchData );
