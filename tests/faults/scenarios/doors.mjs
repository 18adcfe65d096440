/** R12: guessing passwords through every door there is. */

import { range } from './tools.mjs';

/**
 * @param {string} login
 * @param {string} password
 */
const XML = ( login, password ) =>
	`<?xml version="1.0"?><methodCall><methodName>wp.getUsersBlogs</methodName><params><param><value><string>${ login }</string></value></param><param><value><string>${ password }</string></value></param></params></methodCall>`;

/**
 * The five doors: each tries a password, and tells the answer and whether it let somebody in.
 *
 * @type {Object<string, ( visitor: import('../visitor.mjs').Visitor, login: string, password: string, headers: Record<string, string> ) => Promise<{ answer: import('../visitor.mjs').Answer, isIn: boolean }>>}
 */
const DOORS = {
	ajax: async ( visitor, login, password, headers ) => {
		const fields = { action: 'customer_login', email: login, password };
		const answer = await visitor.post( '/wp-admin/admin-ajax.php', fields, headers );
		return { answer, isIn: answer.status === 200 && answer.body.response === true };
	},
	form: async ( visitor, login, password, headers ) => {
		const answer = await visitor.post( '/', { coleman_action: 'sign_in', email: login, password }, headers );
		return { answer, isIn: answer.status === 303 };
	},
	'wp-login': async ( visitor, login, password, headers ) => {
		const answer = await visitor.post( '/wp-login.php', { log: login, pwd: password }, headers );
		return { answer, isIn: answer.status === 302 };
	},
	'XML-RPC': async ( visitor, login, password, headers ) => {
		const answer = await visitor.ask( {
			path: '/xmlrpc.php',
			method: 'POST',
			body: XML( login, password ),
			headers: { 'Content-Type': 'text/xml', ...headers },
		} );
		return { answer, isIn: answer.text.includes( 'blogid' ) };
	},
	'application password': async ( visitor, login, password, headers ) => {
		const Authorization = `Basic ${ Buffer.from( `${ login }:${ password }` ).toString( 'base64' ) }`;
		const answer = await visitor.ask( { path: '/wp-json/wp/v2/users/me', headers: { Authorization, ...headers } } );
		return { answer, isIn: answer.status === 200 };
	},
};

/**
 * @param {import('../visitor.mjs').Visitor} visitor
 * @param {string}                           door
 * @param {import('../stage.mjs').Account}   account
 * @param {boolean}                          isRight Whether it is to come in.
 * @param {Object}                           [more]
 * @param {string}                           [more.password]
 * @param {Object<string, string>}           [more.headers]
 */
async function knock( visitor, door, account, isRight, { password, headers = {} } = {} ) {
	const right = door === 'application password' ? account.applicationPassword : account.password;
	const done = visitor.stage.history.begin( visitor.name, 'sign-in', { door, isRight } );
	const { answer, isIn } = await DOORS[ door ]( visitor, account.email, password ?? right, headers );
	done( answer, { isIn } );
}

/**
 * @param {import('../stage.mjs').Stage} stage
 * @param {Object}                       size
 * @param {number}                       size.guesses  From one network, with a forged address each; and again over all networks.
 * @param {number}                       size.networks
 * @param {number}                       size.calls    Of a machine that knows its password.
 * @return {Promise<string>} What was done.
 */
export async function guessing( stage, { guesses, networks, calls } ) {
	const { owner, machine } = stage.accounts;
	const names = Object.keys( DOORS );
	// Decisions of the product: 5 by account and network, 50 by account in all; a known device has 5 of its own.
	stage.history.note( 'limits', { network: 5, device: 5, accounts: { [ owner.id ]: 50 } } );

	// Every door opens for who is right, or the rest would prove nothing.
	const atHome = stage.visitor( 'owner', '127.0.1.1' );
	for ( const door of names ) {
		await knock( door === 'ajax' ? atHome : stage.visitor( `owner-${ door }`, '127.0.1.2' ), door, owner, true );
	}
	/**
	 * @param {import('../visitor.mjs').Visitor} visitor
	 * @param {number} number
	 */
	const guess = ( visitor, number ) =>
		knock( visitor, names[ number % names.length ], owner, false, {
			password: `guess-${ number }`,
			headers: { 'X-Forwarded-For': `198.51.100.${ number % 200 }`, 'X-Real-IP': `203.0.113.${ number % 200 }` },
		} );

	// From one network, and each time from another one if it is to be believed.
	for ( const number of range( guesses / 2 ) ) {
		await guess( stage.visitor( 'thief', '127.0.2.1' ), number );
	}
	// From many networks at once.
	await Promise.all(
		range( networks ).map( async ( network ) => {
			for ( const number of range( guesses / 2 / networks ) ) {
				await guess( stage.visitor( `gang-${ network }`, `127.0.3.${ network + 1 }` ), number + network );
			}
		} )
	);

	// Whoever is right comes in on the device they used before, from wherever; a stranger must wait, right or not.
	await knock( stage.visitor( 'stranger', '127.0.4.1' ), 'ajax', owner, false, { password: owner.password } );
	atHome.cookies = new Map( [ ...atHome.cookies ].filter( ( [ name ] ) => name.startsWith( 'coleman_device_' ) ) );
	atHome.address = '127.0.4.2';
	await knock( atHome, 'ajax', owner, true );

	// And a machine calls as often as it needs.
	for ( const number of range( calls ) ) {
		await knock( stage.visitor( `machine-${ number }`, '127.0.5.1' ), 'application password', machine, true );
	}
	return `${ guesses } guesses, 5 doors, ${ networks + 1 } networks`;
}
