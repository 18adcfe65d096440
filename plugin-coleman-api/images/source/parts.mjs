/** Twenty-five families of parts, each shown by the piece one asks for at the counter. */

import { belt, polygon } from './draw.mjs';

const floor = ( m, from, to, y = 334 ) => {
	const middle = ( from + to ) / 2;
	m.ellipse( middle, y, ( to - from ) / 2, 12, '#13181b17', 'stroke="none"' );
	m.ellipse( middle, y - 2, ( to - from ) * 0.42, 7, '#13181b24', 'stroke="none"' );
};

/** Upright cylinder: body with elliptical ends. */
const drum = ( m, x, top, bottom, half, fill = 'b', flat = 0.2 ) => {
	const r = Math.round( half * flat );
	m.path( `M${ x - half } ${ top }V${ bottom }A${ half } ${ r } 0 0 0 ${ x + half } ${ bottom }V${ top }z`, fill );
	m.path( `M${ x + half * 0.45 } ${ top }V${ bottom + r * 0.9 }A${ half } ${ r } 0 0 0 ${ x + half } ${ bottom }V${ top }z`, '#13181b26', 'stroke="none"' );
	m.ellipse( x, top, half, r, fill );
};

/** A band around such a cylinder. */
const band = ( m, x, top, bottom, half, fill = 'a', flat = 0.2 ) => {
	const r = Math.round( half * flat );
	m.path( `M${ x - half } ${ top }V${ bottom }A${ half } ${ r } 0 0 0 ${ x + half } ${ bottom }V${ top }A${ half } ${ r } 0 0 1 ${ x - half } ${ top }z`, fill );
	m.path( `M${ x + half * 0.45 } ${ top + r * 0.9 }V${ bottom + r * 0.9 }A${ half } ${ r } 0 0 0 ${ x + half } ${ bottom }V${ top }A${ half } ${ r } 0 0 1 ${ x + half * 0.45 } ${ top + r * 0.9 }z`, '#13181b26', 'stroke="none"' );
};

const thread = ( m, x, half ) => {
	const r = Math.round( half * 0.2 );
	m.ellipse( x[ 0 ], x[ 1 ], half * 0.82, r * 0.82, 'r' );
	m.ellipse( x[ 0 ], x[ 1 ], half * 0.66, r * 0.66, 'f' );
	m.ellipse( x[ 0 ], x[ 1 ], half * 0.3, r * 0.34, 'd' );
};

const flutes = ( m, x, y1, y2, half, count = 9 ) =>
	m.hair( ...Array.from( { length: count }, ( _, i ) => {
		const a = -1 + ( 2 * ( i + 1 ) ) / ( count + 1 );
		const dx = Math.sin( ( a * Math.PI ) / 2 ) * half;
		const dy = Math.round( Math.sqrt( 1 - ( dx / half ) ** 2 ) * half * 0.2 );
		return [ [ Math.round( x + dx ), y1 + dy ], [ Math.round( x + dx ), y2 + dy ] ];
	} ) );

const hex = ( m, x, y, r, fill = 'f', turn = 0 ) =>
	m.poly( Array.from( { length: 6 }, ( _, i ) => [ Math.round( x + Math.cos( ( i / 3 + turn ) * Math.PI ) * r ), Math.round( y + Math.sin( ( i / 3 + turn ) * Math.PI ) * r ) ] ), fill );

const ringShade = ( m, x, y, r ) =>
	m.path( `M${ x - r } ${ y }a${ r } ${ r } 0 0 0 ${ 2 * r } 0a${ r } ${ Math.round( r * 0.5 ) } 0 0 1 ${ -2 * r } 0z`, '#13181b26', 'stroke="none"' );

/** Gear-like outline. */
const gear = ( x, y, r, deep, teeth, share = 0.5 ) =>
	Array.from( { length: teeth * 4 }, ( _, i ) => {
		const a = ( ( Math.floor( i / 4 ) + [ 0, 0.12, share, share + 0.12 ][ i % 4 ] ) / teeth ) * Math.PI * 2;
		const own = i % 4 === 1 || i % 4 === 2 ? r : r - deep;
		return [ Math.round( x + Math.cos( a ) * own ), Math.round( y + Math.sin( a ) * own ) ];
	} );

const engineOil = ( m ) => {
	floor( m, 150, 490 );
	drum( m, 400, 176, 316, 58 );
	band( m, 400, 210, 262, 58, 'f' );
	flutes( m, 400, 272, 312, 58 );
	thread( m, [ 400, 176 ], 58 );
	drum( m, 254, 84, 310, 82 );
	band( m, 254, 140, 226, 82 );
	flutes( m, 254, 240, 306, 82 );
	thread( m, [ 254, 84 ], 82 );
};

const air = ( m ) => {
	floor( m, 130, 520 );
	// Inner element, outer element.
	drum( m, 446, 150, 318, 48, 'b' );
	flutes( m, 446, 156, 316, 48, 11 );
	band( m, 446, 150, 166, 50, 'r' );
	band( m, 446, 306, 322, 50, 'r' );
	m.ellipse( 446, 150, 50, 10, 'r' );
	m.ellipse( 446, 150, 30, 6, 'd' );
	drum( m, 264, 92, 310, 104, 'w' );
	flutes( m, 264, 100, 308, 104, 23 );
	band( m, 264, 176, 206, 104 );
	band( m, 264, 84, 108, 108, 'r' );
	band( m, 264, 300, 322, 108, 'r' );
	m.ellipse( 264, 84, 108, 22, 'r' );
	m.ellipse( 264, 84, 74, 15, 'f' );
	m.ellipse( 264, 84, 62, 12, 'd' );
};

