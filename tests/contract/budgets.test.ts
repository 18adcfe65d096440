import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { base, Visitor } from './site';

/** What a page may weigh and ask for; budgets.json says why. */
type Budget = {
	path: string;
	/** Of the HTML, and as it travels. */
	html: number;
	htmlGz: number;
	/** Of ours: styles in the page and in files of the theme and the blocks, gzipped. */
	cssGz: number;
	/** Of ours: scripts that the page itself asks for, and those in it, gzipped. */
	scriptsGz: number;
	/** WordPress's queries, and the statements of ours beside them: on SQLite they are counted apart. */
	queries: number;
	statements: number;
};

const { pages }: { pages: Record< string, Budget > } = JSON.parse(
	readFileSync( path.join( __dirname, 'budgets.json' ), 'utf8' )
);

const visitor = new Visitor();

const gzipped = ( text: string ) => ( text ? gzipSync( text, { level: 6 } ).length : 0 );

const sum = ( sizes: number[] ) => sizes.reduce( ( total, size ) => total + size, 0 );

const attribute = ( tag: string, name: string ) =>
	new RegExp( `\\s${ name }=["']([^"']*)["']` ).exec( tag )?.[ 1 ]?.replaceAll( '&#038;', '&' ) ?? '';

const isOurs = ( url: string ) => /\/wp-content\/(plugins|themes)\/coleman(-\w+)?\//.test( url );

const files = new Map< string, number >();

/** So many bytes a file of ours takes as it travels. */
async function weigh( url: string ): Promise< number > {
	const file = url.replace( base, '' );
	if ( ! files.has( file ) ) {
		const answer = await visitor.get( file );
		expect( [ file, answer.status ] ).toEqual( [ file, 200 ] );
		files.set( file, gzipped( answer.text ) );
	}
	return files.get( file ) ?? 0;
}

const elements = ( html: string, name: string ) => [
	...html.matchAll( new RegExp( `<${ name }\\b([^>]*)>([\\s\\S]*?)</${ name }>`, 'g' ) ),
];

async function measured( { path: page }: Budget ): Promise< Omit< Budget, 'path' > > {
	// The first visit fills WordPress's own caches, and one by chance does work for all, such as what is due.
	await visitor.get( page );
	const other = await visitor.get( page );
	const answer = await visitor.get( page );
	expect( [ page, answer.status ] ).toEqual( [ page, 200 ] );
	const counts = [ other, answer ].map( ( { headers } ) =>
		/queries=(\d+), statements=(\d+)/.exec( String( headers[ 'x-coleman-queries' ] ) )
	);
	const styles = elements( answer.text, 'style' ).filter( ( [ , tag = '' ] ) =>
		/(^|-)coleman-/.test( attribute( tag, 'id' ) )
	);
	const sheets = [ ...answer.text.matchAll( /<link\b[^>]*rel=["']stylesheet["'][^>]*>/g ) ]
		.map( ( [ tag ] ) => tag )
		// Fetched when all else is there, and by nobody's paint waited for.
		.filter( ( tag ) => attribute( tag, 'media' ) !== 'print' )
		.map( ( tag ) => attribute( tag, 'href' ) )
		.filter( isOurs );
	const scripts = elements( answer.text, 'script' );
	const code = scripts.filter( ( [ , tag = '' ] ) =>
		/^(|module|text\/javascript)$/.test( attribute( tag, 'type' ) )
	);
	return {
		// Its address may have a digit more or less.
		html: Buffer.byteLength( answer.text.replaceAll( base, '' ) ),
		htmlGz: gzipped( answer.text.replaceAll( base, '' ) ),
		cssGz:
			gzipped( styles.map( ( [ , , css = '' ] ) => css ).join( '' ) ) +
			sum( await Promise.all( sheets.map( weigh ) ) ),
		scriptsGz:
			sum( code.map( ( [ , tag = '', text = '' ] ) => ( attribute( tag, 'src' ) ? 0 : gzipped( text ) ) ) ) +
			sum(
				await Promise.all(
					code
						.map( ( [ , tag = '' ] ) => attribute( tag, 'src' ) )
						.filter( isOurs )
						.map( weigh )
				)
			),
		queries: Math.min( ...counts.map( ( found ) => Number( found?.[ 1 ] ?? NaN ) ) ),
		statements: Math.min( ...counts.map( ( found ) => Number( found?.[ 2 ] ?? NaN ) ) ),
	};
}

describe( 'a page stays within its budget', () => {
	it.each( Object.entries( pages ) )( '%s', async ( _name, budget ) => {
		const found = await measured( budget );
		const over = Object.entries( found ).filter(
			// What could not be counted is over as well.
			( [ key, value ] ) => ! ( value > 0 ) || value > budget[ key as keyof typeof found ]
		);
		expect( Object.fromEntries( over ) ).toEqual( {} );
	} );
} );
