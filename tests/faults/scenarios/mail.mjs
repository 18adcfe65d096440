/** R11: the mail server was away the whole time; now it is back. */

import { openMailServer } from '../smtp.mjs';
import { pause } from './tools.mjs';

/**
 * @param {import('../stage.mjs').Stage} stage
 * @param {Object}                       size
 * @param {number}                       size.kills So often whoever sends the mail is killed at it.
 * @return {Promise<{ done: string, delivered: { id: string, to: string }[] }>} What was done, and what the server was handed.
 */
export async function serverComesBack( stage, { kills } ) {
	const server = await openMailServer( stage.smtpPort );
	try {
		for ( let number = 0; number < kills; number++ ) {
			await stage.phpThatMayDie( 'drain.php', async ( pid ) => {
				const before = server.delivered.length;
				while ( server.delivered.length < before + 3 ) {
					await pause( 1 );
				}
				stage.history.note( 'kill', { what: 'mail worker', pid } );
				process.kill( pid, 'SIGKILL' );
			} );
		}
		await stage.php( 'drain.php' );
		return { done: `server back, sender killed ${ kills } times`, delivered: [ ...server.delivered ] };
	} finally {
		await server.stop();
	}
}