const fuel = ( m ) => {
	floor( m, 200, 440, 344 );
	// Head with ports, canister, bowl, drain.
	m.poly( [ [ 196, 84, 8 ], [ 250, 84 ], [ 250, 112 ], [ 196, 112, 8 ] ], 'm' );
	m.poly( [ [ 390, 84 ], [ 444, 84, 8 ], [ 444, 112, 8 ], [ 390, 112 ] ], 'm' );
	m.poly( [ [ 244, 64, 12 ], [ 396, 64, 12 ], [ 400, 126 ], [ 240, 126 ] ], 'f' );
	m.shade( [ [ 360, 64 ], [ 396, 64, 12 ], [ 400, 126 ], [ 360, 126 ] ] );
	m.poly( [ [ 302, 44, 5 ], [ 338, 44, 5 ], [ 338, 66 ], [ 302, 66 ] ], 'a' );
	m.dots( 8, '', [ 264, 86 ], [ 376, 86 ] );
	drum( m, 320, 128, 236, 74 );
	band( m, 320, 156, 200, 74 );
	flutes( m, 320, 206, 234, 74 );
	m.path( 'M250 244V292Q250 316 290 318H350Q390 316 390 292V244A70 14 0 0 1 250 244z', 'g' );
	m.path( 'M252 276Q320 292 388 276V292Q388 315 350 316H290Q252 315 252 292z', '#f36b1659', 'stroke="none"' );
	m.path( 'M272 262V300', 'n', 'stroke="#fff" stroke-width="6" opacity=".6" stroke-linecap="round"' );
	band( m, 320, 234, 248, 76, 'm' );
	m.poly( [ [ 304, 317 ], [ 336, 317 ], [ 332, 330 ], [ 308, 330 ] ], 'm' );
	m.poly( [ [ 294, 328, 3 ], [ 346, 328, 3 ], [ 346, 340, 4 ], [ 294, 340, 4 ] ], 'r' );
};

const hydraulicFilter = ( m ) => {
	floor( m, 170, 480 );
	// Cartridge in wire mesh, spin-on beside it.
	drum( m, 394, 96, 312, 62, 'w' );
	const list = [];
	for ( let i = 1; i < 8; i++ ) {
		list.push( [ [ 332, 96 + i * 27 ], [ 363, 106 + i * 27, 30 ], [ 394, 108 + i * 27, 60 ], [ 425, 106 + i * 27, 30 ], [ 456, 96 + i * 27 ] ] );
	}
	m.hair( ...list );
	flutes( m, 394, 96, 312, 62, 11 );
	band( m, 394, 86, 112, 66, 'm' );
	band( m, 394, 302, 320, 66, 'm' );
	m.ellipse( 394, 86, 66, 13, 'm' );
	m.ellipse( 394, 84, 40, 8, 'a' );
	m.ellipse( 394, 82, 22, 4, 'd' );
	drum( m, 246, 136, 312, 72 );
	band( m, 246, 176, 240, 72 );
	flutes( m, 246, 254, 308, 72 );
	thread( m, [ 246, 136 ], 72 );
};

const cabinFilter = ( m ) => {
	floor( m, 120, 530, 320 );
	m.poly( [ [ 196, 96, 4 ], [ 548, 96, 4 ], [ 444, 288, 4 ], [ 92, 288, 4 ] ], 'a' );
	m.poly( [ [ 92, 288 ], [ 444, 288 ], [ 548, 96, 3 ], [ 550, 122 ], [ 446, 316, 4 ], [ 94, 316, 4 ] ], 'm' );
	m.poly( [ [ 208, 112 ], [ 518, 112 ], [ 430, 272 ], [ 120, 272 ] ], 'w' );
	const strips = [];
	for ( let i = 0; i < 15; i++ ) {
		const x = 208 + i * 20.7;
		strips.push( [ [ Math.round( x + 10 ), 112 ], [ Math.round( x + 20.7 ), 112 ], [ Math.round( x - 67 ), 272 ], [ Math.round( x - 78 ), 272 ] ] );
	}
	m.shade( ...strips );
	m.hair( ...strips.map( ( s ) => [ s[ 0 ], s[ 3 ] ] ) );
	m.poly( [ [ 208, 112 ], [ 518, 112 ], [ 430, 272 ], [ 120, 272 ] ], 'n' );
	m.poly( [ [ 250, 294 ], [ 292, 294 ], [ 292, 299 ], [ 310, 302 ], [ 292, 306 ], [ 292, 311 ], [ 250, 311 ] ], 'c' );
};

const oils = ( m ) => {
	floor( m, 130, 520 );
	// Pail.
	m.path( 'M336 168L350 320Q352 330 372 332H468Q488 330 490 320L504 168z', 'm' );
	m.path( 'M460 168L452 332H468Q488 330 490 320L504 168z', '#13181b26', 'stroke="none"' );
	m.poly( [ [ 342, 206 ], [ 498, 206 ], [ 492, 276 ], [ 348, 276 ] ], 'b' );
	m.poly( [ [ 346, 250 ], [ 494, 250 ], [ 492, 276 ], [ 348, 276 ] ], 'a' );
	m.rect( 328, 152, 184, 24, 6, 'f' );
	m.rect( 346, 140, 148, 14, 5, 'f' );
	m.rect( 402, 126, 36, 15, 4, 'a' );
	m.path( 'M338 190Q420 268 502 190', 'n', 'stroke-width="7"' );
	m.path( 'M338 190Q420 268 502 190', 'n', 'stroke="#98a3a8" stroke-width="3"' );
	// Jug.
	m.path( 'M150 150Q150 118 184 112L206 104V84H252V104L288 118Q306 126 306 150V316Q306 332 290 332H166Q150 332 150 316z', 'a' );
	m.path( 'M262 144Q262 130 274 132Q286 136 286 152V214Q286 224 276 226Q262 226 262 214z', 'd' );
	m.path( 'M266 332H290Q306 332 306 316V232H266z', '#13181b26', 'stroke="none"' );
	m.rect( 202, 62, 54, 26, 4, 'r' );
	m.hair( [ [ 214, 64 ], [ 214, 86 ] ], [ [ 229, 64 ], [ 229, 86 ] ], [ [ 243, 64 ], [ 243, 86 ] ] );
	m.poly( [ [ 168, 168, 5 ], [ 248, 168, 5 ], [ 248, 240 ], [ 288, 240 ], [ 288, 308, 5 ], [ 168, 308, 5 ] ], 'w' );
	m.path( 'M212 196Q240 236 236 256A25 25 0 1 1 188 256Q186 236 212 196z', 'y' );
	m.hair( [ [ 186, 296 ], [ 270, 296 ] ] );
};

