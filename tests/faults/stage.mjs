/**
 * A site under fire: WordPress on one engine behind nginx and PHP-FPM (by the files in deploy/), with a mail server
 * that is not there.
 */

import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pointAt } from '../../bin/lib/files.mjs';
import { startMariadb } from '../../bin/lib/mariadb.mjs';
import { inRoot, reportsDir } from '../../bin/lib/paths.mjs';
import { freePort } from '../../bin/lib/ports.mjs';
import { capture, run as runProgram } from '../../bin/lib/process.mjs';
import { Problem } from '../../bin/lib/report.mjs';
import { createSite, linkCheckout } from '../../bin/lib/site.mjs';
import { PHP, PHP_IN_TERMINAL } from '../../bin/lib/system.mjs';
import { patiently, socketOf, startWebServers } from '../../bin/lib/web-servers.mjs';
import { History } from './history.mjs';
import { Visitor } from './visitor.mjs';

const TOOLS = inRoot( 'tests/faults/php' );

/** Pools of one worker each: whoever is at work in one is known, and can be killed. */
const LANES = 4;

const lane = ( number ) => `lane${ number }`;

/**
 * @param {string}             text
 * @param {[string, string][]} changes What stands there, and what is to.
 * @return {string} The text for this machine.
 */
function adapted( text, changes ) {
	return changes.reduce( ( now, [ from, to ] ) => {
		if ( ! now.includes( from ) ) {
			throw new Problem( `deploy/nginx.conf says nothing of "${ from }" any more.` );
		}
		return now.replaceAll( from, to );
	}, text );
}

/**
 * deploy/nginx.conf, without TLS, on ports of this machine.
 *
 * @param {Object}                   options
 * @param {string}                   options.home
 * @param {string}                   options.root
 * @param {Object<string, number>}   options.ports By pool.
 * @return {string[]} Blocks of nginx's http.
 */
