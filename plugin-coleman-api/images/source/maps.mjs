/**
 * Static maps of the Kansas City area. Rivers and motorways are simplified from their true course
 * ([latitude, longitude]); local roads of the close maps are a quiet suggestion of the mile grid.
 */

import { MAP_FONT } from './lettering.mjs';

const COLOURS = {
	land: '#f7f7f3', built: '#e6e8e3', water: '#a9c6c4', edge: '#8fb0ae', road: '#ffffff', casing: '#c3c9c6', quiet: '#dfe2dd',
	ink: '#13181b', steel: '#2c343a', text: '#4b565d', pine: '#0b5a4c', pin: '#f36b16',
};

const MISSOURI = [ [ 39.7, -94.98 ], [ 39.6, -95.07 ], [ 39.56, -95.1 ], [ 39.52, -95.06 ], [ 39.5, -95.08 ], [ 39.47, -95.03 ], [ 39.45, -94.97 ], [ 39.415, -94.925 ], [ 39.39, -94.95 ], [ 39.36, -94.9 ], [ 39.32, -94.905 ], [ 39.275, -94.865 ], [ 39.25, -94.83 ], [ 39.205, -94.83 ], [ 39.195, -94.785 ], [ 39.175, -94.745 ], [ 39.185, -94.7 ], [ 39.165, -94.665 ], [ 39.15, -94.65 ], [ 39.165, -94.62 ], [ 39.14, -94.605 ], [ 39.115, -94.61 ], [ 39.115, -94.578 ], [ 39.13, -94.55 ], [ 39.12, -94.52 ], [ 39.145, -94.49 ], [ 39.16, -94.44 ], [ 39.2, -94.4 ], [ 39.195, -94.34 ], [ 39.23, -94.29 ], [ 39.215, -94.24 ], [ 39.18, -94.19 ], [ 39.2, -94.1 ], [ 39.19, -94.04 ], [ 39.2, -93.9 ] ];
const KANSAS = [ [ 39.07, -95.7 ], [ 39.065, -95.5 ], [ 39.045, -95.41 ], [ 39.01, -95.31 ], [ 38.975, -95.235 ], [ 38.96, -95.15 ], [ 38.955, -95.08 ], [ 38.985, -95.02 ], [ 38.985, -94.965 ], [ 39.025, -94.93 ], [ 39.045, -94.89 ], [ 39.05, -94.85 ], [ 39.035, -94.81 ], [ 39.06, -94.76 ], [ 39.075, -94.7 ], [ 39.09, -94.66 ], [ 39.085, -94.63 ], [ 39.115, -94.61 ] ];

const INTERSTATES = {
	70: [ [ 39.05, -95.7 ], [ 39.045, -95.5 ], [ 39.005, -95.29 ], [ 39.03, -95.2 ], [ 39.085, -95.09 ], [ 39.09, -94.98 ], [ 39.088, -94.89 ], [ 39.105, -94.81 ], [ 39.105, -94.7 ], [ 39.108, -94.63 ], [ 39.103, -94.585 ], [ 39.085, -94.525 ], [ 39.06, -94.485 ], [ 39.045, -94.41 ], [ 39.035, -94.36 ], [ 39.028, -94.27 ], [ 39.02, -94.18 ], [ 39.0, -94.0 ], [ 38.99, -93.8 ] ],
	435: [ [ 38.94, -94.745 ], [ 38.945, -94.785 ], [ 38.99, -94.81 ], [ 39.05, -94.808 ], [ 39.105, -94.81 ], [ 39.15, -94.8 ], [ 39.2, -94.795 ], [ 39.24, -94.77 ], [ 39.29, -94.765 ], [ 39.33, -94.735 ], [ 39.315, -94.69 ], [ 39.275, -94.63 ], [ 39.268, -94.57 ], [ 39.245, -94.505 ], [ 39.215, -94.485 ], [ 39.16, -94.5 ], [ 39.12, -94.485 ], [ 39.06, -94.485 ], [ 38.99, -94.5 ], [ 38.945, -94.545 ], [ 38.935, -94.61 ], [ 38.935, -94.69 ], [ 38.94, -94.745 ] ],
	35: [ [ 38.6, -95.2 ], [ 38.81, -94.93 ], [ 38.87, -94.815 ], [ 38.94, -94.745 ], [ 39.02, -94.69 ], [ 39.06, -94.635 ], [ 39.095, -94.595 ], [ 39.14, -94.568 ], [ 39.185, -94.53 ], [ 39.23, -94.475 ], [ 39.29, -94.42 ], [ 39.365, -94.37 ], [ 39.5, -94.3 ], [ 39.7, -94.25 ] ],
	29: [ [ 39.14, -94.568 ], [ 39.18, -94.595 ], [ 39.225, -94.655 ], [ 39.3, -94.685 ], [ 39.365, -94.77 ], [ 39.44, -94.78 ], [ 39.6, -94.78 ], [ 39.7, -94.79 ] ],
	470: [ [ 38.945, -94.545 ], [ 38.935, -94.47 ], [ 38.95, -94.42 ], [ 38.985, -94.375 ], [ 39.035, -94.36 ] ],
};

