import { arrayOf, optional, shape, string } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';

export const galleryProps = shape( {
	/** Whose pictures they are. */
	title: string,
	/** All in boxes of the same shape, 8 to 5. A small one fills its box, and shows `focus`, such as `30% 70%`. */
	images: arrayOf( shape( { full: string, thumbnail: string, alt: string, focus: optional( string ) } ) ),
	/** What is shown where there is no picture. */
	placeholder: string,
} );

export type GalleryProps = TypeOf< typeof galleryProps >;
export type GalleryImage = GalleryProps[ 'images' ][ number ];
