/**
 * The drawing hand behind every picture: one pen, one shade, one set of materials.
 *
 * All coordinates are absolute, in a 640 × 400 sheet whose ground line lies at y = 344.
 * Machines face left, so that the operator's side of an excavator or telehandler is the one we see.
 */

export const INK = '#13181b';
const SHADE = '#13181b26';
export const GROUND = 344;

/** Materials by letter. Rubber is light enough to stand on dark steel, body dark enough to stand on white. */
export const MATERIALS = {
	b: '#e3e6e0', // painted body
	w: '#f7f7f3', // bright paint, paper
	f: '#98a3a8', // frame, castings
	m: '#75828a', // darker castings, buckets
	r: '#5d6870', // rubber
	d: '#37424a', // recesses; only ever inside another shape
	g: '#c6dad9', // glass
	c: '#f7f7f3', // chrome
	y: '#f36b16', // beacon, reflector
	n: 'none',
};

const num = ( value ) => String( Math.round( value * 10 ) / 10 ).replace( /^(-?)0\./, '$1.' );

const num2 = ( value ) => String( value ).replace( /^0\./, '.' );

/** Numbers in the shortest path notation: a minus sign separates by itself. */
const join = ( ...values ) =>
	values.map( num ).reduce( ( text, one ) => ( text === '' || one.startsWith( '-' ) ? text + one : `${ text } ${ one }` ), '' );

/** Writes a path in relative coordinates, which are short, without letting the rounding add up. */
class Pen {
	/** @param {number} grain Parts of a px: 10 where shapes are slender, 2 elsewhere. */
	constructor( grain = 10 ) {
		this.grain = grain;
		this.data = '';
		this.letter = '';
		this.x = 0;
		this.y = 0;
	}

	round( value ) {
		return Math.round( value * this.grain ) / this.grain;
	}

	move( x, y ) {
		this.x = this.round( x );
		this.y = this.round( y );
		this.data += 'M' + join( this.x, this.y );
		this.letter = '';
		return this;
	}

	/** A relative move. */
	hop( x, y ) {
		const [ ox, oy ] = [ this.x, this.y ];
		this.x = this.round( x );
		this.y = this.round( y );
		this.data += 'm' + join( this.x - ox, this.y - oy );
		this.letter = 'l';
		return this;
	}

	step( letter, ...points ) {
		const values = points.map( ( value, index ) => this.round( value ) - ( index % 2 ? this.y : this.x ) );
		const flat = letter === 'l' && Math.abs( values[ 1 ] ) < 0.05 ? 'h' : letter === 'l' && Math.abs( values[ 0 ] ) < 0.05 ? 'v' : letter;
		const text = flat === 'h' ? join( values[ 0 ] ) : flat === 'v' ? join( values[ 1 ] ) : join( ...values );
		const again = flat === this.letter;
		this.data += again ? ( text.startsWith( '-' ) ? text : ' ' + text ) : flat + text;
		this.letter = flat;
		this.x = this.round( points.at( -2 ) );
		this.y = this.round( points.at( -1 ) );
		return this;
	}

	line( x, y ) {
		return this.step( 'l', x, y );
	}

	curve( cx, cy, x, y ) {
		if ( this.round( x ) === this.x && this.round( y ) === this.y ) {
			return this;
		}
		return this.step( 'q', cx, cy, x, y );
	}

	arc( r, large, x, y ) {
		this.data += `a${ join( r, r ) } 0 ${ large } 1 ${ join( this.round( x ) - this.x, this.round( y ) - this.y ) }`;
		this.letter = 'a';
		this.x = this.round( x );
		this.y = this.round( y );
		return this;
	}
}

