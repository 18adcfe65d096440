import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { inRoot } from './paths.mjs';
import { alive } from './process.mjs';

/** Starts two children, one of which ends, and one that ignores a polite end; tells the ids of those that are left. */
const TOOL = `
	import { capture, launch } from ${ JSON.stringify( inRoot( 'bin/lib/process.mjs' ) ) };
	await capture( 'true', [] );
	const child = launch( 'sh', [ '-c', 'trap "" TERM; sleep 60 & echo $! ; while :; do sleep 1; done' ] );
	const gone = launch( 'true', [] );
	process.stderr.write( String( child.pid ) + '\\n' );
	setTimeout( () => {}, 60_000 );
`;

/** @type {( ms: number ) => Promise<void>} */
const pause = ( ms ) => new Promise( ( resolve ) => setTimeout( resolve, ms ) );

test( 'what a tool has started ends with it, even if the tool is killed', { timeout: 20_000 }, async () => {
	const tool = spawn( process.execPath, [ '--input-type=module', '--eval', TOOL ], {
		stdio: [ 'ignore', 'pipe', 'pipe' ],
	} );
	const [ [ grandchild ], [ child ] ] = await Promise.all( [
		once( tool.stdout.setEncoding( 'utf8' ), 'data' ),
		once( tool.stderr.setEncoding( 'utf8' ), 'data' ),
	] );
	const pids = [ Number( child ), Number( grandchild ) ];
	assert.ok( pids.every( ( pid ) => pid > 0 && alive( pid ) ) );
	tool.kill( 'SIGKILL' );
	for ( let look = 0; look < 150 && pids.some( alive ); look++ ) {
		await pause( 100 );
	}
	assert.deepEqual( pids.filter( alive ), [] );
} );

test( 'a full disk is told in a sentence, without a stack trace', { timeout: 20_000 }, async () => {
	const tool = spawn(
		process.execPath,
		[
			'--input-type=module',
			'--eval',
			`
			import { writeFileSync } from 'node:fs';
			import { command } from ${ JSON.stringify( inRoot( 'bin/lib/command.mjs' ) ) };
			await command( async () => writeFileSync( '/dev/full', 'x' ) );
		`,
		],
		{ stdio: [ 'ignore', 'ignore', 'pipe' ] }
	);
	let told = '';
	tool.stderr.setEncoding( 'utf8' ).on( 'data', ( text ) => ( told += text ) );
	assert.equal( ( await once( tool, 'close' ) )[ 0 ], 1 );
	assert.equal(
		told,
		'\nThe disk is full. Free some space, then run the command again.\nENOSPC: no space left on device, write\n'
	);
} );