const HIGHWAYS = {
	169: [ [ 39.103, -94.592 ], [ 39.14, -94.595 ], [ 39.2, -94.583 ], [ 39.3, -94.582 ], [ 39.387, -94.593 ], [ 39.45, -94.6 ], [ 39.6, -94.63 ] ],
	50: [ [ 38.945, -94.47 ], [ 38.915, -94.405 ], [ 38.895, -94.365 ], [ 38.865, -94.26 ], [ 38.86, -94.0 ], [ 38.85, -93.8 ] ],
	7: [ [ 38.75, -94.83 ], [ 38.88, -94.855 ], [ 39.0, -94.865 ], [ 39.07, -94.9 ], [ 39.15, -94.895 ], [ 39.24, -94.9 ], [ 39.31, -94.925 ], [ 39.4, -94.97 ], [ 39.56, -95.1 ] ],
	10: [ [ 38.945, -94.785 ], [ 38.955, -94.95 ], [ 38.94, -95.1 ], [ 38.935, -95.24 ] ],
	71: [ [ 38.6, -94.38 ], [ 38.8, -94.52 ], [ 38.945, -94.545 ], [ 39.03, -94.562 ], [ 39.095, -94.575 ] ],
	92: [ [ 39.31, -94.92 ], [ 39.355, -94.86 ], [ 39.365, -94.77 ], [ 39.375, -94.68 ], [ 39.388, -94.58 ], [ 39.37, -94.47 ], [ 39.368, -94.36 ] ],
	192: [ [ 39.4, -95.32 ], [ 39.36, -95.2 ], [ 39.345, -95.115 ], [ 39.33, -95.03 ], [ 39.318, -94.93 ] ],
	24: [ [ 39.04, -95.5 ], [ 39.11, -95.15 ], [ 39.11, -95.08 ], [ 39.115, -94.9 ] ],
};

const LAKES = [
	[ [ 39.392, -94.555 ], [ 39.41, -94.57 ], [ 39.43, -94.56 ], [ 39.46, -94.57 ], [ 39.45, -94.545 ], [ 39.43, -94.535 ], [ 39.44, -94.49 ], [ 39.415, -94.505 ], [ 39.405, -94.535 ] ],
	[ [ 38.915, -94.47 ], [ 38.9, -94.485 ], [ 38.88, -94.475 ], [ 38.9, -94.462 ] ],
	[ [ 39.005, -94.335 ], [ 38.99, -94.32 ], [ 38.965, -94.325 ], [ 38.96, -94.305 ], [ 38.985, -94.3 ] ],
	[ [ 38.945, -95.33 ], [ 38.93, -95.36 ], [ 38.9, -95.4 ], [ 38.935, -95.39 ] ],
];

