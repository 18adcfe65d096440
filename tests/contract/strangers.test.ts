import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { aCustomer, api, atTheDesk, base, expectValid, Visitor, type Answer, type Problem } from './site';

/**
 * What strangers send to every door of the API. The doors come from the site's own index of routes, so a new route
 * joins by itself. No request may end in 5xx, every answer has the envelope of docs/api.md, and a refused request
 * leaves every table as it was.
 */

interface Argument {
	type?: string | string[];
	format?: string;
	required?: boolean;
	default?: unknown;
}

interface Door {
	method: string;
	/** With a sample in place of each path parameter. */
	path: string;
	args: Record< string, Argument >;
}

type Index = { routes: Record< string, { endpoints: { methods: string[]; args: Record< string, Argument > }[] } > };

const PREFIX = '/coleman/v1';

/** Routes whose body is no object of fields: a file as it is, or a message that is signed as a whole. */
const RAW_BODY = /^\/((feeds|feed-runs|payments?)\/|desk\/(images\/uploads\/7|diagrams\/drawings)$)/;

const DEEP = `${ '{"a":'.repeat( 500 ) }1${ '}'.repeat( 500 ) }`;

const BODIES = [ undefined, 'null', '7', '"x"', 'true', '[1,2]', DEEP ];

const FORM_BODIES = [ 'a[]=1&a[]=2', `a${ '[b]'.repeat( 60 ) }=1`, '%00=%ff&=&&' ];

/** `undefined` is no body at all. The type is sent all the same; '' sends none. */
const JUNK: [ type: string, body: string | undefined ][] = [
	...BODIES.map( ( body ): [ string, string | undefined ] => [ 'application/json', body ] ),
	...[ undefined, 'null', DEEP ].map( ( body ): [ string, string | undefined ] => [ 'text/plain', body ] ),
	...[ undefined, '7', 'true' ].map( ( body ): [ string, string | undefined ] => [
		'application/x-www-form-urlencoded',
		body,
	] ),
	...FORM_BODIES.map( ( body ): [ string, string ] => [ 'application/x-www-form-urlencoded', body ] ),
	[ 'application/json', '{"a":' ],
	[ '', 'null' ],
];

/** With the parameters in the query every required one is "there", so that the handler is reached. */
const JUNK_BESIDE_A_QUERY: [ type: string, body: string | undefined ][] = [
	[ 'application/json', 'null' ],
	[ 'text/plain', '"x"' ],
	[ 'application/x-www-form-urlencoded', undefined ],
];

/**
 * Whose turn it is (bin/lib/turn.mjs): each door gets a quarter of the junk, every door another one and at each commit another
 * one. `npm run test:long -- strangers-full` sends all of it.
 */
const TURN = process.env.COLEMAN_TURN ?? 'all';
const TURNS = 4;

const NO_SUCH_DATES = [ '2026-02-31', '2026-13-45', '0000-00-00', '2026-2-3', '99999-01-01' ];

const isDate = ( name: string, argument: Argument ) =>
	argument.format === 'date' || ( argument.type === 'string' && /(^|_)(date|day|on|until)$/.test( name ) );

let doors: Door[] = [];

beforeAll( async () => {
	const { json } = await new Visitor().get< Index >( '/wp-json/coleman/v1' );
	doors = Object.entries( json.routes )
		.filter( ( [ route ] ) => route !== PREFIX && route !== `${ PREFIX }/openapi` )
		.flatMap( ( [ route, { endpoints } ] ) =>
			endpoints.flatMap( ( { methods, args } ) =>
				methods.map( ( method ) => ( { method, path: sampled( route.slice( PREFIX.length ) ), args } ) )
			)
		);
	expect( doors.length ).toBeGreaterThan( 100 );
} );

/** `/order/(?P<id>\d{1,9})/cancel` as `/order/7/cancel`. */
function sampled( route: string ): string {
	return route.replace( /\(\?P<\w+>((?:[^()]|\([^()]*\))*)\)/g, ( _group, pattern: string ) => {
		const sample = [ '7', 'parts', 'x', 'machines' ].find( ( one ) =>
			new RegExp( `^(?:${ pattern })$` ).test( one )
		);
		if ( ! sample ) {
			throw new Error( `No sample fits ${ route }.` );
		}
		return sample;
	} );
}

const writes = () => doors.filter( ( { method } ) => method !== 'GET' );

const ofFields = ( { path: at }: Door ) => ! RAW_BODY.test( at );

/** What each parameter of a route is given in the query, where a test tries the query beside the body. */
const queryOf = ( { args }: Door ) =>
	new URLSearchParams(
		Object.entries( args ).map( ( [ name, { type, format } ] ) => [
			[ type ].flat().some( ( one ) => one === 'array' || one === 'object' ) ? `${ name }[]` : name,
			format === 'date' ? '2026-03-02' : '7',
		] )
	).toString();

let networks = 0;

/** A visitor of a network of its own: limits are another test's matter. */
function stranger(): Visitor {
	networks++;
	return new Visitor( new Map(), `127.77.${ Math.floor( networks / 250 ) % 250 }.${ 1 + ( networks % 250 ) }` );
}

