import type { Action } from './table';

/** Prints the rows that are ticked, in a tab of its own. */
export const printAction = < Row extends { id: number } >(
	id: string,
	label: string,
	urlOf: ( ids: number[] ) => string
): Action< Row > => ( {
	id,
	label,
	supportsBulk: true,
	callback: ( rows ) => {
		window.open( urlOf( rows.map( ( row ) => row.id ) ), '_blank' );
	},
} );
