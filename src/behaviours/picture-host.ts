/** A text as it stands in a regular expression, and what to put in place of what it finds. */
type Rule = [ string, string ];

/**
 * A picture that its host did not give comes from the site itself: tried once, at the address that PHP's rules make of
 * the host's (ImageUrls::local()).
 */
export function startPictureHost(): void {
	const rules = JSON.parse( document.getElementById( 'coleman-picture-host' )?.textContent || '[]' ) as Rule[];
	const patterns = rules.map( ( [ pattern, to ] ) => [ new RegExp( pattern ), to ] as const );
	const local = ( url: string ) => {
		const [ pattern, to ] = patterns.find( ( [ one ] ) => one.test( url ) ) ?? [];
		return pattern ? url.replace( pattern, to! ) : url;
	};
	const tried = new WeakSet< HTMLImageElement >();

	const mend = ( img: HTMLImageElement ) => {
		const src = local( img.src );
		if ( src === img.src || tried.has( img ) ) {
			return;
		}
		tried.add( img );
		for ( const one of [ ...( img.closest( 'picture' )?.querySelectorAll( 'source' ) ?? [] ), img ] ) {
			if ( one.srcset ) {
				one.srcset = one.srcset.replace( /\S+(?= \d+w)/g, local );
			}
		}
		img.src = src;
	};

	document.addEventListener(
		'error',
		( { target } ) => {
			if ( target instanceof HTMLImageElement ) {
				mend( target );
			}
		},
		true
	);
	// Those that failed before this was here.
	[ ...document.images ].filter( ( { complete, naturalWidth } ) => complete && ! naturalWidth ).forEach( mend );
}