const TOWNS = [
	[ 'Lawrence', 38.965, -95.25, 'start' ], [ 'Tonganoxie', 39.125, -95.1, 'end' ], [ 'Leavenworth', 39.29, -94.945, 'end' ], [ 'Platte City', 39.372, -94.8, 'start', 0, -14 ],
	[ 'Liberty', 39.247, -94.42, 'start', 8 ], [ 'Independence', 39.095, -94.415, 'middle' ], [ 'Blue Springs', 38.985, -94.27, 'start' ], [ 'Overland Park', 38.975, -94.665, 'middle' ], [ 'Olathe', 38.87, -94.83, 'end', -10 ],
	[ 'Kearney', 39.375, -94.35, 'start', 8 ], [ 'De Soto', 38.972, -94.96, 'start', 8, 12 ],
];

export const BRANCHES = {
	'bonner-springs': { name: 'Bonner Springs', at: [ 39.0597, -94.8836 ], side: 'end', dy: -2 },
	'lees-summit': { name: 'Lee’s Summit', at: [ 38.9108, -94.3822 ], side: 'start', dy: 0 },
	smithville: { name: 'Smithville', at: [ 39.387, -94.5811 ], side: 'start', dy: 8 },
	easton: { name: 'Easton', at: [ 39.3453, -95.1158 ], side: 'start', dy: -8 },
};

const W = 800;
const H = 450;
const n = ( v ) => String( Math.round( v * 10 ) / 10 );

function frame( [ lat0, lon0 ], kmWide ) {
	const perKm = W / kmWide;
	const x = ( lon ) => W / 2 + ( lon - lon0 ) * 111.32 * Math.cos( ( 39.15 * Math.PI ) / 180 ) * perKm;
	const y = ( lat ) => H / 2 - ( lat - lat0 ) * 110.95 * perKm;
	return { perKm, to: ( [ lat, lon ] ) => [ x( lon ), y( lat ) ] };
}

/** A smooth line through points (Catmull-Rom), cut to what the sheet can show. */
function smooth( points, close = false ) {
	let list = points;
	if ( ! close ) {
		const near = list.map( ( [ x, y ] ) => x > -260 && x < W + 260 && y > -260 && y < H + 260 );
		list = list.filter( ( _, i ) => near[ i ] || near[ i - 1 ] || near[ i + 1 ] );
		if ( ! near.some( Boolean ) ) {
			const crosses = points.some( ( [ x, y ], i ) => i && ( x - W / 2 ) * ( points[ i - 1 ][ 0 ] - W / 2 ) < 0 && y > 0 && y < H );
			if ( ! crosses ) {
				return '';
			}
		}
	}
	const last = list.length - 1;
	const at = ( i ) => ( close ? list[ ( i + list.length ) % list.length ] : list[ Math.max( 0, Math.min( last, i ) ) ] );
	let d = `M${ n( list[ 0 ][ 0 ] ) } ${ n( list[ 0 ][ 1 ] ) }`;
	for ( let i = 0; i < ( close ? list.length : last ); i++ ) {
		const [ p0, p1, p2, p3 ] = [ at( i - 1 ), at( i ), at( i + 1 ), at( i + 2 ) ];
		const c = [ 0, 1 ].map( ( k ) => [ p1[ k ] + ( p2[ k ] - p0[ k ] ) / 6, p2[ k ] - ( p3[ k ] - p1[ k ] ) / 6 ] );
		d += `c${ [ c[ 0 ][ 0 ], c[ 1 ][ 0 ], c[ 0 ][ 1 ], c[ 1 ][ 1 ], p2[ 0 ], p2[ 1 ] ].map( ( v, k ) => n( v - p1[ k % 2 ] ) ).join( ' ' ).replace( / -/g, '-' ) }`;
	}
	return close ? d + 'z' : d;
}

let names = 0;
/** One line drawn twice: its edge, then its bed. */
function twice( d, edge, wide, bed, narrow ) {
	const id = `l${ names++ }`;
	// The line itself carries no color, so that each use can give its own.
	return d ? `<defs><path id="${ id }" d="${ d }"/></defs><use href="#${ id }" stroke="${ edge }" stroke-width="${ wide }"/><use href="#${ id }" stroke="${ bed }" stroke-width="${ narrow }"/>` : '';
}

