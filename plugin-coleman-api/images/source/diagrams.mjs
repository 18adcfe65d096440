/**
 * The diagrams of the parts books: what is drawn, and of which family the part of each number is.
 *
 * A row is `[ ref, family, how its description begins, quantity, more? ]`; `more.text` is for what is not sold
 * separately (its family is null), `more.breaks` has the row twice, for early and late serial numbers. A row that is
 * not in the picture has no ref.
 */

import { Exploded } from './exploded.mjs';

const ENGINE = [ 'engine', 'Engine' ];
const FUEL = [ 'fuel-and-air', 'Fuel and air' ];
const ELECTRICAL = [ 'electrical', 'Electrical' ];
const HYDRAULICS = [ 'hydraulics', 'Hydraulics' ];
const UNDERCARRIAGE = [ 'undercarriage', 'Undercarriage' ];
const AXLES = [ 'axles-and-wheels', 'Axles and wheels' ];
const CAB = [ 'cab', 'Cab and seat' ];
const ATTACHMENT = [ 'loader-and-bucket', 'Loader and bucket' ];
const DECK = [ 'mower-deck', 'Mower deck' ];

const nss = ( ref, text, quantity = 1 ) => [ ref, null, '', quantity, { text } ];

function engineOil() {
	return new Exploded()
		.free( ( m ) => {
			// The block's corner and the sump below it.
			m.poly( [ [ 610, 70, 8 ], [ 900, 70, 8 ], [ 900, 330, 6 ], [ 610, 330, 6 ] ], 'b' );
			m.shade( [ [ 610, 250 ], [ 900, 250 ], [ 900, 330 ], [ 610, 330 ] ] );
			m.hair( [ [ 610, 130 ], [ 900, 130 ] ], [ [ 706, 130 ], [ 706, 330 ] ], [ [ 804, 130 ], [ 804, 330 ] ] );
			m.circle( 658, 228, 46, 'f' );
			m.circle( 658, 228, 28, 'd' );
			m.dots( 10, '', [ 640, 100 ], [ 700, 100 ], [ 760, 100 ], [ 820, 100 ], [ 880, 100 ] );
			m.poly( [ [ 602, 398, 5 ], [ 908, 398, 5 ], [ 908, 408 ], [ 602, 408 ] ], 'r' );
			m.poly( [ [ 602, 458 ], [ 908, 458 ], [ 908, 474 ], [ 890, 474 ], [ 872, 570, 14 ], [ 638, 570, 14 ], [ 620, 474 ], [ 602, 474 ] ], 'f' );
			m.shade( [ [ 632, 540 ], [ 878, 540 ], [ 872, 570, 14 ], [ 638, 570, 14 ] ] );
			m.lines( [ [ [ 755, 334 ], [ 755, 456 ] ] ], 'stroke="#5c666c" stroke-width="1.5" stroke-dasharray="14 5 3 5"' );
		}, [ 602, 62, 908, 338 ], [ 602, 392, 908, 412 ], [ 602, 456, 908, 574 ] )
		.along( [ 90, 380 ], -15, [
			{ ref: 2, kind: 'can', length: 128, r: 62, gap: 50 },
			{ ref: 3, kind: 'oring', r: 46, gap: 44 },
			{ ref: 4, kind: 'block', length: 66, r: 48, bores: 1, gap: 48 },
			{ ref: 5, kind: 'plate', r: 46, gap: 40 },
			{ ref: 6, kind: 'bolt', length: 58, r: 15, gap: 30 },
		] )
		.along( [ 250, 560 ], -6, [
			{ ref: 9, kind: 'bolt', length: 62, r: 22, gap: 34 },
			{ ref: 10, kind: 'ring', length: 7, r: 20, gap: 60 },
			{ ref: 11, kind: 'fitting', length: 70, r: 18, gap: 40 },
		] )
		.callout( 1, [ 850, 190 ], [ -56, -150 ] )
		.callout( 7, [ 660, 403 ], [ -90, -20 ] )
		.callout( 8, [ 890, 520 ], [ 30, 90 ] );
}

function airCleaner() {
	return new Exploded()
		.along( [ 60, 470 ], -20, [
			{ ref: 1, kind: 'disc', length: 44, r: 92, fill: 'm', gap: 44, side: -1 },
			{ ref: 2, kind: 'disc', length: 14, r: 30, fill: 'r', gap: 50, side: 1 },
			{ ref: 3, kind: 'element', length: 150, r: 82, gap: 54, side: -1 },
			{ ref: 4, kind: 'element', length: 130, r: 48, fill: 'b', gap: 64, side: 1 },
			{ ref: 5, kind: 'ring', length: 170, r: 94, inner: 84, fill: 'b', gap: 20, side: -1 },
		] )
		.along( [ 560, 560 ], -12, [
			{ ref: 6, kind: 'clamp', r: 40, gap: 46 },
			{ ref: 7, kind: 'ring', length: 120, r: 36, inner: 26, fill: 'r', gap: 46 },
			{ ref: '6', kind: 'clamp', r: 40, gap: 50, side: -1 },
			{ ref: 8, kind: 'fitting', length: 54, r: 16 },
		] )
		.along( [ 70, 160 ], -8, [
			{ ref: 9, kind: 'can', length: 96, r: 58, accent: 'g', fill: 'w', gap: 36 },
			{ ref: 10, kind: 'clamp', r: 34, gap: 40 },
			{ ref: 11, kind: 'bolt', length: 56, r: 14, gap: 30 },
		] );
}

function fuelSystem() {
	return new Exploded()
		.along( [ 80, 300 ], -16, [
			{ ref: 1, kind: 'ring', length: 90, r: 50, inner: 40, fill: 'g', gap: 36 },
			{ ref: 2, kind: 'oring', r: 46, gap: 40 },
			{ ref: 3, kind: 'can', length: 150, r: 56, gap: 50 },
			{ ref: 4, kind: 'oring', r: 46, gap: 42 },
			{ ref: 5, kind: 'block', length: 96, r: 58, bores: 2, gap: 54 },
			{ ref: 6, kind: 'fitting', length: 62, r: 18, gap: 30 },
			{ ref: 7, kind: 'bolt', length: 66, r: 15 },
		] )
		.along( [ 90, 520 ], -4, [
			{ ref: 8, kind: 'fitting', length: 60, r: 16, gap: 50 },
			{ ref: 9, kind: 'can', length: 110, r: 34, accent: 'c', gap: 56 },
			{ ref: 10, kind: 'ring', length: 130, r: 46, inner: 14, fill: 'm', gap: 56 },
			{ ref: 11, kind: 'element', length: 76, r: 36, gap: 66 },
			{ ref: 12, kind: 'disc', length: 36, r: 56, fill: 'r', gap: 20 },
		] );
}

