import type { View } from '@wordpress/dataviews/wp';
import { useCallback, useState } from '@wordpress/element';
import { withQuery } from './api';
import { useListView } from './use-list-view';
import { usePages } from './use-pages';
import { useQuery } from './use-query';

type About = {
	/** As the list begins. */
	first: View;
	/** Tells lists of one screen apart. */
	name?: string;
	/** The call that gives what a view asks for, but for the place in it. */
	path: ( view: View ) => string;
	/** Whether the call takes the number of a page, not the key that it begins after. */
	isNumbered?: boolean;
	/** The call that gives how many there are in each of the views, perhaps of what the table is narrowed down to. */
	counts?: string | ( ( view: View ) => string );
	/** Not while one of its rows is looked at; the list stays where it was, and asks anew when one comes back to it. */
	isShown?: boolean;
};

/** A list of the desk: what is asked for stands in the address, and the server answers a page at a time. */
export function useList< Row >( { first, name, path, isNumbered = false, counts, isShown = true }: About ) {
	const [ view, setView ] = useListView( first, name );
	const [ selection, setSelection ] = useState< string[] >( [] );
	const query = path( view );
	const pages = usePages( query );
	const place = isNumbered ? { page: pages.page === 1 ? undefined : pages.page } : { after: pages.after };
	const rows = useQuery< Row[] >( isShown ? withQuery( query, place ) : null );
	const countsPath = typeof counts === 'function' ? counts( view ) : counts;
	const numbers = useQuery< Record< string, number > >( isShown && countsPath !== undefined ? countsPath : null );
	const { reload: reloadRows } = rows;
	const { reload: reloadNumbers } = numbers;
	return {
		view,
		setView,
		selection,
		setSelection,
		pages,
		rows,
		/** How many there are, by view. */
		counts: numbers.answer?.results ?? {},
		/** After something was done with the chosen rows. */
		reload: useCallback( () => {
			setSelection( [] );
			reloadRows();
			reloadNumbers();
		}, [ reloadRows, reloadNumbers ] ),
	};
}

export type List< Row > = ReturnType< typeof useList< Row > >;