const stroke = ( d, colour, width, extra = '' ) => ( d ? `<path d="${ d }" stroke="${ colour }" stroke-width="${ width }"${ extra }/>` : '' );

function shield( x, y, number ) {
	const w = number.length > 2 ? 15 : 12;
	return `<path fill="${ COLOURS.steel }" stroke="${ COLOURS.land }" stroke-width="2" d="M${ n( x - w ) } ${ n( y - 11 ) }q${ n( w / 2 ) } 3 ${ w }-1q${ n( w / 2 ) } 4 ${ w } 1q4 16-${ w } 24q-${ n( w + 4 ) }-8-${ w }-24z"/><text x="${ n( x ) }" y="${ n( y + 6 ) }" font-size="14" fill="#fff" text-anchor="middle">${ number }</text>`;
}

function badge( x, y, number ) {
	const w = number.length * 4 + 6;
	return `<rect x="${ n( x - w ) }" y="${ n( y - 9 ) }" width="${ 2 * w }" height="18" rx="4" fill="#fff" stroke="${ COLOURS.text }" stroke-width="1.5"/><text x="${ n( x ) }" y="${ n( y + 5 ) }" font-size="13" fill="${ COLOURS.text }" text-anchor="middle">${ number }</text>`;
}

function pin( [ x, y ], k = 1 ) {
	return `<g transform="translate(${ n( x ) } ${ n( y ) })${ k === 1 ? '' : ` scale(${ k })` }" stroke="${ COLOURS.ink }" stroke-width="2"><ellipse rx="9" ry="3" fill="${ COLOURS.ink }" stroke="none" opacity=".2"/><path fill="${ COLOURS.pin }" d="M0 0C-5-11-15-17-15-28A15 15 0 0 1 15-28C15-17 5-11 0 0z"/><circle cy="-28" r="5.5" fill="#fff"/></g>`;
}

function label( x, y, text, { size = 17, fill = COLOURS.text, anchor = 'middle', space = 0 } = {} ) {
	return `<text x="${ n( x ) }" y="${ n( y ) }" font-size="${ size }" fill="${ fill }" text-anchor="${ anchor }"${ space ? ` letter-spacing="${ space }"` : '' } stroke="${ COLOURS.land }" stroke-width="4" paint-order="stroke">${ text }</text>`;
}

const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${ W }" height="${ H }" viewBox="0 0 ${ W } ${ H }" fill="none" stroke-linejoin="round" stroke-linecap="round" font-family="'Barlow Condensed', sans-serif" font-weight="600"><style>@font-face{font-family:"Barlow Condensed";font-weight:600;src:url(data:font/woff2;base64,${ MAP_FONT })}text{stroke-linejoin:round}</style><path fill="${ COLOURS.land }" d="M0 0h${ W }v${ H }H0z"/>`;

const place = ( to, table ) => Object.values( table ).map( ( line ) => smooth( line.map( to ) ) ).filter( Boolean );

function base( to, scale ) {
	const parts = [];
	const k = Math.max( 1, scale / 8 );
	parts.push( `<path fill="${ COLOURS.water }" d="${ LAKES.map( ( lake ) => smooth( lake.map( to ), true ) ).join( '' ) }"/>` );
	for ( const [ river, width ] of [ [ KANSAS, 6 ], [ MISSOURI, 9 ] ] ) {
		const d = smooth( river.map( to ) );
		parts.push( twice( d, COLOURS.edge, n( width * k + 2 ), COLOURS.water, n( width * k ) ) );
	}
	return parts;
}

function roads( to, k ) {
	const parts = [];
	const high = place( to, HIGHWAYS ).join( '' );
	const inter = place( to, INTERSTATES ).join( '' );
	parts.push( twice( high, COLOURS.casing, n( 4.5 * k ), COLOURS.road, n( 2.5 * k ) ) );
	parts.push( twice( inter, '#8b959b', n( 7 * k ), COLOURS.road, n( 4 * k ) ) );
	return parts;
}

