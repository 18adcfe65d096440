import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chances, thinking, visit } from './visits.mjs';

const shop = {
	accounts: [ { email: 'a@example.com', password: 'p' } ],
	parts: [ 1, 2, 3 ],
	classes: [ 1 ],
	words: [ 'oil filter' ],
	pages: [ '/equipment/new/', '/equipment/used/' ],
	span: { start_date: '2026-03-02', return_date: '2026-03-03' },
};

/** @type {( seed: number ) => import('./visits.mjs').Step[]} */
const steps = ( seed ) => [ ...visit( shop, chances( seed ), `load-${ seed }` ) ];

test( 'the same number gives the same visit', () => {
	assert.deepEqual( steps( 7 ), steps( 7 ) );
	assert.notDeepEqual( steps( 7 ), steps( 8 ) );
} );

test( 'of a thousand visits about as many sign in, order and rent as is said', () => {
	const acts = Array.from( { length: 1000 }, ( _, seed ) => new Set( steps( seed ).map( ( { act } ) => act ) ) );
	/** @type {( act: string ) => number} */
	const share = ( act ) => acts.filter( ( did ) => did.has( act ) ).length / 10;
	assert.ok( Math.abs( share( 'sign in' ) - 20 ) < 4, String( share( 'sign in' ) ) );
	assert.ok( Math.abs( share( 'order' ) - 15 ) < 4, String( share( 'order' ) ) );
	assert.ok( share( 'rent' ) > 2 && share( 'rent' ) < 7, String( share( 'rent' ) ) );
	assert.equal( share( 'add' ), 100 );
} );

test( 'nobody thinks for less than 3 or more than 10 seconds', () => {
	const chance = chances( 1 );
	for ( let turn = 0; turn < 1000; turn++ ) {
		const ms = thinking( chance );
		assert.ok( ms >= 3000 && ms < 10_000 );
	}
} );
