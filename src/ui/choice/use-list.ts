import { useEffect, useState } from '@wordpress/element';
import { logError } from '@/islands/log';
import { useChoice } from './use-choice';

/** How the call for more goes. */
type More = 'none' | 'coming' | 'failed';

/** A page of a list, in the shape of the API's lists. */
type Page = {
	items: unknown[];
	has_more: boolean;
	/** The key that the next page begins after. */
	after: number;
};

type Options< Choice, List extends Page > = {
	/** What PHP made the page with; `id` is the list's element. */
	page: { id: string; choice: Choice; list: List };
	/** The query of a choice, from its question mark on. */
	queryOf: ( choice: Choice ) => string;
	/** The choice that a query says. */
	choiceIn: ( query: string ) => Choice;
	ask: ( choice: Choice, signal: AbortSignal ) => Promise< List >;
	/** What the log calls it. */
	name: string;
	/** The links of its items: whoever asks for more goes on at the first that came. */
	links: string;
};

/** What the hook gives the view; PHP, and the editor's preview, give nothing of it. */
export type ListAtWork< Choice > = {
	/** What was chosen, also while it is not shown yet. */
	wanted?: Choice;
	isLoading?: boolean;
	more?: More;
	onChoose?: ( change: Partial< Choice > ) => void;
	onMore?: () => void;
};

/**
 * A list whose choice stands in the page's address, and which grows at its end: what it shows, and how others or more
 * get there. The answer is what such a list's view takes.
 */
export function useList< Choice extends { after: number }, List extends Page >( {
	page,
	queryOf,
	choiceIn,
	ask,
	name,
	links,
}: Options< Choice, List > ) {
	/** `grown` is how many there were before more came. */
	const [ shown, setShown ] = useState( { choice: page.choice, list: page.list, grown: 0 } );
	const [ more, setMore ] = useState< More >( 'none' );
	const { wanted, latest, begin, push } = useChoice< Choice, List >( {
		initial: page.choice,
		isSame: ( a, b ) => queryOf( a ) === queryOf( b ),
		read: () => choiceIn( location.search ),
		ask: ( choice, signal ) => {
			setMore( 'none' );
			return ask( choice, signal );
		},
		show: ( choice, list ) => setShown( { choice, list, grown: 0 } ),
		name,
	} );

	useEffect( () => {
		const root = document.getElementById( page.id );
		if ( shown.grown ) {
			root?.querySelectorAll< HTMLElement >( links )[ shown.grown ]?.focus( { preventScroll: true } );
		} else if ( shown.list !== page.list && root && root.getBoundingClientRect().top < 0 ) {
			// What was chosen from further down begins above.
			root.scrollIntoView();
		}
	}, [ shown, page.list, page.id, links ] );

	const onMore = async () => {
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
					grown: list.items.length,
				} ) );
				setMore( 'none' );
			}
		} catch ( error ) {
			if ( ! signal.aborted ) {
				setMore( 'failed' );
				logError( name, error );
			}
		}
	};

	return {
		choice: shown.choice,
		list: shown.list,
		wanted: wanted ?? shown.choice,
		isLoading: wanted !== null,
		more,
		/** Shows the beginning of another choice, which the back button can leave again. */
		onChoose: ( change: Partial< Choice > ) => {
			const choice = { ...latest.wanted, after: 0, ...change };
			push( choice, queryOf( choice ) );
		},
		onMore,
	};
}
