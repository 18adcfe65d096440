import { Button, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { choosePictures, hasMediaLibrary } from '@/desk/media';
import type { FieldProps } from './fields';
import type { PictureDraft } from './types';

type Props = FieldProps< PictureDraft[] >;

/** Stands in until there is a photograph. */
const isDrawn = ( { path }: PictureDraft ) => path?.endsWith( '.svg' ) ?? false;

/** The pictures of a machine in their order, the first for lists; photographs take the place of drawings. */
export function PicturesField( { label, value: pictures, onChange, fault }: Props ) {
	const add = () =>
		choosePictures( true, ( chosen ) => {
			const known = new Set( pictures.map( ( { media_id: id } ) => id ) );
			const fresh = chosen.filter( ( { media_id: id } ) => ! known.has( id ) );
			onChange( [ ...pictures.filter( ( picture ) => ! isDrawn( picture ) ), ...fresh ] );
		} );
	const put = ( index: number, alt: string ) =>
		onChange( pictures.map( ( picture, at ) => ( at === index ? { ...picture, alt } : picture ) ) );
	const first = ( index: number ) =>
		onChange( [ ...pictures.slice( index, index + 1 ), ...pictures.filter( ( _, at ) => at !== index ) ] );
	return (
		<fieldset className="coleman-inventory__set">
			<legend>{ label }</legend>
			{ fault && <p className="coleman-inventory__fault">{ fault }</p> }
			{ pictures.length === 0 ? (
				<p className="coleman-desk__help">
					{ __( 'None. The category’s drawing is shown instead.', 'coleman' ) }
				</p>
			) : (
				<ol className="coleman-inventory__pictures">
					{ pictures.map( ( picture, index ) => (
						<li key={ picture.path ?? picture.media_id }>
							<img
								src={ picture.url }
								alt=""
								width={ 160 }
								height={ 100 }
								loading="lazy"
								decoding="async"
							/>
							<TextControl
								/* translators: %d: number of a picture */
								label={ sprintf( __( 'Picture %d shows', 'coleman' ), index + 1 ) }
								placeholder={ __( 'from the left', 'coleman' ) }
								value={ picture.alt }
								onChange={ ( alt ) => put( index, alt ) }
								__next40pxDefaultSize
							/>
							<div className="coleman-inventory__tools">
								{ index > 0 && (
									<Button variant="tertiary" onClick={ () => first( index ) } __next40pxDefaultSize>
										{ __( 'Make first', 'coleman' ) }
									</Button>
								) }
								<Button
									variant="tertiary"
									isDestructive
									onClick={ () => onChange( pictures.filter( ( _, at ) => at !== index ) ) }
									/* translators: %d: number of a picture */
									aria-label={ sprintf( __( 'Remove picture %d', 'coleman' ), index + 1 ) }
									__next40pxDefaultSize
								>
									{ __( 'Remove', 'coleman' ) }
								</Button>
							</div>
						</li>
					) ) }
				</ol>
			) }
			{ hasMediaLibrary() && (
				<div>
					<Button variant="secondary" onClick={ add } __next40pxDefaultSize>
						{ __( 'Add pictures', 'coleman' ) }
					</Button>
				</div>
			) }
		</fieldset>
	);
}
