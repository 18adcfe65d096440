/**
 * Builds a small product of its own with the real configuration, and looks at what comes out.
 */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { copyOfProduct, outputOf } from './copy-of-product.mjs';

/** @type {import('./copy-of-product.mjs').Copy} */
let product;

/** @param {...string} parts */
const at = ( ...parts ) => product.at( ...parts );
/** @param {...string} parts */
const read = ( ...parts ) => readFileSync( at( ...parts ), 'utf8' );
/**
 * @param {string} folder
 * @param {RegExp} pattern
 */
const written = ( folder, pattern ) => readdirSync( at( folder ) ).find( ( name ) => pattern.test( name ) ) ?? '';
/**
 * @param {string} folder
 * @param {RegExp} pattern
 */
const gzipped = ( folder, pattern ) =>
	gzipSync( readFileSync( at( folder, written( folder, pattern ) ) ), { level: 9 } ).length;

before( () => {
	product = copyOfProduct( [ 'cart-modal', 'notifications' ] );
	for ( const block of [ 'cart-modal', 'notifications' ] ) {
		appendFileSync( at( 'blocks', block, 'index.ts' ), "import '@/ui/price/style.css';\n" );
	}
	product.run( 'bin/create-block.mjs', 'opening-hours' );
	writeFileSync( at( 'blocks/cart-modal/later.ts' ), "export const later = 'later';\n" );
	appendFileSync( at( 'blocks/cart-modal/view.tsx' ), "export const load = () => import( './later' );\n" );
	mkdirSync( at( 'blocks/languages' ) );
	writeFileSync(
		at( 'blocks/languages/coleman-es_MX.po' ),
		[
			'msgid ""\nmsgstr "Plural-Forms: nplurals=2; plural=(n > 1);\\n"',
			'#: blocks/cart-modal/cart-modal.tsx:1\nmsgid "Go to cart"\nmsgstr "Ir al carrito"',
			'#: blocks/cart-modal/later.ts:1\nmsgid "Later"\nmsgstr "Más tarde"',
			'#: src/api/api-error.ts:1\nmsgid "Offline"\nmsgstr "Sin conexión"',
			'#: blocks/elsewhere/elsewhere.tsx:1\nmsgid "Elsewhere"\nmsgstr "En otra parte"',
		].join( '\n\n' )
	);
} );

after( () => product.remove() );

