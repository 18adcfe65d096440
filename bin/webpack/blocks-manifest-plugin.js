/**
 * Writes blocks-manifest.php, every built block.json in one file: WordPress then registers the blocks by
 * wp_register_block_types_from_metadata_collection() without reading and decoding each of them per request. What holds
 * for many blocks is added here, and not by a filter, which WordPress would ask at each request for each of its own too.
 */
const { phpFile } = require( './php-file.js' );

const NAME = 'BlocksManifestPlugin';
const BLOCK = /^blocks\/([^/]+)\/block\.json$/;

/** The handle of the sheet that makes a block's wrapper the container of its styles (blocks/php/Registration.php). */
const CONTAINER = 'coleman-blocks-container';

/** A block that can be wide or full can stand anywhere: it is laid out by the room it is given. */
const withContainer = ( metadata ) =>
	metadata.supports?.align === undefined || metadata.style === undefined
		? metadata
		: { ...metadata, style: [ CONTAINER, ...[ metadata.style ].flat() ] };

class BlocksManifestPlugin {
	apply( compiler ) {
		compiler.hooks.thisCompilation.tap( NAME, ( compilation ) => {
			const { Compilation, sources } = compiler.webpack;
			compilation.hooks.processAssets.tap(
				{ name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
				( assets ) => {
					const blocks = Object.entries( assets )
						.map( ( [ file, source ] ) => [ BLOCK.exec( file )?.[ 1 ], source ] )
						.filter( ( [ name ] ) => name )
						.sort( ( [ a ], [ b ] ) => a.localeCompare( b ) )
						.map( ( [ name, source ] ) => [
							name,
							withContainer( JSON.parse( source.source().toString() ) ),
						] );
					const content = phpFile( 'Every block.json.', Object.fromEntries( blocks ) );
					compilation.emitAsset( 'blocks-manifest.php', new sources.RawSource( content ) );
				}
			);
		} );
	}
}

module.exports = { BlocksManifestPlugin };
