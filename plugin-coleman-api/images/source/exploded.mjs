/**
 * Exploded views: pieces strung along axes, each with a numbered balloon. What the balloons cover is handed on as the
 * hotspots of the diagram, so that picture and hotspots cannot drift apart.
 */

import { INK, Sheet } from './draw.mjs';

const SHADE = `${ INK }26`;

/** A face seen at an angle: how wide it is to its height. */
const FLAT = 0.34;

const MARGIN = 24;

const round = ( value ) => Math.round( value * 10 ) / 10;

/**
 * The pieces. Each is drawn along the x axis from 0 to its length, around y = 0, its near face on the left.
 *
 * @type {Record<string, ( m: Sheet, piece: Object ) => void>}
 */
const cylinder = ( m, x1, x2, r, fill = 'b', face = fill ) => {
	const rx = round( r * FLAT );
	m.path( `M${ x1 }-${ r }H${ x2 }A${ rx } ${ r } 0 0 1 ${ x2 } ${ r }H${ x1 }z`, fill );
	m.path( `M${ x1 } ${ round( r * 0.35 ) }H${ round( x2 + rx * 0.94 ) }A${ rx } ${ r } 0 0 1 ${ x2 } ${ r }H${ x1 }z`, SHADE, 'stroke="none"' );
	m.ellipse( x1, 0, rx, r, face );
};

const hole = ( m, x, r, fill = 'd' ) => m.ellipse( x, 0, r * FLAT, r, fill );

/** Points around a face, for bolts and teeth. */
const around = ( x, r, count, turn = 0 ) =>
	Array.from( { length: count }, ( _, index ) => {
		const angle = ( ( index + turn ) / count ) * Math.PI * 2;
		return [ round( x + Math.cos( angle ) * r * FLAT ), round( Math.sin( angle ) * r ) ];
	} );

const hexagon = ( m, x, length, r, fill ) => {
	m.path( `M${ x }-${ r }H${ x + length }L${ round( x + length + r * FLAT ) } 0L${ x + length } ${ r }H${ x }z`, fill );
	m.path( `M${ x } ${ round( r * 0.5 ) }H${ round( x + length + r * FLAT * 0.5 ) }L${ x + length } ${ r }H${ x }z`, SHADE, 'stroke="none"' );
	m.poly( around( x, r, 6, 0.5 ), fill );
};

