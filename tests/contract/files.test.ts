import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Visitor } from './site';

/** Which files of the site anybody may read: those that pages load, and no others. */

const CONTENT = path.join( process.env.COLEMAN_SITE ?? '', 'wp-content' );

const FOLDERS = [ 'plugins/coleman-api', 'plugins/coleman-blocks', 'themes/coleman' ];

/** Every file of ours, and of each kind in each folder the first ones. */
function files(): string[] {
	const kinds = new Map< string, number >();
	return FOLDERS.flatMap( ( folder ) =>
		readdirSync( path.join( CONTENT, folder ), { recursive: true, withFileTypes: true } )
			.filter( ( entry ) => entry.isFile() )
			.map( ( entry ) => path.relative( CONTENT, path.join( entry.parentPath, entry.name ) ) )
			.filter( ( file ) => ! /node_modules/.test( file ) )
	).filter( ( file ) => {
		const kind = `${ path.dirname( file ).split( '/' ).slice( 0, 4 ).join( '/' ) } ${ path.extname( file ) }`;
		const count = ( kinds.get( kind ) ?? 0 ) + 1;
		kinds.set( kind, count );
		return count <= 2;
	} );
}

const isForBrowsers = ( file: string ) =>
	/\.(js|mjs|css|woff2|svg|png|jpe?g|webp|avif|ico|html)$/.test( file ) ||
	/islands\/languages\/.+\.json$/.test( file );

const isOurs = ( file: string ) =>
	! /^(plugins\/coleman-api|themes\/coleman)\/(src|schema|vendor|demo|data|templates|drop-ins)\//.test( file );

describe( 'files over HTTP', () => {
	it( 'of the product are readable where browsers load them, and no others', async () => {
		const all = files();
		expect( all.length ).toBeGreaterThan( 60 );
		const wrong: string[] = [];
		const queue = [ ...all ];
		const next = async (): Promise< void > => {
			const file = queue.shift();
			if ( file === undefined ) {
				return;
			}
			const { status } = await new Visitor().get( `/wp-content/${ file }` );
			if ( isForBrowsers( file ) && isOurs( file ) ? status !== 200 : status !== 404 ) {
				wrong.push( `${ status } ${ file }` );
			}
			return next();
		};
		await Promise.all( Array.from( { length: 6 }, next ) );
		expect( wrong ).toEqual( [] );
	}, 60_000 );

	it.each( [
		'/readme.html',
		'/license.txt',
		'/wp-config-sample.php',
		'/wp-content/plugins/coleman-api/composer.json',
		'/wp-content/plugins/coleman-api/schema/order.json',
		'/wp-content/plugins/coleman-api/SCHEMA/order.json',
		'/wp-content/plugins/coleman-api/vendor/autoload.php',
		'/wp-content/plugins/coleman-api/demo/customers.json',
		'/wp-content/plugins/coleman-api/.htaccess',
		'/wp-content/themes/coleman/theme.json',
		'/wp-content/themes/coleman/patterns/',
	] )( '%s is nobody’s to read', async ( url ) => {
		const { status, text } = await new Visitor().get( url );
		expect( status ).toBe( 404 );
		expect( text ).not.toMatch( /"require-dev"|"\$schema"|GNU GENERAL|ClassLoader/ );
	} );

	it( 'are closed for Apache too', () => {
		for ( const folder of [ 'plugins/coleman-api', 'themes/coleman' ] ) {
			expect( existsSync( path.join( CONTENT, folder, '.htaccess' ) ) ).toBe( true );
		}
	} );
} );
