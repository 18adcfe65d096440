/**
 * Lighthouse, where it is installed: it comes with the packages of the browser tests.
 */

import { median } from '../../bin/lib/bench-statistics.mjs';
import { freePort } from '../../bin/lib/ports.mjs';
import { openBrowser } from './browser.mjs';

/** A score of the others is the same each time; that of performance is measured. */
const CATEGORIES = [ 'performance', 'accessibility', 'best-practices', 'seo' ];

/**
 * @typedef  {Object} Scores
 * @property {Object<string, number>} scores By category, of 100: the median run's.
 * @property {string[]}               faults Audits that cost points.
 */

/**
 * @param {Object<string, string>} urls By name.
 * @param {number}                 runs Of each.
 * @return {Promise<{ version: string, pages: Object<string, Scores> } | { reason: string }>} The scores, or why there are none.
 */
export async function lighthouseScores( urls, runs ) {
	let lighthouse;
	try {
		// eslint-disable-next-line import/no-extraneous-dependencies -- it comes with the helpers of the browser tests; without it the table says so
		( { default: lighthouse } = await import( 'lighthouse' ) );
	} catch ( error ) {
		return { reason: `lighthouse cannot be loaded: ${ error.message.split( '\n' )[ 0 ] }` };
	}
	const port = await freePort();
	const browser = await openBrowser( port );
	try {
		const pages = {};
		let version = '';
		for ( const [ name, url ] of Object.entries( urls ) ) {
			const reports = [];
			for ( let count = 0; count < runs; count++ ) {
				const { lhr } = await lighthouse( url, { port, onlyCategories: CATEGORIES, logLevel: 'error' } );
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
						Math.round( median( reports.map( ( lhr ) => lhr.categories[ category ].score * 100 ) ) ),
					] )
				),
				faults: faultsOf( reports[ 0 ] ),
			};
		}
		return { version, pages };
	} catch ( error ) {
		return { reason: `lighthouse stopped: ${ error.message.split( '\n' )[ 0 ] }` };
	} finally {
		await browser.close();
	}
}

/**
 * @param {Object} lhr A report of lighthouse.
 * @return {string[]} What cost points, by category.
 */
const faultsOf = ( lhr ) =>
	CATEGORIES.flatMap( ( category ) =>
		lhr.categories[ category ].auditRefs
			.filter( ( { id, weight } ) => weight > 0 && ( lhr.audits[ id ].score ?? 1 ) < 0.9 )
			.map( ( { id } ) => `${ category }: ${ id } ${ lhr.audits[ id ].displayValue ?? '' }`.trim() )
	);