export const PIECES = {
	ring: ( m, { length, r, inner = r * 0.6, fill = 'f' } ) => {
		cylinder( m, 0, length, r, fill );
		hole( m, 0, inner );
	},
	disc: ( m, { length, r, fill = 'f', bolts = 0 } ) => {
		cylinder( m, 0, length, r, fill );
		if ( bolts ) {
			m.dots( Math.max( 5, r * 0.14 ), '', ...around( 0, r * 0.74, bolts, 0.5 ) );
		}
	},
	/** Thick rubber: two strokes, ink outside. */
	oring: ( m, { r } ) => {
		m.ellipse( 0, 0, r * FLAT, r, 'n', 'stroke-width="9"' );
		m.ellipse( 0, 0, r * FLAT, r, 'n', 'stroke="#5d6870" stroke-width="5"' );
	},
	bearing: ( m, { length, r } ) => {
		cylinder( m, 0, length, r, 'c', 'f' );
		m.ellipse( 0, 0, r * 0.8 * FLAT, r * 0.8, 'd' );
		m.dots( Math.max( 6, r * 0.2 ), 'c', ...around( 0, r * 0.68, 10 ) );
		m.ellipse( 0, 0, r * 0.54 * FLAT, r * 0.54, 'f' );
		hole( m, 0, r * 0.4 );
	},
	seal: ( m, { length, r } ) => {
		cylinder( m, 0, length, r, 'r' );
		m.ellipse( 0, 0, r * 0.78 * FLAT, r * 0.78, 'm' );
		hole( m, 0, r * 0.52 );
	},
	bolt: ( m, { length, r, fill = 'f' } ) => {
		const head = Math.round( r * 0.8 );
		cylinder( m, head, length, round( r * 0.5 ), 'c' );
		const threads = [];
		for ( let x = head + ( length - head ) * 0.45; x < length; x += 6 ) {
			threads.push( [ [ round( x ), -round( r * 0.5 ) ], [ round( x + 3 ), round( r * 0.5 ) ] ] );
		}
		m.hair( ...threads );
		hexagon( m, 0, head, r, fill );
	},
	nut: ( m, { length, r } ) => {
		hexagon( m, 0, length, r, 'f' );
		hole( m, 0, r * 0.5 );
	},
	spring: ( m, { length, r } ) => {
		const turns = Math.round( length / 11 );
		const points = Array.from( { length: turns * 2 + 1 }, ( _, index ) => [ round( ( length * index ) / ( turns * 2 ) ), index % 2 ? r : -r ] );
		m.lines( [ points ], 'stroke-width="7" stroke-linecap="round"' );
		m.lines( [ points ], 'stroke="#98a3a8" stroke-width="3.5" stroke-linecap="round"' );
	},
	/** Steps `[ length, r ]` from the left. */
	shaft: ( m, { steps, fill = 'c' } ) => {
		let end = steps.reduce( ( sum, [ length ] ) => sum + length, 0 );
		[ ...steps ].reverse().forEach( ( [ length, r ] ) => {
			cylinder( m, end - length, end, r, fill );
			end -= length;
		} );
	},
	/** A spin-on can or an element: its thread on the left. */
	can: ( m, { length, r, accent = 'a', fill = 'b' } ) => {
		cylinder( m, 0, length, r, fill );
		const rx = r * FLAT;
		m.path( `M${ round( length * 0.3 ) }-${ r }H${ round( length * 0.62 ) }A${ round( rx ) } ${ r } 0 0 1 ${ round( length * 0.62 ) } ${ r }H${ round( length * 0.3 ) }A${ round( rx ) } ${ r } 0 0 0 ${ round( length * 0.3 ) }-${ r }z`, accent );
		m.ellipse( 0, 0, rx * 0.8, r * 0.8, 'r' );
		m.ellipse( 0, 0, rx * 0.6, r * 0.6, 'f' );
		hole( m, 0, r * 0.26 );
	},
	element: ( m, { length, r, fill = 'w' } ) => {
		cylinder( m, 0, length, r, fill );
		m.hair( ...Array.from( { length: 9 }, ( _, index ) => {
			const y = round( r * ( -0.8 + index * 0.2 ) );
			const bow = round( Math.sqrt( 1 - ( y / r ) ** 2 ) * r * FLAT );
			return [ [ bow, y ], [ round( length + bow ), y ] ];
		} ) );
		m.ellipse( 0, 0, r * FLAT, r, 'r' );
		m.ellipse( 0, 0, r * FLAT * 0.72, r * 0.72, 'b' );
		hole( m, 0, r * 0.55 );
	},
	/** A threaded fitting: hexagon in the middle. */
	fitting: ( m, { length, r } ) => {
		cylinder( m, length * 0.6, length, round( r * 0.62 ), 'c' );
		hexagon( m, Math.round( length * 0.36 ), Math.round( length * 0.26 ), r, 'f' );
		cylinder( m, 0, Math.round( length * 0.36 ), round( r * 0.62 ), 'c' );
		hole( m, 0, r * 0.36 );
	},
	pulley: ( m, { length, r } ) => {
		cylinder( m, length * 0.6, length, r, 'f' );
		cylinder( m, length * 0.35, length * 0.6, round( r * 0.82 ), 'm' );
		cylinder( m, 0, length * 0.35, r, 'f', 'b' );
		m.ellipse( 0, 0, r * 0.6 * FLAT, r * 0.6, 'm' );
		hole( m, 0, r * 0.22 );
	},
	gear: ( m, { length, r, teeth = 16 } ) => {
		const outline = Array.from( { length: teeth * 4 }, ( _, index ) => {
			const angle = ( ( Math.floor( index / 4 ) + [ 0, 0.15, 0.5, 0.65 ][ index % 4 ] ) / teeth ) * Math.PI * 2;
			const own = index % 4 === 1 || index % 4 === 2 ? r : r * 0.86;
			return [ round( Math.cos( angle ) * own * FLAT ), round( Math.sin( angle ) * own ) ];
		} );
		m.poly( outline.map( ( [ x, y ] ) => [ x + length, y ] ), 'm' );
		m.poly( outline, 'f' );
		m.ellipse( 0, 0, r * 0.6 * FLAT, r * 0.6, 'b' );
		m.dots( Math.max( 5, r * 0.1 ), '', ...around( 0, r * 0.45, 6 ) );
		hole( m, 0, r * 0.24 );
	},
	tire: ( m, { length, r } ) => {
		cylinder( m, 0, length, r, 'r' );
		const lugs = Array.from( { length: 9 }, ( _, index ) => {
			const y = round( r * ( -0.86 + index * 0.215 ) );
			const bow = Math.sqrt( 1 - ( y / r ) ** 2 ) * r * FLAT;
			return [ [ round( bow + length * 0.12 ), y ], [ round( bow + length * 0.9 ), round( y * 0.98 - 4 ) ] ];
		} );
		m.lines( lugs, 'stroke="#37424a" stroke-width="5" stroke-linecap="round"' );
		m.ellipse( 0, 0, r * FLAT, r, 'r' );
		m.ellipse( 0, 0, r * 0.6 * FLAT, r * 0.6, 'd' );
	},
	rim: ( m, { length, r } ) => {
		cylinder( m, 0, length, r, 'b' );
		m.ellipse( 0, 0, r * 0.84 * FLAT, r * 0.84, 'f' );
		m.dots( Math.max( 5, r * 0.12 ), '', ...around( 0, r * 0.52, 6 ) );
		hole( m, 0, r * 0.28 );
	},
	/** A block with a bored face: a head, a valve section, a housing. */
	block: ( m, { length, r, fill = 'b', bores = 2 } ) => {
		const skew = round( r * 0.3 );
		m.poly( [ [ 0, -r, 5 ], [ skew, -r - skew ], [ length + skew, -r - skew, 5 ], [ length, -r ] ], 'w' );
		m.poly( [ [ length, -r ], [ length + skew, -r - skew, 5 ], [ length + skew, r - skew, 5 ], [ length, r, 5 ] ], 'f' );
		m.poly( [ [ 0, -r, 5 ], [ length, -r ], [ length, r, 5 ], [ 0, r, 5 ] ], fill );
		m.shade( [ [ 0, r * 0.45 ], [ length, r * 0.45 ], [ length, r, 5 ], [ 0, r, 5 ] ] );
		for ( let index = 0; index < bores; index++ ) {
			m.circle( length / 2, round( -r + ( ( index + 0.5 ) * 2 * r ) / bores ), Math.min( length * 0.26, r / bores / 1.8 ), 'd' );
		}
	},
	/** A flat gasket or plate. */
	plate: ( m, { r, width = r * 0.8, fill = 'r' } ) => {
		const half = width * FLAT;
		m.poly( [ [ -half, -r * 0.7, 6 ], [ half, -r, 6 ], [ half, r * 0.7, 6 ], [ -half, r, 6 ] ], fill );
		m.dots( 6, 'w', [ -half * 0.5, -r * 0.55 ], [ half * 0.5, -r * 0.7 ], [ -half * 0.5, r * 0.7 ], [ half * 0.5, r * 0.5 ] );
		hole( m, 0, r * 0.42, 'w' );
	},
	clamp: ( m, { r } ) => {
		m.ellipse( 0, 0, r * FLAT, r, 'n', 'stroke-width="8"' );
		m.ellipse( 0, 0, r * FLAT, r, 'n', 'stroke="#98a3a8" stroke-width="4"' );
		m.rect( -7, -r - 8, 14, 12, 3, 'm' );
	},
};

