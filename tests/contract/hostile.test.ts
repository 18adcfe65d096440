import type { Cart, Part } from '@/api/generated/schemas';
import { api, expectValid, Visitor } from './site';

type CartAnswer = { results: Cart };

const JSON_BODY = { 'Content-Type': 'application/json' };

const countOf = async ( visitor: Visitor ) =>
	( await visitor.get< CartAnswer >( api( '/cart' ) ) ).json.results.ItemCount;

describe( 'a write', () => {
	// WordPress finds a route whatever the case of its letters.
	it.each( [ '/wp-json/Coleman/v1/cart/add', '/wp-json/coleman/V1/cart/add', '/?rest_route=/COLEMAN/v1/cart/add' ] )(
		'of another site is refused at %s too',
		async ( url ) => {
			const visitor = new Visitor();
			const answer = await visitor.post( url, { partId: '1' }, { Origin: 'https://evil.example' } );
			expect( answer.status ).toBe( 403 );
			expect( answer.headers[ 'access-control-allow-origin' ] ).toBeUndefined();
			expect( answer.cookies ).toEqual( [] );
		}
	);

	// A link in a mail: the browser says "none", and sends the cart's cookie along.
	it.each( [
		[ 'by its query', '?partId=1&_method=POST', {} ],
		[ 'by a header', '?partId=1', { 'X-HTTP-Method-Override': 'POST' } ],
	] )( 'is never a GET %s', async ( _name, query, headers ) => {
		const visitor = new Visitor();
		const answer = await visitor.get( api( '/cart/add' ) + query, { 'Sec-Fetch-Site': 'none', ...headers } );
		expect( answer.status ).toBe( 405 );
		expectValid( 'error', answer.json );
		expect( await countOf( visitor ) ).toBe( 0 );
	} );

	it( 'of more than 64 KB is refused', async () => {
		const visitor = new Visitor();
		const body = JSON.stringify( { partId: 1, note: 'x'.repeat( 70_000 ) } );
		const answer = await visitor.post( api( '/cart/add' ), body, JSON_BODY );
		expect( answer.status ).toBe( 413 );
		expectValid( 'error', answer.json );
		const form = await visitor.post( '/cart', {
			coleman_action: 'cart_add',
			partId: '1',
			x: 'x'.repeat( 70_000 ),
		} );
		expect( form.status ).toBe( 413 );
		expect( await countOf( visitor ) ).toBe( 0 );
	} );

	it.each( [ '{"partId":"1\\n"}', '{"partId":9999999999}', '{"partId":714940,"customerPartNumber":"a\\u0000b"}' ] )(
		'with %s is refused',
		async ( body ) => {
			const answer = await new Visitor().post( api( '/cart/add' ), body, JSON_BODY );
			expect( answer.status ).toBe( 400 );
			expectValid( 'error', answer.json );
		}
	);
} );

describe( 'what shared caches may keep', () => {
	const url = api( '/products?productIds=1' );

	it( 'never depends on the body of a GET', async () => {
		const answer = await new Visitor().request< { results: Part[] } >(
			'GET',
			url,
			'{"productIds":"7"}',
			JSON_BODY
		);
		expect( answer.json.results.map( ( part ) => part.PartId ) ).toEqual( [ 1 ] );
	} );

	it.each( [ 'HEAD', 'OPTIONS', 'DELETE' ] )( 'is no answer to a GET that claims to be %s', async ( method ) => {
		const answer = await new Visitor().get( url, { 'X-HTTP-Method-Override': method } );
		expect( answer.status ).toBe( 405 );
		expect( answer.headers[ 'cache-control' ] ).toContain( 'no-store' );
	} );

	it.each( [ '/cart?_envelope=1', '/nothing', '/products?productIds=1&_envelope=1' ] )(
		'is not %s',
		async ( path ) => {
			const answer = await new Visitor().get( api( path ) );
			expect( answer.headers[ 'cache-control' ] ).toBe( 'private, no-store' );
		}
	);
} );

