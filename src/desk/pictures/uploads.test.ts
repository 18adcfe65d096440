import fc from 'fast-check';
import { DeskError } from '../api';
import { AT_ONCE, type Entry, isActive, isPending, type Match, type Thing } from './queue';
import { type Memory, type Upload, Uploads } from './uploads';

const PIECE = 4;

/** Names are asked about beside what is sent. */
const NAMES = 'names';

const THINGS: Thing[] = [ 1, 2 ].map( ( id ) => ( { id, name: `Part ${ id }`, number: `P-${ id }`, detail: '' } ) );

/** A file of one or two pieces, named after the thing it shows, if it shows one. */
const file = ( name: string, size: number ) => new File( [ 'x'.repeat( size ) ], name, { lastModified: 7 } );

const keyOf = ( { name, size }: { name: string; size: number } ) => `${ name }|${ size }`;

type Answer = 'ok' | 'lost-before' | 'lost-after' | 'busy' | 'refused';

/** A server whose answers come when the scheduler lets them, as the list of answers has it; when that is over, all is well. */
function played( scheduler: fc.Scheduler, answers: Answer[] ) {
	const uploads = new Map< string, { name: string; size: number; bytes: number } >();
	const pictures: { name: string; thing: number }[] = [];
	const underWay = new Map< string, number >();
	const refusals = new Set< string >();
	let most = 0;
	let mostOfOne = 0;

	/** One call about one file. */
	async function call< Result >( name: string, does: () => Result ): Promise< Result > {
		underWay.set( name, ( underWay.get( name ) ?? 0 ) + 1 );
		const counts = [ ...underWay ].filter( ( [ about ] ) => about !== NAMES ).map( ( [ , count ] ) => count );
		most = Math.max( most, counts.filter( ( count ) => count > 0 ).length );
		mostOfOne = Math.max( mostOfOne, ...counts );
		const answer = answers.shift() ?? 'ok';
		try {
			await scheduler.schedule( Promise.resolve(), `${ name }: ${ answer }` );
			if ( answer === 'lost-before' ) {
				throw new Error( 'lost' );
			}
			if ( answer === 'busy' ) {
				throw new DeskError( 'busy', 'Busy.', {}, { status: 503 } );
			}
			if ( answer === 'refused' ) {
				refusals.add( name );
				throw new DeskError( 'coleman_picture_refused', 'No.', {}, { status: 422 } );
			}
			const result = does();
			if ( answer === 'lost-after' ) {
				throw new Error( 'lost' );
			}
			return result;
		} finally {
			underWay.set( name, ( underWay.get( name ) ?? 1 ) - 1 );
		}
	}

	const upload = ( id: string ): Upload | null => {
		const known = uploads.get( id );
		return known ? { id, offset: known.bytes, piece_bytes: PIECE } : null;
	};

	return {
		pictures,
		refusals,
		most: () => most,
		mostOfOne: () => mostOfOne,
		server: {
			match: ( names: string[] ) =>
				call( NAMES, () =>
					names.map( ( name ): Match => {
						const thing = THINGS.find( ( { id } ) => name.startsWith( `${ id }_` ) ) ?? null;
						return { name, thing, candidates: [], position: Number( name.split( '_' )[ 1 ] ?? 0 ) };
					} )
				),
			create: ( name: string, size: number ) =>
				call( name, () => {
					const id = String( uploads.size + 1 );
					uploads.set( id, { name, size, bytes: 0 } );
					return { id, offset: 0, piece_bytes: PIECE };
				} ),
			find: ( id: string ) => call( uploads.get( id )?.name ?? '', () => upload( id ) ),
			send: ( id: string, offset: number, piece: Blob ) =>
				call( uploads.get( id )?.name ?? '', () => {
					const known = uploads.get( id );
					if ( ! known || known.bytes !== offset ) {
						const data = { status: 409, offset: known?.bytes };
						throw new DeskError( 'coleman_wrong_offset', 'Not there.', {}, data );
					}
					known.bytes += piece.size;
					return known.bytes;
				} ),
			finish: ( id: string, thing: number ) =>
				call( uploads.get( id )?.name ?? '', () => {
					const known = uploads.get( id );
					if ( ! known || known.bytes !== known.size ) {
						throw new Error( 'finished before all was sent' );
					}
					const picture = { name: known.name, thing };
					// Finishing twice gives the same picture.
					if ( ! pictures.some( ( { name } ) => name === picture.name ) ) {
						pictures.push( picture );
					}
				} ),
		},
	};
}

