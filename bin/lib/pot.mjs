/**
 * Templates for translators: every sentence of the theme and the plugins that people read, where it stands, and what
 * its author says about it.
 *
 * @typedef {{ id: string, plural?: string, context?: string, comment?: string, domain?: string, file: string, line: number }} Message
 */

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import gettext from 'gettext-parser';
import ts from 'typescript';
import { filesBelow } from './files.mjs';
import { inRoot, root } from './paths.mjs';
import { PHP } from './system.mjs';

/** By the name of the zip: the folders its sentences stand in, and the file whose header describes it. */
const SOURCES = {
	'coleman-theme.zip': { folders: [ 'theme' ], main: 'theme/style.css' },
	'coleman-blocks.zip': { folders: [ 'blocks', 'src' ], main: 'blocks/coleman-blocks.php' },
	'coleman-api.zip': { folders: [ 'plugin-coleman-api' ], main: 'plugin-coleman-api/coleman-api.php' },
};

const NOT_SHIPPED = /(^|\/)(vendor|node_modules|demo|generated)\/|\.(test|spec|d)\.tsx?$/;

/** Which argument is what. */
/** @type {Record<string, ( 'id' | 'domain' | 'context' | 'plural' | '' )[]>} */
const FUNCTIONS = {
	__: [ 'id', 'domain' ],
	_x: [ 'id', 'context', 'domain' ],
	_n: [ 'id', 'plural', '', 'domain' ],
	_nx: [ 'id', 'plural', '', 'context', 'domain' ],
};

/** What of a block.json is translated, by WordPress's own contexts. */
const OF_BLOCKS = { title: 'block title', description: 'block description' };

/**
 * @param {string} file From the top of the checkout.
 * @param {string} text
 * @return {Message[]} Of TypeScript.
 */
export function messagesOfScript( file, text ) {
	const source = ts.createSourceFile( file, text, ts.ScriptTarget.Latest, true );
	/** @param {number} index */
	const lineOf = ( index ) => source.getLineAndCharacterOfPosition( index ).line + 1;
	const comments = [ ...text.matchAll( /(?:\/\/|\/\*)\s*translators:\s*(.*?)\s*(?:\*\/|\n|$)/g ) ].map(
		( found ) => ( {
			text: found[ 1 ],
			line: lineOf( found.index ),
		} )
	);
	/** @type {Message[]} */
	const messages = [];
	const told = new Set();
	/** @param {ts.Node} node */
	const visit = ( node ) => {
		const parts =
			ts.isCallExpression( node ) && FUNCTIONS[ node.expression.getText( source ).replace( /^.*\./, '' ) ];
		if ( parts ) {
			const line = lineOf( node.getStart( source ) );
			/** @type {Partial<Message> & { file: string, line: number }} */
			const message = { file, line };
			node.arguments.forEach( ( argument, index ) => {
				const part = parts[ index ];
				if ( part && ts.isStringLiteralLike( argument ) ) {
					message[ part ] = argument.text;
				}
			} );
			const comment = comments.findLast( ( one ) => one.line <= line && line - one.line <= 2 );
			const { id } = message;
			if ( id !== undefined ) {
				// Of the branches of a choice each has it; a sentence without a sign that merely follows has not.
				const isAbout = comment && ( ! told.has( comment ) || id.includes( '%' ) );
				told.add( comment );
				messages.push( isAbout ? { ...message, id, comment: comment.text } : { ...message, id } );
			}
		}
		ts.forEachChild( node, visit );
	};
	visit( source );
	return messages;
}

/** @type {( files: string[] ) => Message[]} */
const messagesOfPhp = ( files ) =>
	files.length === 0
		? []
		: JSON.parse(
				execFileSync( PHP, [ inRoot( 'bin/php/messages.php' ), ...files ], {
					cwd: root,
					encoding: 'utf8',
					maxBuffer: 64_000_000,
				} )
			);

/** @type {( file: string, text: string ) => Message[]} */
function messagesOfBlock( file, text ) {
	/** @type {{ title?: string, description?: string, keywords?: string[], attributes?: Record<string, { role?: string, default?: unknown }> }} */
	const block = JSON.parse( text );
	/** @type {( entry: [string, string] ) => Message} */
	const message = ( [ key, context ] ) => ( {
		id: ( key === 'title' ? block.title : block.description ) ?? '',
		context,
		file,
		line: 1,
	} );
	return [
		...Object.entries( OF_BLOCKS ).map( message ),
		...( block.keywords ?? [] ).map( ( id ) => ( { id, context: 'block keyword', file, line: 1 } ) ),
		// What it says until an editor writes something else: Registration::adapt().
		...Object.values( block.attributes ?? {} ).flatMap( ( { role, default: id } ) =>
			role === 'content' && typeof id === 'string' && /^\p{Lu}/u.test( id )
				? [ { id, context: 'block text', file, line: 1 } ]
				: []
		),
	].filter( ( { id } ) => id !== '' );
}

