/**
 * What really happens to the pieces of one part at two branches, and what the dealer's own system says of it; the site is
 * held against it after each step. Modes of that system: `physical` (its number is a physical count), `books` (it books a
 * piece within 24 hours of its leaving), `marks` (it books at the mark "sent to the dealer's system").
 */

const DAY = 86_400;
const BRANCHES = [ 1, 2 ];
const sum = ( list, of ) => list.reduce( ( all, one ) => all + of( one ), 0 );

export class World {
	constructor( mode ) {
		this.mode = mode;
		this.now = 0;
		this.pieces = { 1: 0, 2: 0 };
		/** What a number has beside the physical pieces until it is booked: { branch, pieces, until }. */
		this.unbooked = [];
		/** Pieces in the house that the number is already without, by branch: { order, pieces }. */
		this.booked = { 1: [], 2: [] };
		/** Pieces that went past the site, so that it may have promised them. */
		this.debt = { 1: 0, 2: 0 };
		this.lost = { 1: 0, 2: 0 };
		/** A later count of a branch is exact. */
		this.settled = { 1: 0, 2: 0 };
		this.marked = new Set();
		this.drawer = [];
		this.site = { shelves: {}, lines: [], on_shelf: 0 };
	}

	/** Pieces that orders hold at a branch and that have not left. */
	promised( branch ) {
		const holds = this.site.lines.flatMap( ( line ) => line.holds );
		return sum(
			holds.filter( ( hold ) => hold.branch === branch && ! hold.left && ! hold.ended ),
			( hold ) => hold.pieces
		);
	}

	/** What the dealer's system says of a branch now. */
	number( branch ) {
		const unbooked = this.unbooked.filter( ( one ) => one.branch === branch && one.until > this.now );
		const extra = this.mode === 'physical' ? 0 : sum( unbooked, ( one ) => one.pieces );
		return Math.max( 0, this.pieces[ branch ] + extra - sum( this.booked[ branch ], ( one ) => one.pieces ) );
	}

	/** Pieces come to a branch or leave it, which the number shows after some hours. */
	move( branch, pieces, hours ) {
		this.pieces[ branch ] += pieces;
		this.unbooked.push( { branch, pieces: -pieces, until: this.now + hours * 3_600 } );
		this.settled[ branch ] = Math.max( this.settled[ branch ], this.now + DAY );
	}

	/** Pieces of an order leave a branch; the number was already without those that are booked. */
	leave( order, branch, pieces, hours ) {
		let rest = pieces;
		for ( const mark of this.booked[ branch ].filter( ( one ) => one.order === order ) ) {
			const taken = Math.min( rest, mark.pieces );
			mark.pieces -= taken;
			this.pieces[ branch ] -= taken;
			rest -= taken;
		}
		this.move( branch, -rest, hours );
	}

	/** Which held pieces go out: [ branch, pieces ], those of the named branch first; the rest is not held. */
	picked( line, pieces, branch ) {
		const waiting = line.holds.filter( ( hold ) => ! hold.given && ! hold.left && ! hold.ended );
		waiting.sort( ( a, b ) => ( a.branch !== branch ) - ( b.branch !== branch ) );
		const picked = [];
		for ( const hold of waiting ) {
			const taken = Math.min( pieces, hold.pieces );
			pieces -= taken;
			picked.push( [ hold.branch, taken ] );
		}
		return { picked: picked.filter( ( [ , taken ] ) => taken > 0 ), rest: pieces };
	}

	/** The site has counted a branch by a number of that moment. */
	counted( branch, at ) {
		if ( at >= this.lost[ branch ] ) {
			this.debt[ branch ] = Math.max( 0, this.promised( branch ) - this.pieces[ branch ] );
		}
	}

	/** Holds what the site says against what is so. */
	check( site ) {
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
				`pieces of order ${ line.order } are lost`
			);
		}
		const free = sum( Object.values( site.shelves ), ( shelf ) => shelf.quantity );
		claim( free === 0 || ! site.lines.some( ( line ) => line.open && line.backordered > 0 ), 'a backorder waits' );
		claim( site.on_shelf === ( free > 0 ? 1 : 0 ), 'the lists say otherwise whether it is on a shelf' );
	}
}
