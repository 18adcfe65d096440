/**
 * The zips of `npm run package`, installed as a customer would: into an empty WordPress,
 * without this checkout.
 *
 * @typedef {import('../../bin/lib/product.mjs').PackageName} PackageName
 */

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import gettext from 'gettext-parser';
import { inRoot, testSitesDir } from '../../bin/lib/paths.mjs';
import { isForDevelopment, PACKAGES, PACKAGE_NAMES as names, packageOf } from '../../bin/lib/product.mjs';
import { quietStep } from '../../bin/lib/report.mjs';
import { billOf, demandCompatible, partsOfProduct } from '../../bin/lib/sbom.mjs';
import { createSite, serveSite } from '../../bin/lib/site.mjs';
import { PHP } from '../../bin/lib/system.mjs';
import { entriesOf, unzip } from '../../bin/lib/zip.mjs';

for ( const name of names ) {
	test( `${ name } is the same to the byte each time`, () => {
		assert.ok( packageOf( name ).equals( packageOf( name ) ) );
	} );

	test( `${ name } holds the product and nothing of the workshop`, () => {
		const { slug } = PACKAGES[ name ];
		const inside = entriesOf( packageOf( name ) ).map( ( entry ) => entry.name );
		assert.ok( inside.length > 0 );
		assert.deepEqual(
			inside.filter( ( file ) => ! file.startsWith( `${ slug }/` ) ),
			[]
		);
		assert.deepEqual( inside.filter( isForDevelopment ), [] );
		// Whatever the filter lets through, these may not be there.
		const forbidden =
			/composer|phpunit|node_modules|\.map$|\.tsx?$|coleman-(mail|offline|passwords)|\.eml$|\.sqlite$/;
		assert.deepEqual(
			inside.filter( ( file ) => forbidden.test( file ) ),
			[]
		);
	} );
}

test( 'what is shipped of others may be, and is in the bill of materials', () => {
	const parts = partsOfProduct();
	demandCompatible( parts );
	const { components } = JSON.parse( billOf( '1.0.0', parts ) );
	/** @type {string[]} */
	const told = components.map( ( /** @type {{ name: string }} */ { name } ) => name );
	const { dependencies } = JSON.parse( readFileSync( inRoot( 'package.json' ), 'utf8' ) );
	assert.deepEqual(
		Object.keys( dependencies ).filter( ( name ) => ! told.includes( name ) ),
		[]
	);
	assert.ok( ! told.includes( 'webpack' ) );
	// The claim that PHP needs no package.
	const composer = JSON.parse( readFileSync( inRoot( 'plugin-coleman-api/composer.json' ), 'utf8' ) );
	assert.deepEqual( Object.keys( composer.require ), [ 'php' ] );
} );

test( 'each package has the file WordPress knows it by', () => {
	/**
	 * @param {PackageName} name
	 * @param {string} file
	 */
	const has = ( name, file ) => entriesOf( packageOf( name ) ).some( ( entry ) => entry.name === file );
	assert.ok( has( 'coleman-theme.zip', 'coleman/style.css' ) );
	assert.ok( has( 'coleman-theme.zip', 'coleman/theme.json' ) );
	assert.ok( has( 'coleman-blocks.zip', 'coleman-blocks/coleman-blocks.php' ) );
	assert.ok( has( 'coleman-api.zip', 'coleman-api/coleman-api.php' ) );
} );

test( 'each plugin lists its classes, so that the autoloader asks the disk for none', () => {
	/** @param {PackageName} name */
	const listed = ( name ) => {
		const entries = entriesOf( packageOf( name ) );
		const list = entries.find( ( entry ) => entry.name === `${ PACKAGES[ name ].slug }/classes.php` );
		assert.ok( list );
		const there = new Set( entries.map( ( entry ) => entry.name ) );
		const all = [
			...list
				.read()
				.toString()
				.matchAll( /^ {4}'(.+)' => true,$/gm ),
		].map( ( found ) => found[ 1 ] );
		for ( const one of all ) {
			assert.ok( there.has( `${ PACKAGES[ name ].slug }/${ one }.php` ), one );
		}
		return all;
	};
	assert.ok( listed( 'coleman-api.zip' ).includes( 'src/Cart/CartRepository' ) );
	const blocks = listed( 'coleman-blocks.zip' );
	assert.ok( blocks.includes( 'php/Island' ) && blocks.includes( 'views/Blocks/EquipmentGrid' ) );
	assert.ok( blocks.every( ( one ) => ! one.startsWith( 'blocks/' ) ) );
} );