const belts = ( m ) => {
	const path = [ [ 206, 206, 72 ], [ 424, 150, 40 ], [ 452, 276, 40 ] ];
	m.path( belt( path, 16 ) + belt( path ), 'r', 'fill-rule="evenodd"' );
	m.path( belt( path, 12 ), 'n', 'stroke="#37424a"' );
	m.path( belt( path, 4.5 ), 'n', 'stroke="#37424a" stroke-width="6" stroke-dasharray="5 7"' );
	for ( const [ x, y, r ] of path ) {
		m.circle( x, y, r, 'f' );
		m.circle( x, y, r - 9, 'b' );
		ringShade( m, x, y, r - 10 );
		m.circle( x, y, r * 0.36, 'a' );
		m.bolts( x, y, r * 0.6, r > 50 ? 6 : 5, r > 50 ? 10 : 6 );
		m.circle( x, y, r * 0.16, 'd' );
	}
};

const battery = ( m ) => {
	floor( m, 150, 490 );
	m.poly( [ [ 166, 150, 6 ], [ 474, 150, 6 ], [ 466, 328, 8 ], [ 174, 328, 8 ] ], 'r' );
	m.shade( [ [ 430, 150 ], [ 474, 150, 6 ], [ 466, 328, 8 ], [ 426, 328 ] ] );
	m.poly( [ [ 156, 112, 8 ], [ 484, 112, 8 ], [ 484, 152, 6 ], [ 156, 152, 6 ] ], 'm' );
	m.hair( [ [ 156, 138 ], [ 484, 138 ] ] );
	m.poly( [ [ 196, 84, 4 ], [ 232, 84, 4 ], [ 240, 112 ], [ 188, 112 ] ], 'f' );
	m.poly( [ [ 408, 84, 4 ], [ 444, 84, 4 ], [ 452, 112 ], [ 400, 112 ] ], 'f' );
	m.rect( 186, 104, 56, 10, 3, '#b3261e' );
	m.rect( 398, 104, 56, 10, 3, 'd' );
	m.rect( 268, 96, 24, 16, 4, 'd' );
	m.rect( 308, 96, 24, 16, 4, 'd' );
	m.rect( 348, 96, 24, 16, 4, 'd' );
	m.poly( [ [ 200, 178, 6 ], [ 440, 178, 6 ], [ 440, 300, 6 ], [ 200, 300, 6 ] ], 'w' );
	m.poly( [ [ 200, 178, 6 ], [ 440, 178, 6 ], [ 440, 210 ], [ 200, 210 ] ], 'a' );
	m.poly( [ [ 326, 220 ], [ 284, 262 ], [ 312, 262 ], [ 300, 294 ], [ 350, 246 ], [ 320, 246 ] ], 'y' );
	m.lines( [ [ [ 224, 254 ], [ 256, 254 ] ], [ [ 240, 238 ], [ 240, 270 ] ], [ [ 384, 254 ], [ 416, 254 ] ] ], 'stroke-width="6" stroke-linecap="round"' );
};

const plug = ( m, x, y ) => {
	m.rect( x - 10, y - 140, 20, 26, 5, 'f' );
	m.rect( x - 5, y - 116, 10, 12, 0, 'm' );
	m.poly( [ [ x - 16, y - 106, 5 ], [ x + 16, y - 106, 5 ], [ x + 24, y - 14 ], [ x - 24, y - 14 ] ], 'w' );
	m.hair( [ [ x - 17, y - 92 ], [ x + 17, y - 92 ] ], [ [ x - 18, y - 78 ], [ x + 18, y - 78 ] ], [ [ x - 19, y - 64 ], [ x + 19, y - 64 ] ] );
	m.poly( [ [ x - 21, y - 48 ], [ x + 21, y - 48 ], [ x + 22, y - 34 ], [ x - 22, y - 34 ] ], 'a' );
	m.poly( [ [ x - 30, y - 16, 4 ], [ x + 30, y - 16, 4 ], [ x + 30, y + 2 ], [ x - 30, y + 2 ] ], 'f' );
	m.poly( [ [ x - 44, y, 5 ], [ x + 44, y, 5 ], [ x + 44, y + 42, 5 ], [ x - 44, y + 42, 5 ] ], 'f' );
	m.lines( [ [ [ x - 18, y + 1 ], [ x - 18, y + 41 ] ], [ [ x + 18, y + 1 ], [ x + 18, y + 41 ] ] ] );
	m.shade( [ [ x + 18, y ], [ x + 44, y, 5 ], [ x + 44, y + 42, 5 ], [ x + 18, y + 42 ] ] );
	m.poly( [ [ x - 32, y + 42 ], [ x + 32, y + 42 ], [ x + 28, y + 56 ], [ x - 28, y + 56 ] ], 'm' );
	m.rect( x - 25, y + 56, 50, 68, 2, 'f' );
	m.lines( [ 64, 72, 80, 88, 96, 104, 112 ].map( ( d ) => [ [ x - 27, y + d ], [ x + 27, y + d + 4 ] ] ) );
	m.shade( [ [ x + 10, y + 56 ], [ x + 25, y + 56 ], [ x + 25, y + 124 ], [ x + 10, y + 124 ] ] );
	m.rect( x - 6, y + 124, 12, 12, 2, 'c' );
	m.lines( [ [ [ x + 20, y + 124 ], [ x + 20, y + 146, 6 ], [ x - 8, y + 146 ] ] ], 'stroke-width="8"' );
	m.lines( [ [ [ x + 20, y + 124 ], [ x + 20, y + 146, 6 ], [ x - 7, y + 146 ] ] ], 'stroke="#98a3a8" stroke-width="4"' );
};

const sparkPlugs = ( m ) => {
	plug( m, 256, 188 );
	plug( m, 384, 188 );
};

