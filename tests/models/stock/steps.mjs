/** What may happen, and what it does. */

import fc from 'fast-check';

/**
 * @typedef {import('./model.mjs').World} World
 * @typedef {import('./model.mjs').Line}  Line
 *
 * What each step says of itself, and when it happens.
 *
 * @typedef  {Object} Acts
 * @property {{ branch: number, pieces: number }}                               arrive
 * @property {{ branch: number, pieces: number }}                               loss
 * @property {{ branches: ReadonlyArray<number>, full: boolean }}                            export
 * @property {{ file: number, says: boolean }}                                  upload
 * @property {{ branch: number, pieces: number }}                               early
 * @property {{ branch: number }}                                               count
 * @property {{ pieces: number, pickup: number }}                               order
 * @property {{ order: number }}                                                cancel
 * @property {{ order: number }}                                                cut
 * @property {{ order: number, pieces: number, pickup: number }}                edit
 * @property {{ order: number }}                                                void
 * @property {{ order: number }}                                                mark
 * @property {{ order: number, pieces: number, branch: number, hours: number }} send
 * @property {{ order: number, pieces: number, branch: number, hours: number }} ready
 * @property {{ order: number, hours: number }}                                 fetch
 *
 * @typedef {import('./model.mjs').Site & { result: { refused: number } }} Told What the site answers.
 *
 * @typedef {( command: object ) => Promise<Told>} Play
 */

/**
 * @template {keyof Acts} Name
 * @typedef {{ do: Name, minutes: number } & Acts[Name]} StepOf
 */

/** @typedef {StepOf<'arrive'>|StepOf<'loss'>|StepOf<'export'>|StepOf<'upload'>|StepOf<'early'>|StepOf<'count'>|StepOf<'order'>|StepOf<'cancel'>|StepOf<'cut'>|StepOf<'edit'>|StepOf<'void'>|StepOf<'mark'>|StepOf<'send'>|StepOf<'ready'>|StepOf<'fetch'>} Step */

const HALF_A_DAY = 43_200;

/** @type {( world: World, step: { order: number } ) => Line|undefined} */
const chosen = ( world, { order } ) => {
	const open = world.site.lines.filter( ( line ) => line.open );
	return open[ order % Math.max( 1, open.length ) ];
};
/** @param {{ pieces: number }[]} holds */
const sum = ( holds ) => holds.reduce( ( all, hold ) => all + hold.pieces, 0 );
/** @param {import('./model.mjs').Hold} hold */
const isWaiting = ( hold ) => ! hold.given && ! hold.left && ! hold.ended;
/** @type {( line: Line ) => Record<number, number>} Waiting pieces that the dealer's number is already without, by branch. */
const knownAt = ( line ) => {
	const known = line.holds.filter( ( one ) => isWaiting( one ) && one.known !== null );
	return Object.fromEntries( [ 1, 2 ].map( ( at ) => [ at, sum( known.filter( ( one ) => one.branch === at ) ) ] ) );
};
/** @param {Line} line */
const left = ( line ) => line.quantity - sum( line.holds.filter( ( one ) => one.given && ! one.moved && ! one.ended ) );

const branch = fc.constantFrom( 1, 2 );
const pieces = fc.integer( { min: 1, max: 4 } );
const order = fc.nat( 7 );
const hours = fc.constantFrom( 0, 1, 7, 23, 24 );
const minutes = fc.constantFrom( 1, 30, 200, 700, 1_500 );
const ordered = fc.record( { do: fc.constant( 'order' ), minutes, pieces, pickup: fc.constantFrom( 0, 0, 1, 2 ) } );

/** @type {fc.Arbitrary<Step>} */
export const steps = fc.oneof(
	fc.record( { do: fc.constant( 'arrive' ), minutes, branch, pieces } ),
	fc.record( { do: fc.constant( 'loss' ), minutes, branch, pieces } ),
	fc.record( {
		do: fc.constant( 'export' ),
		minutes,
		branches: fc.constantFrom( [ 1, 2 ], [ 1, 2 ], [ 1 ], [ 2 ] ),
		full: fc.boolean(),
	} ),
	fc.record( {
		do: fc.constant( 'upload' ),
		minutes,
		file: fc.nat( 5 ),
		says: fc.constantFrom( true, true, false ),
	} ),
	fc.record( { do: fc.constant( 'early' ), minutes, branch, pieces } ),
	fc.record( { do: fc.constant( 'count' ), minutes, branch } ),
	ordered,
	ordered,
	fc.record( { do: fc.constant( 'cancel' ), minutes, order } ),
	fc.record( { do: fc.constant( 'cut' ), minutes, order } ),
	fc.record( { do: fc.constant( 'edit' ), minutes, order, pieces, pickup: fc.constantFrom( 0, 0, 1, 2 ) } ),
	fc.record( { do: fc.constant( 'void' ), minutes, order } ),
	fc.record( { do: fc.constant( 'mark' ), minutes, order } ),
	fc.record( { do: fc.constant( 'send' ), minutes, order, pieces, branch: fc.constantFrom( 0, 0, 1, 2 ), hours } ),
	fc.record( { do: fc.constant( 'ready' ), minutes, order, pieces, branch, hours } ),
	fc.record( { do: fc.constant( 'fetch' ), minutes, order, hours } )
);

