import { expectValid, Visitor } from './site';

const visitor = new Visitor();

interface Health {
	results: { status: string; checks: Record< string, boolean > };
}

describe( 'health', () => {
	it( 'says that the server lives and is ready', async () => {
		const live = await visitor.get< Health >( '/wp-json/coleman/v1/health/live' );
		const ready = await visitor.get< Health >( '/wp-json/coleman/v1/health/ready' );
		for ( const { status, json, headers } of [ live, ready ] ) {
			expect( status ).toBe( 200 );
			expectValid( 'health', json.results );
			expect( headers[ 'cache-control' ] ).toBe( 'private, no-store' );
		}
		expect( ready.json.results ).toEqual( {
			status: 'ready',
			checks: { database: true, tables: true, uploads: true, open: true },
		} );
	} );

	it( 'keeps its numbers from who has no key', async () => {
		const { status, text } = await visitor.get( '/wp-json/coleman/v1/metrics' );
		expect( status ).toBe( 401 );
		expect( text ).not.toContain( '# TYPE' );
	} );
} );

describe( 'the id of a request', () => {
	const given = { 'X-Request-Id': 'from-nginx-4f0c1a2b' };

	it.each( [ '/wp-json/coleman/v1/cart', '/cart', '/customer/login', '/no-such-page' ] )(
		'is in the answer of %s, which no cache keeps',
		async ( path ) => {
			const named = await visitor.request( 'GET', path, undefined, given );
			expect( named.headers[ 'x-request-id' ] ).toBe( given[ 'X-Request-Id' ] );
			const own = await visitor.request( 'GET', path );
			expect( own.headers[ 'x-request-id' ] ).toMatch( /^[0-9a-f]{16}$/ );
		}
	);

	it.each( [ '/', '/wp-json/coleman/v1/equipment-categories' ] )(
		'is not in %s, which caches keep',
		async ( path ) => {
			const answer = await visitor.request( 'GET', path, undefined, given );
			expect( answer.status ).toBe( 200 );
			expect( answer.headers[ 'x-request-id' ] ).toBeUndefined();
		}
	);

	it( 'is none that would write into the log', async () => {
		const answer = await visitor.request( 'GET', '/cart', undefined, { 'X-Request-Id': 'a b"<script>' } );
		expect( answer.headers[ 'x-request-id' ] ).toMatch( /^[0-9a-f]{16}$/ );
	} );
} );
