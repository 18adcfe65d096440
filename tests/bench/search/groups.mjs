/**
 * What can be measured by itself once the sites are filled and served. Each gives rows for the table of targets, and
 * tables and lines of its own.
 */

import { compareAnswers } from './answers.mjs';
import { changing, runOn } from './filling.mjs';
import { asksOf, measureMeanwhile, measurePages } from './pages.mjs';
import { feedsOf, sizeName } from './places.mjs';
import { plansOf } from './plans.mjs';
import { meanwhileRows, pageRows, pairsOf, serviceRows } from './rows.mjs';
import { enginesTable, pagesTable, plansTable, serviceTable, statementsTable } from './tables.mjs';
import { measureService } from './service.mjs';
import { countRow } from '../rows.mjs';

/** The catalog that visitors' pages are measured at while a feed comes in. */
const MEANWHILE = 100_000;

/** Differences that are shown of one size. */
const MAX_SHOWN = 10;

/**
 * @typedef  {Object} Amount How much is measured.
 * @property {number[]}                             parts   Sizes of the catalogues.
 * @property {{ rounds: number, samples: number }}  service
 * @property {{ rounds: number, requests: number }} pages
 * @property {number}                               paths   Of each page and call.
 * @property {number}                               texts   Of each kind.
 * @property {number}                               idle    Requests before a feed comes in.
 */

/**
 * @typedef  {Object} Bench
 * @property {string}                                                         dir
 * @property {import('./places.mjs').Place[]}                                 places Being served.
 * @property {Object<string, import('../../../bin/lib/site.mjs').Site>}       plains By engine.
 * @property {Amount}                                                         size
 * @property {boolean}                                                        [statements] Whether every statement is shown.
 *
 * @typedef  {Object} Found
 * @property {import('../../../bin/lib/bench-table.mjs').Row[]} rows
 * @property {string[]}                                         texts
 * @property {unknown}                                          raw
 */

/** @type {( bench: Bench ) => Promise<Map<import('./places.mjs').Place, import('./pages.mjs').Asked>>} */
async function askedOf( { places, size } ) {
	const asked = new Map();
	for ( const place of places ) {
		asked.set( place, await asksOf( place, size.paths ) );
	}
	return asked;
}

/** @type {( places: import('./places.mjs').Place[] ) => ( place: import('./places.mjs').Place ) => boolean} Whether it is its engine's largest. */
const isLargest =
	( places ) =>
	( { engine, size } ) =>
		! places.some( ( other ) => other.engine === engine && other.size > size );

/** @type {Object<string, { title: string, measure: ( bench: Bench ) => Promise<Found> }>} */
export const GROUPS = {
	service: {
		title: 'Search and lists in the process',
		measure: async ( { places, size } ) => {
			const served = await measureService( places, size.service );
			const rows = serviceRows( places, served );
			return {
				rows,
				texts: [ serviceTable( places, served, rows ) ],
				raw: places.map( ( place ) => ( { place: place.label, ...served.get( place ) } ) ),
			};
		},
	},
	pages: {
		title: 'Pages and calls',
		measure: async ( bench ) => {
			const times = await measurePages( { ...bench, asked: await askedOf( bench ) }, bench.size.pages );
			const rows = pageRows( bench.places, times );
			return {
				rows,
				texts: [
					pagesTable( bench.places, times, rows ),
					...( pairsOf( bench.places ).length > 0 ? [ enginesTable( rows ) ] : [] ),
				],
				raw: Object.fromEntries( times ),
			};
		},
	},
	answers: {
		title: 'The same answers on both engines',
		measure: async ( { places, size } ) => {
			const found = [];
			for ( const { size: parts, sqlite, mariadb } of pairsOf( places ) ) {
				found.push( { parts, ...( await compareAnswers( sqlite.site, mariadb.site, parts, size.texts ) ) } );
			}
			return {
				rows: found.map( ( { parts, texts, differences } ) =>
					countRow(
						`${ parts }.answers`,
						{
							target: 'P17',
							act: `Texts that the engines answer differently: ${ sizeName( parts ) }`,
							limit: 0,
							note: `of ${ texts }`,
						},
						differences.length
					)
				),
				texts: found.flatMap( ( { parts, differences } ) =>
					differences
						.slice( 0, MAX_SHOWN )
						.map(
							( { text, where, one, other } ) =>
								`${ sizeName( parts ) }, "${ text }", ${ where }:\n  SQLite  ${ one }\n  MariaDB ${ other }`
						)
				),
				raw: found,
			};
		},
	},
	plans: {
		title: 'What the databases do for it',
		measure: async ( bench ) => {
			const all = [];
			for ( const place of bench.places.filter( isLargest( bench.places ) ) ) {
				const { pages, calls } = await asksOf( place, 1 );
				const paths = Object.fromEntries(
					Object.entries( { ...pages, ...calls } ).map( ( [ name, [ first ] ] ) => [ name, first ] )
				);
				const sizes = JSON.parse( await runOn( place.site, 'sizes.php', [] ) );
				for ( const [ name, judged ] of Object.entries( await plansOf( place.site, paths, sizes ) ) ) {
					all.push( { place, name, judged } );
				}
			}
			const { table, faults } = plansTable( all );
			return {
				rows: [],
				texts: [ table, ...faults, ...( bench.statements ? [ statementsTable( all ) ] : [] ) ],
				raw: all.map( ( { place, name, judged } ) => ( { place: place.label, name, judged } ) ),
			};
		},
	},
	// The last: it changes every part and back.
	meanwhile: {
		title: 'Part pages while a feed comes in',
		measure: async ( { dir, places, size } ) => {
			const rows = [];
			const raw = [];
			for ( const place of places.filter( ( one ) => one.size === MEANWHILE ) ) {
				const asked = await asksOf( place, size.paths );
				const measured = await changing( place, () =>
					measureMeanwhile( place, asked, feedsOf( dir, place.size ), size.idle )
				);
				rows.push( ...meanwhileRows( place, measured ) );
				raw.push( { place: place.label, ...measured } );
			}
			return { rows, texts: [], raw };
		},
	},
};
