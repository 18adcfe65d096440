/**
 * The suites of the gate: what each needs and runs. docs/gate.md describes them.
 *
 * @typedef {import('./runners.mjs').Result} Result
 * @typedef {import('./runners.mjs').Run}    Run
 *
 * @typedef {{ title: string, isOfNpm?: boolean, have: () => Promise<string> }} Need
 *
 * @typedef  {Object} Suite
 * @property {string}                            name
 * @property {number}                            minutes Its budget; then it is stopped and has failed.
 * @property {(keyof typeof needs)[]}            needs   What must be there before.
 * @property {( run: Run ) => Promise<Result>}   run
 */

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot, testSitesDir } from './paths.mjs';
import { filesBelow } from './files.mjs';
import { release, take } from './lock.mjs';
import { ensureComposerPackages, ensureBuild, ensureNpm, checkNode } from './packages.mjs';
import { ensureHeadlessBrowser, ensureMariadb, ensurePhp, PHP } from './system.mjs';
import { findWordpress } from './wordpress.mjs';
import { createSite, serveSite } from './site.mjs';
import { playFaults } from '../../tests/faults/run.mjs';
import { quietStep } from './report.mjs';
import { turn } from './turn.mjs';
import { check, failure, jest, nodeTests, phpunit, playwright, sum } from './runners.mjs';

/** What suites stand on, in the order it is to be had; what npm brings, and is made of that, beside the rest. */
export const needs = {
	npm: {
		title: 'npm packages',
		isOfNpm: true,
		have: async () => {
			checkNode();
			return ( await ensureNpm() ) ? 'installed' : 'unchanged';
		},
	},
	php: { title: 'PHP and extensions', have: ensurePhp },
	composer: {
		title: 'Composer packages',
		have: async () => ( ( await ensureComposerPackages() ) ? 'installed' : 'unchanged' ),
	},
	build: {
		title: 'Build',
		isOfNpm: true,
		have: async () => ( ( await ensureBuild() ) ? 'made' : 'unchanged' ),
	},
	wordpress: {
		title: 'WordPress',
		have: async () => {
			let found = '';
			await findWordpress( ( text ) => ( found = text ) );
			return found;
		},
	},
	browser: { title: 'Chromium', have: ensureHeadlessBrowser },
	mariadb: { title: 'MariaDB', have: ensureMariadb },
};

/** @type {('sqlite'|'mariadb')[]} */
const ENGINES = [ 'sqlite', 'mariadb' ];

/** @param {string} name */
const bin = ( name ) => inRoot( 'node_modules/.bin', name );
/** @param {string} name */
const vendor = ( name ) => inRoot( 'plugin-coleman-api/vendor/bin', name );

/**
 * Makes a fresh site for a suite, and takes it down again whatever happens.
 *
 * @param {string}                                                            name
 * @param {Omit<Parameters<typeof createSite>[0], 'dir'>}                     options Of createSite().
 * @param {Run}                                                               run
 * @param {( site: import('./site.mjs').Site, run: Run ) => Promise<Result>}  work
 * @return {Promise<Result>} What the work gave.
 */
async function onSite( name, options, run, work ) {
	const begun = Date.now();
	const { dir, leave } = enter( name );
	const site = await createSite( {
		dir,
		fresh: true,
		step: quietStep,
		...options,
	} );
	run.say( `• site at ${ site.dir } (${ ( ( Date.now() - begun ) / 1000 ).toFixed( 1 ) } s)` );
	try {
		return await work( site, {
			...run,
			env: {
				...run.env,
				...site.env,
				COLEMAN_SITE_DIR: site.dir,
				COLEMAN_DATABASE: options.database ?? 'sqlite',
				BASE_URL: site.url,
			},
		} );
	} finally {
		await site.close();
		leave();
	}
}

/**
 * A folder nobody else works in: two runs of one suite may go on at a time.
 *
 * @param {string} name
 * @return {{ dir: string, leave: () => void }} The folder, and what gives it back.
 */
