import { createElement } from '@wordpress/element';
import type { ComponentType } from 'react';
import type { GalleryProps } from '@/ui/gallery/gallery-props';

/**
 * Stands for the gallery in the part's island (webpack.config.js), so that its script comes only with a part that has
 * several photos: most have one.
 */
let fetched: ComponentType< GalleryProps > | null = null;

/** To be awaited before a part with a gallery is hydrated. */
export async function fetchGallery(): Promise< void > {
	const { Gallery: component } = await import( /* webpackChunkName: "gallery" */ '@/ui/gallery/gallery' );
	fetched = component;
}

export const Gallery = ( props: GalleryProps ) => fetched && createElement( fetched, props );
