import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Answer, api, base, Visitor } from './site';
import { comparable, isFast, LONG_WAY } from './ways';

/**
 * A call is answered alike by both ways, to the header; and what a fast call cannot know goes the long way. Every read that
 * another test sends as a guest is compared too (site.ts).
 */

const WORDPRESS = process.env.COLEMAN_SITE ?? '';

const JSON_TYPE = { 'Content-Type': 'application/json' };
const FORM_TYPE = { 'Content-Type': 'application/x-www-form-urlencoded' };

let networks = 0;

/** Of a network of its own: limits are another test's matter. */
const guest = () => new Visitor( new Map(), `127.79.0.${ 1 + ( networks++ % 250 ) }` );

/** Until a call has noted that nobody is in the way, calls go the long way. */
async function untilFast(): Promise< void > {
	for ( let tries = 0; tries < 10; tries++ ) {
		if ( isFast( await guest().get( api( '/cart' ) ) ) ) {
			return;
		}
	}
	throw new Error( 'No call is fast.' );
}

beforeAll( untilFast );

type Call = [ method: string, url: string, body?: string | undefined, headers?: Record< string, string > ];

/** Long as it is by its cookie, and as the visitor would send it. */
async function bothWays( [ method, url, body, headers = {} ]: Call, one = guest(), two = guest() ) {
	const fast = await one.request( method, url, body, headers );
	const long = await two.request( method, url, body, {
		...headers,
		Cookie: [ two.cookies(), LONG_WAY.Cookie ].filter( Boolean ).join( '; ' ),
	} );
	expect( isFast( long ) ).toBe( false );
	return { fast, long };
}

const READS: Call[] = [
	[ 'GET', '/cart' ],
	[ 'GET', '/cart?t=1&_locale=user' ],
	[ 'GET', '/search?q=oil+filter' ],
	[ 'GET', '/search?q=oil%20filter&from=parts&per_page=2' ],
	// A page of WordPress's, and one of ours.
	[ 'GET', '/search?q=privacy' ],
	[ 'GET', '/search?q=financing&section=pages' ],
	[ 'GET', '/search?q=%22o%5Cil%27s%22+%3Cb%3E' ],
	[ 'GET', '/search?q=%C3%A9l%C3%A8ve+%E2%9A%99%EF%B8%8F' ],
	[ 'GET', '/search?q=%FF%FE' ],
	[ 'GET', '/search?q=a%00b' ],
	[ 'GET', '/search?q[]=oil&q[]=filter' ],
	[ 'GET', '/search?q[a][b]=oil' ],
	[ 'GET', '/search?q=oil&per_page=many' ],
	[ 'GET', '/search?q=oil&per_page=1e1' ],
	[ 'GET', '/search?q=oil&after=nowhere' ],
	[ 'GET', '/search' ],
	[ 'GET', '/search/suggest?q=oil' ],
	[ 'GET', '/search/suggest?q=HH1' ],
	[ 'GET', '/search/suggest?q=' ],
	[ 'GET', '/search/suggest' ],
	[ 'GET', '/products?productIds=1,part7,99999999' ],
	[ 'GET', '/products?productIds=1%2C2&t=29399999&_=1' ],
	[ 'GET', '/products?productIds=x' ],
	[ 'GET', `/products?productIds=${ '1,'.repeat( 200 ) }1` ],
	[ 'GET', '/products' ],
	[ 'GET', '/products?productIds=1', undefined, { 'If-None-Match': '"nothing"' } ],
	[ 'GET', '/products?productIds=1', '{"productIds":"7"}', JSON_TYPE ],
	[ 'GET', '/products?productIds=1', undefined, { Origin: 'https://evil.example' } ],
	[ 'GET', '/products?productIds=1', undefined, { 'X-Coleman-Token': 'wrong' } ],
	[ 'GET', '/equipment-categories' ],
	[ 'GET', '/equipment-categories?location_id=1&vendor_id=0' ],
	[ 'GET', '/equipment-categories?location_id=-1' ],
	[ 'GET', '/equipment-categories?location_id=1.5' ],
	[ 'GET', '/rentals/2/availability' ],
	[ 'GET', '/rentals/2/availability?from=2026-02-31' ],
	[ 'GET', '/rentals/999999/availability' ],
].map( ( [ method, url, ...rest ] ) => [ method, api( String( url ) ), ...rest ] as Call );

