import assert from 'node:assert/strict';
import test from 'node:test';
import { countPlaywright, countTap } from './runners.mjs';

/**
 * @param {string}     status What Playwright says of all tries.
 * @param {string[][]} tries  The errors of each; none when it passed.
 */
const reportOf = ( status, tries ) => ( {
	errors: [],
	suites: [
		{
			title: 'people.spec.ts',
			specs: [
				{
					title: 'joins',
					tests: [
						{
							projectName: 'desktop',
							status,
							results: tries.map( ( messages ) => ( {
								errors: messages.map( ( message ) => ( { message } ) ),
							} ) ),
						},
					],
				},
			],
		},
	],
} );

const TITLE = '[desktop] people.spec.ts › joins';

test( 'a test that failed twice tells what each try said, the first first', () => {
	const { passed, failed, failures } = countPlaywright(
		reportOf( 'unexpected', [
			[ '\u001b[31mToo slow\u001b[39m\n\nCall log', 'Error: page.goto' ],
			[ 'Two of this name' ],
		] )
	);
	assert.deepEqual( [ passed, failed ], [ 0, 1 ] );
	assert.deepEqual( failures, [
		[
			TITLE,
			'    try 1:',
			'    Too slow',
			'    Call log',
			'    Error: page.goto',
			'    try 2:',
			'    Two of this name',
		].join( '\n' ),
	] );
} );

test( 'a test that passed at its second try passes, and tells what the first said', () => {
	const { passed, failed, second } = countPlaywright( reportOf( 'flaky', [ [ 'Too slow' ], [] ] ) );
	assert.deepEqual( [ passed, failed ], [ 1, 0 ] );
	assert.deepEqual( second, [ [ TITLE, '    try 1:', '    Too slow' ].join( '\n' ) ] );
} );

test( 'a test that was tried once tells what it said, and one that passed nothing', () => {
	assert.deepEqual( countPlaywright( reportOf( 'unexpected', [ [ 'Too slow' ] ] ) ).failures, [
		[ TITLE, '    Too slow' ].join( '\n' ),
	] );
	assert.deepEqual( countPlaywright( reportOf( 'expected', [ [] ] ) ), {
		passed: 1,
		failed: 0,
		failures: [],
		second: [],
	} );
} );

test( 'a report of Node tells what each failed test said, and what a hook said once', () => {
	const ofHook = [
		"  failureType: 'hookFailed'",
		'  error: |-',
		'    Preparing MariaDB failed.',
		'    ',
		'    ERROR: 1051',
		"  code: 'ERR_TEST_FAILURE'",
		'  ...',
	];
	const tap = [
		'TAP version 13',
		'not ok 1 - restores',
		'  ---',
		...ofHook,
		'not ok 2 - refuses',
		'  ---',
		...ofHook,
		'ok 3 - copies',
		'  ---',
		'  duration_ms: 1',
		'  ...',
		'not ok 4 - empties',
		'  ---',
		"  error: 'No place is left'",
		'  ...',
		'1..4',
		'# pass 1',
		'# fail 3',
		'# cancelled 0',
		'',
	].join( '\n' );
	assert.deepEqual( countTap( tap ), {
		passed: 1,
		failed: 3,
		failures: [
			[ 'restores', '    Preparing MariaDB failed.', '    ERROR: 1051' ].join( '\n' ),
			'refuses',
			[ 'empties', "    'No place is left'" ].join( '\n' ),
		],
	} );
} );
