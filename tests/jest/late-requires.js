/**
 * Lets a module of a package load another one when it first uses it. Otherwise a test that needs one button of
 * WordPress's components loads all of them, and each file of tests does so anew.
 *
 * It reads what esbuild prints, of which these packages are made: `var import_clsx = __toESM(require("clsx"));`.
 */
const { createHash } = require( 'crypto' );
const { readFileSync } = require( 'fs' );

const IMPORT = /^var (import_\w+) = (.*\brequire\("[^"]+"\).*);$/gm;
const IMPORT_OR_USE = new RegExp( `${ IMPORT.source }|\\bimport_\\w+\\b`, 'gm' );

const SELF = readFileSync( __filename );

module.exports = {
	process( source ) {
		const imported = new Set( Array.from( source.matchAll( IMPORT ), ( [ , name ] ) => name ) );
		const code = source.replace( IMPORT_OR_USE, ( text, name, module ) => {
			if ( name ) {
				return `function ${ name }() { return ( ${ name }.loaded ??= ${ module } ); }`;
			}
			return imported.has( text ) ? `${ text }()` : text;
		} );
		return { code };
	},
	// Jest keeps what was made of a file until either of them changes.
	getCacheKey: ( source ) => createHash( 'sha256' ).update( SELF ).update( source ).digest( 'hex' ),
};
