/**
 * Search and lists in a PHP process of their own, without nginx and WordPress's start.
 *
 * @typedef  {Object} Served
 * @property {number[]} rounds  Median milliseconds of each round.
 * @property {number}   p50     Of all rounds together.
 * @property {number}   p95
 * @property {number}   samples
 * @property {number}   queries Median.
 * @property {number}   most    Of queries.
 */

import { median, percentile95 } from '../../../bin/lib/bench-statistics.mjs';
import { runOn } from './filling.mjs';

/**
 * @param {Object<string, [number, number][]>[]} rounds Milliseconds and queries of each sample, by act.
 * @return {Object<string, Served>} The figures of each act.
 */
export const figuresOf = ( rounds ) =>
	Object.fromEntries(
		Object.keys( rounds[ 0 ] ).map( ( act ) => {
			const all = rounds.flatMap( ( round ) => round[ act ] );
			const times = all.map( ( [ ms ] ) => ms );
			const queries = all.map( ( [ , count ] ) => count );
			return [
				act,
				{
					rounds: rounds.map( ( round ) => median( round[ act ].map( ( [ ms ] ) => ms ) ) ),
					p50: median( times ),
					p95: percentile95( times ),
					samples: all.length,
					queries: median( queries ),
					most: Math.max( ...queries ),
				},
			];
		} )
	);

/**
 * @param {import('./places.mjs').Place[]} places
 * @param {{ rounds: number, samples: number }} size Samples of each act in a round.
 * @return {Promise<Map<import('./places.mjs').Place, Object<string, Served>>>} The figures of each place.
 */
export async function measureService( places, { rounds, samples } ) {
	/** @type {{ place: import('./places.mjs').Place, all: Parameters<typeof figuresOf>[0] }[]} */
	const measured = places.map( ( place ) => ( { place, all: [] } ) );
	for ( let round = 0; round < rounds; round++ ) {
		for ( const { place, all } of measured ) {
			all.push(
				JSON.parse( await runOn( place.site, 'service.php', [ place.size, round * samples, samples ] ) )
			);
		}
	}
	return new Map( measured.map( ( { place, all } ) => [ place, figuresOf( all ) ] ) );
}
