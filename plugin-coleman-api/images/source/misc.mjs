/** People, the plate for what has no picture yet, the mark, the landscape. */

import { INK, Sheet } from './draw.mjs';
import { OUTLINES } from './lettering.mjs';
import { ACCENTS, MACHINES } from './machines.mjs';

const paint = Object.fromEntries( MACHINES );
const svg = ( width, height, body ) =>
	`<svg xmlns="http://www.w3.org/2000/svg" width="${ width }" height="${ height }" viewBox="0 0 ${ width } ${ height }" fill="none" stroke="${ INK }" stroke-width="2" stroke-linejoin="round">\n${ body.join( '\n' ) }\n</svg>\n`;

const word = ( { path }, x, y, fill = INK, scale = 1 ) =>
	`<path fill="${ fill }" stroke="none" transform="translate(${ x } ${ y })${ scale === 1 ? '' : `scale(${ scale })` }" d="${ path }"/>`;

const rivets = ( list, r = 5 ) =>
	list.map( ( [ x, y ] ) => `<circle cx="${ x }" cy="${ y }" r="${ r }" fill="#98a3a8"/><path d="M${ x - r * 0.5 } ${ y }h${ r }"/>` ).join( '' );

/** Ground, face, hair or hat, shirt: tints of one family each, nobody in particular. */
const TINTS = {
	placeholder: [ '#e6e8e3', '#c9cfcc', '#98a3a8', '#75828a', 'short' ],
	'person-1': [ '#dde8e4', '#e9dccb', '#4b565d', '#0b5a4c', 'cap' ],
	'person-2': [ '#f3e3d3', '#d9b594', '#3a3230', '#2c343a', 'long' ],
	'person-3': [ '#dfe6ec', '#e6cbb0', '#f36b16', '#4f6d84', 'helmet' ],
	'person-4': [ '#e8e8da', '#f0dcc8', '#c9a45c', '#5c6f52', 'long' ],
	'person-5': [ '#e4e2ea', '#7d5a43', '#241f1d', '#8a5a00', 'short' ],
	'person-6': [ '#e9e0e2', '#ecd6c2', '#a9adb0', '#7a4a52', 'bun' ],
	'person-7': [ '#e6e8e3', '#e3c7ab', '#5a4634', '#2c343a', 'beard' ],
	'person-8': [ '#f0e6da', '#b98a63', '#1f1b1a', '#7a3f5d', 'long' ],
	'person-9': [ '#dde4e8', '#efdcc8', '#b5703a', '#75828a', 'beard' ],
	'person-10': [ '#e2ebe2', '#ecd3bd', '#8a3f22', '#0b5a4c', 'bun' ],
};

