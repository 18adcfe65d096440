/**
 * What else one looks at before buying: each class of machine from the front, the operator's place, the data plate.
 * Fronts have the scale and the height of the side views, so that the two can be laid side by side.
 */

const MIDDLE = 320;

const mirror = ( points ) => points.map( ( [ x, y, r ] ) => [ 2 * MIDDLE - x, y, r ] );

/** Left and right alike. */
const both = ( m, points, fill = 'b' ) => m.poly( points, fill ).poly( mirror( points ), fill );

const bothShaded = ( m, points ) => m.shade( points, mirror( points ) );

/** Half the shape of something in the middle, from the top down on the left; the right half follows. */
const whole = ( half ) => [ ...half, ...mirror( half ).reverse() ];

const rungs = ( m, x1, x2, from, to, gap ) => {
	const lines = [];
	for ( let y = from; y < to; y += gap ) {
		lines.push( [ [ x1, y ], [ x2, y ] ], [ [ 2 * MIDDLE - x1, y ], [ 2 * MIDDLE - x2, y ] ] );
	}
	m.hair( ...lines );
};

/** Two tires seen from ahead: `x` is the left one's outer edge. */
function tyres( m, x, width, top, fill = 'r' ) {
	both( m, [ [ x, top, width * 0.32 ], [ x + width, top, width * 0.32 ], [ x + width, 344, width * 0.22 ], [ x, 344, width * 0.22 ] ], fill );
	bothShaded( m, [ [ x + width * 0.66, top + 3, width * 0.3 ], [ x + width, top + 2, width * 0.32 ], [ x + width, 343, width * 0.22 ], [ x + width * 0.66, 343 ] ] );
	rungs( m, x + 3, x + width - 3, top + 14, 338, 13 );
}

/** Two crawler tracks from ahead. */
function tracks( m, x, width, top, fill = 'r' ) {
	both( m, [ [ x, top, 10 ], [ x + width, top, 10 ], [ x + width, 344, 6 ], [ x, 344, 6 ] ], fill );
	bothShaded( m, [ [ x + width * 0.7, top + 2 ], [ x + width, top, 10 ], [ x + width, 344, 6 ], [ x + width * 0.7, 344 ] ] );
	rungs( m, x + 2, x + width - 2, top + 11, 340, 9 );
}

/** A cab from ahead: its post, its windscreen with a sheen, the seat behind it. */
function cab( m, { top, bottom, roof, floor, x = MIDDLE, glass = bottom - 46, roofFill = 'm' } ) {
	const at = ( list ) => list.map( ( [ px, py, r ] ) => [ x + px, py, r ] );
	m.poly( at( [ [ -roof, top, 12 ], [ roof, top, 12 ], [ floor, bottom, 6 ], [ -floor, bottom, 6 ] ] ), 'b' );
	m.glass(
		at( [ [ 10 - roof, top + 18, 6 ], [ roof - 10, top + 18, 6 ], [ floor - 12, glass, 8 ], [ 12 - floor, glass, 8 ] ] ),
		at( [ [ 20 - roof, top + 28 ], [ 40 - roof, top + 28 ], [ 22 - floor, glass - 12 ], [ 16 - floor, glass - 12 ] ] )
	);
	const cushion = glass - 34;
	m.shade( at( [ [ -20, cushion - 66, 10 ], [ 20, cushion - 66, 10 ], [ 24, cushion, 6 ], [ -24, cushion, 6 ] ] ), at( [ [ -28, cushion + 4, 6 ], [ 28, cushion + 4, 6 ], [ 30, glass - 3, 3 ], [ -30, glass - 3, 3 ] ] ) );
	m.poly( at( [ [ -roof - 8, top - 6, 6 ], [ roof + 8, top - 6, 6 ], [ roof + 10, top + 10, 4 ], [ -roof - 10, top + 10, 4 ] ] ), roofFill );
	lamps( m, roof - 4, top + 10, x );
}

/** A pair of work lamps. */
function lamps( m, off, y, x = MIDDLE ) {
	for ( const side of [ -1, 1 ] ) {
		m.rect( x + side * off - 9, y, 18, 10, 3, 'c' );
	}
}

const beacon = ( m, x, y ) => {
	m.rect( x - 6, y - 14, 12, 12, 3, 'y' );
	m.rect( x - 9, y - 4, 18, 4, 1, 'm' );
};