describe( 'who has an account here', () => {
	it.each( [
		'/wp-json/wp/v2/users',
		'/wp-json/WP/v2/users/1',
		'/?rest_route=/wp/v2/users',
		'/wp-json/wp/v2/users/me',
	] )( '%s tells no visitor', async ( url ) => {
		const answer = await new Visitor().get( url );
		expect( answer.status ).toBe( 401 );
		expect( answer.text ).not.toContain( '"slug"' );
	} );

	it.each( [
		'/?author=1',
		'/?author_name=admin',
		'/author/admin/',
		'/author/admin/feed/',
		'/wp-sitemap-users-1.xml',
	] )( '%s is an address like any that does not exist', async ( url ) => {
		const answer = await new Visitor().get( url );
		expect( answer.status ).toBe( 404 );
		expect( answer.headers.location ?? '' ).not.toContain( 'admin' );
		expect( answer.text ).not.toContain( 'author/admin' );
		expect( answer.text ).not.toContain( '<dc:creator>' );
	} );

	it( 'is not said by wp-login.php', async () => {
		const words = async ( name: string ) => {
			const answer = await new Visitor().post( '/wp-login.php', { log: name, pwd: 'wrong' } );
			return ( /id="login_error"[^]*?<\/div>/.exec( answer.text )?.[ 0 ] ?? '' ).replaceAll( name, '' );
		};
		const known = await words( 'admin' );
		expect( known ).toContain( 'incorrect' );
		expect( await words( `nobody${ Date.now() }` ) ).toBe( known );
	} );

	it( 'is not said by its form for a forgotten password', async () => {
		const ask = ( name: string ) =>
			new Visitor().post( '/wp-login.php?action=lostpassword', { user_login: name, redirect_to: '' } );
		const known = await ask( 'second.customer@example.com' );
		const unknown = await ask( 'nobody@example.com' );
		expect( [ unknown.status, unknown.headers.location ] ).toEqual( [ known.status, known.headers.location ] );
	} );
} );

describe( 'no address fails', () => {
	it.each( [
		'/parts/details/kubota-parts/x/%ff',
		'/parts/details/%ff/%ff/%ff',
		'/parts/details/kubota-parts/x/%00',
		// Both databases: MariaDB by itself would find it.
		'/parts/details/kubota-parts/x/HH164-32430%20',
	] )( '%s: there is no such part', async ( url ) => {
		expect( ( await new Visitor().get( url ) ).status ).toBe( 404 );
	} );

	it.each( [
		'/?feed[]=x',
		'/?year[]=2',
		'/?attachment[]=1',
		'/?post_format[]=1',
		'/?post_type[a][b]=page',
		'/blog/?author_name[]=x',
		'/?customize_changeset_uuid[]=1',
		'/?rest_route[]=/',
		'/wp-json/coleman/v1/salesmen?_method[]=POST',
	] )( '%s: a list where WordPress wants one value', async ( url ) => {
		expect( ( await new Visitor().get( url ) ).status ).toBeLessThan( 500 );
	} );
} );

describe( 'text that looks like markup', () => {
	it( 'stays text in the page and in its props', async () => {
		const visitor = new Visitor();
		const evil = '</script><script>alert(1)</script>"\'<b>';
		await visitor.post( api( '/cart/add' ), {
			partId: '714940',
			customerPartNumber: evil,
			customerPartDescription: evil,
		} );
		const { text } = await visitor.get( '/cart' );
		expect( text ).toContain( '&lt;script&gt;alert(1)' );
		expect( text ).not.toContain( '<script>alert(1)' );
	} );

	it.each( [
		`/search/${ encodeURIComponent( '"><script>alert(1)</script>' ) }/`,
		`/?s=${ encodeURIComponent( '"><script>alert(1)</script>' ) }`,
		`/customer/login?redirect=${ encodeURIComponent( '/"><script>alert(1)</script>' ) }`,
		`/equipment/new/?location_id=${ encodeURIComponent( '"><script>alert(1)</script>' ) }`,
		'/nothing-here/"><script>alert(1)</script>',
	] )( 'is never run from %s', async ( url ) => {
		const answer = await new Visitor().get( url );
		expect( answer.status ).toBeLessThan( 500 );
		expect( answer.text ).not.toContain( '<script>alert(1)' );
	} );
} );
