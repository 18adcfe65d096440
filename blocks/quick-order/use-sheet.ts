import { useEffect, useReducer, useRef } from '@wordpress/element';
import type { RefObject } from 'react';
import { arrayOf, shape, string } from '@/islands';
import { logError } from '@/islands/log';
import { MAX_ROWS } from './order-sheet';
import type { SheetRow } from './order-sheet';
import { padded } from './quick-order-view';
import type { LiveRow } from './quick-order-view';
import type { OrderRow, Verdict } from './quick-order-props';

const KEY = 'coleman-quick-order';

const storedShape = arrayOf( shape( { number: string, quantity: string, description: string } ) );

const isFilled = ( { number, quantity }: Pick< LiveRow, 'number' | 'quantity' > ) =>
	Boolean( number.trim() || quantity.trim() );

/** As the server reads the field: 1 when it says nothing. */
export const quantityOf = ( { quantity }: Pick< LiveRow, 'quantity' > ) =>
	/^\d{1,4}$/.test( quantity.trim() ) ? Math.max( 1, Number( quantity ) ) : 1;

/** The same number and quantity get the same verdict. */
export const keyOf = ( row: Pick< LiveRow, 'number' | 'quantity' > ) =>
	`${ row.number.trim() }\n${ quantityOf( row ) }`;

type Change =
	| { type: 'TYPE'; id: number; field: 'number' | 'quantity' | 'description'; text: string }
	| { type: 'PICK'; id: number; pick: string }
	| { type: 'HEAR'; verdicts: Map< string, Verdict > }
	/** Rows from elsewhere, in the place of an empty one or below the last. */
	| { type: 'FILL'; rows: Omit< LiveRow, 'id' | 'verdict' | 'fault' | 'pick' >[]; at: number | null }
	| { type: 'REFUSE'; faults: Map< number, string > }
	| { type: 'TAKE_OUT'; ids: Set< number > }
	/** What stands in the fields. */
	| { type: 'READ'; rows: LiveRow[] };

const empty = { pick: '', fault: '', verdict: null };

/** Without the empty rows at the end, which padded() gives back under the ids they had. */
const trimmed = ( rows: LiveRow[] ) => rows.slice( 0, rows.findLastIndex( isFilled ) + 1 );

const changeOne = ( rows: LiveRow[], id: number, change: ( row: LiveRow ) => LiveRow ) =>
	trimmed( padded( rows ).map( ( row ) => ( row.id === id ? change( row ) : row ) ) );

export function reducer( rows: LiveRow[], change: Change ): LiveRow[] {
	switch ( change.type ) {
		case 'TYPE':
			return changeOne( rows, change.id, ( row ) => {
				const next = { ...row, [ change.field ]: change.text };
				// What was said of another number, or of another quantity, no longer holds.
				return keyOf( next ) === keyOf( row ) ? next : { ...next, ...empty };
			} );
		case 'PICK':
			return changeOne( rows, change.id, ( row ) => ( { ...row, pick: change.pick, fault: '' } ) );
		case 'HEAR':
			return rows.map( ( row ) => {
				const verdict = row.verdict ? undefined : change.verdicts.get( keyOf( row ) );
				const pick = verdict?.is_ready ? ( verdict.choices[ 0 ]?.key ?? '' ) : '';
				return verdict ? { ...row, verdict, pick } : row;
			} );
		case 'FILL': {
			const all = padded( rows );
			const first = Math.max( ...all.map( ( { id } ) => id ) ) + 1;
			const filled = change.rows.map( ( row, index ) => ( { ...row, ...empty, id: first + index } ) );
			const place = change.at === null ? rows.length : all.findIndex( ( { id } ) => id === change.at );
			const rest = all.slice( place ).filter( isFilled );
			return trimmed( [ ...all.slice( 0, place ), ...filled, ...rest ] ).slice( 0, MAX_ROWS );
		}
		case 'REFUSE':
			return rows.map( ( row ) => ( { ...row, fault: change.faults.get( row.id ) ?? '' } ) );
		case 'TAKE_OUT':
			return rows.filter( ( row ) => isFilled( row ) && ! change.ids.has( row.id ) );
		case 'READ':
			return trimmed( change.rows );
	}
}

/** What stood here before the page was loaded again; nothing where the browser keeps nothing. */
function stored(): { number: string; quantity: string; description: string }[] {
	try {
		return storedShape( JSON.parse( sessionStorage.getItem( KEY ) ?? '[]' ) ).slice( 0, MAX_ROWS );
	} catch ( error ) {
		logError( 'Quick order', error );
		return [];
	}
}

function store( rows: LiveRow[] ): void {
	try {
		const kept = rows
			.filter( isFilled )
			.map( ( { number, quantity, description } ) => ( { number, quantity, description } ) );
		sessionStorage.setItem( KEY, JSON.stringify( kept ) );
	} catch ( error ) {
		logError( 'Quick order', error );
	}
}

/** The rows as the fields have them: typed, and ticked, while the island was asleep. */
function typed( rows: LiveRow[], form: HTMLFormElement ): LiveRow[] {
	const fields = new FormData( form );
	const field = ( name: string, index: number ) => `${ fields.get( `${ name }_${ index }` ) ?? '' }`;
	return padded( rows ).map( ( row, index ) => {
		const now = {
			...row,
			number: field( 'number', index ),
			quantity: field( 'quantity', index ),
			description: field( 'description', index ) || row.description,
			pick: field( 'pick', index ),
		};
		return keyOf( now ) === keyOf( row ) ? now : { ...now, ...empty };
	} );
}

/**
 * The sheet: what is typed into it, and what the server has said of it. It survives that the page is loaded again, in
 * this tab.
 */
export function useSheet( printed: OrderRow[], form: RefObject< HTMLFormElement > ) {
	const [ rows, dispatch ] = useReducer(
		reducer,
		printed.map( ( row, id ) => ( { ...row, id } ) )
	);
	/** For what comes back later, and for what happens in one go. */
	const latest = useRef( rows );
	const apply = ( change: Change ) => {
		latest.current = reducer( latest.current, change );
		dispatch( change );
	};

	useEffect( () => {
		apply( { type: 'READ', rows: typed( latest.current, form.current! ) } );
		const kept = latest.current.length ? [] : stored();
		if ( kept.length ) {
			apply( { type: 'FILL', rows: kept, at: null } );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the island is awake
	}, [] );

	const isFirst = useRef( true );
	useEffect( () => {
		if ( ! isFirst.current ) {
			store( rows );
		}
		isFirst.current = false;
	}, [ rows ] );

	return {
		rows,
		apply,
		now: () => latest.current,
		/** Gives how many found no room. */
		fill: ( found: SheetRow[], at: number | null = null ) => {
			const room = MAX_ROWS - latest.current.filter( isFilled ).length;
			const taken = found.slice( 0, room ).map( ( row ) => ( { ...row, quantity: `${ row.quantity }` } ) );
			apply( { type: 'FILL', rows: taken, at } );
			return found.length - taken.length;
		},
	};
}