test.each( READS.map( ( call ) => ( { name: call.join( ' ' ).slice( 0, 80 ), call } ) ) )(
	'$name is answered alike by both ways',
	async ( { call } ) => {
		const { fast, long } = await bothWays( call );
		expect( isFast( fast ) ).toBe( true );
		expect( comparable( fast ) ).toEqual( comparable( long ) );
	}
);

test( 'a second read is answered 304 by both ways', async () => {
	const url = api( '/products?productIds=1,2' );
	const etag = ( await guest().get( url ) ).headers.etag ?? '';
	const { fast, long } = await bothWays( [ 'GET', url, undefined, { 'If-None-Match': etag } ] );
	expect( [ fast.status, fast.text, isFast( fast ) ] ).toEqual( [ 304, '', true ] );
	expect( comparable( fast ) ).toEqual( comparable( long ) );
} );

/** Bodies of a cart's writes; the two visitors send the same ones after each other. */
const WRITES: Call[] = [
	[ 'POST', '/cart/add', 'partId=1&quantity=2', FORM_TYPE ],
	[ 'POST', '/cart/add?t=1&_locale=user', '{"partId":2}', JSON_TYPE ],
	[ 'POST', '/cart/add', 'partId=1', { ...FORM_TYPE, 'X-HTTP-Method-Override': 'POST' } ],
	[
		'POST',
		'/cart/add',
		`partId=714940&customerPartNumber=${ encodeURIComponent( `A\\'"\\\\0 é⚙` ) }&customerPartDescription=%5C%27`,
		FORM_TYPE,
	],
	[
		'POST',
		'/cart/add',
		JSON.stringify( { partId: 714940, customerPartNumber: `B\\'"\\\\n ü`, customerPartDescription: '<b>"x"</b>' } ),
		JSON_TYPE,
	],
	[ 'POST', '/cart/add', 'partId[]=1&quantity[a]=2', FORM_TYPE ],
	[ 'POST', '/cart/add', 'partId=1%0A', FORM_TYPE ],
	[ 'POST', '/cart/add', 'partId=1&quantity=0', FORM_TYPE ],
	[ 'POST', '/cart/add', 'partId=1&quantity=99999', FORM_TYPE ],
	[ 'POST', '/cart/add', '{"partId":"1e1"}', JSON_TYPE ],
	[ 'POST', '/cart/add', '{"partId":1,"unknown":true}', JSON_TYPE ],
	[ 'POST', '/cart/add', '{"partId":', JSON_TYPE ],
	[ 'POST', '/cart/add', 'null', JSON_TYPE ],
	[ 'POST', '/cart/add', '[]', JSON_TYPE ],
	[ 'POST', '/cart/add', '"x"', { 'Content-Type': 'text/plain' } ],
	[ 'POST', '/cart/add', undefined, FORM_TYPE ],
	[ 'POST', '/cart/add', `partId=1&x=${ 'x'.repeat( 70_000 ) }`, JSON_TYPE ],
	[ 'POST', '/cart/add', 'partId=1', { ...FORM_TYPE, Origin: 'https://evil.example' } ],
	[ 'POST', '/cart/add', 'partId=1', { ...FORM_TYPE, Origin: '', 'Sec-Fetch-Site': 'cross-site' } ],
	[ 'POST', '/cart/add', 'partId=1', { ...FORM_TYPE, 'X-Coleman-Token': 'wrong' } ],
	[ 'POST', '/cart/add', 'partId=99999999', FORM_TYPE ],
	[ 'POST', '/cart/update', 'cartItemId=999999999&quantity=2', FORM_TYPE ],
	[ 'POST', '/cart/remove', 'cartItemId=999999999', FORM_TYPE ],
	[ 'POST', '/cart/bulk', '{"rows":[{"partId":1,"quantity":1},{"partId":3,"quantity":2}]}', JSON_TYPE ],
	[ 'POST', '/cart/bulk', 'rows[0][partId]=1&rows[0][quantity]=2', FORM_TYPE ],
	[ 'POST', '/cart/save-for-later', 'cartItemId=x', FORM_TYPE ],
	[ 'POST', '/cart/saved/take-back', 'cartItemId=999999999', FORM_TYPE ],
	[ 'POST', '/cart/saved/remove', 'cartItemId=999999999', FORM_TYPE ],
	[ 'POST', '/impressions', '{"ids":"1,2"}', JSON_TYPE ],
	[ 'POST', '/impressions', 'ids=1,x', FORM_TYPE ],
].map( ( [ method, url, ...rest ] ) => [ method, api( String( url ) ), ...rest ] as Call );

