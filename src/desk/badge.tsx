export type Tone = 'good' | 'waiting' | 'bad' | 'plain';

/** How something stands, in a word. */
export const Badge = ( { tone, children }: { tone: Tone; children: string } ) => (
	<span className={ `coleman-desk__badge is-${ tone }` }>{ children }</span>
);
