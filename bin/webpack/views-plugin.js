/**
 * Compiles the components' first render to PHP before JavaScript is bundled. What cannot be compiled is an error of the
 * build; with `emitOnErrors: false` the PHP and the JavaScript of before stay, so that the two always belong together.
 *
 * One plugin serves all configurations of a build: what has been compiled for one of them is not compiled again.
 */
const path = require( 'path' );

const NAME = 'ViewsPlugin';

class ViewsPlugin {
	/** @param {{ root: string, folder: string }} options Where the product is, and where PHP goes. */
	constructor( options ) {
		this.options = options;
		this.errors = '';
	}

	apply( compiler ) {
		compiler.hooks.beforeRun.tapPromise( NAME, () => this.update() );
		compiler.hooks.watchRun.tapPromise( NAME, () => this.update() );
		compiler.hooks.thisCompilation.tap( NAME, ( compilation ) => {
			if ( this.errors ) {
				compilation.errors.push( new compiler.webpack.WebpackError( `Views:\n${ this.errors }` ) );
			}
		} );
	}

	async update() {
		const { root, folder } = this.options;
		this.views ??= import( path.join( root, 'bin/lib/views.mjs' ) ).then(
			( { Views } ) => new Views( root, folder )
		);
		this.errors = ( await this.views ).update();
	}
}

module.exports = { ViewsPlugin };
