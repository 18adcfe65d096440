/**
 * `npm run bench:load` plays a mixed visit by many visitors at once on nginx with its page cache, PHP-FPM and MariaDB, and
 * prints requests a second, times, refusals and memory. docs/capacity.md says what follows.
 *
 *     --visitors 50,200,500   how many at once, one run each
 *     --seconds 180           how long each run is
 *     --parts 100000          of the catalog
 *     --cluster               on the cluster of deploy/cluster, all of it on this machine
 *     --json FILE             also writes what was measured
 */

import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { columns } from './lib/bench-table.mjs';
import { optionsGiven } from './lib/chosen.mjs';
import { command } from './lib/command.mjs';
import { writeJson } from './lib/files.mjs';
import { release, take } from './lib/lock.mjs';
import { inRoot, testSitesDir } from './lib/paths.mjs';
import { run } from './lib/process.mjs';
import { Problem, step } from './lib/report.mjs';
import { setUpSite } from './lib/setup.mjs';
import { PHP, PHP_IN_TERMINAL } from './lib/system.mjs';
import { lookAt } from '../tests/bench/catalogue.mjs';
import { openClient } from '../tests/bench/client.mjs';
import { load, processors, rowsOf } from '../tests/bench/load/load.mjs';
import { machine } from '../tests/bench/run.mjs';
import { fill, keptOf, writeFeeds } from '../tests/bench/search/filling.mjs';
import { startServers } from '../tests/bench/servers.mjs';
import { makeSite } from '../tests/bench/sites.mjs';
import { eventually, Machines } from '../tests/cluster/machines.mjs';
import { startMachines } from '../tests/cluster/start.mjs';

const ACCOUNTS = 50;

/** So that both nodes together have as many as one machine alone. */
const WORKERS_OF_A_NODE = 2;

/** What HAProxy asks web nodes for. */
const READY = '/wp-json/coleman/v1/health/ready';

/** @return {{ visitors: number[], seconds: number, parts: number, cluster: boolean, json?: string }} What the user asked for. */
function asked() {
	const values = optionsGiven( {
		visitors: { type: 'string', default: '50,200,500' },
		seconds: { type: 'string', default: '180' },
		parts: { type: 'string', default: '100000' },
		cluster: { type: 'boolean', default: false },
		json: { type: 'string' },
	} );
	const numbers = [ ...values.visitors.split( ',' ), values.seconds, values.parts ].map( Number );
	if ( numbers.some( ( number ) => ! Number.isInteger( number ) || number < 1 ) ) {
		throw new Problem( 'Numbers are whole and at least 1: --visitors 50,200 --seconds 180 --parts 100000' );
	}
	return {
		...values,
		visitors: numbers.slice( 0, -2 ),
		seconds: numbers.at( -2 ) ?? 0,
		parts: numbers.at( -1 ) ?? 0,
	};
}

/** @type {( port: number ) => Promise<{ start_date: string, return_date: string }>} Two days on which the counter is open. */
async function openDays( port ) {
	const client = openClient();
	const { body } = await client.ask( { port, path: '/wp-json/coleman/v1/rentals/1/availability' } );
	client.close();
	const open = JSON.parse( body.toString() )
		.results.slice( 7 )
		.filter( ( /** @type {{ is_open: boolean }} */ { is_open: isOpen } ) => isOpen );
	return { start_date: open[ 0 ].date, return_date: open[ 3 ].date };
}

/**
 * @typedef {Object} Place Where visitors come.
 * @property {number}                        port
 * @property {{ port: number, url: string }} site
 * @property {() => { php: number[], database: number[] }} processes Whose memory is measured.
 * @property {() => Promise<void>}           stop
 */

/**
 * @param {string}                                dir  Of the cluster; it is made anew.
 * @param {import('./lib/site.mjs').Site} site Filled, and stopped. It stays as it is.
 * @return {Promise<Place>} The same site on a cluster.
 */
