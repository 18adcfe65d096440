import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Answer, base, Visitor } from './site';
import { faults, graphs, ofType } from './structured-data';

interface Row {
	path: string;
	outcome: 'page' | 'gone' | 'redirect' | 'found' | 'led' | 'missing';
	expected?: string;
}

const folder = path.join( __dirname, '../seed/pages' );

const rows: Row[] = readdirSync( folder ).flatMap( ( file ) =>
	JSON.parse( readFileSync( path.join( folder, file ), 'utf8' ) )
);

const visitor = new Visitor();

const STATUS = { page: 200, gone: 410, redirect: 301, found: 302, led: 302, missing: 404 };

/** No guessing of types, no plug-ins, no other base, no frame of another site, no path told to another site. */
const SECURITY = {
	sniffing: 'nosniff',
	policy: [ "object-src 'none'", "base-uri 'none'", "frame-ancestors 'self'" ],
	referrer: 'strict-origin-when-cross-origin',
};

/** The contents of what a pattern finds in the head. */
const inHead = ( html: string, pattern: RegExp ) =>
	[ ...( html.split( '</head>' )[ 0 ] ?? '' ).matchAll( pattern ) ].map( ( [ , content = '' ] ) =>
		content.replaceAll( '&#039;', "'" ).replaceAll( '&#038;', '&' ).replaceAll( '&amp;', '&' )
	);

const head = ( html: string ) => ( {
	titles: inHead( html, /<title>(.*?)<\/title>/gs ),
	canonicals: inHead( html, /<link rel="canonical" href="([^"]*)"/g ),
	descriptions: inHead( html, /<meta name="description" content="([^"]*)"/g ),
	robots: inHead( html, /<meta name='robots' content='([^']*)'/g ),
	shared: Object.fromEntries(
		[ 'type', 'title', 'url', 'image', 'site_name', 'locale' ].map( ( name ) => [
			name,
			inHead( html, new RegExp( `<meta property="og:${ name }" content="([^"]*)"`, 'g' ) ),
		] )
	),
} );

const isKeptOut = ( answer: Answer< unknown > ) => /noindex/.test( head( answer.text ).robots.join() );

describe( 'an address of the table of pages', () => {
	it.each( rows.map( ( row ): [ string, Row ] => [ `${ row.path } (${ row.outcome })`, row ] ) )(
		'%s',
		async ( _name, row ) => {
			const answer = await visitor.get( row.path );
			expect( answer.status ).toBe( STATUS[ row.outcome ] );
			// HEAD says the same, without a body.
			const asked = await visitor.request( 'HEAD', row.path );
			expect( [ asked.status, asked.headers.location, asked.text ] ).toEqual( [
				answer.status,
				answer.headers.location,
				'',
			] );

			if ( [ 'redirect', 'found', 'led' ].includes( row.outcome ) ) {
				expect( answer.headers.location ).toBe( base + row.expected );
				const then = await visitor.request( 'HEAD', row.expected ?? '' );
				expect( [ 200, 410 ] ).toContain( then.status );
			} else if ( row.outcome === 'page' ) {
				await isSound( answer, row.path );
			} else {
				expect( isKeptOut( answer ) ).toBe( true );
				expect( head( answer.text ).canonicals ).toEqual( [] );
				expect( graphs( answer.text ) ).toEqual( [] );
			}
		}
	);
} );

