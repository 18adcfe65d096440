import { api, Visitor } from './site';

/** What goes wrong between browsers, caches and sessions, tried over HTTP. The others stand in tests/php/integration/Risks. */

const CUSTOMER = { email: 'customer@example.com', password: 'password' };

/** Is on the pages of this customer alone. */
const MARK = 'customer@example.com';

const ACCOUNT_CALLS = [ 'profile', 'addresses', 'orders', 'paymethods', 'people' ].map( ( name ) =>
	api( `/customer/${ name }` )
);

const PERSONAL_PAGES = [
	'/cart',
	'/checkout',
	'/customer',
	'/customer/edit',
	'/customer/addresses',
	'/customer/lists',
	'/customer/people',
	'/customer/invitation',
	'/customer/orders',
	'/customer/pay-methods',
];

const TRICKS = [
	'',
	'/',
	'.css',
	'/x.css',
	'/logo.png',
	'?x=.css',
	';x.css',
	'%2Fx.css',
	'%0Ax.css',
	'/..%2Fx.css',
	'?_=1',
	'/index.php/x.ico',
];

async function signedIn() {
	const visitor = new Visitor();
	const { json } = await visitor.post< { nonce: string } >(
		'/wp-admin/admin-ajax.php?action=customer_login',
		CUSTOMER
	);
	return { visitor, nonce: json.nonce };
}

describe( 'a cache in front', () => {
	it.each( PERSONAL_PAGES )( 'gets nothing of %s by an address that looks like a file', async ( page ) => {
		const { visitor } = await signedIn();
		const stranger = new Visitor();
		await Promise.all(
			TRICKS.map( async ( trick ) => {
				const own = await visitor.get( page + trick );
				expect( own.status ).toBeLessThan( 500 );
				if ( own.text.includes( MARK ) ) {
					expect( `${ page }${ trick } ${ own.headers[ 'cache-control' ] }` ).toContain(
						'private, no-store'
					);
				}
				expect( ( await stranger.get( page + trick ) ).text ).not.toContain( MARK );
			} )
		);
	} );

	it.each( ACCOUNT_CALLS )( 'may keep nothing of %s', async ( url ) => {
		const { visitor, nonce } = await signedIn();
		for ( const trick of [ '', '?t=1', '/', '?x=.css' ] ) {
			const answer = await visitor.get( url + trick, { 'X-WP-Nonce': nonce } );
			expect( answer.headers[ 'cache-control' ] ).toContain( 'no-store' );
			expect( answer.headers.etag ).toBeUndefined();
		}
	} );
} );

describe( 'a session', () => {
	it( 'is worth nothing without the nonce: another site’s page has the cookies too', async () => {
		const { visitor } = await signedIn();
		const answer = await visitor.post( api( '/customer/profile' ), { 'account[first_name]': 'Mallory' } );
		expect( answer.status ).toBe( 401 );
	} );

	it( 'that was ended opens no call of the account, whoever kept its cookies and nonce', async () => {
		const { visitor, nonce } = await signedIn();
		const thief = visitor.thief();
		expect( ( await thief.get( ACCOUNT_CALLS[ 0 ]!, { 'X-WP-Nonce': nonce } ) ).status ).toBe( 200 );
		await visitor.get( '/customer/logout', { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'navigate' } );
		for ( const url of ACCOUNT_CALLS ) {
			expect( [ 401, 403 ] ).toContain( ( await thief.get( url, { 'X-WP-Nonce': nonce } ) ).status );
		}
	} );
} );