/** A bucket that stands on the ground before the machine. */
function bucket( m, half, top, { teeth = 0 } = {} ) {
	m.poly( whole( [ [ MIDDLE - half + 6, top, 6 ], [ MIDDLE - half, 334 ] ] ), 'm' );
	m.shade( whole( [ [ MIDDLE - half + 16, top + 12, 4 ], [ MIDDLE - half + 8, 322 ] ] ) );
	m.poly( [ [ MIDDLE - half - 4, 330 ], [ MIDDLE + half + 4, 330 ], [ MIDDLE + half + 4, 344 ], [ MIDDLE - half - 4, 344 ] ], 'r' );
	m.bolts( MIDDLE - half + 20, top + 20, 7, 4, 4 );
	m.bolts( MIDDLE + half - 20, top + 20, 7, 4, 4 );
	for ( let i = 0; i < teeth; i++ ) {
		const x = MIDDLE - half + ( ( 2 * half ) / ( teeth - 1 ) ) * i;
		m.rect( x - 5, 326, 10, 18, 2, 'f' );
	}
}

/** Lift arms down both sides, with the maker's band. */
function arms( m, x, width, top, bottom ) {
	both( m, [ [ x, top, 8 ], [ x + width, top, 8 ], [ x + width, bottom, 5 ], [ x, bottom, 5 ] ], 'b' );
	both( m, [ [ x, top + 24 ], [ x + width, top + 24 ], [ x + width, top + 66 ], [ x, top + 66 ] ], 'a' );
	bothShaded( m, [ [ x + width * 0.6, top + 2 ], [ x + width, top + 2, 8 ], [ x + width, bottom, 5 ], [ x + width * 0.6, bottom ] ] );
	m.pins( 6, [ x + width / 2, bottom - 10 ], [ 2 * MIDDLE - x - width / 2, bottom - 10 ] );
}

function loader( m, under ) {
	m.ground( 180, 460 );
	under();
	m.poly( whole( [ [ 244, 236, 4 ], [ 244, 326, 8 ] ] ), 'm' );
	cab( m, { top: 62, bottom: 262, roof: 66, floor: 78, glass: 222 } );
	beacon( m, 366, 56 );
	m.poly( whole( [ [ 258, 236, 4 ], [ 256, 262, 4 ] ] ), 'f' );
	arms( m, 214, 24, 128, 316 );
	bucket( m, 124, 262 );
}

/** House, boom and dipper of an excavator that looks at us. */
function digger( m, { half, houseTop, deck, cabHalf, cabTop, tip, bucketHalf, boom } ) {
	m.poly( whole( [ [ MIDDLE - half, houseTop, 14 ], [ MIDDLE - half, deck, 8 ] ] ), 'b' );
	m.poly( whole( [ [ MIDDLE - half, deck - 32 ], [ MIDDLE - half, deck - 18 ] ] ), 'a' );
	m.shade( [ [ MIDDLE - half, deck - 18 ], [ MIDDLE + half, deck - 18 ], [ MIDDLE + half, deck, 8 ], [ MIDDLE - half, deck, 8 ] ] );
	// The operator sits on the machine's left, our right.
	cab( m, { top: cabTop, bottom: deck - 4, roof: cabHalf - 6, floor: cabHalf, x: MIDDLE + half - cabHalf - 2, glass: deck - 26, roofFill: 'a' } );
	// The engine's side: rail and mirror.
	m.rods( [ [ [ MIDDLE - half + 12, houseTop ], [ MIDDLE - half + 12, houseTop - 30, 6 ], [ MIDDLE - half + 46, houseTop - 30, 6 ], [ MIDDLE - half + 46, houseTop ] ] ], 4 );
	// Boom foot, boom, dipper, bucket, all in one plane before us.
	const x = MIDDLE - 26;
	const bar = ( w1, y1, w2, y2, fill ) => m.poly( [ [ x - w1, y1, 5 ], [ x + w1, y1, 5 ], [ x + w2, y2, 5 ], [ x - w2, y2, 5 ] ], fill );
	bar( boom + 8, deck - 42, boom + 10, deck, 'f' );
	bar( boom * 0.8, tip, boom, deck - 18, 'b' );
	bar( boom * 0.86, tip + 40, boom * 0.92, tip + 84, 'a' );
	m.shade( [ [ x + 3, tip + 4 ], [ x + boom * 0.8, tip + 3 ], [ x + boom, deck - 18 ], [ x + 3, deck - 18 ] ] );
	bar( boom * 0.62, tip - 8, boom * 0.62, 292, 'b' );
	m.shade( [ [ x + boom * 0.2, tip - 6 ], [ x + boom * 0.62, tip - 6 ], [ x + boom * 0.62, 290 ], [ x + boom * 0.2, 290 ] ] );
	m.cylinder( x, tip + 14, x, 264, boom * 0.6, 0.6 );
	m.poly( [ [ x - bucketHalf + 6, 276, 8 ], [ x + bucketHalf - 6, 276, 8 ], [ x + bucketHalf, 334 ], [ x - bucketHalf, 334 ] ], 'm' );
	m.shade( [ [ x - bucketHalf + 12, 312 ], [ x + bucketHalf - 12, 312 ], [ x + bucketHalf, 334 ], [ x - bucketHalf, 334 ] ] );
	for ( let i = 0; i < 4; i++ ) {
		m.rect( x - bucketHalf + 2 + ( i * ( 2 * bucketHalf - 14 ) ) / 3, 328, 10, 15, 2, 'r' );
	}
	m.pins( 6, [ x - bucketHalf + 18, 286 ], [ x + bucketHalf - 18, 286 ] );
	lamps( m, boom * 0.5, tip + 14, x - boom * 1.6 );
}