async function openCluster( dir, site ) {
	rmSync( dir, { recursive: true, force: true } );
	const wordpress = path.join( dir, 'wordpress' );
	const data = path.join( dir, 'data' );
	cpSync( site.wordpress, wordpress, { recursive: true, verbatimSymlinks: true } );
	cpSync( path.join( site.dir, 'database/data' ), data, { recursive: true } );
	const machines = new Machines( dir );
	const stop = () => machines.stop();
	try {
		await machines.prepare();
		const { visitors: port } = machines.ports;
		const url = `http://127.0.0.1:${ port }`;
		await startMachines( machines, {
			dir: site.dir,
			wordpress,
			data,
			url,
			workers: WORKERS_OF_A_NODE,
			ready: READY,
			constants: { WP_ENVIRONMENT_TYPE: 'production', WP_DEBUG: false },
		} );
		const client = openClient();
		await eventually(
			() =>
				client.ask( { port, path: READY } ).then(
					( { status } ) => status === 200,
					() => false
				),
			60,
			`The cluster does not answer; ${ dir } says why.`
		);
		client.close();
		return {
			port,
			site: { port, url },
			processes: () => ( {
				php: machines.webs.flatMap( ( { servers } ) => servers?.workersOf( 'site' ) ?? [] ),
				database: machines.databases.map( ( { child } ) => child?.pid ?? 0 ),
			} ),
			stop,
		};
	} catch ( error ) {
		await stop();
		throw error;
	}
}

command( async () => {
	const options = asked();
	const dir = path.join( testSitesDir, 'bench-load' );
	if ( ! take( `${ dir }.lock` ) ) {
		throw new Problem( 'This benchmark is running already.' );
	}
	await setUpSite();
	const home = path.join( dir, `ours-${ options.parts }` );
	const isKept = keptOf( home ) !== null;
	const { site } = await step( 'Site', () => makeSite( { home, role: 'ours', fresh: ! isKept } ) );
	if ( ! isKept ) {
		await step( `${ options.parts.toLocaleString( 'en-US' ) } parts`, async () => {
			const folder = path.join( dir, `feeds-${ options.parts }` );
			await writeFeeds( site, folder, options.parts );
			await fill( site, folder );
		} );
	}
	const prepared = JSON.parse(
		await run( PHP, [ ...PHP_IN_TERMINAL, inRoot( 'tests/bench/php/load/prepare.php' ), String( ACCOUNTS ) ], {
			env: { COLEMAN_SITE: site.wordpress },
			what: 'Preparing the site',
		} )
	);
	const servers = await step( 'Web server', () => startServers( { dir, sites: { ours: site } } ) );
	/** @type {Place} */
	let place = {
		port: servers.cached,
		site,
		processes: () => ( { php: servers.workers(), database: [ site.mariadb?.pid ?? 0 ] } ),
		stop: async () => {
			await servers.stop();
			await site.close();
		},
	};
	try {
		const { pages } = await lookAt( site );
		const shop = { ...prepared, pages: Object.values( pages ), span: await openDays( site.port ) };
		if ( options.cluster ) {
			await place.stop();
			place = await step( 'Cluster', () => openCluster( path.join( dir, 'cluster' ), site ) );
		}
		const runs = [];
		for ( const visitors of options.visitors ) {
			const measured = await step( `${ visitors } visitors, ${ options.seconds } seconds`, () =>
				load( {
					site: place.site,
					port: place.port,
					shop,
					visitors,
					seconds: options.seconds,
					processes: place.processes,
				} )
			);
			const { cpu, php, database } = measured.machine;
			process.stdout.write(
				`\n${ visitors } visitors: ${ Math.round( 100 * cpu ) } % of ${ processors() } processors (with those who play the visitors), ` +
					`PHP ${ Math.round( php ) } MB, database ${ Math.round( database ) } MB\n` +
					`${ columns( [ 'act', 'requests', '1/s', 'p50 ms', 'p95', 'p99', '429, 503', 'failed' ], rowsOf( measured ) ) }\n` +
					( measured.firstFault ? `First failure: ${ measured.firstFault }\n` : '' )
			);
			runs.push( { visitors, machine: measured.machine, rows: rowsOf( measured ) } );
		}
		if ( options.json ) {
			writeJson( path.resolve( process.env.INIT_CWD ?? '.', options.json ), {
				date: new Date().toISOString().slice( 0, 10 ),
				machine: { ...machine(), ...servers.versions },
				parts: options.parts,
				seconds: options.seconds,
				isCluster: options.cluster,
				runs,
			} );
		}
	} finally {
		await place.stop();
		release( `${ dir }.lock` );
	}
} );
