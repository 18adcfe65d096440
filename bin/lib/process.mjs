/**
 * Child processes that never outlive us.
 *
 * Each child leads a process group of its own, so that stopping it stops what it
 * started (PHP's workers, npm's scripts), whichever way we end.
 */

import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { errorOf, Problem } from './report.mjs';
import { root } from './paths.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Reads `+ 12` and `- 12` of process groups that we start and that end. When its input ends we are gone, killed perhaps:
 * then the groups that are left are ended, politely and after two seconds not.
 */
const WATCHMAN = `
groups=" "
while read -r sign group; do
	case $sign in
		+) groups="$groups$group " ;;
		-) groups="\${groups%% $group *} \${groups#* $group }" ;;
	esac
done
for signal in TERM KILL; do
	for group in $groups; do kill -s $signal -- -$group 2>/dev/null && left=1; done
	[ "$left" ] || exit 0
	left=
	[ $signal = KILL ] || sleep 2
done`;

/** @type {import('node:child_process').ChildProcess|undefined} */
let watchman;

/**
 * Lets what we started be ended if we are killed with SIGKILL, which nobody can catch.
 *
 * @param {'+'|'-'} sign  Begins, ends.
 * @param {number|undefined} group
 */
function tellWatchman( sign, group ) {
	if ( ! group ) {
		return;
	}
	if ( ! watchman ) {
		watchman = spawn( 'sh', [ '-c', WATCHMAN ], { detached: true, stdio: [ 'pipe', 'ignore', 'ignore' ] } );
		watchman.on( 'error', () => {} ).unref();
		const { stdin } = watchman;
		stdin?.on( 'error', () => {} );
		// It waits for us, never we for it.
		if ( stdin && 'unref' in stdin && typeof stdin.unref === 'function' ) {
			stdin.unref();
		}
	}
	watchman.stdin?.write( `${ sign } ${ group }\n` );
}

/**
 * @param {import('node:child_process').ChildProcess} child Leader of a group.
 */
function keepTrack( child ) {
	running.add( child );
	tellWatchman( '+', child.pid );
}

/**
 * @param {import('node:child_process').ChildProcess} child Whose whole group has ended.
 */
function loseTrack( child ) {
	if ( running.delete( child ) ) {
		tellWatchman( '-', child.pid );
	}
}

/** @type {Set<() => unknown>} */
const atExit = new Set();

let ending = false;

/**
 * @param {number} pid
 * @return {boolean} Whether a process of this id lives.
 */
export function alive( pid ) {
	try {
		process.kill( pid, 0 );
		return true;
	} catch ( error ) {
		return errorOf( error ).code === 'EPERM';
	}
}

/**
 * @param {number}        pid    Leader of the group.
 * @param {NodeJS.Signals} signal
 */
function signalGroup( pid, signal ) {
	try {
		process.kill( -pid, signal );
	} catch {
		// The group is gone already.
	}
}

/**
 * Ends a child and everything it started: politely, then not.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @param {number}                                    patience Milliseconds before SIGKILL.
 */
export async function stop( child, patience = 5000 ) {
	const { pid } = child;
	if ( ! pid ) {
		return;
	}
	const gone = () => ! groupAlive( pid );
	signalGroup( pid, 'SIGTERM' );
	const until = Date.now() + patience;
	while ( ! gone() && Date.now() < until ) {
		await new Promise( ( resolve ) => setTimeout( resolve, 20 ) );
	}
	signalGroup( pid, 'SIGKILL' );
	loseTrack( child );
}

/**
 * @param {number} pid
 * @return {boolean} Whether any process of the group lives.
 */
function groupAlive( pid ) {
	try {
		process.kill( -pid, 0 );
		return true;
	} catch {
		return false;
	}
}

/** Ends every child, then runs what onExit() was given. */
export async function stopAll() {
	await Promise.all( [ ...running ].map( ( child ) => stop( child ) ) );
	for ( const work of atExit ) {
		await work();
	}
	atExit.clear();
}

/**
 * @param {() => unknown} work Done once when this process ends in an orderly way.
 */
export function onExit( work ) {
	atExit.add( work );
}

/** @return {Promise<void>} Never settles while a signal is ending us, else at once. */
export const stopping = () => ( ending ? new Promise( () => {} ) : Promise.resolve() );

/** Makes Ctrl-C, a closed terminal and `kill` end everything we started. */
export function endWithSignals() {
	/** @type {[NodeJS.Signals, number][]} */
	const signals = [
		[ 'SIGINT', 2 ],
		[ 'SIGTERM', 15 ],
		[ 'SIGHUP', 1 ],
	];
	for ( const [ signal, number ] of signals ) {
		process.on( signal, async () => {
			if ( ending ) {
				return;
			}
			ending = true;
			await stopAll();
			process.exit( signal === 'SIGINT' ? 0 : 128 + number );
		} );
	}
}