const grille = ( m, half, top, bottom ) => {
	m.poly( whole( [ [ MIDDLE - half, top, 10 ], [ MIDDLE - half + 2, bottom, 6 ] ] ), 'd' );
	for ( let y = top + 16; y < bottom - 4; y += 10 ) {
		m.lines( [ [ [ MIDDLE - half + 10, y ], [ MIDDLE + half - 10, y ] ] ], 'stroke="#75828a" stroke-width="3"' );
	}
};

const rops = ( m, half, top, bottom ) => {
	m.tube( [ [ MIDDLE - half, bottom ], [ MIDDLE - half, top, 14 ], [ MIDDLE + half, top, 14 ], [ MIDDLE + half, bottom ] ], 13, 'm' );
	both( m, [ [ MIDDLE - half - 10, top + 86 ], [ MIDDLE - half + 10, top + 86 ], [ MIDDLE - half + 10, top + 100 ], [ MIDDLE - half - 10, top + 100 ] ], 'f' );
};

/** An open seat from ahead, and what one holds. */
function seat( m, y, half = 34 ) {
	m.poly( whole( [ [ MIDDLE - half + 6, y - 78, 16 ], [ MIDDLE - half, y - 4, 6 ] ] ), 'r' );
	m.poly( whole( [ [ MIDDLE - half - 8, y - 14, 8 ], [ MIDDLE - half - 8, y + 12, 8 ] ] ), 'r' );
	m.shade( whole( [ [ MIDDLE - half - 8, y + 2 ], [ MIDDLE - half - 8, y + 12, 8 ] ] ) );
}

const steering = ( m, y ) => m.circle( MIDDLE, y, 24, 'n', 'stroke="#5d6870" stroke-width="7"' ).rods( [ [ [ MIDDLE, y ], [ MIDDLE, y + 40 ] ] ], 6 );

