/**
 * Writes editor-blocks.css (and its right-to-left twin): the styles of all blocks in one file. The editor loads the
 * styles of every block into each of its frames, which would be two requests a block and frame.
 */
const NAME = 'EditorSheetPlugin';

class EditorSheetPlugin {
	apply( compiler ) {
		compiler.hooks.thisCompilation.tap( NAME, ( compilation ) => {
			const { Compilation, sources } = compiler.webpack;
			compilation.hooks.processAssets.tap(
				{ name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
				( assets ) => {
					for ( const end of [ '.css', '-rtl.css' ] ) {
						const files = [ 'style-index', 'index' ].flatMap( ( name ) =>
							Object.keys( assets )
								.filter(
									( file ) => /^blocks\/[^/]+\//.test( file ) && file.endsWith( `/${ name }${ end }` )
								)
								.sort()
						);
						const styles = files.map( ( file ) => assets[ file ].source().toString() ).join( '\n' );
						compilation.emitAsset( `editor-blocks${ end }`, new sources.RawSource( styles ) );
					}
				}
			);
		} );
	}
}

module.exports = { EditorSheetPlugin };