export function enter( name ) {
	for ( let number = 1; ; number++ ) {
		const dir = path.join( testSitesDir, `test-${ name }${ number > 1 ? `-${ number }` : '' }` );
		const lock = `${ dir }.lock`;
		if ( take( lock ) ) {
			return { dir, leave: () => release( lock ) };
		}
	}
}

/**
 * A site of demo data that answers on a port of its own.
 *
 * @param {string}                            name
 * @param {Run}                               run
 * @param {( run: Run ) => Promise<Result>} work
 * @return {Promise<Result>} What the work gave, and one check more: PHP had nothing to complain of.
 */
const onServedSite = ( name, run, work ) =>
	onSite( name, { seed: [ 'demo' ] }, run, async ( site, inside ) => {
		const server = await serveSite( { ...site, keepsFiles: true } );
		try {
			return sum( await work( inside ), complaintsOf( site ) );
		} finally {
			await server.stop();
		}
	} );

/** WordPress itself complains of batches that are none (`batch/v1`): nothing of ours has run then. */
const OF_CORE =
	/\bPHP (Warning|Deprecated): .* in \S+\/wp-includes\/rest-api\/class-wp-rest-(server|request)\.php on line/;

/**
 * @param {import('./site.mjs').Site} site
 * @return {Result} One check: PHP wrote no notice, warning or fault.
 */
function complaintsOf( site ) {
	const complaints = [ 'debug.log', 'php.log' ]
		.map( ( name ) => path.join( site.dir, 'logs', name ) )
		.filter( ( file ) => existsSync( file ) )
		.flatMap( ( file ) => readFileSync( file, 'utf8' ).split( '\n' ) )
		.filter( ( line ) => /\bPHP (?!Stack|\s)\w+/.test( line ) && ! OF_CORE.test( line ) );
	return complaints.length === 0
		? { passed: 1, failed: 0, failures: [] }
		: failure( `PHP complained ${ complaints.length } times, first: ${ complaints[ 0 ] }` );
}

/**
 * @param {string} folder
 * @param {RegExp} name
 * @return {boolean} Whether any file of this name is below it.
 */
const has = ( folder, name ) =>
	existsSync( inRoot( folder ) ) && filesBelow( inRoot( folder ) ).some( ( file ) => name.test( file ) );

/**
 * @param {Run} run
 * @return {string} Whose turn it is: everybody's where somebody asks for certain tests.
 */
const turnFor = ( run ) => ( run.args.length > 0 ? process.env.COLEMAN_TURN || 'all' : turn() );

/**
 * PHPUnit against a fresh WordPress on the given database.
 *
 * @param {'sqlite'|'mariadb'} database
 * @param {Run}                run
 * @return {Promise<Result>} The count of the suites unit and integration.
 */
async function phpOn( database, run ) {
	// Without WordPress no database is touched: once is enough.
	const unit =
		database === 'sqlite' && has( 'tests/php/unit', /Test\.php$/ )
			? [ await phpunit( 'php-unit', 'unit', run ) ]
			: [];
	// What a database has no part in, such as the pictures that are made of files, is the same on both: it runs on one.
	const args = database === 'sqlite' ? [] : [ '--exclude-group', 'any-database' ];
	return sum(
		...unit,
		await onSite( `php-${ database }`, { database, seed: [ 'demo' ] }, run, ( _site, inside ) =>
			phpunit( `php-${ database }`, 'integration', {
				...inside,
				args: [ ...args, ...inside.args ],
				env: { COLEMAN_TURN: turnFor( run ), ...inside.env },
			} )
		)
	);
}

/**
 * @param {string} what
 * @param {string} project Folder of a tsconfig.json.
 * @param {Run}    run
 * @return {Promise<Result>} One check.
 */
const typeCheck = ( what, project, run ) =>
	check( `types of ${ what }`, bin( 'tsc' ), [ '--noEmit', '--pretty', 'false', '--project', project ], run );

/**
 * Sequences of what may happen to stock, held against a model on each engine; and planted faults, which it must find.
 *
 * @param {Run}    run
 * @param {number} sequences An engine.
 * @return {Promise<Result>} A count of claims.
 */
