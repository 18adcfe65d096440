/**
 * Fails the islands' build when a package comes in that no visitor's page can bear: each of these is heavier than
 * the whole runtime, or brings one along that is.
 */
const NAME = 'VisitorPackagesPlugin';

const TOO_HEAVY =
	/[\\/]node_modules[\\/](@wordpress[\\/](?:components|notices|core-data|blocks|block-editor|date)|moment|moment-timezone|lodash|lodash-es)[\\/]/;

class VisitorPackagesPlugin {
	apply( compiler ) {
		const { WebpackError } = compiler.webpack;
		compiler.hooks.thisCompilation.tap( NAME, ( compilation ) => {
			compilation.hooks.finishModules.tap( NAME, ( modules ) => {
				const found = new Map();
				for ( const module of modules ) {
					const name = TOO_HEAVY.exec( module.resource ?? '' )?.[ 1 ];
					if ( name && ! found.has( name ) ) {
						found.set( name, compilation.moduleGraph.getIssuer( module )?.resource ?? 'an entry' );
					}
				}
				for ( const [ name, importer ] of found ) {
					compilation.errors.push(
						new WebpackError( `${ name } is too heavy for visitors; ${ importer } imports it.` )
					);
				}
			} );
		} );
	}
}

module.exports = { VisitorPackagesPlugin };
