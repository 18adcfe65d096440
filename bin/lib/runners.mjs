/**
 * The test runners, each run and counted from its own report.
 *
 * Every one gives a Result. A runner that fails without a failed test to show for it
 * counts as one failure, so that nothing broken looks green.
 *
 * @typedef  {Object} Result
 * @property {number}   passed
 * @property {number}   failed
 * @property {string[]} failures What failed: its name, and in further lines what was said of it.
 * @property {string[]} [second] What passed, but only when it was tried again.
 *
 * @typedef  {Object} Run
 * @property {( line: string ) => void} say     Gets the runner's output.
 * @property {() => number}             left    Milliseconds the suite still has.
 * @property {string[]}                 args    Given by the user for the runner.
 * @property {Object<string, string>}   [env]
 *
 * @typedef {{ status: string, fullName: string, failureMessages?: string[] }} JestTest
 *
 * @typedef {{ name: string, status: string, message: string, assertionResults: JestTest[] }} JestFile
 *
 * @typedef {{ projectName: string, status: string, results: { errors: { message?: string }[] }[] }} PlaywrightTest
 *
 * @typedef {{ title: string, specs?: { title: string, tests: PlaywrightTest[] }[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 */

import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inRoot, reportsDir } from './paths.mjs';
import { filesBelow, readJson } from './files.mjs';
import { capture } from './process.mjs';
import { PHP, PHP_IN_TERMINAL } from './system.mjs';

/**
 * @param {...Result} results
 * @return {Result} Their sum.
 */
export const sum = ( ...results ) => ( {
	passed: results.reduce( ( all, { passed } ) => all + passed, 0 ),
	failed: results.reduce( ( all, { failed } ) => all + failed, 0 ),
	failures: results.flatMap( ( { failures } ) => failures ),
	second: results.flatMap( ( { second } ) => second ?? [] ),
} );

/** So many lines of what a failed test said stand in the summary; all of it stands where the test ran. */
const MAX_LINES = 8;

/**
 * @param {string} said
 * @return {string[]} The first lines of what was said, without colors.
 */
