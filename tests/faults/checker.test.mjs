/**
 * The judge is judged: each claim holds for a good run, and finds each way of breaking it.
 */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { claims, judge, LEAD_MAILS, MAILS } from './checker.mjs';

let next = 0;

/**
 * @typedef {import('./history.mjs').Event}  Event
 * @typedef {import('./history.mjs').Values} Values
 * @typedef {import('./checker.mjs').State}  State
 * @typedef {'ok'|'fail'|'info'}             Answered
 */

/**
 * @template {keyof Values} Op
 * @param {Op}         op
 * @param {Answered}   type
 * @param {Values[Op]} value
 * @return {Event[]} Both lines of an act.
 */
const act = ( op, type, value ) => {
	const id = ++next;
	const both = { time: id, id, client: 'someone', op };
	return [
		{ ...both, type: 'invoke', value },
		{ ...both, type, value },
	];
};

/**
 * @template {keyof Values} Op
 * @param {Op} op
 * @param {Values[Op]} value
 * @return {Event[]} One line.
 */
const note = ( op, value ) => [ { time: 0, id: ++next, client: 'run', op, type: 'info', value } ];

/** @type {( marker: string, type: Answered, more?: Partial<Values['checkout']> ) => Event[]} */
const checkout = ( marker, type, more = {} ) =>
	act( 'checkout', type, { marker, status: { ok: 201, fail: 409, info: 502 }[ type ], ...more } );

/** @type {( id: number, more?: Partial<import('./checker.mjs').Order> ) => import('./checker.mjs').Order} */
const order = ( id, more = {} ) => ( {
	id,
	marker: `m${ id }`,
	total: 100,
	lines: [ { part: 7, quantity: 1, backordered: 0 } ],
	taken: [ { part: 7, quantity: 1 } ],
	...more,
} );

/** @type {( id: number ) => State['mails']} */
const mailsOf = ( id ) => MAILS.map( ( kind ) => ( { id: `${ kind }-${ id }`, kind, order: id, state: 'sent' } ) );

/** @param {number} id */
const told = ( id ) => checkout( `m${ id }`, 'ok', { order: id, total: 100 } );

/** @type {( id: number, marker?: string ) => Event[]} */
const asked = ( id, marker = `i${ id }` ) => act( 'inquiry', 'ok', { marker, status: 200, lead: id } );

/** @type {( id: number ) => State['mails']} */
const leadMailsOf = ( id ) =>
	LEAD_MAILS.map( ( kind ) => ( { id: `${ kind }-${ id }`, kind, order: 0, lead: id, state: 'sent' } ) );

/**
 * @template {keyof State} Kept
 * @typedef {{ events: Event[], state: State & Required<Pick<State, Kept>> }} RunWith
 */

/** @typedef {RunWith<'leads'|'delivered'|'tallies'|'faults'>} Run */

/**
 * @template {Partial<State>} More
 * @param {More} more
 * @return {State & More} A database that holds nothing else.
 */
const stateOf = ( more ) => ( { orders: [], stock: {}, carts: {}, mails: [], ...more } );

/**
 * Two buyers, two units, everything as it should be.
 *
 * @return {Run} A run.
 */
const good = () => ( {
	events: [
		...note( 'stock', { part: 7, units: 2, isLast: true } ),
		...told( 1 ),
		...told( 2 ),
		...checkout( 'm3', 'fail' ),
		...asked( 1 ),
		...asked( 2 ),
	],
	state: {
		orders: [ order( 1 ), order( 2 ) ],
		stock: { 7: 0 },
		carts: {},
		leads: [ 1, 2 ].map( ( id ) => ( { id, marker: `i${ id }`, events: 1 } ) ),
		mails: [ 1, 2 ].flatMap( ( id ) => [ ...mailsOf( id ), ...leadMailsOf( id ) ] ),
		delivered: [ 1, 2 ]
			.flatMap( ( id ) => [ ...mailsOf( id ), ...leadMailsOf( id ) ] )
			.map( ( { id } ) => ( { id, to: 'x' } ) ),
		tallies: { kept: [ { family: 1, parts: 2 } ], counted: [ { family: 1, parts: 2 } ] },
		faults: [],
	},
} );

