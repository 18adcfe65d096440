/**
 * What really happens to the pieces of one part at two branches, and what the dealer's own system says of it; the site is
 * held against it after each step. Modes of that system: `physical` (its number is a physical count), `books` (it books a
 * piece within 24 hours of its leaving), `marks` (it books at the mark "sent to the dealer's system").
 *
 * @typedef {'physical'|'books'|'marks'} Mode
 *
 * @typedef {Record<number, number>} ByBranch Pieces, or moments.
 *
 * @typedef  {Object} Hold Pieces of an order at a branch.
 * @property {number}      branch
 * @property {number}      pieces
 * @property {boolean}     given  Laid ready, or gone.
 * @property {number}      parcel The parcel or pickup that has it; 0 for none.
 * @property {boolean}     left   Gone from the branch.
 * @property {boolean}     ended
 * @property {boolean}     moved
 * @property {number|null} known  Since when the dealer's system knows of it.
 *
 * @typedef {{ id: number, pieces: number, gone: boolean, voidable: boolean }} Parcel What a parcel or pickup has of a line; it is voidable until it has arrived.
 *
 * @typedef {{ id: number, order: number, open: boolean, state: string, pickup: number, quantity: number, backordered: number, returned: number, holds: Hold[], parcels: Parcel[] }} Line An order may have several.
 *
 * @typedef {{ quantity: number, counted: number, outstanding: number, at: number|null }} Shelf
 *
 * @typedef {{ shelves: Record<number, Shelf>, lines: Line[], on_shelf: number }} Site What the site says.
 *
 * @typedef {{ at: number, full: boolean, rows: ByBranch }} File A file of the dealer's system.
 */

const DAY = 86_400;
const BRANCHES = [ 1, 2 ];
/**
 * @template T
 * @param {T[]}                   list
 * @param {( one: T ) => number} of
 */
const sum = ( list, of ) => list.reduce( ( all, one ) => all + of( one ), 0 );

export class World {
	/** @param {Mode} mode */
	constructor( mode ) {
		this.mode = mode;
		this.now = 0;
		/** @type {ByBranch} */
		this.pieces = { 1: 0, 2: 0 };
		/** @type {{ branch: number, pieces: number, until: number, line: number }[]} What a number has beside the physical pieces until it is booked. */
		this.unbooked = [];
		/** @type {Record<number, { line: number, pieces: number }[]>} Pieces in the house that the number is already without, by branch. */
		this.booked = { 1: [], 2: [] };
		/** @type {ByBranch} Pieces that went past the site, so that it may have promised them. */
		this.debt = { 1: 0, 2: 0 };
		/** @type {ByBranch} */
		this.lost = { 1: 0, 2: 0 };
		/** @type {ByBranch} A later count of a branch is exact. */
		this.settled = { 1: 0, 2: 0 };
		/** @type {Set<number>} Orders. */
		this.marked = new Set();
		/** @type {File[]} */
		this.drawer = [];
		/** @type {Site} */
		this.site = { shelves: {}, lines: [], on_shelf: 0 };
	}

	/**
	 * Pieces that orders hold at a branch and that have not left.
	 *
	 * @param {number} branch
	 */
	promised( branch ) {
		const holds = this.site.lines.flatMap( ( line ) => line.holds );
		return sum(
			holds.filter( ( hold ) => hold.branch === branch && ! hold.left && ! hold.ended ),
			( hold ) => hold.pieces
		);
	}

	/**
	 * What the dealer's system says of a branch now.
	 *
	 * @param {number} branch
	 */
	number( branch ) {
		const unbooked = this.unbooked.filter( ( one ) => one.branch === branch && one.until > this.now );
		const extra = this.mode === 'physical' ? 0 : sum( unbooked, ( one ) => one.pieces );
		return Math.max( 0, this.pieces[ branch ] + extra - sum( this.booked[ branch ], ( one ) => one.pieces ) );
	}

	/**
	 * Pieces come to a branch or leave it, which the number shows after some hours.
	 *
	 * @param {number} branch
	 * @param {number} pieces
	 * @param {number} hours
	 * @param {number} line   Of the order whose they are; -1 for nobody's.
	 */
	move( branch, pieces, hours, line = -1 ) {
		this.pieces[ branch ] += pieces;
		this.unbooked.push( { branch, pieces: -pieces, until: this.now + hours * 3_600, line } );
		this.settled[ branch ] = Math.max( this.settled[ branch ], this.now + DAY );
	}