/** Without what each cart has of its own: ids of its lines, and its token. */
const likeAnyCart = ( answer: Answer< unknown > ) =>
	JSON.parse(
		JSON.stringify( comparable( answer ) )
			.replace( /(cartItemId\\?":)\d+/g, '$10' )
			.replace( /[0-9a-f]{32}\.[0-9a-f]{32}/g, 'token' )
	);

test( 'writes to a cart are answered alike by both ways, one after the other', async () => {
	const one = guest();
	const two = guest();
	for ( const call of WRITES ) {
		const { fast, long } = await bothWays( call, one, two );
		const tells = { call: call.slice( 0, 3 ), isFast: isFast( fast ) };
		expect( tells ).toEqual( { ...tells, isFast: true } );
		expect( { ...tells, answer: likeAnyCart( fast ) } ).toEqual( { ...tells, answer: likeAnyCart( long ) } );
	}
	const [ cart, twin ] = await Promise.all( [ one.get( api( '/cart' ) ), two.get( api( '/cart' ) ) ] );
	expect( likeAnyCart( cart ) ).toEqual( likeAnyCart( twin ) );
} );

test( 'a guest of one way goes on by the other', async () => {
	const visitor = guest();
	const added = await visitor.post( api( '/cart/add' ), { partId: '1', quantity: '2' } );
	expect( isFast( added ) ).toBe( true );
	const long = await visitor.get< { results: { ItemCount: number } } >( api( '/cart' ), {
		Cookie: `${ visitor.cookies() }; ${ LONG_WAY.Cookie }`,
	} );
	expect( isFast( long ) ).toBe( false );
	expect( long.json.results.ItemCount ).toBe( 2 );
} );

test( 'limits are counted by both ways together, and told alike', async () => {
	const visitor = guest();
	await visitor.post( api( '/cart/add' ), { partId: '1' } );
	const codes: Answer< unknown >[] = [];
	for ( let turn = 0; turn < 14; turn++ ) {
		const { fast, long } = await bothWays(
			[ 'POST', api( '/cart/remove' ), 'cartItemId=1', FORM_TYPE ],
			visitor,
			visitor
		);
		codes.push( fast, long );
	}
	const refused = codes.filter( ( { status } ) => status === 429 );
	expect( codes.filter( ( { status } ) => status === 200 ) ).toHaveLength( 25 );
	expect( refused.map( isFast ) ).toEqual( expect.arrayContaining( [ true, false ] ) );
	for ( const { headers } of refused ) {
		expect( headers[ 'ratelimit-limit' ] ).toBe( '25' );
		expect( headers[ 'retry-after' ] ).toBe( headers[ 'ratelimit-reset' ] );
	}
} );

/** Each of these is WordPress's to answer, and is answered as it was before there were fast calls. */
const LONG: [ what: string, ...call: Call ][] = [
	[ 'HEAD', 'HEAD', api( '/products?productIds=1' ) ],
	[ 'OPTIONS', 'OPTIONS', api( '/cart/add' ) ],
	[ 'a wrong method', 'DELETE', api( '/cart' ) ],
	[ 'a cookie of WordPress', 'GET', api( '/cart' ), undefined, { Cookie: 'wordpress_test_cookie=1' } ],
	[ 'a broken sign-in', 'GET', api( '/cart' ), undefined, { Cookie: 'wordpress_logged_in_0=x' } ],
	[ 'Authorization', 'GET', api( '/cart' ), undefined, { Authorization: 'Basic eDp5' } ],
	[ 'a nonce', 'GET', api( '/cart' ), undefined, { 'X-WP-Nonce': 'wrong' } ],
	[ 'a nonce in the query', 'GET', api( '/cart?_wpnonce=wrong' ) ],
	[ 'a nonce in the form', 'POST', api( '/cart/add' ), 'partId=1&_wpnonce=wrong', FORM_TYPE ],
	[ '_method', 'POST', api( '/cart/add?_method=GET' ), 'partId=1', FORM_TYPE ],
	[
		'another method by a header',
		'POST',
		api( '/cart/add' ),
		'partId=1',
		{ ...FORM_TYPE, 'X-HTTP-Method-Override': 'DELETE' },
	],
	[ 'a method that a GET claims', 'GET', api( '/cart' ), undefined, { 'X-HTTP-Method-Override': 'POST' } ],
	[ '_envelope', 'GET', api( '/cart?_envelope=1' ) ],
	[ '_fields', 'GET', api( '/products?productIds=1&_fields=results' ) ],
	[ '_jsonp', 'GET', api( '/products?productIds=1&_jsonp=call' ) ],
	[ '_embed', 'GET', api( '/products?productIds=1&_embed=1' ) ],
	[ '_pretty', 'GET', api( '/products?productIds=1&_pretty=1' ) ],
	[ 'another _locale', 'GET', api( '/cart?_locale=site' ) ],
	[ 'a list of _locale', 'GET', api( '/cart?_locale[]=user' ) ],
	[ 'rest_route', 'GET', '/?rest_route=/coleman/v1/cart' ],
	[ 'rest_route beside the path', 'GET', api( '/cart?rest_route=/coleman/v1/openapi' ) ],
	[ 'a field of WordPress', 'GET', api( '/cart?preview_id=1&preview_nonce=x' ) ],
	[ 'a field that is in query and form', 'POST', api( '/cart/add?partId=2' ), 'partId=1', FORM_TYPE ],
	[ 'capital letters', 'GET', '/wp-json/Coleman/v1/cart' ],
	[ 'a slash at the end', 'GET', api( '/cart/' ) ],
	[ 'two slashes', 'GET', '/wp-json//coleman/v1/cart' ],
	[ 'an encoded letter', 'GET', api( '/c%61rt' ) ],
	[ 'index.php', 'GET', '/index.php/wp-json/coleman/v1/cart' ],
	[ 'another language', 'GET', api( '/products?productIds=x' ), undefined, { Cookie: 'coleman_language=es_US' } ],
];

test.each( LONG.map( ( [ what, ...call ] ) => ( { what, call } ) ) )( '$what goes the long way', async ( { call } ) => {
	const answer = await guest().request( ...call );
	expect( answer.headers[ 'x-coleman-way' ] ).toBe( 'long' );
} );

/** Runs PHP in the site. */
const inSite = ( php: string ) =>
	execFileSync(
		'php',
		[ '-r', `define('WP_USE_THEMES', false); require getenv('COLEMAN_SITE') . '/wp-load.php'; ${ php }` ],
		{ encoding: 'utf8' }
	);

const option = ( name: string, value: string ) => inSite( `update_option('${ name }', ${ value });` );

describe( 'on a site that', () => {
	const places: string[] = [];

	/** A plugin that WordPress loads by itself. */
	const place = ( name: string, php: string ) => {
		const file = path.join( WORDPRESS, 'wp-content/mu-plugins', `${ name }.php` );
		writeFileSync( file, `<?php\n${ php }\n` );
		places.push( file );
	};

	afterEach( async () => {
		places.splice( 0 ).forEach( ( file ) => rmSync( file, { force: true } ) );
		await untilFast();
	} );

	test.each( [
		'init',
		'wp_loaded',
		'parse_request',
		'determine_current_user',
		'rest_authentication_errors',
		'rest_api_init',
		'rest_pre_dispatch',
		'rest_request_before_callbacks',
		'rest_request_after_callbacks',
		'rest_post_dispatch',
		'rest_pre_serve_request',
		'rest_pre_echo_response',
		'coleman_part_price',
		'coleman_part_availability',
	] )( 'has a stranger on %s sends calls the long way', async ( hook ) => {
		place( `stranger-${ hook }`, `add_filter('${ hook }', static fn ($value = null) => $value);` );
		const answers = [ await guest().get( api( '/cart' ) ), await guest().get( api( '/cart' ) ) ];
		expect( answers.map( isFast ) ).toEqual( [ false, false ] );
		expect( answers[ 1 ]?.status ).toBe( 200 );
		expect( inSite( `echo json_encode(get_option('coleman_fast_calls')['in_way']);` ) ).toBe(
			JSON.stringify( { [ `stranger-${ hook }` ]: [ hook ] } )
		);
	} );

	test( 'has a stranger that answers by a filter gives that answer, which a fast call would not', async () => {
		place(
			'stranger-price',
			`add_action('plugins_loaded', static fn () => add_filter('coleman_part_price', static fn () => 123));`
		);
		const ask = () => guest().get< { results: { price_cents: number }[] } >( api( '/products?productIds=1' ) );
		expect( ( await ask() ).json.results[ 0 ]?.price_cents ).toBe( 123 );
		expect( ( await ask() ).json.results[ 0 ]?.price_cents ).toBe( 123 );
	} );

	test( 'has tables of an older version answers as it does during an upgrade', async () => {
		const version = inSite( `echo get_option('coleman_schema_version');` );
		// So old that nobody upgrades them meanwhile.
		option( 'coleman_schema_version', '3' );
		const answer = await guest().get( api( '/cart' ) );
		option( 'coleman_schema_version', version );
		expect( [ answer.status, isFast( answer ), answer.headers[ 'retry-after' ] ] ).toEqual( [ 503, false, '5' ] );
	} );

	test( 'is in maintenance answers by nobody of ours', async () => {
		const file = path.join( WORDPRESS, '.maintenance' );
		writeFileSync( file, '<?php $upgrading = time();' );
		places.push( file );
		const answer = await guest().get( api( '/cart' ) );
		expect( answer.status ).toBe( 503 );
		expect( answer.text ).not.toContain( '"results"' );
	} );

	test.each( [
		[ 'has plain permalinks', '' ],
		[ 'has index.php in its permalinks', '/index.php/%postname%/' ],
	] )( '%s has no fast calls', async ( _what, structure ) => {
		const before = inSite( `echo get_option('permalink_structure');` );
		option( 'permalink_structure', `'${ structure }'` );
		const answer = await guest().get(
			structure ? `/index.php${ api( '/cart' ) }` : '/?rest_route=/coleman/v1/cart'
		);
		option( 'permalink_structure', `'${ before }'` );
		expect( answer.status ).toBe( 200 );
		expect( answer.text ).toContain( '"ItemCount":0' );
	} );

	test( 'names its calls otherwise has none by the old name', async () => {
		place( 'stranger-prefix', `add_filter('rest_url_prefix', static fn () => 'calls');` );
		inSite( 'flush_rewrite_rules();' );
		const [ old, now ] = [ await guest().get( api( '/cart' ) ), await guest().get( '/calls/coleman/v1/cart' ) ];
		places.splice( 0 ).forEach( ( file ) => rmSync( file, { force: true } ) );
		inSite( 'flush_rewrite_rules();' );
		expect( old.status ).toBe( 404 );
		expect( [ now.status, now.headers.link ] ).toEqual( [ 200, `<${ base }/calls/>; rel="https://api.w.org/"` ] );
	} );

	test( 'speaks Spanish answers in Spanish by both ways', async () => {
		option( 'WPLANG', `'es_US'` );
		await untilFast();
		const { fast, long } = await bothWays( [ 'POST', api( '/cart/add' ), 'quantity=x', FORM_TYPE ] );
		const limit = await bothWays( [ 'POST', api( '/cart/add' ), 'partId=1&quantity=99999', FORM_TYPE ] );
		option( 'WPLANG', `''` );
		expect( [ isFast( fast ), isFast( limit.fast ) ] ).toEqual( [ true, true ] );
		expect( comparable( fast ) ).toEqual( comparable( long ) );
		expect( likeAnyCart( limit.fast ) ).toEqual( likeAnyCart( limit.long ) );
		expect( limit.fast.text ).toContain( 'cantidad' );
	} );
} );