const NAMES = [ 'stock', 'soldOut', 'acknowledged', 'once', 'whole', 'mail', 'leads', 'delivered', 'answers' ];

test( 'finds nothing in a run where nothing is wrong', () => {
	const { events, state } = good();
	assert.deepEqual( judge( NAMES, events, state ).breaches, [] );
} );

test( 'says how much it has looked at', () => {
	const { events, state } = good();
	assert.deepEqual( judge( [ 'stock', 'acknowledged', 'once' ], events, state ).counts, {
		stock: 1,
		acknowledged: 2,
		once: 3,
	} );
} );

test( 'does not let a run pass in which there was nothing to look at', () => {
	const nothing = { orders: [], stock: {}, carts: {}, mails: [] };
	const names = Object.keys( claims ).filter( ( name ) => name !== 'guesses' );
	assert.equal( judge( names, [], nothing ).breaches.length, names.length );
} );

/**
 * Each breaks one thing of the good run, and names the claim that must find it.
 *
 * @type {Record<string, [string, ( run: Run ) => unknown]>}
 */
const BROKEN = {
	'more sold than there were': [ 'stock', ( { state } ) => state.orders.push( order( 4 ) ) ],
	'sold, and not taken': [ 'stock', ( { state } ) => ( state.orders[ 0 ].taken = [] ) ],
	'taken twice': [ 'stock', ( { state } ) => ( state.stock[ 7 ] = -1 ) ],
	'taken, and nothing sold': [ 'stock', ( { state } ) => state.orders.pop() ],
	'refused although there was one': [ 'soldOut', ( { state } ) => ( state.stock[ 7 ] = 1 ) ],
	'an acknowledged order that is lost': [ 'acknowledged', ( { state } ) => state.orders.shift() ],
	'another total than was told': [ 'acknowledged', ( { state } ) => ( state.orders[ 0 ].total = 99 ) ],
	"another's order under that number": [ 'acknowledged', ( { state } ) => ( state.orders[ 0 ].marker = 'm9' ) ],
	'ordered twice': [ 'once', ( { state } ) => state.orders.push( order( 8, { marker: 'm1' } ) ) ],
	'two answers to one order': [
		'once',
		( { events } ) => events.push( ...checkout( 'm1', 'ok', { order: 8, total: 100 } ) ),
	],
	'refused, and ordered all the same': [ 'once', ( { state } ) => state.orders.push( order( 3 ) ) ],
	'an order that nobody sent': [ 'once', ( { state } ) => state.orders.push( order( 5 ) ) ],
	'an order without lines': [ 'whole', ( { state } ) => ( state.orders[ 0 ].lines = [] ) ],
	'a list that shows what is sold': [ 'whole', ( { state } ) => ( state.tallies.kept[ 0 ].parts = 3 ) ],
	'a list that leaves out what is there': [ 'whole', ( { state } ) => state.tallies.kept.pop() ],
	'a table that is broken': [ 'whole', ( { state } ) => state.faults.push( 'wp_coleman_orders Corrupt' ) ],
	'a mail that was not queued': [ 'mail', ( { state } ) => state.mails.shift() ],
	'a mail that was queued twice': [ 'mail', ( { state } ) => state.mails.push( state.mails[ 0 ] ) ],
	'an inquiry that is lost': [ 'leads', ( { state } ) => state.leads.shift() ],
	'an inquiry that is there twice': [
		'leads',
		( { state } ) => state.leads.push( { id: 9, marker: 'i1', events: 1 } ),
	],
	'an inquiry that nobody sent': [ 'leads', ( { state } ) => state.leads.push( { id: 9, marker: 'i9', events: 1 } ) ],
	'an inquiry without its history': [ 'leads', ( { state } ) => ( state.leads[ 0 ].events = 0 ) ],
	'an inquiry that was never acknowledged': [
		'leads',
		( { events } ) => events.push( ...act( 'inquiry', 'info', { marker: 'i3', status: 502 } ) ),
	],
	'two answers to one inquiry': [ 'leads', ( { events } ) => events.push( ...asked( 2, 'i1' ) ) ],
	'an inquiry whose mail was not queued': [
		'leads',
		( { state } ) => ( state.mails = state.mails.filter( ( { id } ) => id !== 'lead-desk-2' ) ),
	],
	'an inquiry whose mail was queued twice': [
		'leads',
		( { state } ) => state.mails.push( ...leadMailsOf( 1 ).slice( 0, 1 ) ),
	],
	'a mail that did not arrive': [ 'delivered', ( { state } ) => state.delivered.shift() ],
	'a mail that came twice': [ 'delivered', ( { state } ) => state.delivered.push( state.delivered[ 0 ] ) ],
	'a mail with another id': [ 'delivered', ( { state } ) => ( state.delivered[ 0 ].id = 'other' ) ],
	'a mail that still waits': [ 'delivered', ( { state } ) => ( state.mails[ 0 ].state = 'waiting' ) ],
	'a fault of the server': [ 'answers', ( { events } ) => events.push( ...checkout( 'm9', 'info' ) ) ],
	'refused without the cart': [
		'answers',
		( { events } ) =>
			events.push( ...checkout( 'm9', 'fail', { code: 'coleman_insufficient_stock', hasCart: false } ) ),
	],
};