const blade = ( m, y, fill ) => {
	m.poly( [ [ 84, y - 14, 4 ], [ 96, y - 28, 8 ], [ 190, y - 20, 8 ], [ 290, y - 22 ], [ 350, y - 22 ], [ 450, y - 20, 8 ], [ 556, y - 20, 4 ], [ 556, y + 6, 4 ], [ 544, y + 28, 8 ], [ 450, y + 20, 8 ], [ 350, y + 22 ], [ 290, y + 22 ], [ 190, y + 20, 8 ], [ 84, y + 20, 4 ] ], fill );
	m.poly( [ [ 96, y - 28, 8 ], [ 190, y - 20 ], [ 178, y - 6 ], [ 88, y - 12 ] ], 'a' );
	m.poly( [ [ 544, y + 28, 8 ], [ 450, y + 20 ], [ 462, y + 6 ], [ 552, y + 12 ] ], 'a' );
	m.flat( 'c', [ [ 86, y + 10 ], [ 200, y + 10 ], [ 200, y + 19 ], [ 86, y + 19 ] ], [ [ 440, y - 19 ], [ 554, y - 19 ], [ 554, y - 10 ], [ 440, y - 10 ] ] );
	m.circle( 320, y, 11, 'd' );
	m.dots( 11, '', [ 286, y ], [ 354, y ] );
};

const mowerBlades = ( m ) => {
	floor( m, 110, 540, 336 );
	blade( m, 112, 'm' );
	blade( m, 202, 'f' );
	blade( m, 292, 'm' );
};

const deckParts = ( m ) => {
	floor( m, 140, 510, 346 );
	// Spindle: nut, pulley, shaft, housing, blade bolt.
	m.rect( 250, 44, 32, 18, 3, 'm' );
	m.poly( [ [ 176, 64, 4 ], [ 356, 64, 4 ], [ 338, 84 ], [ 356, 104, 4 ], [ 176, 104, 4 ], [ 194, 84 ] ], 'f' );
	m.shade( [ [ 310, 64 ], [ 356, 64, 4 ], [ 338, 84 ], [ 356, 104, 4 ], [ 310, 104 ] ] );
	m.lines( [ [ [ 194, 84 ], [ 338, 84 ] ] ] );
	m.rect( 252, 104, 28, 30, 0, 'c' );
	m.poly( [ [ 226, 132, 5 ], [ 306, 132, 5 ], [ 312, 206, 14 ], [ 376, 226, 6 ], [ 376, 250, 4 ], [ 156, 250, 4 ], [ 156, 226, 6 ], [ 220, 206, 14 ] ], 'b' );
	m.shade( [ [ 284, 132 ], [ 306, 132, 5 ], [ 312, 206, 14 ], [ 376, 226, 6 ], [ 376, 250, 4 ], [ 284, 250 ] ] );
	m.poly( [ [ 225, 150 ], [ 307, 150 ], [ 309, 168 ], [ 223, 168 ] ], 'a' );
	m.rect( 166, 216, 26, 12, 2, 'm' );
	m.rect( 340, 216, 26, 12, 2, 'm' );
	m.rect( 242, 250, 48, 22, 3, 'f' );
	m.rect( 252, 272, 28, 14, 0, 'c' );
	m.rect( 168, 286, 196, 12, 2, 'm' );
	m.rect( 238, 298, 56, 8, 2, 'f' );
	m.poly( [ [ 246, 306 ], [ 286, 306 ], [ 282, 328, 4 ], [ 250, 328, 4 ] ], 'm' );
	// Anti-scalp wheel, idler.
	m.wheel( 462, 276, 58, { rim: 0.5, tread: 'turf', bolts: 5 } );
	m.circle( 452, 134, 46, 'f' );
	m.circle( 452, 134, 36, 'b' );
	ringShade( m, 452, 134, 35 );
	m.circle( 452, 134, 14, 'm' );
	m.circle( 452, 134, 5, 'd' );
};

const wheels = ( m ) => {
	m.ground( 110, 530, 340 );
	m.wheel( 444, 250, 86, { rim: 0.54, tread: 'block', bolts: 8 } );
	m.wheel( 238, 204, 132, { rim: 0.54, tread: 'bar', count: 24, bolts: 8, dish: 'a' } );
};

const rubberTracks = ( m ) => {
	m.ground( 90, 550, 330 );
	const loop = [ [ 196, 196, 56 ], [ 452, 174, 44 ], [ 470, 264, 36 ], [ 178, 264, 36 ] ];
	const outer = belt( loop, 16 );
	m.path( outer, 'n', 'stroke-width="28" pathLength="560" stroke-dasharray="12.4 7.6"' );
	m.path( outer, 'n', 'stroke="#5d6870" stroke-width="24" pathLength="560" stroke-dasharray="10 10" stroke-dashoffset="-1.2"' );
	m.path( belt( loop ), 'n', 'stroke-width="22" pathLength="560" stroke-dasharray="9.8 10.2"' );
	m.path( belt( loop ), 'n', 'stroke="#0b5a4c" stroke-width="18" pathLength="560" stroke-dasharray="7.4 12.6" stroke-dashoffset="-1.2"' );
	m.path( outer + belt( loop, -1 ), 'r', 'fill-rule="evenodd"' );
	m.path( belt( loop, 8 ), 'n', 'stroke="#98a3a8" stroke-width="4" stroke-dasharray="9 7"' );
};

const trackRollers = ( m ) => {
	floor( m, 90, 560 );
	// Idler, bottom roller with its shaft, sprocket.
	m.circle( 168, 232, 96, 'f' );
	m.circle( 168, 232, 80, 'b' );
	ringShade( m, 168, 232, 79 );
	m.circle( 168, 232, 34, 'm' );
	m.bolts( 168, 232, 56, 8, 10 );
	m.circle( 168, 232, 14, 'd' );
	m.poly( [ [ 280, 208, 4 ], [ 300, 208, 4 ], [ 300, 268 ], [ 280, 268 ] ], 'm' );
	m.poly( [ [ 372, 208 ], [ 392, 208, 4 ], [ 392, 268, 4 ], [ 372, 268 ] ], 'm' );
	m.rect( 270, 224, 132, 26, 4, 'c' );
	m.poly( [ [ 292, 184, 6 ], [ 312, 184, 6 ], [ 318, 204 ], [ 354, 204 ], [ 360, 184, 6 ], [ 380, 184, 6 ], [ 380, 290, 6 ], [ 360, 290, 6 ], [ 354, 272 ], [ 318, 272 ], [ 312, 290, 6 ], [ 292, 290, 6 ] ], 'a' );
	m.shade( [ [ 292, 250 ], [ 380, 250 ], [ 380, 290, 6 ], [ 360, 290, 6 ], [ 354, 272 ], [ 318, 272 ], [ 312, 290, 6 ], [ 292, 290, 6 ] ] );
	m.poly( gear( 486, 236, 92, 20, 13, 0.42 ), 'f' );
	m.circle( 486, 236, 54, 'b' );
	ringShade( m, 486, 236, 53 );
	m.bolts( 486, 236, 40, 9, 9 );
	m.circle( 486, 236, 24, 'd' );
	m.rect( 318, 112, 36, 44, 6, 'm' );
	m.poly( [ [ 300, 96, 6 ], [ 372, 96, 6 ], [ 372, 116, 4 ], [ 300, 116, 4 ] ], 'f' );
	m.rect( 326, 154, 20, 16, 3, 'c' );
};