/** By class, in the order of machines.mjs. */
export const FRONTS = {
	'compact-track-loaders': ( m ) => loader( m, () => tracks( m, 202, 46, 256 ) ),
	'skid-steer-loaders': ( m ) => loader( m, () => tyres( m, 200, 44, 232 ) ),
	'mini-excavators': ( m ) => {
		m.ground( 214, 426 );
		tracks( m, 236, 34, 296 );
		m.poly( whole( [ [ 268, 300, 4 ], [ 268, 326, 4 ] ] ), 'm' );
		digger( m, { half: 72, houseTop: 214, deck: 288, cabHalf: 46, cabTop: 98, tip: 108, bucketHalf: 32, boom: 16 } );
		// Blade.
		m.poly( whole( [ [ 230, 312, 5 ], [ 228, 344, 3 ] ] ), 'b' );
		m.poly( whole( [ [ 228, 336 ], [ 228, 344 ] ] ), 'r' );
	},
	excavators: ( m ) => {
		m.ground( 204, 436 );
		tracks( m, 226, 38, 290, 'f' );
		m.poly( whole( [ [ 262, 292, 4 ], [ 262, 322, 4 ] ] ), 'm' );
		digger( m, { half: 84, houseTop: 204, deck: 282, cabHalf: 38, cabTop: 122, tip: 96, bucketHalf: 38, boom: 18 } );
	},
	'wheel-loaders': ( m ) => {
		m.ground( 176, 464 );
		cab( m, { top: 86, bottom: 238, roof: 56, floor: 68, glass: 204 } );
		beacon( m, 352, 80 );
		m.poly( whole( [ [ 262, 216, 8 ], [ 254, 306, 8 ] ] ), 'b' );
		m.poly( whole( [ [ 259.4, 236 ], [ 257.4, 258 ] ] ), 'a' );
		tyres( m, 196, 48, 214 );
		arms( m, 262, 20, 176, 316 );
		lamps( m, 84, 190 );
		bucket( m, 138, 258, { teeth: 9 } );
	},
	'backhoe-loaders': ( m ) => {
		m.ground( 188, 452 );
		both( m, [ [ 226, 216, 12 ], [ 262, 216, 12 ], [ 262, 344, 8 ], [ 226, 344, 8 ] ], 'r' );
		cab( m, { top: 122, bottom: 250, roof: 68, floor: 82, glass: 214 } );
		beacon( m, 366, 116 );
		m.poly( whole( [ [ 276, 196, 14 ], [ 272, 300, 6 ] ] ), 'b' );
		grille( m, 30, 214, 286 );
		lamps( m, 34, 200 );
		tyres( m, 224, 34, 262 );
		arms( m, 248, 16, 208, 318 );
		bucket( m, 112, 262 );
	},
	tractors: ( m ) => {
		m.ground( 180, 460 );
		tyres( m, 188, 56, 162 );
		both( m, [ [ 182, 166, 16 ], [ 250, 152, 14 ], [ 256, 186 ], [ 250, 196 ], [ 182, 184, 8 ] ], 'a' );
		cab( m, { top: 54, bottom: 258, roof: 66, floor: 80, glass: 224 } );
		beacon( m, 364, 48 );
		m.poly( whole( [ [ 290, 158, 18 ], [ 282, 184, 12 ], [ 280, 290, 8 ] ] ), 'b' );
		m.poly( whole( [ [ 284.6, 176 ], [ 282, 184 ], [ 281.7, 198 ] ] ), 'a' );
		grille( m, 28, 206, 278 );
		lamps( m, 26, 188 );
		m.poly( whole( [ [ 232, 296, 6 ], [ 232, 310, 6 ] ] ), 'm' );
		tyres( m, 206, 38, 236 );
		m.poly( whole( [ [ 286, 266, 6 ], [ 290, 300, 8 ] ] ), 'f' );
		m.hair( [ [ 308, 268 ], [ 308, 298 ] ], [ [ 332, 268 ], [ 332, 298 ] ] );
	},
	'compact-tractors': ( m ) => {
		m.ground( 200, 440 );
		tyres( m, 214, 44, 208 );
		both( m, [ [ 208, 212, 14 ], [ 262, 202, 12 ], [ 266, 226 ], [ 208, 228, 8 ] ], 'a' );
		rops( m, 58, 78, 236 );
		seat( m, 212, 30 );
		steering( m, 178 );
		m.poly( whole( [ [ 290, 194, 18 ], [ 282, 216, 8 ], [ 282, 300, 8 ] ] ), 'b' );
		grille( m, 28, 232, 290 );
		lamps( m, 26, 214 );
		tyres( m, 228, 28, 264 );
		arms( m, 250, 14, 196, 318 );
		bucket( m, 104, 272 );
	},
	'zero-turn-mowers': ( m ) => {
		m.ground( 176, 464 );
		tyres( m, 214, 44, 240 );
		rops( m, 66, 62, 258 );
		seat( m, 214, 36 );
		m.poly( whole( [ [ 262, 228, 14 ], [ 258, 274, 6 ] ] ), 'b' );
		m.poly( whole( [ [ 260, 244 ], [ 259, 256 ] ] ), 'a' );
		for ( const side of [ -1, 1 ] ) {
			const x = ( off ) => MIDDLE + side * off;
			m.tube( [ [ x( 54 ), 236 ], [ x( 58 ), 176, 12 ], [ x( 22 ), 166 ] ], 9, 'f', 'round' );
			m.tube( [ [ x( 46 ), 171 ], [ x( 20 ), 165 ] ], 13, 'r', 'round' );
		}
		m.poly( whole( [ [ 196, 292, 12 ], [ 188, 326, 5 ] ] ), 'b' );
		m.poly( whole( [ [ 191, 310 ], [ 188, 326, 5 ] ] ), 'a' );
		m.poly( whole( [ [ 254, 264, 5 ], [ 250, 288, 5 ] ] ), 'f' );
		m.rods( [ [ [ 262, 276 ], [ 378, 276 ] ] ], 4 );
		both( m, [ [ 228, 268, 5 ], [ 250, 268, 5 ], [ 252, 300, 6 ], [ 226, 300, 6 ] ], 'f' );
		both( m, [ [ 228, 292, 9 ], [ 250, 292, 9 ], [ 250, 344, 8 ], [ 228, 344, 8 ] ], 'r' );
		m.pins( 6, [ 239, 316 ], [ 401, 316 ] );
	},
	'utility-vehicles': ( m ) => {
		m.ground( 176, 464 );
		m.tube( [ [ 240, 216 ], [ 250, 62, 14 ], [ 390, 62, 14 ], [ 400, 216 ] ], 12, 'm' );
		m.poly( whole( [ [ 238, 52, 8 ], [ 234, 70, 6 ] ] ), 'b' );
		m.shade( whole( [ [ 235, 64 ], [ 234, 70, 6 ] ] ) );
		m.glass( whole( [ [ 256, 80, 6 ], [ 246, 196, 4 ] ] ), [ [ 266, 90 ], [ 288, 90 ], [ 262, 184 ], [ 256, 184 ] ] );
		both( m, [ [ 262, 134, 12 ], [ 306, 134, 12 ], [ 308, 198, 4 ], [ 260, 198, 4 ] ], 'r' );
		m.circle( 358, 176, 20, 'n', 'stroke="#37424a" stroke-width="6"' );
		m.poly( whole( [ [ 300, 268, 6 ], [ 214, 286, 6 ], [ 214, 300, 6 ], [ 300, 300, 6 ] ] ), 'm' );
		tyres( m, 196, 52, 238 );
		m.poly( whole( [ [ 244, 190, 12 ], [ 218, 214, 12 ], [ 222, 244, 8 ], [ 258, 246, 8 ], [ 266, 278, 8 ] ] ), 'b' );
		m.poly( whole( [ [ 252, 196 ], [ 246, 210 ] ] ), 'a' );
		both( m, [ [ 226, 220, 5 ], [ 264, 224, 5 ], [ 262, 242, 5 ], [ 230, 238, 5 ] ], 'c' );
		grille( m, 44, 226, 268 );
		m.poly( whole( [ [ 250, 278, 8 ], [ 256, 296, 8 ] ] ), 'm' );
		m.rods( [ [ [ 270, 288 ], [ 370, 288 ] ] ], 4 );
	},
	telehandlers: ( m ) => {
		m.ground( 182, 458 );
		m.poly( whole( [ [ 236, 236, 8 ], [ 236, 296, 8 ] ] ), 'm' );
		m.poly( [ [ 316, 208, 10 ], [ 406, 208, 12 ], [ 406, 276, 8 ], [ 316, 276, 4 ] ], 'b' );
		m.poly( [ [ 316, 232 ], [ 406, 232 ], [ 406, 250 ], [ 316, 250 ] ], 'a' );
		cab( m, { top: 146, bottom: 284, roof: 44, floor: 50, x: 280, glass: 256 } );
		// Boom head and forks, right of the cab.
		m.poly( [ [ 334, 82, 8 ], [ 386, 82, 8 ], [ 386, 136, 6 ], [ 334, 136, 6 ] ], 'b' );
		m.poly( [ [ 342, 90, 4 ], [ 378, 90, 4 ], [ 378, 128, 4 ], [ 342, 128, 4 ] ], 'f' );
		m.poly( [ [ 348, 128, 4 ], [ 372, 128, 4 ], [ 376, 178, 4 ], [ 344, 178, 4 ] ], 'f' );
		m.poly( [ [ 296, 148, 5 ], [ 424, 148, 5 ], [ 424, 164, 5 ], [ 296, 164, 5 ] ], 'm' );
		m.poly( [ [ 296, 188, 5 ], [ 424, 188, 5 ], [ 424, 202, 5 ], [ 296, 202, 5 ] ], 'm' );
		for ( const x of [ 312, 390 ] ) {
			m.poly( [ [ x, 142, 4 ], [ x + 18, 142, 4 ], [ x + 18, 208, 4 ], [ x, 208, 4 ] ], 'r' );
		}
		m.cylinder( 360, 96, 360, 156, 11, 0.6 );
		lamps( m, 74, 262 );
		tyres( m, 206, 44, 236 );
	},
	rollers: ( m ) => {
		m.ground( 186, 454 );
		m.tube( [ [ 246, 240 ], [ 246, 82 ] ], 11, 'm' );
		m.tube( [ [ 394, 240 ], [ 394, 82 ] ], 11, 'm' );
		m.poly( whole( [ [ 226, 64, 8 ], [ 222, 86, 6 ] ] ), 'b' );
		m.shade( whole( [ [ 223, 78 ], [ 222, 86, 6 ] ] ) );
		beacon( m, 360, 64 );
		seat( m, 196, 30 );
		steering( m, 166 );
		m.poly( whole( [ [ 244, 178, 18 ], [ 234, 250, 8 ] ] ), 'b' );
		m.poly( whole( [ [ 241, 198 ], [ 238.6, 216 ] ] ), 'a' );
		grille( m, 40, 224, 246 );
		lamps( m, 66, 224 );
		m.poly( whole( [ [ 214, 232, 8 ], [ 214, 344, 4 ] ] ), 'f' );
		m.shade( [ [ 214, 300 ], [ 426, 300 ], [ 426, 344, 4 ], [ 214, 344, 4 ] ] );
		m.flat( '#ffffff8c', [ [ 222, 252 ], [ 418, 252 ], [ 418, 264 ], [ 222, 264 ] ] );
		both( m, [ [ 198, 230, 6 ], [ 214, 230, 6 ], [ 214, 304, 8 ], [ 198, 304, 8 ] ], 'm' );
		m.pins( 6, [ 206, 288 ], [ 434, 288 ] );
		m.poly( whole( [ [ 222, 316, 3 ], [ 222, 324, 3 ] ] ), 'd' );
	},
};

