import { integer, oneOf, optional, shape, string } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';
import { pictureSources } from '@/rules/picture-sources';
import './style.css';

export const pictureProps = shape( {
	/** One of its addresses; the others are known from it. */
	src: string,
	/** Empty where words beside it say the same. */
	alt: string,
	className: optional( string ),
	/** Of its box, so that nothing moves when it comes. One of at most 160 px is small. */
	width: integer,
	height: integer,
	/** How wide it is on the page, as the attribute says it. */
	sizes: string,
	/** `eager` where it is in view at once. */
	loading: oneOf( 'eager', 'lazy' ),
	/** `false` where a finger or the mouse moves what it stands in. */
	draggable: optional( oneOf( 'false' ) ),
} );

/** So wide is the box of a small picture at most. */
const SMALL = 160;

/**
 * A picture of the catalog. The browser takes the size that it needs and AVIF where it can; a drawing, and what has one
 * size, is an img alone.
 */
export function Picture( {
	src,
	alt,
	className,
	width,
	height,
	sizes,
	loading,
	draggable,
}: TypeOf< typeof pictureProps > ) {
	const sources = pictureSources( src, width <= SMALL );
	// A browser that loads it late knows by then how wide it is; WordPress would add the same.
	const widths = loading === 'lazy' ? `auto, ${ sizes }` : sizes;
	const img = (
		<img
			className={ className }
			src={ src }
			srcSet={ sources ? sources.srcset : undefined }
			sizes={ sources ? widths : undefined }
			alt={ alt }
			width={ width }
			height={ height }
			loading={ loading }
			decoding="async"
			draggable={ draggable }
		/>
	);
	return sources && sources.avif ? (
		<picture className="coleman-picture">
			<source type="image/avif" srcSet={ sources.avif } sizes={ widths } />
			{ img }
		</picture>
	) : (
		img
	);
}
