import { clamp } from './geometry';
import { type Content, MAX_ROWS, MAX_SPOTS, type Row, type Spot } from './types';

/** What is edited, and the way to it and back. */
export type Steps = {
	content: Content;
	past: Content[];
	future: Content[];
	/** What the last step changed: typing in one field is one step. */
	last: string;
};

export type Step =
	| { type: 'name' | 'category'; value: string }
	| { type: 'drawing'; figure: string; width: number; height: number }
	| { type: 'add-spot'; spot: Spot }
	| { type: 'spot'; index: number; spot: Partial< Spot >; name: string }
	| { type: 'remove-spot'; index: number }
	| { type: 'spots'; spots: Spot[] }
	| { type: 'add-row'; row: Row; index?: number }
	| { type: 'row'; index: number; row: Partial< Row >; name: string }
	| { type: 'move-row'; index: number; by: 1 | -1 }
	| { type: 'remove-row'; index: number }
	| { type: 'rows'; rows: Row[] }
	| { type: 'undo' | 'redo' | 'rest' }
	| { type: 'load'; content: Content };

/** Steps that can be taken back. */
const MAX_PAST = 200;

const replaced = < Of >( list: Of[], index: number, change: ( one: Of ) => Of ): Of[] =>
	list.map( ( one, at ) => ( at === index ? change( one ) : one ) );

const without = < Of >( list: Of[], index: number ): Of[] => list.filter( ( _, at ) => at !== index );

function swapped( rows: Row[], index: number, by: 1 | -1 ): Row[] {
	const [ one, other ] = [ rows[ index ], rows[ index + by ] ];
	return one && other
		? rows.map( ( row, at ) => {
				if ( at === index ) {
					return other;
				}
				return at === index + by ? one : row;
			} )
		: rows;
}

/** @return The content after a step, the same one where nothing changes. */
function changed( content: Content, step: Step ): Content {
	switch ( step.type ) {
		case 'name':
		case 'category':
			return { ...content, [ step.type ]: step.value };
		case 'drawing':
			return { ...content, figure: step.figure, width: step.width, height: step.height };
		case 'add-spot':
			return content.spots.length >= MAX_SPOTS
				? content
				: { ...content, spots: [ ...content.spots, clamp( step.spot ) ] };
		case 'spot':
			return content.spots[ step.index ] === undefined
				? content
				: {
						...content,
						spots: replaced( content.spots, step.index, ( spot ) => clamp( { ...spot, ...step.spot } ) ),
					};
		case 'remove-spot':
			return content.spots[ step.index ] === undefined
				? content
				: { ...content, spots: without( content.spots, step.index ) };
		case 'spots':
			return { ...content, spots: step.spots.slice( 0, MAX_SPOTS ).map( clamp ) };
		case 'add-row': {
			const at = step.index ?? content.rows.length;
			return content.rows.length >= MAX_ROWS
				? content
				: { ...content, rows: [ ...content.rows.slice( 0, at ), step.row, ...content.rows.slice( at ) ] };
		}
		case 'row':
			return content.rows[ step.index ] === undefined
				? content
				: { ...content, rows: replaced( content.rows, step.index, ( row ) => ( { ...row, ...step.row } ) ) };
		case 'move-row':
			return { ...content, rows: swapped( content.rows, step.index, step.by ) };
		case 'remove-row':
			return content.rows[ step.index ] === undefined
				? content
				: { ...content, rows: without( content.rows, step.index ) };
		case 'rows':
			return { ...content, rows: step.rows.slice( 0, MAX_ROWS ) };
		default:
			return content;
	}
}

/** Tells what steps belong together; '' for one that stands alone. */
function nameOf( step: Step ): string {
	switch ( step.type ) {
		case 'name':
		case 'category':
			return step.type;
		case 'spot':
		case 'row':
			return `${ step.type } ${ step.index } ${ step.name }`;
		default:
			return '';
	}
}

export const begun = ( content: Content ): Steps => ( { content, past: [], future: [], last: '' } );

const isSame = ( one: Content, other: Content ) => JSON.stringify( one ) === JSON.stringify( other );

/** Every step can be taken back and gone again; places are always within the drawing. */
export function stepped( steps: Steps, step: Step ): Steps {
	const { content, past, future } = steps;
	if ( step.type === 'load' ) {
		return begun( step.content );
	}
	if ( step.type === 'rest' ) {
		return steps.last === '' ? steps : { ...steps, last: '' };
	}
	if ( step.type === 'undo' ) {
		const before = past[ past.length - 1 ];
		return before
			? { content: before, past: past.slice( 0, -1 ), future: [ content, ...future ], last: '' }
			: steps;
	}
	if ( step.type === 'redo' ) {
		const [ next, ...rest ] = future;
		return next ? { content: next, past: [ ...past, content ], future: rest, last: '' } : steps;
	}
	const now = changed( content, step );
	if ( isSame( now, content ) ) {
		return steps;
	}
	const name = nameOf( step );
	const goesOn = name !== '' && name === steps.last && past.length > 0;
	return { content: now, past: goesOn ? past : [ ...past, content ].slice( -MAX_PAST ), future: [], last: name };
}
