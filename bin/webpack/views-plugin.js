/**
 * Compiles the components' first render to PHP before JavaScript is bundled. What cannot be compiled is an error of the
 * build; the PHP and the JavaScript of before stay, so that the two always belong together.
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
		compiler.hooks.beforeRun.tapPromise( NAME, () => this.compile() );
		compiler.hooks.watchRun.tapPromise( NAME, ( { modifiedFiles } ) => {
			const isOfViews = ( file ) => /\.(tsx?|json)$/.test( file );
			return ! modifiedFiles || [ ...modifiedFiles ].some( isOfViews ) ? this.compile() : Promise.resolve();
		} );
		compiler.hooks.thisCompilation.tap( NAME, ( compilation ) => {
			if ( this.errors ) {
				compilation.errors.push( new compiler.webpack.WebpackError( `Views:\n${ this.errors }` ) );
			}
		} );
	}

	async compile() {
		const { compileViews, writeViews } = await import( path.join( this.options.root, 'bin/lib/views.mjs' ) );
		const { files, errors } = compileViews( this.options.root );
		this.errors = errors;
		if ( ! errors ) {
			writeViews( this.options.folder, files );
		}
	}
}

module.exports = { ViewsPlugin };
