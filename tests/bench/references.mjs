/**
 * What the first paint of a page is measured against where the largest thing on it is a picture: an empty page of the plain
 * site with the same picture, of the same bytes and size.
 */

import path from 'node:path';
import { writeWhole } from '../../bin/lib/files.mjs';
import { inRoot } from '../../bin/lib/paths.mjs';
import { run } from '../../bin/lib/process.mjs';
import { PHP, PHP_IN_TERMINAL } from '../../bin/lib/system.mjs';

/** Says how a picture is fetched and shown, beside its address and size. */
const KEPT = [ 'decoding', 'fetchpriority', 'loading', 'sizes', 'width', 'height' ];

/** @type {( page: string ) => string} The name among the paints of what a page is measured against. */
export const referenceOf = ( page ) => `reference.${ page }`;

/**
 * Puts a page with each picture into the plain site.
 *
 * @param {import('../../bin/lib/site.mjs').Site} plain Being served.
 * @param {Object<string, import('./browser.mjs').Picture>} pictures By page of ours.
 * @return {Promise<Object<string, string>>} Addresses of the pages, by the names of referenceOf().
 */
export async function makeReferences( plain, pictures ) {
	/** @type {Record<string, string>} */
	const contents = {};
	for ( const [ page, picture ] of Object.entries( pictures ) ) {
		const answer = await fetch( picture.url );
		const file = `bench/${ page }${ path.extname( new URL( picture.url ).pathname ) }`;
		writeWhole(
			path.join( plain.wordpress, 'wp-content/uploads', file ),
			Buffer.from( await answer.arrayBuffer() )
		);
		const attributes = KEPT.filter( ( name ) => name in picture.attributes )
			.map( ( name ) => ` ${ name }="${ picture.attributes[ name ] }"` )
			.join( '' );
		const style = `width:${ picture.width }px;height:${ picture.height }px;max-width:none;object-fit:${ picture.fit }`;
		contents[ `reference-${ page }` ] =
			`<!-- wp:html --><img src="/wp-content/uploads/${ file }" alt=""${ attributes } style="${ style }"><!-- /wp:html -->`;
	}
	await run( PHP, [ ...PHP_IN_TERMINAL, inRoot( 'tests/bench/php/references.php' ), JSON.stringify( contents ) ], {
		env: { COLEMAN_SITE: plain.wordpress },
		what: 'Pages with pictures',
	} );
	return Object.fromEntries(
		Object.keys( pictures ).map( ( page ) => [ referenceOf( page ), `${ plain.url }/reference-${ page }/` ] )
	);
}
