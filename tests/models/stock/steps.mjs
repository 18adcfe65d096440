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
 * @property {{ order: number, pieces: number, pickup: number, says: Says }}   edit
 * @property {{ order: number, pieces: number, pickup: number, says: Says }}   add
 * @property {{ order: number, yes: boolean }}                                  answer
 * @property {{ order: number, pieces: number, came: number, restocked: number, branch: number }} back
 * @property {{ order: number }}                                                void
 * @property {{ order: number }}                                                mark
 * @property {{ order: number, pieces: number, branch: number, hours: number }} send
 * @property {{ order: number, pieces: number, branch: number, hours: number }} ready
 * @property {{ order: number, hours: number }}                                 fetch
 *
 * @typedef {'yes'|'no'|'later'} Says What the customer says to a change that costs more.
 *
 * @typedef {import('./model.mjs').Site & { result: { refused: number, waits: boolean }, refusal?: string }} Told What the site answers.
 *
 * @typedef {( command: object, mayBeRefused?: boolean ) => Promise<Told>} Play
 */

/**
 * @template {keyof Acts} Name
 * @typedef {{ do: Name, minutes: number } & Acts[Name]} StepOf
 */

/** @typedef {StepOf<'arrive'>|StepOf<'loss'>|StepOf<'export'>|StepOf<'upload'>|StepOf<'early'>|StepOf<'count'>|StepOf<'order'>|StepOf<'cancel'>|StepOf<'cut'>|StepOf<'edit'>|StepOf<'add'>|StepOf<'answer'>|StepOf<'back'>|StepOf<'void'>|StepOf<'mark'>|StepOf<'send'>|StepOf<'ready'>|StepOf<'fetch'>} Step */

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

/** @type {( world: World, line: Line ) => Line[]} */
const linesOf = ( world, line ) => world.site.lines.filter( ( one ) => one.order === line.order );
/** @param {Line} line */
const isChangeable = ( line ) => [ 'received', 'confirmed', 'processing' ].includes( line.state );
/** @param {{ shelves: Record<number, import('./model.mjs').Shelf> }} site */
const forSale = ( site ) => Object.values( site.shelves ).reduce( ( all, shelf ) => all + shelf.quantity, 0 );
/** @type {( site: import('./model.mjs').Site ) => string} */
const stockOf = ( { shelves, lines } ) =>
	JSON.stringify( [ shelves, lines.map( ( line ) => [ line.id, line.quantity, line.pickup, line.holds ] ) ] );

const branch = fc.constantFrom( 1, 2 );
const pieces = fc.integer( { min: 1, max: 4 } );
const order = fc.nat( 7 );
const hours = fc.constantFrom( 0, 1, 7, 23, 24 );
const minutes = fc.constantFrom( 1, 30, 200, 700, 1_500 );
const ordered = fc.record( { do: fc.constant( 'order' ), minutes, pieces, pickup: fc.constantFrom( 0, 0, 1, 2 ) } );

const says = fc.constantFrom( ...[ 'yes', 'yes', 'no', 'later' ].map( ( one ) => /** @type {Says} */ ( one ) ) );
const edited = fc.record( {
	do: fc.constant( 'edit' ),
	minutes,
	order,
	pieces: fc.integer( { min: 0, max: 4 } ),
	pickup: fc.constantFrom( 0, 0, 1, 2 ),
	says,
} );
const returned = fc.record( {
	do: fc.constant( 'back' ),
	minutes,
	order,
	pieces,
	came: fc.integer( { min: 0, max: 4 } ),
	restocked: fc.integer( { min: 0, max: 4 } ),
	branch,
} );

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
	edited,
	edited,
	fc.record( { do: fc.constant( 'add' ), minutes, order, pieces, pickup: fc.constantFrom( 0, 0, 1, 2 ), says } ),
	fc.record( { do: fc.constant( 'answer' ), minutes, order, yes: fc.boolean() } ),
	returned,
	returned,
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
			world.leave( line.id, at, n, booked );
		}
		if ( isReady && at !== from ) {
			world.move( from, n, booked, line.id );
		}
	}
	if ( ! isReady && rest > 0 ) {
		world.move( from, -rest, booked, line.id );
	}
	// What is held elsewhere is settled at both branches a day later.
	if ( from > 0 ) {
		world.move( from, 0, booked );
	}
	return play( {
		do: 'send',
		order: line.order,
		line: line.id,
		pieces: count,
		branch: from,
		ready: isReady ? 1 : 0,
	} );
}

/** @type {( world: World, at: number ) => number} */
const touched = ( world, at ) => ( world.settled[ at ] = Math.max( world.settled[ at ], world.now ) );

/**
 * An order was changed: the dealer's system hears what is no longer wanted where.
 *
 * @param {World}  world
 * @param {Line[]} before
 * @param {Line[]} after
 */
function settle( world, before, after ) {
	for ( const line of before ) {
		const now = after.find( ( one ) => one.id === line.id );
		for ( const at of [ 1, 2 ] ) {
			world.unbook( line.id, at, knownAt( line )[ at ] - ( now ? knownAt( now )[ at ] : 0 ) );
			touched( world, at );
		}
	}
}

