/**
 * What is always true of an answer, whatever was asked. The judge does not know what kind of call it was.
 *
 * @typedef  {Object} Seen
 * @property {import('./operations.mjs').Operation} operation
 * @property {import('./session.mjs').Request}      request
 * @property {import('./session.mjs').Answer}       answer
 * @property {string}                               complaints What PHP wrote to its logs meanwhile.
 * @property {string[]}                             moved      Tables that are other than before; looked at where nothing may move.
 */

import { HEADER, MARK } from './values.mjs';

/** What no answer tells that was not sent. */
const SECRETS = [ 'SQLSTATE', 'syntax error', 'wp_coleman_', 'user_pass', 'Stack trace', '/wp-content/', '/src/' ];

/** Codes of answers that are about a field, and have to name it. */
const OF_FIELDS = /^rest_(invalid|missing_callback)_param$/;

/** @type {( text: string ) => any} */
export function parsed( text ) {
	try {
		return JSON.parse( text );
	} catch {
		return undefined;
	}
}

/**
 * @param {Seen} seen
 * @param {( pointer: string, value: unknown ) => string[]} faultsBySchema
 * @return {string[]} What is wrong; none.
 */
export function faults( { operation, request, answer, complaints, moved }, faultsBySchema ) {
	const found = [];
	const { status, headers, text } = answer;
	const type = String( headers[ 'content-type' ] ?? '' );
	if ( status >= 500 && ! ( status === 503 && headers[ 'retry-after' ] ) ) {
		found.push( 'it failed' );
	}
	if ( complaints ) {
		found.push( `PHP complained: ${ complaints.trim().split( '\n' )[ 0 ] }` );
	}
	if ( HEADER in headers ) {
		found.push( 'what was sent became a header' );
	}
	if ( type.includes( 'html' ) && text.includes( MARK ) ) {
		found.push( 'what was sent came out as markup' );
	}
	const sent =
		decodeURIComponent(
			request.url.replaceAll( /%(?![0-9a-f]{2})/gi, '%25' ).replaceAll( /%[89a-f][0-9a-f]/gi, '?' )
		) + String( request.body ?? '' );
	if ( status >= 400 ) {
		found.push( ...ofRefusal( operation, answer, type ) );
		found.push(
			...SECRETS.filter( ( secret ) => text.includes( secret ) && ! sent.includes( secret ) ).map(
				( secret ) => `it tells "${ secret }"`
			)
		);
	} else if ( status === 204 ) {
		if ( text !== '' ) {
			found.push( '204 has a body' );
		}
	} else if ( operation.answers && status < 300 ) {
		const json = parsed( text );
		found.push( ...( json === undefined ? [ 'it is no JSON' ] : faultsBySchema( operation.answers, json ) ) );
	}
	if ( moved.length > 0 && ( status >= 400 || ! operation.writes ) ) {
		found.push( `${ status >= 400 ? 'it was refused' : 'it only reads' }, but changed ${ moved.join( ', ' ) }` );
	}
	return found;
}

/**
 * @param {import('./operations.mjs').Operation} operation
 * @param {import('./session.mjs').Answer}       answer
 * @param {string}                               type      Of its content.
 * @return {string[]} What is wrong with a refusal.
 */
function ofRefusal( operation, { status, text }, type ) {
	const json = parsed( text );
	if (
		! type.includes( 'json' ) ||
		typeof json?.code !== 'string' ||
		typeof json.message !== 'string' ||
		! json.message ||
		json.data?.status !== status
	) {
		return [ 'it has no envelope {code, message, data: {status}}' ];
	}
	if ( status !== 400 || ! OF_FIELDS.test( json.code ) ) {
		return [];
	}
	const params = json.data.params ?? {};
	const named = Array.isArray( params ) ? params : Object.keys( params );
	// A field inside of an object is named by itself, one inside of a list by its place.
	const isOpen = Object.values( operation.fields ).some( ( field ) => [ 'object', 'array' ].includes( field.type ) );
	const strange = named.filter(
		( /** @type {string} */ name ) =>
			! ( isOpen
				? /^([a-z]|\d+\.[a-z])/i.test( name )
				: name.split( /[.[]/ )[ 0 ] in { ...operation.fields, ...operation.inPath } )
	);
	return [
		...( named.length === 0 ? [ 'it names no field' ] : [] ),
		...strange.map( ( /** @type {string} */ name ) => `it names ${ name }, which the call does not have` ),
	];
}
