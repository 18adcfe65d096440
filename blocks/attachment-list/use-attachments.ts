import { fetchAttachments } from '@/api/attachments';
import { useList } from '@/ui/choice/use-list';
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

/** The list at work. */
export const useAttachments = ( page: AttachmentListProps ) =>
	useList( {
		page,
		queryOf: ( choice ) => queryOf( choice, page ),
		choiceIn: ( query ) => choiceIn( query, page ),
		ask: ( choice, signal ) => fetchPage( choice, page.perPage, signal ),
		name: 'Attachments',
		links: '.coleman-attachment-card .coleman-cover-link',
	} );
