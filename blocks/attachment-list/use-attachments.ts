import { useEffect, useRef, useState } from '@wordpress/element';
import { fetchAttachments } from '@/api/attachments';
import { logError } from '@/islands/log';
import { choiceIn, queryOf } from './attachment-list-props';
import type { AttachmentListProps, AttachmentPage, Choice } from './attachment-list-props';

/** A page of the list as the API gives it. */
export async function fetchPage( choice: Choice, perPage: number, signal?: AbortSignal ): Promise< AttachmentPage > {
	const { results: items, ...rest } = await fetchAttachments(
		{
			category_id: choice.categoryId,
			vendor_id: choice.vendorId,
			location_id: choice.locationId,
			...( choice.isForRent && { rent: 1 as const } ),
			...( choice.price && { price: choice.price } ),
			...( choice.after && { after: choice.after } ),
			per_page: perPage,
		},
		signal
	);
	return { items, ...rest };
}

/**
 * What the list shows, and how more or other attachments get there: by the API, with the choice in the page's address.
 * While a call is under way the choice is shown as taken and the plates stay; a call that fails takes the choice back.
 * The last call wins.
 */
export function useAttachments( page: AttachmentListProps ) {
	const [ shown, setShown ] = useState( { choice: page.choice, list: page.list } );
	const [ wanted, setWanted ] = useState< Choice | null >( null );
	const [ more, setMore ] = useState< 'none' | 'coming' | 'failed' >( 'none' );
	/** The same, for what is called later than it was made. */
	const latest = useRef( { shown: page.choice, wanted: page.choice } );
	const request = useRef( new AbortController() );

	const begin = () => {
		request.current.abort();
		return ( request.current = new AbortController() ).signal;
	};

	async function load( choice: Choice, onShown = () => {} ) {
		if ( queryOf( choice, page ) === queryOf( latest.current.wanted, page ) ) {
			return;
		}
		const signal = begin();
		latest.current.wanted = choice;
		setWanted( choice );
		setMore( 'none' );
		try {
			const list = await fetchPage( choice, page.perPage, signal );
			if ( signal.aborted ) {
				return;
			}
			latest.current.shown = choice;
			setShown( { choice, list } );
			onShown();
		} catch ( error ) {
			if ( signal.aborted ) {
				return;
			}
			latest.current.wanted = latest.current.shown;
			logError( 'Attachments', error );
		}
		setWanted( null );
	}

	const choose = ( change: Partial< Choice > ) => {
		const choice = { ...latest.current.wanted, after: 0, ...change };
		const query = queryOf( choice, page );
		load( choice, () => history.pushState( null, '', location.pathname + ( query === '?' ? '' : query ) ) );
	};

	const loadMore = async () => {
		if ( wanted || more === 'coming' ) {
			return;
		}
		const signal = begin();
		setMore( 'coming' );
		try {
			const next = await fetchPage( { ...shown.choice, after: shown.list.after }, page.perPage, signal );
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
				logError( 'Attachments', error );
			}
		}
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
		list: shown.list,
		shown: shown.choice,
		choice: wanted ?? shown.choice,
		isLoading: wanted !== null,
		more,
		choose,
		loadMore,
	};
}
