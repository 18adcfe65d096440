/** Writes every drawn picture. Run: node plugin-coleman-api/images/source/build.mjs [group] */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Sheet } from './draw.mjs';
import { ATTACHMENTS } from './attachments.mjs';
import { DIAGRAMS, diagramData } from './diagrams.mjs';
import { ACCENTS, MACHINES } from './machines.mjs';
import { BRANCHES, mapOf, mapOfAll } from './maps.mjs';
import { PEOPLE, favicon, hero, logo, logoMark, noPicture, person } from './misc.mjs';
import { PARTS } from './parts.mjs';
import { CONTROLS, FRONTS, dataPlate } from './views.mjs';

const images = join( dirname( fileURLToPath( import.meta.url ) ), '..' );
const LIMIT = 6 * 1024;

function write( path, text, limit = LIMIT ) {
	const file = join( images, path );
	mkdirSync( dirname( file ), { recursive: true } );
	writeFileSync( file, text );
	if ( text.length > limit ) {
		process.stderr.write( `${ path } is ${ text.length } bytes\n` );
	}
}

function draw( paint, accent, view ) {
	const sheet = new Sheet( accent, view );
	paint( sheet );
	return sheet.text();
}

for ( const [ slug, paint, , zoom ] of MACHINES ) {
	for ( const [ brand, accent ] of Object.entries( ACCENTS ) ) {
		write( brand ? `machines/${ slug }/${ brand }.svg` : `machines/${ slug }.svg`, draw( paint, accent ) );
	}
	write( `machines/${ slug }-detail.svg`, draw( paint, ACCENTS[ '' ], { zoom } ) );
}

/** From the front only what the demo has in stock. */
const models = JSON.parse( readFileSync( join( images, '../demo/models.json' ), 'utf8' ) );
for ( const [ slug, paint ] of Object.entries( FRONTS ) ) {
	for ( const brand of new Set( models[ slug ].map( ( model ) => model.brand ) ) ) {
		write( `machines/${ slug }/${ brand }-front.svg`, draw( paint, ACCENTS[ brand ] ) );
	}
}
for ( const [ name, paint ] of Object.entries( CONTROLS ) ) {
	write( `machines/controls-${ name }.svg`, draw( paint, ACCENTS[ '' ] ) );
}
write( 'machines/data-plate.svg', draw( dataPlate, ACCENTS[ '' ] ) );

for ( const [ slug, paint ] of Object.entries( ATTACHMENTS ) ) {
	write( `attachments/${ slug }.svg`, draw( paint, ACCENTS[ '' ] ) );
}

for ( const [ slug, paint ] of Object.entries( PARTS ) ) {
	write( `parts/${ slug }.svg`, draw( paint, ACCENTS[ '' ] ) );
}

/** Of a diagram there are as many pieces as it has numbers. */
const DIAGRAM_LIMIT = 12 * 1024;
const drawn = Object.fromEntries( Object.entries( DIAGRAMS ).map( ( [ slug, { draw: paint } ] ) => [ slug, paint().finish() ] ) );
for ( const [ slug, { svg } ] of Object.entries( drawn ) ) {
	write( `diagrams/${ slug }.svg`, svg, slug === 'control-valve' ? 48 * 1024 : DIAGRAM_LIMIT );
}
write( '../demo/diagrams.json', diagramData( drawn ), Infinity );

/** Of a map, 13 KB are its letters. */
const MAP_LIMIT = 26 * 1024;
write( 'maps/all.svg', mapOfAll(), MAP_LIMIT );
for ( const slug of Object.keys( BRANCHES ) ) {
	write( `maps/${ slug }.svg`, mapOf( slug ), MAP_LIMIT );
}

for ( const slug of PEOPLE ) {
	write( `people/${ slug }.svg`, person( slug ) );
}
write( 'no-picture.svg', noPicture() );

const theme = '../../theme/assets';
write( `${ theme }/logo-mark.svg`, logoMark() );
write( `${ theme }/favicon.svg`, favicon() );
write( `${ theme }/logo.svg`, logo() );
write( `${ theme }/hero.svg`, hero(), 14 * 1024 );
