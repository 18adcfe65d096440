import { api, base, expectAllValid, expectValid, type Problem, Visitor } from './site';

/** Several people under one account, over HTTP: the letter's link, who wins it, and how access ends. */

const PASSWORD = 'long enough';

const unique = ( name: string ) =>
	`${ name }.${ Date.now() }.${ Math.random().toString( 36 ).slice( 2, 8 ) }@example.com`;

const form = ( visitor: Visitor, page: string, action: string, fields: Record< string, string > = {} ) =>
	visitor.post( page, { coleman_action: action, ...fields } );

/** From a network of its own: one registers five an hour. */
const register = async ( network: number, name: string, path = '' ) => {
	const visitor = new Visitor( undefined, `127.0.11.${ network }` );
	const email = unique( name );
	const answer = await form( visitor, '/customer/create', 'register', {
		first_name: name,
		last_name: 'Quirk',
		email,
		password: PASSWORD,
		...( path ? { redirect: path } : {} ),
	} );
	expect( answer.status ).toBe( 303 );
	return { visitor, email };
};

async function linkTo( email: string, path: string, tries = 40 ): Promise< string > {
	const { text } = await new Visitor().get( '/dev/mail' );
	const names = [ ...text.matchAll( /<tr><td>[^<]*<\/td><td>([^<]*)<\/td><td><a href="([^"]+)"/g ) ]
		.filter( ( [ , to ] ) => to?.includes( email ) )
		.map( ( [ , , href ] ) => href ?? '' );
	for ( const name of names ) {
		const mail = ( await new Visitor().get( `${ name }/html` ) ).text;
		const found = new RegExp( `href="([^"]*${ path }[^"]*)"` ).exec( mail )?.[ 1 ];
		if ( found ) {
			return found.replace( /&(amp|#0?38);/g, '&' ).replace( base, '' );
		}
	}
	if ( tries === 0 ) {
		throw new Error( `No mail to ${ email } leads to ${ path }.` );
	}
	await new Promise( ( resolve ) => setTimeout( resolve, 250 ) );
	return linkTo( email, path, tries - 1 );
}

const queryOf = ( path: string ) => Object.fromEntries( new URL( path, base ).searchParams );

const confirmed = async ( network: number, name: string ) => {
	const one = await register( network, name );
	const link = await linkTo( one.email, '/customer/confirm-email' );
	expect( ( await form( one.visitor, link, 'email_confirm', queryOf( link ) ) ).status ).toBe( 303 );
	return one;
};

const nonceOf = async ( visitor: Visitor ) =>
	( await visitor.post< { nonce: string } >( '/wp-admin/admin-ajax.php', { action: 'check_authentication' } ) ).json
		.nonce;

type People = {
	results: {
		role: string;
		people: { id: number; email: string; role: string }[];
		invitations: { id: number; email: string }[];
	};
};

it( 'is invited by a letter, won by one of two, and over the moment the owner says so', async () => {
	const owner = await confirmed( 1, 'Ray' );
	const dana = await confirmed( 2, 'Dana' );
	const sam = await confirmed( 3, 'Sam' );
	const read = async ( { visitor }: { visitor: Visitor } ) =>
		visitor.get< People >( api( '/customer/people' ), { 'X-WP-Nonce': await nonceOf( visitor ) } );

	const alone = await read( owner );
	expectValid( 'customer-people', alone.json.results );
	expect( alone.headers[ 'cache-control' ] ).toContain( 'no-store' );
	expect( alone.json.results ).toMatchObject( { role: 'owner', people: [], invitations: [] } );

	const wrong = await form( owner.visitor, '/customer/people', 'people_invite', { email: 'dana@', role: 'viewer' } );
	expect( wrong.status ).toBe( 400 );
	expect( wrong.text ).toContain( 'value="dana@"' );
	expect(
		( await form( owner.visitor, '/customer/people', 'people_invite', { email: dana.email, role: 'buyer' } ) )
			.headers.location
	).toContain( '/customer/people?done=person-invited' );
	const link = await linkTo( dana.email, '/customer/invitation' );
	const { key = '' } = queryOf( link );
	expect( key ).toMatch( /^[0-9a-f]{32}$/ );

	// A visit changes nothing, and the page is nobody else's.
	const page = await new Visitor().get( link );
	expect( page.headers[ 'cache-control' ] ).toContain( 'no-store' );
	expect( page.text ).toContain( 'Sign in to accept' );
	expect( ( await dana.visitor.get( link ) ).text ).toContain( 'They stay yours alone.' );
	expect( ( await read( owner ) ).json.results.invitations ).toHaveLength( 1 );

	const accept = async ( { visitor }: { visitor: Visitor } ) =>
		visitor.post< People & Problem >(
			api( '/customer/people/accept' ),
			{ key },
			{ 'X-WP-Nonce': await nonceOf( visitor ) }
		);
	const answers = await Promise.all( [ accept( dana ), accept( sam ) ] );
	expect( answers.map( ( { status } ) => status ).sort() ).toEqual( [ 200, 410 ] );
	expectAllValid(
		'error',
		answers.filter( ( { status } ) => status === 410 ).map( ( { json } ) => json )
	);
	const joined = ( await read( owner ) ).json.results;
	expectValid( 'customer-people', joined );
	expect( joined.people.map( ( { role } ) => role ) ).toEqual( [ 'owner', 'buyer' ] );
	expect( joined.invitations ).toEqual( [] );

	const winner = answers[ 0 ]?.status === 200 ? dana : sam;
	const orders = async () =>
		winner.visitor.get( api( '/customer/orders' ), { 'X-WP-Nonce': await nonceOf( winner.visitor ) } );
	expect( ( await orders() ).status ).toBe( 200 );
	expect( ( await winner.visitor.get( '/customer/people' ) ).text ).toContain( owner.email );
	const id = joined.people[ 1 ]?.id ?? 0;
	// Who is no owner decides nothing.
	expect( ( await form( winner.visitor, '/customer/people', 'people_remove', { id: `${ id }` } ) ).status ).toBe(
		403
	);
	expect( ( await form( owner.visitor, '/customer/people', 'people_remove', { id: `${ id }` } ) ).status ).toBe(
		303
	);
	expect( ( await read( winner ) ).json.results ).toMatchObject( { role: 'owner', people: [] } );
	expect( ( await winner.visitor.get( '/customer/people' ) ).text ).not.toContain( owner.email );
} );

it( 'says that a link is gone, whatever stands in it', async () => {
	for ( const key of [ '', 'x', '0'.repeat( 32 ), '%00', "'--" ] ) {
		const { status, text } = await new Visitor().get( `/customer/invitation?key=${ encodeURIComponent( key ) }` );
		expect( status ).toBe( 200 );
		expect( text ).toContain( 'already used, revoked or has expired' );
	}
} );