const bucketTeeth = ( m ) => {
	floor( m, 90, 560, 320 );
	// Adapter on the lip, pin, tooth: pulled apart on one axis.
	m.poly( [ [ 560, 150, 4 ], [ 560, 252, 4 ], [ 452, 262 ], [ 452, 140 ] ], 'm' );
	m.poly( [ [ 520, 116, 10 ], [ 520, 156 ], [ 470, 168, 8 ], [ 470, 234, 8 ], [ 520, 246 ], [ 520, 286, 10 ], [ 412, 270, 8 ], [ 384, 236, 4 ], [ 310, 216, 6 ], [ 310, 188, 6 ], [ 384, 166, 4 ], [ 412, 132, 8 ] ], 'f' );
	m.shade( [ [ 520, 286, 10 ], [ 412, 270, 8 ], [ 384, 236, 4 ], [ 310, 216, 6 ], [ 310, 206 ], [ 470, 220 ], [ 470, 234, 8 ], [ 520, 246 ] ] );
	m.circle( 362, 202, 12, 'd' );
	m.rect( 350, 66, 24, 62, 4, 'c' );
	m.hair( [ [ 350, 92 ], [ 374, 92 ] ], [ [ 350, 104 ], [ 374, 104 ] ] );
	m.lines( [ [ [ 362, 134 ], [ 362, 184 ] ], [ [ 280, 202 ], [ 304, 202 ] ] ], 'stroke="#7c878d" stroke-dasharray="6 5"' );
	m.poly( [ [ 270, 150, 10 ], [ 276, 176 ], [ 276, 228 ], [ 270, 254, 10 ], [ 212, 256, 14 ], [ 60, 214, 4 ], [ 58, 196, 4 ], [ 212, 148, 14 ] ], 'a' );
	m.shade( [ [ 270, 254, 10 ], [ 212, 256, 14 ], [ 60, 214, 4 ], [ 59, 206 ], [ 276, 220 ], [ 276, 228 ] ] );
	m.hair( [ [ 100, 196 ], [ 210, 172, 10 ], [ 250, 172 ] ] );
	m.circle( 240, 202, 11, 'd' );
};

const cuttingEdges = ( m ) => {
	floor( m, 80, 570, 318 );
	m.poly( [ [ 128, 148 ], [ 590, 148 ], [ 552, 248 ], [ 90, 248 ] ], 'f' );
	m.poly( [ [ 90, 248 ], [ 552, 248 ], [ 534, 296 ], [ 72, 296 ] ], 'c' );
	m.shade( [ [ 81, 272 ], [ 543, 272 ], [ 534, 296 ], [ 72, 296 ] ] );
	m.poly( [ [ 590, 148 ], [ 594, 162 ], [ 538, 308 ], [ 534, 296 ], [ 552, 248 ] ], 'm' );
	m.poly( [ [ 72, 296 ], [ 534, 296 ], [ 538, 308 ], [ 76, 308 ] ], 'm' );
	for ( const x of [ 172, 256, 340, 424, 508 ] ) {
		m.ellipse( x, 194, 15, 12, 'd' );
		m.poly( [ [ x - 2, 184 ], [ x + 8, 186 ], [ x + 6, 202 ], [ x - 6, 202 ] ], 'm' );
	}
	// Plough bolt and nut.
	m.poly( [ [ 226, 64, 6 ], [ 274, 64, 6 ], [ 262, 80 ], [ 262, 130, 3 ], [ 238, 130, 3 ], [ 238, 80 ] ], 'a' );
	m.lines( [ 98, 106, 114, 122 ].map( ( y ) => [ [ 238, y ], [ 262, y - 3 ] ] ) );
	m.rect( 318, 92, 52, 32, 4, 'm' );
	m.lines( [ [ [ 334, 93 ], [ 334, 123 ] ], [ [ 354, 93 ], [ 354, 123 ] ] ] );
};

const pins = ( m ) => {
	floor( m, 100, 550, 330 );
	// Pin with flag and grease nipple.
	m.poly( [ [ 94, 74, 12 ], [ 154, 74, 12 ], [ 154, 196, 10 ], [ 112, 196, 10 ] ], 'm' );
	m.circle( 126, 98, 9, 'd' );
	m.poly( [ [ 140, 116 ], [ 522, 116 ], [ 546, 128, 4 ], [ 546, 172, 4 ], [ 522, 184 ], [ 140, 184 ] ], 'f' );
	m.shade( [ [ 140, 160 ], [ 546, 160 ], [ 546, 172, 4 ], [ 522, 184 ], [ 140, 184 ] ] );
	m.lines( [ [ [ 522, 116 ], [ 522, 184 ] ] ] );
	m.rect( 300, 116, 14, 68, 0, 'a' );
	m.circle( 486, 150, 8, 'd' );
	m.poly( [ [ 546, 142 ], [ 560, 144 ], [ 572, 146, 3 ], [ 572, 156, 3 ], [ 560, 156 ], [ 546, 158 ] ], 'c' );
	// Bushings.
	for ( const [ x, y, r, h ] of [ [ 214, 246, 56, 66 ], [ 378, 252, 48, 58 ], [ 492, 262, 34, 44 ] ] ) {
		drum( m, x, y, y + h, r, 'f', 0.3 );
		m.ellipse( x, y, r * 0.68, r * 0.2, 'd' );
		m.path( `M${ x - r } ${ y + h / 2 }A${ r } ${ Math.round( r * 0.3 ) } 0 0 0 ${ x + r } ${ y + h / 2 }`, 'n', 'stroke="#0b5a4c" stroke-width="6"' );
	}
};