function startingAndCharging() {
	return new Exploded()
		.along( [ 40, 270 ], -13, [
			{ ref: 1, kind: 'gear', length: 18, r: 34, teeth: 10, gap: 40 },
			{ ref: 2, kind: 'shaft', steps: [ [ 40, 16 ], [ 54, 30 ], [ 30, 14 ] ], gap: 40 },
			{ ref: 3, kind: 'disc', length: 150, r: 58, fill: 'b', bolts: 4, gap: 56 },
			{ ref: 4, kind: 'ring', length: 22, r: 50, inner: 24, fill: 'm', gap: 50 },
			{ ref: 5, kind: 'can', length: 90, r: 32, accent: 'm', fill: 'f', gap: 44 },
			{ ref: 6, kind: 'bolt', length: 80, r: 13 },
		] )
		.along( [ 70, 520 ], -9, [
			{ ref: 7, kind: 'nut', length: 18, r: 20, gap: 40 },
			{ ref: 8, kind: 'pulley', length: 46, r: 54, gap: 60 },
			{ ref: 9, kind: 'bearing', length: 20, r: 34, gap: 52 },
			{ ref: 10, kind: 'disc', length: 110, r: 72, fill: 'f', bolts: 6, gap: 64 },
			{ ref: 11, kind: 'block', length: 50, r: 30, fill: 'r', bores: 1, gap: 50 },
		] )
		.free( ( m ) => {
			m.poly( [ [ 730, 416 ], [ 754, 394, 4 ], [ 914, 394, 4 ], [ 890, 416 ] ], 'w' );
			m.poly( [ [ 890, 416 ], [ 914, 394 ], [ 914, 500 ], [ 890, 524 ] ], 'd' );
			m.poly( [ [ 730, 416, 4 ], [ 890, 416 ], [ 890, 524, 4 ], [ 730, 524, 4 ] ], 'r' );
			m.rect( 752, 446, 116, 44, 4, 'a' );
			m.rect( 762, 386, 24, 18, 3, 'c' );
			m.rect( 852, 386, 24, 18, 3, 'c' );
			m.hose( [ [ 774, 386 ], [ 774, 340, 20 ], [ 850, 330, 30 ], [ 850, 290 ] ] );
		}, [ 726, 384, 916, 528 ] )
		.callout( 12, [ 810, 480 ], [ -20, 100 ] )
		.callout( 13, [ 820, 336 ], [ 90, -50 ] );
}

function hydraulicTank() {
	return new Exploded()
		.free( ( m ) => {
			m.poly( [ [ 90, 318 ], [ 150, 262, 6 ], [ 470, 262, 6 ], [ 410, 318 ] ], 'w' );
			m.poly( [ [ 410, 318 ], [ 470, 262 ], [ 470, 500, 6 ], [ 410, 566 ] ], 'f' );
			m.poly( [ [ 90, 318, 6 ], [ 410, 318 ], [ 410, 566, 8 ], [ 90, 566, 8 ] ], 'b' );
			m.shade( [ [ 90, 500 ], [ 410, 500 ], [ 410, 566, 8 ], [ 90, 566, 8 ] ] );
			m.ellipse( 210, 292, 44, 17, 'd' );
			m.ellipse( 370, 290, 30, 12, 'd' );
			m.rect( 116, 378, 26, 120, 8, 'g' );
			m.circle( 356, 526, 20, 'd' );
			m.lines( [ [ [ 210, 60 ], [ 210, 290 ] ], [ [ 370, 90 ], [ 370, 290 ] ], [ [ 356, 526 ], [ 900, 460 ] ] ], 'stroke="#5c666c" stroke-width="1.5" stroke-dasharray="14 5 3 5"' );
		}, [ 90, 276, 470, 566 ] )
		.along( [ 210, 260 ], -90, [
			{ ref: 3, kind: 'element', length: 70, r: 36, gap: 24, side: [ -86, 0 ] },
			{ ref: 2, kind: 'oring', r: 40, gap: 20, side: [ 92, 4 ] },
			{ ref: 1, kind: 'disc', length: 26, r: 48, fill: 'm', bolts: 6, gap: 8, side: [ -90, -20 ] },
		] )
		.along( [ 370, 262 ], -90, [
			{ ref: 5, kind: 'ring', length: 30, r: 24, gap: 22, side: [ 80, 10 ] },
			{ ref: 4, kind: 'can', length: 56, r: 34, accent: 'y', gap: 8, side: [ 80, -20 ] },
		] )
		.along( [ 430, 516 ], -7, [
			{ ref: 8, kind: 'element', length: 96, r: 30, gap: 44, side: 1 },
			{ ref: 9, kind: 'fitting', length: 64, r: 20, gap: 40, side: -1 },
			{ ref: 10, kind: 'clamp', r: 28, gap: 36, side: 1 },
			{ ref: 11, kind: 'ring', length: 110, r: 24, inner: 16, fill: 'r', gap: 20, side: -1 },
		] )
		.along( [ 560, 250 ], -14, [
			{ ref: 12, kind: 'can', length: 140, r: 54, gap: 48 },
			{ ref: 13, kind: 'block', length: 66, r: 46, bores: 1, gap: 44 },
			{ ref: 14, kind: 'fitting', length: 56, r: 18, gap: 10 },
		] )
		.callout( 6, [ 130, 440 ], [ -60, 40 ] )
		.callout( 7, [ 300, 450 ], [ 0, 140 ] );
}

