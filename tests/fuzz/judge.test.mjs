import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faults } from './judge.mjs';

/** Answers with a fault each, which the judge must find, and sound ones, in which it may find none. */

/** @type {import('./operations.mjs').Operation} */
const operation = {
	name: 'POST /thing/{id}',
	method: 'POST',
	path: '/thing/{id}',
	inPath: { id: { type: 'integer' } },
	fields: { name: { type: 'string' } },
	required: [ 'name' ],
	isRaw: false,
	writes: true,
	for: [ 'visitor' ],
	answers: '#/thing',
};

const request = { method: 'POST', url: '/wp-json/coleman/v1/thing/1', headers: {}, body: '{"name":"x"}' };

const refusal = ( status = 400, code = 'rest_invalid_param', /** @type {Object} */ params = { name: 'No.' } ) =>
	JSON.stringify( { code, message: 'No.', data: { status, params } } );

const JSON_TYPE = { 'content-type': 'application/json; charset=UTF-8' };

/**
 * @param {Partial<import('./session.mjs').Answer>} answer
 * @param {Partial<import('./judge.mjs').Seen>}     [more]
 */
const judged = ( answer, more = {} ) =>
	faults(
		{
			operation,
			request,
			answer: { status: 200, headers: JSON_TYPE, text: '{"results":{}}', ...answer },
			complaints: '',
			moved: [],
			...more,
		},
		( _pointer, value ) => ( 'results' in Object( value ) ? [] : [ ' has no results' ] )
	);

test( 'sound answers have no fault', () => {
	assert.deepEqual( judged( {}, { moved: [ 'wp_things' ] } ), [] );
	assert.deepEqual( judged( { status: 201 } ), [] );
	assert.deepEqual( judged( { status: 204, text: '' } ), [] );
	assert.deepEqual( judged( { status: 400, text: refusal() } ), [] );
	assert.deepEqual( judged( { status: 400, text: refusal( 400, 'rest_missing_callback_param', [ 'name' ] ) } ), [] );
	assert.deepEqual( judged( { status: 404, text: refusal( 404, 'coleman_not_found', {} ) } ), [] );
	assert.deepEqual(
		judged( { status: 503, headers: { ...JSON_TYPE, 'retry-after': '5' }, text: refusal( 503 ) } ),
		[]
	);
} );

/** @type {[ string, RegExp, Partial<import('./session.mjs').Answer>, Partial<import('./judge.mjs').Seen>? ][]} */
const PLANTED = [
	[ 'a 500', /failed/, { status: 500, text: refusal( 500 ) } ],
	[ 'a 503 that does not say when to return', /failed/, { status: 503, text: refusal( 503 ) } ],
	[ 'a notice of PHP', /PHP complained: PHP Warning/, {}, { complaints: 'PHP Warning:  Undefined key' } ],
	[ 'a header made of what was sent', /header/, { headers: { ...JSON_TYPE, 'x-fuzzed': '1' } } ],
	[
		'markup as it was sent',
		/markup/,
		{ headers: { 'content-type': 'text/html' }, text: '<p><fuzzed onload=1></p>' },
	],
	[
		'a page instead of an envelope',
		/envelope/,
		{ status: 404, headers: { 'content-type': 'text/html' }, text: '<p>' },
	],
	[ 'an envelope with another status', /envelope/, { status: 404, text: refusal( 400 ) } ],
	[
		'an envelope without a sentence',
		/envelope/,
		{ status: 409, text: '{"code":"x","message":"","data":{"status":409}}' },
	],
	[ 'no field named', /names no field/, { status: 400, text: refusal( 400, 'rest_invalid_param', {} ) } ],
	[
		'a field that the call has not',
		/names other/,
		{ status: 400, text: refusal( 400, 'rest_invalid_param', { other: 'No.' } ) },
	],
	[
		'a number for a field',
		/names 0/,
		{ status: 400, text: refusal( 400, 'rest_invalid_param', [] ).replace( '[]', '{"0":"No."}' ) },
	],
	[
		'the text of a database fault',
		/SQLSTATE/,
		{ status: 400, text: refusal( 400, 'x' ).replace( '"No."', '"SQLSTATE[42]"' ) },
	],
	[ 'an answer other than its schema', /no results/, { text: '{"other":1}' } ],
	[ 'a 201 other than its schema', /no results/, { status: 201, text: '{"other":1}' } ],
	[ 'an answer that is no JSON', /no JSON/, { text: '<br>{"results":{}}' } ],
	[ 'a body where there is none', /204 has a body/, { status: 204, text: 'x' } ],
	[
		'a refusal with effect',
		/refused, but changed wp_things/,
		{ status: 400, text: refusal() },
		{ moved: [ 'wp_things' ] },
	],
	[
		'a read with effect',
		/only reads, but changed wp_things/,
		{},
		{ moved: [ 'wp_things' ], operation: { ...operation, writes: false } },
	],
];

for ( const [ what, said, answer, more ] of PLANTED ) {
	test( `${ what } is found`, () => {
		assert.match( judged( answer, more ).join( '; ' ), said );
	} );
}
