import type { Queue, Thing } from './queue';
import type { Memory } from './uploads';

/** What this tab knows of a file whose page was loaded again. */
export type Known = {
	key: string;
	name: string;
	thing: Thing | null;
	upload: string;
	position: number;
	isDone: boolean;
};

/** Enough for the folder of a day, and little enough for every browser. */
const MOST = 1_000;

const keyOf = ( kind: string ) => `coleman-desk-pictures-${ kind }`;

function read( kind: string ): Known[] {
	try {
		// Written below, by the same screen.
		return JSON.parse( window.sessionStorage.getItem( keyOf( kind ) ) ?? '[]' ) as Known[];
	} catch {
		return [];
	}
}

function write( kind: string, known: Known[] ): void {
	try {
		if ( known.length === 0 ) {
			window.sessionStorage.removeItem( keyOf( kind ) );
		} else {
			window.sessionStorage.setItem( keyOf( kind ), JSON.stringify( known ) );
		}
	} catch {
		// Storage is full or switched off: what is known lives as long as the page.
	}
}

/** What is kept of a queue: what has begun, and what somebody has chosen to begin with. */
const knownOf = ( { entries }: Queue ): Known[] =>
	entries
		.filter( ( { state } ) => state !== 'left' && state !== 'refused' && state !== 'matching' )
		.map( ( { key, name, thing, upload, position, state } ) => ( {
			key,
			name,
			thing,
			upload,
			position,
			isDone: state === 'done',
		} ) );

/**
 * Files on their way, kept in this tab until all of them have arrived. Not beyond the tab: desks share computers.
 *
 * @param kind Of the things that the files are pictures of.
 */
export function memoryOf( kind: string ): Memory & { before: Known[]; forget: () => void } {
	const before = read( kind );
	let earlier = new Map( before.map( ( known ) => [ known.key, known ] ) );
	return {
		/** What the page before this one had. */
		before,
		recall: ( key ) => earlier.get( key ) ?? null,
		keep: ( queue ) => {
			const now = knownOf( queue );
			// What is not in the queue yet has to be chosen again.
			const here = new Set( queue.entries.map( ( { key } ) => key ) );
			const rest = [ ...earlier.values() ].filter( ( { key } ) => ! here.has( key ) );
			const all = [ ...rest, ...now ];
			// When all of them have arrived, the same file may be sent again.
			write( kind, all.every( ( { isDone } ) => isDone ) ? [] : all.slice( -MOST ) );
		},
		forget: () => {
			earlier = new Map();
			write( kind, [] );
		},
	};
}