function cylinder() {
	return new Exploded()
		.along( [ 60, 330 ], -13, [
			{ ref: 1, kind: 'ring', length: 34, r: 36, inner: 20, fill: 'm', gap: 26 },
			{ ref: 2, kind: 'ring', length: 34, r: 20, inner: 13, fill: 'c', gap: 40 },
			{ ref: 3, kind: 'shaft', steps: [ [ 210, 20 ], [ 22, 15 ] ], gap: 36 },
			{ ref: 4, kind: 'seal', length: 12, r: 42, gap: 34 },
			{ ref: 5, kind: 'disc', length: 44, r: 52, fill: 'm', bolts: 6, gap: 40 },
			{ ref: 6, kind: 'oring', r: 46, gap: 40 },
			{ ref: 7, kind: 'disc', length: 52, r: 48, fill: 'f', gap: 34 },
			{ ref: 8, kind: 'nut', length: 24, r: 24, gap: 10 },
		] )
		.along( [ 330, 560 ], -13, [
			{ ref: 9, kind: 'ring', length: 330, r: 58, inner: 48, fill: 'b', gap: 26, side: [ -30, 70 ] },
			{ ref: 10, kind: 'fitting', length: 60, r: 18, gap: 40, side: [ 50, 80 ] },
			{ ref: 11, kind: 'ring', length: 34, r: 20, inner: 13, fill: 'c', gap: 8, side: [ 30, -60 ] },
		] )
		.along( [ 80, 560 ], -4, [
			{ ref: 12, kind: 'bolt', length: 120, r: 20, gap: 40 },
			{ ref: 13, kind: 'fitting', length: 34, r: 12, gap: 10 },
		] );
}

function undercarriage() {
	return new Exploded( { width: 1040 } )
		.free( ( m ) => {
			m.track( [ [ 150, 520, 62 ], [ 880, 520, 62 ] ], { thick: 20, pitch: 22 } );
			m.poly( [ [ 150, 470, 10 ], [ 880, 470, 10 ], [ 900, 520, 10 ], [ 880, 560, 10 ], [ 150, 560, 10 ], [ 130, 520, 10 ] ], 'w' );
			m.poly( [ [ 250, 292, 10 ], [ 760, 292, 10 ], [ 800, 330, 8 ], [ 780, 372, 8 ], [ 230, 372, 8 ], [ 212, 330, 8 ] ], 'b' );
			m.shade( [ [ 220, 346 ], [ 792, 346 ], [ 780, 372, 8 ], [ 230, 372, 8 ] ] );
			m.circle( 240, 332, 24, 'd' );
			m.circle( 770, 332, 20, 'd' );
			m.dots( 16, 'd', [ 340, 340 ], [ 440, 340 ], [ 540, 340 ], [ 640, 340 ] );
			m.lines( [ [ [ 240, 120 ], [ 240, 332 ] ], [ [ 390, 340 ], [ 390, 430 ] ], [ [ 590, 340 ], [ 590, 430 ] ], [ [ 505, 200 ], [ 505, 300 ] ] ], 'stroke="#5c666c" stroke-width="1.5" stroke-dasharray="14 5 3 5"' );
			[ 310, 390, 470, 590, 670 ].forEach( ( x ) => m.roller( x, 434, 28 ) );
			m.roller( 505, 214, 24 );
			m.sprocket( 240, 130, 74, 16 );
			m.circle( 950, 270, 60, 'f' );
			m.circle( 950, 270, 40, 'm' );
			m.circle( 950, 270, 14, 'd' );
		}, [ 66, 436, 964, 606 ], [ 212, 290, 800, 374 ], [ 166, 56, 314, 204 ], [ 890, 210, 1010, 330 ], [ 480, 190, 530, 240 ] )
		.along( [ 640, 150 ], 12, [
			{ ref: 6, kind: 'spring', length: 110, r: 26, gap: 30 },
			{ ref: 7, kind: 'shaft', steps: [ [ 50, 22 ], [ 40, 14 ] ], gap: 8 },
		] )
		.along( [ 60, 250 ], -20, [ { ref: 3, kind: 'bolt', length: 64, r: 15 } ] )
		.along( [ 380, 110 ], -10, [ { ref: 9, kind: 'fitting', length: 46, r: 14 } ] )
		.callout( 1, [ 940, 600 ], [ 20, 30 ] )
		.callout( 2, [ 262, 92 ], [ 90, -40 ] )
		.callout( 4, [ 310, 434 ], [ -110, 0 ] )
		.callout( 4, [ 670, 434 ], [ 130, -10 ] )
		.callout( 5, [ 505, 214 ], [ -90, 0 ] )
		.callout( 8, [ 976, 250 ], [ 40, -90 ] )
		.callout( 10, [ 560, 320 ], [ 60, -70 ] );
}

