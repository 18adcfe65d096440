import { call } from './client';
import type { Attachment, AttachmentFacets, AttachmentsRequest } from './generated/schemas';

type AttachmentsAnswer = {
	results: Attachment[];
	has_more: boolean;
	after: number;
	count: number;
	count_is_capped: boolean;
	facets: AttachmentFacets;
};

/** Attachments and implements, a page at a time: ask on with `after`. */
export const fetchAttachments = ( request: AttachmentsRequest = {}, signal?: AbortSignal ) =>
	call< AttachmentsAnswer >( 'attachments', {
		query: { ...request },
		isPublic: true,
		...( signal && { signal } ),
	} );

/** One attachment, with the machines it fits and similar ones. */
export const fetchAttachment = ( id: number ) =>
	call< { results: Attachment; fits: { name: string; url: string }[]; similar: Attachment[] } >(
		`attachments/${ id }`,
		{ isPublic: true }
	);
