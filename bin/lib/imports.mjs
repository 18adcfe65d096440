/**
 * Who imports whom: classes of PHP by their names, modules of TypeScript by their paths, and both by folder.
 *
 * @typedef {{ from: string, to: string, name: string, file: string, line: number }} Import Of a folder by another one.
 */
import path from 'node:path';
import { withoutComments } from './comments.mjs';

export const API = 'plugin-coleman-api/src';

/**
 * @param {string} file Of the plugin, from the top of the checkout.
 * @return {string} Its folder, without the ones in it; a file beside the folders stands for itself.
 */
export const apiFolder = ( file ) => file.slice( API.length + 1 ).replace( /(?:\/.*|\.php)$/, '' );

/** @type {( file: string ) => boolean} */
export const isApi = ( file ) => file.startsWith( `${ API }/` ) && file.endsWith( '.php' );

/** @type {( text: string, index: number ) => number} */
const lineAt = ( text, index ) => text.slice( 0, index ).split( '\n' ).length;

/**
 * Names that lead out of the file's own namespace; those of the same one need no import. Comments count only where
 * an import was written for them.
 *
 * @param {string} file
 * @param {string} text
 * @return {{ name: string, line: number }[]} Names in full, without the first backslash.
 */
export function phpNames( file, text ) {
	const code = withoutComments( text, file ).replace( /'(?:\\.|[^'\\])*'/g, ( piece ) =>
		piece.replace( /[^\n]/g, ' ' )
	);
	const namespace = /(?<=^|<\?php\s+)namespace\s+([\w\\]+)\s*;/m.exec( code )?.[ 1 ] ?? '';
	/** @type {Map<string, string>} */
	const imported = new Map();
	const found = [];
	/** @type {( statement: string, names: string, index: number ) => string} */
	const taken = ( statement, names, index ) => {
		if ( statement.startsWith( 'use' ) ) {
			const [ , prefix, list ] = /^([^{]*)\{([^}]*)\}/.exec( names ) ?? [ '', '', names ];
			for ( const part of list.split( ',' ).filter( ( one ) => one.trim() !== '' ) ) {
				const [ name, alias ] = part.trim().split( /\s+as\s+/ );
				const whole = ( prefix + name ).trim().replace( /^(?:function|const)\s+|^\\/, '' );
				imported.set( alias ?? whole.replace( /.*\\/, '' ), whole );
				found.push( { name: whole, line: lineAt( text, index ) } );
			}
		}
		return statement.replace( /[^\n]/g, ' ' );
	};
	const body = code.replace( /(?<=^|<\?php\s+)(?:namespace|use)\s+([^;(]+);/gm, taken );
	for ( const { 0: name, index } of body.matchAll( /(?<![\w\\$])\\?[A-Za-z_]\w*(?:\\\w+)+/g ) ) {
		const first = name.replace( /\\.*/, '' );
		let whole = namespace === '' ? name : `${ namespace }\\${ name }`;
		if ( name.startsWith( '\\' ) ) {
			whole = name.slice( 1 );
		} else if ( imported.has( first ) ) {
			whole = imported.get( first ) + name.slice( first.length );
		}
		found.push( { name: whole, line: lineAt( text, index ) } );
	}
	return found;
}

/**
 * @param {string} file
 * @param {string} text
 * @return {Import[]} What a file of the plugin takes from other folders of it.
 */
export const apiImports = ( file, text ) =>
	phpNames( file, text )
		.filter( ( { name } ) => name.startsWith( 'Coleman\\Api\\' ) )
		.map( ( { name, line } ) => ( {
			from: apiFolder( file ),
			to: name.split( '\\' )[ 2 ],
			name: name.slice( 'Coleman\\Api\\'.length ),
			file,
			line,
		} ) )
		.filter( ( { from, to } ) => from !== to );

/** @type {( file: string ) => boolean} Scripts of visitors and editors; their tests may reach for anything. */
export const isScript = ( file ) => /^(?:src|blocks)\/.*\.tsx?$/.test( file ) && ! /\.test\.tsx?$/.test( file );

/**
 * @param {string} file Below src/ or blocks/, from the top of the checkout.
 * @return {string} Its folder of src/; `blocks` for all blocks.
 */
export const scriptFolder = ( file ) => ( file.startsWith( 'src/' ) ? file.split( '/' )[ 1 ] : 'blocks' );

/** What begins the paths of modules; tsconfig.json says the same. */
/** @type {Record<string, string>} */
const ALIASES = { '@/': 'src/', '@blocks/': 'blocks/' };

/**
 * @param {string} file
 * @param {string} text
 * @return {Import[]} What a script takes from other folders of src/, or from blocks/.
 */
export function scriptImports( file, text ) {
	const code = withoutComments( text, file );
	return [ ...code.matchAll( /\b(?:from|import)\s*\(?\s*(['"])([^'"\n]+)\1/g ) ]
		.map( ( { 2: name, index } ) => {
			const alias = Object.keys( ALIASES ).find( ( one ) => name.startsWith( one ) );
			const relative = name.startsWith( '.' ) ? path.posix.join( path.posix.dirname( file ), name ) : '';
			const target = alias ? ALIASES[ alias ] + name.slice( alias.length ) : relative;
			return { name, target, line: lineAt( text, index ) };
		} )
		.filter( ( { target } ) => /^(?:src|blocks)\//.test( target ) )
		.map( ( { name, target, line } ) => ( {
			from: scriptFolder( file ),
			to: scriptFolder( target ),
			name,
			file,
			line,
		} ) )
		.filter( ( { from, to } ) => from !== to );
}

/**
 * Folders that reach each other: none of them can be understood, tested or moved without the others.
 *
 * @param {{ from: string, to: string }[]} imports
 * @return {string[][]} Each by name.
 */
export function circles( imports ) {
	/** @type {Map<string, Set<string>>} */
	const graph = new Map();
	for ( const { from, to } of imports ) {
		graph.set( from, ( graph.get( from ) ?? new Set() ).add( to ) );
		graph.set( to, graph.get( to ) ?? new Set() );
	}
	/** @type {Map<string, { order: number, low: number, open: boolean }>} */
	const seen = new Map();
	/** @type {string[]} */
	const stack = [];
	/** @type {string[][]} */
	const found = [];
	/** @type {( folder: string ) => { order: number, low: number, open: boolean }} Tarjan's way. */
	const visit = ( folder ) => {
		const mark = { order: seen.size, low: seen.size, open: true };
		seen.set( folder, mark );
		stack.push( folder );
		for ( const next of graph.get( folder ) ?? [] ) {
			const other = seen.get( next ) ?? visit( next );
			if ( other.open ) {
				mark.low = Math.min( mark.low, other.low );
			}
		}
		if ( mark.low === mark.order ) {
			const circle = stack.splice( stack.indexOf( folder ) );
			circle.forEach( ( member ) => ( ( seen.get( member ) ?? mark ).open = false ) );
			if ( circle.length > 1 ) {
				found.push( circle.sort() );
			}
		}
		return mark;
	};
	[ ...graph.keys() ].forEach( ( folder ) => seen.has( folder ) || visit( folder ) );
	return found;
}