function seat() {
	return new Exploded()
		.free( ( m ) => {
			// Back, cushion, base, from the side.
			m.poly( [ [ 392, 70, 20 ], [ 470, 60, 24 ], [ 520, 260, 14 ], [ 440, 286, 14 ] ], 'r' );
			m.shade( [ [ 446, 62 ], [ 470, 60, 24 ], [ 520, 260, 14 ], [ 484, 272 ] ] );
			m.hair( [ [ 406, 130 ], [ 486, 116 ] ], [ [ 420, 200 ], [ 502, 184 ] ] );
			m.poly( [ [ 250, 318, 18 ], [ 470, 330, 14 ], [ 476, 386, 12 ], [ 240, 380, 22 ] ], 'r' );
			m.shade( [ [ 240, 358 ], [ 474, 364 ], [ 476, 386, 12 ], [ 240, 380, 22 ] ] );
			m.rect( 262, 420, 210, 16, 4, 'f' );
			m.lines( [ [ [ 282, 452 ], [ 450, 540 ] ], [ [ 450, 452 ], [ 282, 540 ] ] ], 'stroke-width="14" stroke-linecap="round"' );
			m.lines( [ [ [ 282, 452 ], [ 450, 540 ] ], [ [ 450, 452 ], [ 282, 540 ] ] ], 'stroke="#98a3a8" stroke-width="10" stroke-linecap="round"' );
			m.circle( 366, 496, 10, 'd' );
			m.poly( [ [ 240, 560, 6 ], [ 494, 560, 6 ], [ 500, 584, 6 ], [ 234, 584, 6 ] ], 'm' );
			m.poly( [ [ 560, 210, 14 ], [ 700, 200, 14 ], [ 702, 232, 10 ], [ 566, 240, 10 ] ], 'r' );
			m.tube( [ [ 120, 360 ], [ 96, 290, 30 ], [ 130, 210, 40 ], [ 216, 180 ] ], 20, 'd', 'round' );
			m.rect( 206, 160, 46, 36, 6, 'y' );
			m.lines( [ [ [ 366, 388 ], [ 366, 560 ] ], [ [ 500, 240 ], [ 570, 228 ] ] ], 'stroke="#5c666c" stroke-width="1.5" stroke-dasharray="14 5 3 5"' );
		}, [ 392, 60, 520, 286 ], [ 240, 318, 476, 386 ], [ 234, 416, 500, 586 ], [ 560, 200, 702, 240 ], [ 84, 160, 252, 370 ] )
		.along( [ 600, 390 ], -10, [
			{ ref: 5, kind: 'can', length: 60, r: 26, accent: 'm', fill: 'r', gap: 50 },
			{ ref: 6, kind: 'spring', length: 120, r: 30, gap: 20 },
		] )
		.along( [ 590, 560 ], -8, [
			{ ref: 7, kind: 'bolt', length: 76, r: 18, gap: 36 },
			{ ref: 8, kind: 'ring', length: 8, r: 22, gap: 36 },
			{ ref: 9, kind: 'nut', length: 22, r: 20, gap: 8 },
		] )
		.callout( 1, [ 430, 110 ], [ -110, -30 ] )
		.callout( 2, [ 300, 348 ], [ -130, 70 ] )
		.callout( 3, [ 640, 220 ], [ 60, -80 ] )
		.callout( 4, [ 110, 280 ], [ -30, 150 ] )
		.callout( 10, [ 460, 572 ], [ -300, 10 ] )
		.callout( 11, [ 282, 452 ], [ -130, 40 ] );
}

function cutterDeck() {
	return new Exploded( { width: 1040 } )
		.free( ( m ) => {
			m.poly( [ [ 90, 250, 30 ], [ 300, 196, 40 ], [ 620, 196, 40 ], [ 760, 250, 30 ], [ 760, 300, 14 ], [ 90, 300, 14 ] ], 'a' );
			m.shade( [ [ 90, 276 ], [ 760, 276 ], [ 760, 300, 14 ], [ 90, 300, 14 ] ] );
			[ 210, 425, 640 ].forEach( ( x ) => m.ellipse( x, 236, 44, 15, 'd' ) );
			m.lines( [ [ [ 210, 60 ], [ 210, 640 ] ], [ [ 425, 60 ], [ 425, 560 ] ], [ [ 640, 60 ], [ 640, 560 ] ] ], 'stroke="#5c666c" stroke-width="1.5" stroke-dasharray="14 5 3 5"' );
			m.poly( [ [ 800, 250, 8 ], [ 930, 300, 10 ], [ 930, 336, 10 ], [ 800, 312, 8 ] ], 'r' );
			// The belt round the spindles' pulleys.
			m.ellipse( 210, 120, 64, 20, 'f' );
			m.ellipse( 425, 120, 64, 20, 'f' );
			m.ellipse( 640, 120, 64, 20, 'f' );
			m.ellipse( 210, 120, 22, 7, 'd' );
			m.ellipse( 425, 120, 22, 7, 'd' );
			m.ellipse( 640, 120, 22, 7, 'd' );
			m.path( 'M210 60H640Q700 66 640 84H210Q150 78 210 60z', 'n', 'stroke-width="11"' );
			m.path( 'M210 60H640Q700 66 640 84H210Q150 78 210 60z', 'n', 'stroke="#5d6870" stroke-width="7"' );
			[ 425, 640 ].forEach( ( x ) => {
				m.poly( [ [ x - 96, 470, 4 ], [ x - 20, 462 ], [ x + 20, 470 ], [ x + 96, 462, 4 ], [ x + 96, 476, 4 ], [ x + 20, 484 ], [ x - 20, 476 ], [ x - 96, 484, 4 ] ], 'c' );
			} );
			m.wheel( 880, 470, 44, { tread: 'turf' } );
		}, [ 90, 196, 760, 300 ], [ 800, 250, 930, 336 ], [ 146, 48, 704, 140 ], [ 329, 460, 521, 486 ], [ 544, 460, 736, 486 ], [ 836, 426, 924, 514 ] )
		.along( [ 210, 340 ], 90, [
			{ ref: 5, kind: 'bearing', length: 18, r: 38, gap: 26, side: [ -84, 0 ] },
			{ ref: 4, kind: 'disc', length: 80, r: 48, fill: 'f', bolts: 4, gap: 26, side: [ 92, 0 ] },
			{ ref: 5, kind: 'bearing', length: 18, r: 38, gap: 26, side: [ -84, 0 ] },
			{ ref: 6, kind: 'bolt', length: 50, r: 16, gap: 8, side: [ 76, 14 ] },
		] )
		.along( [ 425, 520 ], 90, [ { ref: 8, kind: 'bolt', length: 56, r: 18, side: [ 70, 20 ] } ] )
		.along( [ 640, 520 ], 90, [ { ref: 8, kind: 'bolt', length: 56, r: 18, side: [ 70, 20 ] } ] )
		.along( [ 790, 130 ], -8, [
			{ ref: 9, kind: 'pulley', length: 34, r: 42, gap: 50 },
			{ ref: 10, kind: 'spring', length: 90, r: 16 },
		] )
		.callout( 1, [ 425, 66 ], [ 110, -40 ] )
		.callout( 2, [ 250, 120 ], [ 70, 50 ] )
		.callout( 3, [ 130, 280 ], [ -60, 80 ] )
		.callout( 7, [ 470, 472 ], [ 60, -80 ] )
		.callout( 7, [ 690, 470 ], [ 70, -70 ] )
		.callout( 11, [ 900, 320 ], [ 70, 50 ] )
		.callout( 12, [ 880, 500 ], [ 40, 90 ] );
}

