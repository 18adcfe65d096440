import { call } from '@/api/client';
import type { InquiryPicture } from '@/api/generated/schemas';

/** Pixels of the longer side: the dealer keeps no more (Leads\Pictures\LeadPictures). */
const LONGEST = 1600;

/** A picture this small goes as it is. */
const SMALL_BYTES = 400_000;

/** As few bytes as its pixels need, for those who send from a field; what this browser cannot read goes as it is. */
async function smaller( file: File ): Promise< Blob > {
	if ( file.size <= SMALL_BYTES ) {
		return file;
	}
	try {
		const picture = await createImageBitmap( file );
		const scale = Math.min( 1, LONGEST / Math.max( picture.width, picture.height ) );
		const canvas = document.createElement( 'canvas' );
		canvas.width = Math.max( 1, Math.round( picture.width * scale ) );
		canvas.height = Math.max( 1, Math.round( picture.height * scale ) );
		const context = canvas.getContext( '2d' );
		if ( ! context ) {
			return file;
		}
		// JPEG has no transparency: what shows through is white.
		context.fillStyle = '#fff';
		context.fillRect( 0, 0, canvas.width, canvas.height );
		context.drawImage( picture, 0, 0, canvas.width, canvas.height );
		picture.close();
		const made = await new Promise< Blob | null >( ( done ) => canvas.toBlob( done, 'image/jpeg', 0.85 ) );
		return made && made.size < file.size ? made : file;
	} catch {
		return file;
	}
}

/** Sends a picture ahead of its inquiry; gives the token that names it there. */
export async function upload( file: File ): Promise< string > {
	const { results } = await call< { results: InquiryPicture } >( 'inquiries/pictures', {
		method: 'POST',
		file: await smaller( file ),
	} );
	return results.token;
}