export async function playModels( run, sequences ) {
	// It stands on npm packages, which a fresh clone has not installed when this file is read.
	const { FAULTS, playSequences } = await import( '../../tests/models/stock/play.mjs' );
	const results = [];
	for ( const database of ENGINES ) {
		results.push(
			await onSite( `models-${ database }`, { database, seed: [ 'demo' ] }, run, async ( _site, inside ) => {
				/** @param {string} text */
				const say = ( text ) => run.say( `• stock on ${ database }: ${ text }` );
				const played = await playSequences( { env: inside.env ?? {}, sequences, say } );
				if ( database !== 'sqlite' ) {
					return played;
				}
				const found = [];
				for ( const planted of FAULTS ) {
					const { failed } = await playSequences( { env: inside.env ?? {}, sequences: 150, planted, say } );
					found.push(
						failed > 0
							? { passed: 1, failed: 0, failures: [] }
							: failure( `this planted fault was not found: ${ planted }` )
					);
				}
				return sum( played, ...found );
			} )
		);
	}
	return sum( ...results );
}

/**
 * Calls at random, by the OpenAPI document, on each engine.
 *
 * @param {Run}    run
 * @param {number} requests An engine.
 * @param {string} ofTurn   Which half of the calls an engine makes one by one, the other engine the other half; `all`: each makes all.
 * @return {Promise<Result>} A count of claims.
 */
export async function playFuzz( run, requests, ofTurn ) {
	// It stands on npm packages, which a fresh clone has not installed when this file is read.
	const { fuzz } = await import( '../../tests/fuzz/play.mjs' );
	const results = [ await nodeTests( 'fuzz-judge', inRoot( 'tests/fuzz' ), run ) ];
	for ( const [ at, database ] of ENGINES.entries() ) {
		const half = ofTurn === 'all' ? null : ( Number( ofTurn ) + at ) % ENGINES.length;
		results.push(
			await onSite( `fuzz-${ database }`, { database, seed: [ 'demo' ] }, run, async ( site, inside ) => {
				const server = await serveSite( site );
				try {
					return await fuzz( {
						place: site,
						env: inside.env ?? {},
						requests,
						half,
						only: new RegExp( run.args[ 0 ] ?? '.' ),
						say: ( text ) => run.say( `• ${ database }: ${ text }` ),
					} );
				} finally {
					await server.stop();
				}
			} )
		);
	}
	return sum( ...results );
}

/**
 * One class of PHPUnit's integration tests, on each engine.
 *
 * @param {string}                 name Of the suite.
 * @param {string}                 test Its class.
 * @param {Record<string, string>} env
 * @param {Run}                    run
 * @return {Promise<Result>} The count of PHPUnit.
 */
export async function phpOnBoth( name, test, env, run ) {
	const results = [];
	for ( const database of ENGINES ) {
		results.push(
			await onSite( `${ name }-${ database }`, { database, seed: [ 'demo' ] }, run, ( _site, inside ) =>
				phpunit( `${ name }-${ database }`, 'integration', {
					...inside,
					args: [ '--filter', test, ...inside.args ],
					env: { COLEMAN_TURN: 'all', ...inside.env, ...env },
				} )
			)
		);
	}
	return sum( ...results );
}

/** @return {string[]} The Jest tests in which islands take over what PHP printed: what another React may do differently. */
const testsThatHydrate = () =>
	[ 'blocks', 'src' ].flatMap( ( folder ) =>
		filesBelow( inRoot( folder ) )
			.filter( ( file ) => file.endsWith( '.test.tsx' ) )
			.map( ( file ) => path.join( folder, file ) )
			.filter( ( file ) => /\b(hydrate|mount)Island\b/.test( readFileSync( inRoot( file ), 'utf8' ) ) )
	);

/**
 * In the order they begin. Two run at a time, and whichever ends gives its place to the next: what takes long stands
 * first, so that nothing long is left alone at the end. The browser's tests have a time limit each: beside them run
 * suites that keep one core busy, and `faults`, which sends everyone at once, comes later.
 *
 * Any two may meet, so a suite keeps what it writes in its own site or in files that nobody else's are named like.
 *
 * @type {Suite[]}
 */