function bucket() {
	return new Exploded( { width: 1040 } )
		.free( ( m ) => {
			m.poly( [ [ 330, 110, 10 ], [ 830, 60, 10 ], [ 900, 130, 8 ], [ 880, 330, 14 ], [ 380, 400, 14 ], [ 310, 200, 10 ] ], 'b' );
			m.shade( [ [ 360, 300 ], [ 884, 230 ], [ 880, 330, 14 ], [ 380, 400, 14 ] ] );
			m.poly( [ [ 330, 110, 10 ], [ 400, 150, 10 ], [ 440, 330, 12 ], [ 380, 400, 14 ], [ 300, 300, 14 ], [ 306, 180, 14 ] ], 'f' );
			m.circle( 350, 190, 20, 'd' );
			m.hair( [ [ 440, 132 ], [ 862, 90 ] ] );
			// Cutting edge, in front of the lip.
			m.poly( [ [ 240, 470, 5 ], [ 770, 396, 5 ], [ 796, 422, 5 ], [ 262, 500, 5 ] ], 'm' );
			m.dots( 9, 'w', [ 300, 474 ], [ 420, 458 ], [ 540, 441 ], [ 660, 424 ], [ 750, 412 ] );
			[ [ 190, 560 ], [ 320, 542 ], [ 450, 524 ] ].forEach( ( [ x, y ] ) => m.poly( [ [ x, y - 18, 4 ], [ x + 60, y - 26, 4 ], [ x + 66, y + 4, 4 ], [ x - 44, y + 26, 3 ] ], 'f' ) );
			m.poly( [ [ 880, 400, 6 ], [ 940, 372, 6 ], [ 970, 430, 8 ], [ 920, 490, 8 ], [ 880, 460, 6 ] ], 'm' );
			m.poly( [ [ 120, 250, 6 ], [ 180, 222, 6 ], [ 210, 290, 8 ], [ 150, 350, 8 ], [ 116, 310, 6 ] ], 'm' );
			m.dots( 9, 'w', [ 900, 420 ], [ 930, 450 ], [ 140, 270 ], [ 168, 304 ] );
			m.lines( [ [ [ 350, 400 ], [ 300, 470 ] ], [ [ 860, 350 ], [ 900, 400 ] ], [ [ 320, 260 ], [ 200, 270 ] ] ], 'stroke="#5c666c" stroke-width="1.5" stroke-dasharray="14 5 3 5"' );
		}, [ 300, 90, 890, 400 ], [ 240, 410, 796, 500 ], [ 146, 500, 516, 586 ], [ 880, 372, 970, 490 ], [ 116, 222, 210, 350 ] )
		.along( [ 580, 560 ], -8, [
			{ ref: 6, kind: 'bolt', length: 70, r: 20, gap: 34 },
			{ ref: 7, kind: 'nut', length: 22, r: 20, gap: 60 },
			{ ref: 8, kind: 'shaft', steps: [ [ 70, 12 ] ], gap: 34 },
			{ ref: 9, kind: 'ring', length: 12, r: 18, gap: 8 },
		] )
		.callout( 1, [ 620, 180 ], [ -40, -140 ] )
		.callout( 2, [ 520, 456 ], [ 100, 60 ] )
		.callout( 3, [ 200, 560 ], [ -110, 30 ] )
		.callout( 3, [ 336, 542 ], [ 0, 84 ] )
		.callout( 4, [ 946, 430 ], [ 40, -100 ] )
		.callout( 5, [ 140, 300 ], [ -60, 90 ] )
		.callout( 10, [ 350, 190 ], [ -90, -110 ] );
}

function wheelHub() {
	return new Exploded( { width: 1040 } )
		.along( [ 80, 400 ], -12, [
			{ ref: 1, kind: 'disc', length: 14, r: 34, fill: 'r', gap: 26 },
			{ ref: 2, kind: 'nut', length: 24, r: 24, gap: 26 },
			{ ref: 3, kind: 'ring', length: 8, r: 28, gap: 28 },
			{ ref: 4, kind: 'bearing', length: 24, r: 38, gap: 34 },
			{ ref: 5, kind: 'disc', length: 60, r: 84, fill: 'b', bolts: 6, gap: 46 },
			{ ref: 6, kind: 'bearing', length: 28, r: 46, gap: 34 },
			{ ref: 7, kind: 'seal', length: 16, r: 50, gap: 38 },
			{ ref: 8, kind: 'shaft', steps: [ [ 70, 22 ], [ 50, 30 ], [ 30, 56 ] ], gap: 20 },
		] )
		.along( [ 120, 130 ], -3, [
			{ ref: 9, kind: 'nut', length: 24, r: 20, gap: 30 },
			{ ref: 10, kind: 'bolt', length: 84, r: 16, gap: 30 },
		] )
		.along( [ 620, 120 ], -6, [
			{ ref: 11, kind: 'rim', length: 60, r: 78, gap: 60 },
			{ ref: 12, kind: 'tire', length: 110, r: 124, gap: 60 },
			{ ref: 13, kind: 'fitting', length: 46, r: 12, gap: 8 },
		] );
}