/** A polygon `[x, y, radius?]` with rounded corners, as path data. */
export function polygon( points, close = true ) {
	// Points given in whole px are drawn in whole px.
	const pen = new Pen( points.every( ( [ x, y ] ) => x % 1 === 0 && y % 1 === 0 ) ? 1 : 10 );
	points.forEach( ( [ x, y, radius = 0 ], index ) => {
		const end = ! close && ( index === 0 || index === points.length - 1 );
		const go = ( gx, gy ) => ( index === 0 ? pen.move( gx, gy ) : pen.line( gx, gy ) );
		if ( radius < 3.5 || end ) {
			go( x, y );
			return;
		}
		const [ px, py ] = points.at( index - 1 );
		const [ nx, ny ] = points[ ( index + 1 ) % points.length ];
		const before = Math.hypot( px - x, py - y );
		const after = Math.hypot( nx - x, ny - y );
		const cosine = ( ( px - x ) * ( nx - x ) + ( py - y ) * ( ny - y ) ) / ( before * after );
		const angle = Math.acos( Math.max( -1, Math.min( 1, cosine ) ) );
		const reach = Math.min( radius / Math.tan( angle / 2 ), before * 0.5, after * 0.5 );
		if ( reach < 2 ) {
			go( x, y );
			return;
		}
		go( x + ( ( px - x ) * reach ) / before, y + ( ( py - y ) * reach ) / before );
		pen.curve( x, y, x + ( ( nx - x ) * reach ) / after, y + ( ( ny - y ) * reach ) / after );
	} );
	return close ? pen.data + 'z' : pen.data;
}

/** The belt around circles `[x, y, r]`, given clockwise as seen on the sheet, as path data. */
export function belt( circles, grow = 0 ) {
	const round = circles.map( ( [ x, y, r ] ) => [ x, y, r + grow ] );
	const tangents = round.map( ( [ x1, y1, r1 ], index ) => {
		const [ x2, y2, r2 ] = round[ ( index + 1 ) % round.length ];
		const length = Math.hypot( x2 - x1, y2 - y1 );
		const ux = ( x2 - x1 ) / length;
		const uy = ( y2 - y1 ) / length;
		const along = ( r1 - r2 ) / length;
		const across = Math.sqrt( 1 - along * along );
		const nx = ux * along + uy * across;
		const ny = uy * along - ux * across;
		return { from: [ x1 + r1 * nx, y1 + r1 * ny ], to: [ x2 + r2 * nx, y2 + r2 * ny ] };
	} );
	const pen = new Pen().move( ...tangents[ 0 ].from );
	tangents.forEach( ( { to }, index ) => {
		const next = ( index + 1 ) % round.length;
		const [ cx, cy, r ] = round[ next ];
		const out = tangents[ next ].from;
		let turn = Math.atan2( out[ 1 ] - cy, out[ 0 ] - cx ) - Math.atan2( to[ 1 ] - cy, to[ 0 ] - cx );
		if ( turn < 0 ) {
			turn += Math.PI * 2;
		}
		pen.line( ...to ).arc( r, turn > Math.PI ? 1 : 0, ...out );
	} );
	return pen.data + 'z';
}

/** The outline of a bent bar: `[x, y, width]` along its middle. */
export function bar( spine, corner = 6, end = 10 ) {
	const left = [];
	const right = [];
	spine.forEach( ( [ x, y, width ], index ) => {
		const [ px, py ] = spine[ Math.max( 0, index - 1 ) ];
		const [ nx, ny ] = spine[ Math.min( spine.length - 1, index + 1 ) ];
		const one = Math.atan2( y - py, x - px );
		const two = Math.atan2( ny - y, nx - x );
		const from = index === 0 ? two : one;
		const to = index === spine.length - 1 ? one : two;
		let turn = to - from;
		turn = Math.atan2( Math.sin( turn ), Math.cos( turn ) );
		const middle = from + turn / 2;
		const half = width / 2 / Math.cos( turn / 2 );
		const outer = index === 0 || index === spine.length - 1;
		const radius = outer ? Math.min( end, width / 2 ) : corner;
		const back = index === 0 ? -1 : outer ? 1 : 0;
		const ex = Math.cos( middle ) * back * width * 0.4;
		const ey = Math.sin( middle ) * back * width * 0.4;
		left.push( [ x + ex + Math.sin( middle ) * half, y + ey - Math.cos( middle ) * half, radius ] );
		right.unshift( [ x + ex - Math.sin( middle ) * half, y + ey + Math.cos( middle ) * half, radius ] );
	} );
	return [ ...left, ...right ];
}

