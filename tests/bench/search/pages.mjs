/**
 * Pages and calls of every site by turns, beside an empty page and a REST route that does nothing.
 */

import { NOTHING, EMPTY_PAGE } from '../catalogue.mjs';
import { measure, strictClient } from '../rounds.mjs';
import { percentile95 } from '../../../bin/lib/bench-statistics.mjs';
import { held } from '../../../bin/tsx-to-php/maps.mjs';
import { changedFeed, feed, fileOf, runOn } from './filling.mjs';

/**
 * @typedef  {Object} Asked
 * @property {Object<string, string[]>} pages Paths by name.
 * @property {Object<string, string[]>} calls
 */

/**
 * @param {import('./places.mjs').Place} place
 * @param {number}                       each  Paths of each.
 * @return {Promise<Asked>} What is asked of its site.
 */
export const asksOf = async ( { site, size }, each ) => JSON.parse( await runOn( site, 'asks.php', [ size, each ] ) );

/**
 * @param {string}   name
 * @param {number}   port
 * @param {string[]} paths Asked one after the other.
 * @return {import('../rounds.mjs').Act} The act.
 */
function act( name, port, paths ) {
	let next = 0;
	return { run: async ( ask ) => ( { [ name ]: await ask( { port, path: paths[ next++ % paths.length ] } ) } ) };
}

/** @type {( place: Pick<import('./places.mjs').Place, 'engine'|'size'>, name: string ) => string} Under which name a place's act is measured. */
export const keyOf = ( { engine, size }, name ) => `${ engine }.${ size }.${ name }`;

/** @type {( engine: string ) => string} The same of the empty page. */
export const emptyOf = ( engine ) => `${ engine }.empty`;

/**
 * @param {Object}                                options
 * @param {import('./places.mjs').Place[]}        options.places Being served.
 * @param {Object<string, import('../../../bin/lib/site.mjs').Site>} options.plains By engine.
 * @param {Map<import('./places.mjs').Place, Asked>} options.asked
 * @param {{ rounds: number, requests: number }}  size Requests of each act in a round.
 * @return {Promise<Map<string, import('../rounds.mjs').Measured>>} By keyOf() and emptyOf().
 */
export function measurePages( { places, plains, asked }, { rounds, requests } ) {
	/** @param {import('./places.mjs').Place} place */
	const pathsOf = ( place ) => {
		const { pages, calls } = held( asked, place );
		return Object.entries( { ...pages, ...calls } );
	};
	const acts = [
		...Object.entries( plains ).map( ( [ engine, { port } ] ) => act( emptyOf( engine ), port, [ EMPTY_PAGE ] ) ),
		...places.flatMap( ( place ) => [
			act( keyOf( place, 'nothing' ), place.site.port, [ NOTHING ] ),
			...pathsOf( place ).map( ( [ name, paths ] ) => act( keyOf( place, name ), place.site.port, paths ) ),
		] ),
	];
	return measure( acts, { rounds, requests, connections: 1 } );
}

/**
 * What visitors of part pages notice of a feed that changes every part. The site is as before when it has ended.
 *
 * @param {import('./places.mjs').Place} place
 * @param {Asked}                        asked
 * @param {string}                       folder Of the feeds.
 * @param {number}                       count  Requests before, for comparison.
 * @return {Promise<{ idle: number, meanwhile: number, requests: number, seconds: number }>} Milliseconds, 95 of 100 are not slower.
 */
export async function measureMeanwhile( { site }, { pages }, folder, count ) {
	const { ask, close } = strictClient();
	const { run } = act( 'part', site.port, pages.part );
	const timed = async () => ( await run( ask, 0 ) ).part.ms;
	/** @param {( times: number[] ) => boolean} isOn */
	const askWhile = async ( isOn ) => {
		/** @type {number[]} */
		const times = [];
		while ( isOn( times ) ) {
			times.push( await timed() );
		}
		return times;
	};
	const changed = await changedFeed( site, folder );
	await askWhile( ( { length } ) => length < pages.part.length );
	const idle = await askWhile( ( { length } ) => length < count );
	let isRunning = true;
	const fed = feed( site, 'parts', changed ).finally( () => ( isRunning = false ) );
	const [ times, { seconds } ] = await Promise.all( [ askWhile( () => isRunning ), fed ] );
	close();
	await feed( site, 'parts', fileOf( folder, 'parts' ) );
	return { idle: percentile95( idle ), meanwhile: percentile95( times ), requests: times.length, seconds };
}