/** As many at once as the server has workers; more would only wait. */
async function all< T >( items: T[], work: ( item: T ) => Promise< void > ): Promise< void > {
	const queue = [ ...items ];
	try {
		await Promise.all(
			Array.from( { length: 6 }, async () => {
				for ( let item = queue.shift(); item !== undefined; item = queue.shift() ) {
					await work( item );
				}
			} )
		);
	} finally {
		// After a failure the others stop too.
		queue.length = 0;
	}
}

interface Outcome {
	request: string;
	status: number;
}

/** Fails with the request, and holds the answer against the envelope. */
function check( request: string, answer: Answer< unknown > ): Outcome {
	try {
		expect( answer.status ).toBeLessThan( 500 );
		if ( answer.status === 204 ) {
			expect( answer.text ).toBe( '' );
		} else if ( answer.status >= 400 ) {
			expectValid( 'error', answer.json );
			expect( ( answer.json as Problem ).data.status ).toBe( answer.status );
		} else if ( /json/.test( answer.headers[ 'content-type' ] ?? '' ) ) {
			expect( answer.json ).toHaveProperty( 'results' );
		}
	} catch ( error ) {
		throw new Error(
			`${ request } gave ${ answer.status } ${ answer.text.slice( 0, 200 ) }\n${ String( error ) }`
		);
	}
	return { request, status: answer.status };
}

/**
 * The rows of each table that a refusal may not touch, read past the site: what visitors looked at, counters of
 * limits and WordPress's options are not among them.
 */
function rowsOfTables(): Record< string, number > {
	const file = path.join( process.env.COLEMAN_SITE_DIR ?? '', 'database/wordpress.sqlite' );
	const program = `
		$db = new PDO( 'sqlite:' . $argv[1], null, null, [ PDO::SQLITE_ATTR_OPEN_FLAGS => PDO::SQLITE_OPEN_READONLY ] );
		$rows = [];
		foreach ( $db->query( "SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE 'wp_%'" )->fetchAll( PDO::FETCH_COLUMN ) as $table ) {
			if ( ! preg_match( '/_(options|rate_limits|impressions)$|search|fts|cache/', $table ) ) {
				$rows[ $table ] = (int) $db->query( "SELECT COUNT(*) FROM \\"$table\\"" )->fetchColumn();
			}
		}
		echo json_encode( $rows );`;
	return JSON.parse( execFileSync( 'php', [ '-r', program, file ], { encoding: 'utf8' } ) ) as Record<
		string,
		number
	>;
}

async function customer(): Promise< { visitor: Visitor; headers: Record< string, string > } > {
	const { visitor } = await aCustomer();
	const { json } = await visitor.post< { nonce: string } >( '/wp-admin/admin-ajax.php', {
		action: 'check_authentication',
	} );
	return { visitor, headers: { 'X-WP-Nonce': json.nonce } };
}

describe( 'a write with a body that is no object', () => {
	it( 'by a guest is refused, is never 5xx and changes nothing', async () => {
		const before = rowsOfTables();
		expect( Object.keys( before ).length ).toBeGreaterThan( 30 );
		const taken: string[] = [];
		const tries = writes().flatMap( ( door ) => [
			...JUNK.map( ( [ type, body ] ) => ( { door, type, body, query: '' } ) ),
			...JUNK_BESIDE_A_QUERY.map( ( [ type, body ] ) => ( {
				door,
				type,
				body,
				query: `?${ queryOf( door ) }`,
			} ) ),
		] );
		const now = tries.filter( ( _one, at ) => TURN === 'all' || String( at % TURNS ) === TURN );
		expect( now.length ).toBeGreaterThan( 4 * writes().length );
		await all( now, async ( { door, type, body, query } ) => {
			const answer = await stranger().request< unknown >( door.method, api( door.path ) + query, body, {
				Origin: base,
				...( type ? { 'Content-Type': type } : {} ),
			} );
			const request = `${ door.method } ${ door.path }${ query } as ${ type }: ${ ( body ?? 'no body' ).slice( 0, 20 ) }`;
			const { status } = check( request, answer );
			const isJunk = type === 'application/json' && body !== undefined;
			if ( isJunk && status < 400 && ofFields( door ) ) {
				taken.push( request );
			}
		} );
		expect( taken ).toEqual( [] );
		expect( rowsOfTables() ).toEqual( before );
	}, 420_000 );

	it.each( [
		[ 'a customer', customer ],
		[ 'staff', atTheDesk ],
	] )(
		'by %s is 400',
		async ( _who, signIn ) => {
			const { visitor, headers } = await signIn();
			const some = writes().filter( ofFields );
			// As many as one account may send at once, spread over all routes.
			const step = Math.ceil( some.length / 20 );
			await all(
				some.filter( ( _door, at ) => at % step === 0 ),
				async ( door ) => {
					const answer = await visitor.request< unknown >(
						door.method,
						`${ api( door.path ) }?${ queryOf( door ) }`,
						'null',
						{ ...headers, Origin: base, 'Content-Type': 'application/json' }
					);
					const { request, status } = check( `${ door.method } ${ door.path }`, answer );
					expect( `${ request } ${ status }` ).toBe( `${ request } 400` );
				}
			);
		},
		240_000
	);
} );