export class Sheet {
	/**
	 * @param {string} accent The one brand colour.
	 * @param {Object} view   `{ width, height, zoom: [ x, y, factor ] }`
	 */
	constructor( accent, view = {} ) {
		this.paint = { ...MATERIALS, a: accent };
		this.view = { width: 640, height: 400, ...view };
		/** A close-up is enlarged, its pen is not. */
		this.pen = Math.round( ( 2 / ( view.zoom?.[ 2 ] ?? 1 ) ) * 100 ) / 100;
		this.close = Boolean( view.zoom );
		this.parts = [];
	}

	fill( letter ) {
		return this.paint[ letter ] ?? letter;
	}

	add( text, box ) {
		if ( box && this.view.zoom ) {
			const [ zx, zy, factor ] = this.view.zoom;
			const w = this.view.width / factor / 2 + 6;
			const h = this.view.height / factor / 2 + 6;
			if ( box[ 2 ] < zx - w || box[ 0 ] > zx + w || box[ 3 ] < zy - h || box[ 1 ] > zy + h ) {
				return this;
			}
		}
		this.parts.push( text );
		return this;
	}

	static box( points, grow = 0 ) {
		const xs = points.map( ( p ) => p[ 0 ] );
		const ys = points.map( ( p ) => p[ 1 ] );
		return [ Math.min( ...xs ) - grow, Math.min( ...ys ) - grow, Math.max( ...xs ) + grow, Math.max( ...ys ) + grow ];
	}

	path( data, fill = 'b', extra = '', box = undefined ) {
		return this.add( `<path ${ fill === 'n' ? '' : `fill="${ this.fill( fill ) }" ` }${ extra && extra + ' ' }d="${ data }"/>`, box );
	}

	/** Inked polygon. */
	poly( points, fill = 'b' ) {
		return this.path( polygon( points ), fill, '', Sheet.box( points ) );
	}

	/** Several inked polygons of one material, side by side. */
	polys( list, fill = 'b' ) {
		return this.path( list.map( ( points ) => polygon( points ) ).join( '' ), fill, '', Sheet.box( list.flat() ) );
	}

	rect( x, y, width, height, radius = 0, fill = 'b' ) {
		return this.add(
			`<rect x="${ num( x ) }" y="${ num( y ) }" width="${ num( width ) }" height="${ num( height ) }"${ radius ? ` rx="${ num( radius ) }"` : '' }${ fill === 'n' ? '' : ` fill="${ this.fill( fill ) }"` }/>`,
			[ x, y, x + width, y + height ]
		);
	}

	circle( x, y, r, fill = 'b', extra = '' ) {
		return this.add(
			`<circle cx="${ num( x ) }" cy="${ num( y ) }" r="${ num( r ) }"${ fill === 'n' ? '' : ` fill="${ this.fill( fill ) }"` }${ extra && ' ' + extra }/>`,
			[ x - r - 4, y - r - 4, x + r + 4, y + r + 4 ]
		);
	}

	ellipse( x, y, rx, ry, fill = 'b', extra = '' ) {
		return this.add(
			`<ellipse cx="${ num( x ) }" cy="${ num( y ) }" rx="${ num( rx ) }" ry="${ num( ry ) }"${ fill === 'n' ? '' : ` fill="${ this.fill( fill ) }"` }${ extra && ' ' + extra }/>`,
			[ x - rx, y - ry, x + rx, y + ry ]
		);
	}

	/** The one tone of shade, laid over what is there. */
	shade( ...list ) {
		return this.path( list.map( ( points ) => polygon( points ) ).join( '' ), SHADE, 'stroke="none"', Sheet.box( list.flat() ) );
	}

	/** Flat color without an ink line. */
	flat( fill, ...list ) {
		return this.path( list.map( ( points ) => polygon( points ) ).join( '' ), fill, 'stroke="none"', Sheet.box( list.flat() ) );
	}

	/** Inked open lines. */
	lines( list, extra = '' ) {
		return this.path( list.map( ( points ) => polygon( points, false ) ).join( '' ), 'n', extra, Sheet.box( list.flat(), 4 ) );
	}

	/** Panel gaps, louvres: the same pen, pressed less. */
	hair( ...list ) {
		return this.lines( list, `stroke="${ INK }66"` );
	}