/** Digits of one stroke, 10 by 14, as a draughtsman letters them. */
const DIGITS = [
	'M5 0q5 0 5 7t-5 7t-5-7t5-7z',
	'M2 3.5L6.5 0V14',
	'M.8 4Q1 0 5 0T9 4Q9 7 .5 14H9.6',
	'M.8.2H9L4.4 5.4Q9.4 5.6 9.4 9.6T4.8 14Q2 14 .5 12',
	'M7 14V0L0 10H10',
	'M9 0H1.8L1.2 6Q2.6 5 4.6 5Q9.4 5 9.4 9.4T4.6 14Q2 14 .6 12.2',
	'M8 0Q.8 3 .8 9.2Q.8 14 5 14T9.2 9.6Q9.2 5.4 5.2 5.4T.9 9.4',
	'M0 0H9.6L4 14',
	'M5 6.4Q1.2 6.4 1.2 3.2T5 0T8.8 3.2T5 6.4Q.4 6.4.4 10.2T5 14T9.6 10.2T5 6.4z',
	'M2 14Q9.2 11 9.2 4.8Q9.2 0 5 0T.8 4.4Q.8 8.6 4.8 8.6T9.1 4.6',
];

const lettering = ( text, x, y, size ) => {
	const scale = size / 14;
	const advance = 13 * scale;
	const left = x - ( text.length * advance - 3 * scale ) / 2;
	return [ ...text ].map( ( digit, index ) => `<path d="${ DIGITS[ digit ] }" transform="translate(${ round( left + index * advance ) } ${ round( y - size / 2 ) })scale(${ round( scale * 10 ) / 10 })"/>` ).join( '' );
};