/**
 * Gives pieces of an order out, or lays them ready.
 *
 * @param {World}          world
 * @param {Acts['send']}   step
 * @param {Line|undefined} line
 * @param {boolean}        isReady
 * @param {Play}           play
 */
async function give( world, { pieces: wanted, branch: from, hours: booked }, line, isReady, play ) {
	const count = Math.min( wanted, line ? left( line ) : 0 );
	if ( ! line || count < 1 ) {
		return false;
	}
	const { picked, rest } = world.picked( line, count, from );
	/** @type {Record<number, number>} */
	const needed = { 1: 0, 2: 0 };
	picked.forEach( ( [ at, n ] ) => ( needed[ at ] += n ) );
	// Nobody hands out what is not there, or what lies there for somebody else.
	const hasRest = rest === 0 || ( from > 0 && world.pieces[ from ] - world.promised( from ) >= rest );
	if ( ! hasRest || world.pieces[ 1 ] < needed[ 1 ] || world.pieces[ 2 ] < needed[ 2 ] ) {
		return false;
	}
	for ( const [ at, n ] of picked ) {
		if ( ! isReady || at !== from ) {
			world.leave( line.order, at, n, booked );
		}
		if ( isReady && at !== from ) {
			world.move( from, n, booked, line.order );
		}
	}
	if ( ! isReady && rest > 0 ) {
		world.move( from, -rest, booked, line.order );
	}
	// What is held elsewhere is settled at both branches a day later.
	if ( from > 0 ) {
		world.move( from, 0, booked );
	}
	return play( { do: 'send', order: line.order, pieces: count, branch: from, ready: isReady ? 1 : 0 } );
}

/** @type {( world: World, at: number ) => number} */
const touched = ( world, at ) => ( world.settled[ at ] = Math.max( world.settled[ at ], world.now ) );

