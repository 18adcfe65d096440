/** R4: more renters than machines. */

import { crowd, range } from './tools.mjs';

const API = '/wp-json/coleman/v1/desk/rentals';

const DAY = 86_400_000;

/** @type {( today: string, days: number ) => string} */
const later = ( today, days ) =>
	new Date( Date.parse( `${ today }T00:00:00Z` ) + days * DAY ).toISOString().slice( 0, 10 );

/**
 * Many windows of one desk confirm different requests for one unit, whose days all meet somewhere in the week.
 *
 * @param {import('../stage.mjs').Stage} stage
 * @param {Object}                       size
 * @param {number}                       size.renters At the same time, for each week.
 * @param {number}                       size.weeks
 * @param {string}                       prefix       Of the markers.
 * @return {Promise<string>} What was done.
 */
export async function oneUnit( stage, { renters, weeks }, prefix ) {
	const { ids, unit, today, buffer } = JSON.parse( await stage.php( 'renters.php', renters * weeks, prefix ) );
	stage.history.note( 'fleet', { unit, buffer, weeks } );
	const { headers, cookies } = await atTheDesk( stage );
	for ( const week of range( weeks ) ) {
		await crowd( range( renters ), renters, async ( number ) => {
			const visitor = stage.visitor( `desk-${ number }` );
			visitor.cookies = cookies;
			const start = later( today, 7 * week + 7 + ( number % 3 ) );
			const end = later( today, 7 * week + 7 + 4 + ( number % 2 ) );
			await confirm( visitor, headers, { rental: ids[ week * renters + number ], week, unit, start, end } );
		} );
	}
	return `${ renters } at once for one unit, ${ weeks } weeks long`;
}

/**
 * @param {import('../visitor.mjs').Visitor} visitor
 * @param {Object<string, string>}           headers
 * @param {Object}                           asked
 * @param {number}                           asked.rental
 * @param {number}                           asked.week
 * @param {number}                           asked.unit
 * @param {string}                           asked.start
 * @param {string}                           asked.end    The day it comes back.
 */
async function confirm( visitor, headers, { rental, week, unit, start, end } ) {
	const done = visitor.stage.history.begin( visitor.name, 'confirm', { rental, week, unit, start, end } );
	const answer = await visitor.post(
		`${ API }/${ rental }/confirm`,
		{ version: 1, unit_id: unit, start_date: start, return_date: end },
		headers
	);
	const { free_units: free = [], alternatives = [] } = answer.body.data ?? {};
	done( answer, { code: answer.body.code, offers: free.length + alternatives.length } );
}

/**
 * @param {import('../stage.mjs').Stage} stage
 * @return {Promise<{ headers: Object<string, string>, cookies: Map<string, string> }>} What each window of the desk is opened with.
 */
async function atTheDesk( stage ) {
	const visitor = stage.visitor( 'desk' );
	await visitor.ask( { path: '/wp-login.php' } );
	await visitor.post( '/wp-login.php', { log: stage.desk.login, pwd: stage.desk.password, testcookie: '1' } );
	const { text, status } = await visitor.ask( { path: '/wp-admin/admin-ajax.php?action=rest-nonce' } );
	if ( status !== 200 || ! /^[0-9a-f]{10}$/.test( text ) ) {
		throw new Error( `The desk was not let in: ${ status } ${ text.slice( 0, 80 ) }` );
	}
	return { headers: { 'X-WP-Nonce': text }, cookies: visitor.cookies };
}
