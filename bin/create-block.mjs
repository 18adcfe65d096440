/**
 * Writes a new block, whole: `npm run create:block <name>`.
 *
 * Everything works at once (it builds, PHP prints what React does, it hydrates) but for one test, which waits for you to say
 * what the block is for. docs/blocks.md goes on from there.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname( fileURLToPath( import.meta.url ) );
const root = path.dirname( here );
const templates = path.join( here, 'templates', 'block' );

/** @param {string} reason */
const refuse = ( reason ) => {
	process.stderr.write( `${ reason }\n` );
	process.exit( 1 );
};

const [ name = '' ] = process.argv.slice( 2 );
const folder = path.join( root, 'blocks', name );

if ( ! /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test( name ) ) {
	refuse( 'Name the block in lower case with hyphens: npm run create:block opening-hours' );
}
if ( [ 'php', 'languages' ].includes( name ) || existsSync( folder ) ) {
	refuse( `blocks/${ name } is there already.` );
}

const words = name.split( '-' );
/** @param {string} word */
const capital = ( word ) => word.charAt( 0 ).toUpperCase() + word.slice( 1 );
const Name = words.map( capital ).join( '' );
/** @type {Record<string, string>} */
const values = {
	name,
	Name,
	camelName: Name.charAt( 0 ).toLowerCase() + Name.slice( 1 ),
	Title: capital( words.join( ' ' ) ),
};
/** @param {string} text */
const fill = ( text ) => text.replace( /\{\{(\w+)\}\}/g, ( _, key ) => values[ key ] );

mkdirSync( folder );
for ( const template of readdirSync( templates ).sort() ) {
	const file = fill( template.replace( /\.tpl$/, '' ) );
	writeFileSync( path.join( folder, file ), fill( readFileSync( path.join( templates, template ), 'utf8' ) ) );
	process.stdout.write( `blocks/${ name }/${ file }\n` );
}
process.stdout.write(
	`\nNow say in blocks/${ name }/${ name }.test.tsx what it is for. npm run test:unit blocks/${ name }\n`
);