describe( 'a date that does not exist', () => {
	it( 'is 400 with its field named, in every parameter of every route', async () => {
		const dates = doors.flatMap( ( door ) =>
			Object.entries( door.args )
				.filter( ( [ name, argument ] ) => isDate( name, argument ) )
				.map( ( [ name ] ) => ( { door, name } ) )
		);
		expect( dates.map( ( { door, name } ) => `${ door.path } ${ name }` ) ).toEqual(
			expect.arrayContaining( [
				'/rentals/7/availability from',
				'/desk/orders to',
				'/rentals/request start_date',
			] )
		);
		await all(
			dates.flatMap( ( one ) => [ ...NO_SUCH_DATES, [ '2026-03-02' ] ].map( ( date ) => ( { ...one, date } ) ) ),
			async ( { door, name, date } ) => {
				const fields = new URLSearchParams( queryOf( door ) );
				fields.delete( name );
				fields.append( Array.isArray( date ) ? `${ name }[]` : name, String( date ) );
				const url = api( door.path ) + ( door.method === 'GET' ? `?${ fields.toString() }` : '' );
				// Parameters are read before anyone asks who calls.
				const answer = await stranger().request< Problem >(
					door.method,
					url,
					door.method === 'GET' ? undefined : fields.toString(),
					{ Origin: base, 'Content-Type': 'application/x-www-form-urlencoded' }
				);
				const { request, status } = check(
					`${ door.method } ${ door.path } ${ name }=${ String( date ) }`,
					answer
				);
				if ( status !== 400 || ! ( name in ( answer.json.data.params ?? {} ) ) ) {
					throw new Error( `${ request } gave ${ status } ${ answer.text }` );
				}
			}
		);
	}, 240_000 );
} );

describe( 'batch/v1 with our calls inside', () => {
	const batch = ( visitor: Visitor, requests: unknown[], headers: Record< string, string >, validation = 'normal' ) =>
		visitor.request< { responses: { status: number; body: unknown }[] } >(
			'POST',
			'/wp-json/batch/v1',
			JSON.stringify( { validation, requests } ),
			{ 'Content-Type': 'application/json', ...headers }
		);

	const chunks = < T >( items: T[] ): T[][] =>
		Array.from( { length: Math.ceil( items.length / 20 ) }, ( _none, at ) => items.slice( at * 20, at * 20 + 20 ) );

	it.each( [
		[ 'from our pages', { Origin: base } ],
		[ 'from another site', { Origin: 'https://evil.example' } ],
		[ 'from nowhere', {} as Record< string, string > ],
	] )(
		'%s: each is refused in its envelope, and nothing changes',
		async ( _where, headers ) => {
			const before = rowsOfTables();
			const requests = writes().flatMap( ( door ) => [
				{ method: door.method, path: `/coleman/v1${ door.path }` },
				{ method: door.method, path: `/coleman/v1${ door.path }`, body: { partId: 1, email: [ 'x' ] } },
				{ method: door.method, path: `/Coleman/v1${ door.path }?${ queryOf( door ) }` },
			] );
			await all( chunks( requests ), async ( some ) => {
				const { status, json, text } = await batch( stranger(), some, headers );
				expect( `${ status } ${ status === 207 ? '' : text }` ).toBe( '207 ' );
				expect( json.responses ).toHaveLength( some.length );
				json.responses.forEach( ( { status: one, body }, at ) => {
					const what = `${ JSON.stringify( some[ at ] ) }: ${ one } ${ JSON.stringify( body ) }`;
					if ( one < 400 || one >= 500 ) {
						throw new Error( what );
					}
					expectValid( 'error', body );
				} );
			} );
			expect( rowsOfTables() ).toEqual( before );
		},
		240_000
	);

	it.each( [ '?a=b', '', '//', '/coleman/v1', '/batch/v1', '/coleman/v1/../cart/add', '/wp/v2/users/me' ] )(
		'with the path %j is no fault of ours',
		async ( at ) => {
			for ( const validation of [ 'normal', 'require-all-validate' ] ) {
				const { status } = await batch( stranger(), [ { path: at } ], { Origin: base }, validation );
				expect( status ).toBeLessThan( 500 );
			}
		}
	);
} );

describe( 'a guest', () => {
	it( 'is told to sign in by one code at every closed door', async () => {
		await all( doors, async ( door ) => {
			const answer = await stranger().request< Problem >(
				door.method,
				`${ api( door.path ) }?${ queryOf( door ) }`,
				undefined,
				{ Origin: base }
			);
			const { request, status } = check( `${ door.method } ${ door.path }`, answer );
			if ( status === 401 && answer.json.code !== 'rest_not_logged_in' ) {
				throw new Error( `${ request } gave ${ answer.json.code }` );
			}
		} );
		expect( ( await stranger().get( api( '/customer/profile' ) ) ).json.code ).toBe( 'rest_not_logged_in' );
	}, 240_000 );
} );
