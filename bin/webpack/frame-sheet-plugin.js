/**
 * Writes the style sheets that the blocks have in our theme, each with a right-to-left twin where directions differ:
 *
 *  site.<hash>.css              the blocks in the theme's header and footer, and the theme's own sheet made small, in one file
 *                               that browsers keep
 *  frame.<hash>.css             the same without the theme's sheet, for a theme that has changed it
 *  branches.<hash>.css          what these bring along and the footer does not show: plates, map and people of branches
 *  blocks/<name>/style-rest.css a block's sheet without what these have
 *  blocks/<name>/style-plain.css, style-tools.css
 *                               a block's sheet in two: what it always shows, and what only visitors who work with it need
 *
 * frame.php beside them names the files.
 */
const { createHash } = require( 'crypto' );
const fs = require( 'fs' );
const path = require( 'path' );
const { phpFile } = require( './php-file.js' );
const { smallCss } = require( './small-css.js' );

const NAME = 'FrameSheetPlugin';

/** Blocks in a block of the frame, which the theme's patterns do not name. */
const INNER = [ 'menu-panel' ];

/** Shared pieces of src/ui that the frame leaves to branches.<hash>.css. */
const OF_BRANCHES = /^\.coleman-(branch-map|person-card|branch-contact)[{,]/;

/** What blocks show only where visitors can filter, sort or load more: how the lines of these style files begin. */
const TOOLS = { 'machine-list': /^\.coleman-(machine-list__|facets__|button\{|dialog\{|list-way\{)/ };

/** A sheet of what is left over is worth a file if it saves so many bytes. */
const WORTH = 500;

/** What several blocks brought along stands in the file once. The minimizer writes one style file a line. */
const withoutRepeats = ( css ) => [ ...new Set( css.split( '\n' ) ) ].join( '\n' );

/** Left-to-right, and right-to-left. */
const ENDS = [ '.css', '-rtl.css' ];

/** As a file's name has it. PHP makes the same of the theme's sheet. */
const hashOf = ( text ) => createHash( 'sha256' ).update( text ).digest( 'hex' ).slice( 0, 8 );

class FrameSheetPlugin {
	/** @param {{ patterns: string, sheet: string }} options Folder of the theme's patterns, and its style sheet. */
	constructor( { patterns, sheet } ) {
		this.patterns = patterns;
		this.sheet = sheet;
	}

	apply( compiler ) {
		compiler.hooks.thisCompilation.tap( NAME, ( compilation ) => {
			const { Compilation, sources } = compiler.webpack;
			const emit = ( file, content ) => compilation.emitAsset( file, new sources.RawSource( content ) );
			const theme = fs.existsSync( this.sheet ) ? fs.readFileSync( this.sheet, 'utf8' ) : '';
			compilation.fileDependencies.add( this.sheet );
			const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
			compilation.hooks.processAssets.tapPromise( { name: NAME, stage }, async ( assets ) => {
				const blocks = this.blocks( compilation ).filter(
					( name ) => assets[ `blocks/${ name }/style-index.css` ]
				);
				const sheets = ENDS.map( ( end ) =>
					withoutRepeats(
						blocks
							.map(
								( name ) => assets[ `blocks/${ name }/style-index${ end }` ]?.source().toString() ?? ''
							)
							.join( '\n' )
					)
				);
				const split = ( isWanted ) =>
					sheets.map( ( sheet ) =>
						sheet
							.split( '\n' )
							.filter( ( line ) => OF_BRANCHES.test( line ) === isWanted )
							.join( '\n' )
					);
				const emitBoth = ( name, both ) => {
					const file = `${ name }.${ hashOf( both.join( '' ) ) }`;
					both.forEach( ( css, index ) => emit( file + ENDS[ index ], css ) );
					return `${ file }.css`;
				};
				const small = await smallCss( theme, this.sheet );
				const frame = split( false );
				const site = frame.map( ( css ) => `${ css }\n${ small }` );
				emit(
					'frame.php',
					phpFile( 'The styles that blocks have in our theme.', {
						file: emitBoth( 'frame', frame ),
						blocks,
						branches: emitBoth( 'branches', split( true ) ),
						rest: this.rest( assets, blocks, sheets, emit ),
						tools: this.tools( assets, emit ),
						site: { file: emitBoth( 'site', site ), of: hashOf( theme ) },
					} )
				);
			} );
		} );
	}

	/** @return {Record<string, boolean>} The blocks whose sheet repeats much of the frame's, and whether they need that of the branches. */
	rest( assets, frame, sheets, emit ) {
		const found = {};
		for ( const file of Object.keys( assets ) ) {
			const name = /^blocks\/([^/]+)\/style-index\.css$/.exec( file )?.[ 1 ];
			if ( ! name || frame.includes( name ) ) {
				continue;
			}
			const lines = assets[ file ].source().toString().split( '\n' );
			const known = new Set( sheets[ 0 ].split( '\n' ).filter( Boolean ) );
			const repeated = lines.filter( ( line ) => known.has( line ) );
			if ( repeated.join( '' ).length >= WORTH ) {
				found[ name ] = repeated.some( ( line ) => OF_BRANCHES.test( line ) );
				ENDS.forEach( ( end, index ) => {
					const all = new Set( sheets[ index ].split( '\n' ).filter( Boolean ) );
					const css = assets[ `blocks/${ name }/style-index${ end }` ]?.source().toString() ?? '';
					const left = css.split( '\n' ).filter( ( line ) => ! all.has( line ) );
					emit( `blocks/${ name }/style-rest${ end }`, left.join( '\n' ).trim() );
				} );
			}
		}
		return found;
	}

	/** @return {string[]} The blocks whose tools have a sheet of their own. */
	tools( assets, emit ) {
		const names = Object.keys( TOOLS ).filter( ( name ) => assets[ `blocks/${ name }/style-index.css` ] );
		for ( const name of names ) {
			for ( const end of ENDS ) {
				const lines = assets[ `blocks/${ name }/style-index${ end }` ]?.source().toString().split( '\n' ) ?? [];
				const those = ( isTool ) =>
					lines.filter( ( line ) => TOOLS[ name ].test( line ) === isTool ).join( '\n' );
				emit( `blocks/${ name }/style-plain${ end }`, those( false ).trim() );
				emit( `blocks/${ name }/style-tools${ end }`, those( true ) );
			}
		}
		return names;
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
