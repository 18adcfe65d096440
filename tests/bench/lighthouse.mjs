/**
 * Lighthouse, where it is installed: it comes with the packages of the browser tests.
 */

import { median } from '../../bin/lib/bench-statistics.mjs';
import { freePort } from '../../bin/lib/ports.mjs';
import { errorOf } from '../../bin/lib/report.mjs';
import { openBrowser } from './browser.mjs';

/** A score of the others is the same each time; that of performance is measured. */
const CATEGORIES = [ 'performance', 'accessibility', 'best-practices', 'seo' ];

/**
 * @typedef  {Object} Scores
 * @property {Object<string, number>} scores By category, of 100: the median run's.
 * @property {string[]}               faults Audits that cost points.
 */

/** @typedef {{ version?: string, pages?: Record<string, Scores>, reason?: string }} Found */

/**
 * What is used of a report of Lighthouse.
 *
 * @typedef  {Object} Report
 * @property {string}                                                                                      lighthouseVersion
 * @property {{ message: string }}                                                                         [runtimeError]
 * @property {Record<string, { score: number|null, auditRefs: { id: string, weight: number }[] }>}              categories
 * @property {Record<string, { score: number|null, displayValue?: string }>}                               audits
 */

/**
 * @param {Object<string, string>} urls By name.
 * @param {number}                 runs Of each.
 * @return {Promise<Found>} The scores, or why there are none.
 */
export async function lighthouseScores( urls, runs ) {
	let lighthouse;
	try {
		// eslint-disable-next-line import/no-extraneous-dependencies -- it comes with the helpers of the browser tests; without it the table says so
		( { default: lighthouse } = await import( 'lighthouse' ) );
	} catch ( error ) {
		return { reason: `lighthouse cannot be loaded: ${ errorOf( error ).message.split( '\n' )[ 0 ] }` };
	}
	const port = await freePort();
	const browser = await openBrowser( port );
	try {
		/** @type {Record<string, Scores>} */
		const pages = {};
		let version = '';
		for ( const [ name, url ] of Object.entries( urls ) ) {
			/** @type {Report[]} */
			const reports = [];
			for ( let count = 0; count < runs; count++ ) {
				const result = await lighthouse( url, { port, onlyCategories: CATEGORIES, logLevel: 'error' } );
				if ( ! result ) {
					return { reason: 'lighthouse gave no report' };
				}
				const { lhr } = result;
				if ( lhr.runtimeError ) {
					return { reason: `lighthouse ${ lhr.lighthouseVersion }: ${ lhr.runtimeError.message }` };
				}
				version = lhr.lighthouseVersion;
				reports.push( lhr );
			}
			pages[ name ] = {
				scores: Object.fromEntries(
					CATEGORIES.map( ( category ) => [
						category,
						Math.round(
							median( reports.map( ( lhr ) => Number( lhr.categories[ category ].score ) * 100 ) )
						),
					] )
				),
				faults: faultsOf( reports[ 0 ] ),
			};
		}
		return { version, pages };
	} catch ( error ) {
		return { reason: `lighthouse stopped: ${ errorOf( error ).message.split( '\n' )[ 0 ] }` };
	} finally {
		await browser.close();
	}
}

/**
 * @param {Report} lhr
 * @return {string[]} What cost points, by category.
 */
const faultsOf = ( lhr ) =>
	CATEGORIES.flatMap( ( category ) =>
		lhr.categories[ category ].auditRefs
			.filter( ( { id, weight } ) => weight > 0 && ( lhr.audits[ id ].score ?? 1 ) < 0.9 )
			.map( ( { id } ) => `${ category }: ${ id } ${ lhr.audits[ id ].displayValue ?? '' }`.trim() )
	);
