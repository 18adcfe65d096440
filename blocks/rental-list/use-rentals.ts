import { fetchRentals } from '@/rentals/calls';
import { useList } from '@/ui/choice/use-list';
import { choiceIn, queryOf } from './rental-list-props';
import type { Choice, RentalListProps, RentalPage } from './rental-list-props';

/** A page of the list as the API gives it. */
export async function fetchPage(
	categoryId: number,
	{ locationId, after }: Choice,
	perPage: number,
	signal?: AbortSignal
): Promise< RentalPage > {
	const { results: items, ...rest } = await fetchRentals(
		{ category_id: categoryId, location_id: locationId, after, per_page: perPage },
		signal
	);
	return { items, ...rest };
}

/** The list at work. */
export const useRentals = ( page: RentalListProps ) =>
	useList( {
		page,
		queryOf: ( choice ) => queryOf( choice, page ),
		choiceIn: ( query ) => choiceIn( query, page ),
		ask: ( choice, signal ) => fetchPage( page.categoryId, choice, page.perPage, signal ),
		name: 'Rentals',
		links: '.coleman-rental-card .coleman-cover-link',
	} );
