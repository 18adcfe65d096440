import { useEffect, useRef, useState } from '@wordpress/element';
import { fetchEquipmentCategories } from '@/api/equipment-categories';
import { logError } from '@/islands/log';
import { choiceIn, queryOf } from './equipment-props';
import type { Choice, EquipmentGridProps, EquipmentView } from './equipment-props';

const isSame = ( a: Choice, b: Choice ) => a.locationId === b.locationId && a.vendorId === b.vendorId;

/**
 * What the grid shows, and how another choice gets there: by a call of the API, with the choice in the page's address.
 * While the call is under way the choice is shown as taken and the categories stay; a call that fails takes the choice
 * back. The last choice wins.
 */
export function useEquipment( page: EquipmentGridProps ) {
	const initial: Choice = { locationId: page.locationId, vendorId: page.vendorId };
	const [ shown, setShown ] = useState< { choice: Choice; view: EquipmentView } >( {
		choice: initial,
		view: page.view,
	} );
	const [ wanted, setWanted ] = useState< Choice | null >( null );
	/** The same, for what is called later than it was made. */
	const latest = useRef( { shown: initial, wanted: initial } );
	const request = useRef( new AbortController() );

	async function load( choice: Choice, onShown = () => {} ) {
		if ( isSame( choice, latest.current.wanted ) ) {
			return;
		}
		request.current.abort();
		const { signal } = ( request.current = new AbortController() );
		latest.current.wanted = choice;
		setWanted( choice );
		try {
			const view = await fetchEquipmentCategories(
				{ location_id: choice.locationId, vendor_id: choice.vendorId },
				signal
			);
			if ( signal.aborted ) {
				return;
			}
			latest.current.shown = choice;
			setShown( {
				choice,
				view: {
					...view,
					categories: view.categories.filter(
						( category ) => ! page.categoryId || category.EquipCategoryId === page.categoryId
					),
				},
			} );
			onShown();
		} catch ( error ) {
			if ( signal.aborted ) {
				return;
			}
			latest.current.wanted = latest.current.shown;
			logError( 'Equipment categories', error );
		}
		setWanted( null );
	}

	const choose = ( change: Partial< Choice > ) => {
		const choice = { ...latest.current.wanted, ...change };
		const query = queryOf( choice, page );
		load( choice, () => history.pushState( null, '', location.pathname + ( query === '?' ? '' : query ) ) );
	};

	useEffect( () => {
		const follow = () => load( choiceIn( location.search, page ) );
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
		shown: shown.choice,
		choice: wanted ?? shown.choice,
		isLoading: wanted !== null,
		choose,
	};
}
