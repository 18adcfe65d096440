import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { copyOfProduct, outputOf } from './webpack/copy-of-product.mjs';

/** @type {import('./webpack/copy-of-product.mjs').Copy} */
let product;

/** @param {string} name */
const create = ( name ) => product.run( 'bin/create-block.mjs', name );
const unitTest = () =>
	product.run(
		'node_modules/.bin/wp-scripts',
		'test-unit-jest',
		'--config',
		'jest.config.js',
		'blocks/opening-hours'
	);

/** What TypeScript says of the block and of what it imports. */
function typeErrors() {
	writeFileSync(
		product.at( 'block.tsconfig.json' ),
		JSON.stringify( {
			extends: './tsconfig.json',
			include: [ 'blocks/opening-hours', 'src/**/*.d.ts', 'tests/jest' ],
		} )
	);
	try {
		return product.run(
			'node_modules/.bin/tsc',
			...[ '--noEmit', '--pretty', 'false', '--project', 'block.tsconfig.json' ]
		);
	} catch ( error ) {
		return outputOf( error );
	}
}

before( () => {
	product = copyOfProduct( [ 'notifications' ] );
	create( 'opening-hours' );
} );
after( () => product.remove() );

test( 'writes a block with all its files', () => {
	assert.deepEqual( readdirSync( product.at( 'blocks/opening-hours' ) ), [
		'block.json',
		'edit.tsx',
		'fixtures.json',
		'index.ts',
		'opening-hours.test.tsx',
		'opening-hours.tsx',
		'render.php',
		'style.css',
		'view.tsx',
	] );
	const text = readFileSync( product.at( 'blocks/opening-hours/opening-hours.tsx' ), 'utf8' );
	assert.match( text, /export function OpeningHours\(/ );
	assert.match( text, /export const openingHoursProps = / );
	assert.doesNotMatch( text, /\{\{/ );
} );

// That it builds is a test of bin/webpack/build.test.mjs, which builds anyway.
test( 'with sound types', () => {
	assert.doesNotMatch( typeErrors(), /opening-hours/ );
} );

test( 'and whose test fails first', () => {
	assert.throws( unitTest, ( error ) => {
		const said = outputOf( error, 'stderr' );
		assert.match( said, /✓ shows its list when asked/ );
		assert.match( said, /✕ does what it is for/ );
		assert.match( said, /1 failed, 1 passed/ );
		return true;
	} );
} );

test( 'refuses a name that is none, or taken', () => {
	for ( const name of [ '', 'Opening', '../x', 'a--b', '1a', 'php', 'opening-hours' ] ) {
		assert.throws( () => create( name ), /lower case|there already/ );
	}
} );
