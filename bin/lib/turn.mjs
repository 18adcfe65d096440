/**
 * Whose turn it is: what takes long is tried in quarters, each commit another one (docs/gate.md, "By turns").
 */

import { execFileSync } from 'node:child_process';
import { root } from './paths.mjs';

export const TURNS = 4;

/** @return {string} COLEMAN_TURN, else the turn of the commit: 0 to 3. `all` is every turn at once. */
export function turn() {
	return process.env.COLEMAN_TURN || String( numberOfCommit() % TURNS );
}

/** @return {number} By which commits differ; 0 outside of a checkout, in an unpacked archive for example. */
function numberOfCommit() {
	try {
		const hash = execFileSync( 'git', [ 'rev-parse', 'HEAD' ], {
			cwd: root,
			encoding: 'utf8',
			stdio: [ 'ignore', 'pipe', 'ignore' ],
		} );
		return parseInt( hash.slice( 0, 6 ), 16 );
	} catch {
		return 0;
	}
}
