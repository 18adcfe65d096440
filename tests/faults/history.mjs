/**
 * What every client did and was told, line by line, with times: the only thing the checker believes beside the
 * database. Each act is two lines, `invoke` and one of
 *
 *     ok    it happened: the server said so
 *     fail  it did not happen: the server refused it
 *     info  nobody knows: the connection broke, or the server was in trouble
 */

import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef  {Object} Event
 * @property {number} time   Milliseconds since the history began.
 * @property {number} id     The same for both lines of an act.
 * @property {string} client
 * @property {string} op
 * @property {'invoke'|'ok'|'fail'|'info'} type
 * @property {Object} value
 */

export class History {
	/** @type {Event[]} */
	events = [];

	#begun = performance.now();

	#next = 1;

	#unwritten = [];

	/** @param {string} file Gets a line of JSON for each event. */
	constructor( file ) {
		this.file = file;
		mkdirSync( path.dirname( file ), { recursive: true } );
		rmSync( file, { force: true } );
	}

	/**
	 * @param {string} client
	 * @param {string} op
	 * @param {Object} value
	 * @return {( answer: import('./visitor.mjs').Answer, more?: Object ) => import('./visitor.mjs').Answer} To be told the answer, which it gives back.
	 */
	begin( client, op, value ) {
		const id = this.#next++;
		this.#write( { id, client, op, type: 'invoke', value } );
		return ( answer, more = {} ) => {
			this.#write( {
				id,
				client,
				op,
				type: typeOf( answer.status ),
				value: { ...value, status: answer.status, ...more },
			} );
			return answer;
		};
	}

	/**
	 * Something that is not a client's act.
	 *
	 * @param {string} op
	 * @param {Object} value
	 */
	note( op, value ) {
		this.#write( { id: this.#next++, client: 'run', op, type: 'info', value } );
	}

	/** Puts what is not yet in the file there. */
	flush() {
		appendFileSync( this.file, this.#unwritten.join( '' ) );
		this.#unwritten = [];
	}

	#write( event ) {
		const whole = { time: Math.round( ( performance.now() - this.#begun ) * 10 ) / 10, ...event };
		this.events.push( whole );
		this.#unwritten.push( `${ JSON.stringify( whole ) }\n` );
		if ( this.#unwritten.length > 500 ) {
			this.flush();
		}
	}
}

/**
 * @param {number} status
 * @return {'ok'|'fail'|'info'} What it says of the act.
 */
function typeOf( status ) {
	if ( status === 0 || status >= 500 ) {
		return 'info';
	}
	return status < 400 ? 'ok' : 'fail';
}