const hoses = ( m ) => {
	floor( m, 130, 500, 346 );
	const loop = 'M118 108H236C420 108 520 130 520 214S430 322 316 322S128 292 128 220S220 124 318 124S486 152 486 214S408 290 316 290S176 262 176 222S244 168 320 168S440 190 520 268';
	m.path( loop, 'n', 'stroke-width="30"' );
	m.path( loop, 'n', 'stroke="#5d6870" stroke-width="26"' );
	m.path( loop, 'n', 'stroke="#13181b26" stroke-width="8"' );
	m.path( 'M250 108.5C400 110 470 126 500 160', 'n', 'stroke="#0b5a4c" stroke-width="6"' );
	// Crimped ends.
	m.rect( 112, 88, 62, 40, 4, 'f' );
	m.hair( [ [ 128, 90 ], [ 128, 126 ] ], [ [ 142, 90 ], [ 142, 126 ] ], [ [ 156, 90 ], [ 156, 126 ] ] );
	m.rect( 94, 98, 20, 20, 2, 'c' );
	m.rect( 58, 84, 38, 48, 4, 'f' );
	m.lines( [ [ [ 58, 100 ], [ 96, 100 ] ], [ [ 58, 117 ], [ 96, 117 ] ] ] );
	m.add( '<g transform="rotate(41 520 268)">' );
	m.rect( 500, 248, 62, 40, 4, 'f' );
	m.hair( [ [ 516, 250 ], [ 516, 286 ] ], [ [ 530, 250 ], [ 530, 286 ] ], [ [ 544, 250 ], [ 544, 286 ] ] );
	m.rect( 560, 258, 18, 20, 2, 'c' );
	m.rect( 576, 244, 38, 48, 4, 'f' );
	m.lines( [ [ [ 576, 260 ], [ 614, 260 ] ], [ [ 576, 277 ], [ 614, 277 ] ] ] );
	m.add( '</g>' );
};

const threads = ( m, x, y, w, h, down = false ) => {
	m.rect( x, y, w, h, 2, 'c' );
	const list = [];
	for ( let d = 7; d < ( down ? h : w ) - 2; d += 8 ) {
		list.push( down ? [ [ x - 2, y + d ], [ x + w + 2, y + d + 3 ] ] : [ [ x + d, y - 2 ], [ x + d + 3, y + h + 2 ] ] );
	}
	m.lines( list );
};

const fittings = ( m ) => {
	floor( m, 90, 560, 330 );
	// Straight adapter.
	threads( m, 82, 106, 56, 60 );
	threads( m, 188, 110, 62, 52 );
	m.rect( 136, 92, 54, 88, 5, 'f' );
	m.lines( [ [ [ 136, 118 ], [ 190, 118 ] ], [ [ 136, 154 ], [ 190, 154 ] ] ] );
	m.shade( [ [ 136, 154 ], [ 190, 154 ], [ 190, 180, 5 ], [ 136, 180, 5 ] ] );
	// Elbow.
	threads( m, 322, 250, 56, 66, true );
	threads( m, 448, 104, 66, 56 );
	m.path( 'M312 222V164Q312 92 384 92H412V172H398Q388 172 388 184V222z', 'f' );
	m.path( 'M364 222V184Q364 150 398 150H412V172H398Q388 172 388 184V222z', '#13181b26', 'stroke="none"' );
	m.rect( 402, 84, 48, 96, 5, 'a' );
	m.lines( [ [ [ 402, 112 ], [ 450, 112 ] ], [ [ 402, 152 ], [ 450, 152 ] ] ] );
	m.rect( 302, 214, 96, 38, 5, 'f' );
	m.lines( [ [ [ 330, 214 ], [ 330, 252 ] ], [ [ 370, 214 ], [ 370, 252 ] ] ] );
	// Cap, ring, ferrule.
	hex( m, 154, 270, 54, 'm' );
	m.circle( 154, 270, 34, 'f' );
	m.circle( 154, 270, 24, 'd' );
	m.circle( 252, 290, 28, 'n', 'stroke-width="12"' );
	m.circle( 252, 290, 28, 'n', 'stroke="#5d6870" stroke-width="8"' );
	hex( m, 482, 270, 48, 'f', 1 / 6 );
	m.circle( 482, 270, 28, 'b' );
	m.circle( 482, 270, 18, 'd' );
};

const cylinders = ( m ) => {
	floor( m, 80, 570, 310 );
	m.poly( [ [ 52, 178, 24 ], [ 76, 160, 20 ], [ 132, 172 ], [ 132, 250 ], [ 76, 262, 20 ], [ 52, 244, 24 ] ], 'f' );
	m.rect( 388, 192, 130, 38, 0, 'c' );
	m.shade( [ [ 388, 216 ], [ 518, 216 ], [ 518, 230 ], [ 388, 230 ] ] );
	m.poly( [ [ 508, 184, 6 ], [ 540, 184 ], [ 566, 166, 18 ], [ 598, 186, 20 ], [ 598, 238, 20 ], [ 566, 256, 18 ], [ 540, 238 ], [ 508, 238, 6 ] ], 'f' );
	m.rect( 126, 160, 240, 102, 6, 'b' );
	m.poly( [ [ 190, 160 ], [ 252, 160 ], [ 252, 262 ], [ 190, 262 ] ], 'a' );
	m.shade( [ [ 126, 228 ], [ 366, 228 ], [ 366, 262, 6 ], [ 126, 262, 6 ] ] );
	m.rect( 356, 152, 44, 118, 6, 'm' );
	m.lines( [ [ [ 372, 153 ], [ 372, 269 ] ] ] );
	m.rect( 144, 136, 34, 26, 3, 'f' );
	m.rect( 150, 122, 22, 16, 2, 'a' );
	m.rect( 318, 136, 34, 26, 3, 'f' );
	m.rect( 324, 122, 22, 16, 2, 'a' );
	m.circle( 86, 211, 25, 'm' );
	m.circle( 86, 211, 14, 'd' );
	m.circle( 568, 211, 25, 'm' );
	m.circle( 568, 211, 14, 'd' );
};