function loaderArm() {
	return new Exploded( { width: 1040 } )
		.free( ( m ) => {
			m.poly( [ [ 130, 470, 18 ], [ 190, 430, 14 ], [ 520, 230, 30 ], [ 850, 190, 18 ], [ 872, 232, 18 ], [ 548, 290, 30 ], [ 210, 494, 14 ], [ 150, 512, 18 ] ], 'b' );
			m.shade( [ [ 150, 512 ], [ 210, 494 ], [ 548, 290, 30 ], [ 872, 232 ], [ 864, 218 ], [ 540, 270, 30 ], [ 190, 478 ] ] );
			[ [ 164, 470 ], [ 846, 214 ], [ 530, 258 ] ].forEach( ( [ x, y ] ) => {
				m.circle( x, y, 34, 'f' );
				m.circle( x, y, 18, 'd' );
			} );
		}, [ 126, 430, 260, 512 ], [ 250, 330, 440, 440 ], [ 430, 240, 620, 320 ], [ 620, 196, 880, 270 ] )
		.along( [ 230, 560 ], -8, [
			{ ref: 2, kind: 'ring', length: 52, r: 30, inner: 20, fill: 'c', gap: 30 },
			{ ref: 3, kind: 'ring', length: 7, r: 34, gap: 26 },
			{ ref: 4, kind: 'shaft', steps: [ [ 8, 26 ], [ 130, 18 ] ], gap: 40 },
			{ ref: 5, kind: 'seal', length: 10, r: 30, gap: 30 },
			{ ref: 6, kind: 'fitting', length: 36, r: 12, gap: 30 },
		] )
		.along( [ 560, 430 ], -10, [
			{ ref: 7, kind: 'shaft', steps: [ [ 10, 30 ], [ 150, 20 ] ], gap: 40 },
			{ ref: 8, kind: 'ring', length: 60, r: 32, inner: 21, fill: 'c', gap: 30 },
			{ ref: 9, kind: 'ring', length: 7, r: 36, gap: 30 },
			{ ref: 10, kind: 'bolt', length: 60, r: 16, gap: 8 },
		] )
		.along( [ 90, 180 ], -6, [
			{ ref: 11, kind: 'bolt', length: 64, r: 16, gap: 40 },
			{ ref: 12, kind: 'block', length: 54, r: 30, bores: 1, fill: 'm', gap: 44 },
			{ ref: 13, kind: 'ring', length: 110, r: 16, inner: 9, fill: 'r', gap: 8 },
		] )
		.callout( 1, [ 400, 350 ], [ -60, -110 ] );
}

/** The whole valve: 60 numbers, six spools in a stack. */
function controlValve() {
	const view = new Exploded( { width: 1100, radius: 20 } );
	const row = [
		{ kind: 'bolt', length: 44, r: 14, gap: 74 },
		{ kind: 'ring', length: 26, r: 24, gap: 74 },
		{ kind: 'spring', length: 60, r: 16, gap: 70 },
		{ kind: 'oring', r: 24, gap: 84 },
		{ kind: 'block', length: 66, r: 36, bores: 2, gap: 74 },
		{ kind: 'shaft', steps: [ [ 40, 10 ], [ 26, 16 ], [ 40, 10 ] ], gap: 66 },
		{ kind: 'oring', r: 22, gap: 84 },
		{ kind: 'fitting', length: 56, r: 20, gap: 68 },
		{ kind: 'oring', r: 20, gap: 84 },
		{ kind: 'fitting', length: 60, r: 22, gap: 10 },
	];
	for ( let spool = 0; spool < 6; spool++ ) {
		view.along( [ 70, 210 + spool * 158 ], -5, row.map( ( piece, index ) => ( { ...piece, ref: spool * 10 + index + 1, side: -1 } ) ) );
	}
	return view;
}

const VALVE_ROWS = [
	[ 'pins-and-bushings', 'Bolt, pin keeper', 2 ],
	[ 'hydraulic-fittings', 'Cap, JIC', 1 ],
	[ 'mower-deck-parts', 'Spring', 1, { text: 'Spring, centering' } ],
	[ 'seals-and-gaskets', 'O-ring', 2 ],
	[ null, 'Section, valve', 1 ],
	[ null, 'Spool, matched to its section', 1 ],
	[ 'hydraulic-fittings', 'O-ring, face seal', 2 ],
	[ 'hydraulic-fittings', 'Adapter, JIC to ORB', 1 ],
	[ 'seals-and-gaskets', 'O-ring', 1 ],
	[ 'hydraulic-fittings', 'Elbow', 1 ],
];

