import type { ComponentType } from 'react';
import type { GalleryProps } from '@/ui/gallery/gallery-props';

/**
 * Stands for the gallery in the part's island (webpack.config.js), so that its script comes only with a part that has
 * several photos: most have one.
 */
export let Gallery: ComponentType< GalleryProps >;

/** To be awaited before a part with a gallery is hydrated. */
export async function fetchGallery(): Promise< void > {
	( { Gallery } = await import( /* webpackChunkName: "gallery" */ '@/ui/gallery/gallery' ) );
}