const bearings = ( m ) => {
	floor( m, 110, 540, 342 );
	const ring = ( r, hole ) => `M${ 250 - r } 200a${ r } ${ r } 0 1 0 ${ 2 * r } 0a${ r } ${ r } 0 1 0 ${ -2 * r } 0zM${ 250 - hole } 200a${ hole } ${ hole } 0 1 0 ${ 2 * hole } 0a${ hole } ${ hole } 0 1 0 ${ -2 * hole } 0z`;
	m.path( ring( 136, 54 ), 'f', 'fill-rule="evenodd"' );
	m.path( ring( 112, 72 ), 'd', 'fill-rule="evenodd"' );
	m.path( ring( 98, 86 ), 'a', 'fill-rule="evenodd"' );
	for ( let i = 0; i < 10; i++ ) {
		const a = ( i / 10 ) * Math.PI * 2;
		m.circle( 250 + Math.cos( a ) * 92, 200 + Math.sin( a ) * 92, 19, 'c' );
	}
	m.path( 'M114 200a136 136 0 0 0 272 0h-24a112 112 0 0 1 -224 0zM178 200a72 72 0 0 0 144 0h-18a54 54 0 0 1 -108 0z', '#13181b26', 'stroke="none"' );
	// Tapered roller, from the side.
	m.poly( [ [ 428, 216, 6 ], [ 552, 216, 6 ], [ 566, 316, 6 ], [ 414, 316, 6 ] ], 'f' );
	m.polys( [ 0, 1, 2, 3, 4, 5 ].map( ( i ) => [ [ 436 + i * 19, 232 ], [ 448 + i * 19, 232 ], [ 447 + i * 21, 298 ], [ 431 + i * 21, 298 ] ] ), 'c' );
	m.rect( 440, 196, 100, 22, 4, 'm' );
	m.shade( [ [ 524, 216 ], [ 552, 216, 6 ], [ 566, 316, 6 ], [ 534, 316 ] ] );
};

const seals = ( m ) => {
	floor( m, 110, 540, 342 );
	// Head gasket.
	m.path( `${ polygon( [ [ 84, 190, 12 ], [ 112, 176, 12 ], [ 396, 176, 12 ], [ 424, 190, 12 ], [ 424, 318, 12 ], [ 396, 332, 12 ], [ 112, 332, 12 ], [ 84, 318, 12 ] ] ) }M172 210a44 44 0 1 0 .1 0zM336 210a44 44 0 1 0 .1 0z`, 'f', 'fill-rule="evenodd"' );
	m.path( 'M172 210a44 44 0 1 0 .1 0zM336 210a44 44 0 1 0 .1 0z', 'n', 'stroke="#0b5a4c" stroke-width="6"' );
	m.dots( 13, 'd', [ 106, 200 ], [ 254, 196 ], [ 402, 200 ], [ 106, 308 ], [ 254, 312 ], [ 402, 308 ] );
	m.dots( 9, 'd', [ 254, 230 ], [ 254, 278 ] );
	// Oil seal.
	for ( const [ r, width, colour ] of [ [ 60, 50, '#13181b' ], [ 76, 14, '#75828a' ], [ 60, 14, '#0b5a4c' ], [ 44, 14, '#5d6870' ] ] ) {
		m.circle( 484, 228, r, 'n', `stroke="${ colour }" stroke-width="${ width }"` );
	}
	m.circle( 484, 228, 44, 'n', 'stroke="#98a3a8" stroke-width="4" stroke-dasharray="4 4"' );
	m.path( 'M400 228a84 84 0 0 0 168 0h-49a35 35 0 0 1 -70 0z', '#13181b26', 'stroke="none"' );
	// O-rings.
	for ( const [ x, y, r ] of [ [ 160, 104, 52 ], [ 290, 112, 38 ], [ 372, 122, 26 ] ] ) {
		m.circle( x, y, r, 'n', 'stroke-width="16"' );
		m.circle( x, y, r, 'n', 'stroke="#5d6870" stroke-width="12"' );
	}
};

const starters = ( m ) => {
	floor( m, 100, 550, 324 );
	// Solenoid above, motor below, pinion in its nose.
	m.poly( [ [ 286, 92, 8 ], [ 454, 92, 8 ], [ 454, 156, 8 ], [ 286, 156, 8 ] ], 'f' );
	m.shade( [ [ 286, 136 ], [ 454, 136 ], [ 454, 156, 8 ], [ 286, 156, 8 ] ] );
	m.rect( 452, 100, 20, 48, 4, 'r' );
	m.rect( 470, 106, 24, 12, 2, 'c' );
	m.rect( 470, 130, 24, 12, 2, 'c' );
	m.poly( [ [ 290, 150, 4 ], [ 506, 150, 8 ], [ 520, 170, 6 ], [ 520, 284, 8 ], [ 506, 302, 8 ], [ 290, 302, 4 ] ], 'b' );
	m.poly( [ [ 340, 150 ], [ 398, 150 ], [ 398, 302 ], [ 340, 302 ] ], 'a' );
	m.shade( [ [ 290, 256 ], [ 520, 256 ], [ 520, 284, 8 ], [ 506, 302, 8 ], [ 290, 302, 4 ] ] );
	m.lines( [ [ [ 474, 151 ], [ 474, 301 ] ] ] );
	m.dots( 9, '', [ 498, 186 ], [ 498, 268 ] );
	m.poly( [ [ 266, 74, 10 ], [ 292, 82, 4 ], [ 292, 306, 6 ], [ 262, 320, 8 ], [ 224, 300, 12 ], [ 150, 268, 14 ], [ 146, 250 ], [ 246, 250, 6 ], [ 246, 186, 6 ], [ 146, 186 ], [ 150, 168, 14 ], [ 224, 140, 14 ] ], 'f' );
	m.shade( [ [ 292, 280 ], [ 292, 306, 6 ], [ 262, 320, 8 ], [ 224, 300, 12 ], [ 150, 268, 14 ], [ 147, 256 ], [ 250, 280 ] ] );
	m.rect( 130, 208, 116, 22, 2, 'c' );
	m.rect( 170, 192, 62, 54, 3, 'm' );
	m.lines( [ 200, 208, 216, 224, 232, 240 ].map( ( y ) => [ [ 170, y - 1 ], [ 232, y - 1 ] ] ) );
	m.dots( 12, 'd', [ 270, 100 ], [ 268, 298 ] );
};