/** Moves balloons apart and off the pieces, a little at a time. */
function settle( balloons, boxes, radius, apart ) {
	for ( let turn = 0; turn < 400; turn++ ) {
		balloons.forEach( ( one ) => {
			balloons.forEach( ( other ) => {
				const dx = one.x - other.x || 0.01;
				const dy = one.y - other.y;
				const distance = Math.hypot( dx, dy );
				if ( one !== other && distance < apart ) {
					const push = ( apart - distance ) / 2 / distance;
					one.x += dx * push;
					one.y += dy * push;
					other.x -= dx * push;
					other.y -= dy * push;
				}
			} );
			boxes.forEach( ( [ left, top, right, bottom ] ) => {
				const x = Math.max( left, Math.min( right, one.x ) );
				const y = Math.max( top, Math.min( bottom, one.y ) );
				const distance = Math.hypot( one.x - x, one.y - y );
				if ( distance === 0 ) {
					one.y += one.y < ( top + bottom ) / 2 ? -3 : 3;
				} else if ( distance < radius + 4 ) {
					one.x += ( ( one.x - x ) / distance ) * 1.5;
					one.y += ( ( one.y - y ) / distance ) * 1.5;
				}
			} );
		} );
	}
}

/** A drawing in the making: pieces first, then axes under them, balloons and leaders over them. */
export class Exploded {
	/** @param {number} width About as wide as it gets: on a phone's 358 px two balloons stay 24 px apart. */
	constructor( { width = 960, radius = 18 } = {} ) {
		this.radius = radius;
		this.apart = Math.ceil( ( 25 / 358 ) * width );
		this.sheet = new Sheet( '#0b5a4c' );
		this.axes = [];
		this.balloons = [];
		this.boxes = [];
	}

	/**
	 * Strings pieces along an axis.
	 *
	 * @param {[number, number]} start  Where the first piece begins.
	 * @param {number}           angle  In degrees; rising to the right is negative.
	 * @param {Object[]}         pieces `{ ref, kind, length, r, gap }`, from the left; without a ref it has no balloon.
	 */
	along( [ x, y ], angle, pieces ) {
		const radians = ( angle * Math.PI ) / 180;
		const place = ( distance ) => [ x + Math.cos( radians ) * distance, y + Math.sin( radians ) * distance ];
		let at = 0;
		const placed = pieces.map( ( { gap = 26, ...piece } ) => {
			const from = at;
			const length = piece.length ?? piece.steps?.reduce( ( sum, [ step ] ) => sum + step, 0 ) ?? 0;
			at += length + gap;
			return { ...piece, length, from, r: piece.r ?? Math.max( ...piece.steps.map( ( [ , r ] ) => r ) ) };
		} );
		this.axes.push( [ place( -24 ), place( at ) ] );
		// The far ones first: the faces on the left are near.
		[ ...placed ].reverse().forEach( ( piece ) => {
			const [ px, py ] = place( piece.from );
			this.sheet.add( `<g transform="translate(${ round( px ) } ${ round( py ) })rotate(${ angle })">` );
			PIECES[ piece.kind ]( this.sheet, piece );
			this.sheet.add( '</g>' );
			const [ cx, cy ] = place( piece.from + piece.length / 2 );
			const across = piece.length / 2 + piece.r * FLAT;
			this.boxes.push( [ cx - across, cy - piece.r, cx + across, cy + piece.r ] );
		} );
		placed.forEach( ( piece, index ) => piece.ref && this.callout( piece.ref, place( piece.from + piece.length / 2 ), piece.side ?? ( index % 2 ? 1 : -1 ), piece.r ) );
		return this;
	}

