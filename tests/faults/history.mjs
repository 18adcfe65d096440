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
 * @typedef {{ status?: number, code?: string, hasCart?: boolean, retry?: string, isReplayed?: boolean }} Told What answers say, as far as they do.
 *
 * What was done, by the name of the act; with what came of it in the second line.
 *
 * @typedef  {Object} Acts
 * @property {Told & { part: number, units: number, isLast: boolean }} stock
 * @property {Told & { parts: number, outcome: string, seed?: number }} feed
 * @property {Told & { blows: number }} undone
 * @property {Told & { picture: number }} picture
 * @property {Told & { picture: number }} removed
 * @property {Told & { what: string, torn?: Record<string, number>, state?: string, pid?: number, marker?: string, after?: number, isAnswered?: boolean, steps?: number }} kill
 * @property {Told & { isOver: boolean }} hang
 * @property {Told & { number: number, isLast: boolean, isRefused: boolean }} guess
 * @property {Told & { isUsed: boolean }} cache
 * @property {Told & { bytes: number }} left
 * @property {Told & { wanted: string, seen: string }} way
 * @property {Told & { requests: number, failed: number, firstFault: string, before: number, after: number, transactions: number, connections: number, orphans: number }} soak
 * @property {Told & { seconds: number }} held
 * @property {Told & { isNamed: boolean, refused: number }} disk
 * @property {Told & { route: string, retry?: string }} request
 * @property {Told & { route: string, retry?: string }} afterwards
 * @property {Told & { marker: string, key?: string, cart?: string, order?: number, total?: number }} checkout
 * @property {Told & { marker: string, key?: string, lead?: number }} inquiry
 * @property {Told & { cart: string, part: number, quantity: number }} add
 * @property {Told & { cart: string }} read
 * @property {Told & { rental: number, week: number, unit: number, start: string, end: string, offers?: number }} confirm
 * @property {Told & { unit: number, buffer: number, weeks: number }} fleet
 * @property {Told & { network: number, device: number, accounts: Record<string, number> }} limits
 *
 * @typedef {Acts & { 'sign-in': Told & { door: string, isRight: boolean, isIn?: boolean } }} Values
 *
 * @typedef {'invoke'|'ok'|'fail'|'info'} Type
 */

/**
 * One line: `time` in milliseconds since the history began, `id` the same for both lines of an act.
 *
 * @template {keyof Values} Op
 * @typedef {{ time: number, id: number, client: string, op: Op, type: Type, value: Values[Op] }} EventOf
 */

/** @typedef {EventOf<keyof Values>} Event */

export class History {
	/** @type {Event[]} */
	events = [];

	#begun = performance.now();

	#next = 1;

	/** @type {string[]} */
	#unwritten = [];

	/** @param {string} file Gets a line of JSON for each event. */
	constructor( file ) {
		this.file = file;
		mkdirSync( path.dirname( file ), { recursive: true } );
		rmSync( file, { force: true } );
	}

	/**
	 * @template {keyof Values} Op
	 * @param {string}     client
	 * @param {Op}         op
	 * @param {Values[Op]} value
	 * @return {( answer: import('./visitor.mjs').Answer, more?: Partial<Values[Op]> ) => import('./visitor.mjs').Answer} To be told the answer, which it gives back.
	 */
	begin( client, op, value ) {
		const id = this.#next++;
		this.#write( { time: this.#time(), id, client, op, type: 'invoke', value } );
		return ( answer, more = {} ) => {
			this.#write( {
				time: this.#time(),
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
	 * @template {keyof Values} Op
	 * @param {Op}         op
	 * @param {Values[Op]} value
	 */
	note( op, value ) {
		this.#write( { time: this.#time(), id: this.#next++, client: 'run', op, type: 'info', value } );
	}

	/** Puts what is not yet in the file there. */
	flush() {
		appendFileSync( this.file, this.#unwritten.join( '' ) );
		this.#unwritten = [];
	}

	/** @return {number} Milliseconds since the history began, to a tenth. */
	#time() {
		return Math.round( ( performance.now() - this.#begun ) * 10 ) / 10;
	}

	/**
	 * @template {keyof Values} Op
	 * @param {EventOf<Op>} event
	 */
	#write( event ) {
		this.events.push( event );
		this.#unwritten.push( `${ JSON.stringify( event ) }\n` );
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
