/**
 * Writes manifest.php beside the back office's screens: the scripts and styles of each, those that screens share first.
 */
const { phpFile } = require( './php-file.js' );

const NAME = 'DeskManifestPlugin';

class DeskManifestPlugin {
	apply( compiler ) {
		compiler.hooks.thisCompilation.tap( NAME, ( compilation ) => {
			const { Compilation, sources } = compiler.webpack;
			const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
			compilation.hooks.processAssets.tap( { name: NAME, stage }, () => {
				const screens = [ ...compilation.entrypoints ].map( ( [ name, entry ] ) => {
					const files = entry.getFiles();
					return [
						name,
						{
							scripts: files.filter( ( file ) => file.endsWith( '.js' ) ),
							styles: files.filter( ( file ) => /(?<!-rtl)\.css$/.test( file ) ),
						},
					];
				} );
				compilation.emitAsset(
					'manifest.php',
					new sources.RawSource(
						phpFile( 'The files of each screen, in order.', Object.fromEntries( screens ) )
					)
				);
			} );
		} );
	}
}

module.exports = { DeskManifestPlugin };