function shortened( said = '' ) {
	const plain = said.replace( /\u001b\[\d*(;\d+)*m/g, '' );
	const lines = plain.split( '\n' ).filter( ( line ) => line.trim() !== '' );
	return lines.slice( 0, MAX_LINES ).map( ( line ) => `    ${ line.slice( 0, 300 ) }` );
}

/**
 * @param {string} name
 * @param {string} [said]
 * @return {string} The name, and the first lines of what was said.
 */
const told = ( name, said ) => [ name, ...shortened( said ) ].join( '\n' );

/**
 * @param {string} name
 * @return {string} A path for a report; no old one is there.
 */
function reportFile( name ) {
	const file = path.join( reportsDir, name );
	mkdirSync( reportsDir, { recursive: true } );
	rmSync( file, { force: true } );
	return file;
}

/**
 * @param {string}                               name
 * @param {Result|null}                          result What the report said; null when there was none.
 * @param {{ code: number, timedOut: boolean }} ended
 * @return {Result} The result, and a failure for an ending that it does not explain.
 */
function judged( name, result, { code, timedOut } ) {
	const known = result ?? { passed: 0, failed: 0, failures: [] };
	if ( timedOut ) {
		return sum( known, failure( `${ name } ran out of time` ) );
	}
	if ( code !== 0 && known.failed === 0 ) {
		return sum( known, failure( `${ name } ended with code ${ code }` ) );
	}
	return known;
}

/**
 * @param {string} text
 * @return {Result} One failure.
 */
export const failure = ( text ) => ( {
	passed: 0,
	failed: 1,
	failures: [ text ],
} );

/**
 * Runs a program whose success is one check.
 *
 * @param {string}   name
 * @param {string}   program
 * @param {string[]} args
 * @param {Run}      run
 * @return {Promise<Result>} One passed or one failed.
 */
export async function check( name, program, args, { say, left, env } ) {
	say( `• ${ name }` );
	const ended = await capture( program, args, {
		env,
		timeout: left(),
		onLine: say,
	} );
	return judged( name, ended.code === 0 ? { passed: 1, failed: 0, failures: [] } : null, ended );
}

/**
 * @param {string} name   Of the report.
 * @param {string} config Jest's configuration.
 * @param {Run}    run
 * @return {Promise<Result>} Jest's count.
 */
export async function jest( name, config, { say, left, args, env } ) {
	const file = reportFile( `${ name }.json` );
	const ended = await capture(
		inRoot( 'node_modules/.bin/wp-scripts' ),
		[ 'test-unit-jest', '--config', config, '--json', `--outputFile=${ file }`, ...args ],
		{
			env: { ...env, CI: 'true' },
			timeout: left(),
			// With --json the report is on standard output too: one line that nobody reads.
			onLine: ( line ) => line.startsWith( '{"num' ) || say( line ),
		}
	);
	return judged( `jest (${ name })`, readJest( file ), ended );
}

/**
 * @param {string} file
 * @return {Result|null} What Jest reported.
 */
function readJest( file ) {
	const report = readJson( file, /** @type {{ testResults: JestFile[] } | null} */ ( null ) );
	if ( ! report ) {
		return null;
	}
	const tests = report.testResults.flatMap( ( suite ) =>
		suite.assertionResults.map( ( test ) => ( {
			status: test.status,
			name: `${ path.relative( inRoot(), suite.name ) }: ${ test.fullName }`,
			said: test.failureMessages?.[ 0 ],
		} ) )
	);
	const failed = tests.filter( ( { status } ) => status === 'failed' );
	// A file that cannot even be read has no assertions to count.
	const broken = report.testResults.filter(
		( suite ) => suite.status === 'failed' && ! suite.assertionResults.some( ( { status } ) => status === 'failed' )
	);
	return {
		passed: tests.filter( ( { status } ) => status === 'passed' ).length,
		failed: failed.length + broken.length,
		failures: [
			...failed.map( ( { name, said } ) => told( name, said ) ),
			...broken.map( ( suite ) =>
				told( `${ path.relative( inRoot(), suite.name ) }: cannot be run`, suite.message )
			),
		],
	};
}

/**
 * @param {string} name  Of the report.
 * @param {string} suite Name in phpunit.xml.
 * @param {Run}    run
 * @return {Promise<Result>} PHPUnit's count.
 */
export async function phpunit( name, suite, { say, left, args, env } ) {
	const file = reportFile( `${ name }.xml` );
	const ended = await capture(
		PHP,
		[
			...PHP_IN_TERMINAL,
			// A run of minutes gains more by compiled code than compiling it takes.
			...[ '-d', 'opcache.enable_cli=1' ],
			inRoot( 'plugin-coleman-api/vendor/bin/phpunit' ),
			'--configuration',
			inRoot( 'phpunit.xml' ),
			'--testsuite',
			suite,
			'--log-junit',
			file,
			...args,
		],
		{ env, timeout: left(), onLine: say }
	);
	return judged( `PHPUnit (${ name })`, readJunit( file ), ended );
}

/** @type {Record<string, string>} */
const ENTITIES = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/** @type {( whole: string, code: string|undefined, name: string|undefined ) => string} */
const entity = ( whole, code, name ) =>
	code ? String.fromCodePoint( Number( code ) ) : ( ENTITIES[ name ?? '' ] ?? whole );

/**
 * @param {string} file
 * @return {Result|null} What PHPUnit reported.
 */
function readJunit( file ) {
	let xml;
	try {
		xml = readFileSync( file, 'utf8' );
	} catch {
		return null;
	}
	let passed = 0;
	/** @type {string[]} */
	const failures = [];
	for ( const [ , attributes, body = '' ] of xml.matchAll( /<testcase ([^>]*?)(?:\/>|>(.*?)<\/testcase>)/gs ) ) {
		/** @param {string} key */
		const of = ( key ) => attributes.match( new RegExp( `\\b${ key }="([^"]*)"` ) )?.[ 1 ];
		if ( /<(failure|error|warning)\b/.test( body ) ) {
			const said = body.replace( /<[^>]*>/g, '' ).replace( /&#(\d+);|&(\w+);/g, entity );
			failures.push( told( `${ of( 'class' ) }::${ of( 'name' ) }`, said ) );
		} else if ( ! /<skipped\b/.test( body ) ) {
			passed++;
		}
	}
	return { passed, failed: failures.length, failures };
}

/**
 * @param {string} name   Of the report.
 * @param {string} config Playwright's configuration.
 * @param {Run}    run
 * @return {Promise<Result>} Playwright's count.
 */
export async function playwright( name, config, { say, left, args, env } ) {
	const file = reportFile( `${ name }.json` );
	// In a whole run a test may be tried twice, and is told of; who asks for one test wants to see it fail.
	const tries = args.length === 0 ? [ '--retries=1' ] : [];
	const ended = await capture(
		inRoot( 'node_modules/.bin/playwright' ),
		[ 'test', '--config', config, ...tries, ...args ],
		{
			env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
			timeout: left(),
			onLine: say,
		}
	);
	return judged( `Playwright (${ name })`, readPlaywright( file ), ended );
}

/**
 * The first try says why a test fails. The second may fail of what the first left behind.
 *
 * @param {{ errors: { message?: string }[] }} result Of a timeout there are two: the limit, and what was waited for.
 * @param {number}                             index
 * @param {unknown[]}                          tries
 * @return {string[]} Lines about a try that failed.
 */
function saidOfTry( { errors }, index, tries ) {
	const heading = errors.length > 0 && tries.length > 1 ? [ `    try ${ index + 1 }:` ] : [];
	return [ ...heading, ...errors.flatMap( ( { message } ) => shortened( message ) ) ];
}

/** @typedef {{ errors: { message: string }[], suites: PlaywrightSuite[] }} PlaywrightReport */

/**
 * @param {string} file
 * @return {Result|null} What Playwright reported.
 */
function readPlaywright( file ) {
	const report = readJson( file, /** @type {PlaywrightReport|null} */ ( null ) );
	return report && countPlaywright( report );
}

/**
 * @param {PlaywrightReport} report
 * @return {Result} Its count. A test that needed a second try is told of with what the first said.
 */
export function countPlaywright( report ) {
	let passed = 0;
	/** @type {string[]} */
	const second = [];
	const failures = report.errors.map( ( { message } ) => `Playwright: ${ message.split( '\n' )[ 0 ] }` );
	/**
	 * @param {PlaywrightSuite} suite
	 * @param {string[]} above
	 */
	const walk = ( suite, above ) => {
		for ( const spec of suite.specs ?? [] ) {
			for ( const test of spec.tests ) {
				const title = `[${ test.projectName }] ${ [ ...above, spec.title ].join( ' › ' ) }`;
				const outcome = [ title, ...test.results.flatMap( saidOfTry ) ].join( '\n' );
				if ( test.status === 'flaky' ) {
					second.push( outcome );
				}
				if ( test.status === 'expected' || test.status === 'flaky' ) {
					passed++;
				} else if ( test.status !== 'skipped' ) {
					failures.push( outcome );
				}
			}
		}
		for ( const inner of suite.suites ?? [] ) {
			walk( inner, [ ...above, inner.title ] );
		}
	};
	report.suites.forEach( ( suite ) => walk( suite, [ suite.title ] ) );
	return { passed, failed: failures.length, failures, second };
}

/**
 * Tests of the tools themselves, which run on Node alone.
 *
 * @param {string} name   Of the tests.
 * @param {string} folder Every *.test.mjs below it is run.
 * @param {Run}    run
 * @param {number} [atATime] So many files, where they wait more than they work.
 * @return {Promise<Result>} Node's count.
 */
export async function nodeTests( name, folder, { say, left, env }, atATime = 1 ) {
	const files = filesBelow( folder )
		.filter( ( file ) => file.endsWith( '.test.mjs' ) )
		.map( ( file ) => path.join( folder, file ) );
	if ( files.length === 0 ) {
		// Node, given none, would look for some itself: everywhere.
		return failure( `${ name }: there are no tests in ${ folder }` );
	}
	const file = reportFile( `${ name }.tap` );
	const ended = await capture(
		process.execPath,
		[
			'--test',
			`--test-concurrency=${ atATime }`,
			...[ '--test-reporter=spec', '--test-reporter-destination=stdout' ],
			...[ '--test-reporter=tap', `--test-reporter-destination=${ file }` ],
			...files,
		],
		{ env, timeout: left(), onLine: say }
	);
	return judged( name, readTap( file ), ended );
}

/**
 * @param {string} file
 * @return {Result|null} What Node reported.
 */
function readTap( file ) {
	try {
		return countTap( readFileSync( file, 'utf8' ) );
	} catch {
		return null;
	}
}

/**
 * What was said of a test, in the lines below it: `error: 'in one line'`, or `error: |-` and a block.
 */
const TAP_ERROR = /^\s*error: (?:\|-\n((?: {4,}.*\n|\s*\n)+)|(.*))/m;

/**
 * @param {string} tap Node's report.
 * @return {Result} Its count. What a hook said, which all tests of a file tell, stands with the first of them.
 */
export function countTap( tap ) {
	/** @param {string} word */
	const count = ( word ) => Number( tap.match( new RegExp( `^# ${ word } (\\d+)$`, 'm' ) )?.[ 1 ] ?? 0 );
	/** @type {Set<string>} */
	const known = new Set();
	const failures = [ ...tap.matchAll( /^\s*not ok \d+ - (.*)\n(?:\s*---\n([^]*?)^\s*\.\.\.$)?/gm ) ].map(
		( [ , title, below = '' ] ) => {
			const [ , block, line ] = below.match( TAP_ERROR ) ?? [];
			const said = ( block ?? line ?? '' ).replace( /^ {4}/gm, '' );
			const isNew = ! known.has( said );
			known.add( said );
			return told( title, isNew ? said : '' );
		}
	);
	return { passed: count( 'pass' ), failed: count( 'fail' ) + count( 'cancelled' ), failures };
}