export function person( slug ) {
	const [ ground, face, top, shirt, kind ] = TINTS[ slug ];
	const shade = 'fill="#13181b26" stroke="none"';
	const list = [ `<path stroke="none" fill="${ ground }" d="M0 0h400v400H0z"/>` ];
	if ( kind === 'long' ) {
		list.push( `<path fill="${ top }" d="M116 290C104 240 112 176 122 148C136 96 166 78 200 78S264 96 278 148C288 176 296 240 284 290q-84 30-168 0z"/>` );
	}
	if ( kind === 'bun' ) {
		list.push( `<circle cx="200" cy="76" r="34" fill="${ top }"/>` );
	}
	// Shoulders, collar, neck.
	list.push( `<path fill="${ shirt }" d="M44 402C48 330 84 304 152 288h96C316 304 352 330 356 402z"/>` );
	list.push( `<path ${ shade } d="M270 293C322 308 353 336 356 402h-64C296 350 290 316 270 293z"/>` );
	list.push( `<path fill="${ face }" d="M160 242v48q40 44 80 0v-48z"/><path ${ shade } d="M160 262q40 34 80 0v24q-40 20-80-12z"/>` );
	list.push( `<path fill="#f7f7f3" d="M152 286l-14 12 40 52 22-32zM248 286l14 12-40 52-22-32z"/>` );
	// Head.
	list.push( `<ellipse cx="134" cy="194" rx="12" ry="20" fill="${ face }"/><ellipse cx="266" cy="194" rx="12" ry="20" fill="${ face }"/>` );
	list.push( `<path fill="${ face }" d="M134 170C134 118 160 94 200 94S266 118 266 170C266 232 236 268 200 268S134 232 134 170z"/>` );
	list.push( `<path ${ shade } d="M226 98C252 108 266 132 266 170C266 232 236 268 200 268Q246 232 242 170Q240 126 226 98z"/>` );
	const hair = {
		short: 'M130 182C122 118 152 82 200 82S278 118 270 182l-8-4C262 150 250 136 236 130Q190 140 152 132Q138 148 138 178z',
		beard: 'M130 176C122 118 156 84 204 84S276 122 270 176l-8 2Q262 146 244 132Q200 128 160 134Q140 146 138 178z',
		bun: 'M132 176C126 112 160 86 200 86S274 112 268 176q-10-34-34-50Q200 110 166 126Q142 142 132 176z',
		long: 'M132 180C124 120 156 86 200 86S276 120 268 180q-6-30-28-46Q226 122 214 114Q190 140 152 146Q138 156 132 180z',
	}[ kind ];
	if ( hair ) {
		list.push( `<path fill="${ top }" d="${ hair }"/>` );
	}
	if ( kind === 'beard' ) {
		list.push( `<path fill="${ top }" d="M134 188C134 238 158 276 200 276S266 238 266 188q-8 26-26 30Q200 210 160 218Q142 214 134 188z"/>` );
	}
	if ( kind === 'cap' ) {
		list.push( `<path fill="${ shirt }" d="M128 156C122 104 154 78 200 78S278 104 272 156Q200 138 128 156z"/><path ${ shade } d="M232 82C262 94 276 120 272 156q-14-4-30-6Q250 112 232 82z"/>` );
		list.push( `<path fill="#f7f7f3" d="M172 100h56l-6 34q-22-4-44 0z"/><path fill="${ top }" d="M118 160Q200 128 282 160Q290 172 270 170Q200 148 130 170Q110 172 118 160z"/>` );
	}
	if ( kind === 'helmet' ) {
		list.push( `<path fill="${ top }" d="M128 152C128 96 160 70 200 70S272 96 272 152z"/><path ${ shade } d="M238 78C262 92 272 118 272 152h-30Q252 112 238 78z"/>` );
		list.push( `<path fill="${ top }" d="M184 70q16-12 32 0l6 82h-44zM108 152h184q8 16-8 18H116q-16-2-8-18z"/>` );
	}
	return svg( 400, 400, list );
}

export function noPicture() {
	return svg( 640, 400, [
		'<rect x="60" y="60" width="520" height="280" rx="14" fill="#e3e6e0"/>',
		'<path fill="#98a3a8" d="M61 108V74q0-13 13-13h492q13 0 13 13v34z"/>',
		'<path stroke="#13181b66" d="M72 122h496v206H72z"/>',
		rivets( [ [ 84, 84 ], [ 556, 84 ] ], 7 ),
		rivets( [ [ 92, 308 ], [ 548, 308 ] ], 7 ),
		word( OUTLINES.picture, Math.round( 320 - OUTLINES.picture.width / 2 ), 94 ),
		// The machine that is on its way, as a drawing office would leave it open.
		'<g stroke="#4b565d" stroke-dasharray="7 5" transform="translate(-64 -92)scale(1.3)">',
		'<path d="M262 268h124q26 0 26 22t-26 22H262q-26 0-26-22t26-22z"/><circle cx="262" cy="290" r="12"/><circle cx="386" cy="290" r="12"/>',
		'<path d="M270 262v-82q0-14 14-14h64q12 0 16 12l16 84M292 182h46l14 44h-60zM380 214h34q14 0 14 14v34"/>',
		'<path d="M420 218l-150 20-54 66M216 262l-18-4-50 54h66z"/></g>',
		'<path stroke="#7c878d" d="M112 318h416"/>',
	] );
}

