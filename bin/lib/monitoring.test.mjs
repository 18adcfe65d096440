/** What deploy/monitoring watches is what the site counts, and each alarm tells what to do. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inRoot } from './paths.mjs';

/** @type {( file: string ) => string} */
const read = ( file ) => readFileSync( inRoot( file ), 'utf8' );

const counted = new Set( read( 'plugin-coleman-api/src/Health/Metrics.php' ).match( /\bcoleman_[a-z_]+(?=')/g ) );
const alerts = read( 'deploy/monitoring/alerts.yml' );

/** @type {( text: string ) => string[]} Names of metrics in expressions. */
const asked = ( text ) => [ ...new Set( text.match( /\bcoleman_[a-z_]+/g ) ) ];

test( 'alarms and dashboard ask for numbers that the site has', () => {
	const dashboard = JSON.parse( read( 'deploy/monitoring/dashboard.json' ) );
	const drawn = dashboard.panels.flatMap( ( /** @type {{ targets: { expr: string }[] }} */ { targets } ) =>
		targets.map( ( { expr } ) => expr )
	);
	assert.ok( counted.size > 20, 'the names of metrics were found' );
	for ( const name of asked(
		[ ...alerts.split( '\n' ).filter( ( line ) => line.includes( 'expr:' ) ), ...drawn ].join( '\n' )
	) ) {
		assert.ok( counted.has( name.replace( /_(bucket|sum|count)$/, '' ) ), name );
	}
} );

test( 'each alarm has its words in docs/monitoring.md, and no other has', () => {
	const named = [ ...alerts.matchAll( /alert: (\w+)\n[^]*?severity: (\w+)/g ) ].map( ( [ , name, severity ] ) => [
		name,
		severity,
	] );
	const told = [ ...read( 'docs/monitoring.md' ).matchAll( /^### (\w+)\n\n(\w+)\. /gm ) ].map(
		( [ , name, severity = '' ] ) => [ name, severity.toLowerCase() ]
	);
	assert.deepEqual( told, named );
} );
