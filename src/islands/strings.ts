import { pageFacts } from './page-facts';
import type { Strings } from './types';

/**
 * An island's translations lie beside its code, one file a language; English is in the code itself. For a language that
 * there is no file for, PHP has printed English too.
 */
export async function loadStrings( island: string, base: string ): Promise< Strings | null > {
	const file = pageFacts().strings?.[ island ];
	const answer = file && ( await fetch( new URL( file, base ) ) );
	return answer && answer.ok ? answer.json() : null;
}
