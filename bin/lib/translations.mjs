/**
 * The languages that visitors may read the site in, as .po files: kept in step with the sentences of the source, and
 * checked to be whole.
 *
 * @typedef {import('./pot.mjs').Message} Message
 * @typedef {import('./product.mjs').PackageName} PackageName
 * @typedef {Omit<Message, 'file' | 'line'> & { files: string[], comments: string[] }} Sentence
 */

import { existsSync, readFileSync } from 'node:fs';
import po from '../webpack/po.js';
import { inRoot } from './paths.mjs';
import { messagesOf } from './pot.mjs';
import { isForVisitors } from './visitor-words.mjs';

export const LANGUAGES = [ 'es_US' ];

/** @type {Record<PackageName, string>} */
const FOLDERS = {
	'coleman-theme.zip': 'theme/languages',
	'coleman-blocks.zip': 'blocks/languages',
	'coleman-api.zip': 'plugin-coleman-api/languages',
};

/** @type {( name: PackageName, locale: string ) => string} */
export const poFile = ( name, locale ) => `${ FOLDERS[ name ] }/coleman-${ locale }.po`;

/** @type {( sentence: { context?: string | undefined, id?: string | undefined } ) => string} */
const keyOf = ( { context = '', id } ) => `${ context }\u0004${ id }`;

/**
 * @param {Message[]} messages
 * @return {Sentence[]} Those that visitors read, each once.
 */
export function sentencesOf( messages ) {
	/** @type {Map<string, Sentence>} */
	const sentences = new Map();
	for ( const message of messages.filter( isForVisitors ) ) {
		const { file, line, comment, ...rest } = message;
		const known = sentences.get( keyOf( message ) ) ?? { ...rest, files: [], comments: [] };
		sentences.set( keyOf( message ), {
			...known,
			...rest,
			files: [ ...new Set( [ ...known.files, file ] ) ],
			comments: [ ...new Set( [ ...known.comments, ...( comment ? [ comment ] : [] ) ] ) ],
		} );
	}
	return [ ...sentences.values() ];
}

/**
 * @param {string} text
 * @return {string} What a .po file begins with: the header, and what its comments tell translators.
 */
const headOf = ( text ) => text.split( /\n\s*\n/ )[ 0 ] ?? '';

/**
 * @param {Sentence[]} sentences
 * @param {string}     text      Content of a .po file.
 * @return {string} The same with these sentences, in the order of the source; new ones have no translation.
 */
export function updated( sentences, text ) {
	const known = new Map( po.parsePo( text ).map( ( entry ) => [ keyOf( entry ), entry.strings ] ) );
	const entries = sentences.map( ( sentence ) => {
		const { context, id, plural, files, comments } = sentence;
		const strings = known.get( keyOf( sentence ) ) ?? ( plural === undefined ? [ '' ] : [ '', '' ] );
		return [
			...comments.map( ( comment ) => `#. translators: ${ comment }` ),
			`#: ${ files.join( ' ' ) }`,
			...( context ? [ `msgctxt ${ JSON.stringify( context ) }` ] : [] ),
			`msgid ${ JSON.stringify( id ) }`,
			...( plural === undefined
				? [ `msgstr ${ JSON.stringify( strings[ 0 ] ) }` ]
				: [
						`msgid_plural ${ JSON.stringify( plural ) }`,
						...strings.map( ( string, form ) => `msgstr[${ form }] ${ JSON.stringify( string ) }` ),
					] ),
		].join( '\n' );
	} );
	return `${ [ headOf( text ), ...entries ].join( '\n\n' ) }\n`;
}

/** What must be the same in every language: signs that something is put in for, and HTML. */
/** @type {( text: string ) => string} */
const marks = ( text ) => ( text.match( /%(?:\d+\$)?[sdf]|%%|\{\w+\}|<\/?[a-z][^>]*>/g ) ?? [] ).sort().join( ' ' );

/**
 * @param {Sentence[]} sentences
 * @param {string}     text      Content of a .po file.
 * @return {string[]} What is wrong with it.
 */
export function faultsOf( sentences, text ) {
	const entries = po.parsePo( text );
	const known = new Map( entries.map( ( entry ) => [ keyOf( entry ), entry ] ) );
	const count = Number( /nplurals=(\d)/.exec( po.pluralForms( entries ) ?? '' )?.[ 1 ] );
	const faults = sentences.flatMap( ( sentence ) => {
		const { id, plural } = sentence;
		const strings = known.get( keyOf( sentence ) )?.strings.filter( ( string ) => string.trim() );
		if ( ! strings?.length ) {
			return [ `not translated: ${ id }` ];
		}
		if ( strings.length !== ( plural === undefined ? 1 : count ) ) {
			return [ `wrong number of plural forms: ${ id }` ];
		}
		// The form for one may leave out its number, in each language as in English.
		const allowed = [ id, ...( plural === undefined ? [] : [ plural ] ) ].map( marks );
		const isRight = strings.every(
			( string, form ) => marks( string ) === allowed[ Math.min( form, allowed.length - 1 ) ]
		);
		return isRight ? [] : [ `not the same %s, {name} or tags: ${ id }` ];
	} );
	if ( ! count ) {
		faults.push( 'no Plural-Forms in the header' );
	}
	if ( faults.length === 0 && updated( sentences, text ) !== text ) {
		faults.push( 'not as `npm run pot` writes it' );
	}
	return faults;
}

/** @type {( name: PackageName ) => Sentence[]} */
export const visitorsSentences = ( name ) => sentencesOf( messagesOf( name ) );

/** @type {( name: PackageName, locale: string ) => string} */
export function poText( name, locale ) {
	const file = inRoot( poFile( name, locale ) );
	return existsSync( file ) ? readFileSync( file, 'utf8' ) : '';
}