export const suites = [
	{
		name: 'e2e',
		minutes: 40,
		needs: [ 'npm', 'php', 'build', 'wordpress', 'browser' ],
		run: ( run ) =>
			onServedSite( 'e2e', run, async ( inside ) =>
				playwright( 'e2e', inRoot( 'tests/e2e/playwright.config.ts' ), {
					...inside,
					env: {
						CHROMIUM_PATH: await ensureHeadlessBrowser(),
						// Who names tests wants all of them, whosever turn it is.
						...( run.args.length > 0 ? { COLEMAN_TURN: 'all' } : {} ),
						...inside.env,
					},
				} )
			),
	},
	{
		name: 'php',
		minutes: 20,
		needs: [ 'npm', 'php', 'composer', 'build', 'wordpress' ],
		run: ( run ) => phpOn( 'sqlite', run ),
	},
	{
		name: 'php-mariadb',
		minutes: 20,
		needs: [ 'npm', 'php', 'composer', 'build', 'wordpress', 'mariadb' ],
		run: ( run ) => phpOn( 'mariadb', run ),
	},
	{
		name: 'lint',
		minutes: 8,
		needs: [ 'npm', 'php', 'composer', 'build' ],
		run: lint,
	},
	{
		name: 'lint-php',
		minutes: 8,
		needs: [ 'php', 'composer' ],
		run: lintPhp,
	},
	{
		name: 'faults',
		minutes: 20,
		needs: [ 'npm', 'php', 'build', 'wordpress', 'mariadb' ],
		run: async ( run ) =>
			sum(
				await nodeTests( 'checker', inRoot( 'tests/faults' ), run ),
				await playFaults( run, ( database ) => enter( `faults-${ database }` ) )
			),
	},
	{
		name: 'deploy',
		minutes: 8,
		needs: [ 'npm', 'php', 'build', 'wordpress', 'mariadb' ],
		run: async ( run ) =>
			sum(
				...( await Promise.all( [
					nodeTests( 'deploy', inRoot( 'tests/deploy' ), run, 3 ),
					nodeTests( 'backup', inRoot( 'tests/backup' ), run ),
				] ) )
			),
	},
	{
		name: 'unit',
		minutes: 8,
		needs: [ 'npm' ],
		run: ( run ) => jest( 'unit', inRoot( 'jest.config.js' ), run ),
	},
	{
		name: 'tools',
		minutes: 8,
		needs: [ 'npm', 'php', 'mariadb' ],
		run: async ( run ) =>
			sum(
				await nodeTests( 'tools', inRoot( 'bin' ), run ),
				await nodeTests( 'bench', inRoot( 'tests/bench' ), run ),
				await nodeTests( 'mutation', inRoot( 'tests/mutation' ), run )
			),
	},
	{
		name: 'react19',
		minutes: 8,
		needs: [ 'npm' ],
		run: ( run ) =>
			jest( 'react19', inRoot( 'jest.config.js' ), {
				...run,
				env: { ...run.env, REACT: '19' },
				args: run.args.length > 0 ? run.args : [ '--runTestsByPath', ...testsThatHydrate() ],
			} ),
	},
	{
		name: 'contract',
		minutes: 12,
		needs: [ 'npm', 'php', 'build', 'wordpress' ],
		run: ( run ) =>
			onServedSite( 'contract', run, ( inside ) =>
				jest( 'contract', inRoot( 'tests/contract/jest.config.js' ), {
					...inside,
					// Who names tests wants all of them, or a turn that they name too.
					env: {
						COLEMAN_TURN: turnFor( run ),
						...inside.env,
					},
				} )
			),
	},
	{
		name: 'fuzz',
		minutes: 12,
		needs: [ 'npm', 'php', 'build', 'wordpress', 'mariadb' ],
		run: ( run ) => playFuzz( run, 1_200, turnFor( run ) ),
	},
	{
		name: 'models',
		minutes: 8,
		needs: [ 'npm', 'php', 'build', 'wordpress', 'mariadb' ],
		run: ( run ) => playModels( run, 100 ),
	},
	{
		name: 'types',
		minutes: 5,
		needs: [ 'npm' ],
		run: async ( run ) =>
			sum(
				await typeCheck( 'the product', '.', run ),
				await typeCheck( 'tests/e2e and tests/contract', 'tests', run ),
				await typeCheck( 'the tools', 'bin', run ),
				await check(
					'types of the API are those of its schemas',
					process.execPath,
					[ inRoot( 'bin/generate-types.mjs' ), '--check' ],
					run
				)
			),
	},
	{
		name: 'markup',
		minutes: 6,
		needs: [ 'npm', 'php', 'composer', 'build', 'wordpress' ],
		run: ( run ) =>
			onSite( 'markup', {}, run, async ( _site, inside ) =>
				sum(
					...( has( 'tests/markup', /Test\.php$/ )
						? [ await phpunit( 'markup-php', 'markup', inside ) ]
						: [] ),
					...( existsSync( inRoot( 'tests/markup/jest.config.js' ) )
						? [ await jest( 'markup', inRoot( 'tests/markup/jest.config.js' ), inside ) ]
						: [] )
				)
			),
	},
	{
		name: 'widths',
		minutes: 8,
		needs: [ 'npm', 'php', 'build', 'wordpress', 'browser' ],
		run: ( run ) =>
			onServedSite( 'widths', run, async ( inside ) =>
				playwright( 'widths', inRoot( 'tests/widths/playwright.config.ts' ), {
					...inside,
					env: { ...inside.env, CHROMIUM_PATH: await ensureHeadlessBrowser() },
				} )
			),
	},
	{
		name: 'package',
		minutes: 6,
		needs: [ 'npm', 'php', 'build', 'wordpress' ],
		run: ( run ) => nodeTests( 'package', inRoot( 'tests/package' ), run ),
	},
];

