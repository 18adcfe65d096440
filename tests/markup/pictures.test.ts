/** What an editor sees of a block is its state `typical`: every picture in it is there. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve( __dirname, '../..' );
const PICTURE = /\.(svg|png|jpe?g|webp)$/;

const FOLDERS: [ string, string ][] = [
	[ '/wp-content/plugins/coleman-api/', 'plugin-coleman-api' ],
	[ '/wp-content/themes/coleman/', 'theme' ],
];

function picturesIn( value: unknown ): string[] {
	if ( typeof value === 'string' ) {
		return PICTURE.test( value ) ? [ value ] : [];
	}
	return typeof value === 'object' && value !== null ? Object.values( value ).flatMap( picturesIn ) : [];
}

function isThere( address: string ): boolean {
	const { pathname } = new URL( address, 'https://example.com' );
	return FOLDERS.some(
		( [ start, folder ] ) =>
			pathname.startsWith( start ) && existsSync( path.join( root, folder, pathname.slice( start.length ) ) )
	);
}

const pictures = readdirSync( path.join( root, 'blocks' ) )
	.map( ( block ) => [ block, path.join( root, 'blocks', block, 'fixtures.json' ) ] as const )
	.filter( ( [ , file ] ) => existsSync( file ) )
	.map( ( [ block, file ] ) => {
		const { typical } = JSON.parse( readFileSync( file, 'utf8' ) ) as { typical?: unknown };
		return [ block, picturesIn( typical ) ] as const;
	} )
	.filter( ( [ , found ] ) => found.length > 0 );

it( 'looks at the pictures of many blocks', () => {
	expect( pictures.length ).toBeGreaterThan( 15 );
} );

it.each( pictures )( 'the preview of %s shows pictures that are there', ( _block, found ) => {
	expect( found.filter( ( address ) => ! isThere( address ) ) ).toEqual( [] );
} );
