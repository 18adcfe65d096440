/**
 * The mutation run: changes one thing of a rule at a time and looks whether a test notices. What no test notices is
 * listed by its place: a value test is missing there, or the change is none that anybody could notice, which
 * equivalent.json then says with its reason.
 *
 * Each mutant is a copy of its file in the scratch folder of the run; the checkout is never changed. PHP's stands in for
 * the product's class by COLEMAN_MUTANT (tests/php/bootstrap.php).
 */

import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { readJson } from '../../bin/lib/files.mjs';
import { inRoot } from '../../bin/lib/paths.mjs';
import { capture } from '../../bin/lib/process.mjs';
import { Problem, quietStep } from '../../bin/lib/report.mjs';
import { failure, sum } from '../../bin/lib/runners.mjs';
import { createSite } from '../../bin/lib/site.mjs';
import { PHP, PHP_IN_TERMINAL } from '../../bin/lib/system.mjs';
import { mutantsOf, mutated } from './mutants.mjs';
import { TARGETS } from './targets.mjs';

/** Of all mutants together, without the equivalent ones. */
const MIN_KILLED_PERCENT = 85;

/** A mutant that runs in a circle is stopped after this, and has been noticed. */
const TIMEOUT_MS = 60_000;

/** @typedef {import('./mutants.mjs').Mutant} Mutant */
/** @typedef {import('./targets.mjs').Target} Target */

/** @type {{ file: string, was: string, becomes: string, line: string, reason: string }[]} */
const equivalent = readJson( inRoot( 'tests/mutation/equivalent.json' ), [] );

/**
 * @param {Target} target
 * @param {string} code
 * @param {Mutant} mutant
 * @return {boolean} Whether it is known that nobody could notice it.
 */
const isEquivalent = ( { file }, code, { was, becomes, line } ) =>
	equivalent.some(
		( known ) =>
			known.file === file &&
			known.was === was &&
			known.becomes === becomes &&
			known.line === code.split( '\n' )[ line - 1 ].trim()
	);

/**
 * @param {Target} target
 * @return {Promise<{ code: string, mutants: Mutant[] }>} PHP's text is read byte by byte, as its places count.
 */
async function read( { file } ) {
	if ( file.endsWith( '.ts' ) ) {
		const code = readFileSync( inRoot( file ), 'utf8' );
		return { code, mutants: mutantsOf( code ) };
	}
	let json = '';
	const { code: ended } = await capture( PHP, [ inRoot( 'tests/mutation/mutants.php' ), inRoot( file ) ], {
		onLine: ( line ) => ( json += line ),
	} );
	if ( ended !== 0 ) {
		throw new Problem( `The mutants of ${ file } cannot be listed: ${ json }` );
	}
	return { code: readFileSync( inRoot( file ), 'latin1' ), mutants: JSON.parse( json ) };
}

/** A place for mutants, and a site for tests that need one: made when first asked for. */
class Bench {
	#place;
	/** @type {{ site: import('../../bin/lib/site.mjs').Site, leave: () => void }|undefined} */
	#site;
	scratch = mkdtempSync( path.join( tmpdir(), 'coleman-mutants-' ) );

	/** @param {() => { dir: string, leave: () => void }} place */
	constructor( place ) {
		this.#place = place;
	}

	/**
	 * Runs PHPUnit.
	 *
	 * @param {string[]}          args
	 * @param {NodeJS.ProcessEnv} env
	 * @return {Promise<boolean>} Whether all tests passed, and there were some.
	 */
	async #passes( args, env ) {
		let isEmpty = false;
		const { code } = await capture(
			PHP,
			[
				...PHP_IN_TERMINAL,
				inRoot( 'plugin-coleman-api/vendor/bin/phpunit' ),
				'--configuration',
				inRoot( 'phpunit.xml' ),
				'--do-not-cache-result',
				'--stop-on-defect',
				...args,
			],
			{ env, timeout: TIMEOUT_MS, onLine: ( line ) => ( isEmpty ||= line.includes( 'No tests executed' ) ) }
		);
		return code === 0 && ! isEmpty;
	}

	/**
	 * @param {Target}            target
	 * @param {NodeJS.ProcessEnv} [env]
	 * @return {Promise<boolean>} Whether the tests of the target pass.
	 */
	async passes( { unit = [], integration }, env = {} ) {
		for ( const test of unit ) {
			if ( ! ( await this.#passes( [ inRoot( test ) ], env ) ) ) {
				return false;
			}
		}
		if ( ! integration ) {
			return true;
		}
		const site = await this.site();
		const passed = await this.#passes( [ '--testsuite', 'integration', '--filter', integration ], {
			...env,
			COLEMAN_SITE: site.wordpress,
			COLEMAN_SITE_DIR: site.dir,
			COLEMAN_DATABASE: 'sqlite',
			BASE_URL: site.url,
		} );
		if ( ! passed ) {
			// A test that was cut short may have left something behind.
			rmSync( path.join( site.dir, 'database' ), { recursive: true, force: true } );
			cpSync( path.join( this.scratch, 'database' ), path.join( site.dir, 'database' ), { recursive: true } );
		}
		return passed;
	}

	async site() {
		if ( ! this.#site ) {
			const { dir, leave } = this.#place();
			const site = await createSite( {
				dir,
				fresh: true,
				seed: [ 'demo' ],
				step: quietStep,
			} );
			cpSync( path.join( site.dir, 'database' ), path.join( this.scratch, 'database' ), { recursive: true } );
			this.#site = { site, leave };
		}
		return this.#site.site;
	}

	async close() {
		rmSync( this.scratch, { recursive: true, force: true } );
		await this.#site?.site.close();
		this.#site?.leave();
	}
}

