import { api, Visitor } from './site';

/** Headers that every answer has, whoever asks and however it ends. */
const ALWAYS: [ name: string, value: RegExp ][] = [
	[ 'x-content-type-options', /^nosniff(, nosniff)*$/ ],
	[ 'x-frame-options', /^SAMEORIGIN$/i ],
	[ 'referrer-policy', /^strict-origin-when-cross-origin$/ ],
	[ 'permissions-policy', /camera=\(\), microphone=\(\)/ ],
	[ 'content-security-policy', /frame-ancestors 'self'/ ],
];

/** WordPress has a policy of its own there: the editor shows PDF files in an object. */
const OF_WORDPRESS = /^\/wp-(login\.php|admin\/admin-ajax)/;

function expectHeaders( what: string, headers: Record< string, string | undefined > ): void {
	const policy: [ string, RegExp ] = [ 'content-security-policy', /object-src 'none'; base-uri 'none'/ ];
	const missing = [ ...ALWAYS, ...( OF_WORDPRESS.test( what ) ? [] : [ policy ] ) ].filter(
		( [ name, value ] ) => ! value.test( headers[ name ] ?? '' )
	);
	expect( { what, missing: missing.map( ( [ name ] ) => `${ name }: ${ headers[ name ] ?? '(none)' }` ) } ).toEqual( {
		what,
		missing: [],
	} );
}

type Index = { routes: Record< string, { endpoints: { methods: string[] }[] } > };

describe( 'the headers that protect a visitor', () => {
	it.each( [
		[ '/', 200 ],
		[ '/cart', 200 ],
		[ '/feed/', 200 ],
		[ '/comments/feed/', 200 ],
		[ '/no-such-page', 404 ],
		[ '/search/filter/', 200 ],
		[ '/?s=filter', 301 ],
		[ '/customer/orders', 200 ],
		[ '/robots.txt', 200 ],
		[ '/wp-sitemap.xml', 200 ],
		[ '/wp-login.php', 200 ],
		[ '/wp-admin/', 302 ],
		[ '/wp-admin/admin-ajax.php?action=nothing', 400 ],
		[ '/xmlrpc.php', 405 ],
		[ '/wp-json/', 200 ],
		[ '/wp-json/wp/v2/users/me', 401 ],
		[ '/wp-json/nothing', 404 ],
		[ '/?rest_route=/coleman/v1/cart', 200 ],
		[ '/wp-json/oembed/1.0/embed?url=x', 404 ],
	] )( 'are on %s (%d)', async ( url, status ) => {
		const { headers, status: answered } = await new Visitor().get( url );
		expect( answered ).toBe( status );
		expectHeaders( url, headers );
	} );

	it( 'stand on pages that do not tell the version of WordPress', async () => {
		for ( const url of [ '/', '/cart', '/no-such-page' ] ) {
			expect( ( await new Visitor().get( url ) ).text ).not.toMatch( /name="generator"|EditURI/ );
		}
	} );

	it( 'are on the answer of every call, done or refused', async () => {
		const visitor = new Visitor();
		const { json } = await visitor.get< Index >( '/wp-json/coleman/v1' );
		const calls = Object.entries( json.routes ).flatMap( ( [ route, { endpoints } ] ) =>
			endpoints.flatMap( ( { methods } ) =>
				methods.map( ( method ) => ( {
					method,
					url: api( route.replace( '/coleman/v1', '' ).replace( /\(\?P<\w+>(?:[^()]|\([^()]*\))*\)/g, '7' ) ),
				} ) )
			)
		);
		expect( calls.length ).toBeGreaterThan( 100 );
		// One method of each path: headers are sent before anybody looks at it.
		const paths = [ ...new Map( calls.map( ( call ) => [ call.url, call ] ) ).values() ];
		for ( const { method, url } of paths.filter( ( _call, at ) => at % 4 === 0 ) ) {
			const { headers } = await visitor.request( method, url );
			expectHeaders( `${ method } ${ url }`, headers );
		}
	}, 120_000 );
} );