function nginxBlocks( { home, root, ports } ) {
	const [ shared, server ] = readFileSync( inRoot( 'deploy/nginx.conf' ), 'utf8' ).split( /(?=^server \{$)/m );
	return [
		adapted( shared, [ [ '/var/cache/nginx/coleman', `${ home }/cache` ] ] ),
		...Object.entries( ports ).map( ( [ pool, port ] ) =>
			adapted( server.replace( /^\tssl_.*\n/gm, '' ), [
				[ 'listen 443 ssl;', `listen 127.0.0.1:${ port } backlog=1024;` ],
				[ '/var/www/coleman', root ],
				[ '/run/php/coleman.sock', socketOf( home, pool ) ],
			] )
		),
	];
}

export class Stage {
	/** @type {History} Of the scenario that is being played. */
	history;

	#scenario = 0;

	/**
	 * @param {Object}             options
	 * @param {'sqlite'|'mariadb'} options.database
	 * @param {string}             options.dir
	 * @param {number}             options.workers Of PHP.
	 * @return {Promise<Stage>} It, ready to be played on; close() it.
	 */
	static async open( { database, dir, workers } ) {
		const stage = new Stage();
		Object.assign( stage, {
			database,
			dir,
			smtpPort: await freePort(),
			hashes: path.join( dir, 'hashes.jsonl' ),
			steps: path.join( dir, 'steps' ),
		} );
		rmSync( stage.hashes, { force: true } );
		stage.site = await createSite( {
			dir,
			database,
			fresh: true,
			seed: [ 'demo' ],
			constants: {
				// The tools of development, which would keep the mail, stay away.
				WP_ENVIRONMENT_TYPE: 'production',
				WP_DEBUG: false,
				COLEMAN_FAULTS_SMTP: stage.smtpPort,
				COLEMAN_FAULTS_HASHES: stage.hashes,
				COLEMAN_FAULTS_STEPS: stage.steps,
				// So that nobody waits a minute for the turn of one who was killed.
				COLEMAN_UPGRADE_LEASE: 5,
			},
			place: ( content ) => {
				linkCheckout( content );
				stage.#plugins = path.join( content, 'mu-plugins' );
				pointAt(
					path.join( TOOLS, 'mu-plugins/coleman-faults.php' ),
					path.join( stage.#plugins, 'coleman-faults.php' )
				);
				for ( const name of PLANTS ) {
					stage.#uproot( name );
				}
			},
			step: ( title, work ) => work( () => {} ),
		} );
		try {
			stage.mariadb = stage.site.mariadb;
			stage.port = stage.site.port;
			stage.url = stage.site.url;
			stage.lanes = await Promise.all( Array.from( { length: LANES }, freePort ) );
			const pools = Object.fromEntries( stage.lanes.map( ( port, number ) => [ lane( number ), 1 ] ) );
			const ports = Object.fromEntries( stage.lanes.map( ( port, number ) => [ lane( number ), port ] ) );
			stage.servers = await startWebServers( {
				dir,
				pools: { site: workers, ...pools },
				blocks: ( home ) =>
					nginxBlocks( { home, root: stage.site.wordpress, ports: { site: stage.port, ...ports } } ),
			} );
			Object.assign( stage, JSON.parse( await stage.php( 'prepare.php' ) ) );
			const client = stage.visitor( 'probe' );
			stage.history = new History( path.join( dir, 'probe.jsonl' ) );
			await patiently( async () => {
				const { status } = await client.ask( { path: '/wp-json/coleman/v1/cart' } );
				if ( status !== 200 ) {
					throw new Error( `It answers ${ status }.` );
				}
			}, `The site does not answer; ${ stage.servers.errors } says why.` );
			return stage;
		} catch ( error ) {
			await stage.close();
			throw error;
		}
	}

	#plugins = '';

	/**
	 * @param {string}    file
	 * @param {...string} args
	 * @return {Promise<string>} What one of tests/faults/php printed.
	 */
	php( file, ...args ) {
		return runProgram( PHP, [ ...PHP_IN_TERMINAL, path.join( TOOLS, file ), ...args.map( String ) ], {
			env: { COLEMAN_SITE: this.site.wordpress },
			what: `php ${ file }`,
			timeout: 20 * 60_000,
		} );
	}

	/**
	 * The same, but it may be killed, and how it ends is not looked at.
	 *
	 * @param {string}                  file
	 * @param {( pid: number ) => void} onStart
	 * @param {...string}               args
	 */
	async phpThatMayDie( file, onStart, ...args ) {
		await capture( PHP, [ ...PHP_IN_TERMINAL, path.join( TOOLS, file ), ...args ], {
			env: { COLEMAN_SITE: this.site.wordpress },
			onStart,
		} );
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
		const { pid, port } = this.mariadb;
		process.kill( pid, 'SIGKILL' );
		this.history.note( 'kill', { what: 'database', pid } );
		await this.mariadb.stop();
		this.mariadb = await startMariadb( { dir: path.join( this.dir, 'database' ), port } );
	}

	/**
	 * Runs work with a fault planted in the product.
	 *
	 * @param {'stock'|'cart'|'rentals'|'upgrade'} name
	 * @param {() => Promise<T>}         work
	 * @return {Promise<T>} What it gave.
	 * @template T
	 */
	async planted( name, work ) {
		pointAt( inRoot( 'tests/faults/planted', `${ name }.php` ), this.#plant( name ) );
		try {
			return await work();
		} finally {
			this.#uproot( name );
		}
	}

	/** @return {string[]} What PHP complained of. */
	complaints() {
		return [ this.servers.errors, path.join( this.dir, 'logs/php.log' ) ]
			.flatMap( ( file ) => readText( file ).split( '\n' ) )
			.filter( ( line ) => /\bPHP (?!Stack|\s)\w+/.test( line ) );
	}

	async close() {
		this.history?.flush();
		await this.servers?.stop();
		await this.mariadb?.stop();
		await this.site.close();
	}

	#plant( name ) {
		return path.join( this.#plugins, `coleman-planted-${ name }.php` );
	}

	#uproot( name ) {
		rmSync( this.#plant( name ), { force: true } );
	}
}

/** The faults that can be planted: tests/faults/planted/. */
const PLANTS = [ 'stock', 'cart', 'rentals', 'upgrade' ];

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
 * @return {Object[]} One for each line.
 */
const readLines = ( file ) =>
	readText( file )
		.split( '\n' )
		.filter( Boolean )
		.map( ( line ) => JSON.parse( line ) );
