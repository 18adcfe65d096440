/**
 * Files on their way to become pictures: each is matched to a thing, sent and finished, and ends as done, refused or left
 * out. Pure: `Uploads` does what is told here.
 */

/** So many are under way at a time. */
export const AT_ONCE = 2;

/** Things of the catalog that have pictures. */
export type Thing = { id: number; name: string; number: string; detail: string };

type State =
	/** What it belongs to is being asked for. */
	| 'matching'
	/** Waits for somebody: to choose what it belongs to, or to begin. */
	| 'ready'
	/** For its turn. */
	| 'waiting'
	| 'sending'
	/** Its bytes have arrived; waits until those before it are pictures. */
	| 'sent'
	/** The server makes a picture of it. */
	| 'finishing'
	| 'done'
	| 'refused'
	| 'left';

export type Entry = {
	/** A file is known again by its name, size and date. */
	key: string;
	name: string;
	size: number;
	state: State;
	thing: Thing | null;
	/** Others that the name may mean. */
	candidates: Thing[];
	/** Among the files of its thing. */
	position: number;
	/** Of its bytes have arrived. */
	bytes: number;
	/** Where its bytes go; '' before it has begun. */
	upload: string;
	/** Why it was refused. */
	reason: string;
	/** How much had been done when its connection was lost the last time; null where it was not. */
	lostAt: number | null;
};

export type Queue = {
	entries: Entry[];
	isRunning: boolean;
	/** Somebody has given up: what is under way is left out as soon as it lets go. */
	isCancelled: boolean;
	/** Why it stands still, where nobody has asked for it. */
	lost: string;
	/** Calls that came through. */
	beats: number;
};

export const EMPTY: Queue = { entries: [], isRunning: false, isCancelled: false, lost: '', beats: 0 };

/** What is known of a file before anything is asked: why it cannot be a picture, or what became of it earlier. */
export type Fresh = Pick< Entry, 'key' | 'name' | 'size' > &
	Partial< Pick< Entry, 'reason' | 'thing' | 'upload' | 'position' > > & { isDone?: boolean };

export type Match = { name: string; thing: Thing | null; candidates: Thing[]; position: number };

/** One step of one file. */
export type Step = { key: string; step: 'send' | 'finish' };

type Test = ( entry: Entry ) => boolean;

const is =
	( ...states: State[] ): Test =>
	( { state } ) =>
		states.includes( state );

export const isActive = is( 'sending', 'finishing' );

/** On its way, or about to be. */
export const isPending = is( 'waiting', 'sending', 'sent', 'finishing' );

/** Puts a change to those that it fits to; any other stays as it is, so that what comes late changes nothing. */
const change = ( queue: Queue, fits: Test, to: ( entry: Entry ) => Partial< Entry > ): Queue => ( {
	...queue,
	entries: queue.entries.map( ( entry ) => ( fits( entry ) ? { ...entry, ...to( entry ) } : entry ) ),
} );

const named =
	( key: string, test: Test ): Test =>
	( entry ) =>
		entry.key === key && test( entry );

function stateOf( { reason, isDone, thing }: Fresh ): State {
	if ( reason ) {
		return 'refused';
	}
	if ( isDone ) {
		return 'done';
	}
	return thing ? 'ready' : 'matching';
}

/** Takes files in; one that is there already is the same file. */
export function add( queue: Queue, fresh: Fresh[] ): Queue {
	const known = new Set( queue.entries.map( ( { key } ) => key ) );
	const entries = fresh
		.filter( ( { key } ) => ! known.has( key ) && known.add( key ) )
		.map( ( one ): Entry => {
			const { key, name, size, thing = null, upload = '', position = 0, reason = '' } = one;
			const state = stateOf( one );
			const bytes = state === 'done' ? size : 0;
			return { key, name, size, state, thing, candidates: [], position, bytes, upload, reason, lostAt: null };
		} );
	return { ...queue, entries: [ ...queue.entries, ...entries ] };
}

