/**
 * What the tools say: steps with the time they took, and problems as one sentence.
 */

/** Something the reader can act on. Its message is shown alone, without a stack trace. */
export class Problem extends Error {}

/** @type {( thrown: unknown ) => NodeJS.ErrnoException} What was thrown, as an error: anything may be. */
export const errorOf = ( thrown ) => ( thrown instanceof Error ? thrown : new Error( String( thrown ) ) );

const colour = process.stdout.isTTY && ! process.env.NO_COLOR;

/**
 * @param {string} text
 * @return {string} The text in grey, where there are colours.
 */
const grey = ( text ) => ( colour ? `\u001b[90m${ text }\u001b[0m` : text );

/**
 * @param {number} milliseconds
 * @return {string} For example `1.4 s`.
 */
export const seconds = ( milliseconds ) => `${ ( milliseconds / 1000 ).toFixed( 1 ) } s`;

/**
 * Runs one step and says how long it took. A step that found nothing to do
 * returns nothing and is reported all the same, so that the list is always whole.
 *
 * @template T
 * @param {string}                                            title
 * @param {( note: ( text: string ) => void ) => Promise<T>|T} work  `note` adds a detail to the closing line.
 * @return {Promise<T>} What the work returned.
 */
export async function step( title, work ) {
	const begun = Date.now();
	let detail = '';
	const waiting = setTimeout( () => process.stdout.write( grey( `  …  ${ title }\n` ) ), 700 );
	try {
		const result = await work( ( text ) => ( detail = text ) );
		process.stdout.write(
			`  ok ${ title }${ detail ? `: ${ detail }` : '' } ${ grey( `(${ seconds( Date.now() - begun ) })` ) }\n`
		);
		return result;
	} finally {
		clearTimeout( waiting );
	}
}

/**
 * The same without a word.
 *
 * @type {typeof step}
 */
export const quietStep = async ( _title, work ) => work( () => {} );
