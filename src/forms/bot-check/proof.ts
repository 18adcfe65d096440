import { solveChallengeWorkers } from 'altcha-lib';

export type Challenge = { algorithm: string; challenge: string; maxnumber: number; salt: string; signature: string };

const MAX_WORKERS = 4;

/**
 * Does a challenge's work beside the page and gives the proof as ALTCHA writes it; '' where there is none to be had,
 * such as on a site without https.
 */
export async function prove( { algorithm, challenge, maxnumber, salt, signature }: Challenge ): Promise< string > {
	if ( ! globalThis.isSecureContext ) {
		return '';
	}
	const solution = await solveChallengeWorkers(
		() =>
			new Worker( new URL( /* webpackChunkName: "bot-worker" */ './worker.ts', import.meta.url ), {
				type: 'module',
			} ),
		Math.min( MAX_WORKERS, navigator.hardwareConcurrency || 1 ),
		challenge,
		salt,
		algorithm,
		maxnumber
	);
	return solution ? btoa( JSON.stringify( { algorithm, challenge, number: solution.number, salt, signature } ) ) : '';
}
