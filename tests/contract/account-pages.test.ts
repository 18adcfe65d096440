import { api, Visitor } from './site';

const CUSTOMER = { email: 'customer@example.com', password: 'password' };

const signIn = ( visitor: Visitor, fields: Record< string, string > = {}, page = '/customer/login' ) =>
	visitor.post( page, { coleman_action: 'sign_in', ...CUSTOMER, ...fields } );

const signedIn = async () => {
	const visitor = new Visitor();
	expect( ( await signIn( visitor ) ).status ).toBe( 303 );
	return visitor;
};

/** What PHP gave an island, and the island's HTML. */
const island = ( html: string, name: string ) => {
	const found = new RegExp(
		`data-coleman-island="${ name }".*?<script type="application/json" data-coleman-props>(.*?)</script>`,
		's'
	).exec( html );
	return { html: found?.[ 0 ] ?? '', props: JSON.parse( found?.[ 1 ] ?? 'null' ) };
};

/** What the notification bar says of errors. */
const notice = ( html: string ) => /role="alert".*?__message">(.*?)</s.exec( html )?.[ 1 ];

describe( 'the sign-in form without JavaScript', () => {
	it( 'names the empty fields, each beside its input', async () => {
		const { status, text } = await signIn( new Visitor(), { email: ' ', password: '' } );
		expect( status ).toBe( 400 );
		for ( const [ name, sentence ] of [
			[ 'email', 'Email Address is required.' ],
			[ 'password', 'Password is required.' ],
		] ) {
			const id = new RegExp( `name="${ name }"[^>]* aria-invalid="true" aria-describedby="([^"]+)"` ).exec(
				text
			)?.[ 1 ];
			expect( text ).toContain( `id="${ id }">${ sentence }<` );
		}
	} );

	it( 'tells why it was refused, keeps the address and forgets the password', async () => {
		const { status, text, headers } = await signIn( new Visitor(), {
			email: 'x@"y"<b>.example',
			password: 'not-this-one',
		} );
		expect( status ).toBe( 401 );
		expect( notice( text ) ).toBe( 'The email address or password is incorrect.' );
		expect( text ).toContain( 'value="x@&quot;y&quot;&lt;b&gt;.example"' );
		expect( text ).not.toContain( 'not-this-one' );
		expect( headers[ 'cache-control' ] ).toBe( 'private, no-store' );
	} );

	it.each( [
		[ '/cart', '/cart' ],
		[ '//evil.example', '/customer' ],
		[ '', '/customer' ],
	] )( 'leads from redirect %j to %s', async ( redirect, path ) => {
		const visitor = new Visitor();
		const page = `/customer/login?redirect=${ encodeURIComponent( redirect ) }`;
		const { props } = island( ( await visitor.get( page ) ).text, 'sign-in' );
		const answer = await signIn( visitor, { redirect: props.redirect }, page );
		expect( [ answer.status, new URL( answer.headers.location ?? '' ).pathname ] ).toEqual( [ 303, path ] );
	} );

	it.each( [
		[ '/customer/login', '/customer/create?redirect=%2Fcustomer%2Flogin' ],
		[ '/customer/login?redirect=%2Fcart%3Fa%3D1', '/customer/create?redirect=%2Fcart%3Fa%3D1' ],
		[ '/customer?a=1', '/customer/create?redirect=%2Fcustomer%3Fa%3D1' ],
	] )( 'sends new customers from %s to %s', async ( page, register ) => {
		expect( island( ( await new Visitor().get( page ) ).text, 'sign-in' ).props.urls.register ).toBe( register );
	} );
} );

describe( 'My Account', () => {
	it( 'is behind the gate', async () => {
		const { text, headers } = await new Visitor().get( '/customer' );
		expect( headers[ 'cache-control' ] ).toBe( 'private, no-store' );
		expect( text ).toContain( 'Returning Customers' );
		expect( text ).not.toContain( 'class="coleman-account__' );
		expect( text.match( /<h1/g ) ).toHaveLength( 1 );
	} );

	it( 'shows the customer who they are', async () => {
		const { text, headers } = await ( await signedIn() ).get( '/customer' );
		expect( headers[ 'cache-control' ] ).toBe( 'private, no-store' );
		expect( text ).toContain( 'Ray Dombrowski' );
		expect( text ).toContain( CUSTOMER.email );
		expect( text ).not.toContain( 'Returning Customers' );
	} );
} );

describe( 'logging out', () => {
	const CROSS = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' };

	it( 'asks who comes from elsewhere, and acts on the button', async () => {
		const visitor = await signedIn();
		const { text } = await visitor.get( '/customer/logout', CROSS );
		expect( text ).toContain( 'You are signed in as Ray Dombrowski.' );
		const answer = await visitor.post( '/customer/logout', { coleman_action: 'sign_out' } );
		expect( answer.status ).toBe( 303 );
		expect( ( await visitor.get( '/customer/logout', CROSS ) ).text ).toContain( 'You are signed out.' );
	} );
} );

describe( 'the user bar', () => {
	it( 'is nobody’s on a page that caches may keep', async () => {
		const visitor = new Visitor();
		await visitor.post( api( '/cart/add' ), { partId: '1', quantity: '2' } );
		const { text, headers } = await visitor.get( '/equipment/new/' );
		expect( headers[ 'cache-control' ] ).toMatch( /^public/ );
		const { html, props } = island( text, 'user-bar' );
		expect( props ).not.toHaveProperty( 'hint' );
		expect( html ).toMatch( /data-hint="guest">/ );
		expect( html ).toMatch( /data-hint="count" hidden="">0</ );
	} );

	it( 'is right from the start on a page of one person', async () => {
		const visitor = new Visitor();
		await visitor.post( api( '/cart/add' ), { partId: '1', quantity: '2' } );
		const { html, props } = island( ( await visitor.get( '/cart' ) ).text, 'user-bar' );
		expect( props.hint ).toEqual( { count: 2, signedIn: false } );
		expect( html ).toMatch( /data-hint="count">2</ );
	} );

	it( 'corrects a hint that has gone stale, and leaves a good one alone', async () => {
		const visitor = await signedIn();
		const painted = ( cookies: string[] ) => cookies.filter( ( cookie ) => cookie.startsWith( 'coleman_hint=' ) );
		expect( painted( ( await visitor.get( '/customer' ) ).cookies ) ).toEqual( [] );
		const good = visitor.cookie( 'coleman_hint' );
		visitor.setCookie( 'coleman_hint', '9.0' );
		expect( painted( ( await visitor.get( '/customer' ) ).cookies )[ 0 ] ).toMatch( `coleman_hint=${ good };` );
	} );
} );

it( 'leads a guest who lost the link of an order to the look-up, and a customer does not need it', async () => {
	for ( const path of [ '/customer/order/1', '/customer/order/999999' ] ) {
		const { text } = await new Visitor().get( path );
		expect( text ).toMatch(
			/<p class="coleman-gate__guest">[^<]+<a href="[^"]*\/order-lookup">Find your order<\/a>/
		);
	}
	expect( ( await new Visitor().get( '/customer/orders' ) ).text ).not.toContain( '<p class="coleman-gate__guest"' );
} );