/**
 * Starts a child that goes on until it is stopped.
 *
 * @param {string}   program
 * @param {string[]} args
 * @param {Object}   [options]
 * @param {string}   [options.cwd]
 * @param {NodeJS.ProcessEnv} [options.env] Added to ours.
 * @param {string}   [options.log] File for what it prints; without it, what it prints is ours.
 * @return {import('node:child_process').ChildProcess} The child.
 */
export function launch( program, args, { cwd = root, env = {}, log } = {} ) {
	const child = spawn( program, args, {
		cwd,
		env: { ...process.env, ...env },
		detached: true,
		stdio: log ? [ 'ignore', 'pipe', 'pipe' ] : [ 'ignore', 'inherit', 'inherit' ],
	} );
	keepTrack( child );
	// A missing program is reported by 'error'; whoever waits for the child sees it end.
	child.on( 'error', () => loseTrack( child ) );
	if ( log ) {
		mkdirSync( path.dirname( log ), { recursive: true } );
		const file = createWriteStream( log, { flags: 'a' } );
		child.stdout?.pipe( file, { end: false } );
		child.stderr?.pipe( file, { end: false } );
	}
	return child;
}

/**
 * @typedef  {Object} CaptureOptions
 * @property {string}                   [cwd]
 * @property {NodeJS.ProcessEnv}        [env]     Added to ours.
 * @property {number}                   [timeout] Milliseconds; then it is stopped and counts as failed.
 * @property {( line: string ) => void} [onLine]  Gets each line as it comes.
 * @property {( pid: number ) => void}  [onStart] Told the child's process id.
 */

/**
 * Runs a child to its end.
 *
 * @param {string}         program
 * @param {string[]}       args
 * @param {CaptureOptions} [options]
 * @return {Promise<{ code: number, output: string, stdout: string, timedOut: boolean }>} How it ended; 127 when there is no such program.
 */
export function capture( program, args, options = {} ) {
	const { cwd = root, env = {}, timeout, onLine, onStart } = options;
	return new Promise( ( resolve ) => {
		const child = spawn( program, args, {
			cwd,
			env: { ...process.env, ...env },
			detached: true,
			stdio: [ 'ignore', 'pipe', 'pipe' ],
		} );
		keepTrack( child );
		if ( onStart && child.pid ) {
			onStart( child.pid );
		}
		let output = '';
		let stdout = '';
		let timedOut = false;
		let rest = '';
		/** @param {string} chunk */
		const read = ( chunk ) => {
			output += chunk;
			if ( onLine ) {
				const lines = ( rest + chunk ).split( /\r?\n/ );
				rest = lines.pop() ?? '';
				lines.forEach( onLine );
			}
		};
		child.stdout.setEncoding( 'utf8' ).on( 'data', ( chunk ) => {
			stdout += chunk;
			read( chunk );
		} );
		child.stderr.setEncoding( 'utf8' ).on( 'data', read );
		const clock =
			timeout &&
			setTimeout( () => {
				timedOut = true;
				stop( child );
			}, timeout );
		/** @param {number} code */
		const end = ( code ) => {
			clearTimeout( clock );
			if ( rest && onLine ) {
				onLine( rest );
			}
			// A child may have ended and left its own children behind.
			if ( child.pid ) {
				signalGroup( child.pid, 'SIGKILL' );
			}
			loseTrack( child );
			resolve( { code, output, stdout, timedOut } );
		};
		child.on( 'error', () => end( 127 ) );
		child.on( 'exit', ( code, signal ) => {
			// 'close' would wait for grandchildren that hold the pipes.
			setTimeout( () => end( signal || code === null ? 128 : code ), 50 );
		} );
	} );
}

/**
 * @param {string} output
 * @return {string} The lines that tell why: from the first error on, else the last ones.
 */
function telling( output ) {
	const lines = output.trim().split( '\n' );
	const error = lines.findIndex( ( line ) => /\bERROR\b|^E: |\b(Fatal|npm) error\b/.test( line ) );
	return lines.slice( ...( error < 0 ? [ -12 ] : [ error, error + 12 ] ) ).join( '\n' );
}

/**
 * Runs a child that must succeed.
 *
 * @param {string}                             program
 * @param {string[]}                           args
 * @param {CaptureOptions & { what?: string }} [options] As of capture(); `what`: what it was to do, for the sentence when it fails.
 * @return {Promise<string>} What it printed to standard output.
 */
export async function run( program, args, { what, ...options } = {} ) {
	const { code, output, stdout, timedOut } = await capture( program, args, options );
	await stopping();
	if ( code !== 0 ) {
		const excerpt = telling( output );
		let reason = `ended with code ${ code }`;
		if ( timedOut ) {
			reason = 'took too long and was stopped';
		} else if ( code === 127 && ! excerpt ) {
			reason = 'is not installed';
		}
		throw new Problem(
			`${ what || `${ program } ${ args[ 0 ] ?? '' }` } failed: ${ path.basename(
				program
			) } ${ reason }.${ excerpt ? `\n${ excerpt }` : '' }`
		);
	}
	return stdout;
}