/** The data plate with a C: a track's loop with its mouth open, the pin that holds the trade together. */
export function mark() {
	return [
		`<rect x="2" y="2" width="60" height="60" rx="9" fill="#fff" stroke-width="3"/>`,
		`<path fill="#0b5a4c" stroke="none" d="M3.5 15V11Q3.5 3.5 11 3.5H53Q60.5 3.5 60.5 11V15z"/><path d="M3 15.5h58" stroke-width="2"/>`,
		'<path fill="#f7f7f3" stroke="none" d="M8.5 9.5a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0zM51.1 9.5a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0z"/>',
		`<path stroke="${ INK }" stroke-width="8" stroke-linecap="butt" stroke-linejoin="miter" d="M45 31.5V28L40 23H25L19 29V47L25 53H40L45 48V44.5"/>`,
		'<path fill="#f36b16" stroke-width="2" d="M35 34.5H54V41.5H35z"/>',
	];
}

export const logoMark = () => svg( 64, 64, mark() );

export const favicon = () =>
	svg( 32, 32, [
		'<rect width="32" height="32" rx="6" fill="#2c343a" stroke="none"/>',
		'<path stroke="#f7f7f3" stroke-width="5" stroke-linejoin="miter" d="M24.5 11.5V9.5L21.5 6.5H10L6.5 10V22L10 25.5H21.5L24.5 22.5V20.5"/>',
		'<path fill="#f36b16" stroke="none" d="M15 13.5h14v5H15z"/>',
	] );

export function logo() {
	const { coleman, equipment } = OUTLINES;
	const width = 316;
	return svg( width, 72, [
		`<rect x="2" y="2" width="${ width - 4 }" height="68" rx="9" fill="#fff" stroke-width="3"/>`,
		`<path fill="#0b5a4c" stroke="none" d="M72 48H${ width - 3.5 }V61Q${ width - 3.5 } 68.5 ${ width - 11 } 68.5H72z"/>`,
		'<path d="M72 3v66M72 48H313"/>',
		`<g transform="translate(5 -1)">${ mark()[ 3 ] }${ mark()[ 4 ] }</g>`,
		word( coleman, 86, 41, INK, 0.8 ),
		word( equipment, 87, 64.5, '#fff', 0.78 ),
		rivets( [ [ width - 15, 15 ], [ width - 15, 36 ] ], 4 ),
	] );
}