	/** A tube: ink on both sides of a color. */
	tube( points, width = 8, fill = 'f', cap = 'butt' ) {
		const data = polygon( points, false );
		const box = Sheet.box( points, width );
		const ends = cap === 'round' ? ' stroke-linecap="round"' : '';
		this.path( data, 'n', `stroke-width="${ num( width ) }"${ ends }`, box );
		return this.path( data, 'n', `stroke="${ this.fill( fill ) }" stroke-width="${ num( width - 2 * this.pen ) }"${ ends }`, box );
	}

	/** Steps, levers, steering columns: dark enough for white, light enough for steel. */
	rods( list, width = 4 ) {
		return this.lines( list, `stroke="${ MATERIALS.r }" stroke-width="${ width + 1 }" stroke-linecap="round"` );
	}

	/** Hydraulic hose. */
	hose( ...list ) {
		return this.path(
			list.map( ( points ) => polygon( points, false ) ).join( '' ), 'n',
			`stroke="#4b565d" stroke-width="5" stroke-linecap="round"`, Sheet.box( list.flat(), 4 )
		);
	}

	/** Hydraulic cylinder from the barrel's eye to the rod's eye. */
	cylinder( x1, y1, x2, y2, width = 12, share = 0.62, eyes = true ) {
		const length = Math.hypot( x2 - x1, y2 - y1 );
		const ux = ( x2 - x1 ) / length;
		const uy = ( y2 - y1 ) / length;
		const quad = ( from, to, half ) => [
			[ x1 + ux * from - uy * half, y1 + uy * from + ux * half ],
			[ x1 + ux * to - uy * half, y1 + uy * to + ux * half ],
			[ x1 + ux * to + uy * half, y1 + uy * to - ux * half ],
			[ x1 + ux * from + uy * half, y1 + uy * from - ux * half ],
		];
		this.poly( quad( length * share, length, width * 0.24 ), 'c' );
		this.poly( quad( 0, length * share, width / 2 ), 'f' );
		if ( width > 12 ) {
			this.shade( quad( 2, length * share - 2, width / 2 ).map( ( [ x, y ], i ) => ( i < 2 ? [ x + uy * width * 0.55, y - ux * width * 0.55 ] : [ x, y ] ) ) );
		}
		if ( width > 10 ) {
			this.poly( quad( length * share - width * 0.35, length * share, width * 0.6 ), 'm' );
		}
		if ( ! eyes ) {
			return this;
		}
		this.circle( x1, y1, width * 0.55, 'm' );
		return this.circle( x2, y2, width * 0.5, 'm' );
	}

	/** Round dots of one material: a line of no length with a round cap. */
	dots( size, fill, ...list ) {
		return this.path(
			list.map( ( [ x, y ] ) => `M${ join( x, y ) }h0` ).join( '' ), 'n',
			`${ fill ? `stroke="${ this.fill( fill ) }" ` : '' }stroke-linecap="round" stroke-width="${ num( size ) }"`, Sheet.box( list, size )
		);
	}

	/** Pins: a boss and its bolt head. */
	pins( r, ...list ) {
		this.dots( r * 2 + this.pen, '', ...list );
		this.dots( r * 2 - this.pen, 'f', ...list );
		return r > 6 ? this.dots( r * 0.8, 'd', ...list ) : this;
	}

	/** A ring of bolt heads. */
	bolts( x, y, r, count, size = 5 ) {
		return this.circle( x, y, r, 'n', `stroke-width="${ num( size ) }" stroke-linecap="round" stroke-dasharray="0 1" pathLength="${ count }"` );
	}

