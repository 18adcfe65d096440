/**
 * Kills the machines of a cluster in turn while people order and rent and a feed is taken in, and has the run judged as the
 * faults are. docs/faults.md says what must hold.
 */

import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pointAt } from '../../bin/lib/files.mjs';
import { inRoot, reportsDir } from '../../bin/lib/paths.mjs';
import { freePort } from '../../bin/lib/ports.mjs';
import { capture, run as runProgram } from '../../bin/lib/process.mjs';
import { errorOf, Problem, quietStep } from '../../bin/lib/report.mjs';
import { failure, sum } from '../../bin/lib/runners.mjs';
import { createSite, linkCheckout } from '../../bin/lib/site.mjs';
import { PHP, PHP_IN_TERMINAL } from '../../bin/lib/system.mjs';
import { judge } from '../faults/checker.mjs';
import { History } from '../faults/history.mjs';
import { oneUnit } from '../faults/scenarios/rentals.mjs';
import { crowd, insist, newKey, pause, range, untilAnswered } from '../faults/scenarios/tools.mjs';
import { pluginBefore } from '../faults/scenarios/upgrades.mjs';
import { Stage } from '../faults/stage.mjs';
import { hangUp } from '../faults/visitor.mjs';
import { eventually, Machines } from './machines.mjs';
import { startMachines } from './start.mjs';

const KILLS = [ 'database', 'web', 'redis', 'haproxy' ];

/** Milliseconds of traffic before a machine is killed, and until it is started again. */
const BEFORE = 4_000;
const AFTER = 8_000;

/** Nobody waits so many milliseconds for HAProxy's next look at a machine. */
const NOTICED = 5_000;

/** What HAProxy asks web nodes for; a cart, where the version that the run begins with has no such call. */
const READY = '/wp-json/coleman/v1/health/ready';

const ORDERS = [ 'stock', 'acknowledged', 'once', 'whole', 'mail' ];

/** @typedef {import('../../bin/lib/runners.mjs').Result} Result */

/** @type {Result} */
const PASSED = { passed: 1, failed: 0, failures: [] };

/**
 * @param {string[]} args
 * @return {{ kills: string[], hasUpgrade: boolean, checkouts: number, rentals: number, parts: number, shoppers: number }} What was asked for.
 */
function asked( args ) {
	/** @type {import('node:util').ParseArgsConfig['options']} */
	const options = Object.fromEntries(
		[ 'kills', 'checkouts', 'rentals', 'parts', 'shoppers' ].map( ( name ) => [ name, { type: 'string' } ] )
	);
	/** @type {Record<string, unknown>} */
	let values;
	try {
		( { values } = parseArgs( { args, options: { ...options, full: { type: 'boolean' } } } ) );
	} catch ( error ) {
		throw new Problem(
			`${ errorOf( error ).message } There are --full, --kills ${ KILLS.join() }, --checkouts, --rentals, --parts and --shoppers.`
		);
	}
	const isFull = values.full === true;
	/** @type {( name: string, full: number, short: number ) => number} */
	const number = ( name, full, short ) => Number( values[ name ] ?? ( isFull ? full : short ) );
	return {
		kills: String( values.kills ?? ( isFull ? KILLS.join() : 'database' ) )
			.split( ',' )
			.filter( Boolean ),
		hasUpgrade: isFull,
		checkouts: number( 'checkouts', 200, 30 ),
		rentals: number( 'rentals', 50, 10 ),
		parts: number( 'parts', 10_000, 2_000 ),
		shoppers: number( 'shoppers', 6, 4 ),
	};
}

/**
 * Somebody who puts a part into a cart ten times a second, all the time.
 *
 * @param {Stage} stage
 * @return {{ refused: ( since: number ) => { seconds: number, count: number, statuses: string }, end: () => Promise<void> }} How long they were refused since a moment, from the first to the last time in a row.
 */