const lights = ( m ) => {
	floor( m, 110, 540, 336 );
	// LED work lamp on its bracket.
	m.path( 'M120 196V300Q120 322 142 322H330Q352 322 352 300V196', 'n', 'stroke-width="18"' );
	m.path( 'M120 196V300Q120 322 142 322H330Q352 322 352 300V196', 'n', 'stroke="#75828a" stroke-width="14"' );
	m.rect( 212, 300, 48, 30, 4, 'f' );
	m.poly( [ [ 136, 92, 16 ], [ 336, 92, 16 ], [ 336, 274, 16 ], [ 136, 274, 16 ] ], 'm' );
	m.poly( [ [ 152, 108, 10 ], [ 320, 108, 10 ], [ 320, 258, 10 ], [ 152, 258, 10 ] ], 'd' );
	for ( const y of [ 146, 220 ] ) {
		for ( const x of [ 186, 236, 286 ] ) {
			m.circle( x, y, 21, 'c' );
			m.circle( x, y, 8, '#f0be1c' );
		}
	}
	m.circle( 120, 196, 14, 'f' );
	m.circle( 352, 196, 14, 'f' );
	// Relay, fuse, plug.
	m.lines( [ [ [ 440, 176 ], [ 440, 200 ] ], [ [ 466, 176 ], [ 466, 200 ] ], [ [ 492, 176 ], [ 492, 200 ] ] ], 'stroke="#98a3a8" stroke-width="9"' );
	m.poly( [ [ 418, 86, 8 ], [ 514, 86, 8 ], [ 514, 178, 4 ], [ 418, 178, 4 ] ], 'r' );
	m.poly( [ [ 430, 104, 4 ], [ 502, 104, 4 ], [ 502, 150, 4 ], [ 430, 150, 4 ] ], 'b' );
	m.lines( [ [ [ 440, 136 ], [ 456, 136 ], [ 472, 120 ] ], [ [ 476, 136 ], [ 492, 136 ] ] ] );
	m.poly( [ [ 426, 236, 6 ], [ 506, 236, 6 ], [ 506, 276 ], [ 492, 276 ], [ 492, 290 ], [ 440, 290 ], [ 440, 276 ], [ 426, 276 ] ], 'a' );
	m.lines( [ [ [ 446, 290 ], [ 446, 322 ] ], [ [ 486, 290 ], [ 486, 322 ] ] ], 'stroke="#98a3a8" stroke-width="13"' );
	m.lines( [ [ [ 450, 258 ], [ 462, 250, 6 ], [ 470, 264, 6 ], [ 482, 256 ] ] ] );
};

const seats = ( m ) => {
	floor( m, 190, 470, 346 );
	// Suspension.
	m.rect( 212, 322, 210, 18, 4, 'm' );
	m.tube( [ [ 236, 318 ], [ 392, 268 ] ], 14, 'f', 'round' );
	m.tube( [ [ 392, 318 ], [ 236, 268 ] ], 14, 'f', 'round' );
	m.pins( 8, [ 314, 293 ] );
	m.rect( 206, 250, 220, 18, 4, 'm' );
	// Back, cushion, arm, belt.
	m.poly( [ [ 372, 40, 16 ], [ 416, 36, 16 ], [ 424, 84, 10 ], [ 380, 90, 10 ] ], 'r' );
	m.poly( [ [ 366, 92, 20 ], [ 432, 84, 20 ], [ 454, 240, 20 ], [ 396, 254, 10 ] ], 'r' );
	m.shade( [ [ 412, 86 ], [ 432, 84, 20 ], [ 454, 240, 20 ], [ 430, 246 ] ] );
	m.poly( [ [ 372, 118 ], [ 385, 116 ], [ 404, 222 ], [ 390, 224 ] ], 'a' );
	m.poly( [ [ 190, 206, 20 ], [ 230, 194, 10 ], [ 396, 206, 6 ], [ 416, 252, 8 ], [ 200, 252, 16 ] ], 'r' );
	m.shade( [ [ 190, 232 ], [ 408, 232 ], [ 416, 252, 8 ], [ 200, 252, 16 ] ] );
	m.hair( [ [ 236, 198 ], [ 226, 250 ] ], [ [ 306, 202 ], [ 306, 250 ] ] );
	m.poly( [ [ 272, 142, 12 ], [ 420, 150, 10 ], [ 420, 170, 8 ], [ 276, 166, 10 ] ], 'm' );
	m.lines( [ [ [ 400, 228 ], [ 342, 244 ] ] ], 'stroke="#f36b16" stroke-width="9"' );
	m.rect( 326, 234, 24, 18, 3, 'c' );
	// Lever and its knob.
	m.tube( [ [ 236, 262 ], [ 172, 250 ] ], 9, 'f', 'round' );
	m.circle( 166, 248, 12, 'd' );
};

export const PARTS = {
	'engine-oil-filters': engineOil,
	'air-filters': air,
	'fuel-filters': fuel,
	'hydraulic-filters': hydraulicFilter,
	'cabin-filters': cabinFilter,
	'oils-and-fluids': oils,
	belts,
	batteries: battery,
	'spark-plugs': sparkPlugs,
	'mower-blades': mowerBlades,
	'mower-deck-parts': deckParts,
	'wheels-and-tires': wheels,
	'rubber-tracks': rubberTracks,
	'track-rollers': trackRollers,
	'bucket-teeth': bucketTeeth,
	'cutting-edges': cuttingEdges,
	'pins-and-bushings': pins,
	'hydraulic-hoses': hoses,
	'hydraulic-fittings': fittings,
	'hydraulic-cylinders': cylinders,
	bearings,
	'seals-and-gaskets': seals,
	'starters-and-alternators': starters,
	'lights-and-electrical': lights,
	'seats-and-cab': seats,
};
