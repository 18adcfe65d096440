/**
 * Writes frame.<hash>.css (and its right-to-left twin): the styles of the blocks in the theme's header and footer in one
 * file, which browsers keep from page to page. frame.php beside it says which file that is, and of which blocks.
 */
const { createHash } = require( 'crypto' );
const fs = require( 'fs' );
const path = require( 'path' );
const { phpFile } = require( './php-file.js' );

const NAME = 'FrameSheetPlugin';

/** Blocks in a block of the frame, which the theme's patterns do not name. */
const INNER = [ 'menu-panel' ];

/** What several blocks brought along stands in the file once. The minimizer writes one style file a line. */
const withoutRepeats = ( css ) => [ ...new Set( css.split( '\n' ) ) ].join( '\n' );

class FrameSheetPlugin {
	/** @param {{ patterns: string }} options Folder of the theme's patterns. */
	constructor( { patterns } ) {
		this.patterns = patterns;
	}

	apply( compiler ) {
		compiler.hooks.thisCompilation.tap( NAME, ( compilation ) => {
			const { Compilation, sources } = compiler.webpack;
			const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
			compilation.hooks.processAssets.tap( { name: NAME, stage }, ( assets ) => {
				const blocks = this.blocks( compilation ).filter(
					( name ) => assets[ `blocks/${ name }/style-index.css` ]
				);
				const [ ltr, rtl ] = [ '.css', '-rtl.css' ].map( ( end ) =>
					withoutRepeats(
						blocks
							.map(
								( name ) => assets[ `blocks/${ name }/style-index${ end }` ]?.source().toString() ?? ''
							)
							.join( '\n' )
					)
				);
				const hash = createHash( 'sha256' )
					.update( ltr + rtl )
					.digest( 'hex' )
					.slice( 0, 8 );
				const emit = ( file, content ) => compilation.emitAsset( file, new sources.RawSource( content ) );
				emit( `frame.${ hash }.css`, ltr );
				emit( `frame.${ hash }-rtl.css`, rtl );
				emit(
					'frame.php',
					phpFile( 'The styles of header and footer.', { file: `frame.${ hash }.css`, blocks } )
				);
			} );
		} );
	}

	/** The names of the blocks in the patterns of header and footer. */
	blocks( compilation ) {
		const files = ( fs.existsSync( this.patterns ) ? fs.readdirSync( this.patterns ) : [] )
			.filter( ( name ) => /^(header|footer)(-\w+)?\.php$/.test( name ) )
			.map( ( name ) => path.join( this.patterns, name ) );
		compilation.fileDependencies.addAll( files );
		const named = files.flatMap( ( file ) =>
			[ ...fs.readFileSync( file, 'utf8' ).matchAll( /<!-- wp:coleman\/([a-z-]+)/g ) ].map(
				( found ) => found[ 1 ]
			)
		);
		return [ ...new Set( [ ...named, ...INNER ] ) ].sort();
	}
}

module.exports = { FrameSheetPlugin };