/** By the name of the picture. */
export const DIAGRAMS = {
	'engine-oil': {
		name: 'Oil filter and sump',
		category: ENGINE,
		draw: engineOil,
		rows: [
			nss( 1, 'Block, cylinder, sold as a short block only' ),
			[ 2, 'engine-oil-filters', 'Filter, oil|Filter, engine oil', 1 ],
			[ 3, 'seals-and-gaskets', 'O-ring', 1 ],
			nss( 4, 'Head, oil filter' ),
			[ 5, 'seals-and-gaskets', 'Kit, gasket, engine|Gasket', 1 ],
			[ 6, 'pins-and-bushings', 'Bolt', 2 ],
			[ 7, 'seals-and-gaskets', 'Gasket', 1 ],
			nss( 8, 'Sump, oil' ),
			[ 9, 'engine-oil-filters', 'Gasket, drain plug', 1, { text: 'Plug, drain, with gasket' } ],
			[ 10, 'engine-oil-filters', 'Gasket, drain plug', 1, { breaks: true } ],
			[ 11, 'lights-and-electrical', 'Sensor', 1 ],
		],
	},
	'air-cleaner': {
		name: 'Air cleaner',
		category: FUEL,
		draw: airCleaner,
		rows: [
			nss( 1, 'Cover, air cleaner' ),
			[ 2, 'air-filters', 'Valve, dust', 1 ],
			[ 3, 'air-filters', 'Element, air cleaner, outer|Filter, air, primary', 1, { breaks: true } ],
			[ 4, 'air-filters', 'Element, air cleaner, inner|Filter, air, safety', 1 ],
			nss( 5, 'Housing, air cleaner' ),
			[ 6, 'air-filters', 'Clamp, air intake', 2 ],
			[ 7, 'hydraulic-hoses', 'Hose, return', 1, { text: 'Hose, air intake' } ],
			[ 8, 'hydraulic-filters', 'Indicator', 1 ],
			[ 9, 'air-filters', 'Pre-cleaner', 1, { note: 'For dusty work' } ],
			[ 10, 'air-filters', 'Clamp, air intake', 1 ],
			[ 11, 'pins-and-bushings', 'Bolt', 4 ],
		],
	},
	'fuel-system': {
		name: 'Fuel filter and lift pump',
		category: FUEL,
		draw: fuelSystem,
		rows: [
			[ 1, 'fuel-filters', 'Bowl', 1 ],
			[ 2, 'seals-and-gaskets', 'O-ring', 1 ],
			[ 3, 'fuel-filters', 'Element, fuel|Filter, fuel|Separator', 1, { breaks: true } ],
			[ 4, 'seals-and-gaskets', 'O-ring', 1 ],
			nss( 5, 'Head, fuel filter' ),
			[ 6, 'hydraulic-fittings', 'Nipple|Adapter', 2 ],
			[ 7, 'pins-and-bushings', 'Bolt', 2 ],
			[ 8, 'hydraulic-fittings', 'Tee|Elbow', 1 ],
			[ 9, 'fuel-filters', 'Filter, fuel, in-line|Filter, fuel', 1 ],
			[ 10, 'fuel-filters', 'Pump, fuel lift', 1 ],
			[ 11, 'fuel-filters', 'Strainer', 1 ],
			[ 12, 'fuel-filters', 'Cap, fuel tank', 1 ],
		],
	},
	'starting-and-charging': {
		name: 'Starter, alternator and battery',
		category: ELECTRICAL,
		draw: startingAndCharging,
		rows: [
			nss( 1, 'Pinion, starter' ),
			nss( 2, 'Clutch, starter' ),
			[ 3, 'starters-and-alternators', 'Starter', 1, { breaks: true } ],
			[ 4, 'starters-and-alternators', 'Brush set', 1 ],
			[ 5, 'starters-and-alternators', 'Solenoid', 1 ],
			[ 6, 'pins-and-bushings', 'Bolt', 2 ],
			[ 7, 'cutting-edges', 'Nut', 1 ],
			[ 8, 'starters-and-alternators', 'Pulley', 1 ],
			[ 9, 'bearings', 'Bearing, ball', 1 ],
			[ 10, 'starters-and-alternators', 'Alternator', 1 ],
			[ 11, 'starters-and-alternators', 'Regulator', 1 ],
			[ 12, 'batteries', 'Battery', 1 ],
			[ 13, 'batteries', 'Cable', 1 ],
		],
	},
	'hydraulic-tank': {
		name: 'Hydraulic tank and filters',
		category: HYDRAULICS,
		draw: hydraulicTank,
		rows: [
			nss( 1, 'Cover, return filter' ),
			[ 2, 'seals-and-gaskets', 'O-ring', 1 ],
			[ 3, 'hydraulic-filters', 'Element|Filter, hydraulic return', 1, { breaks: true } ],
			[ 4, 'hydraulic-filters', 'Breather', 1 ],
			[ 5, 'hydraulic-filters', 'Strainer', 1 ],
			[ 6, 'hydraulic-filters', 'Indicator', 1, { text: 'Gauge, oil level' } ],
			nss( 7, 'Tank, hydraulic' ),
			[ 8, 'hydraulic-filters', 'Strainer', 1 ],
			[ 9, 'hydraulic-fittings', 'Adapter', 1 ],
			[ 10, 'hydraulic-hoses', 'Clamp', 2 ],
			[ 11, 'hydraulic-hoses', 'Hose, return', 1 ],
			[ 12, 'hydraulic-filters', 'Filter, hydrostatic|Filter, hydraulic', 1 ],
			nss( 13, 'Head, transmission filter' ),
			[ 14, 'hydraulic-fittings', 'Elbow', 2 ],
		],
		extra: [ [ '', 'oils-and-fluids', 'Fluid, hydraulic', 10, { note: 'To fill the tank' } ] ],
	},
	'hydraulic-cylinder': {
		name: 'Lift cylinder',
		category: HYDRAULICS,
		draw: cylinder,
		rows: [
			nss( 1, 'Eye, rod end, part of the rod' ),
			[ 2, 'pins-and-bushings', 'Bushing', 1 ],
			[ 3, 'hydraulic-cylinders', 'Rod', 1 ],
			[ 4, 'hydraulic-cylinders', 'Kit, cylinder seal', 1, { breaks: true } ],
			[ 5, 'hydraulic-cylinders', 'Gland', 1 ],
			[ 6, 'seals-and-gaskets', 'O-ring', 1, { note: 'In the seal kit' } ],
			[ 7, 'hydraulic-cylinders', 'Piston', 1 ],
			[ 8, 'cutting-edges', 'Nut', 1 ],
			[ 9, 'hydraulic-cylinders', 'Cylinder', 1, { text: 'Cylinder, lift, complete' } ],
			[ 10, 'hydraulic-fittings', 'Adapter|Elbow', 2 ],
			[ 11, 'pins-and-bushings', 'Bushing', 1 ],
			[ 12, 'pins-and-bushings', 'Pin', 2 ],
			[ 13, 'pins-and-bushings', 'Fitting, grease', 2 ],
		],
	},
	undercarriage: {
		name: 'Track and rollers',
		category: UNDERCARRIAGE,
		draw: undercarriage,
		rows: [
			[ 1, 'rubber-tracks', 'Track', 2, { breaks: true } ],
			[ 2, 'track-rollers', 'Sprocket', 2 ],
			[ 3, 'track-rollers', 'Bolt, sprocket', 24 ],
			[ 4, 'track-rollers', 'Roller, track, lower', 10 ],
			[ 5, 'track-rollers', 'Roller, track, upper', 2 ],
			nss( 6, 'Spring, recoil, under load: service by the shop only', 2 ),
			[ 7, 'track-rollers', 'Tensioner', 2 ],
			[ 8, 'track-rollers', 'Idler', 2 ],
			[ 9, 'track-rollers', 'Grease valve', 2 ],
			nss( 10, 'Frame, track', 2 ),
		],
	},
	seat: {
		name: 'Operator’s seat',
		category: CAB,
		draw: seat,
		rows: [
			[ 1, 'seats-and-cab', 'Seat, suspension', 1 ],
			[ 2, 'seats-and-cab', 'Cushion', 1 ],
			[ 3, 'seats-and-cab', 'Armrest', 2 ],
			[ 4, 'seats-and-cab', 'Belt, seat', 1, { breaks: true } ],
			[ 5, 'lights-and-electrical', 'Switch, seat', 1 ],
			nss( 6, 'Spring, suspension, part of the seat' ),
			[ 7, 'pins-and-bushings', 'Bolt', 4 ],
			[ 8, 'pins-and-bushings', 'Washer', 4 ],
			[ 9, 'cutting-edges', 'Nut', 4 ],
			nss( 10, 'Plate, floor' ),
			[ 11, 'seats-and-cab', 'Strut', 1 ],
		],
	},
	'cutter-deck': {
		name: 'Cutter deck, spindles and blades',
		category: DECK,
		draw: cutterDeck,
		rows: [
			[ 1, 'belts', 'Belt, deck drive', 1, { breaks: true } ],
			[ 2, 'mower-deck-parts', 'Pulley, spindle', 3 ],
			nss( 3, 'Deck, welded' ),
			[ 4, 'mower-deck-parts', 'Spindle assembly', 3 ],
			[ 5, 'bearings', 'Bearing, spindle|Bearing, tapered', 6 ],
			[ 6, 'mower-deck-parts', 'Bolt', 12 ],
			[ 7, 'mower-blades', 'Blade, mower', 3 ],
			[ 8, 'mower-deck-parts', 'Bolt, blade', 3 ],
			[ 9, 'mower-deck-parts', 'Pulley, idler', 1 ],
			[ 10, 'mower-deck-parts', 'Spring', 1 ],
			[ 11, 'mower-deck-parts', 'Chute', 1 ],
			[ 12, 'mower-deck-parts', 'Wheel, anti-scalp', 4 ],
		],
	},
	bucket: {
		name: 'Bucket, teeth and cutting edge',
		category: ATTACHMENT,
		draw: bucket,
		rows: [
			nss( 1, 'Bucket, welded' ),
			[ 2, 'cutting-edges', 'Edge, cutting', 1, { breaks: true } ],
			[ 3, 'bucket-teeth', 'Tooth', 8 ],
			[ 4, 'bucket-teeth', 'Side cutter, right', 1 ],
			[ 5, 'bucket-teeth', 'Side cutter, left', 1 ],
			[ 6, 'cutting-edges', 'Bolt, plow', 10 ],
			[ 7, 'cutting-edges', 'Nut', 10 ],
			[ 8, 'bucket-teeth', 'Pin, tooth|Flex pin', 8 ],
			[ 9, 'bucket-teeth', 'Retainer', 8 ],
			[ 10, 'pins-and-bushings', 'Bushing', 2 ],
		],
	},
	'wheel-hub': {
		name: 'Front hub and wheel',
		category: AXLES,
		draw: wheelHub,
		rows: [
			nss( 1, 'Cap, hub' ),
			[ 2, 'cutting-edges', 'Nut', 2, { text: 'Nut, spindle' } ],
			[ 3, 'pins-and-bushings', 'Washer', 2 ],
			[ 4, 'bearings', 'Cone, bearing|Bearing, tapered', 2 ],
			nss( 5, 'Hub', 2 ),
			[ 6, 'bearings', 'Bearing, tapered|Bearing', 2 ],
			[ 7, 'seals-and-gaskets', 'Seal, axle', 2, { breaks: true } ],
			nss( 8, 'Spindle, steering' ),
			[ 9, 'wheels-and-tires', 'Nut, wheel', 12 ],
			[ 10, 'wheels-and-tires', 'Stud', 12 ],
			[ 11, 'wheels-and-tires', 'Wheel', 2 ],
			[ 12, 'wheels-and-tires', 'Tire', 2 ],
			[ 13, 'wheels-and-tires', 'Valve stem', 2 ],
		],
	},
	'loader-arm': {
		name: 'Loader arm pins and bushings',
		category: ATTACHMENT,
		draw: loaderArm,
		rows: [
			nss( 1, 'Arm, loader' ),
			[ 2, 'pins-and-bushings', 'Bushing', 4 ],
			[ 3, 'pins-and-bushings', 'Washer, thrust', 4 ],
			[ 4, 'pins-and-bushings', 'Pin, lift arm|Pin', 2 ],
			[ 5, 'seals-and-gaskets', 'Seal', 4 ],
			[ 6, 'pins-and-bushings', 'Fitting, grease', 6 ],
			[ 7, 'pins-and-bushings', 'Pin, bucket|Pin', 2, { breaks: true } ],
			[ 8, 'pins-and-bushings', 'Bushing', 2 ],
			[ 9, 'pins-and-bushings', 'Shim', 4, { note: 'As needed' } ],
			[ 10, 'pins-and-bushings', 'Bolt, pin keeper', 2 ],
			[ 11, 'pins-and-bushings', 'Bolt, pin keeper', 2 ],
			[ 12, 'hydraulic-hoses', 'Clamp', 2 ],
			[ 13, 'hydraulic-hoses', 'Hose, hydraulic', 2 ],
		],
	},
	'control-valve': {
		name: 'Control valve, six sections',
		category: HYDRAULICS,
		draw: controlValve,
		rows: Array.from( { length: 60 }, ( _, index ) => {
			const [ family, text, quantity, more = {} ] = VALVE_ROWS[ index % 10 ];
			return family ? [ index + 1, family, text, quantity, more ] : nss( index + 1, text, quantity );
		} ),
	},
};

/** What the demo's parts books are made from: demo/diagrams.json. */
export function diagramData( drawn ) {
	const lines = Object.entries( DIAGRAMS ).map( ( [ slug, { name, category, rows, extra = [] } ] ) => {
		const { width, height, hotspots } = drawn[ slug ];
		const list = ( items ) => `[\n${ items.map( ( item ) => `\t\t\t${ JSON.stringify( item ) }` ).join( ',\n' ) }\n\t\t]`;
		const callouts = [ ...rows, ...extra ].map( ( [ ref, family, like, quantity, more = {} ] ) => ( { ref: String( ref ), family, like, quantity, ...more } ) );
		return `\t${ JSON.stringify( slug ) }: {\n\t\t"name": ${ JSON.stringify( name ) },\n\t\t"category": ${ JSON.stringify( category ) },\n\t\t"width": ${ width },\n\t\t"height": ${ height },\n\t\t"callouts": ${ list( callouts ) },\n\t\t"hotspots": ${ list( hotspots ) }\n\t}`;
	} );
	return `{\n${ lines.join( ',\n' ) }\n}\n`;
}
