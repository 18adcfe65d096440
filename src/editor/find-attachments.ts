import { fetchAttachment, fetchAttachments } from '@/api/attachments';
import type { Attachment } from '@/api/generated/schemas';
import { ASKED_FOR, fetchEach } from './picker';
import type { Pickable } from './picker';

const pickable = ( { AttachmentId, Name, BrandName, Model }: Attachment ): Pickable => ( {
	id: AttachmentId,
	name: Name,
	detail: `${ BrandName } ${ Model }`,
} );

/** Attachments for a picker: by name or model. */
export const findAttachments = async ( text: string, signal: AbortSignal ) =>
	( await fetchAttachments( { search: text, per_page: ASKED_FOR }, signal ) ).results.map( pickable );

export const fetchPickedAttachments = ( ids: number[] ) =>
	fetchEach( ids, async ( id ) => pickable( ( await fetchAttachment( id ) ).results ) );
