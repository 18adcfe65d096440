/** R11 for inquiries: people ask about machines while there is no mail server. */

import { crowd, newKey, range, untilAnswered } from './tools.mjs';

/**
 * @param {import('../stage.mjs').Stage} stage
 * @param {Object}                       size
 * @param {number}                       size.leads
 * @param {number}                       size.atOnce So many people press the button at the same time.
 * @param {string}                       prefix
 * @return {Promise<string>} What was done.
 */
export async function peopleAsk( stage, { leads, atOnce }, prefix ) {
	await crowd( range( leads ), atOnce, async ( number ) => {
		const inquiry = {
			marker: prefix + number,
			key: newKey(),
			machine: stage.machines[ number % stage.machines.length ],
		};
		const send = () => stage.visitor( `asker-${ number }` ).inquire( inquiry );
		// Each fourth presses twice.
		await Promise.all( range( number % 4 === 0 ? 2 : 1 ).map( () => untilAnswered( send ) ) );
	} );
	return `${ leads } inquiries, ${ atOnce } at once, no mail server`;
}
