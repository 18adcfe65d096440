import { insist, isLost, sendFile, type Wait } from '../send-file';
import {
	add,
	arrived,
	begin,
	cancel,
	choose,
	done,
	EMPTY,
	type Entry,
	type Fresh,
	halted,
	isPending,
	leave,
	lose,
	type Match,
	matched,
	pause,
	putBack,
	type Queue,
	refuse,
	resume,
	retry,
	sent,
	start,
	type Step,
	steps,
	type Thing,
	unmatched,
} from './queue';

/** Where the bytes of a file go. */
export type Upload = { id: string; offset: number; piece_bytes: number };

/** The server, as far as files are concerned. */
export type Server = {
	match: ( names: string[] ) => Promise< Match[] >;
	/** A place for the bytes of a file. */
	create: ( name: string, size: number ) => Promise< Upload >;
	/** The place that a file had before; null where it is gone. */
	find: ( id: string ) => Promise< Upload | null >;
	send: ( id: string, offset: number, piece: Blob ) => Promise< number >;
	finish: ( id: string, thing: number ) => Promise< void >;
};

/** What is known of files after the page was loaded again. */
export type Memory = {
	recall: ( key: string ) => Pick< Fresh, 'thing' | 'upload' | 'position' | 'isDone' > | null;
	keep: ( queue: Queue ) => void;
};

type Options = {
	server: Server;
	memory: Memory;
	wait: Wait;
	/** What is said of something that was thrown. */
	words: ( thrown: unknown ) => string;
	/** Why something cannot be a picture; '' where it can. */
	check: ( file: File ) => Promise< string >;
	/** What a file is called, with its folder, and how it is known again. */
	nameOf: ( file: File ) => { key: string; name: string };
};

/** So many names are asked for at once. */
const NAMES = 500;

/** Sends files: what is in `queue` is the truth, and each step of a file is begun in one place alone. */
export class Uploads {
	queue: Queue = EMPTY;

	private readonly files = new Map< string, File >();

	private readonly listeners = new Set< () => void >();

	constructor( private readonly options: Options ) {}

	subscribe = ( listener: () => void ): ( () => void ) => {
		this.listeners.add( listener );
		return () => {
			this.listeners.delete( listener );
		};
	};

	read = (): Queue => this.queue;

	fileOf = ( key: string ): File | undefined => this.files.get( key );

	/**
	 * Takes files in and asks what they belong to.
	 *
	 * @param files
	 * @param thing What they are of, where nobody need be asked.
	 */
	add = async ( files: File[], thing: Thing | null = null ): Promise< void > => {
		const { check, memory, nameOf } = this.options;
		const fresh = await Promise.all(
			files.map( async ( file ): Promise< Fresh > => {
				const { key, name } = nameOf( file );
				const about = { key, name, size: file.size };
				const reason = await check( file );
				if ( reason !== '' ) {
					return { ...about, reason };
				}
				this.files.set( key, file );
				return { ...about, ...memory.recall( key ), ...( thing ? { thing } : {} ) };
			} )
		);
		this.put( add( this.queue, fresh ) );
		await this.match();
	};

	/** Asks again for names that nobody could tell of. */
	match = async (): Promise< void > => {
		const names = this.queue.entries.filter( ( { state } ) => state === 'matching' ).map( ( { name } ) => name );
		for ( let from = 0; from < names.length; from += NAMES ) {
			const some = names.slice( from, from + NAMES );
			try {
				const matches = await insist( () => this.options.server.match( some ), this.options.wait );
				this.put( matched( this.queue, matches ) );
			} catch {
				// They are chosen by hand.
			}
			// What no answer spoke of.
			this.put( unmatched( this.queue, some ) );
		}
	};

	choose = ( key: string, thing: Thing | null ) => this.put( choose( this.queue, key, thing ) );

	leave = ( key: string ) => this.put( leave( this.queue, key ) );

	putBack = ( key: string ) => this.put( putBack( this.queue, key ) );

	start = ( thing: number | null = null ) => this.put( start( this.queue, thing ) );

	pause = () => this.put( pause( this.queue ) );

	resume = () => this.put( resume( this.queue ) );

	cancel = () => this.put( cancel( this.queue ) );

	retry = ( key: string ) => this.put( retry( this.queue, key ) );

	/** Forgets all of it; not while something is under way. */
	clear = () => {
		if ( ! this.queue.entries.some( isPending ) ) {
			this.files.clear();
			this.put( EMPTY );
		}
	};

	private put( queue: Queue ): void {
		this.queue = queue;
		const next = steps( queue );
		next.forEach( ( step ) => {
			this.queue = begin( this.queue, step );
		} );
		this.options.memory.keep( this.queue );
		this.listeners.forEach( ( listener ) => listener() );
		next.forEach( ( step ) => void this.work( step ) );
	}

	private entry( key: string ): Entry | undefined {
		return this.queue.entries.find( ( one ) => one.key === key );
	}

	private async work( { key, step }: Step ): Promise< void > {
		try {
			await ( step === 'send' ? this.send( key ) : this.finish( key ) );
		} catch ( thrown ) {
			const words = this.options.words( thrown );
			this.put( isLost( thrown ) ? lose( this.queue, key, words ) : refuse( this.queue, key, words ) );
		}
	}

	private async send( key: string ): Promise< void > {
		const { server, wait } = this.options;
		const file = this.files.get( key );
		const entry = this.entry( key );
		if ( ! file || ! entry ) {
			throw new Error( `No file ${ key }` );
		}
		const { id, offset, piece_bytes: pieceBytes } = await this.place( entry );
		this.put( arrived( this.queue, key, id, offset ) );
		const isWhole = await sendFile( {
			file,
			from: offset,
			pieceBytes,
			send: async ( at, piece ) => {
				const bytes = await server.send( id, at, piece );
				this.put( arrived( this.queue, key, id, bytes ) );
				return bytes;
			},
			wait,
			isOver: () => ! this.queue.isRunning,
		} );
		this.put( isWhole ? sent( this.queue, key ) : halted( this.queue, key ) );
	}

	/** Where the bytes of a file go: where they went before, as far as that is still there. */
	private async place( { upload, name, size }: Entry ): Promise< Upload > {
		const { server, wait } = this.options;
		const before = upload === '' ? null : await insist( () => server.find( upload ), wait );
		return before ?? insist( () => server.create( name, size ), wait );
	}

	private async finish( key: string ): Promise< void > {
		const { server, wait } = this.options;
		const { upload = '', thing } = this.entry( key ) ?? {};
		await insist( () => server.finish( upload, thing?.id ?? 0 ), wait );
		this.put( done( this.queue, key ) );
	}
}
