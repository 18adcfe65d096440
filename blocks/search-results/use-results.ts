import { useEffect, useState } from '@wordpress/element';
import { _n, sprintf } from '@wordpress/i18n';
import type { RefObject } from 'react';
import { fetchSearch } from '@/api/search';
import { logError } from '@/islands/log';
import { useLastCall } from '@/ui/choice/use-choice';
import { queryOf, shownOf, STEP } from './results-props';
import type { SearchResultsProps, SectionName, Sections } from './results-props';

type State = {
	sections: Sections;
	pending: SectionName | null;
	failed: SectionName | null;
	statusMessage: string;
	/** The first row of those that came last. */
	fresh: { name: SectionName; index: number } | null;
};

/** The rows of a section with those that follow. */
const joined = < Row, Section extends { items: Row[] } >( before: Section, more: Section ): Section => ( {
	...more,
	items: [ ...before.items, ...more.items ],
} );

/**
 * What was found, and more of a section by a call of the API. How many rows are shown stands in the page's address, so
 * that the back button returns to the same list; the focus goes to the first of the new rows.
 */
export function useResults( page: SearchResultsProps, body: RefObject< HTMLElement > ) {
	const [ state, setState ] = useState< State >( {
		sections: page.sections,
		pending: null,
		failed: null,
		statusMessage: '',
		fresh: null,
	} );
	const { sections, pending, fresh } = state;
	const begin = useLastCall();

	async function loadMore( name: SectionName ) {
		if ( pending === name ) {
			return;
		}
		const signal = begin();
		setState( { ...state, pending: name, failed: null, statusMessage: '' } );
		try {
			const found = await fetchSearch(
				{
					q: page.text,
					from: page.from,
					section: name,
					after: sections[ name ].after,
					per_page: STEP,
				},
				signal
			);
			if ( signal.aborted ) {
				return;
			}
			const more = found.sections[ name ];
			const all: Sections = {
				...sections,
				[ name ]: joined( sections[ name ], more ),
			};
			history.replaceState( history.state, '', location.pathname + queryOf( page.query, shownOf( all ) ) );
			setState( {
				sections: all,
				pending: null,
				failed: null,
				statusMessage: sprintf(
					/* translators: %d: how many more results are shown now */
					_n( '%d more is shown.', '%d more are shown.', more.items.length, 'coleman' ),
					more.items.length
				),
				fresh: { name, index: sections[ name ].items.length },
			} );
		} catch ( error ) {
			if ( ! signal.aborted ) {
				logError( 'More results', error );
				setState( { ...state, pending: null, failed: name, statusMessage: '' } );
			}
		}
	}

	useEffect( () => {
		if ( fresh ) {
			const rows = body.current?.querySelectorAll( `[data-rows=${ fresh.name }] > li` );
			rows?.[ fresh.index ]?.querySelector( 'a' )?.focus();
		}
	}, [ fresh, body ] );

	return { ...state, loadMore };
}
