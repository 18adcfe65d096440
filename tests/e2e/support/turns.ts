import { execFileSync } from 'node:child_process';

/** Every page is looked at on the phone; a quarter of them at 1440 px too, and another quarter in the dark. */
const TURNS = 4;

/** Which quarter: that of COLEMAN_TURN, or of the commit, so that each has its turn. `all` looks at every page. */
export const TURN = process.env.COLEMAN_TURN || turnOfCommit();

function turnOfCommit(): string {
	try {
		const hash = execFileSync( 'git', [ 'rev-parse', 'HEAD' ], { cwd: __dirname, encoding: 'utf8' } );
		return String( parseInt( hash.slice( 0, 6 ), 16 ) % TURNS );
	} catch {
		// Not a checkout: an unpacked archive.
		return '0';
	}
}

/** The tag of a test that has its turn with others, by its place among them. */
export const turnTag = ( index: number ) => `@turn-${ index % TURNS }`;

/** Whether it is the turn of the one at this place among others, within one test. */
export const isItsTurn = ( index: number ) => TURN === 'all' || String( index % TURNS ) === TURN;

/** The tags of tests whose turn it is not at 1440 px. */
export const notItsTurn = TURN === 'all' ? /(?!)/ : new RegExp( `@turn-(?!${ TURN }\\b)` );

/** The tags of tests whose turn it is in the dark. */
export const turnInTheDark = TURN === 'all' ? /@turn-/ : new RegExp( `@turn-${ ( Number( TURN ) + 1 ) % TURNS }\\b` );
