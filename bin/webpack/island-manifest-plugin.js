/**
 * Writes beside the islands what was decided while building them, so that nothing is worked out per request:
 *
 *  manifest.php                             the loader's file, and each island's
 *  languages/<locale>/<island>.<hash>.json  the island's strings (Jed), from blocks/languages/coleman-<locale>.po
 */
const { createHash } = require( 'crypto' );
const fs = require( 'fs' );
const path = require( 'path' );
const { phpFile } = require( './php-file.js' );
const { parsePo, pluralForms, toJed } = require( './po.js' );

const NAME = 'IslandManifestPlugin';

class IslandManifestPlugin {
	/**
	 * @param {Object}                                             options
	 * @param {() => {name: string, chunk: string}[]} options.islands   The islands, read at each build.
	 * @param {string[]}                                           options.conditional Behaviours that few pages need.
	 * @param {string[]}                                           options.maps Live maps.
	 * @param {string}                                             options.languages Folder of the .po files.
	 */
	constructor( options ) {
		this.options = options;
	}

	apply( compiler ) {
		compiler.hooks.thisCompilation.tap( NAME, ( compilation ) => {
			const { Compilation, sources } = compiler.webpack;
			const emit = ( file, content ) => compilation.emitAsset( file, new sources.RawSource( content ) );

			const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
			compilation.hooks.processAssets.tap( { name: NAME, stage }, () => {
				const islands = this.options.islands();
				const strings = this.emitStrings( compilation, emit, islands );
				emit( 'manifest.php', this.manifest( compilation, islands, strings ) );
			} );
		} );
	}

	manifest( compilation, islands, strings ) {
		const fileOf = ( chunk ) =>
			[ ...( compilation.namedChunks.get( chunk )?.files ?? [] ) ].find( ( file ) => file.endsWith( '.js' ) ) ??
			'';
		return phpFile( 'The files of the islands, relative to this folder.', {
			loader: fileOf( 'loader' ),
			behaviours: fileOf( 'behaviours' ),
			conditional: Object.fromEntries( this.options.conditional.map( ( name ) => [ name, fileOf( name ) ] ) ),
			impressions: fileOf( 'impressions' ),
			dataLayer: fileOf( 'data-layer' ),
			promise: fileOf( 'promise' ),
			maps: Object.fromEntries( this.options.maps.map( ( name ) => [ name, fileOf( name ) ] ) ),
			runtime: fileOf( 'runtime' ),
			islands: Object.fromEntries( islands.map( ( { name, chunk } ) => [ name, fileOf( chunk ) ] ) ),
			strings,
		} );
	}

	/** @return {Record<string, Record<string, string>>} By locale and island, the file of its strings. */
	emitStrings( compilation, emit, islands ) {
		const files = {};
		for ( const { locale, entries, file } of this.translations() ) {
			compilation.fileDependencies.add( file );
			files[ locale ] = {};
			for ( const { name, chunk } of [ ...islands, { name: 'promise', chunk: 'promise' } ] ) {
				const isLoaded = this.isIn( compilation, chunk );
				const used = entries.filter( ( entry ) => entry.files.some( isLoaded ) );
				const content = JSON.stringify( toJed( used, locale, pluralForms( entries ) ) );
				const hash = createHash( 'sha256' ).update( content ).digest( 'hex' ).slice( 0, 8 );
				files[ locale ][ name ] = `languages/${ locale }/${ name }.${ hash }.json`;
				emit( files[ locale ][ name ], content );
			}
		}
		return files;
	}

	/** The .po files, parsed: `coleman-es_MX.po` is the locale es_MX. */
	translations() {
		const folder = this.options.languages;
		return ( fs.existsSync( folder ) ? fs.readdirSync( folder ) : [] )
			.map( ( name ) => ( {
				locale: /^coleman-(\w+)\.po$/.exec( name )?.[ 1 ],
				file: path.join( folder, name ),
			} ) )
			.filter( ( { locale } ) => locale )
			.map( ( { locale, file } ) => ( {
				locale,
				file,
				entries: parsePo( fs.readFileSync( file, 'utf8' ) ),
			} ) );
	}

	/** Whether a source file, as a .po file refers to it, is loaded with the given chunk, or later by its code. */
	isIn( compilation, chunkName ) {
		const files = new Set();
		const collect = ( module ) => {
			if ( module.resource ) {
				files.add(
					path.relative( compilation.compiler.context, module.resource ).split( path.sep ).join( '/' )
				);
			}
			( module.modules ?? [] ).forEach( collect );
		};
		const entry = compilation.entrypoints.get( chunkName );
		for ( const { chunks } of entry ? [ entry, ...entry.getChildren() ] : [] ) {
			for ( const chunk of chunks ) {
				for ( const module of compilation.chunkGraph.getChunkModulesIterable( chunk ) ) {
					collect( module );
				}
			}
		}
		return ( file ) => files.has( file );
	}
}

module.exports = { IslandManifestPlugin };