/** In the order in which they become pictures: things as they came, the files of each as their names count. */
function sorted( entries: Entry[] ): Entry[] {
	const first = new Map< number, number >();
	entries.forEach( ( { thing }, index ) => {
		if ( thing && ! first.has( thing.id ) ) {
			first.set( thing.id, index );
		}
	} );
	const place = ( { thing }: Entry, index: number ) => ( thing ? ( first.get( thing.id ) ?? index ) : index );
	return entries
		.map( ( entry, index ) => ( { entry, index, place: place( entry, index ) } ) )
		.sort(
			( one, other ) =>
				one.place - other.place || one.entry.position - other.entry.position || one.index - other.index
		)
		.map( ( { entry } ) => entry );
}

/** What the names mean. */
export function matched( queue: Queue, matches: Match[] ): Queue {
	const byName = new Map( matches.map( ( match ) => [ match.name, match ] ) );
	const next = change(
		queue,
		( entry ) => entry.state === 'matching' && byName.has( entry.name ),
		( { name } ) => {
			const { thing = null, candidates = [], position = 0 } = byName.get( name ) ?? {};
			return { state: 'ready', thing, candidates, position };
		}
	);
	return { ...next, entries: sorted( next.entries ) };
}

/** Nobody could say what the names mean: they are chosen by hand. */
export const unmatched = ( queue: Queue, names: string[] ): Queue =>
	change(
		queue,
		( entry ) => entry.state === 'matching' && names.includes( entry.name ),
		() => ( { state: 'ready' } )
	);

/** Says what a file belongs to; what has begun goes where it was meant to. */
export const choose = ( queue: Queue, key: string, thing: Thing | null ): Queue =>
	change( queue, named( key, is( 'ready', 'left' ) ), () => ( { state: 'ready', thing } ) );

export const leave = ( queue: Queue, key: string ): Queue =>
	change( queue, named( key, is( 'matching', 'ready', 'waiting', 'sent' ) ), () => ( { state: 'left' } ) );

export const putBack = ( queue: Queue, key: string ): Queue =>
	change( queue, named( key, is( 'left' ) ), () => ( { state: 'ready' } ) );

/** Begins with all that is known where to put, or with the files of one thing. */
export const start = ( queue: Queue, thing: number | null = null ): Queue => ( {
	...change(
		queue,
		( entry ) => entry.state === 'ready' && entry.thing !== null && ( thing ?? entry.thing.id ) === entry.thing.id,
		() => ( { state: 'waiting' } )
	),
	isRunning: true,
	isCancelled: false,
	lost: '',
} );

export const pause = ( queue: Queue ): Queue => ( { ...queue, isRunning: false, lost: '' } );

/** Goes on where it stood. */
export const resume = ( queue: Queue ): Queue =>
	queue.entries.some( isPending ) && ! queue.isCancelled ? { ...queue, isRunning: true, lost: '' } : queue;

/** Leaves out what is not there yet. */
export const cancel = ( queue: Queue ): Queue => ( {
	...change( queue, is( 'waiting', 'sent' ), () => ( { state: 'left' } ) ),
	isRunning: false,
	isCancelled: true,
	lost: '',
} );

/** What was no picture before it was sent will be none. */
export const mayRetry: Test = ( { state, thing } ) => state === 'refused' && thing !== null;

/** Tries again what was refused, from the beginning. */
export const retry = ( queue: Queue, key: string ): Queue => ( {
	...change( queue, named( key, mayRetry ), () => ( {
		state: 'waiting',
		bytes: 0,
		upload: '',
		reason: '',
		lostAt: null,
	} ) ),
	isRunning: true,
	isCancelled: false,
	lost: '',
} );

/**
 * What is to be begun now. A file becomes a picture only after those before it of the same thing, so that they stand in
 * their order however fast each is sent.
 */
