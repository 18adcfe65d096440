/**
 * Interleaved rounds: every act is measured in every round, a few requests at a time in turn,
 * so that what else the machine does falls on all of them alike.
 */

import { median, percentile95 } from '../../bin/lib/bench-statistics.mjs';
import { Problem } from '../../bin/lib/report.mjs';
import { openClient, timingOf } from './client.mjs';

/** Requests of one act before the next has its turn. */
const TURN = 5;

/**
 * @typedef {( request: import('./client.mjs').Request, status?: number ) => Promise<import('./client.mjs').Answer>} Ask
 *
 * @typedef  {Object} Act
 * @property {( ask: Ask, visitor: number ) => Promise<Object<string, import('./client.mjs').Answer>>} run
 *           What one visitor does, and the answers to be timed by name. Visitors are numbered from 0; each has a connection of its own.
 *
 * @typedef  {Object} Measured
 * @property {number[]}               rounds  Median milliseconds of each round.
 * @property {Object<string, number>} timing  Medians of what Server-Timing said.
 * @property {number}                 p50     Milliseconds, of all rounds together.
 * @property {number}                 p95
 * @property {number}                 mean
 */

/**
 * A client that breaks the run when an answer is not the expected one.
 *
 * @return {{ ask: Ask, close: () => void }} It.
 */
export function strictClient() {
	const client = openClient();
	return {
		close: client.close,
		ask: async ( request, status = 200 ) => {
			const answer = await client.ask( request );
			if ( answer.status !== status ) {
				throw new Problem(
					`${ request.method ?? 'GET' } ${ request.path } answers ${ answer.status }, not ${ status }: ${ answer.body
						.toString()
						.slice( 0, 300 ) }`
				);
			}
			return answer;
		},
	};
}

/**
 * @param {Act[]}  acts
 * @param {Object} options
 * @param {number} options.rounds
 * @param {number} options.requests    Of each act in a round, over all connections.
 * @param {number} options.connections At the same time.
 * @return {Promise<Map<string, Measured>>} By the names of the answers.
 */
export async function measure( acts, { rounds, requests, connections } ) {
	const clients = Array.from( { length: connections }, strictClient );
	/**
	 * @param {Act} act
	 * @param {number} count
	 * @param {( name: string, answer: import('./client.mjs').Answer ) => void} note
	 */
	const turn = async ( act, count, note ) => {
		let left = count;
		await Promise.all(
			clients.map( async ( { ask }, visitor ) => {
				while ( left-- > 0 ) {
					for ( const [ name, answer ] of Object.entries( await act.run( ask, visitor ) ) ) {
						note( name, answer );
					}
				}
			} )
		);
	};

	try {
		for ( const act of acts ) {
			await turn( act, 3 * connections + TURN, () => {} );
		}
		/** @type {Map<string, { rounds: number[], timings: import('./client.mjs').Timing[], times: number[] }>} */
		const measured = new Map();
		for ( let round = 0; round < rounds; round++ ) {
			/** @type {Map<string, { ms: number, timing: import('./client.mjs').Timing }[]>} */
			const answers = new Map();
			for ( let done = 0; done < requests; done += TURN * connections ) {
				// Nobody always follows the same neighbor.
				const first = ( round + done ) % acts.length;
				for ( const act of [ ...acts.slice( first ), ...acts.slice( 0, first ) ] ) {
					await turn( act, TURN * connections, ( name, { ms, headers } ) => {
						answers.set( name, [
							...( answers.get( name ) ?? [] ),
							{ ms, timing: timingOf( { headers } ) },
						] );
					} );
				}
			}
			for ( const [ name, all ] of answers ) {
				const known = measured.get( name ) ?? { rounds: [], timings: [], times: [] };
				known.times.push( ...all.map( ( { ms } ) => ms ) );
				known.rounds.push( median( all.map( ( { ms } ) => ms ) ) );
				known.timings.push( ...all.map( ( { timing } ) => timing ) );
				measured.set( name, known );
			}
		}
		return new Map(
			[ ...measured ].map( ( [ name, { rounds: medians, timings, times } ] ) => [
				name,
				{
					rounds: medians,
					timing: mediansOf( timings ),
					p50: median( times ),
					p95: percentile95( times ),
					mean: times.reduce( ( all, ms ) => all + ms, 0 ) / times.length,
				},
			] )
		);
	} finally {
		clients.forEach( ( { close } ) => close() );
	}
}

/**
 * @param {Map<string, Measured>} measured
 * @param {string}                name
 * @return {Measured} What was measured under this name.
 */
export function measuredOf( measured, name ) {
	const found = measured.get( name );
	if ( ! found ) {
		throw new Problem( `${ name } was not measured.` );
	}
	return found;
}

/**
 * @param {Object<string, number>[]} timings
 * @return {Object<string, number>} The median of each entry.
 */
const mediansOf = ( timings ) =>
	Object.fromEntries(
		Object.keys( timings[ 0 ] ?? {} ).map( ( key ) => [
			key,
			median( timings.map( ( timing ) => timing[ key ] ) ),
		] )
	);