/** @type {( time: number, event: Event ) => Event} */
const at = ( time, event ) => ( { ...event, time } );

/** @type {( from: number, to: number, route: string, status: number, retry?: string ) => Event[]} */
const call = ( from, to, route, status, retry ) => {
	const [ sent, answered ] = act( 'request', status < 400 ? 'ok' : 'info', { route, status, retry } );
	return [ at( from, sent ), at( to, answered ) ];
};

const afterwards = () => act( 'afterwards', 'ok', { route: 'write', status: 200 } );

/**
 * Runs in which something other than a process fails, as they should be; each can be spoiled in several ways.
 *
 * @type {Record<string, { good: () => Event[], broken: Record<string, ( events: Event[] ) => Event[]> }>}
 */
const FAILING = {
	hang: {
		good: () => [
			...note( 'hang', { isOver: false } ).map( ( event ) => at( 1_000, event ) ),
			...call( 900, 4_000, 'write', 503, '5' ),
			...call( 1_500, 1_510, 'cached page', 200 ),
			...note( 'hang', { isOver: true } ).map( ( event ) => at( 9_000, event ) ),
			...call( 9_100, 9_200, 'write', 200 ),
			...afterwards(),
		],
		broken: {
			'a write that waits too long': ( events ) => [ ...events, ...call( 1_500, 8_000, 'write', 503, '5' ) ],
			'a write that waits until it is over': ( events ) => [ ...events, ...call( 1_500, 9_500, 'write', 200 ) ],
			'a fault': ( events ) => [ ...events, ...call( 1_500, 2_000, 'write', 500 ) ],
			'a refusal without a time': ( events ) => [ ...events, ...call( 1_500, 2_000, 'write', 503 ) ],
			'a page that is not shown': ( events ) => [ ...events, ...call( 1_500, 1_600, 'cached page', 503, '5' ) ],
			'nobody who is refused': ( events ) => events.filter( ( { value } ) => value.status !== 503 ),
			'nobody who reads': ( events ) =>
				events.filter( ( { value } ) => ! ( 'route' in value && value.route === 'cached page' ) ),
			'no recovery': ( events ) => events.filter( ( { op } ) => op !== 'afterwards' ),
		},
	},
	disk: {
		good: () => [
			...checkout( 'm1', 'info', { status: 503, code: 'coleman_try_again', retry: '5' } ),
			...call( 1, 2, '/cart', 200 ),
			...note( 'disk', { isNamed: true, refused: 1 } ),
			...afterwards(),
		],
		broken: {
			'a fault': ( events ) => [ ...events, ...checkout( 'm2', 'info', { status: 500 } ) ],
			'another code': ( events ) => [
				...events,
				...checkout( 'm2', 'info', { status: 503, code: 'x', retry: '5' } ),
			],
			'a page that is not shown': ( events ) => [ ...events, ...call( 1, 2, '/cart', 503, '5' ) ],
			'a disk that is not named': ( events ) => [ ...events, ...note( 'disk', { isNamed: false, refused: 1 } ) ],
			'a disk that was not full': ( events ) => [ ...events, ...note( 'disk', { isNamed: true, refused: 0 } ) ],
			'nobody who reads': ( events ) => events.filter( ( { op } ) => op !== 'request' ),
			'no recovery': ( events ) => events.filter( ( { op } ) => op !== 'afterwards' ),
		},
	},
	cache: {
		good: () => [
			...note( 'guess', { number: 0, isLast: false, isRefused: false } ),
			...note( 'guess', { number: 1, isLast: false, isRefused: true } ),
			...note( 'guess', { number: 2, isLast: true, isRefused: true } ),
			...call( 1, 2, '/cart', 200 ),
			...note( 'cache', { isUsed: true } ),
		],
		broken: {
			'a page that is not shown': ( events ) => [ ...events, ...call( 1, 2, '/cart', 500 ) ],
			'a limit that is forgotten': ( events ) => [
				...events,
				...note( 'guess', { number: 3, isLast: true, isRefused: false } ),
			],
			'a limit that was never there': ( events ) =>
				events.filter( ( { value } ) => ! ( 'number' in value && value.number === 1 ) ),
			'a cache that was not used': ( events ) => events.filter( ( { op } ) => op !== 'cache' ),
		},
	},
	agreed: {
		good: () => [ ...told( 1 ), ...told( 1 ), ...checkout( 'm2', 'fail' ) ],
		broken: { 'a copy that is refused': ( events ) => [ ...events, ...checkout( 'm1', 'fail' ) ] },
	},
	slow: {
		good: () => [ ...note( 'held', { seconds: 15 } ), ...call( 1, 100, 'cart', 200 ) ],
		broken: {
			'a client that holds on': ( events ) => [ ...events, ...note( 'held', { seconds: 22 } ) ],
			'somebody else who waits': ( events ) => [ ...events, ...call( 1, 9_000, 'cart', 200 ) ],
			'somebody else who is refused': ( events ) => [ ...events, ...call( 1, 2, 'cart', 504 ) ],
			'nobody else': ( events ) => events.filter( ( { op } ) => op !== 'request' ),
		},
	},
	soak: {
		good: () => note( 'soak', SOAKED ),
		broken: Object.fromEntries(
			Object.entries( {
				failed: 1,
				requests: 0,
				after: 52,
				before: 0,
				transactions: 1,
				connections: 1,
				orphans: 1,
			} ).map( ( [ name, value ] ) => [
				`${ name } of ${ value }`,
				() => note( 'soak', { ...SOAKED, [ name ]: value } ),
			] )
		),
	},
	way: {
		good: () => note( 'way', { wanted: 'fast', seen: 'fast' } ),
		broken: { 'the other way': () => note( 'way', { wanted: 'fast', seen: 'long' } ) },
	},
};