/** Of the inline scripts that a browser runs, as a policy names them. */
function hashesIn( html: string ): string[] {
	const scripts = [ ...html.matchAll( /<script(?![^>]*\b(?:src=|type="application))[^>]*>(.*?)<\/script>/gs ) ];
	const hash = ( code: string ) => createHash( 'sha256' ).update( code ).digest( 'base64' );
	return [ ...new Set( scripts.map( ( [ , code = '' ] ) => `'sha256-${ hash( code ) }'` ) ) ];
}

async function isSound( answer: Answer< unknown >, url: string ) {
	const { titles, canonicals, descriptions, shared } = head( answer.text );
	const policy = String( answer.headers[ 'content-security-policy' ] ).split( '; ' );
	expect( policy.find( ( directive ) => directive.startsWith( 'script-src ' ) )?.split( ' ' ) ).toEqual( [
		'script-src',
		"'self'",
		...hashesIn( answer.text ),
	] );
	expect( {
		sniffing: answer.headers[ 'x-content-type-options' ],
		policy: policy.slice( 0, SECURITY.policy.length ),
		referrer: answer.headers[ 'referrer-policy' ],
	} ).toEqual( SECURITY );
	expect( titles ).toHaveLength( 1 );
	expect( titles[ 0 ] ).toMatch( /\S.* - Coleman Equipment$|^Coleman Equipment - \S/ );
	if ( isKeptOut( answer ) ) {
		expect( canonicals ).toEqual( [] );
		expect( graphs( answer.text ) ).toEqual( [] );
		return;
	}
	expect( canonicals ).toEqual( [ base + url ] );
	expect( descriptions ).toHaveLength( 1 );
	expect( descriptions[ 0 ]?.length ).toBeGreaterThan( 20 );
	expect( shared ).not.toEqual( {} );
	for ( const [ name, contents ] of Object.entries( shared ) ) {
		expect( [ name, contents.length ] ).toEqual( [ name, 1 ] );
	}
	expect( shared.url ).toEqual( canonicals );
	expect( shared.image?.[ 0 ] ).toMatch( /^https?:\/\// );
	const found = graphs( answer.text );
	expect( found ).toHaveLength( 1 );
	expect( faults( found[ 0 ] ?? [] ) ).toEqual( [] );
	// Where engines are told what the page stands below, visitors are.
	if ( ofType( found[ 0 ] ?? [], 'BreadcrumbList' ).length > 0 ) {
		expect( answer.text ).toContain( 'class="coleman-breadcrumbs__' );
	}
}

describe( 'a redirect of the table', () => {
	it( 'keeps the query', async () => {
		const answer = await visitor.get( '/parts/details/1?utm_source=mail&q=a%20b%26c&list[]=1' );
		expect( answer.headers.location ).toBe(
			`${ base }/parts/details/kubota-parts/filter-engine-oil-spin-on/HH164-32430?utm_source=mail&q=a%20b%26c&list[]=1`
		);
	} );
} );

describe( 'an address that nobody links to', () => {
	it.each( [
		'/parts/details/%2F',
		'/parts/details/%00',
		'/parts/details/1%00',
		'/parts/details/%0d%0aLocation:%20https://evil.example',
		'/parts/details/..%2f..%2fwp-config.php',
		'/parts/details/%252F1',
		'/parts/details/%25%32%46',
		'/parts/details/%',
		'/parts/details/%ff-1',
		'/parts/details//1',
		'/parts//details/1',
		'/parts/details/kubota-parts/x/',
		'/parts/details/kubota-parts/x/%2e%2e',
		'/parts/details/kubota-parts//HH164-32430',
		'/PARTS/details/1',
		'/Equipment/New/',
		'/equipment/new//',
		'//equipment/new/',
		'//evil.example/equipment/new/',
		'/\\evil.example/equipment/new/',
		'/equipment/new/%2e%2e/',
		'/equipment/new/./',
		'/equipment/new/0',
		'/equipment/new/-1',
		'/equipment/new/x-00000000001',
		'/search/%2F/',
		'/search/%00/',
		'/search/?q=//evil.example',
		'/search/?q=%0d%0aSet-Cookie:%20a=b',
		'/cart/%20',
		'/customer/login/..',
		`/parts/details/${ 'x'.repeat( 3000 ) }-1`,
		`/parts/details/kubota-parts/x/${ '9'.repeat( 500 ) }`,
	] )( '%s is answered, and leads nowhere else', async ( url ) => {
		const hops: string[] = [];
		let at = url;
		for (;;) {
			const answer = await visitor.get( at );
			expect( answer.status ).toBeLessThan( 500 );
			expect( answer.headers[ 'set-cookie' ] ?? '' ).not.toMatch( /a=b/ );
			const target = answer.headers.location;
			if ( target === undefined ) {
				expect( [ 200, 400, 404 ] ).toContain( answer.status );
				break;
			}
			expect( target.startsWith( `${ base }/` ) && ! target.startsWith( `${ base }//` ) ).toBe( true );
			hops.push( target );
			expect( hops.length ).toBeLessThanOrEqual( 1 );
			at = target.slice( base.length );
		}
	} );

	it( 'in capitals or encoded more than it need be is told its right form at once', async () => {
		const right = '/parts/details/kubota-parts/filter-engine-oil-spin-on/HH164-32430';
		for ( const url of [ right.replace( 'HH164', 'hh164' ), right.replace( '-32430', '%2D32430' ) ] ) {
			const answer = await visitor.get( url );
			expect( [ answer.status, answer.headers.location ] ).toEqual( [ 301, base + right ] );
		}
	} );
} );

describe( 'structured data', () => {
	const graphOf = async ( url: string ) => {
		const found = graphs( ( await visitor.get( url ) ).text );
		expect( found ).toHaveLength( 1 );
		return found[ 0 ] ?? [];
	};

	it.each( [ '/', '/contact/', '/equipment/new/', '/new-equipment-easton/' ] )(
		'of %s, which shows branches, holds them',
		async ( url ) => {
			const graph = await graphOf( url );
			expect( faults( graph ) ).toEqual( [] );
			expect( ofType( graph, 'AutomotiveBusiness' ) ).toHaveLength( 4 );
		}
	);

	it( 'says of a part what its page says', async () => {
		const part = await visitor.get( '/parts/details/kubota-parts/filter-engine-oil-spin-on/HH164-32430' );
		const graph = graphs( part.text )[ 0 ] ?? [];
		expect( ofType( graph, 'Product' )[ 0 ] ).toMatchObject( {
			mpn: 'HH164-32430',
			brand: { name: 'Kubota' },
			offers: { price: '14.85', availability: 'https://schema.org/InStock' },
		} );
		expect( part.text ).toContain( '$14.85' );
		expect( part.text ).toContain( 'In Stock – Ships within 1 business day' );
		expect( ofType( graph, 'AutomotiveBusiness' ) ).toEqual( [] );
	} );

	it( 'of texts that would end its script is read whole', async () => {
		const redirect = await visitor.get( '/parts/details/15' );
		const graph = await graphOf( redirect.headers.location?.slice( base.length ) ?? '' );
		expect( faults( graph ) ).toEqual( [] );
		expect( String( ofType( graph, 'Product' )[ 0 ]?.name ) ).toMatch( /[<"]/ );
	} );
} );

describe( 'a public page', () => {
	// nginx leaves these out of its key: who comes by one campaign is shown the page of another.
	const tagged = '?utm_source=qzx1&utm_campaign=qzx2&fbclid=qzx3&gclid=qzx4&mc_eid=qzx5&t=qzx6';

	/** Parameters of links that lead to things of their own; others filter or sort. */
	const CRAWLED = [ 'after', 'class', 'vendor' ];

	let closed: RegExp[] = [];
	let kept = 0;
	let filtered = 0;

	/** Whether robots.txt keeps programs out. */
	const isClosed = ( url: string ) => closed.some( ( rule ) => rule.test( url ) );

	beforeAll( async () => {
		const { text } = await visitor.get( '/robots.txt' );
		closed = [ ...text.matchAll( /^Disallow: (\/.*)$/gm ) ].map(
			( [ , rule = '' ] ) =>
				new RegExp( `^${ rule.replace( /[.?+^$()[\]{}|\\]/g, '\\$&' ).replaceAll( '*', '.*' ) }` )
		);
	} );

	it.each( rows.filter( ( { outcome } ) => outcome === 'page' ).map( ( row ) => row.path ) )(
		'does not tell by what campaign somebody came, and leads engines into no filtered list: %s',
		async ( url ) => {
			const answer = await visitor.get( url + tagged );
			expect( answer.status ).toBe( 200 );
			expect( isClosed( url ) ).toBe( false );
			if ( answer.headers[ 'cache-control' ]?.includes( 'public' ) ) {
				kept++;
				expect( answer.text.match( /.{0,80}qzx.{0,20}/g ) ).toBeNull();
			}
			if ( isKeptOut( answer ) ) {
				return;
			}
			for ( const [ tag, href = '' ] of answer.text.matchAll( /<a\b[^>]*?\shref="([^"]*\?[^"#]+)[^>]*>/g ) ) {
				const to = new URL( href.replaceAll( '&amp;', '&' ), base + url );
				const filters = [ ...to.searchParams.keys() ].filter( ( name ) => ! CRAWLED.includes( name ) );
				if ( to.origin === base && filters.length > 0 && ! /\brel="[^"]*nofollow/.test( tag ) ) {
					filtered++;
					expect( [ href, isClosed( to.pathname + to.search ) ] ).toEqual( [ href, true ] );
				}
			}
		}
	);

	it( 'was looked at', () => {
		expect( kept ).toBeGreaterThan( 50 );
		expect( filtered ).toBeGreaterThan( 50 );
	} );
} );

describe( 'a filtered list', () => {
	it( 'has the plain address', async () => {
		const answer = await visitor.get( '/equipment/new/?location_id=2&vendor_id=3' );
		expect( head( answer.text ).canonicals ).toEqual( [ `${ base }/equipment/new/` ] );
	} );
} );

describe( 'sitemaps', () => {
	const locations = ( xml: string ) => [ ...xml.matchAll( /<loc>(.*?)<\/loc>/g ) ].map( ( [ , url = '' ] ) => url );

	it( 'are named in robots.txt, may be kept an hour, and lead to pages', async () => {
		expect( ( await visitor.get( '/robots.txt' ) ).text ).toContain( `Sitemap: ${ base }/wp-sitemap.xml` );
		const index = await visitor.get( '/wp-sitemap.xml' );
		expect( index.headers[ 'cache-control' ] ).toBe( 'public, max-age=3600' );
		const maps = locations( index.text );
		expect( maps.length ).toBeGreaterThan( 4 );
		expect( maps.join() ).not.toMatch( /users/ );
		for ( const map of maps ) {
			const answer = await visitor.get( map.slice( base.length ) );
			expect( [ map, answer.status, answer.headers[ 'cache-control' ] ] ).toEqual( [
				map,
				200,
				'public, max-age=3600',
			] );
			const urls = locations( answer.text );
			expect( urls.length ).toBeGreaterThan( 0 );
			expect( urls.length ).toBeLessThanOrEqual( 2000 );
			for ( const url of [ urls.at( 0 ), urls.at( -1 ) ] ) {
				expect( [ url, ( await visitor.request( 'HEAD', url?.slice( base.length ) ?? '' ) ).status ] ).toEqual(
					[ url, 200 ]
				);
			}
		}
	} );

	it( 'that do not exist are 404 and not kept', async () => {
		for ( const url of [ 'catalogue-parts-99', 'catalogue-nothing-1', 'catalogue-1', 'users-1' ] ) {
			const answer = await visitor.get( `/wp-sitemap-${ url }.xml` );
			expect( [ url, answer.status ] ).toEqual( [ url, 404 ] );
			expect( answer.headers[ 'cache-control' ] ).not.toMatch( /public/ );
		}
	} );
} );
