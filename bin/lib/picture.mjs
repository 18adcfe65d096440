/**
 * The picture of the house in docs/architecture.md: the floors of PHP, its modules and TypeScript, drawn from the imports.
 *
 * @typedef {{ from: string, to: string }} Arrow
 */
import { API_FLOORS, SCRIPT_FLOORS } from './floors.mjs';
import { withoutComments } from './comments.mjs';
import { apiImports, isApi, isScript, scriptImports } from './imports.mjs';
import { MODULE_FLOORS, moduleImports } from './modules.mjs';

export const PAGE = 'docs/architecture.md';

const BEGIN = '<!-- The picture: node bin/floors.mjs --draw -->';
const END = '<!-- The end of the picture. -->';

/**
 * What is left when each arrow is gone that follows from others: who imports a folder may import what that one imports.
 *
 * @param {Arrow[]} imports Without circles.
 * @return {Arrow[]} Each once, by name.
 */
export function reduced( imports ) {
	/** @type {Map<string, Set<string>>} */
	const below = new Map();
	for ( const { from, to } of imports ) {
		below.set( from, ( below.get( from ) ?? new Set() ).add( to ) );
	}
	/** @type {Map<string, Set<string>>} */
	const reached = new Map();
	/** @type {( folder: string ) => Set<string>} */
	const reach = ( folder ) => {
		if ( ! reached.has( folder ) ) {
			const direct = [ ...( below.get( folder ) ?? [] ) ];
			// Before it is known, so that a circle ends.
			reached.set( folder, new Set( direct ) );
			reached.set( folder, new Set( direct.flatMap( ( one ) => [ one, ...reach( one ) ] ) ) );
		}
		return reached.get( folder ) ?? new Set();
	};
	return [ ...below ]
		.flatMap( ( [ from, direct ] ) =>
			[ ...direct ]
				.filter( ( to ) => ! [ ...direct ].some( ( other ) => other !== to && reach( other ).has( to ) ) )
				.map( ( to ) => ( { from, to } ) )
		)
		.sort( ( a, b ) => ( `${ a.from } ${ a.to }` < `${ b.from } ${ b.to }` ? -1 : 1 ) );
}

/**
 * @param {string[][]} floors
 * @param {Arrow[]}    imports
 * @return {string} As Mermaid, the highest floor on top.
 */
export const mermaid = ( floors, imports ) =>
	[
		'```mermaid',
		'flowchart TB',
		...floors
			.flatMap( ( folders, index ) => [
				[
					`  subgraph floor${ index + 1 }["${ index + 1 }"]`,
					...folders.map( ( name ) => `    ${ name }` ),
					'  end',
				],
			] )
			.reverse()
			.flat(),
		...reduced( imports ).map( ( { from, to } ) => `  ${ from } --> ${ to }` ),
		'```',
	].join( '\n' );

/**
 * @param {Map<string, string>} files Texts by path.
 * @return {string} The pictures.
 */
export function drawn( files ) {
	const all = [ ...files ];
	const php = all.filter( ( [ file ] ) => isApi( file ) ).flatMap( ( [ file, text ] ) => apiImports( file, text ) );
	const modules = all.flatMap( ( [ file, text ] ) => moduleImports( file, withoutComments( text, file ) ) );
	const scripts = all
		.filter( ( [ file ] ) => isScript( file ) )
		.flatMap( ( [ file, text ] ) => scriptImports( file, text ) );
	return [
		'PHP, the folders of `plugin-coleman-api/src`:',
		mermaid( API_FLOORS, php ),
		'PHP, the modules of `plugin-coleman-api/src/Composition`:',
		mermaid( MODULE_FLOORS, modules ),
		'TypeScript, the folders of `src`, and `blocks`:',
		mermaid( SCRIPT_FLOORS, scripts ),
	].join( '\n\n' );
}

/**
 * @param {string} page
 * @param {string} drawing
 * @return {string} The page with the drawing in its marked part.
 */
export function withDrawing( page, drawing ) {
	const begin = page.indexOf( BEGIN );
	const end = page.indexOf( END );
	if ( begin === -1 || end < begin ) {
		throw new Error( `${ PAGE } has no place for the picture: it stands between “${ BEGIN }” and “${ END }”` );
	}
	return `${ page.slice( 0, begin + BEGIN.length ) }\n\n${ drawing }\n\n${ page.slice( end ) }`;
}

/**
 * @param {Map<string, string>} files Texts by path, the page among them.
 * @return {string} What is wrong with the picture, for who breaks it; '' where it is up to date.
 */
export function pictureFault( files ) {
	const page = files.get( PAGE ) ?? '';
	try {
		if ( withDrawing( page, drawn( files ) ) === page ) {
			return '';
		}
	} catch ( error ) {
		return `${ PAGE }:1: ${ Object( error ).message } (picture)`;
	}
	const line = page.slice( 0, page.indexOf( BEGIN ) ).split( '\n' ).length;
	return `${ PAGE }:${ line }: the picture is not of the imports as they are: node bin/floors.mjs --draw (picture)`;
}