function stateLine( to ) {
	const [ x, y ] = to( [ 39.115, -94.6077 ] );
	const river = smooth( MISSOURI.slice( 0, 22 ).map( to ) );
	return stroke( `${ x > -50 && x < W + 50 ? `M${ n( x ) } ${ n( Math.max( y, -20 ) ) }V${ H + 10 }` : '' }${ river }`, COLOURS.text, 1.5, ' stroke-dasharray="9 5 2 5" opacity=".7"' );
}

export function mapOfAll() {
	names = 0;
	const { to } = frame( [ 39.145, -94.76 ], 128 );
	const parts = [ open ];
	const [ kx, ky ] = to( [ 39.05, -94.585 ] );
	parts.push( `<path fill="${ COLOURS.built }" d="${ smooth( [ [ -105, -55 ], [ -40, -90 ], [ 35, -96 ], [ 80, -40 ], [ 92, 30 ], [ 60, 88 ], [ -20, 104 ], [ -98, 96 ], [ -112, 20 ] ].map( ( [ dx, dy ] ) => [ kx + dx, ky + dy ] ), true ) }"/>` );
	parts.push( ...base( to, 6 ), stateLine( to ), ...roads( to, 1 ) );
	for ( const [ name, lat, lon ] of [ [ '70', 39.022, -95.235 ], [ '70', 39.012, -94.12 ], [ '435', 39.272, -94.768 ], [ '435', 39.165, -94.5 ], [ '35', 38.84, -94.865 ], [ '35', 39.31, -94.405 ], [ '29', 39.24, -94.66 ], [ '470', 38.998, -94.37 ] ] ) {
		parts.push( shield( ...to( [ lat, lon ] ), name ) );
	}
	for ( const [ name, lat, lon ] of [ [ '169', 39.3, -94.582 ], [ '50', 38.862, -94.1 ], [ '7', 39.2, -94.897 ], [ '10', 38.948, -95.03 ], [ '71', 38.86, -94.532 ] ] ) {
		parts.push( badge( ...to( [ lat, lon ] ), name ) );
	}
	for ( const [ name, lat, lon, anchor, dx = 0, dy = 0 ] of TOWNS ) {
		const [ x, y ] = to( [ lat, lon ] );
		parts.push( label( x + dx, y + dy, name, { anchor } ) );
	}
	const [ cx, cy ] = to( [ 39.078, -94.582 ] );
	parts.push( label( cx + 4, cy + 12, 'Kansas City', { size: 25, fill: COLOURS.ink } ) );
	parts.push( label( ...to( [ 38.835, -95.02 ] ), 'KANSAS', { size: 15, space: 6 } ), label( ...to( [ 38.835, -94.27 ] ), 'MISSOURI', { size: 15, space: 6 } ) );
	for ( const { name, at, side, dy } of Object.values( BRANCHES ) ) {
		const [ x, y ] = to( at );
		parts.push( pin( [ x, y ] ), label( x + ( side === 'start' ? 20 : -20 ), y - 18 + dy, name, { size: 23, fill: COLOURS.pine, anchor: side } ) );
	}
	return parts.join( '' ) + '</svg>\n';
}

