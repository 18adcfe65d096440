import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { turn, TURNS } from './turn.mjs';

const before = process.env.COLEMAN_TURN;

afterEach( () => {
	delete process.env.COLEMAN_TURN;
	if ( before !== undefined ) {
		process.env.COLEMAN_TURN = before;
	}
} );

test( 'who asks for a turn gets it', () => {
	process.env.COLEMAN_TURN = 'all';
	assert.equal( turn(), 'all' );
} );

test( 'else it is one of the turns, the same for the whole commit', () => {
	delete process.env.COLEMAN_TURN;
	const found = turn();
	assert.ok( Number( found ) >= 0 && Number( found ) < TURNS, found );
	assert.equal( turn(), found );
} );
