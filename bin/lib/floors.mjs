/**
 * The floors of the house, the lowest first. A folder imports only what is below it; those of one line know nothing of
 * each other. What a folder needs of a higher one it asks for by an interface or a callback of its own.
 */
import { apiImports, isApi, isScript, scriptImports } from './imports.mjs';

/** Folders of plugin-coleman-api/src. */
export const API_FLOORS = [
	[ 'Support' ],
	[ 'Hooks' ],
	[ 'Database', 'Security', 'Staff', 'Privacy', 'Admin', 'Routing' ],
	[ 'Http' ],
	[ 'Audit', 'Images' ],
	[ 'Locations', 'Mail', 'Forms', 'Redirects', 'Content', 'SecondFactor' ],
	[ 'Parts', 'Sales', 'Promises', 'Announcements' ],
	[ 'Models', 'Cart' ],
	[ 'Catalogue', 'Customers', 'Rest' ],
	[ 'Fast', 'Orders', 'Search' ],
	[ 'Rentals', 'Stock', 'Lists' ],
	[ 'Demo', 'Inventory', 'Leads', 'Pictures', 'Seo', 'Watches' ],
	[ 'Callers', 'Diagrams', 'Feeds', 'Integrations' ],
	[ 'Health', 'Settings' ],
	[ 'Cli' ],
	[ 'Composition' ],
	[ 'Plugin' ],
];

/** Folders of src/, and all blocks. */
export const SCRIPT_FLOORS = [
	[ 'islands', 'rules', 'maps', 'impressions', 'analytics' ],
	[ 'api', 'behaviours' ],
	[ 'stores', 'ui', 'desk' ],
	[ 'forms' ],
	[ 'account' ],
	[ 'rentals' ],
	[ 'promises', 'editor' ],
	[ 'blocks' ],
];

/**
 * @param {string} file
 * @return {{ floors: string[][], read: typeof apiImports } | null} The order that the file is held to.
 */
function houseOf( file ) {
	if ( isApi( file ) ) {
		return { floors: API_FLOORS, read: apiImports };
	}
	return isScript( file ) ? { floors: SCRIPT_FLOORS, read: scriptImports } : null;
}

/** @type {( file: string ) => boolean} */
export const hasFloor = ( file ) => houseOf( file ) !== null;

/**
 * What leads up, or nowhere: imports of a file that its folder may not have.
 *
 * @param {string} file
 * @param {string} text
 * @return {{ line: number, says: string }[]} Each with a sentence of its own.
 */
export function climbs( file, text ) {
	const house = houseOf( file );
	if ( ! house ) {
		return [];
	}
	/** @type {( folder: string ) => number} */
	const floorOf = ( folder ) => house.floors.findIndex( ( folders ) => folders.includes( folder ) ) + 1;
	return house
		.read( file, text )
		.filter( ( { from, to } ) => ! floorOf( from ) || floorOf( from ) <= floorOf( to ) || ! floorOf( to ) )
		.map( ( { from, to, name, line } ) => {
			const missing = [ from, to ].find( ( folder ) => ! floorOf( folder ) );
			const says = `${ from } (floor ${ floorOf( from ) }) may not import ${ name } (floor ${ floorOf( to ) })`;
			return {
				line,
				says: missing
					? `${ missing } has no floor: name it in bin/lib/floors.mjs`
					: `${ says }: move it, or let ${ from } ask by an interface or a callback of its own; the floors are in bin/lib/floors.mjs`,
			};
		} );
}
