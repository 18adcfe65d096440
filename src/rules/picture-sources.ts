type Sources = {
	srcset: string;
	/** Empty without an AVIF twin. */
	avif: string;
};

/** The longest side of each variant. */
const SIDES = { thumbnail: 160, medium: 480, full: 1200 };

const ADDRESS =
	/^(.*\/)(?:thumbnail|medium|full)(\/(?:.*\/)?)(([0-9a-f]{2})\/\4[0-9a-f]{22}-([1-9]\d{0,3})x([1-9]\d{0,3})(-avif)?)\.webp$/;

/**
 * What a page offers the browser in place of the one address of a picture that staff uploaded: a small picture in two
 * sizes, another in the two larger. The name of the file tells all; what is named otherwise has one size.
 * PictureSources::of() is the twin.
 */
export function pictureSources( url: string, isSmall: boolean ): Sources | null {
	const found = ADDRESS.exec( url );
	if ( ! found ) {
		return null;
	}
	const [ , before = '', between = '', name = '', , width, height, avif ] = found;
	const longest = Math.max( Number( width ), Number( height ) );
	const addresses = new Map< number, string >();
	for ( const size of isSmall ? ( [ 'thumbnail', 'medium' ] as const ) : ( [ 'medium', 'full' ] as const ) ) {
		const wide = Math.max( 1, Math.round( Number( width ) * Math.min( 1, SIDES[ size ] / longest ) ) );
		if ( ! addresses.has( wide ) ) {
			addresses.set( wide, `${ before }${ size }${ between }${ name }` );
		}
	}
	const set = ( ending: string ) =>
		[ ...addresses ].map( ( [ wide, address ] ) => `${ address }${ ending } ${ wide }w` ).join( ', ' );
	return { srcset: set( '.webp' ), avif: avif ? set( '.avif' ) : '' };
}
