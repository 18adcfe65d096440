/**
 * The mutators of TypeScript find what can be changed, and change it there alone. Those of PHP are tried by
 * tests/php/unit/MutatorsTest.php.
 */

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import ts from 'typescript';
import { inRoot } from '../../bin/lib/paths.mjs';
import { mutantsOf, mutated } from './mutants.mjs';
import { TARGETS } from './targets.mjs';

const CODE = `import type { A } from './a';
type Pair = [ 1, 2 ];
/** Half a cent is rounded up: 1 + 1. */
export function price( cents: number, most = 20 ): number | null {
	let sum = Math.min( cents, most );
	if ( cents < 10 && ! ( most >= 5 ) ) {
		sum += 1;
		log( 'é < 3' );
	}
	return sum > 0 ? sum * 2 : ( fallback ?? null );
}
`;

const changes = () =>
	mutantsOf( CODE ).map( ( { mutator, line, was, becomes } ) => `${ line } ${ mutator }: ${ was } -> ${ becomes }` );

test( 'every kind of fault is found, at its line', () => {
	const found = changes();
	for ( const change of [
		'4 constant: 20 -> 21',
		'4 constant: 20 -> 19',
		'5 call: Math.min -> Math.max',
		'6 boundary: < -> <=',
		'6 condition: < -> >=',
		'6 logic: && -> ||',
		'6 boundary: >= -> >',
		'7 arithmetic: += -> -=',
		'7 statement: sum += 1; -> ;',
		"8 statement: log( 'é < 3' ); -> ;",
		'10 boundary: > -> >=',
		'10 arithmetic: * -> /',
		'10 condition: sum * 2 : ( fallback ?? null ) -> ( ( fallback ?? null ) ) : ( sum * 2 )',
		'10 default: fallback ?? null -> ( null )',
	] ) {
		assert.ok( found.includes( change ), `${ change } is missing from\n${ found.join( '\n' ) }` );
	}
} );

test( 'types, imports, comments and texts are left alone', () => {
	const all = changes();
	assert.notEqual( all.length, 0 );
	for ( const change of all ) {
		assert.ok( ! /^[123] /.test( change ), change );
		assert.ok( ! /: 3 ->/.test( change ), change );
	}
} );

test( 'a mutant differs in its own place, and is still a module', () => {
	const mutants = mutantsOf( CODE );
	const texts = new Set( mutants.map( ( mutant ) => mutated( CODE, mutant ) ) );
	assert.equal( texts.size, mutants.length );
	assert.ok( ! texts.has( CODE ) );
	for ( const text of texts ) {
		const { diagnostics } = ts.transpileModule( text, { reportDiagnostics: true } );
		assert.deepEqual( diagnostics, [], text );
	}
} );

test( 'every file of a mutation run and every test of it is there', () => {
	for ( const { file, unit = [] } of TARGETS ) {
		for ( const one of [ file, ...unit ] ) {
			assert.ok( existsSync( inRoot( one ) ), one );
		}
	}
} );
