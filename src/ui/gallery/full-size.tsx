import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';
import { Dialog } from '@/ui/dialog/dialog';
import { isRtl } from '@/ui/is-rtl';
import { Picture } from '@/ui/picture/picture';
import type { GalleryImage } from './gallery-props';

type FullSizeProps = {
	title: string;
	images: GalleryImage[];
	index: number;
	onShow: ( index: number ) => void;
	onClose: () => void;
};

/** One picture as large as the window, with the way to the others. Only there while it is looked at. */
export function FullSize( { title, images, index, onShow, onClose }: FullSizeProps ) {
	const image = images[ index ];
	const [ isLarge, setLarge ] = useState( false );

	const onKeyDown = ( { key, currentTarget }: KeyboardEvent< HTMLElement > ) => {
		const step = { ArrowRight: 1, ArrowLeft: -1 }[ key ];
		// The arrows move a picture that is larger than the window.
		if ( step && ! isLarge ) {
			onShow( index + ( isRtl( currentTarget ) ? -step : step ) );
		}
	};

	return (
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrow keys, wherever in the dialog the focus is
		<div className="coleman-gallery__window" onKeyDown={ onKeyDown }>
			<Dialog id="coleman-gallery-full" title={ title } isOpen onClose={ onClose }>
				<div className="coleman-gallery__full">
					{ image && (
						<div
							className={ `coleman-gallery__stage${ isLarge ? ' is-large' : '' }` }
							role="group"
							aria-label={ image.alt || title }
							// What scrolls can be reached by the keyboard.
							tabIndex={ isLarge ? 0 : undefined }
						>
							<Picture
								src={ image.full }
								alt={ image.alt }
								width={ 640 }
								height={ 400 }
								sizes={ isLarge ? '240vw' : '96vw' }
								loading="eager"
							/>
						</div>
					) }
					{ images.length > 1 && (
						<div className="coleman-gallery__steps">
							<button
								type="button"
								className="coleman-gallery__step"
								disabled={ index === 0 }
								onClick={ () => onShow( index - 1 ) }
							>
								{ __( 'Previous', 'coleman' ) }
							</button>
							<span>
								{
									/* translators: 1: number of a picture, 2: how many there are. */
									sprintf( __( '%1$d of %2$d', 'coleman' ), index + 1, images.length )
								}
							</span>
							<button
								type="button"
								className="coleman-gallery__step"
								disabled={ index === images.length - 1 }
								onClick={ () => onShow( index + 1 ) }
							>
								{ __( 'Next', 'coleman' ) }
							</button>
						</div>
					) }
					<div className="coleman-gallery__steps">
						<button
							type="button"
							className="coleman-gallery__step"
							aria-pressed={ isLarge }
							onClick={ () => setLarge( ! isLarge ) }
						>
							{ __( 'Zoom', 'coleman' ) }
						</button>
					</div>
				</div>
			</Dialog>
		</div>
	);
}
