import { useState } from '@wordpress/element';
import { fetchPartSubcategory } from '@/api/products';
import { addressWith, useChoice } from '@/ui/choice/use-choice';
import { choiceIn, queryOf } from './part-list-props';
import type { Choice, PartListProps, PartListView } from './part-list-props';

/** What the list shows, and how another choice or more of the same gets there. */
export function usePartList( page: PartListProps ) {
	const initial: Choice = {
		vendorId: page.vendorId,
		inStock: page.inStock,
		order: page.order,
		after: page.after,
	};
	const [ shown, setShown ] = useState< { choice: Choice; begin: number; view: PartListView; added: number } >( {
		choice: initial,
		begin: page.after,
		view: page.view,
		added: 0,
	} );
	const { wanted, latest, load, push } = useChoice( {
		initial,
		isSame: ( a, b ) => queryOf( a, page ) === queryOf( b, page ),
		read: () => choiceIn( location.search, page ),
		ask: async ( choice, signal ): Promise< PartListView > => {
			const { results: parts, ...rest } = await fetchPartSubcategory(
				{
					categoryId: page.categoryId,
					vendor_id: choice.vendorId,
					in_stock: choice.inStock ? 1 : 0,
					order: choice.order,
					after: choice.after,
					per_page: page.perPage,
				},
				signal
			);
			return { ...rest, parts };
		},
		show: ( choice, view ) => setShown( { choice, begin: choice.after, view, added: 0 } ),
		name: 'Parts of a family',
	} );

	return {
		view: shown.view,
		choice: wanted ?? shown.choice,
		/** The choice whose parts are there, and what they begin after. */
		shown: { ...shown.choice, after: shown.begin },
		added: shown.added,
		isLoading: wanted !== null,
		/** Another choice begins at its beginning. */
		choose: ( change: Partial< Choice > ) => {
			const choice = { ...latest.wanted, after: 0, ...change };
			push( choice, queryOf( choice, page ) );
		},
		/** The next page, below what is shown. The address then leads to that page, as the link does. */
		more: () => {
			const choice = { ...latest.shown, after: shown.view.after };
			load( choice, ( next ) => {
				setShown( ( { view, begin } ) => ( {
					choice,
					begin,
					view: { ...next, parts: [ ...view.parts, ...next.parts ] },
					added: next.parts.length,
				} ) );
				history.replaceState( null, '', addressWith( queryOf( choice, page ) ) );
			} );
		},
	};
}