const SOAKED = {
	requests: 100,
	failed: 0,
	firstFault: '',
	before: 50,
	after: 51,
	transactions: 0,
	connections: 0,
	orphans: 0,
};

for ( const [ claim, { good: goodRun, broken } ] of Object.entries( FAILING ) ) {
	test( `${ claim }: finds nothing where all is well`, () => {
		const { breaches, counts } = judge( [ claim ], goodRun(), stateOf( {} ) );
		assert.deepEqual( breaches, [] );
		assert.ok( counts[ claim ] > 0 );
	} );
	for ( const [ title, spoil ] of Object.entries( broken ) ) {
		test( `${ claim }: finds ${ title }`, () => {
			assert.ok( judge( [ claim ], spoil( goodRun() ), stateOf( {} ) ).breaches.length > 0 );
		} );
	}
}

test( 'left: finds an order of somebody who had left', () => {
	const events = note( 'left', { bytes: 5 } );
	assert.deepEqual( judge( [ 'left' ], events, stateOf( {} ) ).breaches, [] );
	assert.equal( judge( [ 'left' ], events, stateOf( { orders: [ order( 1 ) ] } ) ).breaches.length, 1 );
} );

for ( const [ title, [ claim, spoil ] ] of Object.entries( BROKEN ) ) {
	test( `finds ${ title }`, () => {
		const run = good();
		spoil( run );
		const { breaches } = judge( [ claim ], run.events, run.state );
		assert.equal( breaches.length > 0, true );
	} );
}

