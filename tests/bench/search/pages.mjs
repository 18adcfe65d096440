/**
 * Pages and calls of every site by turns, beside an empty page and a REST route that does nothing.
 */

import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { NOTHING, EMPTY_PAGE, fillCart } from '../catalogue.mjs';
import { measure, strictClient } from '../rounds.mjs';
import { held } from '../../../bin/tsx-to-php/maps.mjs';
import { changedFeed, feed, fileOf, runOn } from './filling.mjs';

/**
 * @typedef  {Object} Asked
 * @property {Object<string, string[]>} pages Paths by name.
 * @property {Object<string, string[]>} calls
 * @property {number}                   sold  Id of a part that is in stock, whatever a feed says.
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

/** After so many pages a visitor changes what is in the cart. */
const PAGES_A_CHANGE = 10;

/** So often an editor saves a page at least, before a feed comes in and meanwhile. */
const SAVES = 10;

/**
 * @typedef  {Object} Visit Milliseconds.
 * @property {number[]} pages   Of part pages.
 * @property {number[]} changes Of changes of a cart.
 * @property {number[]} saves   Of an editor, in a process of its own.
 */

/**
 * @param {import('../../../bin/lib/site.mjs').Site} site
 * @param {string}     folder For a file of its own.
 * @param {Promise<T>} visit  An editor saves as long as it lasts.
 * @return {Promise<T & Pick<Visit, 'saves'>>} What it gave, and how long each save took.
 * @template {Object} T
 */
async function whileSaving( site, folder, visit ) {
	const ended = path.join( folder, 'visit-ended' );
	rmSync( ended, { force: true } );
	const saving = runOn( site, 'saves.php', [ ended, SAVES ] );
	const [ found, saves ] = await Promise.all( [ visit.finally( () => writeFileSync( ended, '' ) ), saving ] );
	return { ...found, saves: JSON.parse( saves ) };
}

/**
 * What a visitor of part pages and an editor notice of a feed that changes every part. The site is as before when it has ended.
 *
 * @param {import('./places.mjs').Place} place
 * @param {Asked}                        asked
 * @param {string}                       folder Of the feeds.
 * @param {number}                       count  Pages before, for comparison.
 * @return {Promise<{ idle: Visit, meanwhile: Visit, seconds: number }>} Before the feed comes in, and meanwhile.
 */
export async function measureMeanwhile( { site }, { pages, sold }, folder, count ) {
	const { ask, close } = strictClient();
	const { run } = act( 'part', site.port, pages.part );
	const cart = await fillCart( site, ask, [ sold ] );
	const { Items: lines } = JSON.parse( ( await cart.read( ask ) ).body.toString() ).results;
	/** @param {( visit: Omit<Visit, 'saves'> ) => boolean} isOn */
	const visitWhile = async ( isOn ) => {
		/** @type {Omit<Visit, 'saves'>} */
		const visit = { pages: [], changes: [] };
		while ( isOn( visit ) ) {
			visit.pages.push( ( await run( ask, 0 ) ).part.ms );
			if ( visit.pages.length % PAGES_A_CHANGE === 0 ) {
				const quantity = 1 + ( visit.changes.length % 2 );
				visit.changes.push( ( await cart.update( ask, lines[ 0 ].cartItemId, quantity ) ).ms );
			}
		}
		return visit;
	};
	const changed = await changedFeed( site, folder );
	await visitWhile( ( visit ) => visit.pages.length < pages.part.length );
	const quiet = visitWhile( ( visit ) => visit.pages.length < count );
	const idle = await whileSaving( site, folder, quiet );
	let isRunning = true;
	const fed = feed( site, 'parts', changed ).finally( () => ( isRunning = false ) );
	const visit = whileSaving(
		site,
		folder,
		visitWhile( () => isRunning )
	);
	const [ meanwhile, { seconds } ] = await Promise.all( [ visit, fed ] );
	close();
	await feed( site, 'parts', fileOf( folder, 'parts' ) );
	return { idle, meanwhile, seconds };
}
