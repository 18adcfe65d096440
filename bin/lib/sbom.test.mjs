import assert from 'node:assert/strict';
import { test } from 'node:test';
import { billOf, demandCompatible, isCompatible, licensesOf, shipped } from './sbom.mjs';

const LOCK = {
	'': { version: '1.0.0', license: 'GPL-2.0-or-later' },
	'node_modules/b': { version: '2.0.0', license: 'MIT', integrity: 'sha512-AAEC' },
	'node_modules/@a/a': { version: '1.0.0', license: '(MIT OR WTFPL)' },
	'node_modules/b/node_modules/@a/a': { version: '1.0.0', license: '(MIT OR WTFPL)' },
	'node_modules/tool': { version: '1.0.0', license: 'Proprietary', dev: true },
};

test( 'tools are not shipped, and what is there twice is listed once', () => {
	assert.deepEqual(
		shipped( LOCK ).map( ( { name, version } ) => `${ name } ${ version }` ),
		[ '@a/a 1.0.0', 'b 2.0.0' ]
	);
} );

test( 'a license is compatible or is named', () => {
	for ( const license of [
		'MIT',
		'(MIT OR Proprietary)',
		'MIT AND ISC',
		'Apache-2.0 WITH LLVM-exception',
		'OFL-1.1',
	] ) {
		assert.ok( isCompatible( license ), license );
	}
	for ( const license of [
		'',
		'GPL-2.0-only AND Proprietary',
		'MIT AND Proprietary',
		'CC-BY-NC-4.0',
		'UNLICENSED',
		'SSPL-1.0',
	] ) {
		assert.ok( ! isCompatible( license ), license );
	}
	demandCompatible( shipped( LOCK ) );
	assert.throws(
		() => demandCompatible( [ { name: 'x', version: '1.0.0', license: 'SSPL-1.0', integrity: '' } ] ),
		/x 1\.0\.0 \(SSPL-1\.0\)/
	);
	assert.throws(
		() => demandCompatible( [ { name: 'x', version: '1.0.0', license: '', integrity: '' } ] ),
		/x 1\.0\.0 \(no license\)/
	);
} );

test( 'the bill names each part with its license and checksum', () => {
	const { bomFormat, components } = JSON.parse( billOf( '1.0.0', shipped( LOCK ) ) );
	assert.equal( bomFormat, 'CycloneDX' );
	assert.deepEqual( components[ 0 ].licenses, [ { expression: '(MIT OR WTFPL)' } ] );
	assert.equal( components[ 0 ].purl, 'pkg:npm/%40a/a@1.0.0' );
	assert.deepEqual( components[ 1 ].licenses, [ { license: { id: 'MIT' } } ] );
	assert.deepEqual( components[ 1 ].hashes, [ { alg: 'SHA-512', content: '000102' } ] );
	assert.match( licensesOf( shipped( LOCK ) ), /^MIT\n {2}b 2\.0\.0$/m );
} );
