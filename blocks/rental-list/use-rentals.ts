import { useState } from '@wordpress/element';
import { logError } from '@/islands/log';
import { fetchRentals } from '@/rentals/calls';
import { useChoice } from '@/ui/choice/use-choice';
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

/** What the list shows, and how more or others get there. */
export function useRentals( page: RentalListProps ) {
	const [ shown, setShown ] = useState( { choice: page.choice, list: page.list } );
	const [ more, setMore ] = useState< 'none' | 'coming' | 'failed' >( 'none' );
	const ask = ( choice: Choice, signal: AbortSignal ) => fetchPage( page.categoryId, choice, page.perPage, signal );
	const { wanted, latest, begin, push } = useChoice( {
		initial: page.choice,
		isSame: ( a, b ) => queryOf( a ) === queryOf( b ),
		read: () => choiceIn( location.search, page ),
		ask: ( choice: Choice, signal ) => {
			setMore( 'none' );
			return ask( choice, signal );
		},
		show: ( choice, list: RentalPage ) => setShown( { choice, list } ),
		name: 'Rentals',
	} );

	const choose = ( locationId: number ) => {
		const choice = { ...latest.wanted, after: 0, locationId };
		push( choice, queryOf( choice ) );
	};

	const loadMore = async () => {
		if ( wanted || more === 'coming' ) {
			return;
		}
		const signal = begin();
		setMore( 'coming' );
		try {
			const next = await ask( { ...shown.choice, after: shown.list.after }, signal );
			if ( ! signal.aborted ) {
				setShown( ( { choice, list } ) => ( {
					choice,
					list: { ...next, items: [ ...list.items, ...next.items ] },
				} ) );
				setMore( 'none' );
			}
		} catch ( error ) {
			if ( ! signal.aborted ) {
				setMore( 'failed' );
				logError( 'Rentals', error );
			}
		}
	};

	return {
		list: shown.list,
		shown: shown.choice,
		choice: wanted ?? shown.choice,
		isLoading: wanted !== null,
		more,
		choose,
		loadMore,
	};
}