/** What only the close maps show: streets, creeks, names. Kilometres east and south of the pin. */
const NEAR = {
	'bonner-springs': {
		km: 15,
		centre: [ 39.0665, -94.878 ],
		grid: 0,
		town: [ [ -1.3, -1.1 ], [ 1.5, -1.2 ], [ 1.9, 0.1 ], [ 0.9, 0.75 ], [ -0.7, 0.7 ], [ -1.5, 0.2 ] ],
		streets: [ [ -1.1, 0.9, -0.8, 0.5, 6, 4 ] ],
		lines: [ [ [ -8, 2.6 ], [ -4, 1.9 ], [ -1.4, 0.9 ], [ 0.6, 0.85 ], [ 3, 0.6 ], [ 6, -0.4 ], [ 9, -0.9 ] ], [ [ -1.2, -8 ], [ -1.2, -2 ], [ -0.4, 0.6 ] ], [ [ 2.3, -8 ], [ 2.2, -1 ], [ 2, 0.7 ] ], [ [ -9, -5 ], [ 9, -5 ] ], [ [ -9, -1.4 ], [ -1.3, -1.1 ], [ 2.3, -1.2 ], [ 9, -1.6 ] ], [ [ 4.4, -6 ], [ 4.4, 0.3 ] ], [ [ -4.6, -6 ], [ -4.6, 2 ] ], [ [ -3, 4.4 ], [ 1, 3.6 ], [ 9, 3.8 ] ], [ [ 1.1, 3.6 ], [ 1.3, 8 ] ] ],
		shields: [ [ '70', 39.09, -94.945 ], [ '435', 39.072, -94.8085 ], [ '70', 39.097, -94.835 ] ],
		badges: [ [ '7', 39.101, -94.897 ], [ '32', 39.0545, -94.85 ] ],
		names: [ [ 'Edwardsville', 39.063, -94.822 ], [ 'Kansas River', 39.0355, -94.84, 1 ], [ 'to Kansas City', 39.111, -94.82 ], [ 'to Lawrence', 39.08, -94.955 ] ],
	},
	'lees-summit': {
		km: 15,
		centre: [ 38.921, -94.385 ],
		grid: 1.609,
		town: [ [ -2.6, -2.8 ], [ 1, -3.4 ], [ 3.4, -1.6 ], [ 3.6, 1.8 ], [ 1.2, 3.4 ], [ -1.8, 3 ], [ -3.2, 0.4 ] ],
		streets: [ [ -0.7, 0.9, -0.9, 0.7, 7, 6 ] ],
		lines: [ [ [ -0.9, -9 ], [ -0.6, -3 ], [ 0.9, 0 ], [ 1, 9 ] ], [ [ -9, 3.2 ], [ 9, 3.2 ] ] ],
		shields: [ [ '470', 38.953, -94.416 ] ],
		badges: [ [ '50', 38.923, -94.424 ], [ '291', 38.9, -94.3735 ], [ '50', 38.886, -94.335 ] ],
		names: [ [ 'Longview Lake', 38.907, -94.444, 1 ], [ 'to Kansas City', 38.949, -94.452 ], [ 'Lake Jacomo', 38.953, -94.318, 1 ], [ 'to Sedalia', 38.8935, -94.308 ] ],
	},
	smithville: {
		km: 15,
		centre: [ 39.396, -94.571 ],
		grid: 1.609,
		town: [ [ -1.3, -1 ], [ 0.9, -1.1 ], [ 1.5, 0.2 ], [ 0.8, 1.1 ], [ -1, 1 ], [ -1.6, 0.2 ] ],
		streets: [ [ -0.5, 0.9, -0.6, 0.5, 6, 5 ] ],
		lines: [ [ [ 1, 0.1 ], [ 2.2, 0.8 ], [ 4, 0.4 ], [ 9, 1.4 ] ]],
		creek: [ [ 2.2, -0.7 ], [ 1.2, 0.4 ], [ 0.3, 1.2 ], [ -0.9, 2 ], [ -2.4, 3 ], [ -3.6, 5.5 ] ],
		shields: [],
		badges: [ [ '169', 39.422, -94.5965 ], [ '92', 39.381, -94.627 ], [ '169', 39.369, -94.5895 ] ],
		names: [ [ 'Smithville Lake', 39.425, -94.53, 1 ], [ 'Little Platte River', 39.371, -94.612, 1 ], [ 'to Kansas City', 39.3625, -94.57 ], [ 'to Platte City', 39.3755, -94.645 ] ],
	},
	easton: {
		km: 15,
		centre: [ 39.3525, -95.108 ],
		grid: 1.609,
		town: [ [ -0.6, -0.6 ], [ 0.7, -0.65 ], [ 0.8, 0.4 ], [ -0.2, 0.6 ], [ -0.75, 0.3 ] ],
		streets: [ [ -0.5, 0.6, -0.5, 0.4, 5, 4 ] ],
		lines: [ [ [ 0.1, -9 ], [ 0.2, -0.6 ], [ 0.3, 2 ], [ -0.4, 5 ], [ -0.3, 9 ] ] ],
		creek: [ [ -3, -7 ], [ -2.2, -4 ], [ -2.7, -2.6 ], [ -1.2, -1.3 ], [ -1.1, 0.2 ], [ 0.1, 1.4 ], [ 0.4, 2.8 ], [ 1.5, 4 ], [ 1.4, 7 ] ],
		shields: [],
		badges: [ [ '192', 39.339, -95.0785 ], [ '192', 39.3555, -95.17 ] ],
		names: [ [ 'Stranger Creek', 39.371, -95.155, 1 ], [ 'to Leavenworth', 39.328, -95.045 ], [ 'to Winchester', 39.368, -95.178 ] ],
	},
};

