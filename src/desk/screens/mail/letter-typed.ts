import type { LetterWords } from '@/api/generated/schemas';

export type LetterSentence = LetterWords[ 'sentences' ][ number ];

/** What was typed, by sentence; what nobody has touched is not in it. */
export type Typed = Record< string, string >;

/** What stands in a sentence's field. */
export const wordsOf = ( sentence: LetterSentence, typed: Typed ) => typed[ sentence.name ] ?? sentence.words;

/** What was typed, without what is kept like that already. */
export function withTyped( sentence: LetterSentence, typed: Typed, words: string ): Typed {
	const { [ sentence.name ]: _, ...others } = typed;
	return words === sentence.words ? others : { ...others, [ sentence.name ]: words };
}

/** What is sent: null takes the default again. */
export const toSend = ( sentences: LetterSentence[], typed: Typed ): Record< string, string | null > =>
	Object.fromEntries(
		sentences.flatMap( ( { name, default: ours } ) => {
			const words = typed[ name ];
			return words === undefined ? [] : [ [ name, words === ours ? null : words ] ];
		} )
	);

/** Sentences of this letter alone, and those that others share, by group. */
export function byGroup( sentences: LetterSentence[] ): { group: string; sentences: LetterSentence[] }[] {
	const groups = [ ...new Set( sentences.map( ( { group } ) => group ) ) ].sort();
	return groups.map( ( group ) => ( {
		group,
		sentences: sentences.filter( ( sentence ) => sentence.group === group ),
	} ) );
}
