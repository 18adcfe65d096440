import assert from 'node:assert/strict';
import test from 'node:test';
import { countPlaywright } from './runners.mjs';

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
