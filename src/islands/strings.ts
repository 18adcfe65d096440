import { pageFacts } from './page-facts';
import type { Strings } from './types';

/**
 * An island's translations lie beside its code, one file a language; English is in the code itself. A language
 * that there is no file for is none of ours: then PHP has printed English too.
 */
export async function loadStrings( island: string, base: string ): Promise< Strings | null > {
	const { locale = 'en_US' } = pageFacts();
	if ( locale === 'en_US' ) {
		return null;
	}
	const answer = await fetch( new URL( `languages/${ locale }/${ island }.json`, base ) );
	return answer.ok ? answer.json() : null;
}
