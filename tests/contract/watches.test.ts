import { api, atTheDesk, expectAllValid, expectValid, type Problem, Visitor } from './site';

/** Who asks to be told of something, by calls and by forms. */

const CALL = api( '/watches' );

/** Each test comes from a network of its own: a network may send three without proof of a person in ten minutes. */
const from = ( network: number ) => new Visitor( undefined, `127.0.9.${ network }` );

const unique = ( name: string ) => `${ name }.${ Date.now() }.${ Math.floor( Math.random() * 1e6 ) }@example.com`;

type Asked = { results: { sent: boolean; isOwn: boolean; message: string } };

const PART = { kind: 'in_stock', thing: 'part', id: '4' };

it( 'takes a wish as JSON and as a form, and answers the same for an address it knows', async () => {
	const email = unique( 'ann' );
	const visitor = from( 1 );
	const first = await visitor.post< Asked >( CALL, JSON.stringify( { ...PART, id: 4, email } ), {
		'Content-Type': 'application/json',
	} );
	expect( first.status ).toBe( 200 );
	expectValid( 'watch-asked', first.json.results );
	expect( first.headers[ 'cache-control' ] ).toBe( 'private, no-store' );
	const again = await visitor.post< Asked >( CALL, { ...PART, kind: 'lower_price', id: '1', email } );
	expect( again.json ).toEqual( first.json );
} );

it( 'names what is wrong', async () => {
	const visitor = from( 2 );
	const wrong = async ( fields: Record< string, string > ) => {
		const { status, json } = await visitor.post< Problem >( CALL, { ...PART, email: unique( 'bob' ), ...fields } );
		return [ status, Object.keys( json.data?.params ?? {} ) ];
	};
	expect( await wrong( { email: 'bob@' } ) ).toEqual( [ 400, [ 'email' ] ] );
	expect( await wrong( { email: '' } ) ).toEqual( [ 400, [ 'email' ] ] );
	expect( await wrong( { kind: 'evil' } ) ).toEqual( [ 400, [ 'kind' ] ] );
	expect( await wrong( { thing: 'evil' } ) ).toEqual( [ 400, [ 'thing' ] ] );
	expect( await wrong( { id: '-1' } ) ).toEqual( [ 400, [ 'id' ] ] );
	expect( ( await wrong( { id: '999999999' } ) )[ 0 ] ).toBe( 404 );
	expect( ( await wrong( { thing: 'machine', id: '61' } ) )[ 0 ] ).toBe( 404 );
} );

it( 'answers links of all addresses alike when the key is wrong, and takes no GET', async () => {
	const visitor = from( 3 );
	for ( const [ what, to ] of [ 'confirm', 'stop' ].flatMap( ( one ) =>
		[ 1, 999999 ].map( ( id ) => [ one, id ] )
	) ) {
		const link = `${ CALL }/${ what }?to=${ to }&key=0123456789abcdef0123456789abcdef`;
		// A mail program comes from no page.
		const refused = await visitor.post< Problem >( link, { 'List-Unsubscribe': 'One-Click' }, { Origin: '' } );
		expect( [ refused.status, Object.keys( refused.json.data.params ) ] ).toEqual( [ 400, [ 'key' ] ] );
		expect( ( await visitor.get( link ) ).status ).toBe( 404 );
	}
	expect( ( await visitor.post< Problem >( `${ CALL }/stop`, { to: 'x', key: 'y' } ) ).status ).toBe( 400 );
} );

it( 'shows pages of letters to nobody’s cache, and writes nothing for a visit', async () => {
	const visitor = from( 4 );
	for ( const page of [ '/tell-me/confirm', '/tell-me/stop', '/tell-me/stop?to=1&key=x', '/tell-me/stock-part-4' ] ) {
		const { status, headers, text } = await visitor.get( page );
		expect( [ page, status, headers[ 'cache-control' ] ] ).toEqual( [ page, 200, 'private, no-store' ] );
		expect( text ).toMatch( /<meta name=['"]robots['"] content=['"][^'"]*noindex/ );
	}
	expect( ( await visitor.get( '/tell-me/stop?to=1&key=x' ) ).text ).toMatch( 'This link no longer works' );
} );

it( 'tells staff what is wanted, without addresses', async () => {
	const { visitor, headers } = await atTheDesk();
	const { json: profile } = await visitor.get< { results: { Email: string } } >(
		api( '/customer/profile' ),
		headers
	);
	const own = await visitor.post< Asked >(
		CALL,
		JSON.stringify( { ...PART, id: 4, email: profile.results.Email } ),
		headers
	);
	expect( own.json.results.isOwn ).toBe( true );
	const { status, json } = await visitor.get< { results: unknown[] } >( api( '/desk/demand' ), headers );
	expect( status ).toBe( 200 );
	expectAllValid( 'desk-demand', json.results );
	const sheet = await visitor.get< { results: { csv: string } } >(
		api( '/desk/demand/export?kind=in_stock' ),
		headers
	);
	expectValid( 'desk-demand-export', sheet.json.results );
	expect( sheet.json.results.csv ).toMatch( /^waiting,kind,title/ );
	expect( ( await new Visitor().get( api( '/desk/demand' ) ) ).status ).toBe( 401 );
} );