test( 'lets an order stand whose client never learnt of it', () => {
	const run = good();
	run.events = run.events.filter( ( { value } ) => ! ( 'marker' in value && value.marker === 'm2' ) );
	run.events.push( ...checkout( 'm2', 'info' ) );
	assert.deepEqual( judge( [ 'stock', 'acknowledged', 'once', 'mail' ], run.events, run.state ).breaches, [] );
} );

test( 'asks of a form, which is told no total, that it led to its order', () => {
	const run = good();
	run.events = run.events.filter( ( { value } ) => ! ( 'marker' in value && value.marker === 'm2' ) );
	run.events.push( ...checkout( 'm2', 'ok', { order: 2 } ) );
	assert.deepEqual( judge( [ 'acknowledged' ], run.events, run.state ).breaches, [] );
	run.events.push( ...checkout( 'm2', 'ok', { order: 1 } ) );
	assert.equal( judge( [ 'acknowledged' ], run.events, run.state ).breaches.length, 1 );
} );

test( 'finds who was never told', () => {
	const { events, state } = good();
	assert.deepEqual( judge( [ 'finished' ], events, state ).breaches, [ 'finished: m3: never acknowledged' ] );
} );

test( 'lets a mail come again for each sender that was killed, and no more', () => {
	const run = good();
	run.events.push( ...note( 'kill', { what: 'mail worker' } ) );
	run.state.delivered.push( run.state.delivered[ 0 ] );
	assert.deepEqual( judge( [ 'delivered' ], run.events, run.state ).breaches, [] );
	run.state.delivered.push( run.state.delivered[ 1 ] );
	assert.equal( judge( [ 'delivered' ], run.events, run.state ).breaches.length, 1 );
} );

/** @type {( type: Answered, quantity?: number ) => Event[]} */
const add = ( type, quantity = 1 ) => act( 'add', type, { cart: 'g:1', part: 7, quantity, status: 200 } );

/** @type {[number, boolean][]} */
const CARTS = [
	[ 1, false ],
	[ 2, true ],
	[ 3, true ],
	[ 4, false ],
];

for ( const [ has, isGood ] of CARTS ) {
	test( `${ isGood ? 'accepts' : 'refuses' } ${ has } pieces where two were acknowledged and one was not answered`, () => {
		const events = [ ...add( 'ok' ), ...add( 'ok' ), ...add( 'info' ), ...add( 'fail', 5 ) ];
		const { breaches } = judge( [ 'carts' ], events, stateOf( { carts: { 'g:1': { 7: has } } } ) );
		assert.equal( breaches.length === 0, isGood );
	} );
}

test( 'finds a cart that is gone altogether', () => {
	assert.equal( judge( [ 'carts' ], add( 'ok' ), stateOf( {} ) ).breaches.length, 1 );
} );

/** @typedef {{ account: string, network: string, device: boolean }} Hash */

/** @type {( count: number, more?: Partial<Hash> ) => Hash[]} */
const compared = ( count, more = {} ) =>
	Array.from( { length: count }, ( _, index ) => ( {
		account: '5',
		network: `net-${ Math.floor( index / 2 ) }`,
		device: false,
		...more,
	} ) );

