import type { FeedColumn, FeedPreview } from '@/api/generated/schemas';

/** Begins what a column is mapped to that becomes a line of a specification; Mapping::SPECS in PHP. */
export const SPECS = 'specs:';

export type Constant = { to: string; text: string };

/** What somebody has chosen for the columns of a file. */
export type Choice = { mapping: Record< string, string >; constants: Constant[]; isFull: boolean };

export const firstChoice = ( preview: FeedPreview, isFull: boolean ): Choice => ( {
	mapping: Object.fromEntries( preview.columns.map( ( { name, to } ) => [ name, to ] ) ),
	constants: Object.entries( preview.constants ).map( ( [ to, text ] ) => ( { to, text } ) ),
	isFull,
} );

/** What stands for every row, as the API takes it; unfinished lines are left out. */
export const constantsOf = ( constants: Constant[] ): Record< string, string > =>
	Object.fromEntries( constants.filter( ( { to } ) => to !== '' ).map( ( { to, text } ) => [ to, text ] ) );

/** @return Labels of columns of ours that must be there, and that nothing stands for yet. */
export function missing( columns: FeedColumn[], choice: Choice ): string[] {
	const taken = new Set( [ ...Object.values( choice.mapping ), ...choice.constants.map( ( { to } ) => to ) ] );
	return columns.filter( ( one ) => one.is_required && ! taken.has( one.name ) ).map( ( one ) => one.label );
}

/** @return Labels of columns of ours that more than one column of the file, or a constant beside one, is to be. */
export function twice( columns: FeedColumn[], choice: Choice ): string[] {
	const all = [ ...Object.values( choice.mapping ), ...choice.constants.map( ( { to } ) => to ) ].filter(
		( to ) => to !== ''
	);
	const doubled = new Set( all.filter( ( to, index ) => all.indexOf( to ) !== index ) );
	return [ ...doubled ].map( ( to ) => columns.find( ( one ) => one.name === to )?.label ?? to.replace( SPECS, '' ) );
}
