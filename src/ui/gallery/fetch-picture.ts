import { pictureSources } from '@/rules/picture-sources';

/** Fetches a picture before it is shown, in the size and format that the page will take. */
export function fetchPicture( src: string, sizes: string ): void {
	const img = new Image();
	const sources = pictureSources( src, false );
	if ( sources?.avif ) {
		const source = document.createElement( 'source' );
		source.type = 'image/avif';
		source.sizes = sizes;
		source.srcset = sources.avif;
		document.createElement( 'picture' ).append( source, img );
	}
	if ( sources ) {
		img.sizes = sizes;
		img.srcset = sources.srcset;
	}
	img.src = src;
}