	/**
	 * Wheel and tire.
	 *
	 * `rim` share of the radius; `tread`: block, bar (farm), turf, knob; `dish` material.
	 */
	wheel( x, y, r, { rim = 0.56, tread = 'block', count = 0, dish = 'b', bolts = 6, step = 1 } = {} ) {
		const n = count || Math.round( r * ( tread === 'turf' ? 0.9 : tread === 'bar' ? 0.3 : 0.44 ) );
		const deep = Math.max( 4, r * ( tread === 'turf' ? 0.05 : tread === 'bar' ? 0.09 : 0.1 ) );
		const body = r - deep * 0.7;
		const mid = r - deep / 2;
		const ring = ( width, share, colour, shift ) =>
			this.circle( x, y, mid, 'n', `${ colour ? `stroke="${ colour }" ` : '' }stroke-width="${ num( width ) }" pathLength="${ n * 10 }" stroke-dasharray="${ num( share ) } ${ num( 10 - share ) }"${ shift ? ` stroke-dashoffset="${ num( shift ) }"` : '' }` );
		// The pitch in px tells how much of ten parts the ink beside a lug takes.
		const pen = ( this.pen / ( ( 2 * Math.PI * mid ) / n ) ) * 10;
		const lug = tread === 'turf' ? 4 : tread === 'bar' ? 3.6 : 5;
		ring( deep + this.pen, lug + pen * 2, '', pen );
		ring( deep - this.pen, lug, MATERIALS.r, 0 );
		this.circle( x, y, body, 'r' );
		if ( tread === 'bar' ) {
			const lugs = new Pen();
			for ( let i = 0; i < n; i++ ) {
				const a = ( i / n + 0.18 / n ) * Math.PI * 2;
				const b = a - ( 1.5 / n ) * Math.PI * 2 * 0.62 * step;
				lugs.hop( x + Math.cos( a ) * body, y + Math.sin( a ) * body ).line( x + Math.cos( b ) * r * 0.74, y + Math.sin( b ) * r * 0.74 );
			}
			this.path( lugs.data, 'n', `stroke="${ MATERIALS.d }" stroke-width="${ num( r * 0.07 ) }"`, [ x - r, y - r, x + r, y + r ] );
		} else {
			this.circle( x, y, ( body + r * rim ) / 2 + 1, 'n', `stroke="${ MATERIALS.d }" stroke-width="${ num( Math.max( 2, ( body - r * rim ) * 0.16 ) ) }"` );
		}
		this.circle( x, y, r * rim, 'f' );
		this.circle( x, y, r * rim * 0.8, dish );
		const inner = r * rim * 0.8 - 1;
		this.path( `M${ join( x - inner, y ) }A${ join( inner, inner ) } 0 0 0 ${ join( x + inner, y ) }A${ join( inner, inner * 0.45 ) } 0 0 1 ${ join( x - inner, y ) }Z`, SHADE, 'stroke="none"', [ x - r, y - r, x + r, y + r ] );
		this.circle( x, y, r * rim * 0.36, 'f' );
		if ( bolts ) {
			this.bolts( x, y, r * rim * 0.58, bolts, Math.max( 3, r * 0.065 ) );
		}
		return this;
	}

	/** Equal wheels: one is drawn, the others repeat it. */
	wheels( list, r, look ) {
		const [ [ x, y ], ...others ] = list;
		if ( this.view.zoom ) {
			list.forEach( ( [ cx, cy, own = r ] ) => this.wheel( cx, cy, own, look ) );
			return this;
		}
		this.add( '<g id="w">' ).wheel( x, y, r, look ).add( '</g>' );
		others.forEach( ( [ cx, cy, small = r ] ) => {
			// A smaller wheel keeps the pen: its line is widened by as much as it is scaled down.
			const k = Math.round( ( small / r ) * 100 ) / 100;
			const place = k === 1 ? `x="${ num( cx - x ) }"${ cy === y ? '' : ` y="${ num( cy - y ) }"` }` : `transform="matrix(${ num2( k ) } 0 0 ${ num2( k ) } ${ num( cx - x * k ) } ${ num( cy - y * k ) })" stroke-width="${ num( 2 / k ) }"`;
			this.add( `<use href="#w" ${ place }/>` );
		} );
		return this;
	}