function prober( stage ) {
	/** @type {{ at: number, until: number, status: number }[]} */
	const calls = [];
	let isOver = false;
	// Apart from what is judged.
	const own = Object.assign( Object.create( Object.getPrototypeOf( stage ) ), stage, {
		history: new History( path.join( reportsDir, 'cluster/probe.jsonl' ) ),
	} );
	const work = ( async () => {
		const visitor = own.visitor( 'probe' );
		while ( ! isOver ) {
			const at = Date.now();
			const { status } = await visitor.add( stage.parts[ 2 ] );
			calls.push( { at, until: Date.now(), status } );
			await pause( 100 );
		}
	} )();
	return {
		refused( since ) {
			const bad = calls.filter( ( { at, status } ) => at >= since - 1_000 && ( status === 0 || status >= 500 ) );
			const last = bad.at( -1 );
			const next = calls.find( ( { at } ) => at > ( last?.at ?? 0 ) );
			return {
				seconds: last ? Math.round( ( ( next?.until ?? last.until ) - bad[ 0 ].at ) / 100 ) / 10 : 0,
				count: bad.length,
				statuses: [ ...new Set( bad.map( ( { status } ) => status || 'broken' ) ) ].join( ', ' ),
			};
		},
		end: () => {
			isOver = true;
			return work;
		},
	};
}

/** Goes on with a feed, on one web node after the other, until it is done. */
class Feeding {
	isDone = false;

	/** @type {number|undefined} */
	#pid;

	#isPaused = false;

	#isEnded = false;

	/**
	 * @param {Stage}    stage
	 * @param {string[]} roots
	 */
	constructor( stage, roots ) {
		this.stage = stage;
		this.roots = roots;
		this.history = new History( path.join( reportsDir, 'cluster/feed.jsonl' ) );
	}

	/**
	 * @param {string} what
	 * @param {string} [root]
	 * @return {Promise<{ code: number, stdout: string }>} What feed.php printed.
	 */
	php( what, root = this.roots[ 0 ] ) {
		return capture( PHP, [ ...PHP_IN_TERMINAL, inRoot( 'tests/faults/php/feed.php' ), what ], {
			env: { COLEMAN_SITE: root },
			timeout: 10 * 60_000,
			onStart: ( pid ) => {
				this.#pid = what === 'resume' ? pid : this.#pid;
			},
		} );
	}

	/**
	 * @param {string} what
	 * @return {Promise<any>} Its answer, once the database gives one.
	 */
	async ask( what ) {
		for ( let tries = 0; tries < 60; tries++ ) {
			const { code, stdout } = await this.php( what );
			if ( code === 0 ) {
				return JSON.parse( stdout );
			}
			await pause( 500 );
		}
		throw new Problem( `feed.php ${ what } was never answered.` );
	}

	async work() {
		for ( let turn = 0; ! this.isDone && ! this.#isEnded; turn++ ) {
			if ( ! this.#isPaused ) {
				await this.php( 'resume', this.roots[ turn % this.roots.length ] );
				const { code, stdout } = await this.php( 'look' );
				this.isDone = code === 0 && JSON.parse( stdout ).state === 'applied';
			}
			await pause( 500 );
		}
	}

