import { __ } from '@wordpress/i18n';

/** A picture of the media library, by its number there. */
export type MediaPicture = { media_id: number; alt: string; url: string };

type Chosen = { id: number; alt?: string; url: string; sizes?: Record< string, { url: string } > };
type Frame = {
	on: ( event: 'select', then: () => void ) => void;
	open: () => void;
	state: () => { get: ( name: 'selection' ) => { toJSON: () => Chosen[] } };
};
type Media = ( options: object ) => Frame;

/** WordPress's own window of the media library, which PHP has loaded for this screen. */
declare global {
	interface Window {
		wp?: { media?: Media };
	}
}

/** Whether this person may use the media library: for others PHP does not load its window. */
export const hasMediaLibrary = () => typeof window.wp?.media === 'function';

/** Lets staff choose from the media library, or bring new pictures into it. */
export function choosePictures( isMany: boolean, then: ( pictures: MediaPicture[] ) => void ): void {
	const frame = window.wp?.media?.( {
		title: isMany ? __( 'Choose pictures', 'coleman' ) : __( 'Choose a picture', 'coleman' ),
		button: { text: __( 'Use', 'coleman' ) },
		library: { type: 'image' },
		multiple: isMany ? 'add' : false,
	} );
	frame?.on( 'select', () =>
		then(
			frame
				.state()
				.get( 'selection' )
				.toJSON()
				.map( ( { id, alt, url, sizes } ) => ( {
					media_id: id,
					alt: alt ?? '',
					url: sizes?.medium?.url ?? url,
				} ) )
		)
	);
	frame?.open();
}