/**
 * A change of an order is saved; where it costs more, nothing is done before the customer has said yes.
 *
 * @param {World}  world
 * @param {Line}   line
 * @param {Object} command
 * @param {Says}   said
 * @param {Play}   play
 * @return {Promise<Told|undefined>} Undefined where the change was not done.
 */
async function change( world, line, command, said, play ) {
	// eslint-disable-next-line @wordpress/no-unused-vars-before-return -- It is what was before the change.
	const before = linesOf( world, line );
	const stock = stockOf( world.site );
	let answer = await play( { ...command, order: line.order } );
	if ( answer.result.waits ) {
		if ( stockOf( answer ) !== stock ) {
			throw new Error( `a change that waits has moved stock: ${ JSON.stringify( answer ) }` );
		}
		if ( said === 'later' ) {
			return undefined;
		}
		answer = await play( { do: 'answer', order: line.order, yes: said === 'yes' } );
		if ( said === 'no' ) {
			if ( stockOf( answer ) !== stock ) {
				throw new Error( `a declined change has moved stock: ${ JSON.stringify( answer ) }` );
			}
			return undefined;
		}
	}
	settle( world, before, linesOf( world, line ) );
	return answer;
}

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
	upload: async ( world, { file: index, says: isTold }, play ) => {
		const file = world.drawer.at( -1 - ( index % world.drawer.length ) );
		// Whoever does not say when a file was made sends it within half a day.
		if ( ! file || Object.keys( file.rows ).length === 0 || ( ! isTold && world.now - file.at > HALF_A_DAY ) ) {
			return false;
		}
		const numbers = world.mode === 'marks' ? 'available' : 'on hand';
		const at = isTold ? file.at : world.now - HALF_A_DAY;
		const answer = await play( { do: 'upload', file: { ...file, at: isTold ? at : null, numbers } } );
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
		const free = forSale( world.site );
		const answer = await play( { do: 'order', pieces: n, pickup } );
		if ( answer.lines.at( -1 )?.backordered !== n - Math.min( n, free ) ) {
			throw new Error( `an order did not take what was for sale: ${ JSON.stringify( answer ) }` );
		}
		return true;
	},
	cancel: async ( world, which, play ) => {
		const line = chosen( world, which );
		const lines = line ? linesOf( world, line ) : [];
		if ( ! line || lines.some( ( one ) => one.holds.some( ( hold ) => hold.left ) ) ) {
			return false;
		}
		const ids = lines.map( ( one ) => one.id );
		for ( const at of [ 1, 2 ] ) {
			world.booked[ at ] = world.booked[ at ].filter( ( one ) => ! ids.includes( one.line ) );
			touched( world, at );
		}
		return play( { do: 'cancel', order: line.order } );
	},
	cut: async ( world, which, play ) => {
		const line = chosen( world, which );
		const others = line ? linesOf( world, line ).filter( ( one ) => one.open && one.id !== line.id ) : [];
		// Where nothing would be left of an order, it is canceled instead.
		const isAll = line && left( line ) === line.quantity && others.length === 0;
		if ( ! line || left( line ) === 0 || isAll || ! isChangeable( line ) ) {
			return false;
		}
		for ( const hold of line.holds.filter( isWaiting ) ) {
			world.unbook( line.id, hold.branch, hold.pieces );
			touched( world, hold.branch );
		}
		return play( { do: 'cut', order: line.order, line: line.id } );
	},
	edit: async ( world, which, play ) => {
		const line = chosen( world, which );
		if ( ! line || ! isChangeable( line ) ) {
			return false;
		}
		const given = line.quantity - left( line );
		const isAlone = linesOf( world, line ).every( ( one ) => ! one.open || one.id === line.id );
		// What was given stays, and is had as it was; the last line of an order is not taken out.
		const all = Math.max( which.pieces, given, isAlone ? 1 : 0 );
		const pickup = given > 0 || all === 0 ? line.pickup : which.pickup;
		if ( line.quantity === all && line.pickup === pickup ) {
			return false;
		}
		const held = sum( line.holds.filter( isWaiting ) );
		const missing = Math.max( 0, all - given - held - forSale( world.site ) );
		const command = { do: 'edit', line: line.id, pieces: all, pickup };
		const answer = await change( world, line, command, which.says, play );
		const now = answer?.lines.find( ( one ) => one.id === line.id );
		if ( answer && ( ! now || now.open !== all > 0 || ( now.open && now.backordered !== missing ) ) ) {
			throw new Error( `an edit did not take what was for sale: ${ JSON.stringify( answer ) }` );
		}
		return true;
	},
	add: async ( world, which, play ) => {
		const line = chosen( world, which );
		if ( ! line || ! isChangeable( line ) ) {
			return false;
		}
		const missing = Math.max( 0, which.pieces - forSale( world.site ) );
		const command = { do: 'add', pieces: which.pieces, pickup: which.pickup };
		const answer = await change( world, line, command, which.says, play );
		const added = answer?.lines.filter( ( one ) => one.order === line.order ).at( -1 );
		if ( answer && ( added?.quantity !== which.pieces || added.backordered !== missing ) ) {
			throw new Error( `a part that was added did not take what was for sale: ${ JSON.stringify( answer ) }` );
		}
		return true;
	},
	answer: async ( world, which, play ) => {
		const line = chosen( world, which );
		if ( ! line ) {
			return false;
		}
		const before = linesOf( world, line );
		const stock = stockOf( world.site );
		// The order may have changed since, so that the change no longer fits.
		const answer = await play( { do: 'answer', order: line.order, yes: which.yes }, true );
		if ( ( ! which.yes || answer.refusal || ! answer.result.waits ) && stockOf( answer ) !== stock ) {
			throw new Error( `an answer that changes nothing has moved stock: ${ JSON.stringify( answer ) }` );
		}
		settle( world, before, linesOf( world, line ) );
		return true;
	},
	void: async ( world, which, play ) => {
		const line = chosen( world, which );
		const parcel = line?.parcels.find( ( one ) => one.voidable )?.id;
		// The dealer's system may know of a marked order in ways that the desk cannot take back.
		if ( ! line || parcel === undefined || world.marked.has( line.order ) ) {
			return false;
		}
		// Pieces that came back have left.
		const others = line.parcels.filter( ( one ) => one.gone && one.id !== parcel );
		if ( line.returned > sum( others ) ) {
			const stock = stockOf( world.site );
			const answer = await play( { do: 'void', order: line.order, parcel }, true );
			if ( ! answer.refusal || stockOf( answer ) !== stock ) {
				throw new Error( `a package with returned pieces was voided: ${ JSON.stringify( answer ) }` );
			}
			return true;
		}
		for ( const hold of line.holds.filter( ( one ) => one.parcel === parcel && one.left && ! one.ended ) ) {
			world.move( hold.branch, hold.pieces, 24 );
		}
		const answer = await play( { do: 'void', order: line.order, parcel } );
		if ( answer.lines.some( ( one ) => one.holds.some( ( hold ) => hold.parcel === parcel ) ) ) {
			throw new Error( `a voided package still has pieces: ${ JSON.stringify( answer ) }` );
		}
		return true;
	},
	back: async ( world, which, play ) => {
		const line = chosen( world, which );
		const gone = line ? sum( line.parcels.filter( ( one ) => one.gone ) ) - line.returned : 0;
		const count = Math.min( which.pieces, gone );
		if ( ! line || count < 1 ) {
			return false;
		}
		const came = Math.min( which.came, count );
		const restocked = Math.min( which.restocked, came );
		/** @param {import('./model.mjs').Site} site */
		const counted = ( site ) => [ 1, 2 ].map( ( at ) => site.shelves[ at ]?.counted ?? 0 );
		const expected = counted( world.site );
		expected[ which.branch - 1 ] += restocked;
		const answer = await play( {
			do: 'back',
			order: line.order,
			line: line.id,
			branch: which.branch,
			pieces: count,
			came,
			restocked,
		} );
		world.pieces[ which.branch ] += restocked;
		touched( world, which.branch );
		const now = answer.lines.find( ( one ) => one.id === line.id );
		if ( now?.returned !== line.returned + came || String( counted( answer ) ) !== String( expected ) ) {
			throw new Error( `a return did not put back what was restocked: ${ JSON.stringify( answer ) }` );
		}
		return true;
	},
	mark: async ( world, which, play ) => {
		const line = chosen( world, which );
		if ( ! line || world.mode !== 'marks' || world.marked.has( line.order ) ) {
			return false;
		}
		world.marked.add( line.order );
		for ( const { id, holds } of linesOf( world, line ) ) {
			// Of what has left already the dealer's system hears with the mark too.
			for ( const one of world.unbooked.filter( ( { line: whose } ) => whose === id ) ) {
				one.until = Math.min( one.until, world.now );
			}
			for ( const hold of holds.filter( ( one ) => ! one.left && ! one.ended ) ) {
				world.booked[ hold.branch ].push( { line: id, pieces: hold.pieces } );
			}
		}
		return play( { do: 'mark', order: line.order } );
	},
	send: async ( world, which, play ) => give( world, which, chosen( world, which ), false, play ),
	ready: async ( world, which, play ) => give( world, which, chosen( world, which ), true, play ),
	fetch: async ( world, which, play ) => {
		const line = chosen( world, which );
		const lines = line ? linesOf( world, line ) : [];
		const ready = lines.flatMap( ( { id, holds } ) =>
			holds
				.filter( ( hold ) => hold.given && ! hold.left && ! hold.ended )
				.map( ( hold ) => ( { ...hold, line: id } ) )
		);
		/** @param {number} at */
		const there = ( at ) => world.pieces[ at ] >= sum( ready.filter( ( hold ) => hold.branch === at ) );
		if ( ! line || ready.length === 0 || ! there( 1 ) || ! there( 2 ) ) {
			return false;
		}
		ready.forEach( ( hold ) => world.leave( hold.line, hold.branch, hold.pieces, which.hours ) );
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