/** @template Name @type {{ [Name in keyof Acts]: ( world: World, step: StepOf<Name>, play: Play ) => Promise<unknown> }} */
const does = {
	arrive: async ( world, { branch: at, pieces: n } ) => {
		world.pieces[ at ] += n;
		touched( world, at );
		return true;
	},
	loss: async ( world, { branch: at, pieces: n } ) => {
		const gone = Math.min( n, world.pieces[ at ] );
		world.pieces[ at ] -= gone;
		world.debt[ at ] += gone;
		world.lost[ at ] = world.now;
		touched( world, at );
		return true;
	},
	export: async ( world, { branches, full } ) => {
		/** @type {[number, number][]} */
		const all = ( full ? [ 1, 2 ] : branches ).map( ( at ) => [ at, world.number( at ) ] );
		// A full file leaves out what is empty.
		const rows = Object.fromEntries( all.filter( ( [ , n ] ) => ! full || n > 0 ) );
		world.drawer.push( { at: world.now, full, rows } );
		return true;
	},
	upload: async ( world, { file: index, says }, play ) => {
		const file = world.drawer.at( -1 - ( index % world.drawer.length ) );
		// Whoever does not say when a file was made sends it within half a day.
		if ( ! file || Object.keys( file.rows ).length === 0 || ( ! says && world.now - file.at > HALF_A_DAY ) ) {
			return false;
		}
		const numbers = world.mode === 'marks' ? 'available' : 'on hand';
		const at = says ? file.at : world.now - HALF_A_DAY;
		const answer = await play( { do: 'upload', file: { ...file, at: says ? at : null, numbers } } );
		for ( const shelf of [ 1, 2 ].filter( ( one ) => answer.shelves[ one ]?.at === at ) ) {
			world.counted( shelf, at );
		}
		return true;
	},
	early: async ( world, { branch: at, pieces: n }, play ) => {
		const before = JSON.stringify( world.site.shelves );
		const file = {
			rows: { [ at ]: n + 50 },
			full: false,
			at: world.now + 90_000,
			numbers: 'on hand',
			column: true,
		};
		const answer = await play( { do: 'upload', file } );
		if ( answer.result.refused !== 1 || JSON.stringify( answer.shelves ) !== before ) {
			throw new Error( `a count of the future was taken: ${ JSON.stringify( answer ) }` );
		}
		return true;
	},
	count: async ( world, { branch: at }, play ) => {
		await play( { do: 'count', branch: at, pieces: world.pieces[ at ] } );
		world.counted( at, world.now );
		return true;
	},
	order: async ( world, { pieces: n, pickup }, play ) => {
		const free = Object.values( world.site.shelves ).reduce( ( all, shelf ) => all + shelf.quantity, 0 );
		const answer = await play( { do: 'order', pieces: n, pickup } );
		if ( answer.lines.at( -1 )?.backordered !== n - Math.min( n, free ) ) {
			throw new Error( `an order did not take what was for sale: ${ JSON.stringify( answer ) }` );
		}
		return true;
	},
	cancel: async ( world, which, play ) => {
		const line = chosen( world, which );
		if ( ! line || line.holds.some( ( hold ) => hold.left ) ) {
			return false;
		}
		for ( const at of [ 1, 2 ] ) {
			world.booked[ at ] = world.booked[ at ].filter( ( one ) => one.order !== line.order );
			touched( world, at );
		}
		return play( { do: 'cancel', order: line.order } );
	},
	cut: async ( world, which, play ) => {
		const line = chosen( world, which );
		// Of a line that nothing was given of, the order is cancelled instead.
		if ( ! line || left( line ) === 0 || left( line ) === line.quantity ) {
			return false;
		}
		for ( const hold of line.holds.filter( ( one ) => ! one.given && ! one.left && ! one.ended ) ) {
			let rest = hold.pieces;
			for ( const mark of world.booked[ hold.branch ].filter( ( one ) => one.order === line.order ) ) {
				const taken = Math.min( rest, mark.pieces );
				mark.pieces -= taken;
				rest -= taken;
			}
			touched( world, hold.branch );
		}
		return play( { do: 'cut', order: line.order } );
	},
	edit: async ( world, which, play ) => {
		const line = chosen( world, which );
		const given = line ? line.quantity - left( line ) : 0;
		// What was given stays, and is had as it was; an order that is complete is not opened again.
		const all = Math.max( which.pieces, given );
		const pickup = line && given > 0 ? line.pickup : which.pickup;
		const isSame = line?.quantity === all && line.pickup === pickup;
		if ( ! line || isSame || ! [ 'received', 'confirmed', 'processing' ].includes( line.state ) ) {
			return false;
		}
		const before = knownAt( line );
		const wanted = all - given;
		const free = Object.values( world.site.shelves ).reduce( ( total, shelf ) => total + shelf.quantity, 0 );
		const answer = await play( { do: 'edit', order: line.order, pieces: all, pickup } );
		const edited = answer.lines.find( ( one ) => one.order === line.order );
		const held = sum( line.holds.filter( isWaiting ) );
		if ( ! edited || edited.backordered !== Math.max( 0, wanted - held - free ) ) {
			throw new Error( `an edit did not take what was for sale: ${ JSON.stringify( answer ) }` );
		}
		const after = knownAt( edited );
		for ( const at of [ 1, 2 ] ) {
			// The dealer's system hears that the order wants fewer of them there.
			let rest = before[ at ] - after[ at ];
			for ( const mark of world.booked[ at ].filter( ( one ) => one.order === line.order ) ) {
				const taken = Math.max( 0, Math.min( rest, mark.pieces ) );
				mark.pieces -= taken;
				rest -= taken;
			}
			touched( world, at );
		}
		return true;
	},
	void: async ( world, which, play ) => {
		const line = chosen( world, which );
		const parcel = line?.voidable[ 0 ];
		// The dealer's system may know of a marked order in ways that the desk cannot take back.
		if ( ! line || parcel === undefined || world.marked.has( line.order ) ) {
			return false;
		}
		for ( const hold of line.holds.filter( ( one ) => one.parcel === parcel && one.left && ! one.ended ) ) {
			world.move( hold.branch, hold.pieces, 24 );
		}
		return play( { do: 'void', order: line.order, parcel } );
	},
	mark: async ( world, which, play ) => {
		const line = chosen( world, which );
		if ( ! line || world.mode !== 'marks' || world.marked.has( line.order ) ) {
			return false;
		}
		world.marked.add( line.order );
		// Of what has left already the dealer's system hears with the mark too.
		for ( const one of world.unbooked.filter( ( { order: whose } ) => whose === line.order ) ) {
			one.until = Math.min( one.until, world.now );
		}
		for ( const hold of line.holds.filter( ( one ) => ! one.left && ! one.ended ) ) {
			world.booked[ hold.branch ].push( { order: line.order, pieces: hold.pieces } );
		}
		return play( { do: 'mark', order: line.order } );
	},
	send: async ( world, which, play ) => give( world, which, chosen( world, which ), false, play ),
	ready: async ( world, which, play ) => give( world, which, chosen( world, which ), true, play ),
	fetch: async ( world, which, play ) => {
		const line = chosen( world, which );
		const ready = ( line?.holds ?? [] ).filter( ( hold ) => hold.given && ! hold.left && ! hold.ended );
		/** @param {number} at */
		const there = ( at ) => world.pieces[ at ] >= sum( ready.filter( ( hold ) => hold.branch === at ) );
		if ( ! line || ready.length === 0 || ! there( 1 ) || ! there( 2 ) ) {
			return false;
		}
		ready.forEach( ( hold ) => world.leave( line.order, hold.branch, hold.pieces, which.hours ) );
		return play( { do: 'fetch', order: line.order } );
	},
};

/**
 * @template {keyof Acts} Name
 * @param {World}        world
 * @param {StepOf<Name>} step
 * @param {Play}         play
 * @return {Promise<unknown>} False where it cannot happen now.
 */
export const happens = ( world, step, play ) => does[ step.do ]( world, step, play );