describe( 'the build', () => {
	before( () => product.build( 'editor', 'islands' ) );

	test( 'puts each block together', () => {
		const files = readdirSync( at( 'build/blocks/cart-modal' ) );
		for ( const file of [ 'block.json', 'render.php', 'style-index.css', 'style-index-rtl.css' ] ) {
			assert.ok( files.includes( file ), file );
		}
		assert.match( read( 'build/blocks-manifest.php' ), /'cart-modal' => \[/ );
		assert.match( read( 'build/views/Ui/Price.php' ), /Made from src\/ui\/price\/price\.tsx/ );
		assert.match(
			read( 'build/views/Blocks/CartModal.php' ),
			/public static function render\(array \$props\): Markup/
		);
	} );

	test( 'takes in a block as create:block wrote it', () => {
		assert.ok( existsSync( at( 'build/blocks/opening-hours/style-index.css' ) ) );
		assert.match( read( 'build/editor.js' ), /coleman\/opening-hours/ );
		assert.match( read( 'build/islands/manifest.php' ), /'opening-hours' =>/ );
		assert.match( read( 'build/views/Blocks/OpeningHours.php' ), /'class' => 'coleman-opening-hours__section'/ );
	} );

	test( 'puts the styles of header and footer into one sheet with its hash, what they share once', () => {
		const frame = read( 'build/frame.php' );
		const [ file ] = /frame\.[0-9a-f]{8}\.css/.exec( frame ) ?? [ '' ];
		const sheet = read( 'build', file );
		for ( const block of [ 'cart-modal', 'notifications' ] ) {
			assert.ok( frame.includes( `'${ block }'` ), block );
			for ( const line of read( 'build/blocks', block, 'style-index.css' ).trim().split( '\n' ) ) {
				assert.equal( sheet.split( line ).length, 2, line );
			}
		}
		assert.ok( ! frame.includes( "'opening-hours'" ) );
		assert.ok( existsSync( at( 'build', file.replace( '.css', '-rtl.css' ) ) ) );
	} );

	test( "puts the theme's sheet, made small, behind the frame's and says of which it is", () => {
		const [ , file, of ] =
			/'file' => '(site\.[0-9a-f]{8}\.css)',\s*'of' => '([0-9a-f]{8})'/.exec( read( 'build/frame.php' ) ) ?? [];
		const source = existsSync( at( 'theme/assets/site.css' ) ) ? read( 'theme/assets/site.css' ) : '';
		assert.equal( of, createHash( 'sha256' ).update( source ).digest( 'hex' ).slice( 0, 8 ) );
		const [ frame ] = /frame\.[0-9a-f]{8}\.css/.exec( read( 'build/frame.php' ) ) ?? [ '' ];
		const sheet = read( 'build', file );
		assert.ok( sheet.startsWith( read( 'build', frame ) ) );
		assert.ok( source === '' || sheet.length < read( 'build', frame ).length + source.length );
		assert.ok( existsSync( at( 'build', file.replace( '.css', '-rtl.css' ) ) ) );
	} );

	test( 'puts the styles of all blocks into one sheet for the editor, in both directions', () => {
		for ( const end of [ '.css', '-rtl.css' ] ) {
			const sheet = read( `build/editor-blocks${ end }` );
			const styles = readdirSync( at( 'build/blocks' ) ).map( ( block ) =>
				read( 'build/blocks', block, `style-index${ end }` )
			);
			assert.ok( styles.length >= 3 && styles.every( ( text ) => text && sheet.includes( text ) ) );
		}
	} );

	test( 'gives each block the styles of the shared pieces that it uses', () => {
		for ( const block of [ 'cart-modal', 'notifications' ] ) {
			const styles = read( 'build/blocks', block, 'style-index.css' );
			assert.ok( styles.includes( `.coleman-${ block }__` ) && styles.includes( '.coleman-price' ), block );
		}
	} );

	test( "builds editor scripts on WordPress's own React, with none bundled", () => {
		const asset = read( 'build/editor.asset.php' );
		for ( const handle of [ 'react-jsx-runtime', 'wp-blocks', 'wp-data', 'wp-element' ] ) {
			assert.match( asset, new RegExp( `'${ handle }'` ) );
		}
		assert.doesNotMatch( read( 'build/editor.js' ), /react\.(element|transitional)/ );
	} );

	test( 'writes no source maps for production', () => {
		assert.deepEqual(
			readdirSync( at( 'build' ), { recursive: true, encoding: 'utf8' } ).filter( ( name ) =>
				name.endsWith( '.map' )
			),
			[]
		);
	} );

	test( 'gives islands that wake together one file, and all of them one runtime', () => {
		const manifest = read( 'build/islands/manifest.php' );
		const [ runtime, companions ] = [ /^runtime\.\w{8}\.js$/, /^companions\.\w{8}\.js$/ ].map( ( pattern ) =>
			written( 'build/islands', pattern )
		);
		for ( const island of [ 'cart-modal', 'notifications' ] ) {
			assert.match( manifest, new RegExp( `'${ island }' => '${ companions }',` ) );
		}
		assert.match( manifest, new RegExp( `'runtime' => '${ runtime }',` ) );
		assert.ok( read( 'build/islands', companions ).includes( `"./${ runtime }"` ) );
	} );

	test( 'gives each island the strings of the code that comes with it, or later', () => {
		const file = written( 'build/islands/languages/es_MX', /^cart-modal\.[0-9a-f]{8}\.json$/ );
		assert.match(
			read( 'build/islands/manifest.php' ),
			new RegExp( `'cart-modal' => 'languages/es_MX/${ file }',` )
		);
		assert.deepEqual( JSON.parse( read( 'build/islands/languages/es_MX', file ) ), {
			'': { domain: 'coleman', lang: 'es_MX', 'plural-forms': 'nplurals=2; plural=(n > 1);' },
			'Go to cart': [ 'Ir al carrito' ],
			Later: [ 'Más tarde' ],
			Offline: [ 'Sin conexión' ],
		} );
	} );

	test( 'stays within its bytes', () => {
		const [ loader, behaviours, runtime, companions ] = [ /^loader/, /^behaviours/, /^runtime/, /^companions/ ].map(
			( pattern ) => gzipped( 'build/islands', pattern )
		);
		assert.ok( loader <= 2048, `loader: ${ loader } bytes` );
		// One of these comes beside them: few pages have two.
		const conditional = Math.max(
			...[
				/^announcements/,
				/^compare/,
				/^smooth-scroll/,
				/^bot-check/,
				/^branch-plates/,
				/^wake-on/,
				/^form-sent/,
				/^modal/,
			].map( ( pattern ) => gzipped( 'build/islands', pattern ) )
		);
		const impressions = gzipped( 'build/islands', /^impressions/ );
		// This one is printed into the page, beside any other.
		const printed = gzipped( 'build/islands', /^my-branch/ );
		assert.ok( printed <= 512, `printed into the page: ${ printed } bytes` );
		const first = loader + behaviours + Math.max( conditional, impressions );
		assert.ok( first <= 4096, `before the first wake: ${ first } bytes` );
		// Asked for by their address, and alone, so they must bring nothing along.
		for ( const alone of [ /^impressions/, /^promise/, /^recently-viewed/ ] ) {
			assert.doesNotMatch( read( 'build/islands', written( 'build/islands', alone ) ), /\bimport\b/ );
		}
		// The island that woke the page comes on top.
		const rest = 6 * 1024;
		assert.ok(
			loader + behaviours + runtime + companions + rest <= 75 * 1024,
			`after it: ${ runtime } in the runtime`
		);
	} );

	test( 'leaves PHP and JavaScript as they were when PHP cannot follow, and says where', () => {
		const made = [ 'build/views/Blocks/CartModal.php', 'build/editor.js' ].map( ( file ) => read( file ) );
		const source = read( 'blocks/cart-modal/cart-modal.tsx' );
		writeFileSync(
			at( 'blocks/cart-modal/cart-modal.tsx' ),
			`${ source }\nexport const Count = ( { n }: { n: number } ) => <p>{ n && <b>{ n }</b> }</p>;\n`
		);
		const place = `cart-modal.tsx:${ source.split( '\n' ).length + 1 }:`;
		assert.throws(
			() => product.build( 'editor' ),
			( error ) => outputOf( error ).includes( place )
		);
		assert.ok( read( 'build/views/errors.txt' ).includes( place ) );
		assert.deepEqual(
			[ 'build/views/Blocks/CartModal.php', 'build/editor.js' ].map( ( file ) => read( file ) ),
			made
		);
		writeFileSync( at( 'blocks/cart-modal/cart-modal.tsx' ), source );
		product.build( 'editor' );
		assert.ok( ! existsSync( at( 'build/views/errors.txt' ) ) );
	} );

	test( "fails when a visitor's page would get a package that is too heavy", () => {
		writeFileSync(
			at( 'blocks/notifications/view.tsx' ),
			"import identity from 'lodash/identity';\nexport default () => identity( 1 );\n"
		);
		assert.throws(
			() => product.buildLarge( 'islands' ),
			( error ) => /lodash is too heavy for visitors/.test( outputOf( error ) )
		);
	} );
} );
