import { call } from './client';
import type { Attachment, AttachmentsRequest } from './generated/schemas';

/** Attachments and implements, a page at a time: ask on with `after`. */
export const fetchAttachments = ( request: AttachmentsRequest = {} ) =>
	call< { results: Attachment[]; has_more: boolean; after: number } >( 'attachments', {
		query: { ...request },
		isPublic: true,
	} );