/** @type {( file: string, text: string ) => Message[]} Of the blocks in a template: theme/template-words.php. */
const messagesOfTemplate = ( file, text ) =>
	[ ...text.matchAll( /"(?:heading|title)":("(?:[^"\\]|\\.)+")/g ) ]
		.map( ( [ , id = '""' ] ) => ( { id: JSON.parse( id ), context: 'template heading', file, line: 1 } ) )
		.filter( ( { id } ) => ! /^h\d$/.test( id ) );

/** @type {( file: string, text: string ) => Message[]} */
const messagesOfHeader = ( file, text ) =>
	[ ...text.matchAll( /^[ *]*(Plugin Name|Theme Name|Title|Description): (.+)$/gm ) ].map( ( [ , name, id ] ) => ( {
		id,
		comment: `${ name } of ${ file }`,
		file,
		line: 1,
	} ) );

/**
 * @param {keyof typeof SOURCES} name Of the package.
 * @return {Message[]} In the order of files and lines.
 */
export function messagesOf( name ) {
	const { folders, main } = SOURCES[ name ];
	const files = folders
		.flatMap( ( folder ) => filesBelow( inRoot( folder ) ).map( ( file ) => path.posix.join( folder, file ) ) )
		.filter( ( file ) => ! NOT_SHIPPED.test( file ) );
	/** @param {string} file */
	const read = ( file ) => readFileSync( inRoot( file ), 'utf8' );
	return [
		...messagesOfHeader( main, read( main ) ),
		...files
			.filter( ( file ) => /^theme\/patterns\/.*\.php$/.test( file ) )
			.flatMap( ( file ) => messagesOfHeader( file, read( file ) ) ),
		...files
			.filter( ( file ) => /^theme\/(templates|parts)\/.*\.html$/.test( file ) )
			.flatMap( ( file ) => messagesOfTemplate( file, read( file ) ) ),
		...files
			.filter( ( file ) => file.endsWith( '/block.json' ) )
			.flatMap( ( file ) => messagesOfBlock( file, read( file ) ) ),
		...messagesOfPhp( files.filter( ( file ) => file.endsWith( '.php' ) ) ).filter(
			( { domain } ) => domain === 'coleman'
		),
		...files
			.filter( ( file ) => /\.tsx?$/.test( file ) )
			.flatMap( ( file ) => messagesOfScript( file, read( file ) ) )
			.filter( ( { domain } ) => domain === 'coleman' ),
	];
}

/**
 * @param {keyof typeof SOURCES} name
 * @return {Buffer} The template, the same for the same sentences.
 */
export function potOf( name ) {
	const version = JSON.parse( readFileSync( inRoot( 'package.json' ), 'utf8' ) ).version;
	/** @type {Parameters<typeof gettext.po.compile>[0]['translations']} */
	const translations = {};
	for ( const { id, plural, context = '', comment, file, line } of messagesOf( name ) ) {
		translations[ context ] ??= {};
		const entry = ( translations[ context ][ id ] ??= {
			msgctxt: context,
			msgid: id,
			comments: { reference: '', extracted: '' },
			msgstr: [ '' ],
		} );
		if ( plural !== undefined ) {
			Object.assign( entry, { msgid_plural: plural, msgstr: [ '', '' ] } );
		}
		entry.comments.reference += `${ entry.comments.reference && '\n' }${ file }:${ line }`;
		if ( comment && ! entry.comments.extracted.includes( comment ) ) {
			entry.comments.extracted += `${ entry.comments.extracted && '\n' }translators: ${ comment }`;
		}
	}
	return gettext.po.compile( {
		charset: 'utf-8',
		headers: {
			'project-id-version': `${ name.replace( '.zip', '' ) } ${ version }`,
			'content-type': 'text/plain; charset=utf-8',
			'content-transfer-encoding': '8bit',
			'plural-forms': 'nplurals=INTEGER; plural=EXPRESSION;',
			'x-domain': 'coleman',
		},
		translations,
	} );
}