for ( const name of names ) {
	test( `${ name } says who made it, what it needs and how it is licensed`, () => {
		const { slug } = PACKAGES[ name ];
		/** @param {string} file */
		const read = ( file ) => {
			const entry = entriesOf( packageOf( name ) ).find( ( one ) => one.name === `${ slug }/${ file }` );
			assert.ok( entry, file );
			return entry.read().toString();
		};
		assert.match( read( 'LICENSE' ), /GNU GENERAL PUBLIC LICENSE\s+Version 2/ );
		const readme = read( 'readme.txt' );
		const main = read( name === 'coleman-theme.zip' ? 'style.css' : `${ slug }.php` );
		const version = JSON.parse( readFileSync( inRoot( 'package.json' ), 'utf8' ) ).version;
		assert.equal( /^Stable tag: (.+)$/m.exec( readme )?.[ 1 ], version );
		assert.equal( /Version: (.+)$/m.exec( main )?.[ 1 ], version );
		for ( const header of [ 'Requires at least', 'Tested up to', 'Requires PHP', 'License', 'License URI' ] ) {
			/** @param {string} text */
			const of = ( text ) => new RegExp( `^[ *]*${ header }: (.+)$`, 'm' ).exec( text )?.[ 1 ];
			assert.ok( of( main ), header );
			assert.equal( of( readme ), of( main ), header );
		}
		assert.match( main, /^[ *]*Author: \S/m );
		const short = readme.split( '\n\n' )[ 1 ];
		assert.ok( short.length <= 150 && ! short.includes( '\n' ), 'a short description of 150 characters at most' );
	} );
}

test( 'each package brings the template for translators, of PHP and of scripts', () => {
	/** @param {PackageName} name */
	const read = ( name ) => {
		const template = entriesOf( packageOf( name ) ).find( ( entry ) =>
			entry.name.endsWith( '/languages/coleman.pot' )
		);
		assert.ok( template );
		return gettext.po.parse( template.read() ).translations;
	};
	const blocks = read( 'coleman-blocks.zip' );
	assert.match( blocks[ '' ][ 'My Account' ].comments.reference, /render\.php:\d+[\s\S]*\.tsx:\d+/ );
	assert.equal( blocks[ '' ][ '%d person' ].msgid_plural, '%d people' );
	assert.match( blocks[ '' ][ '%d person' ].comments.extracted, /number of people/ );
	assert.ok( Object.keys( blocks[ 'block title' ] ).length > 40 );
	const api = read( 'coleman-api.zip' );
	assert.equal( api[ '' ][ 'Every minute' ].msgid, 'Every minute' );
	assert.equal( api[ 'User role' ][ 'Parts desk' ].msgctxt, 'User role' );
	assert.ok( read( 'coleman-theme.zip' )[ '' ] );
} );

test( 'the theme has a picture of itself, 1200 by 900', () => {
	const png = entriesOf( packageOf( 'coleman-theme.zip' ) ).find( ( { name } ) => name === 'coleman/screenshot.png' );
	assert.ok( png );
	const data = png.read();
	assert.deepEqual( [ data.readUInt32BE( 16 ), data.readUInt32BE( 20 ) ], [ 1200, 900 ] );
} );

test( 'the back office comes along: its screens with the blocks, its paper with the API', () => {
	/** @param {PackageName} zip */
	const filesOf = ( zip ) => entriesOf( packageOf( zip ) ).map( ( entry ) => entry.name );
	const blocks = filesOf( 'coleman-blocks.zip' );
	const files = [ 'manifest.php', 'orders.js', 'orders.asset.php', 'orders.css' ];
	for ( const file of [ ...files, 'shared.js', 'shared.css', 'tables.js', 'tables.css' ] ) {
		assert.ok( blocks.includes( `coleman-blocks/desk/${ file }` ), file );
	}
	const api = filesOf( 'coleman-api.zip' );
	for ( const paper of [ 'pick-list', 'packing-slip', 'label', 'invoice', 'statement' ] ) {
		assert.ok( api.includes( `coleman-api/templates/print/${ paper }.php` ), paper );
	}
} );

test( 'scripts are built for visitors: no source maps, no development checks', () => {
	const scripts = entriesOf( packageOf( 'coleman-blocks.zip' ) ).filter( ( { name } ) => name.endsWith( '.js' ) );
	assert.notEqual( scripts.length, 0 );
	for ( const { name, read } of scripts ) {
		assert.doesNotMatch( read().toString(), /sourceMappingURL/, name );
	}
} );

