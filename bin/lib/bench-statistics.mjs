/**
 * Numbers that hold on a busy machine: medians, and ratios within one round.
 */

/**
 * @param {number[]} numbers
 * @return {number} The middle one; NaN of none.
 */
export function median( numbers ) {
	const sorted = [ ...numbers ].sort( ( a, b ) => a - b );
	const middle = sorted.length / 2;
	return sorted.length % 2 ? sorted[ Math.floor( middle ) ] : ( sorted[ middle - 1 ] + sorted[ middle ] ) / 2;
}

/**
 * @param {number[]} numbers
 * @return {number} What 95 of a hundred do not exceed; NaN of none.
 */
export function percentile95( numbers ) {
	const sorted = [ ...numbers ].sort( ( a, b ) => a - b );
	return sorted[ Math.ceil( sorted.length * 0.95 ) - 1 ] ?? NaN;
}

/**
 * @typedef  {Object} Figure
 * @property {number} value Median of the rounds.
 * @property {number} low   The smallest round.
 * @property {number} high  The largest.
 */

/**
 * @param {number[]} rounds One number for each round.
 * @return {Figure} What they say together.
 */
export const figureOf = ( rounds ) => ( {
	value: median( rounds ),
	low: Math.min( ...rounds ),
	high: Math.max( ...rounds ),
} );

/**
 * What disturbs the machine disturbs both sides of a round, so the ratio is taken there.
 *
 * @param {number[]} ours Median of each round.
 * @param {number[]} base The same of what it is measured against.
 * @return {Figure} How many times the base ours takes.
 */
export const ratioOf = ( ours, base ) => figureOf( ours.map( ( value, round ) => value / base[ round ] ) );
