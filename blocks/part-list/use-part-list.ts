import { useEffect, useRef, useState } from '@wordpress/element';
import { fetchPartSubcategory } from '@/api/products';
import { logError } from '@/islands/log';
import { choiceIn, queryOf } from './part-list-props';
import type { Choice, PartListProps, PartListView } from './part-list-props';

const isSame = ( a: Choice, b: Choice ) => queryOf( a ) === queryOf( b );

const addressOf = ( choice: Choice ) => {
	const query = queryOf( choice );
	return location.pathname + ( query === '?' ? '' : query );
};

/**
 * What the list shows, and how another choice or more of the same gets there: by a call of the API, with the choice in
 * the page's address. While a call is under way what is shown stays; a call that fails takes the choice back. The last
 * choice wins.
 */
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
	const [ wanted, setWanted ] = useState< Choice | null >( null );
	/** The same, for what is called later than it was made. */
	const latest = useRef( { shown: initial, wanted: initial } );
	const request = useRef( new AbortController() );

	async function load( choice: Choice, isMore: boolean, onShown = () => {} ) {
		if ( isSame( choice, latest.current.wanted ) ) {
			return;
		}
		request.current.abort();
		const { signal } = ( request.current = new AbortController() );
		latest.current.wanted = choice;
		setWanted( choice );
		try {
			const { results, ...rest } = await fetchPartSubcategory(
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
			if ( signal.aborted ) {
				return;
			}
			latest.current.shown = choice;
			setShown( ( { view, begin } ) => ( {
				choice,
				begin: isMore ? begin : choice.after,
				view: { ...rest, parts: isMore ? [ ...view.parts, ...results ] : results },
				added: isMore ? results.length : 0,
			} ) );
			onShown();
		} catch ( error ) {
			if ( signal.aborted ) {
				return;
			}
			latest.current.wanted = latest.current.shown;
			logError( 'Parts of a family', error );
		}
		setWanted( null );
	}

	/** Another choice begins at its beginning. */
	const choose = ( change: Partial< Choice > ) => {
		const choice = { ...latest.current.wanted, after: 0, ...change };
		load( choice, false, () => history.pushState( null, '', addressOf( choice ) ) );
	};

	/** The next page, below what is shown. The address then leads to that page, as the link does. */
	const more = () => {
		const choice = { ...latest.current.shown, after: shown.view.after };
		load( choice, true, () => history.replaceState( null, '', addressOf( choice ) ) );
	};

	useEffect( () => {
		const follow = () => load( choiceIn( location.search, page ), false );
		addEventListener( 'popstate', follow );
		// The back button may be what woke the island.
		follow();
		return () => {
			removeEventListener( 'popstate', follow );
			request.current.abort();
		};
		// eslint-disable-next-line react-hooks/exhaustive-deps -- it listens as long as the island lives, whose props never change
	}, [] );

	return {
		view: shown.view,
		choice: wanted ?? shown.choice,
		/** The choice whose parts are there, and what they begin after. */
		shown: { ...shown.choice, after: shown.begin },
		added: shown.added,
		isLoading: wanted !== null,
		choose,
		more,
	};
}
