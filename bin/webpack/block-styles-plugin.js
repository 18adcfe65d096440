/**
 * All blocks' scripts for the editor are one file, as WordPress loads all of them anyway. Each block's styles are a file
 * of their own, as a page loads those of its blocks alone. They come from an entry a block, whose script is not written.
 *
 * A block that is made while `npm run dev` runs gets its styles, too.
 */
const NAME = 'BlockStylesPlugin';

class BlockStylesPlugin {
	/**
	 * @param {{ names: () => string[], groupOf: ( name: string ) => Object, bundle: string }} options The blocks of now,
	 *        the cache group of one's styles, and the entry of all their scripts.
	 */
	constructor( options ) {
		this.options = options;
		this.known = new Set();
	}

	apply( compiler ) {
		compiler.hooks.beforeRun.tap( NAME, () => this.learn( compiler ) );
		compiler.hooks.watchRun.tap( NAME, () => this.learn( compiler ) );
		compiler.hooks.thisCompilation.tap( NAME, ( compilation ) => {
			const { PROCESS_ASSETS_STAGE_ADDITIONAL } = compiler.webpack.Compilation;
			compilation.hooks.processAssets.tap( { name: NAME, stage: PROCESS_ASSETS_STAGE_ADDITIONAL }, ( assets ) => {
				Object.keys( assets )
					.filter( ( file ) => this.isLeftOver( file ) )
					.forEach( ( file ) => compilation.deleteAsset( file ) );
			} );
		} );
	}

	/** Splits the styles of blocks that were not there before. */
	learn( compiler ) {
		const names = this.options.names().filter( ( name ) => ! this.known.has( name ) );
		if ( names.length > 0 ) {
			names.forEach( ( name ) => this.known.add( name ) );
			const groups = names.map( ( name ) => [ `${ name }-style`, this.options.groupOf( name ) ] );
			const { SplitChunksPlugin } = compiler.webpack.optimize;
			new SplitChunksPlugin( {
				cacheGroups: { default: false, defaultVendors: false, ...Object.fromEntries( groups ) },
			} ).apply( compiler );
		}
	}

	isLeftOver( file ) {
		return /^blocks\/[^/]+\/index\.js$/.test( file ) || file === `${ this.options.bundle }.css`;
	}
}

module.exports = { BlockStylesPlugin };