/** @type {[string, Hash[], boolean][]} */
const GUESSES = [
	[ 'as many passwords as are allowed', compared( 4 ), true ],
	[ 'one password too many', compared( 5 ), false ],
	[ 'too few passwords: a door that was shut for all', compared( 3 ), false ],
	[ 'too many from one network', compared( 4, { network: 'one' } ), false ],
	[ 'a known device beside the others', [ ...compared( 4 ), ...compared( 1, { device: true } ) ], true ],
	[ 'a known device without a limit', [ ...compared( 4 ), ...compared( 2, { device: true } ) ], false ],
	[ 'nothing at all', [], false ],
];

for ( const [ title, hashes, isGood ] of GUESSES ) {
	test( `${ isGood ? 'accepts' : 'finds' } ${ title }`, () => {
		const events = note( 'limits', { network: 2, device: 1, accounts: { 5: 4 } } );
		assert.equal( claims.guesses( events, stateOf( { hashes } ) ).breaches.length === 0, isGood );
	} );
}

test( 'finds who was let in, and who was kept out', () => {
	const events = [
		...act( 'sign-in', 'ok', { door: 'ajax', isRight: false, isIn: true, status: 200 } ),
		...act( 'sign-in', 'fail', { door: 'form', isRight: true, isIn: false, status: 429 } ),
		...act( 'sign-in', 'ok', { door: 'form', isRight: true, isIn: true, status: 303 } ),
	];
	assert.deepEqual( judge( [ 'doors' ], events, stateOf( {} ) ).breaches, [
		'doors: someone by ajax: let in (200)',
		'doors: someone by form: kept out (429)',
	] );
} );

/** @typedef {Partial<import('./checker.mjs').FedParts> & { torn?: number, undone?: Partial<NonNullable<State['undone']>> }} Feed */

/** @type {( feed?: Feed ) => { events: Event[], state: State }} */
const fed = ( { torn = 0, undone = {}, ...more } = {} ) => ( {
	events: [
		...note( 'kill', { what: 'feed', state: 'applying', torn: { parts: 0, items: torn } } ),
		...note( 'feed', { parts: 9, outcome: 'all' } ),
		...note( 'undone', { blows: 1 } ),
	],
	state: stateOf( {
		feed: {
			state: 'applied',
			read: 9,
			parts: 9,
			doubles: 0,
			unindexed: 0,
			outcome: 'all',
			queued: 0,
			miscounted: 0,
			different: 0,
			...more,
		},
		undone: { state: 'applied', parts: 0, items: 0, ...undone },
	} ),
} );

/** @type {[string, Feed, number][]} */
const FEEDS = [
	[ 'accepts a feed that is there whole', {}, 0 ],
	[ 'finds parts that are missing', { parts: 8 }, 1 ],
	[ 'finds a run that was given up', { state: 'lost' }, 1 ],
	[ 'finds parts that are there twice, and parts that nobody finds', { doubles: 1, unindexed: 2 }, 2 ],
	[ 'finds another outcome than without a kill', { outcome: 'most' }, 1 ],
	[ 'finds words that are counted wrong', { miscounted: 3 }, 1 ],
	[ 'finds half a chunk after a kill', { torn: 250 }, 1 ],
	[ 'finds that the same feed would change something', { different: 1 }, 1 ],
	[ 'finds parts that an undo left', { undone: { parts: 2 } }, 1 ],
	[ 'finds an undo that was given up', { undone: { state: 'applying' } }, 1 ],
];

for ( const [ title, more, breaches ] of FEEDS ) {
	test( title, () => {
		const { events, state } = fed( more );
		assert.equal( judge( [ 'feed' ], events, state ).breaches.length, breaches );
	} );
}

test( 'believes no feed that nobody disturbed', () => {
	const { events, state } = fed();
	assert.equal( judge( [ 'feed' ], events.slice( 1 ), state ).breaches.length, 1 );
} );

