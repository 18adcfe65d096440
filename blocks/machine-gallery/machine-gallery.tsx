import { Gallery } from '@/ui/gallery/gallery';
import { galleryProps } from '@/ui/gallery/gallery-props';
import type { GalleryProps } from '@/ui/gallery/gallery-props';

export const machineGalleryProps = galleryProps;

export type MachineGalleryProps = GalleryProps;

/** The pictures of a machine, as an island of their own: the page around them never waits for React. */
export const MachineGallery = ( props: MachineGalleryProps ) => (
	<div className="coleman-machine-gallery__pictures">
		<Gallery { ...props } />
	</div>
);
