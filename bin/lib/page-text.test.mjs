import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { difference, settled } from './page-text.mjs';

describe( 'pages of two builds', () => {
	for ( const [ what, before, after ] of [
		[ 'a port', '<a href="http://127.0.0.1:8888/cart">', '<a href="http://127.0.0.1:40123/cart">' ],
		[ 'a port in an address', 'url=http%3A%2F%2F127.0.0.1%3A8888%2F', 'url=http%3A%2F%2F127.0.0.1%3A9%2F' ],
		[ 'a token', '{"token":"abc","locale":"en_US"}', '{"token":"xyz","locale":"en_US"}' ],
		[ 'the name of a script', '"loader.0123abcd.js"', '"loader.9876fedc.js"' ],
		[ 'the order of attributes', '<a href="/" class="x" hidden>', '<a class="x" hidden href="/">' ],
		[ 'a key', '"idempotencyKey":"0a1b"', '"idempotencyKey":"ffff"' ],
		[ 'a place by time', '?after=20260925075621-72#list', '?after=20260925075734-72#list' ],
		[ 'the version of a style', 'style.css?ver=0a1b2c', 'style.css?ver=7.1.3' ],
	] ) {
		test( `are the same but for ${ what }`, () =>
			assert.equal( difference( settled( before ), settled( after ) ), '' ) );
	}

	for ( const [ what, before, after ] of [
		[ 'a word', '<p>Add to cart</p>', '<p>Add to Cart</p>' ],
		[ 'a space', '<p>Add to cart</p>', '<p>Add to cart </p>' ],
		[ 'an attribute', '<p class="a">', '<p>' ],
		[ 'an end', '<p>1</p>', '<p>1</p><p>2</p>' ],
		[ 'the value of an attribute', '<a class="a b" href="/">', '<a class="a" href="/">' ],
		[ 'the order of classes', '<p class="a b" id="x">', '<p class="b a" id="x">' ],
		[ 'a price', '"price_cents":100', '"price_cents":1000' ],
		[ 'a script more', '"loader.0123abcd.js"', '"loader.0123abcd.js","more.0123abcd.js"' ],
	] ) {
		test( `differ by ${ what }`, () => {
			const told = difference( settled( before ), settled( after ) );
			assert.match( told, /^ {2}- .*\n {2}\+ / );
		} );
	}
} );