	/**
	 * A crawler track: `circles` clockwise, belt thickness, lugs all round.
	 */
	track( circles, { thick = 9, pitch = 13, steel = false, inner = 'd' } = {} ) {
		const box = Sheet.box( circles.flatMap( ( [ x, y, r ] ) => [ [ x - r, y - r ], [ x + r, y + r ] ] ), 14 );
		const outer = belt( circles, thick );
		let length = 0;
		circles.forEach( ( [ x, y ], i ) => {
			const [ nx, ny ] = circles[ ( i + 1 ) % circles.length ];
			length += Math.hypot( nx - x, ny - y );
		} );
		length += 2 * Math.PI * ( circles.reduce( ( sum, c ) => sum + c[ 2 ], 0 ) / circles.length + thick );
		const n = Math.round( length / pitch );
		const lug = steel ? 2.4 : 5.6;
		const high = steel ? 8 : 10;
		const pen = ( this.pen / pitch ) * 10;
		const dash = ( share, shift, width, colour ) =>
			this.path( outer, 'n', `${ colour ? `stroke="${ colour }" ` : '' }stroke-width="${ width }" pathLength="${ n * 10 }" stroke-dasharray="${ num( share ) } ${ num( 10 - share ) }"${ shift ? ` stroke-dashoffset="${ num( shift ) }"` : '' }`, box );
		dash( lug + pen * 2, pen, high, '' );
		dash( lug, 0, num( high - 2 * this.pen ), steel ? MATERIALS.f : MATERIALS.r );
		this.path( outer, steel ? 'm' : 'r', '', box );
		if ( steel ) {
			this.path( belt( circles, thick / 2 ), 'n', `stroke="${ MATERIALS.d }" stroke-width="3" stroke-dasharray="6 4"`, box );
		}
		return this.path( belt( circles ), inner, '', box );
	}

	/** Track roller, idler. */
	roller( x, y, r, fill = 'f' ) {
		this.circle( x, y, r, fill );
		return this.circle( x, y, r * 0.42, 'm' );
	}

	/** Equal rollers in a row. */
	rollers( r, y, ...xs ) {
		const list = xs.map( ( x ) => [ x, y ] );
		this.dots( r * 2 + this.pen, '', ...list );
		this.dots( r * 2 - this.pen, 'f', ...list );
		return this.dots( r * 0.8, 'd', ...list );
	}

	/** Drive sprocket with teeth. */
	sprocket( x, y, r, teeth = 14 ) {
		this.circle( x, y, r - 2, 'f' );
		this.circle( x, y, r, 'n', `stroke="${ MATERIALS.f }" stroke-width="5" pathLength="${ teeth * 2 }" stroke-dasharray="1"` );
		this.circle( x, y, r * 0.62, 'b' );
		this.bolts( x, y, r * 0.44, 6, Math.max( 3, r * 0.13 ) );
		return this.circle( x, y, r * 0.2, 'm' );
	}

	/** Window: glass, one sheen. */
	glass( points, sheen ) {
		this.poly( points, 'g' );
		if ( sheen ) {
			this.path( polygon( sheen ), '#ffffff8c', 'stroke="none"', Sheet.box( sheen ) );
		}
		return this;
	}

	/** The seat and wheel one sees through the glass. */
	seat( x, y, scale = 1 ) {
		const at = ( list ) => list.map( ( [ px, py, r = 0 ] ) => [ x + px * scale, y + py * scale, r * scale ] );
		return this.shade(
			at( [ [ 0, 0, 5 ], [ 46, -4, 5 ], [ 50, 12, 4 ], [ 2, 14, 4 ] ] ),
			at( [ [ 36, -6, 4 ], [ 46, -62, 6 ], [ 58, -62, 6 ], [ 52, 6, 5 ] ] )
		);
	}

	/** Ground line and soft shadow. */
	ground( from, to, y = GROUND ) {
		const middle = ( from + to ) / 2;
		const half = ( to - from ) / 2;
		this.ellipse( middle, y + 3, half - 4, 11, INK + '17', 'stroke="none"' );
		this.ellipse( middle, y + 1, half * 0.82, 6, INK + '24', 'stroke="none"' );
		return this.lines( [ [ [ from - 26, y ], [ to + 26, y ] ] ], 'stroke="#7c878d"' );
	}

	text() {
		const { width, height, zoom } = this.view;
		const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${ width }" height="${ height }" viewBox="0 0 ${ width } ${ height }" fill="none" stroke="${ INK }" stroke-width="2" stroke-linejoin="round">`;
		let body = this.parts.join( '' );
		if ( zoom ) {
			const [ zx, zy, factor ] = zoom;
			body = `<g transform="translate(${ num( width / 2 - zx * factor ) } ${ num( height / 2 - zy * factor ) }) scale(${ factor })" stroke-width="${ this.pen }">${ body }</g>`;
		}
		return `${ open }\n${ body }\n</svg>\n`;
	}
}