const forgetful: Memory = { recall: () => null, keep: () => {} };

function uploadsOf( { server }: ReturnType< typeof played >, memory: Memory = forgetful ) {
	return new Uploads( {
		server,
		memory,
		wait: async () => {},
		words: ( thrown ) => ( thrown instanceof Error ? thrown.message : '' ),
		check: async ( { size } ) => ( size === 0 ? 'It is empty.' : '' ),
		nameOf: ( one ) => ( { key: keyOf( one ), name: one.name } ),
	} );
}

/** Lets what needs no answer go on. */
async function turns( count: number ) {
	for ( let turn = 0; turn < count; turn++ ) {
		await Promise.resolve();
	}
}

/** What somebody does at the screen, at a file that is there. */
type Act =
	| { does: 'add'; files: File[] }
	| { does: 'start' | 'pause' | 'resume' | 'cancel' | 'clear' | 'match' }
	| { does: 'choose' | 'leave' | 'putBack' | 'retry'; at: number };

const files = fc
	.uniqueArray(
		fc.record( {
			thing: fc.constantFrom( '1', '2', 'x' ),
			number: fc.integer( { min: 1, max: 4 } ),
			size: fc.constantFrom( 0, 3, 7 ),
		} ),
		{ selector: ( { thing, number } ) => `${ thing }_${ number }`, maxLength: 6 }
	)
	.map( ( all ) => all.map( ( { thing, number, size } ) => file( `${ thing }_${ number }_${ size }.jpg`, size ) ) );

const act: fc.Arbitrary< Act > = fc.oneof(
	fc.record( { does: fc.constant( 'add' as const ), files } ),
	fc.record( { does: fc.constantFrom( 'start', 'start', 'pause', 'resume', 'cancel', 'clear', 'match' ) } ),
	fc.record( {
		does: fc.constantFrom( 'choose', 'leave', 'putBack', 'retry' ),
		at: fc.nat( { max: 5 } ),
	} )
);

function perform( uploads: Uploads, step: Act ): void {
	if ( step.does === 'add' ) {
		void uploads.add( step.files );
	} else if ( 'at' in step ) {
		const { key = '' } = uploads.queue.entries[ step.at ] ?? {};
		if ( step.does === 'choose' ) {
			uploads.choose( key, THINGS[ 0 ] ?? null );
		} else {
			uploads[ step.does ]( key );
		}
	} else {
		void uploads[ step.does ]();
	}
}

const answers = fc.array(
	fc.constantFrom< Answer >( 'ok', 'ok', 'ok', 'lost-before', 'lost-after', 'busy', 'refused' ),
	{ maxLength: 40 }
);

/** Lets all answers come, and goes on after each lost connection. */
async function drain( scheduler: fc.Scheduler, uploads: Uploads ) {
	for ( let round = 0; round < 200; round++ ) {
		await scheduler.waitIdle();
		if ( ! uploads.queue.entries.some( isPending ) ) {
			return;
		}
		uploads.resume();
	}
	throw new Error( `It never ends: ${ JSON.stringify( uploads.queue ) }` );
}

it( 'brings each file to one end, whatever order answers, failures and pauses come in', async () => {
	await fc.assert(
		fc.asyncProperty(
			fc.scheduler(),
			files,
			fc.array( act, { maxLength: 20 } ),
			answers,
			async ( s, first, acts, plan ) => {
				const stage = played( s, plan );
				const uploads = uploadsOf( stage );
				const before = new Map< string, Entry[ 'state' ] >();
				const ends: string[] = [];
				uploads.subscribe( () => {
					const { entries } = uploads.queue;
					expect( new Set( entries.map( ( { key } ) => key ) ).size ).toBe( entries.length );
					expect( entries.filter( isActive ).length ).toBeLessThanOrEqual( AT_ONCE );
					if ( entries.length === 0 ) {
						before.clear();
					}
					entries.forEach( ( { key, state } ) => {
						if ( before.get( key ) === 'done' ) {
							expect( state ).toBe( 'done' );
						} else if ( state === 'done' ) {
							ends.push( key );
						}
						before.set( key, state );
					} );
				} );
				void uploads.add( first );
				for ( const step of acts ) {
					perform( uploads, step );
					await turns( 20 );
					if ( s.count() > 0 ) {
						await s.waitNext( 1 );
					}
				}
				await drain( s, uploads );
				uploads.start();
				await drain( s, uploads );

				const { entries } = uploads.queue;
				entries.forEach( ( { state, thing } ) => {
					expect( [ 'done', 'refused', 'left', 'ready' ] ).toContain( state );
					// Only what nobody could tell of waits for somebody.
					expect( state === 'ready' && thing !== null ).toBe( false );
				} );
				expect( stage.most() ).toBeLessThanOrEqual( AT_ONCE );
				expect( stage.mostOfOne() ).toBeLessThanOrEqual( 1 );
				const made = new Set( stage.pictures.map( ( { name } ) => name ) );
				entries
					.filter( ( { state } ) => state === 'done' )
					.forEach( ( { name } ) => expect( made ).toContain( name ) );
			}
		),
		{ numRuns: 300 }
	);
} );