/**
 * Every linter is one check. `--fix` lets those that can repair what they find.
 *
 * @param {Run} run
 * @return {Promise<Result>} One count for each.
 */
function lint( run ) {
	return checks( run, ( fix ) => [
		[ 'prettier', bin( 'prettier' ), [ fix ? '--write' : '--check', '--log-level=warn', '.' ] ],
		[ 'eslint', bin( 'wp-scripts' ), [ 'lint-js', '--max-warnings=0', ...( fix ? [ '--fix' ] : [] ), '.' ] ],
		[
			'stylelint',
			bin( 'wp-scripts' ),
			[ 'lint-style', '{blocks,src,theme}/**/*.css', '--allow-empty-input', ...( fix ? [ '--fix' ] : [] ) ],
		],
		[ 'phpstan of views', PHP, phpstan( 'bin/php/phpstan-views.neon' ) ],
		[ 'house rules', process.execPath, [ inRoot( 'bin/check.mjs' ) ] ],
	] );
}

/**
 * The same of PHP, which waits neither for npm's packages nor for the build.
 *
 * @param {Run} run
 * @return {Promise<Result>} One count for each.
 */
function lintPhp( run ) {
	return checks( run, ( fix ) => [
		[
			'php-cs-fixer',
			PHP,
			[
				vendor( 'php-cs-fixer' ),
				fix ? 'fix' : 'check',
				'--config=bin/php/cs-fixer.php',
				'--show-progress=none',
				...( fix ? [ '--quiet' ] : [ '--verbose', '--diff' ] ),
			],
		],
		[ 'phpstan', PHP, phpstan( 'phpstan.neon' ) ],
	] );
}

/** @type {( configuration: string ) => string[]} PHPStan's arguments. */
const phpstan = ( configuration ) => [
	vendor( 'phpstan' ),
	'analyse',
	`--configuration=${ configuration }`,
	'--memory-limit=2G',
	'--no-progress',
	'--error-format=raw',
];

/**
 * @param {Run}                                                               run
 * @param {( fix: boolean ) => [ name: string, program: string, args: string[] ][]} programs
 * @return {Promise<Result>} One count for each, one after the other.
 */
async function checks( run, programs ) {
	const results = [];
	for ( const [ name, program, args ] of programs( run.args.includes( '--fix' ) ) ) {
		results.push( await check( name, program, args, run ) );
	}
	return sum( ...results );
}