/** Kansas at six in the morning. The left half is kept quiet for words. */
export function hero() {
	const machine = ( slug, x, y, scale, accent, pen ) => {
		const sheet = new Sheet( accent );
		paint[ slug ]( sheet );
		const body = sheet.parts.slice( 3 ).join( '' );
		return `<g transform="translate(${ x } ${ y })scale(${ scale })" stroke-width="${ pen }">${ body }</g>`;
	};
	return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="640" viewBox="0 0 1600 640" preserveAspectRatio="xMaxYMax slice" fill="none" stroke="${ INK }" stroke-width="2" stroke-linejoin="round"><g stroke="none">` + [
		// Sky in four flat bands, the sun just up.
		[ '#dfe9e8', 'M0 0h1600v640H0z' ],
		[ '#e9eee7', 'M0 150Q500 110 900 140T1600 120V640H0z' ],
		[ '#f3f0e2', 'M0 250Q420 220 860 246T1600 226V640H0z' ],
		[ '#f8e9d0', 'M0 330Q520 306 900 322T1600 306V640H0z' ],
	].map( ( [ c, d ] ) => `<path fill="${ c }" d="${ d }"/>` ).join( '' ) +
		'<circle cx="1004" cy="352" r="92" fill="#fbdcb0"/><circle cx="1004" cy="352" r="58" fill="#f9c58a"/>' +
		'<path fill="#fff" opacity=".55" d="M1080 96h190q14 8 0 16h-190q-14-8 0-16zM1180 122h220q12 7 0 14h-220q-12-7 0-14zM700 170h120q10 6 0 12H700q-10-6 0-12z"/>' +
		// Far trees, fields in strips.
		`<path fill="#b9c9bb" d="M0 400${ [ 9, 14, 7, 12, 16, 8, 11, 6 ].map( ( h, i, all ) => `q${ 14 + h }-${ h + 4 } ${ 38 + h }-${ all[ ( i + 3 ) % 8 ] % 3 }` ).join( '' ).repeat( 5 ) }V440H0z"/>` +
		'<path fill="#e3dfbd" d="M0 408Q800 392 1600 404V640H0z"/><path fill="#d5dcbb" d="M0 436Q700 418 1600 430V640H0z"/><path fill="#e5deb9" d="M0 470Q760 446 1600 458V640H0z"/><path fill="#d9cfa6" d="M720 640Q1000 520 1600 492V640z"/><path fill="#dbe0c0" d="M0 520Q560 480 1180 482Q820 520 560 640H0z"/></g>' +
		'<path stroke="#13181b1f" d="M40 640Q520 530 1100 486M250 640Q640 540 1120 487M430 640Q760 546 1136 488M0 580Q480 512 1070 485"/>' +
		// Elevator, its bins, a farm, poles.
		'<g stroke-width="1.5" transform="translate(-72 0)"><path fill="#c9cfca" d="M1148 268h34v136h-34zM1186 268h34v136h-34zM1224 268h34v136h-34zM1262 268h34v136h-34z"/><path fill="#e3e6e0" d="M1142 258h160v12h-160zM1196 196h50v62h-50zM1188 197h66l-16-18h-34z"/><path fill="#13181b26" stroke="none" d="M1170 268h12v136h-12zM1208 268h12v136h-12zM1246 268h12v136h-12zM1284 268h12v136h-12zM1230 196h16v62h-16z"/><path fill="#98a3a8" d="M1096 340h44v64h-44zM1092 340l26-20 26 20zM1304 356h70v48h-70zM1298 356l41-24 41 24z"/><path d="M1118 320l78-112" stroke-width="4" stroke="#75828a"/><path fill="#a8b9ab" d="M1376 404q4-34 26-30 10-22 32-8 22-6 26 14 16 2 14 24z"/></g>' +
		'<path stroke="#75828a" stroke-width="3" d="M520 404v-62M510 350h20M640 404v-56M631 356h18M760 404v-50M752 361h16M880 404v-44M873 366h14"/><path stroke="#75828a" stroke-width="1" d="M394 342Q460 364 520 350Q580 369 640 356Q700 373 760 361Q820 376 880 366Q940 379 1000 370"/>' +
		// The tractor on the far strip, turning the earth.
		'<path fill="#b29a72" stroke="none" d="M972 474Q1200 462 1600 464V478Q1200 478 972 482z"/>' +
		machine( 'tractors', 778, 324, 0.44, ACCENTS[ '' ], 3.6 ) +
		'<path fill="#98a3a8" stroke-width="1.6" d="M1020 446h92v8h-92zM1034 454l-8 22h8l10-22zM1062 454l-8 22h8l10-22zM1090 454l-8 22h8l10-22z"/>' +
		// The loader and its heap in front.
		'<path fill="#8f7a58" d="M846 604Q900 528 962 520Q1010 520 1040 566L1076 604z"/><path fill="#13181b26" stroke="none" d="M846 604Q900 596 940 560Q990 590 1076 604z"/>' +
		'<ellipse cx="1280" cy="606" rx="270" ry="14" fill="#13181b26" stroke="none"/><path stroke="#8b7f60" d="M800 604h760"/>' +
		machine( 'compact-track-loaders', 978, 260, 1, ACCENTS[ '' ], 2 ) + '</svg>\n';
}

export const PEOPLE = Object.keys( TINTS );
