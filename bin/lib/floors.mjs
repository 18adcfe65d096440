/**
 * The floors of the API plugin: folders of plugin-coleman-api/src, the lowest first. A folder imports only what is
 * below it; those of one line know nothing of each other. What a folder needs of a higher one it asks for by an
 * interface or a callback of its own.
 */
import { apiImports, isApi } from './imports.mjs';

export const FLOORS = [
	[ 'Support', 'Hooks' ],
	[ 'Database', 'Security', 'Staff', 'Privacy', 'Admin', 'Images', 'Routing' ],
	[ 'Http' ],
	[ 'Locations', 'Mail', 'Forms' ],
	[ 'Parts', 'Sales', 'Promises' ],
	[ 'Models', 'Cart' ],
	[ 'Catalogue', 'Customers', 'Rest' ],
	[ 'Orders', 'Search' ],
	[ 'Rentals', 'Stock' ],
	[ 'Demo', 'Inventory', 'Leads', 'Seo' ],
	[ 'Feeds' ],
	[ 'Cli', 'Health', 'Settings' ],
	[ 'Composition' ],
	[ 'Services' ],
	[ 'Plugin' ],
];

/** @type {( folder: string ) => number} */
export const floorOf = ( folder ) => FLOORS.findIndex( ( folders ) => folders.includes( folder ) );

/**
 * What leads up, or nowhere: imports of a file that its folder may not have.
 *
 * @param {string} file
 * @param {string} text
 * @return {{ line: number, says: string }[]} Each with a sentence of its own.
 */
export function climbs( file, text ) {
	if ( ! isApi( file ) ) {
		return [];
	}
	return apiImports( file, text )
		.filter(
			( { from, to } ) => floorOf( from ) === -1 || floorOf( to ) === -1 || floorOf( from ) <= floorOf( to )
		)
		.map( ( { from, to, name, line } ) => {
			const missing = [ from, to ].find( ( folder ) => floorOf( folder ) === -1 );
			return {
				line,
				says: missing
					? `${ missing } has no floor: name it in bin/lib/floors.mjs`
					: `${ from } (floor ${ floorOf( from ) + 1 }) may not import ${ name } (floor ${
							floorOf( to ) + 1
						}): move the class, or let ${ from } ask for an interface or a callback of its own; the floors are in bin/lib/floors.mjs`,
			};
		} );
}