/** The floor and the back wall of an operator's place. */
function place( m ) {
	m.flat( '#e6e8e3', [ [ 0, 0 ], [ 640, 0 ], [ 640, 400 ], [ 0, 400 ] ] );
	m.poly( [ [ 84, 40, 20 ], [ 556, 40, 20 ], [ 596, 400 ], [ 44, 400 ] ], 'f' );
	m.glass( [ [ 116, 66, 12 ], [ 524, 66, 12 ], [ 534, 176, 12 ], [ 106, 176, 12 ] ], [ [ 140, 78 ], [ 190, 78 ], [ 150, 164 ], [ 128, 164 ] ] );
	m.hair( [ [ 64, 352 ], [ 576, 352 ] ] );
}

/** A big suspension seat from ahead. */
function bigSeat( m ) {
	m.poly( whole( [ [ 268, 84, 16 ], [ 272, 124, 8 ] ] ), 'r' );
	m.poly( whole( [ [ 244, 122, 24 ], [ 232, 262, 12 ] ] ), 'r' );
	m.shade( whole( [ [ 270, 134, 14 ], [ 264, 256, 8 ] ] ) );
	m.poly( whole( [ [ 222, 248, 18 ], [ 212, 316, 16 ] ] ), 'r' );
	m.shade( whole( [ [ 216, 288 ], [ 212, 316, 16 ] ] ) );
	m.poly( whole( [ [ 250, 316 ], [ 242, 356, 8 ] ] ), 'm' );
	m.hair( [ [ 250, 330 ], [ 390, 330 ] ], [ [ 248, 342 ], [ 392, 342 ] ] );
	// The belt.
	m.tube( [ [ 236, 262 ], [ 276, 278, 12 ], [ 316, 280 ] ], 11, 'd' );
	m.rect( 312, 271, 26, 18, 4, '#b3261e' );
}