export function steps( { entries, isRunning }: Queue ): Step[] {
	if ( ! isRunning ) {
		return [];
	}
	const free = AT_ONCE - entries.filter( isActive ).length;
	const busy = new Set< number >();
	const finishing: Step[] = [];
	for ( const entry of entries.filter( isPending ) ) {
		const id = entry.thing?.id ?? 0;
		if ( entry.state === 'sent' && ! busy.has( id ) ) {
			finishing.push( { key: entry.key, step: 'finish' } );
		}
		busy.add( id );
	}
	const sending = entries.filter( is( 'waiting' ) ).map( ( { key } ): Step => ( { key, step: 'send' } ) );
	return [ ...finishing, ...sending ].slice( 0, Math.max( 0, free ) );
}

export const begin = ( queue: Queue, { key, step }: Step ): Queue =>
	step === 'send'
		? change( queue, named( key, is( 'waiting' ) ), () => ( { state: 'sending' } ) )
		: change( queue, named( key, is( 'sent' ) ), () => ( { state: 'finishing' } ) );

const beat = ( queue: Queue ): Queue => ( { ...queue, beats: queue.beats + 1 } );

/** Where its bytes go, and how many are there. */
export function arrived( queue: Queue, key: string, upload: string, bytes: number ): Queue {
	const before = queue.entries.find( named( key, is( 'sending' ) ) );
	const isMore = before !== undefined && bytes > before.bytes;
	const next = change(
		queue,
		( entry ) => entry === before,
		( { lostAt } ) => ( {
			upload,
			bytes,
			lostAt: isMore ? null : lostAt,
		} )
	);
	return isMore ? beat( next ) : next;
}

/** It let go before all was sent: at a pause, or because somebody gave up. */
export const halted = ( queue: Queue, key: string ): Queue =>
	change( queue, named( key, is( 'sending' ) ), () => ( { state: queue.isCancelled ? 'left' : 'waiting' } ) );

export const sent = ( queue: Queue, key: string ): Queue =>
	change( queue, named( key, is( 'sending' ) ), ( { size } ) => ( {
		state: queue.isCancelled ? 'left' : 'sent',
		bytes: size,
	} ) );

export const done = ( queue: Queue, key: string ): Queue =>
	settled( beat( change( queue, named( key, is( 'finishing' ) ), () => ( { state: 'done' } ) ) ) );

export const refuse = ( queue: Queue, key: string, reason: string ): Queue =>
	settled(
		beat(
			change( queue, named( key, isActive ), () => ( { state: 'refused', reason, upload: '', lostAt: null } ) )
		)
	);

/**
 * No answer came. All wait then, for it is the connection's fault; but if others came through since it was lost before,
 * it is the file's, and the others go on without it.
 */
export function lose( queue: Queue, key: string, reason: string ): Queue {
	const entry = queue.entries.find( named( key, isActive ) );
	if ( ! entry ) {
		return queue;
	}
	if ( entry.lostAt !== null && entry.lostAt < queue.beats ) {
		return refuse( queue, key, reason );
	}
	const back = entry.state === 'sending' ? 'waiting' : 'sent';
	const next = change( queue, named( key, isActive ), () => ( {
		state: queue.isCancelled ? 'left' : back,
		lostAt: queue.beats,
	} ) );
	return queue.isCancelled ? next : { ...next, isRunning: false, lost: reason };
}

/** Nothing is left to do. */
const settled = ( queue: Queue ): Queue =>
	queue.entries.some( isPending ) ? queue : { ...queue, isRunning: false, lost: '' };

/** How far it is, in bytes and files, of all that was begun. */
export function progress( { entries }: Queue ): { share: number; done: number; refused: number; all: number } {
	const begun = entries.filter( ( entry ) => isPending( entry ) || entry.state === 'done' || mayRetry( entry ) );
	const sum = ( of: ( entry: Entry ) => number ) => begun.reduce( ( total, entry ) => total + of( entry ), 0 );
	const whole = sum( ( { size } ) => size );
	const arrivedBytes = sum( ( entry ) => ( entry.state === 'refused' ? entry.size : entry.bytes ) );
	return {
		share: whole > 0 ? arrivedBytes / whole : 0,
		done: begun.filter( is( 'done' ) ).length,
		refused: begun.filter( is( 'refused' ) ).length,
		all: begun.length,
	};
}
