/**
 * Calls a site at random, by the document of its API: each call several times alone, then sequences of one to eight
 * sessions that use what earlier answers showed. docs/fuzz.md says what must hold, and how to read a failure.
 */

import { spawn } from 'node:child_process';
import { existsSync, openSync, readSync, closeSync, statSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { errorOf } from '../../bin/lib/report.mjs';
import { faults, parsed } from './judge.mjs';
import { Known } from './known.mjs';
import { operationsOf, schemasOf } from './operations.mjs';
import { exchange, Session } from './session.mjs';
import { callsOf, HOSTILE, KINDS, MARK, twisted } from './values.mjs';

/**
 * @typedef {import('./values.mjs').Call}          Call
 * @typedef {import('./operations.mjs').Operation} Operation
 * @typedef {import('./session.mjs').Request}      Request
 * @typedef {{ passed: number, failed: number, failures: string[] }} Outcome
 * @typedef {{ dir: string, url: string }} Place
 */

const WATCH = fileURLToPath( new URL( './php/watch.php', import.meta.url ) );

const API = '/wp-json/coleman/v1';

/** Part of all requests that are sent in sequences. */
const IN_SEQUENCES = 0.4;

const STEPS = 20;

/** Measured: fast-check draws shorter sequences more often. */
const CALLS_IN_SEQUENCE = 8;

const CALLS_TO_A_PAGE = 7;

/** PHP itself complains of a form without its boundary, before anything of ours runs. */
const OF_PHP = /Missing boundary in multipart\/form-data/;

/** Minutes that a failure is shrunk at most. */
const SHRINKING = 2;

/** Parts of all calls that may never get past who may call, and of all requests that must succeed. */
const MOST_UNREACHED = 0.05;
const LEAST_DONE = 0.15;

/** Calls after which whoever made them signs in again. */
const ENDS_SESSION = /^(DELETE \/session|POST \/customer\/(password|delete|close))/;

/** @type {Record<string, string[]>} Pages, with a place for what was typed. */
const PAGES = {
	guest: [
		'/cart',
		'/checkout',
		'/search/{}/',
		'/?s={}',
		'/customer/login?redirect={}',
		'/equipment/new/?location_id={}',
		'/parts/{}',
		'/order/{}',
		'/quick-order?numbers={}',
	],
	customer: [
		'/customer',
		'/customer/orders',
		'/customer/addresses',
		'/customer/lists',
		'/customer/people',
		'/cart',
		'/checkout',
	],
};

/** Reads the site past the site (php/watch.php). */
class Watch {
	/** @param {Record<string, string>} env */
	constructor( env ) {
		this.php = spawn( 'php', [ WATCH ], { env: { ...process.env, ...env }, stdio: [ 'pipe', 'pipe', 'inherit' ] } );
		this.lines = createInterface( { input: this.php.stdout } )[ Symbol.asyncIterator ]();
	}

	/**
	 * @param {'moved'|'print'|'people'} command
	 * @return {Promise<any>} What is answered.
	 */
	async ask( command ) {
		this.php.stdin.write( `${ command }\n` );
		const { value, done } = await this.lines.next();
		if ( done ) {
			throw new Error( 'The watch is gone.' );
		}
		return JSON.parse( value );
	}

	close() {
		this.php.stdin.end();
	}
}

/** @param {string} value */
const quoted = ( value ) => `'${ value.replaceAll( "'", `'\\''` ) }'`;

/**
 * @param {string}  base
 * @param {Request} request
 * @return {string} The same for a terminal.
 */
export function curl( base, { method, url, headers, body } ) {
	const text = body === undefined ? '' : body.toString();
	const short = text.length > 2_000 ? `${ text.slice( 0, 200 ) }…(${ text.length } characters)` : text;
	return [
		`curl -i -X ${ method } ${ quoted( base + url ) }`,
		...Object.entries( headers ).map( ( [ name, value ] ) => `-H ${ quoted( `${ name }: ${ value }` ) }` ),
		...( body === undefined ? [] : [ `--data-binary ${ quoted( short ) }` ] ),
	].join( ' ' );
}

/**
 * @param {string}  name
 * @param {unknown} value
 * @return {[ string, string ][]} As PHP reads it from a form or a query.
 */
function pairs( name, value ) {
	if ( typeof value === 'object' && value !== null ) {
		const inside = Object.entries( value );
		return inside.length > 0
			? inside.flatMap( ( [ key, one ] ) => pairs( `${ name }[${ key }]`, one ) )
			: [ [ `${ name }[]`, '' ] ];
	}
	return [ [ name, typeof value === 'boolean' ? String( Number( value ) ) : String( value ?? '' ) ] ];
}

/** @param {Record<string, unknown>} fields */
const asForm = ( fields ) =>
	new URLSearchParams( Object.entries( fields ).flatMap( ( [ name, value ] ) => pairs( name, value ) ) ).toString();

/** @template T @param {readonly T[]} list @param {number} at */
const from = ( list, at ) => list[ at % list.length ];

/** @type {Record<number, string>} What refused a call, by its status. */
const GROUPS = { 400: 'input', 413: 'input', 415: 'input', 401: 'guards', 403: 'guards', 429: 'limits' };

class Fuzzer {
	known = new Known();

	/** @type {Record<string, Record<string, number>>} Answers by kind of call. */
	counts = {};

	/** @type {Set<string>} Calls that got past who may call, at least once. */
	reached = new Set();

	/** @type {Set<string>} Calls that were answered with success. */
	succeeded = new Set();

	requests = 0;

	pages = 0;

	/** @type {Record<string, string>|null} What the tables held before the next call; null when that has to be read. */
	print = null;

	/**
	 * @param {Place}                  place
	 * @param {Watch}                  watch
	 * @param {import('./operations.mjs').Schema} document
	 * @param {Session[]}              sessions A guest first.
	 */
	constructor( place, watch, document, sessions ) {
		this.place = place;
		this.watch = watch;
		this.sessions = sessions;
		this.faultsBySchema = schemasOf( document );
		this.logs = [ 'debug.log', 'php.log' ].map( ( name ) => ( {
			file: path.join( place.dir, 'logs', name ),
			read: 0,
		} ) );
		this.complaints();
	}

	/** @return {string} What PHP wrote since. */
	complaints() {
		return this.logs
			.filter( ( { file } ) => existsSync( file ) )
			.map( ( log ) => {
				const { size } = statSync( log.file );
				const more = Buffer.alloc( Math.max( 0, size - log.read ) );
				if ( more.length > 0 ) {
					const file = openSync( log.file, 'r' );
					readSync( file, more, 0, more.length, log.read );
					closeSync( file );
				}
				log.read = size;
				return more.toString();
			} )
			.join( '' )
			.split( '\n' )
			.filter( ( line ) => /\bPHP (?!Stack|\s)\w+/.test( line ) && ! OF_PHP.test( line ) )
			.join( '\n' );
	}

	/**
	 * @param {Call}      call
	 * @param {Session[]} among Sessions that take part.
	 * @return {Session} Who makes the call: most often one who may.
	 */
	caller( { operation, who }, among ) {
		const may = among.filter( ( one ) => operation.for.includes( one.who ) );
		// Everyone may call what guests may: so that carts and accounts fill, customers do it as often.
		return may.length > 0 && who < 88 ? from( may, who ) : from( among, who );
	}

	/**
	 * @param {Call}    call
	 * @param {Session} session
	 * @return {Request} What is sent.
	 */
	request( call, session ) {
		const { operation, kind, twist } = call;
		const thing = this.known.thing( operation.path, call.thing );
		const filled = Object.fromEntries(
			Object.entries( twisted( call ) ).map( ( [ name, value ] ) => [
				name,
				this.known.filled( name, value, thing ),
			] )
		);
		const at = operation.path.replaceAll( /\{(\w+)\}/g, ( _whole, name ) => {
			if ( kind === 'path' ) {
				return encodeURIComponent(
					Buffer.from(
						String( from( [ ...HOSTILE, '0', '-1', '999999999', '9999999999', 'x' ], twist ) )
					).toString()
				);
			}
			const schema = operation.inPath[ name ];
			const own = Object.entries( thing ).find(
				( [ key, value ] ) =>
					typeof value !== 'object' &&
					( key.toLowerCase() === name.toLowerCase() ||
						( /^(id|key|.*_?id)$/i.test( name ) && new RegExp( `${ name }$`, 'i' ).test( key ) ) )
			);
			const value = own?.[ 1 ] ?? ( schema?.enum ? from( schema.enum, call.thing ) : 1 + ( call.thing % 9 ) );
			return encodeURIComponent( String( value ) );
		} );
		/** @type {Record<string, string>} */
		const headers = { ...session.headers(), ...( kind === 'foreign' ? foreign( this.place.url, twist ) : {} ) };
		if ( kind === 'foreign' && twist % 6 === 2 ) {
			delete headers[ 'X-WP-Nonce' ];
		}
		if ( ! operation.writes ) {
			const query = asForm( filled );
			return {
				method: operation.method,
				url: `${ API }${ at }${ query ? `?${ query }` : '' }`,
				headers,
				body: undefined,
			};
		}
		if ( operation.isRaw ) {
			const query = asForm( filled );
			const bytes = from(
				[ '', 'x', '\u0000\u0001', from( HOSTILE, twist ), '%PDF-1.4', 'id,name\n1,x\n', '{"a":1}' ],
				twist
			);
			return {
				method: operation.method,
				url: `${ API }${ at }${ query ? `?${ query }` : '' }`,
				headers: { ...headers, 'Content-Type': 'application/octet-stream' },
				body: String( bytes ),
			};
		}
		const isForm = call.asForm && kind !== 'type' && kind !== 'broken';
		let body = isForm ? asForm( filled ) : JSON.stringify( filled );
		let type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
		if ( kind === 'media' ) {
			type = from(
				[
					'text/plain',
					'text/xml',
					'multipart/form-data',
					'multipart/form-data; boundary=x',
					'application/octet-stream',
					'application/json; charset=utf-16',
					'image/png',
					'*/*',
				],
				twist
			);
		}
		if ( kind === 'broken' ) {
			body = from(
				[
					'',
					'{',
					'{"a":',
					'null',
					'7',
					'"x"',
					'true',
					'[1,2]',
					`${ '{"a":'.repeat( 600 ) }1${ '}'.repeat( 600 ) }`,
					`${ body }x`,
					body.slice( 0, -1 ),
					"{'a':1}",
					'{"a":1,}',
					'\ufeff{}',
					'{"a":"\\ud800"}',
				],
				twist
			);
		}
		return { method: operation.method, url: API + at, headers: { ...headers, 'Content-Type': type }, body };
	}

	/**
	 * Makes a call and judges its answer.
	 *
	 * @param {Call}      call
	 * @param {Session[]} [among]
	 * @return {Promise<void>} Throws with what is wrong.
	 */
	async make( call, among = this.sessions ) {
		const { operation } = call;
		const session = this.caller( call, among );
		const request = this.request( call, session );
		if ( this.print === null ) {
			this.print = await this.watch.ask( 'print' );
			await this.watch.ask( 'moved' );
		}
		const before = this.print ?? {};
		const answer = await session.send( request );
		this.requests++;
		/** @type {string[]} */
		let moved = [];
		if ( await this.watch.ask( 'moved' ) ) {
			if ( answer.status >= 400 || ! operation.writes ) {
				const after = ( this.print = await this.watch.ask( 'print' ) );
				moved = Object.keys( after ).filter( ( table ) => after[ table ] !== before[ table ] );
			} else {
				this.print = null;
			}
		}
		this.count( call, answer.status );
		// Its session was ended, or its nonce is of one that was.
		const isOut =
			session.login !== '' &&
			call.kind !== 'foreign' &&
			( answer.status === 401 || parsed( answer.text )?.code === 'rest_cookie_invalid_nonce' );
		const found = faults(
			{ operation, request, answer, complaints: this.complaints(), moved },
			this.faultsBySchema
		);
		if ( found.length > 0 ) {
			throw new Error(
				`${ operation.name } (${ call.kind }, ${ session.who }): ${ found.join( '; ' ) }\n${ curl( this.place.url, request ) }\n${ answer.status } ${ answer.text.slice( 0, 600 ) }`
			);
		}
		if ( answer.status < 300 && operation.answers ) {
			this.known.learn( operation.path, parsed( answer.text )?.results );
		}
		if ( isOut || ( answer.status < 300 && ENDS_SESSION.test( operation.name ) ) ) {
			await this.again( session );
		}
	}

	/** @param {Session} session Signs in once more: it was signed out, or its account is gone. */
	async again( session ) {
		await session.signIn().catch( async () => {
			await this.watch.ask( 'people' );
			await session.signIn();
		} );
		this.print = null;
	}

	/**
	 * @param {Call}   call
	 * @param {number} status
	 */
	count( { operation, kind }, status ) {
		const group = status < 300 ? 'done' : ( GROUPS[ status ] ?? 'rules' );
		const row = ( this.counts[ kind ] ??= {} );
		row[ group ] = ( row[ group ] ?? 0 ) + 1;
		if ( group !== 'guards' && group !== 'limits' ) {
			this.reached.add( operation.name );
		}
		if ( group === 'done' ) {
			this.succeeded.add( operation.name );
		}
	}

	/**
	 * Opens a page: what was stored before shall not come out as markup.
	 *
	 * @param {number}  who
	 * @param {number}  which
	 */
	async look( who, which ) {
		const session = from( this.sessions.slice( 0, 2 ), who );
		const url = from( session.login ? PAGES.customer : PAGES.guest, which ).replace(
			'{}',
			encodeURIComponent( Buffer.from( from( HOSTILE, Math.floor( which / 3 ) ) ).toString() )
		);
		const request = { method: 'GET', url, headers: session.headers(), body: undefined };
		const answer = await session.send( request );
		this.pages++;
		const complaints = this.complaints();
		if ( answer.status >= 500 || complaints || answer.text.includes( MARK ) ) {
			throw new Error(
				`${ answer.status } ${ complaints } ${ answer.text.includes( MARK ) ? 'what was sent came out as markup' : '' }\n${ curl( this.place.url, request ) }`
			);
		}
		// A page may note that it was seen.
		this.print = null;
	}

	/** @return {string} How many of each kind got how far. */
	table() {
		const groups = [ 'done', 'rules', 'input', 'guards', 'limits' ];
		return Object.keys( KINDS )
			.filter( ( kind ) => this.counts[ kind ] )
			.map(
				( kind ) => `${ kind } ${ groups.map( ( group ) => this.counts[ kind ][ group ] ?? 0 ).join( '/' ) }`
			)
			.join( ', ' );
	}
}

/**
 * @param {string} base
 * @param {number} twist
 * @return {Record<string, string>} What a page of another site sends, or a thief, or a stale page.
 */
function foreign( base, twist ) {
	return from(
		/** @type {Record<string, string>[]} */ ( [
			{ Origin: 'https://evil.example' },
			{ 'X-WP-Nonce': '0123456789' },
			{ Origin: base },
			{
				Cookie: 'wordpress_logged_in_x=admin%7C9999999999%7Cx%7Cx; coleman_cart=xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
			},
			{ 'X-Coleman-Cart': `${ '0'.repeat( 64 ) }`, Cookie: 'a=b' },
			{ 'X-Coleman-Token': 'wrong', Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
		] ),
		twist
	);
}

/**
 * A guest and a customer order, rent and ask, so that there is something for everybody else to call about.
 *
 * @param {Session[]} sessions
 */
async function begin( [ guest, customer ] ) {
	const address = { street: '1 Main St', city: 'Easton', state: 'KS', zip: '66020' };
	const billing = Object.fromEntries(
		Object.entries( address ).map( ( [ name, value ] ) => [ `billing_${ name }`, value ] )
	);
	/** @type {( session: Session, path: string, body: object ) => Promise<any>} */
	const post = async ( session, path_, body ) => {
		const answer = await session.send( {
			method: 'POST',
			url: API + path_,
			headers: { ...session.headers(), 'Content-Type': 'application/json' },
			body: JSON.stringify( body ),
		} );
		if ( answer.status >= 300 ) {
			throw new Error(
				`Nothing to begin with: ${ path_ } gave ${ answer.status } ${ answer.text.slice( 0, 400 ) }`
			);
		}
		return parsed( answer.text )?.results;
	};
	for ( const [ at, session ] of [ guest, customer, guest ].entries() ) {
		await post( session, '/cart/add', { partId: 1 + at, quantity: 2 } );
		const quote = await post( session, '/checkout/quote', {
			state: 'KS',
			zip: '66020',
			fulfilment: 'will_call:4',
			location_id: 4,
		} );
		await post( session, '/checkout', {
			...billing,
			email: 'fuzz.guest@example.com',
			billing_name: 'Ada Miller',
			billing_phone: '913-555-0100',
			fulfilment: 'will_call',
			location_id: 4,
			pay_method: 'call_me',
			expected_total_cents: quote.total_cents,
			cart_version: quote.cart_version,
		} );
	}
	await post( customer, '/customer/address', { address: { name: 'Ada Miller', phone: '913-555-0100', ...address } } );
	const { text } = await guest.send( {
		method: 'GET',
		url: `${ API }/rentals/1/availability`,
		headers: guest.headers(),
		body: undefined,
	} );
	const open = parsed( text )
		.results.slice( 7 )
		.filter( ( /** @type {{ is_open: boolean }} */ { is_open: isOpen } ) => isOpen );
	await post( guest, '/rentals/request', {
		equipmentId: 1,
		start_date: open[ 0 ].date,
		return_date: open[ 3 ].date,
		your_name: 'Ada Miller',
		phone_number: '913-555-0100',
		your_email: 'fuzz.guest@example.com',
		your_city: 'Easton',
		your_state: 'KS',
		your_zip: '66020',
		pickup_or_delivery: 'Pickup',
		pickup_location: 'Lees Summit',
	} );
	await post( guest, '/send-used-equipment-email', {
		equipmentId: 61,
		details: {
			firstName: 'Ada',
			lastName: 'Miller',
			email: 'fuzz.guest@example.com',
			city: 'Easton',
			state: 'KS',
			zip: '66020',
		},
	} );
	for ( const session of [ guest, customer ] ) {
		await post( session, '/cart/add', { partId: 2, quantity: 1 } );
	}
}

/** @implements {fc.AsyncCommand<{ made: number }, Fuzzer>} */
class Step {
	/** @param {{ call: Call|null, who: number, which: number }} drawn */
	constructor( drawn ) {
		this.drawn = drawn;
	}

	check() {
		return true;
	}

	/**
	 * @param {{ made: number, crowd: number }} model
	 * @param {Fuzzer}                          fuzzer
	 */
	async run( model, fuzzer ) {
		model.made++;
		const { call, who, which } = this.drawn;
		await ( call ? fuzzer.make( call, fuzzer.sessions.slice( 0, model.crowd ) ) : fuzzer.look( who, which ) );
	}

	toString() {
		const { call, which } = this.drawn;
		return call ? `${ call.operation.name } (${ call.kind })` : `page ${ which }`;
	}
}

/**
 * @param {Object}                  options
 * @param {Place}                   options.place    The site.
 * @param {Record<string, string>}  options.env      Of its runners.
 * @param {number}                  options.requests About so many.
 * @param {number}                  [options.seed]
 * @param {number|null}             [options.half]   Which of the operations are made one by one: the even (0) or the odd ones (1); null: all.
 * @param {RegExp}                  [options.only]   Operations by name.
 * @param {( text: string ) => void} options.say
 * @return {Promise<Outcome>} One for each call, and one for the sequences.
 */
export async function fuzz( {
	place,
	env,
	requests,
	seed = Number( process.env.COLEMAN_FUZZ_SEED || Date.now() % 2 ** 31 ),
	half = null,
	only = /./,
	say,
} ) {
	const watch = new Watch( env );
	/** @type {Outcome} */
	const outcome = { passed: 0, failed: 0, failures: [] };
	/** @type {( name: string, work: () => Promise<void>|void ) => Promise<void>} */
	const claim = async ( name, work ) => {
		try {
			await work();
			outcome.passed++;
		} catch ( thrown ) {
			const { message, cause } = errorOf( thrown );
			outcome.failed++;
			outcome.failures.push(
				`${ name }, seed ${ seed }: ${ cause ? `${ errorOf( cause ).message }\n` : '' }${ message
					.split( '\n' )
					.filter( ( line ) => ! cause || /^(\{ seed|Shrunk)/.test( line ) )
					.join( '\n' ) }`
			);
			say( outcome.failures.at( -1 ) ?? '' );
		}
	};
	const limits = { interruptAfterTimeLimit: SHRINKING * 60_000 };
	try {
		/** @type {Record<string, string>} */
		const people = await watch.ask( 'people' );
		const { customer, manager, ...others } = people;
		const guests = [ new Session( place.url, 'visitor', '' ), new Session( place.url, 'customer', customer ) ];
		const staff = Object.entries( { administrator: others.administrator, manager, ...others } ).map(
			( [ who, login ] ) => new Session( place.url, who, login )
		);
		const sessions = [ ...guests, ...staff ];
		for ( const one of sessions ) {
			await one.signIn();
		}
		const { text } = await exchange( place.url, {
			method: 'GET',
			url: `${ API }/openapi`,
			headers: {},
			body: undefined,
		} );
		const document = parsed( text );
		const operations = operationsOf( document ).filter( ( { name } ) => only.test( name ) );
		const fuzzer = new Fuzzer( place, watch, document, sessions );
		/** @type {import('./values.mjs').Kind[]} */
		const first = [ 'valid' ];
		const then = /** @type {import('./values.mjs').Kind[]} */ ( Object.keys( KINDS ) ).filter(
			( kind ) => kind !== 'valid'
		);
		await begin( sessions );
		const own = [ ...operations.entries() ].filter( ( [ at ] ) => half === null || at % 2 === half );
		const each = Math.max( 2, Math.floor( ( requests * ( 1 - IN_SEQUENCES ) ) / own.length ) );
		for ( const [ at, operation ] of own ) {
			await claim( operation.name, () =>
				// With one seed for all, every call would get the same kinds.
				fc.assert(
					fc.asyncProperty( callsOf( operation, first ), ( call ) => fuzzer.make( call ) ),
					{ numRuns: Math.ceil( each / 2 ), seed: seed + at, ...limits }
				)
			);
			await claim( `${ operation.name }, otherwise`, () =>
				fc.assert(
					fc.asyncProperty( callsOf( operation, then ), ( call ) => fuzzer.make( call ) ),
					{ numRuns: Math.floor( each / 2 ), seed: seed + at, ...limits }
				)
			);
		}
		const calls = fc.oneof( ...operations.map( ( one ) => callsOf( one ) ) );
		const call = fc.record( { call: calls, who: fc.constant( 0 ), which: fc.constant( 0 ) } );
		const page = fc.record( { call: fc.constant( null ), who: fc.nat( 1 ), which: fc.nat( 99 ) } );
		const steps = [ ...Array.from( { length: CALLS_TO_A_PAGE }, () => call ), page ].map( ( one ) =>
			one.map( ( drawn ) => new Step( drawn ) )
		);
		const runs = Math.ceil( Math.max( 1, requests - fuzzer.requests ) / CALLS_IN_SEQUENCE );
		await claim( `sequences of up to ${ STEPS } steps`, () =>
			fc.assert(
				fc.asyncProperty(
					fc.integer( { min: 1, max: 8 } ),
					fc.commands( steps, { maxCommands: STEPS, size: 'max' } ),
					( crowd, commands ) =>
						fc.asyncModelRun( () => ( { model: { made: 0, crowd }, real: fuzzer } ), commands )
				),
				{ numRuns: runs, seed, ...limits }
			)
		);
		say(
			`${ fuzzer.requests } requests, ${ fuzzer.pages } pages, seed ${ seed }; by kind, done/refused by rules/input/guards/limits: ${ fuzzer.table() }`
		);
		say(
			`${ fuzzer.reached.size } of ${ operations.length } calls got past their guards, ${ fuzzer.succeeded.size } succeeded`
		);
		if ( process.env.COLEMAN_FUZZ_SAY ) {
			const failing = operations.filter( ( { name } ) => ! fuzzer.succeeded.has( name ) );
			say( `not with success: ${ failing.map( ( { name } ) => name ).join( ', ' ) }` );
		}
		await claim( 'enough gets past who may call, and nothing is refused for its number', () => {
			const rows = Object.values( fuzzer.counts );
			/** @param {string} group */
			const all = ( group ) => rows.reduce( ( total, row ) => total + ( row[ group ] ?? 0 ), 0 );
			const unreached = own.map( ( [ , { name } ] ) => name ).filter( ( name ) => ! fuzzer.reached.has( name ) );
			if (
				unreached.length > own.length * MOST_UNREACHED ||
				all( 'done' ) < fuzzer.requests * LEAST_DONE ||
				all( 'limits' ) > 0
			) {
				throw new Error(
					`${ all( 'done' ) } of ${ fuzzer.requests } done, ${ all( 'limits' ) } over a limit, not reached: ${ unreached.join( ', ' ) }`
				);
			}
		} );
		return outcome;
	} finally {
		watch.close();
	}
}