/** @type {( more?: { killed?: object, retried?: object, swept?: object, isAnswered?: boolean } ) => { events: Event[], state: State }} */
const uploaded = ( { isAnswered = false, ...more } = {} ) => {
	const whole = { ids: [ 1, 2 ], bare: 0, doubles: 0, unowned: 3, uploads: 4 };
	return {
		events: [
			...note( 'kill', { what: 'picture at row', isAnswered } ),
			...note( 'picture', { picture: 1 } ),
			...note( 'picture', { picture: 2 } ),
			...note( 'removed', { picture: 1 } ),
		],
		state: stateOf( {
			pictures: {
				killed: { ...whole, ids: [], ...more.killed },
				retried: { ...whole, ...more.retried },
				swept: { ...whole, ids: [ 2 ], unowned: 0, uploads: 0, ...more.swept },
			},
		} ),
	};
};

/** @type {[ string, Parameters<typeof uploaded>[0], number ][]} */
const PICTURES = [
	[ 'accepts pictures that are whole, and files of others until the sweep', {}, 0 ],
	[ 'finds a picture without files after a kill', { killed: { bare: 1 } }, 1 ],
	[ 'finds a picture that is there twice', { retried: { doubles: 1 } }, 1 ],
	[ 'finds a picture that was acknowledged and is lost', { retried: { ids: [ 1 ] } }, 1 ],
	[ 'finds a picture that a sweep has taken', { swept: { ids: [] } }, 1 ],
	[ 'finds a picture that was taken off and is there', { swept: { ids: [ 1, 2 ] } }, 1 ],
	[ 'finds files of nobody after the sweep', { swept: { unowned: 1 } }, 1 ],
	[ 'finds uploads of nobody after the sweep', { swept: { uploads: 1 } }, 1 ],
	[ 'finds that a blow hit nobody', { isAnswered: true }, 1 ],
];

for ( const [ title, more, breaches ] of PICTURES ) {
	test( title, () => {
		const { events, state } = uploaded( more );
		assert.equal( judge( [ 'pictures', 'blows' ], events, state ).breaches.length, breaches );
	} );
}

/** @type {( rental: number, type: Answered, more?: Partial<Values['confirm']> ) => Event[]} */
const confirm = ( rental, type, more = {} ) =>
	act( 'confirm', type, {
		rental,
		week: 1,
		unit: 7,
		start: '2027-03-01',
		end: '2027-03-04',
		...( type === 'fail' ? { status: 409, code: 'coleman_rental_overlap', offers: 2 } : { status: 200 } ),
		...more,
	} );

/** @typedef {import('./checker.mjs').Rental} Rental */

/** @type {( id: number, more?: Partial<Rental> ) => Rental} */
const rental = ( id, more = {} ) => ( {
	id,
	state: 'confirmed',
	unit: 7,
	start: '2027-03-01',
	end: '2027-03-04',
	...more,
} );

const waits = { state: 'requested', unit: 0 };

/**
 * One week: the first has the unit, the second was refused. The week after, it is another's.
 *
 * @return {RunWith<'rentals'>} A run.
 */
const rented = () => ( {
	events: [
		...note( 'fleet', { unit: 7, buffer: 1, weeks: 2 } ),
		...confirm( 1, 'ok' ),
		...confirm( 2, 'fail' ),
		...confirm( 3, 'ok', { week: 2, start: '2027-03-05', end: '2027-03-08' } ),
	],
	state: stateOf( {
		rentals: [ rental( 1 ), rental( 2, waits ), rental( 3, { start: '2027-03-05', end: '2027-03-08' } ) ],
	} ),
} );

test( 'finds nothing where one after another has a unit', () => {
	const { events, state } = rented();
	assert.deepEqual( judge( [ 'renters', 'overlaps' ], events, state ), {
		counts: { renters: 2, overlaps: 2 },
		breaches: [],
	} );
} );