	/**
	 * Pieces of a line leave a branch; the number was already without those that are booked.
	 *
	 * @param {number} line
	 * @param {number} branch
	 * @param {number} pieces
	 * @param {number} hours
	 */
	leave( line, branch, pieces, hours ) {
		let rest = pieces;
		for ( const mark of this.booked[ branch ].filter( ( one ) => one.line === line ) ) {
			const taken = Math.min( rest, mark.pieces );
			mark.pieces -= taken;
			this.pieces[ branch ] -= taken;
			rest -= taken;
		}
		this.move( branch, -rest, hours, line );
	}

	/**
	 * The dealer's system hears that a line wants fewer of the pieces at a branch that it was told of.
	 *
	 * @param {number} line
	 * @param {number} branch
	 * @param {number} pieces
	 */
	unbook( line, branch, pieces ) {
		for ( const mark of this.booked[ branch ].filter( ( one ) => one.line === line ) ) {
			const taken = Math.max( 0, Math.min( pieces, mark.pieces ) );
			mark.pieces -= taken;
			pieces -= taken;
		}
	}

	/**
	 * Which held pieces go out: [ branch, pieces ], those of the named branch first; the rest is not held.
	 *
	 * @param {Line}   line
	 * @param {number} pieces
	 * @param {number} branch
	 */
	picked( line, pieces, branch ) {
		const waiting = line.holds.filter( ( hold ) => ! hold.given && ! hold.left && ! hold.ended );
		waiting.sort( ( a, b ) => Number( a.branch !== branch ) - Number( b.branch !== branch ) );
		/** @type {[number, number][]} */
		const picked = [];
		for ( const hold of waiting ) {
			const taken = Math.min( pieces, hold.pieces );
			pieces -= taken;
			picked.push( [ hold.branch, taken ] );
		}
		return { picked: picked.filter( ( [ , taken ] ) => taken > 0 ), rest: pieces };
	}

	/**
	 * The site has counted a branch by a number of that moment.
	 *
	 * @param {number} branch
	 * @param {number} at
	 */
	counted( branch, at ) {
		if ( at >= this.lost[ branch ] ) {
			this.debt[ branch ] = Math.max( 0, this.promised( branch ) - this.pieces[ branch ] );
		}
	}

	/**
	 * Holds what the site says against what is so.
	 *
	 * @param {Site} site
	 */
	check( site ) {
		/** @type {( holds: boolean, text: string ) => void} */
		const claim = ( holds, text ) => {
			if ( ! holds ) {
				throw new Error( `${ text }: ${ JSON.stringify( { ...this, site } ) }` );
			}
		};
		this.site = site;
		for ( const branch of BRANCHES ) {
			const shelf = site.shelves[ branch ] ?? { quantity: 0, counted: 0, outstanding: 0, at: null };
			const all = site.lines.flatMap( ( line ) => line.holds );
			const holds = all.filter( ( hold ) => hold.branch === branch && ! hold.ended );
			const unknown = holds.filter( ( { known } ) => known === null || shelf.at === null || known > shelf.at );
			const outstanding = sum( unknown, ( hold ) => hold.pieces );
			claim( shelf.outstanding === outstanding, `what is outstanding at branch ${ branch } is wrong` );
			claim( shelf.quantity === Math.max( 0, shelf.counted - outstanding ), `branch ${ branch } sells too much` );
			claim(
				this.promised( branch ) - this.pieces[ branch ] <= this.debt[ branch ],
				`more is promised than there is at branch ${ branch }`
			);
			const settled = Math.max( this.settled[ branch ], ...holds.map( ( hold ) => hold.known ?? 0 ) );
			claim(
				( shelf.at ?? 0 ) <= settled ||
					shelf.quantity === Math.max( 0, this.pieces[ branch ] - this.promised( branch ) ),
				`branch ${ branch } sells another number than is free`
			);
		}
		for ( const line of site.lines ) {
			const held = line.holds.filter( ( hold ) => ! hold.ended && ! hold.moved );
			claim(
				line.open
					? sum( held, ( hold ) => hold.pieces ) + line.backordered === line.quantity
					: held.every( ( hold ) => hold.left ),
				`pieces of line ${ line.id } of order ${ line.order } are lost`
			);
			const gone = sum(
				line.parcels.filter( ( parcel ) => parcel.gone ),
				( parcel ) => parcel.pieces
			);
			claim( line.returned >= 0 && line.returned <= gone, `more of line ${ line.id } came back than has left` );
		}
		const free = sum( Object.values( site.shelves ), ( shelf ) => shelf.quantity );
		claim( free === 0 || ! site.lines.some( ( line ) => line.open && line.backordered > 0 ), 'a backorder waits' );
		claim( site.on_shelf === ( free > 0 ? 1 : 0 ), 'the lists say otherwise whether it is on a shelf' );
	}
}