	/** @param {string} what Was killed: whoever works on the feed dies too, and it is looked whether what is there agrees. */
	async blow( what ) {
		this.#isPaused = true;
		if ( this.#pid ) {
			try {
				process.kill( this.#pid, 'SIGKILL' );
			} catch {
				// It was done.
			}
		}
		this.history.note( 'kill', { what, ...( await this.ask( 'look' ) ) } );
		this.#isPaused = false;
	}

	end() {
		this.#isEnded = true;
	}
}

/**
 * @param {import('../../bin/lib/runners.mjs').Run} run
 * @param {() => { dir: string, leave: () => void }} place Gives the run a folder.
 * @return {Promise<Result>} One check for each thing that must hold.
 */
export async function playCluster( run, place ) {
	const size = asked( run.args );
	const { dir, leave } = place();
	const machines = new Machines( dir );
	try {
		await machines.prepare();
		return await play( machines, size, dir, run.say );
	} finally {
		hangUp();
		await machines.stop();
		leave();
	}
}

/**
 * @param {Machines}                   machines
 * @param {ReturnType<typeof asked>}   size
 * @param {string}                     dir
 * @param {( line: string ) => void}   say
 * @return {Promise<Result>} One check for each thing that must hold.
 */
async function play( machines, size, dir, say ) {
	const stage = await open( machines, size.hasUpgrade, dir );
	say(
		`cluster: 3 × MariaDB with Galera, 2 web nodes, HAProxy, Redis with 3 Sentinels; ${ size.shoppers } shoppers`
	);
	const [ first, second ] = machines.webs;
	const prefix = stage.begin( 'cluster' );
	const [ , part, , , , last ] = stage.parts;
	await stage.shelve( part, 100_000 );
	await stage.shelve( last, 25, true );

	/** @type {Result[]} */
	const results = [];
	/** @type {( name: string, breaches: string[] ) => void} */
	const verdict = ( name, breaches ) => {
		say( `  ${ breaches.length === 0 ? 'ok    ' : 'BROKEN' } ${ name }` );
		breaches.slice( 0, 5 ).forEach( ( text ) => say( `         ${ text }` ) );
		results.push( breaches.length === 0 ? PASSED : failure( `${ name }: ${ breaches[ 0 ] }` ) );
	};

	const feeding = new Feeding( stage, [ first.wordpress, second.wordpress ] );
	const probe = prober( stage );
	let isOver = false;
	let orders = 0;
	const shopping = crowd( range( size.shoppers ), size.shoppers, async ( number ) => {
		for ( let turn = 0; ! isOver || orders < size.checkouts; turn++ ) {
			const visitor = stage.visitor( `buyer-${ number }-${ turn }` );
			// Each fifth wants one of the last units.
			const isLast = turn % 5 === 4;
			await untilAnswered( () => visitor.add( isLast ? last : part ) );
			await insist( visitor, {
				marker: `${ prefix }${ isLast ? 'last-' : '' }${ visitor.name }`,
				key: newKey(),
			} );
			orders++;
			await pause( 50 );
		}
	} );

	/** @type {( what: string, since: number, more: string ) => void} */
	const told = ( what, since, more ) => {
		const { seconds, count, statuses } = probe.refused( since );
		say(
			`  ${ what.padEnd( 16 ) } refused for ${ seconds } s (${ count } calls${ statuses ? `: ${ statuses }` : '' }); ${ more }`
		);
	};

	if ( size.hasUpgrade ) {
		const since = Date.now();
		await pause( BEFORE );
		await upgrade( machines );
		await pause( NOTICED );
		told( 'rolling upgrade', since, 'web2 first, then the tables, then web1' );
	}

	const undisturbed = await prepareFeed( feeding, size.parts );
	const feed = feeding.work();
	for ( const [ index, what ] of size.kills.entries() ) {
		await pause( BEFORE );
		const since = Date.now();
		const comeBack = hit( machines, what );
		stage.history.note( 'kill', { what } );
		// While it is away.
		const share = Math.ceil( size.rentals / size.kills.length );
		const renting = rent( stage, Math.min( share, size.rentals - index * share ), prefix );
		const more = await comeBack();
		await feeding.blow( what );
		await renting;
		await pause( NOTICED );
		told( `${ what } killed`, since, more );
	}
	isOver = true;
	await shopping;
	await probe.end();
	await Promise.race( [ feed, pause( 180_000 ) ] );
	feeding.end();

	const outcome = await feeding.ask( 'outcome' );
	feeding.history.note( 'feed', { parts: size.parts, outcome: undisturbed.outcome } );
	const state = await stage.state( prefix );
	stage.history.flush();
	feeding.history.flush();

	const all = stage.history.events;
	const { counts, breaches } = judge( [ ...ORDERS, 'overlaps' ], all, state );
	verdict( `${ orders } checkouts: ${ described( counts ) }`, breaches );
	const certain = all.filter(
		( { op, value } ) => op !== 'checkout' || ! String( 'marker' in value ? value.marker : '' ).includes( 'last-' )
	);
	const kept = judge( [ 'finished' ], certain, state );
	verdict( `whoever kept at it has an order: ${ described( kept.counts ) }`, kept.breaches );
	const fed = judge( [ 'feed' ], feeding.history.events, { ...state, feed: outcome } );
	verdict( `a feed of ${ size.parts } parts: ${ described( fed.counts ) } blows`, fed.breaches );
	const statuses = all.filter( ( { value } ) => value.status === 500 );
	verdict(
		`no answer was 500 (of ${ all.filter( ( { type } ) => type !== 'invoke' ).length })`,
		statuses.map( ( { client, op } ) => `${ client } ${ op }` )
	);
	// Nobody writes any more: mail that waits is tried again and again.
	await Promise.all( machines.webs.map( ( web ) => web.servers?.stop() ) );
	verdict( 'the three nodes hold the same', await differences( machines ) );
	const complaints = machines.webs
		.flatMap( ( web ) => web.complaints().split( '\n' ) )
		.filter( ( line ) => /PHP (?:Fatal|Parse|Warning|Notice|Deprecated)/.test( line ) )
		// What PHP says of a server that is gone.
		.filter(
			( line ) =>
				! /mysqli|server has gone away|Lost connection|reading initial communication|Redis/i.test( line )
		);
	verdict( 'PHP complained of nothing but lost servers', complaints );
	return sum( ...results );
}

/** @type {( counts: Record<string, number> ) => string} */
const described = ( counts ) =>
	Object.entries( counts )
		.map( ( [ claim, count ] ) => `${ claim } ${ count }` )
		.join( ', ' );

/**
 * @param {Machines} machines
 * @param {boolean}  isOld    Whether it begins with the plugin as it was before the newest migration.
 * @param {string}   dir
 * @return {Promise<Stage>} The site of the cluster.
 */
async function open( machines, isOld, dir ) {
	/** @type {Record<string, string|number|boolean>} */
	const constants = {
		WP_ENVIRONMENT_TYPE: 'production',
		WP_DEBUG: false,
		COLEMAN_FAULTS_SMTP: await freePort(),
		COLEMAN_FAULTS_HASHES: path.join( dir, 'hashes.jsonl' ),
		COLEMAN_UPGRADE_LEASE: 5,
		COLEMAN_FEED_LEASE: 5,
	};
	const site = await createSite( {
		dir,
		database: 'mariadb',
		port: machines.ports.visitors,
		fresh: true,
		seed: [ 'demo' ],
		constants,
		place: ( content ) => {
			for ( const dropIn of [ 'object-cache.php', 'db.php' ] ) {
				rmSync( path.join( content, dropIn ), { force: true } );
			}
			linkCheckout( content );
			pointAt(
				inRoot( 'tests/faults/php/mu-plugins/coleman-faults.php' ),
				path.join( content, 'mu-plugins/coleman-faults.php' )
			);
			if ( isOld ) {
				pointAt(
					pluginBefore( path.join( dir, 'plugin-before' ) ),
					path.join( content, 'plugins/coleman-api' )
				);
			}
		},
		step: quietStep,
	} );
	await site.close();
	await startMachines( machines, {
		dir,
		wordpress: site.wordpress,
		data: path.join( dir, 'database/data' ),
		url: site.url,
		workers: 6,
		// The version that the run begins with may have no call of health.
		ready: '/wp-json/coleman/v1/cart',
		constants,
	} );
	/** @type {import('../faults/stage.mjs').Prepared} */
	const unknown = {
		parts: [],
		accounts: {
			owner: { id: 0, email: '', password: '', applicationPassword: '' },
			machine: { id: 0, email: '', password: '', applicationPassword: '' },
		},
		machines: [],
		desk: { login: '', password: '' },
	};
	const [ web ] = machines.webs;
	const stage = new Stage(
		{
			database: 'mariadb',
			dir,
			smtpPort: Number( constants.COLEMAN_FAULTS_SMTP ),
			hashes: String( constants.COLEMAN_FAULTS_HASHES ),
			steps: '',
			redisPort: 0,
			carelessPort: 0,
			plugins: '',
		},
		{ ...site, mariadb: null },
		/** @type {import('../faults/stage.mjs').Servers} */ ( web.servers ),
		[],
		unknown
	);
	await eventually(
		async () => ( await stage.visitor( 'first' ).ask( { path: '/wp-json/coleman/v1/cart' } ) ).status === 200,
		60,
		`The cluster does not answer; ${ dir } says why.`
	);
	if ( ( await stage.visitor( 'balancer' ).ask( { path: READY, port: web.port } ) ).status === 200 ) {
		machines.killBalancer();
		machines.startBalancer( READY );
		await pause( NOTICED );
	}
	Object.assign( stage, JSON.parse( await stage.php( 'prepare.php' ) ) );
	return stage;
}

/**
 * Kills a machine.
 *
 * @param {Machines} machines
 * @param {string}   what
 * @return {() => Promise<string>} Starts it again, and says how it came back.
 */
function hit( machines, what ) {
	if ( what === 'database' ) {
		const [ writer ] = machines.databases;
		writer.kill();
		return async () => {
			await pause( AFTER );
			const begun = Date.now();
			writer.start( machines.databases, false, await writer.recover() );
			await writer.inStep();
			return `db1 caught up by ${ writer.caughtUp() } in ${ ( ( Date.now() - begun ) / 1_000 ).toFixed( 1 ) } s`;
		};
	}
	if ( what === 'web' ) {
		const [ web ] = machines.webs;
		web.kill();
		return async () => {
			await pause( AFTER );
			await web.start();
			return 'web1 is back';
		};
	}
	if ( what === 'redis' ) {
		machines.killRedis( 1 );
		return async () => {
			const after = await eventually(
				async () => ( await machines.redisMaster() ) === machines.ports.redis2,
				30,
				'Sentinel named no other master.'
			);
			machines.startRedis( 1 );
			return `Sentinel named the other one after ${ ( after / 1_000 ).toFixed( 1 ) } s`;
		};
	}
	if ( what === 'haproxy' ) {
		const ready = machines.ready;
		machines.killBalancer();
		return async () => {
			// As systemd does.
			await pause( 100 );
			machines.startBalancer( ready );
			await pause( AFTER );
			return 'started again as systemd does';
		};
	}
	throw new Problem( `There is no machine "${ what }" to kill, but ${ KILLS.join( ', ' ) }.` );
}

/**
 * The web nodes get the newest plugin, one after the other, while the other one serves.
 *
 * @param {Machines} machines
 */
async function upgrade( machines ) {
	for ( const web of [ ...machines.webs ].reverse() ) {
		await machines.tellBalancer( `disable server web/${ web.name }` );
		await pause( 1_500 );
		await web.servers?.stop();
		pointAt( inRoot( 'plugin-coleman-api' ), path.join( web.wordpress, 'wp-content/plugins/coleman-api' ) );
		await web.start();
		await runProgram( PHP, [ ...PHP_IN_TERMINAL, inRoot( 'bin/php/coleman.php' ), 'migrate' ], {
			env: { COLEMAN_SITE: web.wordpress },
			what: 'coleman migrate',
		} );
		await machines.tellBalancer( `enable server web/${ web.name }` );
		await eventually(
			async () =>
				new RegExp( `^web,${ web.name },.*,UP,`, 'm' ).test( await machines.tellBalancer( 'show stat' ) ),
			30,
			`${ web.name } is not up again.`
		);
	}
}

/**
 * @param {Feeding} feeding
 * @param {number}  parts
 * @return {Promise<{ outcome: string }>} What comes of the feed when nobody is killed; it has begun again then.
 */
async function prepareFeed( feeding, parts ) {
	await feeding.stage.php( 'feed.php', 'write', parts );
	const undisturbed = await feeding.ask( 'undisturbed' );
	await feeding.stage.php( 'feed.php', 'begin' );
	return undisturbed;
}

/**
 * One week in which so many want one machine; until the desk is let in.
 *
 * @param {Stage}  stage
 * @param {number} renters
 * @param {string} prefix
 */
async function rent( stage, renters, prefix ) {
	for ( let tries = 0; renters > 0; tries++ ) {
		try {
			await oneUnit( stage, { renters, weeks: 1 }, prefix );
			return;
		} catch ( error ) {
			if ( tries >= 60 ) {
				throw error;
			}
			await pause( 1_000 );
		}
	}
}

/**
 * @param {Machines} machines
 * @return {Promise<string[]>} What differs between the nodes.
 */
async function differences( machines ) {
	const [ first ] = machines.databases;
	const tables = ( await first.sql( 'SHOW TABLES FROM wordpress' ) )
		.split( '\n' )
		.map( ( name ) => `wordpress.\`${ name }\`` )
		.join( ', ' );
	/** @type {string[]} */
	const sums = [];
	for ( const node of machines.databases ) {
		await node.inStep();
		sums.push( await node.sql( `CHECKSUM TABLE ${ tables }` ) );
	}
	return sums.flatMap( ( checksums, index ) => {
		if ( checksums === '' ) {
			return [ `db${ index + 1 } does not answer` ];
		}
		const lines = sums[ 0 ].split( '\n' );
		return checksums
			.split( '\n' )
			.filter( ( line ) => ! lines.includes( line ) )
			.map( ( line ) => `db${ index + 1 }: ${ line }` );
	} );
}
