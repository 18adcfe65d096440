/**
 * The cluster of deploy/cluster on 127.0.0.1: three nodes of MariaDB, two web nodes, HAProxy, Redis with Sentinel; each from
 * the configuration that servers get, with ports and folders of its own. Each machine can be killed and started again.
 */

import { execFileSync } from 'node:child_process';
import {
	chmodSync,
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	renameSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { adaptedFile, nginxServer, nginxShared, SINGLE } from '../../bin/lib/deploy.mjs';
import { inRoot } from '../../bin/lib/paths.mjs';
import { freePort } from '../../bin/lib/ports.mjs';
import { capture, launch, onExit, run, stop } from '../../bin/lib/process.mjs';
import { Problem } from '../../bin/lib/report.mjs';
import { ensureCluster, ensureMariadb } from '../../bin/lib/system.mjs';
import { socketOf, startWebServers } from '../../bin/lib/web-servers.mjs';

const CLUSTER = 'deploy/cluster/etc';

const isRoot = process.getuid?.() === 0;

/** @type {( ms: number ) => Promise<void>} */
const pause = ( ms ) => new Promise( ( resolve ) => setTimeout( resolve, ms ) );

/**
 * @param {() => Promise<boolean>} has
 * @param {number}                 seconds
 * @param {string}                 otherwise
 * @return {Promise<number>} Milliseconds until it was so.
 */
export async function eventually( has, seconds, otherwise ) {
	const begun = Date.now();
	while ( ! ( await has() ) ) {
		if ( Date.now() - begun > seconds * 1_000 ) {
			throw new Problem( otherwise );
		}
		await pause( 100 );
	}
	return Date.now() - begun;
}

/** @typedef {import('node:child_process').ChildProcess} Child */

/** @type {( child: Child|undefined ) => void} As a power cut ends it, and all that it started. */
function kill( child ) {
	try {
		process.kill( -( child?.pid ?? 0 ), 'SIGKILL' );
	} catch {
		// It was gone.
	}
}

/** A folder that MariaDB's own user may use: its transfer of data refuses to run as root. */
function home() {
	const folder = mkdtempSync( path.join( tmpdir(), 'coleman-cluster-' ) );
	chmodSync( folder, 0o755 );
	onExit( () => rmSync( folder, { recursive: true, force: true } ) );
	return folder;
}

/** One of three nodes of the database. */
class DatabaseNode {
	/** @type {Child|undefined} */
	child;

	/**
	 * @param {string}                                  name
	 * @param {string}                                  folder
	 * @param {{ sql: number, group: number, ist: number, sst: number, check: number }} ports
	 * @param {string}                                  program
	 */
	constructor( name, folder, ports, program ) {
		this.name = name;
		this.folder = folder;
		this.ports = ports;
		this.program = program;
		this.data = path.join( folder, 'data' );
		this.log = path.join( folder, 'mariadb.log' );
		this.socket = path.join( folder, 's' );
	}

	/**
	 * @param {DatabaseNode[]} nodes All of them.
	 * @param {boolean}        isFirst Of a new cluster.
	 * @param {string}         position In the cluster's history, as recover() gives it.
	 */
	start( nodes, isFirst = false, position = '' ) {
		const { sql, group, ist, sst } = this.ports;
		const place = path.join( this.folder, 'my.cnf' );
		const members = nodes.map( ( node ) => `127.0.0.1:${ node.ports.group }` ).join();
		writeFileSync(
			place,
			adaptedFile( path.join( SINGLE, 'mysql/mariadb.conf.d/60-coleman.cnf' ), [
				[ '/var/lib/mysql', this.data ],
				// Three nodes share this machine's memory.
				[ 'innodb_buffer_pool_size = 2G', 'innodb_buffer_pool_size = 192M' ],
				[ 'innodb_log_file_size = 512M', 'innodb_log_file_size = 64M' ],
				[ 'max_connections = 60', 'max_connections = 200' ],
			] ) +
				adaptedFile( path.join( CLUSTER, 'mysql/mariadb.conf.d/70-galera.cnf' ), [
					[ 'bind_address = 0.0.0.0', 'bind_address = 127.0.0.1' ],
					[ 'gcomm://10.0.0.21,10.0.0.22,10.0.0.23', `gcomm://${ members }` ],
					[ 'wsrep_node_name = db1', `wsrep_node_name = ${ this.name }` ],
					[ 'wsrep_node_address = 10.0.0.21', 'wsrep_node_address = 127.0.0.1' ],
					[
						'gcache.size=1G;',
						`gcache.size=128M;base_port=${ group };gmcast.listen_addr=tcp://127.0.0.1:${ group };ist.recv_addr=127.0.0.1:${ ist };`,
					],
				] ) +
				`wsrep_sst_receive_address = 127.0.0.1:${ sst }\n`
		);
		this.child = launch(
			this.program,
			[
				`--defaults-file=${ place }`,
				`--datadir=${ this.data }`,
				`--port=${ sql }`,
				`--socket=${ this.socket }`,
				`--pid-file=${ path.join( this.folder, 'pid' ) }`,
				...( isRoot ? [ '--user=mysql' ] : [] ),
				...( isFirst ? [ '--wsrep-new-cluster' ] : [] ),
				...( position ? [ `--wsrep-start-position=${ position }` ] : [] ),
			],
			{ log: this.log }
		);
	}

	/** @return {Promise<string>} How far a killed node had come; MariaDB's service asks for it before each start. */
	async recover() {
		const { output } = await capture(
			this.program,
			[
				`--defaults-file=${ path.join( this.folder, 'my.cnf' ) }`,
				`--datadir=${ this.data }`,
				`--socket=${ this.socket }.recovery`,
				`--pid-file=${ path.join( this.folder, 'recovery' ) }`,
				...( isRoot ? [ '--user=mysql' ] : [] ),
				'--wsrep-recover',
			],
			{ timeout: 60_000 }
		);
		return output.match( /Recovered position: *([0-9a-f-]+:\d+)/ )?.[ 1 ] ?? '';
	}

	kill() {
		kill( this.child );
	}

	/**
	 * @param {string} text
	 * @return {Promise<string>} The answer; '' when there is none.
	 */
	async sql( text ) {
		const { code, stdout } = await capture(
			'mariadb',
			[ '--no-defaults', `--socket=${ this.socket }`, '-uroot', '-N', '-e', text ],
			{ timeout: 60_000 }
		);
		return code === 0 ? stdout.trim() : '';
	}

	/** @return {Promise<number>} Milliseconds until it is in step with the others. */
	inStep() {
		return eventually(
			async () => ( await this.sql( "SHOW STATUS LIKE 'wsrep_local_state_comment'" ) ).endsWith( 'Synced' ),
			120,
			`${ this.name } is not in step; ${ this.log } says why.`
		);
	}

	/** @return {'IST'|'SST'} How it caught up the last time. */
	caughtUp() {
		const last = readFileSync( this.log, 'utf8' ).split( 'starting as process' ).at( -1 ) ?? '';
		return last.includes( 'rsync IST completed' ) ? 'IST' : 'SST';
	}
}

/** @typedef {Awaited<ReturnType<typeof startWebServers>>} Servers */

/** One of two web nodes: nginx, and PHP behind it. */
class WebNode {
	/** @type {Servers|undefined} */
	servers;

	/**
	 * @param {string} name
	 * @param {string} dir
	 * @param {string} wordpress
	 * @param {number} port
	 * @param {number} workers
	 */
	constructor( name, dir, wordpress, port, workers ) {
		this.name = name;
		this.dir = dir;
		this.wordpress = wordpress;
		this.port = port;
		this.workers = workers;
		rmSync( dir, { recursive: true, force: true } );
		mkdirSync( dir, { recursive: true } );
	}

	async start() {
		// What PHP complains of is kept over a restart.
		const before = this.complaints();
		this.servers = await startWebServers( {
			dir: this.dir,
			pools: { site: this.workers },
			blocks: ( folder ) => [
				nginxShared( folder ),
				nginxServer( {
					root: this.wordpress,
					socket: socketOf( folder, 'site' ),
					port: this.port,
					logs: folder,
				} ),
			],
		} );
		writeFileSync( path.join( this.dir, 'complaints.log' ), before );
	}

	kill() {
		for ( const pid of [ this.servers?.fpm, this.servers?.nginx ] ) {
			try {
				process.kill( -( pid ?? 0 ), 'SIGKILL' );
			} catch {
				// It was gone.
			}
		}
	}

	/** @return {string} Lines of PHP. */
	complaints() {
		return [ 'php.log', 'complaints.log' ]
			.map( ( name ) => path.join( this.dir, name ) )
			.map( ( file ) => ( existsSync( file ) ? readFileSync( file, 'utf8' ) : '' ) )
			.join( '' );
	}
}

export class Machines {
	/** @type {Child[]} */
	checks = [];

	/** @type {Child|undefined} */
	balancer;

	/** @type {Child[]} */
	redis = [];

	/** @type {Child[]} */
	sentinels = [];

	/** @type {DatabaseNode[]} */
	databases = [];

	/** @type {WebNode[]} */
	webs = [];

	/**
	 * @param {string} dir Of the run: what is looked at afterwards.
	 */
	constructor( dir ) {
		this.dir = dir;
		this.home = home();
		/** @type {Record<string, number>} */
		this.ports = {};
		/** What HAProxy asks web nodes for. */
		this.ready = '';
	}

	/** Ports and programs. */
	async prepare() {
		this.programs = { ...( await ensureCluster() ), mariadb: await ensureMariadb() };
		for ( const name of [
			'visitors',
			'database',
			'others',
			'redis1',
			'redis2',
			'sentinel1',
			'sentinel2',
			'sentinel3',
			'web1',
			'web2',
		] ) {
			this.ports[ name ] = await freePort();
		}
		for ( const number of [ 1, 2, 3 ] ) {
			const ports = {
				sql: await freePort(),
				group: await freePort(),
				ist: await freePort(),
				sst: await freePort(),
				check: await freePort(),
			};
			const folder = path.join( this.home, `db${ number }` );
			mkdirSync( folder, { recursive: true } );
			this.databases.push( new DatabaseNode( `db${ number }`, folder, ports, this.programs.mariadb ) );
		}
	}

	/**
	 * Three nodes, of which the first begins with this data.
	 *
	 * @param {string} data Of a server that was stopped.
	 */
	async startDatabases( data ) {
		const [ first, ...others ] = this.databases;
		renameOrCopy( data, first.data );
		if ( isRoot ) {
			execFileSync( 'chown', [ '-R', 'mysql:mysql', this.home ] );
		}
		first.start( this.databases, true );
		await first.inStep();
		for ( const node of others ) {
			mkdirSync( node.data );
			if ( isRoot ) {
				execFileSync( 'chown', [ '-R', 'mysql:mysql', node.folder ] );
			}
			node.start( this.databases );
			await node.inStep();
		}
		for ( const node of this.databases ) {
			this.checks.push(
				launch(
					'socat',
					[
						`TCP-LISTEN:${ node.ports.check },bind=127.0.0.1,reuseaddr,fork`,
						`EXEC:${ inRoot( 'deploy/cluster/usr/local/bin/coleman-galera-check' ) }`,
					],
					{
						env: { OPTIONS: `--no-defaults --socket=${ node.socket } -uroot` },
						log: path.join( this.home, 'check.log' ),
					}
				)
			);
		}
	}

	startRedis( number = 0 ) {
		for ( const at of number ? [ number ] : [ 1, 2 ] ) {
			const place = path.join( this.home, `redis${ at }.conf` );
			const text = adaptedFile( path.join( CLUSTER, 'redis/redis-coleman.conf' ), [
				[ 'bind 0.0.0.0', 'bind 127.0.0.1' ],
				// The test's own drop-in knows none.
				[ 'requirepass REDIS_PASSWORD\nmasterauth REDIS_PASSWORD\n', '' ],
				[ 'port 6380', `port ${ this.ports[ `redis${ at }` ] }` ],
				[ '/var/lib/redis', this.home ],
				[ '/run/redis-coleman/redis-server.pid', `${ this.home }/redis${ at }.pid` ],
				[ '/var/log/redis/redis-coleman.log', `${ this.home }/redis${ at }.log` ],
			] );
			// Who comes back follows; Sentinel corrects the rest.
			const follows =
				at === 2 || number ? `replicaof 127.0.0.1 ${ this.ports[ at === 2 ? 'redis1' : 'redis2' ] }\n` : '';
			writeFileSync( place, text + follows );
			this.redis[ at ] = launch( this.programs?.redis ?? '', [ place ], {
				log: path.join( this.home, 'redis.log' ),
			} );
		}
		for ( const at of number ? [] : [ 1, 2, 3 ] ) {
			const place = path.join( this.home, `sentinel${ at }.conf` );
			const text = adaptedFile( path.join( CLUSTER, 'redis/sentinel-coleman.conf' ), [
				[ 'bind 0.0.0.0', 'bind 127.0.0.1' ],
				[ 'port 26380', `port ${ this.ports[ `sentinel${ at }` ] }` ],
				[ 'dir /tmp', `dir ${ this.home }` ],
				[ '10.0.0.31 6380', `127.0.0.1 ${ this.ports.redis1 }` ],
				[ 'sentinel auth-pass coleman REDIS_PASSWORD\n', '' ],
			] );
			writeFileSync( place, text );
			this.sentinels.push(
				launch( this.programs?.sentinel ?? '', [ place ], { log: path.join( this.home, 'redis.log' ) } )
			);
		}
	}

	/** @return {string} For the drop-in. */
	get sentinelPorts() {
		return [ 1, 2, 3 ].map( ( at ) => this.ports[ `sentinel${ at }` ] ).join();
	}

	/** @return {Promise<number>} The port of the Redis that Sentinel names; 0 while it names none. */
	async redisMaster() {
		const { stdout } = await capture( 'redis-cli', [
			'-p',
			String( this.ports.sentinel2 ),
			'SENTINEL',
			'get-master-addr-by-name',
			'coleman',
		] );
		return Number( stdout.trim().split( '\n' ).at( -1 ) ) || 0;
	}

	/**
	 * @param {string} ready The call that says whether a web node is.
	 */
	startBalancer( ready ) {
		this.ready = ready;
		const place = path.join( this.home, 'haproxy.cfg' );
		const file = path.join( CLUSTER, 'haproxy/haproxy.cfg' );
		const text = adaptedFile( file, [
			[ '\tbind :443 ssl crt /etc/ssl/coleman/site.pem alpn h2,http/1.1\n', '' ],
			[ '\thttp-request redirect scheme https code 301 unless { ssl_fc } or is_challenge\n', '' ],
			// Nobody comes by TLS here, and an Origin without it would be another site's.
			[ 'X-Forwarded-Proto https', 'X-Forwarded-Proto http' ],
			[ '/run/haproxy/admin.sock', this.socket ],
			[ 'bind :80', `bind 127.0.0.1:${ this.ports.visitors }` ],
			[ '127.0.0.1:3306', `127.0.0.1:${ this.ports.database }` ],
			[ '127.0.0.1:3307', `127.0.0.1:${ this.ports.others }` ],
			[ '/wp-json/coleman/v1/health/ready', ready ],
			[ 'hdr Host www.coleman.example', `hdr Host 127.0.0.1:${ this.ports.visitors }` ],
			[ '10.0.0.11:80', `127.0.0.1:${ this.ports.web1 }` ],
			[ '10.0.0.12:80', `127.0.0.1:${ this.ports.web2 }` ],
			[ ' port 9200', '' ],
			...this.databases.map(
				( { name, ports }, index ) =>
					/** @type {[string, string]} */ ( [
						`${ name } 10.0.0.2${ index + 1 }:3306 check`,
						`${ name } 127.0.0.1:${ ports.sql } check port ${ ports.check }`,
					] )
			),
		] );
		writeFileSync( place, text );
		this.balancer = launch( this.programs?.haproxy ?? '', [ '-f', place, '-db' ], {
			log: path.join( this.home, 'haproxy.log' ),
		} );
	}

	get socket() {
		return path.join( this.home, 'admin.sock' );
	}

	/**
	 * @param {string} words For HAProxy.
	 * @return {Promise<string>} Its answer.
	 */
	tellBalancer( words ) {
		return run( 'bash', [ '-c', `echo '${ words }' | socat stdio ${ this.socket }` ], { what: words } );
	}

	/**
	 * A second WordPress folder with the first one's files, and its uploads shared.
	 *
	 * @param {string} first
	 * @param {number} workers
	 * @param {( node: string ) => string} config wp-config.php of a node.
	 */
	makeWebNodes( first, workers, config ) {
		const second = path.join( this.dir, 'web2-wordpress' );
		rmSync( second, { recursive: true, force: true } );
		for ( const shared of [ 'uploads', 'coleman-pictures', 'coleman-feeds' ] ) {
			mkdirSync( path.join( first, 'wp-content', shared ), { recursive: true } );
		}
		cpSync( first, second, { recursive: true, verbatimSymlinks: true } );
		for ( const shared of [ 'uploads', 'coleman-pictures', 'coleman-feeds' ] ) {
			rmSync( path.join( second, 'wp-content', shared ), { recursive: true, force: true } );
			symlinkSync( path.join( first, 'wp-content', shared ), path.join( second, 'wp-content', shared ) );
		}
		for ( const [ name, wordpress ] of [
			[ 'web1', first ],
			[ 'web2', second ],
		] ) {
			writeFileSync( path.join( wordpress, 'wp-config.php' ), config( name ) );
			this.webs.push( new WebNode( name, path.join( this.dir, name ), wordpress, this.ports[ name ], workers ) );
		}
	}

	killBalancer() {
		kill( this.balancer );
	}

	/** @param {number} at */
	killRedis( at ) {
		kill( this.redis[ at ] );
	}

	async stop() {
		await Promise.all( this.webs.map( ( web ) => web.servers?.stop() ) );
		await Promise.all(
			[ this.balancer, ...this.redis, ...this.sentinels, ...this.checks ].map(
				( child ) => child && stop( child )
			)
		);
		await Promise.all( this.databases.map( ( { child } ) => child && stop( child, 20_000 ) ) );
		for ( const node of this.databases ) {
			if ( existsSync( node.log ) ) {
				cpSync( node.log, path.join( this.dir, `${ node.name }.log` ) );
			}
		}
		rmSync( this.home, { recursive: true, force: true } );
	}
}

/**
 * @param {string} from
 * @param {string} to
 */
function renameOrCopy( from, to ) {
	try {
		renameSync( from, to );
	} catch {
		cpSync( from, to, { recursive: true } );
	}
}