it( 'makes pictures of a thing in the order of their names, however fast each is sent', async () => {
	const plan = fc.array( fc.constantFrom< Answer >( 'ok', 'ok', 'lost-before', 'lost-after' ), { maxLength: 20 } );
	await fc.assert(
		fc.asyncProperty( fc.scheduler(), files, plan, async ( s, first, losses ) => {
			const stage = played( s, losses );
			const uploads = uploadsOf( stage );
			void uploads.add( first );
			await s.waitIdle();
			uploads.start();
			await drain( s, uploads );
			fc.pre( uploads.queue.entries.every( ( { state, size } ) => state !== 'refused' || size === 0 ) );
			THINGS.forEach( ( { id } ) => {
				const names = stage.pictures.filter( ( { thing } ) => thing === id ).map( ( { name } ) => name );
				expect( names ).toEqual( [ ...names ].sort() );
			} );
		} ),
		{ numRuns: 200 }
	);
} );

/** Answers at once, one after the other. */
const atOnce = () => ( { schedule: ( promise: Promise< unknown > ) => promise } ) as unknown as fc.Scheduler;

const settle = () => turns( 200 );

it( 'goes on without a file that the server never answers for', async () => {
	const stage = played( atOnce(), [] );
	const { send } = stage.server;
	stage.server.send = ( id, offset, piece ) =>
		piece.size === 3 ? Promise.reject( new Error( 'No answer.' ) ) : send( id, offset, piece );
	const uploads = uploadsOf( stage );
	await uploads.add( [ file( '1_1_.jpg', 3 ), file( '2_1_.jpg', 4 ), file( '2_2_.jpg', 4 ) ] );
	uploads.start();
	await settle();
	expect( uploads.queue.lost ).toBe( 'No answer.' );
	uploads.resume();
	await settle();
	uploads.resume();
	await settle();
	expect( uploads.queue.entries.map( ( { state } ) => state ) ).toEqual( [ 'refused', 'done', 'done' ] );
} );

it( 'sends only what is missing after the page was loaded again', async () => {
	const stage = played( atOnce(), [] );
	const kept = new Map< string, Entry >();
	const memory: Memory = {
		recall: ( key ) => {
			const { thing = null, upload = '', state } = kept.get( key ) ?? {};
			return kept.has( key ) ? { thing, upload, isDone: state === 'done' } : null;
		},
		keep: ( { entries } ) => entries.forEach( ( entry ) => kept.set( entry.key, entry ) ),
	};
	const before = uploadsOf( stage, memory );
	const some = [ file( '1_1_.jpg', 3 ), file( '1_2_.jpg', 7 ) ];
	await before.add( some );
	const { send } = stage.server;
	const offsets: number[] = [];
	stage.server.send = ( id, offset, piece ) => {
		offsets.push( offset );
		if ( offset === PIECE ) {
			before.pause();
			return new Promise( () => {} );
		}
		return send( id, offset, piece );
	};
	before.start();
	await settle();
	expect( before.queue.entries.map( ( { state } ) => state ) ).toEqual( [ 'sent', 'sending' ] );

	stage.server.send = ( id, offset, piece ) => {
		offsets.push( offset );
		return send( id, offset, piece );
	};
	offsets.length = 0;
	const after = uploadsOf( stage, memory );
	await after.add( some );
	after.start();
	await settle();
	expect( after.queue.entries.map( ( { state } ) => state ) ).toEqual( [ 'done', 'done' ] );
	expect( offsets ).toEqual( [ PIECE ] );
	expect( stage.pictures ).toHaveLength( 2 );
} );
