import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { choosePictures, hasMediaLibrary } from '@/desk/media';
import type { FieldProps } from './fields';
import type { PictureDraft } from './types';

/** The value is the path of the one that is there, or one that was just chosen. */
type Props = FieldProps< string | PictureDraft > & {
	/** Where the one that is there can be seen. */
	url: string;
};

/** A single picture; without one a drawing stands in. */
export function PictureField( { label, value: picture, url, onChange, fault }: Props ) {
	const shown = typeof picture === 'string' ? picture !== '' && url : picture.url;
	return (
		<fieldset className="coleman-inventory__set">
			<legend>{ label }</legend>
			{ fault && <p className="coleman-inventory__fault">{ fault }</p> }
			{ shown ? (
				<img
					className="coleman-inventory__picture"
					src={ shown }
					alt=""
					width={ 160 }
					height={ 100 }
					decoding="async"
				/>
			) : (
				<p className="coleman-desk__help">{ __( 'None. A drawing is shown instead.', 'coleman' ) }</p>
			) }
			<div className="coleman-inventory__tools">
				{ hasMediaLibrary() && (
					<Button
						variant="secondary"
						onClick={ () => choosePictures( false, ( [ chosen ] ) => chosen && onChange( chosen ) ) }
						__next40pxDefaultSize
					>
						{ shown ? __( 'Choose another', 'coleman' ) : __( 'Choose a picture', 'coleman' ) }
					</Button>
				) }
				{ shown && (
					<Button variant="tertiary" isDestructive onClick={ () => onChange( '' ) } __next40pxDefaultSize>
						{ __( 'Remove the picture', 'coleman' ) }
					</Button>
				) }
			</div>
		</fieldset>
	);
}
