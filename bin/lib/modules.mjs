/**
 * How the objects of plugin-coleman-api are put together: src/Composition has one module per part of the dealership, each
 * of which takes modules of lower floors only and offers what others ask it for.
 */
import { isApi } from './imports.mjs';

/** The modules of src/Composition, the lowest first. Those of one line know nothing of each other. */
export const MODULE_FLOORS = [
	[ 'Foundation' ],
	[ 'Branch', 'Mail' ],
	[ 'Part' ],
	[ 'Cart', 'Catalogue' ],
	[ 'Customer', 'Rest', 'Search' ],
	[ 'Caller', 'OrderRecord', 'Rental' ],
	[ 'Lead', 'List', 'Page', 'People', 'RentalDesk', 'Stock', 'Watch' ],
	[ 'Inventory', 'Order', 'Picture', 'Website' ],
	[ 'Checkout', 'Diagram', 'FeedType' ],
	[ 'Feed', 'Integration', 'OrderDesk' ],
	[ 'Return' ],
	[ 'Admin', 'Maintenance', 'Privacy' ],
];

const COMPOSITION = 'plugin-coleman-api/src/Composition/';

/** The class that puts the modules together. */
const ROOT = `${ COMPOSITION }Modules.php`;

/** The class that blocks ask. */
const FACADE = `${ COMPOSITION }Services.php`;

/** @type {( file: string ) => string | undefined} The name of a module by its file: `Cart` of CartModule.php. */
export const moduleOf = ( file ) =>
	file.startsWith( COMPOSITION ) ? /^(\w+)Module\.php$/.exec( file.slice( COMPOSITION.length ) )?.[ 1 ] : undefined;

/** @type {( name: string ) => number} From 1; 0 without a floor. */
const floorOf = ( name ) => MODULE_FLOORS.findIndex( ( names ) => names.includes( name ) ) + 1;

/** @type {( text: string, index: number ) => number} */
const lineAt = ( text, index ) => text.slice( 0, index ).split( '\n' ).length;

/**
 * @param {string} file
 * @param {string} code Without comments.
 * @return {{ from: string, to: string, line: number }[]} What a module takes of others.
 */
export function moduleImports( file, code ) {
	const from = moduleOf( file );
	return from === undefined
		? []
		: [ ...code.matchAll( /\b([A-Z]\w*)Module\b/g ) ]
				.map( ( { 1: to, index } ) => ( { from, to, line: lineAt( code, index ) } ) )
				.filter( ( { to } ) => to !== from );
}

/**
 * @param {string} file
 * @param {string} code Without comments.
 * @return {Iterable<{ line: number, says: string }>} What makes a module less than one.
 */
export function* moduleFaults( file, code ) {
	const name = moduleOf( file );
	if ( name !== undefined && ! floorOf( name ) ) {
		yield { line: 1, says: `${ name }Module has no floor: name it in bin/lib/modules.mjs` };
	}
	for ( const { from, to, line } of moduleImports( file, code ) ) {
		if ( floorOf( from ) && floorOf( from ) <= floorOf( to ) ) {
			yield {
				line,
				says: `${ from }Module (floor ${ floorOf( from ) }) may not take ${ to }Module (floor ${ floorOf( to ) }): let ${ from }Module ask by a closure that Modules.php gives it`,
			};
		}
	}
	const added = file === ROOT ? /\bpublic function (?!__construct\b|services\b)/.exec( code ) : null;
	if ( added ) {
		yield {
			line: lineAt( code, added.index ),
			says: 'Modules only puts modules together: offer it in the module that it belongs to, and give it to who needs it',
		};
	}
	const shared = /^(?:abstract |trait )|^(?:final )?(?:readonly )?class \w+ extends\b|^[ \t]+use \w+;/m.exec( code );
	if ( shared ) {
		yield {
			line: lineAt( code, shared.index ),
			says: 'Composition has classes that are given what they need, no traits and no parents: make it a module',
		};
	}
}

/** @type {( code: string ) => { name: string, line: number }[]} */
const publicMethods = ( code ) =>
	[ ...code.matchAll( /\bpublic function (\w+)\(/g ) ]
		.map( ( { 1: name, index } ) => ( { name, line: lineAt( code, index ) } ) )
		.filter( ( { name } ) => name !== '__construct' );

/**
 * @param {Map<string, string>} files Texts by path.
 * @return {string[]} What is public and asked for by nobody, for who wrote it: `file:line: sentence`.
 */
export function idleMethods( files ) {
	const php = [ ...files ].filter( ( [ file ] ) => file.endsWith( '.php' ) );
	/** @type {Map<string, string>} The property of the root that holds a module, by the module's name. */
	const properties = new Map(
		[ ...( files.get( ROOT ) ?? '' ).matchAll( /\breadonly (\w+)Module \$(\w+);/g ) ].map(
			( [ , name, property ] ) => [ name, property ]
		)
	);
	/** @type {( from: ( file: string ) => boolean, pattern: RegExp ) => Set<string>} */
	const called = ( from, pattern ) =>
		new Set(
			php
				.filter( ( [ file ] ) => from( file ) )
				.flatMap( ( [ , text ] ) => [ ...text.matchAll( pattern ) ].map( ( { 1: name } ) => name ) )
		);
	return php.flatMap( ( [ file, text ] ) => {
		const name = moduleOf( file );
		if ( ( name === undefined && file !== FACADE ) || ! isApi( file ) ) {
			return [];
		}
		const asked =
			name === undefined
				? called( ( one ) => /^(blocks|theme)\//.test( one ), /->(\w+)\(/g )
				: called(
						( one ) => one !== file,
						new RegExp( String.raw`->${ properties.get( name ) }\s*->(\w+)\(`, 'g' )
					);
		const says =
			name === undefined
				? 'no block asks for it: Services has only what blocks ask for'
				: 'nobody outside of the module asks for it: make it private, or leave it out';
		return publicMethods( text )
			.filter( ( method ) => ! asked.has( method.name ) )
			.map( ( method ) => `${ file }:${ method.line }: ${ method.name }(): ${ says } (modules)` );
	} );
}