/**
 * @param {Bench}    bench
 * @param {Target}   target
 * @param {string}   code
 * @param {Mutant[]} mutants
 * @return {Promise<boolean[]>} For each whether a test noticed it.
 */
async function tryPhp( bench, target, code, mutants ) {
	if ( ! ( await bench.passes( target ) ) ) {
		throw new Problem( `The tests of ${ target.file } fail without a mutant.` );
	}
	const copy = path.join( bench.scratch, 'mutant.php' );
	const name = target.file.replace( 'plugin-coleman-api/src/', '' ).replace( '.php', '' ).replaceAll( '/', '\\' );
	/** @type {boolean[]} */
	const noticed = [];
	for ( const mutant of mutants ) {
		writeFileSync( copy, mutated( code, mutant ), 'latin1' );
		noticed.push( ! ( await bench.passes( target, { COLEMAN_MUTANT: `Coleman\\Api\\${ name }=${ copy }` } ) ) );
	}
	return noticed;
}

/**
 * @param {Target}   target
 * @param {Mutant[]} mutants
 * @return {Promise<boolean[]>} For each whether a test noticed it.
 */
async function tryTypeScript( target, mutants ) {
	/** @type {boolean[]} */
	const noticed = [];
	while ( noticed.length < mutants.length ) {
		const child = spawn( process.execPath, [
			inRoot( 'tests/mutation/typescript.mjs' ),
			target.file,
			`${ noticed.length }`,
			...( target.unit ?? [] ),
		] );
		let complaint = '';
		child.stderr.on( 'data', ( text ) => ( complaint += text ) );
		const stop = () => child.kill( 'SIGKILL' );
		let timer = setTimeout( stop, TIMEOUT_MS );
		let isReady = false;
		for await ( const line of createInterface( child.stdout ) ) {
			clearTimeout( timer );
			timer = setTimeout( stop, TIMEOUT_MS );
			if ( isReady ) {
				noticed.push( line.endsWith( ' killed' ) );
			} else if ( line !== 'ready' ) {
				throw new Problem( `The tests of ${ target.file } fail without a mutant: ${ line }` );
			}
			isReady = true;
		}
		clearTimeout( timer );
		if ( ! isReady ) {
			throw new Problem( `The tests of ${ target.file } cannot be run: ${ complaint }` );
		}
		if ( noticed.length < mutants.length ) {
			// It ended the process, or never came to an end.
			noticed.push( true );
		}
	}
	return noticed;
}

/**
 * @param {string} file
 * @param {...(string|number)} cells
 */
const row = ( file, ...cells ) =>
	`${ file.padEnd( 52 ) }${ cells.map( ( cell ) => `${ cell }`.padStart( 11 ) ).join( '' ) }`;

/**
 * @param {string[]} args
 * @return {Target[]} Those that the user named by a part of their path, else all.
 */
function asked( args ) {
	const { only } = parseArgs( { args, options: { only: { type: 'string' } } } ).values;
	const wanted = TARGETS.filter(
		( { file } ) => ! only || only.split( ',' ).some( ( part ) => file.includes( part ) )
	);
	if ( wanted.length === 0 ) {
		throw new Problem( `--only ${ only } names none of: ${ TARGETS.map( ( { file } ) => file ).join( ', ' ) }` );
	}
	return wanted;
}

/**
 * @param {import('../../bin/lib/runners.mjs').Run} run
 * @param {() => { dir: string, leave: () => void }} place Gives the site a folder.
 * @return {Promise<import('../../bin/lib/runners.mjs').Result>} One check for each file and one for the share of all.
 */
export async function playMutants( run, place ) {
	const bench = new Bench( place );
	const results = [];
	const all = { tried: 0, killed: 0 };
	run.say( row( 'file', 'mutants', 'equivalent', 'killed', 'survived' ) );
	mkdirSync( bench.scratch, { recursive: true } );
	try {
		for ( const target of asked( run.args ) ) {
			if ( run.left() <= 1 ) {
				throw new Problem( `No time was left for ${ target.file }.` );
			}
			const { code, mutants } = await read( target );
			const noticed = target.file.endsWith( '.ts' )
				? await tryTypeScript( target, mutants )
				: await tryPhp( bench, target, code, mutants );
			const survivors = mutants.filter( ( _, number ) => ! noticed[ number ] );
			const unknown = survivors.filter( ( mutant ) => ! isEquivalent( target, code, mutant ) );
			const killed = mutants.length - survivors.length;
			all.killed += killed;
			all.tried += killed + unknown.length;
			run.say( row( target.file, mutants.length, survivors.length - unknown.length, killed, unknown.length ) );
			unknown.forEach( ( { mutator, line, was, becomes } ) =>
				run.say( `  ${ target.file }:${ line }: ${ mutator }: ${ brief( was ) } -> ${ brief( becomes ) }` )
			);
			results.push(
				mutants.length > 0
					? { passed: 1, failed: 0, failures: [] }
					: failure( `${ target.file } has no mutants` )
			);
		}
	} finally {
		await bench.close();
	}
	const percent = ( 100 * all.killed ) / Math.max( 1, all.tried );
	run.say( `${ all.killed } of ${ all.tried } mutants were killed: ${ percent.toFixed( 1 ) } %` );
	return sum(
		...results,
		percent >= MIN_KILLED_PERCENT
			? { passed: 1, failed: 0, failures: [] }
			: failure(
					`Only ${ percent.toFixed( 1 ) } % of the mutants were killed; ${ MIN_KILLED_PERCENT } % are asked for.`
				)
	);
}

/**
 * @param {string} text
 * @return {string} One line of it, not too long.
 */
function brief( text ) {
	const line = text.replace( /\s+/g, ' ' );
	return line.length > 60 ? `${ line.slice( 0, 57 ) }…` : line;
}
