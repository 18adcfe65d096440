import { execFileSync } from 'node:child_process';

/**
 * Every page is looked at on the phone; by turns a quarter of them at 1440 px too, and another quarter in one more mode:
 * each of these pages in another one.
 */
const TURNS = 4;

/** The modes a page is looked at in besides the phone and the desk: projects of playwright.config.ts. */
export const MODES = [ 'dark', 'forced-colors', 'right-to-left', 'narrow', 'large-text' ] as const;
export type Mode = ( typeof MODES )[ number ];

const COMMIT = numberOfCommit();

/** Which quarter: that of COLEMAN_TURN, or of the commit, so that each has its turn. `all` looks at every page. */
export const TURN = process.env.COLEMAN_TURN || String( COMMIT % TURNS );

function numberOfCommit(): number {
	try {
		const hash = execFileSync( 'git', [ 'rev-parse', 'HEAD' ], { cwd: __dirname, encoding: 'utf8' } );
		return parseInt( hash.slice( 0, 6 ), 16 );
	} catch {
		// Not a checkout: an unpacked archive.
		return 0;
	}
}

/** The tags of a test that has its turn with others, by its place among them: its quarter, and its place in there. */
export const turnTags = ( index: number ) => [
	`@turn-${ index % TURNS }`,
	`@mode-${ Math.floor( index / TURNS ) % MODES.length }`,
];

/** Whether it is the turn of the one at this place among others, within one test. */
export const isItsTurn = ( index: number ) => TURN === 'all' || String( index % TURNS ) === TURN;

/** Long tests of both sizes run at one of them, at the next turn at the other: those tagged `@phone-0`, and `@phone-1`. */
const ON_PHONE = ( Number( TURN ) + 1 ) % 2;

const NOTHING = /(?!)/;

/** The tags of tests whose turn it is not at 1440 px. */
export const notItsTurn = TURN === 'all' ? NOTHING : new RegExp( `@turn-(?!${ TURN }\\b)|@phone-${ ON_PHONE }\\b` );

/** The tags of tests whose turn it is not on the phone. */
export const notItsTurnOnPhone = TURN === 'all' ? NOTHING : new RegExp( `@phone-${ 1 - ON_PHONE }\\b` );

/** The tags of tests whose turn it is in a mode. From commit to commit a page comes into another one. */
export function turnOf( mode: Mode ): RegExp {
	if ( TURN === 'all' ) {
		return /@mode-/;
	}
	const place = ( MODES.indexOf( mode ) + Math.floor( COMMIT / TURNS ) ) % MODES.length;
	return new RegExp( `@turn-${ ( Number( TURN ) + 1 ) % TURNS }\\b.*@mode-${ place }\\b` );
}
