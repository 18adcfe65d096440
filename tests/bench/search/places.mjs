/**
 * The sites whose search is measured: one for each engine and size, and a plain one for each engine.
 *
 * @typedef  {Object} Place
 * @property {'sqlite'|'mariadb'}                        engine
 * @property {number}                                    size   Parts that were brought.
 * @property {string}                                    label  `100k, MariaDB`.
 * @property {import('../../../bin/lib/site.mjs').Site}  site
 * @property {import('./filling.mjs').Filled}            filled
 * @property {boolean}                                   isKept Whether it was filled by an earlier run.
 */

import { existsSync } from 'node:fs';
import path from 'node:path';
import { step } from '../../../bin/lib/report.mjs';
import { makeSite } from '../sites.mjs';
import { fileOf, fill, keptOf, writeFeeds } from './filling.mjs';

export const ENGINES = { sqlite: 'SQLite', mariadb: 'MariaDB' };

/**
 * @param {number} size
 * @return {string} `10k`, `1M`; as it is where it is not round.
 */
export const sizeName = ( size ) => {
	if ( size % 1_000_000 === 0 ) {
		return `${ size / 1_000_000 }M`;
	}
	return size % 1000 === 0 ? `${ size / 1000 }k` : String( size );
};

/** @typedef {keyof typeof ENGINES} Engine */

/** @type {( engine: Engine, places: Place[] ) => Place[]} Of one engine, the smallest first. */
export const ofEngine = ( engine, places ) =>
	places.filter( ( place ) => place.engine === engine ).sort( ( a, b ) => a.size - b.size );

/** @type {( places: Place[] ) => Engine[]} */
export const enginesOf = ( places ) => [ ...new Set( places.map( ( { engine } ) => engine ) ) ];

/** @type {( dir: string, size: number ) => string} Folder of a size's feeds. */
export const feedsOf = ( dir, size ) => path.join( dir, `feeds-${ size }` );

/**
 * @param {Object}   options
 * @param {string}   options.dir
 * @param {number[]} options.sizes
 * @param {Engine[]} options.engines
 * @param {boolean}  options.reuse   Sites that were filled by the code of now are taken as they are.
 * @return {Promise<{ places: Place[], plains: Object<string, import('../../../bin/lib/site.mjs').Site>, theme: string, close: () => Promise<void> }>} Them, without a server yet.
 */
export async function makePlaces( { dir, sizes, engines, reuse } ) {
	/** @type {Place[]} */
	const places = [];
	/** @type {Record<string, import('../../../bin/lib/site.mjs').Site>} */
	const plains = {};
	/** @type {Set<string>} */
	const written = new Set();
	let theme = '';
	const close = async () => {
		const sites = [ ...Object.values( plains ), ...places.map( ( { site } ) => site ) ];
		await Promise.all( sites.map( ( site ) => site.close() ) );
	};
	try {
		for ( const engine of engines ) {
			await step( `Plain site, ${ ENGINES[ engine ] }`, async () => {
				const made = await makeSite( {
					home: path.join( dir, `plain-${ engine }` ),
					role: 'plain',
					database: engine,
					fresh: ! reuse,
				} );
				plains[ engine ] = made.site;
				theme = made.theme;
			} );
		}
		for ( const size of sizes ) {
			for ( const engine of engines ) {
				const label = `${ sizeName( size ) }, ${ ENGINES[ engine ] }`;
				await step( label, async ( note ) => {
					const home = path.join( dir, `${ engine }-${ size }` );
					const kept = reuse ? keptOf( home ) : null;
					const { site, isNew } = await makeSite( {
						home,
						role: 'ours',
						database: engine,
						fresh: kept === null,
					} );
					/** Of an earlier run; null where the site has to be filled. */
					const old = isNew ? null : kept;
					const folder = feedsOf( dir, size );
					try {
						if ( ! written.has( folder ) && ! ( old && existsSync( fileOf( folder, 'parts' ) ) ) ) {
							await writeFeeds( site, folder, size );
							written.add( folder );
						}
						const filled = old ?? ( await fill( site, folder ) );
						places.push( { engine, size, label, site, filled, isKept: old !== null } );
						const { rows, seconds } = filled.feeds.parts;
						note( `${ Math.round( rows / seconds ) } parts a second${ old ? ', by an earlier run' : '' }` );
					} catch ( fault ) {
						await site.close();
						throw fault;
					}
				} );
			}
		}
	} catch ( fault ) {
		await close();
		throw fault;
	}
	return { places, plains, theme, close };
}
