import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apiFolder, apiImports, circles, isScript, phpNames, scriptImports } from './imports.mjs';

const FILE = 'plugin-coleman-api/src/Orders/Desk/OrderQuery.php';

/** @param {string[]} lines */
const names = ( ...lines ) =>
	phpNames( FILE, [ '<?php', '', 'namespace Coleman\\Api\\Orders\\Desk;', '', ...lines ].join( '\n' ) ).map(
		( { name } ) => name
	);

test( 'an import is a name, also with another name or in a list', () => {
	assert.deepEqual(
		names(
			'use Coleman\\Api\\Parts\\Part;',
			'use Coleman\\Api\\Cart\\CartLine as Line;',
			'use Coleman\\Api\\Mail\\{Mail, Outbox};',
			'use function Coleman\\Api\\Text\\clean;'
		),
		[
			'Coleman\\Api\\Parts\\Part',
			'Coleman\\Api\\Cart\\CartLine',
			'Coleman\\Api\\Mail\\Mail',
			'Coleman\\Api\\Mail\\Outbox',
			'Coleman\\Api\\Text\\clean',
		]
	);
} );

test( 'so is a name in full, one below an import and one below the own namespace', () => {
	assert.deepEqual( names( '$a = new \\Coleman\\Api\\Parts\\Part(Line\\State::Open);' ), [
		'Coleman\\Api\\Parts\\Part',
		'Coleman\\Api\\Orders\\Desk\\Line\\State',
	] );
	assert.deepEqual( names( 'use Coleman\\Api\\Feeds\\Undo;', 'new Undo\\Journal();' ), [
		'Coleman\\Api\\Feeds\\Undo',
		'Coleman\\Api\\Feeds\\Undo\\Journal',
	] );
} );

test( 'comments, texts and the use of traits and closures are none', () => {
	assert.deepEqual(
		names(
			'// See Coleman\\Api\\Parts\\Part.',
			'/** @var \\Coleman\\Api\\Parts\\Part $a */',
			"$a = 'Coleman\\Api\\Parts\\Part';",
			'final class A { use B; public function c() { return function () use ($d) {}; } }'
		),
		[]
	);
} );

test( 'only what leads to another folder is an import of the folder, with its line', () => {
	const text = [
		'<?php',
		'namespace Coleman\\Api\\Orders\\Desk;',
		'use Coleman\\Api\\Orders\\Order;',
		'use Coleman\\Api\\Parts\\Part;',
		'use WP\\Query;',
	].join( '\n' );
	assert.deepEqual( apiImports( FILE, text ), [
		{ from: 'Orders', to: 'Parts', name: 'Parts\\Part', file: FILE, line: 4 },
	] );
	assert.equal( apiFolder( 'plugin-coleman-api/src/Plugin.php' ), 'Plugin' );
} );

test( 'a script imports by aliases and relative paths, types and bare imports too', () => {
	const text = [
		"import { a } from '@/api/client';",
		"import type { B } from '../../forms/use-form';",
		"import './style.css';",
		"import '@/ui/dialog/style.css';",
		"// import { c } from '@/stores/cart';",
		"export * from '@/ui/other';",
		"const d = () => import( '@blocks/cart/cart' );",
		"import { e } from '@wordpress/element';",
		"import notices from '../../../plugin-coleman-api/data/notices.json';",
	].join( '\n' );
	assert.deepEqual(
		scriptImports( 'src/ui/dialog/dialog.tsx', text ).map( ( { to, line } ) => `${ line } ${ to }` ),
		[ '1 api', '2 forms', '7 blocks' ]
	);
	assert.deepEqual(
		scriptImports(
			'blocks/cart/view.tsx',
			"import { f } from '../cart-modal/parts';\nimport g from '@/ui/g';"
		).map( ( { from, to } ) => `${ from } ${ to }` ),
		[ 'blocks ui' ]
	);
	assert.deepEqual( [ 'src/a/b.tsx', 'src/a/b.test.tsx', 'tests/a.ts' ].filter( isScript ), [ 'src/a/b.tsx' ] );
} );

test( 'folders that reach each other are a circle', () => {
	/** @type {( ...edges: string[] ) => { from: string, to: string }[]} */
	const edges = ( ...all ) => all.map( ( edge ) => ( { from: edge[ 0 ], to: edge[ 1 ] } ) );
	assert.deepEqual( circles( edges( 'ab', 'bc', 'ac', 'cd' ) ), [] );
	assert.deepEqual( circles( edges( 'ab', 'bc', 'ca', 'cd', 'de', 'ed' ) ).sort(), [
		[ 'a', 'b', 'c' ],
		[ 'd', 'e' ],
	] );
} );
