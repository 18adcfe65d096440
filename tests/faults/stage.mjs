/**
 * A site under fire: WordPress on one engine behind nginx and PHP-FPM (by the files in deploy/), with a mail server
 * that is not there.
 */

import { readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { nginxServer, nginxShared } from '../../bin/lib/deploy.mjs';
import { pointAt } from '../../bin/lib/files.mjs';
import { startMariadb } from '../../bin/lib/mariadb.mjs';
import { inRoot, reportsDir } from '../../bin/lib/paths.mjs';
import { freePort } from '../../bin/lib/ports.mjs';
import { capture, run as runProgram } from '../../bin/lib/process.mjs';
import { quietStep } from '../../bin/lib/report.mjs';
import { createSite, linkCheckout } from '../../bin/lib/site.mjs';
import { PHP, PHP_IN_TERMINAL } from '../../bin/lib/system.mjs';
import { patiently, socketOf, startWebServers } from '../../bin/lib/web-servers.mjs';
import { unmountBelow } from './disks.mjs';
import { History } from './history.mjs';
import { startRedis } from './redis.mjs';
import { Visitor } from './visitor.mjs';

const TOOLS = inRoot( 'tests/faults/php' );

/** Pools of one worker each: whoever is at work in one is known, and can be killed. */
const LANES = 4;

/** More connections than MariaDB has wait until it takes them. */
const QUEUE = 100;

/** @param {number} number */
const lane = ( number ) => `lane${ number }`;

/**
 * @typedef {Awaited<ReturnType<typeof startWebServers>>} Servers
 *
 * @typedef {{ id: number, email: string, password: string, applicationPassword: string }} Account
 *
 * @typedef  {Object} Prepared What prepare.php tells of the site.
 * @property {number[]}                            parts    Those that are never sold out.
 * @property {{ owner: Account, machine: Account }} accounts
 * @property {number[]}                            machines
 * @property {{ login: string, password: string }} desk
 *
 * @typedef  {Object} Place
 * @property {'sqlite'|'mariadb'} database
 * @property {string}             dir
 * @property {number}             smtpPort Where nobody takes the mail.
 * @property {number}             redisPort Of the object cache, where there is one.
 * @property {number}             carelessPort Of an nginx that waits for slow clients, and lets PHP wait with it.
 * @property {string}             hashes   File of the passwords that were compared.
 * @property {string}             steps    File of the slow steps of an upgrade.
 * @property {string}             plugins  Folder for faults that are planted.
 */

export class Stage {
	#scenario = 0;

	/**
	 * @param {Place}                                place
	 * @param {import('../../bin/lib/site.mjs').Site} site
	 * @param {Servers}                              servers
	 * @param {number[]}                             lanes    Ports.
	 * @param {Prepared}                             prepared
	 */
	constructor(
		{ database, dir, smtpPort, redisPort, carelessPort, hashes, steps, plugins },
		site,
		servers,
		lanes,
		prepared
	) {
		this.database = database;
		this.dir = dir;
		this.smtpPort = smtpPort;
		this.redisPort = redisPort;
		this.carelessPort = carelessPort;
		this.hashes = hashes;
		this.steps = steps;
		this.plugins = plugins;
		this.site = site;
		this.mariadb = site.mariadb;
		this.port = site.port;
		this.url = site.url;
		this.servers = servers;
		this.lanes = lanes;
		this.parts = prepared.parts;
		this.accounts = prepared.accounts;
		this.machines = prepared.machines;
		this.desk = prepared.desk;
		/** Of the scenario that is being played. */
		this.history = new History( path.join( dir, 'probe.jsonl' ) );
	}

	/**
	 * @param {Object}             options
	 * @param {'sqlite'|'mariadb'} options.database
	 * @param {string}             options.dir
	 * @param {number}             options.workers Of PHP.
	 * @return {Promise<Stage>} It, ready to be played on; close() it.
	 */
	static async open( { database, dir, workers } ) {
		const place = {
			database,
			dir,
			smtpPort: await freePort(),
			redisPort: await freePort(),
			carelessPort: await freePort(),
			hashes: path.join( dir, 'hashes.jsonl' ),
			steps: path.join( dir, 'steps' ),
			plugins: '',
		};
		rmSync( place.hashes, { force: true } );
		unmountBelow( dir );
		const site = await createSite( {
			dir,
			database,
			fresh: true,
			seed: [ 'demo' ],
			constants: {
				// The tools of development, which would keep the mail, stay away.
				WP_ENVIRONMENT_TYPE: 'production',
				WP_DEBUG: false,
				COLEMAN_FAULTS_SMTP: place.smtpPort,
				COLEMAN_TEST_REDIS: place.redisPort,
				COLEMAN_FAULTS_HASHES: place.hashes,
				COLEMAN_FAULTS_STEPS: place.steps,
				// So that nobody waits a minute for the turn of one who was killed.
				COLEMAN_UPGRADE_LEASE: 5,
			},
			place: ( content ) => {
				linkCheckout( content );
				place.plugins = path.join( content, 'mu-plugins' );
				pointAt(
					path.join( TOOLS, 'mu-plugins/coleman-faults.php' ),
					path.join( place.plugins, 'coleman-faults.php' )
				);
				rmSync( path.join( content, 'object-cache.php' ), { force: true } );
				for ( const name of PLANTS ) {
					rmSync( plantIn( place.plugins, name ), { force: true } );
				}
			},
			step: quietStep,
		} );
		/** @type {Servers|undefined} */
		let servers;
		try {
			const lanes = await Promise.all( Array.from( { length: LANES }, freePort ) );
			const pools = Object.fromEntries( lanes.map( ( _, number ) => [ lane( number ), 1 ] ) );
			const ports = Object.fromEntries( lanes.map( ( port, number ) => [ lane( number ), port ] ) );
			servers = await startWebServers( {
				dir,
				pools: { site: workers, careless: 2, ...pools },
				blocks: ( home ) => [
					nginxShared( home ),
					...Object.entries( { site: site.port, ...ports } ).map( ( [ pool, port ] ) =>
						nginxServer( { root: site.wordpress, socket: socketOf( home, pool ), port, logs: home } )
					),
					nginxServer( {
						root: site.wordpress,
						socket: socketOf( home, 'careless' ),
						port: place.carelessPort,
						logs: home,
					} )
						.replace( /client_(body|header)_timeout \w+;/g, 'client_$1_timeout 600s;' )
						.replace( 'fastcgi_next_upstream off;', 'fastcgi_request_buffering off;' ),
				],
			} );
			const prepared = JSON.parse( await phpOf( site, 'prepare.php' ) );
			const stage = new Stage( place, site, servers, lanes, prepared );
			const client = stage.visitor( 'probe' );
			await patiently( async () => {
				const { status } = await client.ask( { path: '/wp-json/coleman/v1/cart' } );
				if ( status !== 200 ) {
					throw new Error( `It answers ${ status }.` );
				}
			}, `The site does not answer; ${ servers.errors } says why.` );
			return stage;
		} catch ( error ) {
			await servers?.stop();
			await site.close();
			throw error;
		}
	}

	/**
	 * @param {string}             file
	 * @param {...(string|number)} args
	 * @return {Promise<string>} What one of tests/faults/php printed.
	 */
	php( file, ...args ) {
		return phpOf( this.site, file, ...args );
	}

	/**
	 * The same, but it may be killed.
	 *
	 * @param {string}                  file
	 * @param {( pid: number ) => void} onStart
	 * @param {...string}               args
	 * @return {Promise<string>} What it printed by then.
	 */
	async phpThatMayDie( file, onStart, ...args ) {
		const { stdout } = await capture( PHP, [ ...PHP_IN_TERMINAL, path.join( TOOLS, file ), ...args ], {
			env: this.site.env,
			onStart,
		} );
		return stdout;
	}

	/**
	 * @param {string} name
	 * @param {string} [address]
	 * @return {Visitor} Somebody new.
	 */
	visitor( name, address ) {
		return new Visitor( this, name, address );
	}

	/**
	 * Begins a history of its own.
	 *
	 * @param {string} name Of the target, `R3`.
	 * @return {string} What the markers of its orders begin with.
	 */
	begin( name ) {
		this.history = new History( path.join( reportsDir, 'faults', `${ this.database }-${ name }.jsonl` ) );
		return `${ name.toLowerCase() }-${ ++this.#scenario }-`;
	}

	/**
	 * Puts a part on one shelf, and writes it down.
	 *
	 * @param {number}  part
	 * @param {number}  units
	 * @param {boolean} isLast There will be no more.
	 */
	async shelve( part, units, isLast = false ) {
		await this.php( 'shelve.php', part, units, isLast ? 'last' : 'more' );
		this.history.note( 'stock', { part, units, isLast } );
	}

	/**
	 * @param {string} prefix What the markers of the orders begin with; '' for all.
	 * @return {Promise<import('./checker.mjs').State>} What the database holds.
	 */
	async state( prefix ) {
		return { ...JSON.parse( await this.php( 'state.php', prefix ) ), hashes: readLines( this.hashes ) };
	}

	/**
	 * Kills the one worker of a lane.
	 *
	 * @param {number} number
	 * @return {() => boolean} Does it; false when it was gone already.
	 */
	killer( number ) {
		const [ pid ] = this.servers.workersOf( lane( number ) );
		return () => {
			try {
				process.kill( pid, 'SIGKILL' );
				return true;
			} catch {
				return false;
			}
		};
	}

	/** Kills MariaDB as a power cut does to the process, and starts it again on the same data. */
	async crashMariadb() {
		if ( ! this.mariadb ) {
			throw new Error( 'This site has no MariaDB.' );
		}
		const { pid, port } = this.mariadb;
		process.kill( pid, 'SIGKILL' );
		this.history.note( 'kill', { what: 'database', pid } );
		await this.mariadb.stop();
		this.mariadb = await startMariadb( { dir: path.join( this.dir, 'database' ), port } );
	}

	/**
	 * Runs work on a site with Redis as its object cache.
	 *
	 * @param {( redis: Awaited<ReturnType<typeof startRedis>> ) => Promise<void>} work
	 */
	async withRedis( work ) {
		const dropIn = path.join( this.site.wordpress, 'wp-content/object-cache.php' );
		const redis = await startRedis( this.dir, this.redisPort );
		try {
			pointAt( inRoot( 'tests/cluster/object-cache.php' ), dropIn );
			await work( redis );
		} finally {
			rmSync( dropIn, { force: true } );
			await redis.end();
		}
	}

	/** @return {Promise<string>} What `coleman doctor` prints. */
	async doctor() {
		const { output } = await capture( PHP, [ ...PHP_IN_TERMINAL, inRoot( 'bin/php/coleman.php' ), 'doctor' ], {
			env: { COLEMAN_SITE: this.site.wordpress },
		} );
		return output;
	}

	/**
	 * Lets MariaDB hang: it answers nothing, and its queue of new connections is full, as after some time with many visitors.
	 *
	 * @return {() => void} Lets it go on.
	 */
	freezeMariadb() {
		if ( ! this.mariadb ) {
			throw new Error( 'This site has no MariaDB.' );
		}
		const { pid, port } = this.mariadb;
		process.kill( pid, 'SIGSTOP' );
		this.history.note( 'hang', { isOver: false } );
		const queue = Array.from( { length: QUEUE }, () => connect( port, '127.0.0.1' ).on( 'error', () => {} ) );
		return () => {
			queue.forEach( ( socket ) => socket.destroy() );
			this.history.note( 'hang', { isOver: true } );
			process.kill( pid, 'SIGCONT' );
		};
	}

	/**
	 * Locks the table of WordPress's options, which every request reads before any plugin is there. MariaDB only.
	 *
	 * @param {number} seconds
	 * @return {() => Promise<void>} Waits until it is free again.
	 */
	lockOptions( seconds ) {
		if ( ! this.mariadb ) {
			throw new Error( 'This site has no MariaDB.' );
		}
		this.history.note( 'hang', { isOver: false } );
		const held = this.mariadb.sql( `LOCK TABLES wordpress.wp_options WRITE; DO SLEEP(${ seconds })` );
		return async () => {
			await held;
			this.history.note( 'hang', { isOver: true } );
		};
	}

	/**
	 * Runs work with a fault planted in the product.
	 *
	 * @template T
	 * @param {string}           name Of a file in tests/faults/planted/.
	 * @param {() => Promise<T>} work
	 * @return {Promise<T>} What it gave.
	 */
	async planted( name, work ) {
		const place = plantIn( this.plugins, name );
		pointAt( inRoot( 'tests/faults/planted', `${ name }.php` ), place );
		try {
			return await work();
		} finally {
			rmSync( place, { force: true } );
		}
	}

	/** @return {string[]} What PHP complained of. */
	complaints() {
		return [ this.servers.errors, path.join( this.dir, 'logs/php.log' ) ]
			.flatMap( ( file ) => readText( file ).split( '\n' ) )
			.filter( ( line ) => /\bPHP (?!Stack|\s)\w+/.test( line ) );
	}

	async close() {
		this.history.flush();
		await this.servers.stop();
		await this.mariadb?.stop();
		await this.site.close();
	}
}

/**
 * @param {string} plugins
 * @param {string} name
 * @return {string} Where a fault is planted.
 */
const plantIn = ( plugins, name ) => path.join( plugins, `coleman-planted-${ name }.php` );

/**
 * @param {import('../../bin/lib/site.mjs').Site} site
 * @param {string}                                file
 * @param {...(string|number)}                    args
 * @return {Promise<string>} What one of tests/faults/php printed.
 */
export const phpOf = ( site, file, ...args ) =>
	runProgram( PHP, [ ...PHP_IN_TERMINAL, path.join( TOOLS, file ), ...args.map( String ) ], {
		env: site.env,
		what: `php ${ file }`,
		timeout: 20 * 60_000,
	} );

/** The faults that can be planted: tests/faults/planted/. */
const PLANTS = [ 'stock', 'cart', 'rentals', 'upgrade', 'pictures', 'patience', 'halves', 'limits', 'keys' ];

/**
 * @param {string} file
 * @return {string} Its content; '' when there is none.
 */
function readText( file ) {
	try {
		return readFileSync( file, 'utf8' );
	} catch {
		return '';
	}
}

/**
 * @param {string} file
 * @return {import('./checker.mjs').Hash[]} One for each line.
 */
const readLines = ( file ) =>
	readText( file )
		.split( '\n' )
		.filter( Boolean )
		.map( ( line ) => JSON.parse( line ) );
