/** A site is backed up and restored by the scripts that servers get: what comes back is what was there, and at which moment. */

import assert from 'node:assert/strict';
import {
	appendFileSync,
	chmodSync,
	cpSync,
	existsSync,
	lstatSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	symlinkSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { filesBelow } from '../../bin/lib/files.mjs';
import { startMariadb } from '../../bin/lib/mariadb.mjs';
import { inRoot } from '../../bin/lib/paths.mjs';
import { capture, launch, run, stop, stopAll } from '../../bin/lib/process.mjs';
import { quietStep } from '../../bin/lib/report.mjs';
import { createSite } from '../../bin/lib/site.mjs';
import { enter } from '../../bin/lib/suites.mjs';

/** @typedef {Awaited<ReturnType<typeof startMariadb>>} Server */

const sandbox = mkdtempSync( path.join( tmpdir(), 'coleman-backup-' ) );

const backups = path.join( sandbox, 'backups' );

/** Data of tests need not survive a power cut, and other suites use the disk too. */
const FAST = [ '--innodb-flush-method=nosync', '--innodb-doublewrite=0', '--skip-sync-frm' ];

const FOLDERS = [ 'wp-content/uploads', 'wp-content/coleman-pictures', 'wp-content/coleman-feeds' ];

/** @type {{ dir: string, leave: () => void }} */
let place;

/** @type {Server} */
let mariadb;

let root = '';

/** @type {NodeJS.ProcessEnv} */
let settings = {};

/** @type {Server} Its logs have the names of those of the first. */
let other;

/** @type {Server} Without a binary log. */
let plain;

/** @type {( dir: string, options: string[] ) => Promise<Server>} */
const start = ( dir, options ) => startMariadb( { dir, settings: [ ...FAST, '--binlog-format=ROW', ...options ] } );

/** @type {( one: Server ) => string} Options of the client. */
const client = ( one ) => `--no-defaults --host=127.0.0.1 --port=${ one.port } --user=root`;

/**
 * @param {string}            name  Of one of the scripts.
 * @param {string[]}          words After it.
 * @param {NodeJS.ProcessEnv} [env] Other settings.
 */
const attempt = ( name, words, env = {} ) =>
	capture( inRoot( 'deploy/single/usr/local/bin', name ), words, {
		env: { ...settings, ...env },
		timeout: 120_000,
	} );

/** @type {( name: string, words: string[], env?: NodeJS.ProcessEnv ) => Promise<string>} What a script printed that went well. */
async function script( name, words, env ) {
	const { code, output } = await attempt( name, words, env );
	assert.equal( code, 0, output );
	return output;
}

/** @type {( env?: NodeJS.ProcessEnv ) => Promise<string>} The folder of a whole backup that is made now. */
async function full( env ) {
	return ( await script( 'coleman-backup', [ 'full' ], env ) ).trim().split( '\n' ).at( -1 ) ?? '';
}

/**
 * Puts programs before the system's.
 *
 * @param {Record<string, string>} programs Lines of bash by name; `REAL` is the system's own.
 * @return {string} The PATH.
 */
function instead( programs ) {
	const folder = mkdtempSync( path.join( sandbox, 'bin-' ) );
	for ( const [ name, lines ] of Object.entries( programs ) ) {
		writeFileSync(
			path.join( folder, name ),
			`#!/bin/bash\nREAL=$(PATH=${ process.env.PATH } command -v ${ name })\n${ lines }\n`
		);
		chmodSync( path.join( folder, name ), 0o755 );
	}
	return `${ folder }:${ process.env.PATH }`;
}

/**
 * A small site with a database of its own, and its backups.
 *
 * @param {string} name
 * @param {Server} [server]
 */
async function small( name, server = mariadb ) {
	const dir = path.join( sandbox, name );
	await server.sql( `CREATE DATABASE ${ name }; CREATE TABLE ${ name }.rows (name VARCHAR(20) PRIMARY KEY)` );
	mkdirSync( path.join( dir, 'site/wp-content/uploads' ), { recursive: true } );
	writeFileSync( path.join( dir, 'site/wp-content/uploads/a.webp' ), 'a' );
	writeFileSync( path.join( dir, 'site/wp-config.php' ), "<?php // define( 'SECURE_AUTH_KEY', 'key' );" );
	return {
		server,
		dir,
		/** Settings of the scripts. */
		env: {
			SITE: path.join( dir, 'site' ),
			BACKUPS: path.join( dir, 'backups' ),
			STATUS: path.join( dir, 'status' ),
			DATABASE: name,
			MARIADB: client( server ),
		},
		/** @type {( row: string ) => Promise<string>} */
		add: ( row ) => server.sql( `INSERT INTO ${ name }.rows VALUES ('${ row }')` ),
		rows: async () =>
			( await server.sql( `SELECT name FROM ${ name }.rows ORDER BY 1` ) ).trim().replaceAll( '\n', ' ' ),
	};
}

/** @type {( folder: string ) => string[]} Names of what lies in a folder. */
const namesIn = ( folder ) => readdirSync( folder ).filter( ( name ) => ! name.startsWith( 'lock' ) );

/** @type {( backup: string ) => Record<string, string>} What a backup says of itself. */
const about = ( backup ) =>
	Object.fromEntries(
		readFileSync( path.join( backup, 'about' ), 'utf8' )
			.trim()
			.split( '\n' )
			.map( ( line ) => line.split( '=' ) )
	);

/** @return {Promise<string>} The checksum of every table. */
async function tables() {
	const names = ( await mariadb.sql( 'SHOW TABLES FROM wordpress' ) ).trim().split( '\n' );
	assert.ok( names.length > 80 );
	return mariadb.sql( `CHECKSUM TABLE ${ names.map( ( name ) => `wordpress.\`${ name }\`` ).join() }` );
}

/** @return {Record<string, string>} Every file of the site that is no program, with what is in it. */
const files = () =>
	Object.fromEntries(
		FOLDERS.filter( ( folder ) => existsSync( path.join( root, folder ) ) )
			.flatMap( ( folder ) =>
				filesBelow( path.join( root, folder ) ).map( ( file ) => path.join( root, folder, file ) )
			)
			.map( ( file ) => [ file, readFileSync( file, 'base64' ) ] )
	);

/** @type {( at: Date ) => string} As MariaDB writes it. */
const moment = ( at ) => at.toISOString().slice( 0, 19 ).replace( 'T', ' ' );

/** @type {( ms: number ) => Promise<void>} */
const pause = ( ms ) => new Promise( ( resolve ) => setTimeout( resolve, ms ) );

/** @type {( name: string ) => Promise<string>} */
const set = ( name ) =>
	mariadb.sql(
		`INSERT INTO wordpress.wp_options (option_name, option_value, autoload) VALUES ('${ name }', '1', 'off')`
	);

const marks = async () =>
	( await mariadb.sql( "SELECT option_name FROM wordpress.wp_options WHERE option_name LIKE 'mark%' ORDER BY 1" ) )
		.trim()
		.split( '\n' )
		.filter( Boolean );

before( async () => {
	place = enter( 'backup' );
	const site = await createSite( {
		dir: place.dir,
		database: 'mariadb',
		fresh: true,
		seed: [ 'demo' ],
		step: quietStep,
	} );
	await site.close();
	root = site.wordpress;
	for ( const folder of FOLDERS ) {
		mkdirSync( path.join( root, folder, '2026' ), { recursive: true } );
		writeFileSync( path.join( root, folder, '2026/a picture.webp' ), Buffer.from( [ 0, 255, 10, 13, 7 ] ) );
	}
	[ mariadb, other, plain ] = await Promise.all( [
		start( path.join( place.dir, 'database' ), [ '--log-bin=coleman-bin' ] ),
		start( path.join( sandbox, 'other' ), [ '--log-bin=coleman-bin', '--server-id=2' ] ),
		start( path.join( sandbox, 'plain' ), [] ),
	] );
	settings = {
		SITE: root,
		BACKUPS: backups,
		DATABASE: 'wordpress',
		MARIADB: client( mariadb ),
		STATUS: path.join( sandbox, 'status' ),
		PAGES: path.join( sandbox, 'pages' ),
	};
} );

after( async () => {
	await Promise.all( [ mariadb, other, plain ].map( ( one ) => one?.stop() ) );
	await stopAll();
	rmSync( sandbox, { recursive: true, force: true } );
	// What was restored has no binary log of its own: the next run begins anew.
	rmSync( path.join( place.dir, 'database' ), { recursive: true, force: true } );
	place.leave();
} );

test( 'what is restored is what was there', async ( context ) => {
	const begun = Date.now();
	const backup = await full();
	const taken = Date.now() - begun;
	const [ rows, content ] = [ await tables(), files() ];
	await mariadb.sql( 'DELETE FROM wordpress.wp_coleman_parts; DROP TABLE wordpress.wp_coleman_orders' );
	const [ picture ] = Object.keys( content );
	appendFileSync( picture, 'spoilt' );
	writeFileSync( `${ picture }.stranger`, '' );
	const back = Date.now();
	await script( 'coleman-restore', [ backup ] );
	context.diagnostic( `backup ${ taken } ms, restore ${ Date.now() - back } ms` );
	assert.equal( await tables(), rows );
	assert.deepEqual( files(), content );
	assert.deepEqual( namesIn( settings.STATUS ?? '' ), [ 'full', 'logs' ] );
} );

test( 'what came after the backup comes back by the binary log', async () => {
	const backup = await full();
	await set( 'mark-1' );
	await mariadb.sql( 'UPDATE wordpress.wp_coleman_parts SET price_cents = price_cents + 1 LIMIT 50' );
	const rows = await tables();
	await script( 'coleman-backup', [ 'binlog' ] );
	await mariadb.sql( 'TRUNCATE wordpress.wp_coleman_parts' );
	await script( 'coleman-restore', [ backup, 'all' ] );
	assert.deepEqual( await marks(), [ 'mark-1' ] );
	assert.equal( await tables(), rows );
} );

test( 'a moment comes back, and later what came after it was restored', async () => {
	const { env, add, rows } = await small( 'over_it' );
	const backup = await full( env );
	await add( 'a' );
	await pause( 2_100 );
	const between = moment( new Date() );
	await pause( 1_100 );
	await add( 'b' );
	await script( 'coleman-backup', [ 'binlog' ], env );
	await script( 'coleman-restore', [ backup, between ], env );
	assert.equal( await rows(), 'a' );
	await add( 'c' );
	// More in one statement than a packet holds.
	await mariadb.sql(
		"USE over_it; CREATE TABLE big (id INT PRIMARY KEY, words LONGTEXT); INSERT INTO over_it.big SELECT seq, REPEAT('word', 50000) FROM mysql.seq_1_to_100; UPDATE over_it.big SET words = REPEAT('text', 50000)"
	);
	await script( 'coleman-backup', [ 'binlog' ], env );
	await mariadb.sql( 'DROP TABLE over_it.rows, over_it.big' );
	await script( 'coleman-restore', [ backup, 'all' ], env );
	assert.equal( await rows(), 'a c' );
	const big = await mariadb.sql( "SELECT COUNT(*) FROM over_it.big WHERE words LIKE 'text%'" );
	assert.equal( big.trim(), '100' );
	assert.equal( ( await mariadb.sql( 'SELECT @@max_allowed_packet' ) ).trim(), '16777216' );
	await script( 'coleman-restore', [ backup ], env );
	assert.equal( await rows(), '' );
} );

test( 'what cannot be restored is refused before anything is touched', async () => {
	const { env, dir, add, rows } = await small( 'refused' );
	await add( 'a' );
	const backup = await full( env );
	await add( 'b' );
	await pause( 1_100 );
	await script( 'coleman-backup', [ 'binlog' ], env );
	const { moment: began, history, log } = about( backup );
	const logs = path.join( dir, 'backups/logs', history );
	const last = path.join( logs, readdirSync( logs ).sort().at( -1 ) ?? '' );
	const picture = path.join( env.SITE ?? '', 'wp-content/uploads/a.webp' );
	writeFileSync( picture, 'changed' );

	/** @type {( words: string[], why: RegExp, more?: NodeJS.ProcessEnv ) => Promise<void>} */
	const refused = async ( words, why, more ) => {
		const { code, output } = await attempt( 'coleman-restore', words, { ...env, ...more } );
		assert.match( output, why );
		assert.match( output, /Nothing was changed\.$/m );
		assert.equal( code, 1 );
		assert.equal( await rows(), 'a b' );
		assert.equal( readFileSync( picture, 'utf8' ), 'changed' );
	};
	const cover = /cover (\S+ \S+) to (\S+ \S+) \(UTC\)/;
	await refused( [ backup, '2020-01-01 00:00:00' ], cover );
	await refused( [ backup, moment( new Date( Date.now() + 60_000 ) ) ], cover );
	await refused( [ backup, began ], /before this backup/ );
	await refused( [ backup, 'yesterday' ], /is no moment: write it in UTC as/ );
	await refused( [ backup ], /set DATABASE=refused/, { DATABASE: 'coleman' } );
	await refused( [ backup ], /MariaDB does not answer: start it, or set MARIADB/, {
		MARIADB: '--no-defaults --host=127.0.0.1 --port=1 --user=root',
	} );
	const visitor = launch( 'mariadb', [ ...client( mariadb ).split( ' ' ), 'refused', '-e', 'SELECT SLEEP(60)' ], {
		log: path.join( dir, 'visitor.log' ),
	} );
	await pause( 300 );
	await refused( [ backup ], /in use by root@\S+: stop PHP/ );
	await stop( visitor );
	for ( const id of (
		await mariadb.sql( "SELECT id FROM information_schema.processlist WHERE db = 'refused'" )
	).match( /\d+/g ) ?? [] ) {
		await mariadb.sql( `KILL ${ id }` ).catch( () => {} );
	}

	const kept = readFileSync( last );
	writeFileSync(
		last,
		kept.map( ( byte, at ) => ( at === kept.length - 40 ? 255 - byte : byte ) )
	);
	await refused( [ backup, 'all' ], /Reading the binary logs failed/ );
	writeFileSync( last, kept );
	renameSync( path.join( logs, log ), path.join( dir, log ) );
	await refused( [ backup, 'all' ], new RegExp( `The binary log ${ log } of the history ${ history } is not in` ) );
	renameSync( path.join( dir, log ), path.join( logs, log ) );

	for ( const file of [ 'database.sql.gz', 'files.tar.gz', 'about' ] ) {
		const spoilt = path.join( dir, `spoilt-${ file }` );
		cpSync( backup, spoilt, { recursive: true } );
		appendFileSync( path.join( spoilt, file ), 'x' );
		await refused( [ spoilt ], /is spoilt/ );
	}
	assert.equal( ( await attempt( 'coleman-restore', [ dir ], env ) ).code, 2 );
	await script( 'coleman-restore', [ backup, 'all' ], env );
	assert.equal( await rows(), 'a b' );
} );

test( 'a server whose logs begin again, and another server, have histories of their own', async () => {
	const { env, dir, add, rows } = await small( 'again' );
	await mariadb.sql( 'RESET MASTER' );
	const old = await full( env );
	await add( 'a' );
	await script( 'coleman-backup', [ 'binlog' ], env );
	await pause( 1_100 );
	await mariadb.sql( 'RESET MASTER' );
	await add( 'b' );
	const told = await script( 'coleman-backup', [ 'binlog' ], env );
	assert.match( told, /a new history of binary logs begins/ );
	assert.match( told, /no whole backup belongs to the history .*Run coleman-backup full/ );
	const young = await full( env );
	await add( 'c' );
	await script( 'coleman-backup', [ 'binlog' ], env );
	assert.notEqual( about( old ).history, about( young ).history );

	// Another server with logs of the same names, into the same folder.
	const node = await small( 'again', other );
	const shared = { ...node.env, BACKUPS: env.BACKUPS };
	const theirs = await full( shared );
	await node.add( 'x' );
	await script( 'coleman-backup', [ 'binlog' ], shared );
	const logs = path.join( dir, 'backups/logs' );
	const histories = [ old, young, theirs ].map( ( backup ) => about( backup ).history );
	assert.deepEqual( namesIn( logs ).sort(), [ ...histories ].sort() );
	assert.match( about( theirs ).server, /-2$/ );
	for ( const history of histories ) {
		assert.ok( namesIn( path.join( logs, history ) ).includes( 'coleman-bin.000003' ), history );
	}

	const list = await script( 'coleman-restore', [ 'list' ], env );
	for ( const backup of [ old, young, theirs ] ) {
		const { moment: began, server } = about( backup );
		const line = `^${ backup }: ${ began } to \\S+ \\S+ \\(UTC\\), database again on ${ server }$`;
		assert.match( list, new RegExp( line, 'm' ) );
	}

	// Each backup goes on by its own logs, on any server.
	const restored = [];
	for ( const backup of [ old, young, theirs ] ) {
		const output = await script( 'coleman-restore', [ backup, 'all' ], env );
		assert.match( output, new RegExp( `database again on ${ about( backup ).server }\\.` ) );
		assert.match( output, new RegExp( `the binary logs of ${ about( backup ).history } cover` ) );
		restored.push( await rows() );
	}
	assert.deepEqual( restored, [ 'a', 'a b c', 'x' ] );

	// A balancer that sends the last question to the other node.
	const count = path.join( dir, 'count' );
	const PATH = instead( {
		mariadb: `echo >> ${ count }
[[ $(wc -l < ${ count }) -gt 3 ]] && exec "$REAL" "\${@/--port=${ mariadb.port }/--port=${ other.port }}"
exec "$REAL" "$@"`,
	} );
	const mixed = await attempt( 'coleman-backup', [ 'binlog' ], { ...env, PATH } );
	assert.equal( mixed.code, 1 );
	assert.match( mixed.output, /Two servers answered, .* not the balancer/ );
} );

test( 'a server without a binary log is backed up and restored', async () => {
	const { env, add, rows } = await small( 'without', plain );
	await add( 'a' );
	const output = await script( 'coleman-backup', [ 'full' ], env );
	assert.match( output, /writes no binary log: only the moment of this backup can be restored/ );
	const backup = output.trim().split( '\n' ).at( -1 ) ?? '';
	await add( 'b' );
	const moments = await attempt( 'coleman-restore', [ backup, 'all' ], env );
	assert.equal( moments.code, 1 );
	assert.match( moments.output, /wrote no binary log: only \S+ \S+ \(UTC\) can be restored/ );
	assert.equal( await rows(), 'a b' );
	await script( 'coleman-restore', [ backup ], env );
	assert.equal( await rows(), 'a' );
	const binlog = await attempt( 'coleman-backup', [ 'binlog' ], env );
	assert.equal( binlog.code, 1 );
	assert.match( binlog.output, /set log_bin .* or turn coleman-binlog\.timer off/ );
} );

test( 'linked folders are backed up by what is in them, without wp-config.php', async () => {
	const { env, dir } = await small( 'linked' );
	const content = path.join( env.SITE ?? '', 'wp-content' );
	const uploads = path.join( content, 'uploads' );
	const disk = path.join( dir, 'disk' );
	renameSync( uploads, disk );
	symlinkSync( disk, uploads );
	mkdirSync( path.join( dir, 'older/2020' ), { recursive: true } );
	writeFileSync( path.join( dir, 'older/2020/b "é\n.webp' ), 'b' );
	symlinkSync( path.join( dir, 'older' ), path.join( disk, 'older' ) );
	symlinkSync( '..', path.join( dir, 'older/2020/loop' ) );
	symlinkSync( 'nowhere', path.join( disk, 'broken' ) );
	const pictures = path.join( dir, 'pictures' );
	mkdirSync( pictures );
	writeFileSync( path.join( pictures, 'c.webp' ), 'c' );
	const config = path.join( env.SITE ?? '', 'wp-config.php' );
	writeFileSync( config, `<?php\ndefine( 'COLEMAN_PICTURES_DIR', '${ pictures }' );\n` );
	const untold = await attempt( 'coleman-backup', [ 'full' ], env );
	assert.equal( untold.code, 1 );
	assert.match( untold.output, /wp-config\.php has COLEMAN_PICTURES_DIR: set PICTURES/ );

	const more = { ...env, PICTURES: pictures };
	const backup = await full( more );
	const list = await run( 'tar', [ '-tzf', path.join( backup, 'files.tar.gz' ) ] );
	assert.doesNotMatch( list, /wp-config/ );
	assert.match( list, /^wp-content\/uploads\/older\/2020\/b /m );
	rmSync( path.join( dir, 'older' ), { recursive: true } );
	rmSync( config );
	for ( const folder of [ disk, pictures ] ) {
		rmSync( folder, { recursive: true } );
		mkdirSync( folder );
		writeFileSync( path.join( folder, 'stranger' ), '' );
	}
	const output = await script( 'coleman-restore', [ backup ], more );
	assert.match( output, /wp-config\.php is missing, and is in no backup: put your copy of it back/ );
	assert.ok( lstatSync( uploads ).isSymbolicLink() );
	assert.deepEqual( filesBelow( disk ).sort(), [ 'a.webp', 'older/2020/b "é\n.webp' ] );
	assert.deepEqual( filesBelow( pictures ), [ 'c.webp' ] );
	assert.equal( existsSync( path.join( content, 'coleman-pictures' ) ), false );

	// The disk is away.
	rmSync( disk, { recursive: true } );
	for ( const [ name, words ] of /** @type {const} */ ( [
		[ 'coleman-backup', [ 'full' ] ],
		[ 'coleman-restore', [ backup ] ],
	] ) ) {
		const away = await attempt( name, [ ...words ], more );
		assert.equal( away.code, 1 );
		assert.match( away.output, /uploads leads to \S+disk, which is not there: mount its disk/ );
	}
	assert.equal( namesIn( env.BACKUPS ?? '' ).length, 2 );
} );

test( 'nothing old is deleted before the new backup is whole, and never what is needed', async () => {
	const { env, dir, add } = await small( 'retention' );
	const folder = env.BACKUPS ?? '';
	const names = () => namesIn( folder ).filter( ( name ) => name !== 'logs' );
	const first = await full( env );
	const { history, log } = about( first );
	const needed = path.join( folder, 'logs', history );
	const old = path.join( folder, '20200101T000000Z' );
	renameSync( first, old );
	for ( const name of readdirSync( needed ) ) {
		utimesSync( path.join( needed, name ), 0, 0 );
	}
	const logs = readdirSync( needed );
	await add( 'a' );
	await script( 'coleman-backup', [ 'binlog' ], env );
	// Of a run that was killed.
	mkdirSync( path.join( folder, 'unfinished-20200101T000000Z' ) );
	writeFileSync( path.join( folder, 'unfinished-20200101T000000Z/database.sql.gz' ), '' );

	/** @type {[ Record<string, string>, RegExp ][]} What goes wrong, and what is said. */
	const faults = [
		[ { 'mariadb-dump': 'echo "-- half a dump"' }, /The dump is not whole/ ],
		[ { 'mariadb-dump': '"$REAL" "$@" | head -n 30; exit 3' }, /Dumping the database retention failed/ ],
		[ { 'mariadb-dump': 'echo "-- Dump completed"' }, /The database retention has no tables: set DATABASE/ ],
		[
			{ gzip: '[[ "$*" == -c ]] && { "$REAL" -c > $0.gz; head -c 300 $0.gz; exit; }; exec "$REAL" "$@"' },
			/Checking the dump failed/,
		],
		[
			{
				tar: '[[ "$*" == *-czf* ]] && { echo "tar: cannot write: No space left on device" >&2; exit 2; }; exec "$REAL" "$@"',
			},
			/The files were not archived/,
		],
		[ { sha256sum: '[[ "$1" == --quiet ]] && exit 1; exec "$REAL" "$@"' }, /Writing what the backup is failed/ ],
	];
	for ( const [ programs, why ] of faults ) {
		const { code, output } = await attempt( 'coleman-backup', [ 'full' ], { ...env, PATH: instead( programs ) } );
		assert.match( output, why );
		assert.match( output, /No older backup was touched/ );
		assert.equal( code, 1 );
		assert.deepEqual( names(), [ '20200101T000000Z' ] );
	}
	assert.deepEqual(
		logs.filter( ( name ) => ! existsSync( path.join( needed, name ) ) ),
		[]
	);

	// Long kept: the old backup and its logs stay, however old. Else they go, but for what the new one needs.
	const second = await full( { ...env, KEEP: '36500' } );
	assert.deepEqual( names(), [ '20200101T000000Z', path.basename( second ) ] );
	assert.ok( existsSync( path.join( needed, log ) ) );
	await script( 'coleman-restore', [ old, 'all' ], env );
	const third = await full( env );
	assert.deepEqual( names(), [ path.basename( second ), path.basename( third ) ] );
	assert.equal( existsSync( path.join( needed, log ) ), false );
	assert.equal( readdirSync( needed ).sort()[ 0 ], about( second ).log );
	await script( 'coleman-restore', [ second, 'all' ], env );
	const wrong = await attempt( 'coleman-backup', [ 'full' ], { ...env, KEEP: '0' } );
	assert.equal( wrong.code, 1 );
	assert.match( wrong.output, /KEEP must be a number of days/ );
	assert.equal(
		( await attempt( 'coleman-backup', [ 'ful' ], { ...env, BACKUPS: path.join( dir, 'none' ) } ) ).code,
		2
	);
} );

test( 'copies go on beside a whole backup, and nothing waits forever', async () => {
	const { env, add } = await small( 'locks' );
	const backup = await full( env );
	const logs = path.join( env.BACKUPS ?? '', 'logs', about( backup ).history );
	const copied = readdirSync( logs ).length;
	await add( 'a' );
	// A whole backup that takes its time.
	const slow = attempt( 'coleman-backup', [ 'full' ], {
		...env,
		PATH: instead( { 'mariadb-dump': 'sleep 4; exec "$REAL" "$@"' } ),
	} );
	await pause( 2_000 );
	await script( 'coleman-backup', [ 'binlog' ], env );
	assert.ok( readdirSync( logs ).length >= copied + 2 );
	const second = await attempt( 'coleman-backup', [ 'full' ], { ...env, WAIT: '0' } );
	assert.equal( second.code, 75 );
	assert.match( second.output, /another whole backup or a restore has been under way/ );
	const restore = await attempt( 'coleman-restore', [ backup ], { ...env, WAIT: '0' } );
	assert.equal( restore.code, 75 );
	assert.match( restore.output, /Nothing was changed/ );
	assert.equal( ( await slow ).code, 0, ( await slow ).output );

	const lock = launch( 'flock', [ path.join( env.BACKUPS ?? '', 'logs/lock' ), 'sleep', '60' ] );
	await pause( 300 );
	const skipped = await script( 'coleman-backup', [ 'binlog' ], { ...env, WAIT_LOGS: '1' } );
	assert.match( skipped, /skipped: another run has been copying binary logs for 1 seconds/ );
	const stuck = await attempt( 'coleman-backup', [ 'full' ], { ...env, WAIT: '1' } );
	assert.equal( stuck.code, 1 );
	assert.match( stuck.output, /Another run has been copying binary logs.*coleman-binlog/ );
	await stop( lock );
} );

test( 'caches are emptied after a restore', async () => {
	const { env, dir } = await small( 'caches' );
	const uploads = path.join( dir, 'site/wp-content/uploads' );
	const site = { ...env, SITE: root, UPLOADS: uploads, PICTURES: uploads, FEEDS: uploads };
	const backup = await full( site );
	const pages = path.join( sandbox, 'pages' );
	mkdirSync( path.join( pages, '0/1a' ), { recursive: true } );
	writeFileSync( path.join( pages, '0/1a/page' ), 'old' );
	const flushed = path.join( sandbox, 'flushed' );
	const cache = path.join( root, 'wp-content/object-cache.php' );
	const config = path.join( root, 'wp-config.php' );
	const written = readFileSync( config, 'utf8' );
	writeFileSync( config, written.replace( /127\.0\.0\.1:\d+/, `127.0.0.1:${ mariadb.port }` ) );
	// WordPress's own cache, which notes that it was emptied.
	writeFileSync(
		cache,
		readFileSync( path.join( root, 'wp-includes/cache.php' ), 'utf8' ).replace(
			'function wp_cache_flush() {',
			`function wp_cache_flush() {\n\treturn false !== file_put_contents( '${ flushed }', '1' );`
		)
	);
	try {
		await script( 'coleman-restore', [ backup ], site );
		assert.deepEqual( filesBelow( pages ), [] );
		assert.ok( existsSync( flushed ) );
		const away = await attempt( 'coleman-restore', [ backup ], {
			...site,
			PATH: instead( { php: 'exit 1' } ),
		} );
		assert.equal( away.code, 3 );
		assert.match( away.output, /the object cache was not emptied.*wp cache flush/ );
		assert.match( away.output, /^Restored/m );
	} finally {
		rmSync( cache );
		writeFileSync( config, written );
	}
} );

test( 'the scripts have no faults that ShellCheck knows', async ( context ) => {
	const { code, output } = await capture( 'shellcheck', [
		...[ 'coleman-backup', 'coleman-restore' ].map( ( name ) => inRoot( 'deploy/single/usr/local/bin', name ) ),
	] );
	if ( code === 127 ) {
		context.diagnostic( 'shellcheck is not here' );
		return;
	}
	assert.equal( output, '' );
} );
