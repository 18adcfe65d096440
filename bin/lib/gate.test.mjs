import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inTurn } from './gate.mjs';
import { longSuites } from './long-suites.mjs';
import { inRoot } from './paths.mjs';
import { needs, suites } from './suites.mjs';

/**
 * @param {Object<string, number>} lengths How long each takes.
 * @param {number}                 atATime
 * @return {Promise<string[]>} What began (`+a`) and ended (`-a`), in this order.
 */
async function played( lengths, atATime ) {
	/** @type {string[]} */
	const told = [];
	/** @type {{ at: number, resolve: ( nothing?: undefined ) => void }[]} */
	const ends = [];
	let clock = 0;
	const done = inTurn( Object.keys( lengths ), atATime, async ( name ) => {
		told.push( `+${ name }` );
		const now = clock;
		await new Promise( ( resolve ) => ends.push( { at: now + lengths[ name ], resolve } ) );
		told.push( `-${ name }` );
	} );
	const settled = async () => {
		for ( let turn = 0; turn < 5; turn++ ) {
			await new Promise( setImmediate );
		}
	};
	await settled();
	// A clock of its own: whoever would be done first is.
	while ( ends.length > 0 ) {
		ends.sort( ( one, other ) => one.at - other.at );
		const [ { at, resolve } ] = ends.splice( 0, 1 );
		clock = at;
		resolve();
		await settled();
	}
	await done;
	return told;
}

test( 'whoever is done takes the next suite', async () => {
	assert.deepEqual( await played( { a: 9, b: 2, c: 3, d: 5 }, 2 ), [
		...[ '+a', '+b', '-b', '+c', '-c', '+d' ],
		...[ '-a', '-d' ],
	] );
} );

test( 'who has to wait for something lets the next go first', async () => {
	/** @type {string[]} */
	const told = [];
	let built = () => {};
	/** @type {Promise<void>} */
	const build = new Promise( ( resolve ) => ( built = resolve ) );
	const done = inTurn(
		[ 'browser', 'php', 'lint', 'types' ],
		2,
		async ( name ) => {
			told.push( `+${ name }` );
			if ( name === 'lint' ) {
				built();
			}
			await new Promise( setImmediate );
			told.push( `-${ name }` );
		},
		{ can: async ( name ) => ( [ 'browser', 'php' ].includes( name ) ? build : undefined ), busy: build }
	);
	await done;
	// The build had one of the places; after it the queue's own order holds again.
	assert.equal( told[ 0 ], '+lint' );
	assert.deepEqual(
		told.filter( ( text ) => text.startsWith( '+' ) ),
		[ '+lint', '+browser', '+php', '+types' ]
	);
} );

test( 'the long run runs one at a time', async () => {
	assert.deepEqual( await played( { a: 2, b: 1 }, 1 ), [ '+a', '-a', '+b', '-b' ] );
	assert.match( readFileSync( inRoot( 'bin/test-long.mjs' ), 'utf8' ), /runSuites\( chosen, args, 1 \)/ );
} );

test( 'fewer suites than places are run, and none is no fault', async () => {
	assert.deepEqual( await played( { a: 1 }, 2 ), [ '+a', '-a' ] );
	assert.deepEqual( await played( {}, 2 ), [] );
} );

test( 'every suite has a name and a budget, and needs what there is', () => {
	const all = [ ...suites, ...longSuites ];
	assert.equal( new Set( all.map( ( { name } ) => name ) ).size, all.length );
	for ( const suite of all ) {
		assert.ok( suite.minutes > 0, suite.name );
		assert.deepEqual(
			suite.needs.filter( ( need ) => ! ( need in needs ) ),
			[],
			suite.name
		);
	}
} );

test( 'docs/gate.md has every suite and its minutes', () => {
	const rows = readFileSync( inRoot( 'docs/gate.md' ), 'utf8' ).matchAll( /^\| ([\w-]+) \|.*\| (\d+) \|$/gm );
	const told = Object.fromEntries( [ ...rows ].map( ( [ , name, minutes ] ) => [ name, Number( minutes ) ] ) );
	assert.deepEqual( told, Object.fromEntries( suites.map( ( { name, minutes } ) => [ name, minutes ] ) ) );
} );