export function mapOf( slug ) {
	names = 0;
	const { name, at } = BRANCHES[ slug ];
	const near = NEAR[ slug ];
	const { to, perKm } = frame( near.centre, near.km );
	const [ px, py ] = to( at );
	const off = ( [ east, south ] ) => [ px + east * perKm, py + south * perKm ];
	const parts = [ open ];
	parts.push( `<path fill="${ COLOURS.built }" d="${ smooth( near.town.map( off ), true ) }"/>` );
	if ( near.grid ) {
		// Section roads, a mile apart, some of them never built.
		let d = '';
		for ( let i = -6; i <= 6; i++ ) {
			const x = px + ( i + 0.42 ) * near.grid * perKm;
			const y = py + ( i + 0.36 ) * near.grid * perKm;
			if ( x > 0 && x < W ) {
				d += i % 3 === 1 ? `M${ n( x ) } ${ n( py - perKm * 1.7 ) }V-5` : `M${ n( x ) }-5V${ H + 5 }`;
			}
			if ( y > 0 && y < H ) {
				d += i % 3 === 2 ? `M${ n( px + perKm * 2.4 ) } ${ n( y ) }H${ W + 5 }` : `M-5 ${ n( y ) }H${ W + 5 }`;
			}
		}
		parts.push( stroke( d, COLOURS.quiet, 3 ) );
	}
	let d = '';
	for ( const [ x1, x2, y1, y2, columns, rows ] of near.streets ) {
		for ( let i = 0; i <= columns; i++ ) {
			const [ x, y ] = off( [ x1 + ( ( x2 - x1 ) * i ) / columns, y1 ] );
			d += `M${ n( x ) } ${ n( y ) }v${ n( ( y2 - y1 ) * perKm ) }`;
		}
		for ( let i = 0; i <= rows; i++ ) {
			const [ x, y ] = off( [ x1, y1 + ( ( y2 - y1 ) * i ) / rows ] );
			d += `M${ n( x ) } ${ n( y ) }h${ n( ( x2 - x1 ) * perKm ) }`;
		}
	}
	parts.push( stroke( d, '#fff', 3 ) );
	parts.push( ...base( to, 26 ) );
	if ( near.creek ) {
		parts.push( stroke( smooth( near.creek.map( off ) ), COLOURS.water, 5 ) );
	}
	const local = near.lines.map( ( line ) => smooth( line.map( off ) ) ).join( '' );
	parts.push( twice( local, COLOURS.casing, 6, '#fff', 4 ) );
	parts.push( ...roads( to, 2 ) );
	near.badges.forEach( ( [ text, ...where ] ) => parts.push( badge( ...to( where ), text ) ) );
	near.shields.forEach( ( [ text, ...where ] ) => parts.push( shield( ...to( where ), text ) ) );
	near.names.forEach( ( [ text, lat, lon, water ] ) => parts.push( label( ...to( [ lat, lon ] ), text, { size: 18, fill: water ? '#2f6662' : COLOURS.text } ) ) );
	// A bar for distance.
	parts.push( `<path d="M28 414v8h${ n( perKm * 1.609 ) }v-8" stroke="${ COLOURS.text }" stroke-width="2"/>`, label( 28 + ( perKm * 1.609 ) / 2, 412, '1 mile', { size: 15 } ) );
	parts.push( pin( [ px, py ], 1.5 ), label( px + 30, py - 34, name, { size: 32, fill: COLOURS.pine, anchor: 'start' } ) );
	return parts.join( '' ) + '</svg>\n';
}