/** A gauge: face, ticks, needle. */
function gauge( m, x, y, r, turn ) {
	m.circle( x, y, r, 'd' );
	m.circle( x, y, r * 0.8, 'w' );
	m.circle( x, y, r * 0.66, 'n', 'stroke-width="4" pathLength="40" stroke-dasharray="1 3"' );
	m.lines( [ [ [ x, y ], [ x + Math.cos( turn ) * r * 0.6, y + Math.sin( turn ) * r * 0.6 ] ] ], 'stroke="#b3261e" stroke-width="3"' );
	m.circle( x, y, 4, 'd' );
}

/** The operator's place, by what the hands hold. */
export const CONTROLS = {
	joysticks: ( m ) => {
		place( m );
		bigSeat( m );
		both( m, [ [ 132, 236, 16 ], [ 208, 232, 16 ], [ 214, 306, 14 ], [ 138, 316, 14 ] ], 'm' );
		bothShaded( m, [ [ 136, 288 ], [ 212, 282 ], [ 214, 306, 14 ], [ 138, 316, 14 ] ] );
		for ( const side of [ -1, 1 ] ) {
			const x = MIDDLE + side * 148;
			m.poly( [ [ x - 24, 228, 8 ], [ x + 24, 228, 8 ], [ x + 17, 200, 8 ], [ x - 17, 200, 8 ] ], 'd' );
			m.tube( [ [ x, 206 ], [ x + side * 4, 168 ] ], 12, 'f' );
			m.poly( [ [ x - 15 + side * 4, 118, 14 ], [ x + 15 + side * 4, 118, 14 ], [ x + 13 + side * 4, 172, 8 ], [ x - 13 + side * 4, 172, 8 ] ], 'r' );
			m.dots( 9, 'y', [ x + side * 4 - 5, 130 ], [ x + side * 4 + 6, 130 ] );
			m.dots( 8, 'c', [ x + side * 4, 144 ] );
		}
		// The display on the right post.
		m.poly( [ [ 500, 92, 8 ], [ 572, 100, 8 ], [ 566, 164, 8 ], [ 496, 154, 8 ] ], 'd' );
		m.poly( [ [ 507, 100, 3 ], [ 564, 107, 3 ], [ 560, 142, 3 ], [ 504, 134, 3 ] ], 'g' );
		m.dots( 7, 'c', [ 514, 146 ], [ 530, 148.5 ], [ 546, 151 ] );
		// Travel pedals.
		both( m, [ [ 236, 362, 6 ], [ 290, 362, 6 ], [ 286, 394, 6 ], [ 230, 394, 6 ] ], 'd' );
		m.hair( [ [ 240, 374 ], [ 286, 374 ] ], [ [ 354, 374 ], [ 400, 374 ] ], [ [ 238, 384 ], [ 284, 384 ] ], [ [ 356, 384 ], [ 402, 384 ] ] );
	},
	wheel: ( m ) => {
		m.flat( '#e6e8e3', [ [ 0, 0 ], [ 640, 0 ], [ 640, 400 ], [ 0, 400 ] ] );
		m.glass( [ [ 60, 20, 14 ], [ 580, 20, 14 ], [ 604, 190, 8 ], [ 36, 190, 8 ] ], [ [ 100, 34 ], [ 170, 34 ], [ 120, 178 ], [ 88, 178 ] ] );
		// Dash with its instruments.
		m.poly( [ [ 20, 186, 20 ], [ 620, 186, 20 ], [ 640, 400 ], [ 0, 400 ] ], 'f' );
		m.shade( [ [ 4, 352 ], [ 636, 352 ], [ 640, 400 ], [ 0, 400 ] ] );
		m.poly( whole( [ [ 206, 150, 34 ], [ 190, 268, 16 ] ] ), 'm' );
		gauge( m, 262, 204, 34, -2.2 );
		gauge( m, 378, 204, 34, -0.7 );
		m.rect( 304, 178, 32, 22, 4, 'g' );
		m.dots( 8, 'y', [ 312, 222 ] );
		m.dots( 8, 'c', [ 328, 222 ] );
		// Wheel and column.
		m.poly( [ [ 296, 300, 6 ], [ 344, 300, 6 ], [ 360, 400 ], [ 280, 400 ] ], 'm' );
		m.ellipse( 320, 288, 134, 92, 'n', 'stroke-width="24"' );
		m.ellipse( 320, 288, 134, 92, 'n', 'stroke="#5d6870" stroke-width="20"' );
		m.poly( [ [ 196, 284, 8 ], [ 292, 276, 8 ], [ 296, 300, 8 ], [ 198, 300, 8 ] ], 'r' );
		m.poly( mirror( [ [ 196, 284, 8 ], [ 292, 276, 8 ], [ 296, 300, 8 ], [ 198, 300, 8 ] ] ), 'r' );
		m.poly( whole( [ [ 306, 306, 4 ], [ 300, 368, 6 ] ] ), 'r' );
		m.circle( 320, 290, 32, 'd' );
		m.circle( 320, 290, 17, 'a' );
		m.tube( [ [ 452, 288 ], [ 468, 250 ] ], 10, 'f' );
		m.circle( 470, 242, 17, 'r' );
		// Levers on the right console.
		m.poly( [ [ 500, 296, 14 ], [ 610, 292, 14 ], [ 626, 400 ], [ 506, 400 ] ], 'd' );
		for ( const [ x, fill ] of [ [ 530, 'y' ], [ 562, 'r' ], [ 594, 'r' ] ] ) {
			m.tube( [ [ x, 320 ], [ x - 6, 262 ] ], 8, 'c' );
			m.rect( x - 16, 236, 20, 34, 9, fill );
		}
		// Light switch stalk, key.
		m.tube( [ [ 196, 246 ], [ 132, 226 ] ], 10, 'r', 'round' );
		m.circle( 96, 286, 20, 'm' );
		m.rect( 92, 264, 8, 30, 3, 'c' );
	},
	'lap-bars': ( m ) => {
		m.flat( '#e6e8e3', [ [ 0, 0 ], [ 640, 0 ], [ 640, 400 ], [ 0, 400 ] ] );
		m.tube( [ [ 170, 400 ], [ 178, 30, 24 ], [ 462, 30, 24 ], [ 470, 400 ] ], 18, 'm' );
		m.poly( [ [ 60, 264, 24 ], [ 580, 264, 24 ], [ 620, 400 ], [ 20, 400 ] ], 'b' );
		m.poly( [ [ 47, 308 ], [ 593, 308 ], [ 600, 334 ], [ 40, 334 ] ], 'a' );
		m.shade( [ [ 36, 346 ], [ 604, 346 ], [ 620, 400 ], [ 20, 400 ] ] );
		bigSeat( m );
		both( m, [ [ 196, 196, 12 ], [ 236, 192, 12 ], [ 232, 222, 10 ], [ 190, 224, 10 ] ], 'r' );
		for ( const side of [ -1, 1 ] ) {
			const x = ( off ) => MIDDLE + side * off;
			m.tube( [ [ x( 172 ), 310 ], [ x( 178 ), 196, 24 ], [ x( 34 ), 180 ] ], 14, 'f', 'round' );
			m.tube( [ [ x( 112 ), 189 ], [ x( 30 ), 180 ] ], 20, 'r', 'round' );
			m.dots( 8, 'c', [ x( 126 ), 190 ] );
		}
		// Right console: key, throttle, blade switch.
		m.poly( [ [ 506, 246, 12 ], [ 584, 250, 12 ], [ 596, 316, 10 ], [ 514, 312, 10 ] ], 'd' );
		m.tube( [ [ 532, 286 ], [ 526, 244 ] ], 8, 'c' );
		m.rect( 515, 226, 22, 22, 8, 'r' );
		m.rect( 556, 262, 18, 18, 5, 'y' );
		m.circle( 562, 300, 8, 'c' );
	},
};