	/** Free drawing, with the boxes that balloons keep out of. */
	free( draw, ...boxes ) {
		draw( this.sheet );
		this.boxes.push( ...boxes );
		return this;
	}

	/**
	 * A number for a place in the picture.
	 *
	 * @param {string|number}    ref
	 * @param {[number, number]} target
	 * @param {number}           side   -1 above, 1 below; or `[ dx, dy ]` to where the balloon goes.
	 * @param {number}           reach  How far the piece goes to that side.
	 */
	callout( ref, [ x, y ], side = -1, reach = 0 ) {
		const [ dx, dy ] = Array.isArray( side ) ? side : [ 14, side * ( reach + 46 ) ];
		const edge = Array.isArray( side ) ? 0 : side * reach * 0.6;
		this.balloons.push( { ref: String( ref ), tx: x, ty: y + edge, x: x + dx, y: y + dy } );
		return this;
	}

	/** The sheet is as large as what is on it. */
	bounds() {
		const reach = this.radius + 1;
		const boxes = [ ...this.boxes, ...this.balloons.map( ( { x, y } ) => [ x - reach, y - reach, x + reach, y + reach ] ) ];
		const most = ( index, pick ) => pick( ...boxes.map( ( box ) => box[ index ] ) );
		const [ left, top ] = [ 0, 1 ].map( ( index ) => Math.floor( most( index, Math.min ) ) - MARGIN );
		const [ right, bottom ] = [ 2, 3 ].map( ( index ) => Math.ceil( most( index, Math.max ) ) + MARGIN );
		return { left, top, width: right - left, height: bottom - top };
	}

	/** @return {{ svg: string, hotspots: [ string, number, number, number, number ][], width: number, height: number }} The picture, and where its numbers are. */
	finish() {
		const { radius } = this;
		settle( this.balloons, this.boxes, radius, this.apart );
		const { left, top, width, height } = this.bounds();
		const body = [
			`<g stroke="#5c666c" stroke-width="1.5" stroke-dasharray="14 5 3 5">${ this.axes.map( ( [ a, b ] ) => `<path d="M${ a.map( round ).join( ' ' ) }L${ b.map( round ).join( ' ' ) }"/>` ).join( '' ) }</g>`,
			...this.sheet.parts,
			...this.balloons.map( ( { tx, ty, x, y } ) => `<path stroke-width="1.5" d="M${ round( x ) } ${ round( y ) }L${ round( tx ) } ${ round( ty ) }"/><circle cx="${ round( tx ) }" cy="${ round( ty ) }" r="3" fill="${ INK }" stroke="none"/>` ),
			`<g fill="#fff">${ this.balloons.map( ( { x, y } ) => `<circle cx="${ round( x ) }" cy="${ round( y ) }" r="${ radius }"/>` ).join( '' ) }</g>`,
			`<g stroke-linecap="round">${ this.balloons.map( ( { ref, x, y } ) => lettering( ref, x, y, radius ) ).join( '' ) }</g>`,
		].join( '' );
		const share = ( value, most ) => Math.round( ( value / most ) * 10000 );
		return {
			svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${ width }" height="${ height }" viewBox="${ left } ${ top } ${ width } ${ height }" fill="none" stroke="${ INK }" stroke-width="2" stroke-linejoin="round">\n${ body }\n</svg>\n`,
			width,
			height,
			// Ten-thousandths of the picture.
			hotspots: this.balloons.map( ( { ref, x, y } ) => [
				ref,
				share( x - radius - 1 - left, width ),
				share( y - radius - 1 - top, height ),
				share( 2 * radius + 2, width ),
				share( 2 * radius + 2, height ),
			] ),
		};
	}
}
