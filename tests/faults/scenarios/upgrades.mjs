/** R16: the tables are upgraded while people use the site, and whoever does it is killed. */

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../../../bin/lib/paths.mjs';
import { FORM } from '../visitor.mjs';
import { pause, range } from './tools.mjs';

/** Milliseconds between two requests: 20 a second. */
const BETWEEN = 50;

/** A slow machine is not asked faster than it answers. */
const AT_ONCE = 40;

/** So often it is looked whether something has happened; what has not by then never will. */
const LOOKS = 2_000;

const MIGRATIONS = 'plugin-coleman-api/src/Database/Migrations';

/** What visitors ask for, one after another. */
const PATHS = [
	'/wp-json/coleman/v1/cart',
	'/wp-json/coleman/v1/equipment?condition=used',
	'/',
	'/wp-json/coleman/v1/equipment-categories',
	'/cart',
	'/wp-login.php',
	'/wp-json/wp/v2/types',
];

/** @param {() => boolean|Promise<boolean>} has */
async function until( has ) {
	for ( let look = 0; look < LOOKS; look++ ) {
		if ( await has() ) {
			return true;
		}
		await pause( 50 );
	}
	return false;
}

/**
 * The plugin as it was before the newest migration came.
 *
 * @param {string} folder
 * @return {string} Where it is.
 */
export function pluginBefore( folder ) {
	/** @param {...string} args */
	const git = ( ...args ) => execFileSync( 'git', args, { cwd: inRoot( '.' ), maxBuffer: 256 * 1024 * 1024 } );
	const newest = git( 'log', '-1', '--diff-filter=A', '--format=%H', '--', MIGRATIONS ).toString().trim();
	rmSync( folder, { recursive: true, force: true } );
	mkdirSync( folder, { recursive: true } );
	const archive = git( 'archive', `${ newest }^`, 'plugin-coleman-api' );
	execFileSync( 'tar', [ '-x', '-C', folder ], { input: archive } );
	return path.join( folder, 'plugin-coleman-api' );
}

/**
 * @param {import('../stage.mjs').Stage} stage
 * @param {Object}                       size
 * @param {number}                       size.blows How often whoever upgrades is killed.
 * @return {Promise<{ done: string, upgrade: import('../checker.mjs').Upgrade }>} What was done, and what became of the tables.
 */
export async function upgradeDies( stage, { blows } ) {
	const fresh = await stage.php( 'upgrade.php', 'schema' );
	rmSync( stage.steps, { force: true } );
	const steps = () => ( existsSync( stage.steps ) ? readFileSync( stage.steps, 'utf8' ).trim().split( '\n' ) : [] );
	const version = async () => JSON.parse( await stage.php( 'upgrade.php', 'version' ) );
	let isOver = false;
	let waiting = 0;
	/** @type {Promise<void>[]} */
	const asked = [];

	await stage.planted( 'upgrade', async () => {
		await stage.php( 'upgrade.php', 'age' );
		// The command is at it when the first visitors come.
		const command = stage.phpThatMayDie( 'upgrade.php', () => {}, 'migrate' );
		await until( () => steps().length > 0 );

		const traffic = ( async () => {
			for ( let number = 0; ! isOver; number++ ) {
				const visitor = stage.visitor( `visitor-${ number % 10 }` );
				const route = PATHS[ number % PATHS.length ];
				const done = stage.history.begin( visitor.name, 'request', { route } );
				const answer =
					number % 20 === 19
						? visitor.post( '/wp-json/coleman/v1/cart/add', { partId: stage.parts[ 0 ], quantity: 1 } )
						: visitor.ask( { path: route } );
				waiting++;
				asked.push(
					answer.then( ( told ) => {
						waiting--;
						done( told, { retry: told.headers[ 'retry-after' ] ?? '' } );
					} )
				);
				await pause( BETWEEN );
				await until( () => waiting < AT_ONCE );
			}
		} )();
		for ( const blow of range( blows ) ) {
			const before = steps().length;
			await until( () => steps().length >= before + 4 );
			const pid = Number( steps().at( -1 ) );
			process.kill( pid, 'SIGKILL' );
			stage.history.note( 'kill', { what: blow === 0 ? 'command' : 'visitor', pid, steps: steps().length } );
			// Nobody else calls for it: the next one to work is a visitor's process.
			const there = steps().length;
			await until( () => steps().length > there );
		}
		await command;
		await until( async () => {
			const { installed, latest } = await version();
			return installed === latest;
		} );
		isOver = true;
		await traffic;
		await Promise.all( asked );
	} );

	const visitor = stage.visitor( 'afterwards' );
	for ( const route of PATHS ) {
		const done = stage.history.begin( visitor.name, 'afterwards', { route } );
		done( await visitor.ask( { path: route } ) );
	}
	const after = await stage.php( 'upgrade.php', 'schema' );
	const before = JSON.parse(
		await stage.php(
			'upgrade.php',
			'before',
			pluginBefore( path.join( stage.dir, 'plugin-before' ) ),
			stage.parts[ 0 ],
			JSON.stringify( { ...FORM, email: 'before@example.com', po_number: 'before' } )
		)
	);
	return {
		done: `${ asked.length } requests, ${ blows } killed, ${ steps().length } slow steps`,
		upgrade: { ...( await version() ), isSame: after === fresh, before },
	};
}