/** @type {Record<string, [string, ( run: RunWith<'rentals'> ) => unknown]>} */
const RENTED_WRONG = {
	'a unit that is told to two': [ 'renters', ( { events } ) => events.push( ...confirm( 2, 'ok' ) ) ],
	'days that two were told they have': [
		'overlaps',
		( { events } ) => events.push( ...confirm( 2, 'ok', { start: '2027-03-03' } ) ),
	],
	'days that two have': [
		'overlaps',
		( { state } ) => state.rentals.push( rental( 4, { start: '2027-02-25', end: '2027-03-02' } ) ),
	],
	'a unit that goes out on the day it is made ready': [
		'overlaps',
		( { state } ) => state.rentals.push( rental( 4, { start: '2027-03-08', end: '2027-03-10' } ) ),
	],
	'a week in which nobody got it': [
		'renters',
		( { events } ) => events.push( ...confirm( 2, 'fail', { week: 3 } ) ),
	],
	'refused, and changed all the same': [
		'renters',
		( { state } ) => Object.assign( state.rentals[ 1 ], { unit: 8 } ),
	],
	'refused, and offered nothing': [
		'renters',
		( { events } ) => events.push( ...confirm( 2, 'fail', { offers: 0 } ) ),
	],
	'refused for another reason': [
		'renters',
		( { events } ) => events.push( ...confirm( 2, 'fail', { code: 'coleman_rental_changed' } ) ),
	],
	'told, and not kept': [ 'renters', ( { state } ) => Object.assign( state.rentals[ 0 ], waits ) ],
	'kept for other days than was told': [
		'renters',
		( { state } ) => Object.assign( state.rentals[ 0 ], { end: '2027-03-05' } ),
	],
};

for ( const [ title, [ claim, spoil ] ] of Object.entries( RENTED_WRONG ) ) {
	test( `finds ${ title }`, () => {
		const run = rented();
		spoil( run );
		assert.equal( judge( [ claim ], run.events, run.state ).breaches.length > 0, true );
	} );
}

/**
 * @param {Partial<import('./checker.mjs').Upgrade>} [more]
 * @return {import('./checker.mjs').Upgrade} One that is as it should be, but for this.
 */
const upgraded = ( more = {} ) => ( {
	installed: 40,
	latest: 40,
	isSame: true,
	before: { isOlder: true, answers: [ { call: 'GET /cart', status: 200, code: '' } ] },
	...more,
} );

const answered = [
	...act( 'request', 'ok', { route: '/cart', status: 200, retry: '' } ),
	...act( 'request', 'info', { route: '/cart', status: 503, retry: '5' } ),
	...act( 'afterwards', 'ok', { route: '/cart', status: 200 } ),
];

/** @type {[string, Partial<import('./checker.mjs').Upgrade>, Event[], number][]} */
const UPGRADES = [
	[ 'accepts an upgrade during which people were asked to come back', {}, [], 0 ],
	[ 'finds a fault', {}, act( 'request', 'info', { route: '/cart', status: 500, retry: '' } ), 1 ],
	[ 'finds a 503 that tells no time', {}, act( 'request', 'info', { route: '/cart', status: 503, retry: '' } ), 1 ],
	[ 'finds a connection that broke', {}, act( 'request', 'info', { route: '/cart', status: 0, retry: '' } ), 1 ],
	[ 'finds a page that stays away', {}, act( 'afterwards', 'info', { route: '/cart', status: 503 } ), 1 ],
	[ 'finds an upgrade that is not done', { installed: 34 }, [], 1 ],
	[ 'finds other tables', { isSame: false }, [], 1 ],
	[
		'finds that the version before was not played',
		{ before: { isOlder: false, answers: [ { call: 'a', status: 200, code: '' } ] } },
		[],
		1,
	],
	[
		'finds that the version before fails',
		{ before: { isOlder: true, answers: [ { call: 'a', status: 500, code: 'b' } ] } },
		[],
		1,
	],
];

for ( const [ title, more, events, breaches ] of UPGRADES ) {
	test( `upgrade: ${ title }`, () => {
		const state = { orders: [], stock: {}, carts: {}, mails: [], upgrade: upgraded( more ) };
		assert.equal( judge( [ 'upgrade' ], [ ...answered, ...events ], state ).breaches.length, breaches );
	} );
}

test( 'upgrade: believes none that nobody met', () => {
	const state = { orders: [], stock: {}, carts: {}, mails: [], upgrade: upgraded() };
	const quiet = answered.filter( ( { value } ) => value.status !== 503 );
	assert.equal( judge( [ 'upgrade' ], quiet, state ).breaches.length, 1 );
} );