const dir = path.join( testSitesDir, 'test-package' );
/** @type {import('../../bin/lib/site.mjs').Site} */
let site;
/** @type {Awaited<ReturnType<typeof serveSite>>} */
let server;

before( async () => {
	site = await createSite( {
		dir,
		fresh: true,
		place: ( content ) => {
			for ( const name of names ) {
				const zip = path.join( dir, name );
				writeFileSync( zip, packageOf( name ) );
				const { kind, slug } = PACKAGES[ name ];
				rmSync( path.join( content, kind, slug ), { recursive: true, force: true } );
				unzip( zip, path.join( content, kind ) );
			}
		},
		step: quietStep,
	} );
	server = await serveSite( site );
} );

after( async () => {
	await server?.stop();
	await site?.close();
} );

test( 'the home page and the REST index answer, and PHP has nothing to complain of', async () => {
	assert.equal( ( await fetch( `${ site.url }/` ) ).status, 200 );
	assert.equal( ( await fetch( `${ site.url }/wp-json/coleman/v1` ) ).status, 200 );
	for ( const log of [ 'debug.log', 'php.log' ] ) {
		const file = path.join( dir, 'logs', log );
		assert.equal( existsSync( file ) ? readFileSync( file, 'utf8' ) : '', '' );
	}
} );

test( 'in another theme our blocks work, and a page without one has nothing of them', async () => {
	/** @param {'on'|'off'} state */
	const otherTheme = ( state ) =>
		execFileSync( PHP, [ inRoot( 'tests/package/other-theme.php' ), state ], {
			env: { ...process.env, ...site.env },
			encoding: 'utf8',
		} );
	const pages = JSON.parse( otherTheme( 'on' ) );
	try {
		/** @param {string} page */
		const htmlOf = async ( page ) => ( await fetch( site.url + page ) ).text();
		const withOne = await htmlOf( pages.with );
		assert.match( withOne, /<form[^>]* class="[^"]*coleman-site-search/ );
		assert.match( withOne, /coleman-site-search-style|site-search\/style-index\.css/ );
		assert.match( withOne, /islands\/loader\./ );
		assert.doesNotMatch( await htmlOf( pages.without ), /coleman-blocks/ );
	} finally {
		otherTheme( 'off' );
	}
} );

test( 'what answers while the database is away is put in its place', () => {
	const dropIn = path.join( site.wordpress, 'wp-content/db-error.php' );
	assert.ok( ! lstatSync( dropIn ).isSymbolicLink() );
	assert.equal(
		readFileSync( dropIn, 'utf8' ),
		readFileSync( inRoot( 'plugin-coleman-api/drop-ins/db-error.php' ), 'utf8' )
	);
} );

test( 'nothing of the site points into this checkout', () => {
	for ( const { kind, slug } of Object.values( PACKAGES ) ) {
		const folder = path.join( site.wordpress, 'wp-content', kind );
		const entry = readdirSync( folder, { withFileTypes: true } ).find( ( { name } ) => name === slug );
		assert.ok( entry?.isDirectory() && ! entry.isSymbolicLink(), slug );
	}
	assert.ok( ! existsSync( path.join( site.wordpress, 'wp-content/mu-plugins/coleman-mail.php' ) ) );
	assert.notEqual( site.wordpress, inRoot() );
} );

/**
 * Deletes the API plugin, and tells what is left of it. The last tests: no other finds a site after them.
 *
 * @param {'keep'|'remove'} how
 */
const uninstalled = ( how ) =>
	JSON.parse(
		execFileSync( PHP, [ inRoot( 'tests/package/uninstalled.php' ), how ], {
			env: { ...process.env, ...site.env },
			encoding: 'utf8',
		} )
	);

test( 'deleting the plugin keeps all data, as long as nobody has chosen otherwise', () => {
	const left = uninstalled( 'keep' );
	assert.ok( left.tables.length > 40, `${ left.tables.length } tables` );
	for ( const kind of [ 'options', 'meta', 'posts', 'roles', 'rights' ] ) {
		assert.ok( left[ kind ].length > 0, kind );
	}
	assert.equal( left.pictures, 7 );
	// What works in its absence would fail.
	assert.deepEqual( left.scheduled, [] );
} );

test( 'deleting it removes everything of it where the settings say so, and no account', () => {
	const { users, ...left } = uninstalled( 'remove' );
	assert.deepEqual( left, {
		tables: [],
		options: [],
		meta: [],
		posts: [],
		roles: [],
		rights: [],
		scheduled: [],
		files: [],
		pictures: 0,
	} );
	assert.equal( users, 2 );
} );
