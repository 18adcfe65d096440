/**
 * The calls of the site, from the OpenAPI document that it publishes.
 *
 * @typedef {Record<string, any>} Schema JSON Schema, as the document has it.
 *
 * @typedef  {Object} Operation
 * @property {string}                 name     `POST /cart/add`
 * @property {string}                 method
 * @property {string}                 path     With its parameters in braces.
 * @property {Record<string, Schema>} inPath   Parameters of the path, by name.
 * @property {Record<string, Schema>} fields   What the query or the body may hold, by name.
 * @property {string[]}               required Of the fields.
 * @property {boolean}                isRaw    Its body is a file.
 * @property {boolean}                writes
 * @property {string[]}               for      Sessions that may make the call (tests/seed/roles.txt).
 * @property {string|null}            answers  What the document says of the answer: a JSON pointer to its schema, '' for none, null for a file.
 */

import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { inRoot } from '../../bin/lib/paths.mjs';

/** A column of tests/seed/roles.txt. */
const GUEST = 'visitor';

/** @return {Map<string, string[]>} Who may make each call. */
function roles() {
	const [ head, ...lines ] = readFileSync( inRoot( 'tests/seed/roles.txt' ), 'utf8' ).trimEnd().split( '\n' );
	const who = head.trim().split( /\s+/ );
	return new Map(
		lines.map( ( line ) => {
			const [ method, path, ...marks ] = line.split( /\s+/ );
			return [ `${ method } ${ path }`, who.filter( ( _one, at ) => marks[ at ] === 'yes' ) ];
		} )
	);
}

/**
 * @param {Schema} document OpenAPI 3.1.
 * @return {Operation[]} Its calls; those that read stand first, for what they answer fills in the others.
 */
export function operationsOf( document ) {
	const allowed = roles();
	const found = Object.entries( document.paths ).flatMap( ( [ path, methods ] ) =>
		Object.entries( /** @type {Record<string, Schema>} */ ( methods ) ).map( ( [ method, told ] ) => {
			/** @type {Schema[]} */
			const parameters = told.parameters ?? [];
			const content = told.requestBody?.content ?? {};
			const body = content[ 'application/json' ]?.schema ?? {};
			/** @param {string} place */
			const inPlace = ( place ) =>
				Object.fromEntries(
					parameters.filter( ( one ) => one.in === place ).map( ( one ) => [ one.name, one.schema ] )
				);
			const name = `${ method.toUpperCase() } ${ path }`;
			const json = told.responses[ '2XX' ]?.content;
			const pointer = [ 'paths', path, method, 'responses', '2XX', 'content', 'application/json', 'schema' ]
				.map( ( part ) => encodeURIComponent( part.replaceAll( '~', '~0' ).replaceAll( '/', '~1' ) ) )
				.join( '/' );
			const ofJson = json?.[ 'application/json' ] ? `#/${ pointer }` : null;
			return {
				name,
				path,
				method: method.toUpperCase(),
				inPath: inPlace( 'path' ),
				fields: { ...inPlace( 'query' ), ...( body.properties ?? {} ) },
				required: [
					...parameters.filter( ( one ) => one.in === 'query' && one.required ).map( ( one ) => one.name ),
					...( body.required ?? [] ),
				],
				isRaw: 'application/octet-stream' in content,
				writes: method !== 'get',
				for: allowed.get( name ) ?? [ GUEST ],
				answers: told.responses[ 204 ] ? '' : ofJson,
			};
		} )
	);
	return [ ...found.filter( ( one ) => ! one.writes ), ...found.filter( ( one ) => one.writes ) ];
}

/**
 * @param {Schema} document
 * @return {( pointer: string, value: unknown ) => string[]} What is wrong with a value by a schema of the document.
 */
export function schemasOf( document ) {
	const ajv = new Ajv.default( { allErrors: true, strict: false, logger: false } );
	ajv.addFormat( 'date', true );
	ajv.addFormat( 'date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/ );
	ajv.addSchema( document, 'openapi' );
	return ( pointer, value ) => {
		const validate = ajv.getSchema( `openapi${ pointer }` );
		if ( ! validate ) {
			throw new Error( `The document has no ${ pointer }.` );
		}
		return validate( value )
			? []
			: ( validate.errors ?? [] ).map( ( { instancePath, message } ) => `${ instancePath } ${ message }` );
	};
}
