import { readdirSync, readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import Ajv, { type ValidateFunction } from 'ajv';
import { comparable, FAST_READS, isFast, LONG_WAY } from './ways';

export const base = process.env.BASE_URL ?? 'http://127.0.0.1:8888';

/**
 * The network that a file's visitors come from. Limits count by network: files that follow each other quickly do not use up
 * what the next one needs.
 */
const NETWORK = `127.90.${ readdirSync( __dirname ).indexOf( path.basename( expect.getState().testPath ?? '' ) ) + 1 }.1`;

/** Of everybody here: the demo's people, and those that tests add. */
const PASSWORD = 'password';

/**
 * How many writes an account may send in ten seconds (Limits::DEFAULTS): a file of tests that sends as many with one account
 * passes or fails by how fast it runs.
 */
const WRITES_OF_AN_ACCOUNT = 25;

/** The demo's accounts are shared: what one file sends with them, the next one lacks. */
const WRITES_OF_A_SHARED_ACCOUNT = 12;

const writes = new Map< string, number >();

/** @throws Where a file of tests writes so much with an account that the site's limit may refuse it. */
function countWrite( account: string ): void {
	const count = ( writes.get( account ) ?? 0 ) + 1;
	writes.set( account, count );
	if ( count > ( account.includes( '@' ) ? WRITES_OF_A_SHARED_ACCOUNT : WRITES_OF_AN_ACCOUNT - 1 ) ) {
		throw new Error(
			`This file writes ${ count } times as ${ account }: sign in aCustomer() or atTheDesk() of its own.`
		);
	}
}

const folder = path.join( __dirname, '../../plugin-coleman-api/schema' );

const ajv = new Ajv( { allErrors: true, strict: false } );
ajv.addFormat( 'date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/ );
for ( const file of readdirSync( folder ).filter( ( name ) => name.endsWith( '.json' ) ) ) {
	ajv.addSchema( JSON.parse( readFileSync( path.join( folder, file ), 'utf8' ) ), file );
}

/**
 * @param name A file of plugin-coleman-api/schema, without its ending.
 * @return The check of a value against it.
 */
export function schema( name: string ): ValidateFunction {
	const found = ajv.getSchema( `${ name }.json` );
	if ( ! found ) {
		throw new Error( `There is no schema ${ name }.json.` );
	}
	return found;
}

/** The last answer by what was read of it: its body, and the results in there. */
const answers = new WeakMap< object, string >();

let last = '';

/** Notes where a body comes from, for expectValid() to tell. */
function note( request: string, { status, text }: { status: number; text: string }, json: unknown ): void {
	last = `${ request } gave ${ status } ${ text.slice( 0, 500 ) }`;
	const results = typeof json === 'object' && json !== null && 'results' in json ? json.results : null;
	for ( const part of [ json, results ] ) {
		if ( typeof part === 'object' && part !== null ) {
			answers.set( part, last );
		}
	}
}

/** Fails with what is wrong where, and in which answer: of a body without results the last one is told. */
export function expectValid( name: string, value: unknown ): void {
	const validate = schema( name );
	if ( validate( value ) ) {
		return;
	}
	const answer = ( typeof value === 'object' && value !== null && answers.get( value ) ) || last;
	const faults = ( validate.errors ?? [] ).map( ( { instancePath, message } ) => `${ instancePath } ${ message }` );
	throw new Error( `No ${ name }: ${ faults.join( '; ' ) }\n${ answer }` );
}

/** Of a list each, and that there are some: a loop over none asserts nothing. */
export function expectAllValid( name: string, values: readonly unknown[] ): void {
	expect( values.length ).toBeGreaterThan( 0 );
	values.forEach( ( value ) => expectValid( name, value ) );
}

/** What a refused call answers, with every part that tests look at. */
export interface Problem {
	code: string;
	message: string;
	data: { status: number; params: Record< string, string > };
}

export interface Answer< T > {
	status: number;
	headers: Record< string, string | undefined >;
	cookies: string[];
	text: string;
	json: T;
}

type Raw = Omit< Answer< unknown >, 'json' >;

/**
 * A browser of one visitor: keeps cookies and says where its requests come from.
 *
 * Plain node:http, because fetch() writes Sec-Fetch-* headers of its own.
 */
export class Visitor {
	constructor(
		private readonly jar = new Map< string, string >(),
		/** A loopback address: another one is another network. */
		private readonly network: string = NETWORK
	) {}

	readonly headers: Record< string, string > = { Origin: base };

	async request< T >(
		method: string,
		url: string,
		body?: Record< string, string > | string | Buffer,
		headers: Record< string, string > = {}
	): Promise< Answer< T > > {
		const sent: Record< string, string > = {
			...( method === 'GET' ? {} : this.headers ),
			...( typeof body === 'object' && ! Buffer.isBuffer( body )
				? { 'Content-Type': 'application/x-www-form-urlencoded' }
				: {} ),
			Cookie: this.cookies(),
			...headers,
		};
		const account = this.account();
		if ( method !== 'GET' && account !== undefined ) {
			countWrite( account );
		}
		const answer = await exchange(
			method,
			url,
			sent,
			typeof body === 'object' && ! Buffer.isBuffer( body ) ? new URLSearchParams( body ).toString() : body,
			this.network
		);
		if ( method === 'GET' && body === undefined && FAST_READS.test( url ) && isFast( answer ) ) {
			await this.compareWays( url, sent, answer );
		}
		for ( const cookie of answer.cookies ) {
			this.keep( cookie );
		}
		const json = parsed( answer.text );
		note( `${ method } ${ url }`, answer, json );
		// Which shape a body has is what the tests then check.
		return { ...answer, json: json as T };
	}

	get< T = Problem >( url: string, headers?: Record< string, string > ) {
		return this.request< T >( 'GET', url, undefined, headers );
	}

	post< T = Problem >(
		url: string,
		body: Record< string, string > | string | Buffer,
		headers?: Record< string, string >
	) {
		return this.request< T >( 'POST', url, body, headers );
	}

	/**
	 * Sends the long way what was answered fast.
	 *
	 * @throws Where the two answers differ, but for the moment that they were given.
	 */
	private async compareWays( url: string, sent: Record< string, string >, fast: Raw ): Promise< void > {
		const cookie = [ sent.Cookie, LONG_WAY.Cookie ].filter( Boolean ).join( '; ' );
		const ask = ( headers: Record< string, string > ) => exchange( 'GET', url, headers, undefined, this.network );
		const long = await ask( { ...sent, Cookie: cookie } );
		try {
			expect( comparable( fast ) ).toEqual( comparable( long ) );
		} catch ( difference ) {
			// Something may have been written in between.
			const again = await ask( sent );
			if ( JSON.stringify( comparable( again ) ) !== JSON.stringify( comparable( long ) ) ) {
				throw difference;
			}
		}
	}

	/** The login of who is signed in. */
	private account(): string | undefined {
		const [ , session ] = [ ...this.jar ].find( ( [ name ] ) => name.startsWith( 'wordpress_logged_in' ) ) ?? [];
		return session && decodeURIComponent( session ).split( '|' )[ 0 ];
	}

	/** As a browser sends them. */
	cookies(): string {
		return [ ...this.jar ].map( ( [ name, value ] ) => `${ name }=${ value }` ).join( '; ' );
	}

	cookie( name: string ): string | undefined {
		return this.jar.get( name );
	}

	setCookie( name: string, value: string ): void {
		this.jar.set( name, value );
	}

	/** By time, or in another tab: the cookies of WordPress's session are gone. */
	endSession(): void {
		[ ...this.jar.keys() ]
			.filter( ( name ) => name.startsWith( 'wordpress_' ) )
			.forEach( ( name ) => this.jar.delete( name ) );
	}

	/** Another browser that has got hold of this one's cookies. */
	thief(): Visitor {
		return new Visitor( new Map( this.jar ), this.network );
	}

	private keep( cookie: string ): void {
		const [ pair = '' ] = cookie.split( ';' );
		const at = pair.indexOf( '=' );
		if ( /max-age=0/i.test( cookie ) ) {
			this.jar.delete( pair.slice( 0, at ) );
		} else {
			this.jar.set( pair.slice( 0, at ), pair.slice( at + 1 ) );
		}
	}
}

function exchange(
	method: string,
	url: string,
	headers: Record< string, string >,
	body?: string | Buffer,
	localAddress?: string
): Promise< Raw > {
	const filled = Object.fromEntries( Object.entries( headers ).filter( ( [ , value ] ) => value !== '' ) );
	return new Promise( ( resolve, reject ) => {
		const request = http.request(
			base + url,
			{
				method,
				...( localAddress ? { localAddress } : {} ),
				headers: {
					...filled,
					...( body === undefined ? {} : { 'Content-Length': Buffer.byteLength( body ) } ),
				},
			},
			( response ) => {
				const chunks: Buffer[] = [];
				response.on( 'data', ( chunk: Buffer ) => chunks.push( chunk ) );
				response.on( 'end', () =>
					resolve( {
						status: response.statusCode ?? 0,
						headers: Object.fromEntries(
							Object.entries( response.headers ).map( ( [ name, value ] ) => [
								name,
								Array.isArray( value ) ? value.join( ', ' ) : value,
							] )
						),
						cookies: response.headers[ 'set-cookie' ] ?? [],
						text: Buffer.concat( chunks ).toString( 'utf8' ),
					} )
				);
			}
		);
		request.on( 'error', reject );
		request.end( body );
	} );
}

function parsed( text: string ): unknown {
	try {
		return JSON.parse( text );
	} catch {
		return null;
	}
}

export const api = ( route: string ) => `/wp-json/coleman/v1${ route }`;

interface Staff {
	visitor: Visitor;
	headers: Record< string, string >;
}

/** Signed in as WordPress does it. */
async function signedIn( name: string ): Promise< Staff > {
	const visitor = new Visitor();
	await visitor.get( '/wp-login.php' );
	await visitor.post( '/wp-login.php', { log: name, pwd: PASSWORD, testcookie: '1' } );
	const { text } = await visitor.get( '/wp-admin/admin-ajax.php?action=rest-nonce' );
	return { visitor, headers: { 'X-WP-Nonce': text, 'Content-Type': 'application/json', Origin: base } };
}

const people = new Map< string, Promise< string > >();

/** Adds somebody with a name of their own. */
async function addPerson( who: string, role: string ): Promise< string > {
	const { visitor, headers } = await signedIn( 'admin' );
	const username = `${ who }-${ process.pid }-${ Date.now() }`;
	const fields = {
		username,
		first_name: username,
		email: `${ username }@example.com`,
		password: PASSWORD,
		roles: [ role ],
	};
	const { status, text } = await visitor.post( '/wp-json/wp/v2/users', JSON.stringify( fields ), headers );
	if ( status !== 201 ) {
		throw new Error( `${ who } could not be added: ${ status } ${ text }` );
	}
	return username;
}

/** Adds somebody the first time they are asked for; afterwards they are who they were. */
function onceAdded( who: string, role: string ): Promise< string > {
	const adding = people.get( who ) ?? addPerson( who, role );
	people.set( who, adding );
	return adding;
}

/**
 * Somebody at the desk, who may do everything, and whom this file of tests alone signs in: writes are counted by account, and
 * files that follow each other quickly would use up each other's (WRITES_OF_AN_ACCOUNT).
 *
 * @param who Another one, for a test that writes much.
 */
export async function atTheDesk( who = 'colleague' ): Promise< Staff & { name: string } > {
	const name = await onceAdded( who, 'administrator' );
	return { name, ...( await signedIn( name ) ) };
}

/**
 * A customer whom this file of tests alone signs in, for the same reason.
 *
 * @param who Another one, for a test that writes much.
 * @return The visitor, signed in by the site's own form; the name is also what the email address begins with.
 */
export async function aCustomer( who = 'customer' ): Promise< { visitor: Visitor; name: string } > {
	const name = await onceAdded( who, 'customer' );
	const visitor = new Visitor();
	const fields = { coleman_action: 'sign_in', email: `${ name }@example.com`, password: PASSWORD };
	expect( ( await visitor.post( '/customer/login', fields ) ).status ).toBe( 303 );
	return { visitor, name };
}