/** The riveted plate with make, model and numbers; which ones, the page says. */
export function dataPlate( m ) {
	m.flat( '#e3e6e0', [ [ 0, 0 ], [ 640, 0 ], [ 640, 400 ], [ 0, 400 ] ] );
	m.shade( [ [ 0, 330 ], [ 640, 300 ], [ 640, 400 ], [ 0, 400 ] ] );
	m.hair( [ [ 0, 330 ], [ 640, 300 ] ], [ [ 0, 52 ], [ 640, 30 ] ] );
	m.shade( [ [ 96, 78, 14 ], [ 556, 78, 14 ], [ 556, 346, 14 ], [ 96, 346, 14 ] ] );
	m.poly( [ [ 86, 66, 14 ], [ 546, 66, 14 ], [ 546, 334, 14 ], [ 86, 334, 14 ] ], 'c' );
	m.poly( [ [ 86, 126 ], [ 86, 66, 14 ], [ 546, 66, 14 ], [ 546, 126 ] ], 'm' );
	m.rect( 118, 84, 150, 22, 3, 'c' );
	m.pins( 8, [ 104, 84 ], [ 528, 84 ], [ 104, 316 ], [ 528, 316 ] );
	for ( let row = 0; row < 3; row++ ) {
		const y = 150 + row * 44;
		m.rect( 124, y, 92 - row * 14, 10, 2, 'f' );
		m.rect( 124, y + 14, 230, 22, 3, 'w' );
		for ( let i = 0; i < 9 - row * 2; i++ ) {
			m.flat( '#37424a', [ [ 134 + i * 22, y + 19 ], [ 148 + i * 22, y + 19 ], [ 148 + i * 22, y + 31 ], [ 134 + i * 22, y + 31 ] ] );
		}
	}
	// Bar code.
	const bars = [ 4, 2, 2, 6, 2, 4, 2, 2, 4, 6, 2, 2, 4, 2, 6, 2 ];
	let x = 384;
	bars.forEach( ( width, index ) => {
		if ( index % 2 === 0 ) {
			m.flat( '#13181b', [ [ x, 156 ], [ x + width + 2, 156 ], [ x + width + 2, 226 ], [ x, 226 ] ] );
		}
		x += width + 5;
	} );
	m.rect( 384, 244, 120, 38, 4, 'a' );
	m.rect( 124, 296, 380, 8, 2, 'f' );
}
