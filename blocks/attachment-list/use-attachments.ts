import { useState } from '@wordpress/element';
import { fetchAttachments } from '@/api/attachments';
import { logError } from '@/islands/log';
import { useChoice } from '@/ui/choice/use-choice';
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

/** What the list shows, and how more or other attachments get there. */
export function useAttachments( page: AttachmentListProps ) {
	const [ shown, setShown ] = useState( { choice: page.choice, list: page.list } );
	const [ more, setMore ] = useState< 'none' | 'coming' | 'failed' >( 'none' );
	const { wanted, latest, begin, push } = useChoice( {
		initial: page.choice,
		isSame: ( a, b ) => queryOf( a, page ) === queryOf( b, page ),
		read: () => choiceIn( location.search, page ),
		ask: ( choice, signal ) => {
			setMore( 'none' );
			return fetchPage( choice, page.perPage, signal );
		},
		show: ( choice, list ) => setShown( { choice, list } ),
		name: 'Attachments',
	} );

	const choose = ( change: Partial< Choice > ) => {
		const choice = { ...latest.wanted, after: 0, ...change };
		push( choice, queryOf( choice, page ) );
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
