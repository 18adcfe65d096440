import { useEffect, useReducer, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { RefObject } from 'react';
import { arrayOf, shape, string } from '@/islands';
import { logError } from '@/islands/log';
import { MAX_ROWS } from './pasted-part-list';
import type { PastedRow } from './pasted-part-list';
import { isFilled, padded, printedRows } from './quick-order-view';
import type { LiveRow } from './quick-order-view';
import type { OrderRow, Verdict } from './quick-order-props';

const KEY = 'coleman-quick-order';

const storedShape = arrayOf( shape( { number: string, quantity: string, description: string } ) );

/** The same rule is in Cart\QuickOrderForms. */
const isQuantity = ( text: string ) => /^\d{1,4}$/.test( text ) && Number( text ) > 0;

/** As the server reads the field: 1 when it says nothing, or nothing that is a quantity. */
export const quantityOf = ( { quantity }: Pick< LiveRow, 'quantity' > ) =>
	isQuantity( quantity.trim() ) ? Number( quantity ) : 1;

/** What stands where a quantity should, and is none: one is offered, and not ticked. */
const oddQuantity = ( quantity: string ) =>
	quantity.trim() && ! isQuantity( quantity.trim() )
		? sprintf(
				/* translators: %s: what somebody typed as a quantity. */
				__( '“%s” isn’t a valid quantity, so we entered 1. Select the row if that’s right.', 'coleman' ),
				quantity.trim()
			)
		: '';

/** The same number and quantity get the same verdict. */
export const keyOf = ( row: Pick< LiveRow, 'number' | 'quantity' > ) =>
	`${ row.number.trim() }\n${ row.quantity.trim() }`;

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

/** All rows, the empty ones too, and an id that none has had. */
type Sheet = { rows: LiveRow[]; next: number };

/** Rows with empty ones below them; those that are too many leave, unless somebody may stand in one. */
function sheetOf( rows: LiveRow[], next: number ): Sheet {
	const all = padded( rows, next );
	return { rows: all, next: Math.max( next, ...all.map( ( { id } ) => id + 1 ) ) };
}

const shorn = ( rows: LiveRow[] ) => rows.slice( 0, rows.findLastIndex( isFilled ) + 1 );

export function reducer( { rows, next }: Sheet, change: Change ): Sheet {
	const changed = ( id: number, how: ( row: LiveRow ) => LiveRow ) =>
		sheetOf(
			rows.map( ( row ) => ( row.id === id ? how( row ) : row ) ),
			next
		);
	switch ( change.type ) {
		case 'TYPE':
			return changed( change.id, ( row ) => {
				const typing = { ...row, [ change.field ]: change.text };
				// What was said of another number, or of another quantity, no longer holds.
				return keyOf( typing ) === keyOf( row ) ? typing : { ...typing, ...empty };
			} );
		case 'PICK':
			return changed( change.id, ( row ) => ( { ...row, pick: change.pick, fault: '' } ) );
		case 'HEAR': {
			const heard = rows.map( ( row ) => {
				const verdict = row.verdict ? undefined : change.verdicts.get( keyOf( row ) );
				const fault = oddQuantity( row.quantity );
				const pick = verdict?.is_ready && ! fault ? ( verdict.choices[ 0 ]?.key ?? '' ) : '';
				return verdict ? { ...row, verdict, pick, fault } : row;
			} );
			return { rows: heard, next };
		}
		case 'FILL': {
			const filled = change.rows.map( ( row, index ) => ( { ...row, ...empty, id: next + index } ) );
			const at = rows.findIndex( ( { id } ) => id === change.at );
			const place = at < 0 ? shorn( rows ).length : at;
			const rest = rows.slice( place ).filter( isFilled );
			const all = [ ...rows.slice( 0, place ), ...filled, ...rest ].slice( 0, MAX_ROWS );
			return sheetOf( all, next + filled.length );
		}
		case 'REFUSE':
			return { rows: rows.map( ( row ) => ( { ...row, fault: change.faults.get( row.id ) ?? '' } ) ), next };
		case 'TAKE_OUT':
			return sheetOf(
				rows.filter( ( row ) => isFilled( row ) && ! change.ids.has( row.id ) ),
				next
			);
		case 'READ':
			return sheetOf( change.rows, next );
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
	return rows.map( ( row, index ) => {
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
	const [ sheet, dispatch ] = useReducer( reducer, printed, ( given ) => sheetOf( printedRows( given ), 0 ) );
	/** For what comes back later, and for what happens in one go. */
	const latest = useRef( sheet );
	const apply = ( change: Change ) => {
		latest.current = reducer( latest.current, change );
		dispatch( change );
	};
	const { rows } = sheet;

	useEffect( () => {
		apply( { type: 'READ', rows: typed( latest.current.rows, form.current! ) } );
		const there = new Set( latest.current.rows.filter( isFilled ).map( ( { number } ) => number.trim() ) );
		// Numbers that a link brings come on top of those that stood here.
		const isLinked = new URLSearchParams( location.search ).has( 'list' );
		const kept = there.size && ! isLinked ? [] : stored().filter( ( { number } ) => ! there.has( number.trim() ) );
		if ( kept.length ) {
			apply( { type: 'FILL', rows: kept, at: null } );
		}
		if ( isLinked ) {
			// They are kept from now on: loaded again, the page brings what has become of them.
			history.replaceState( history.state, '', location.pathname );
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
		/** The filled rows, whatever React has shown of them. */
		now: () => latest.current.rows.filter( isFilled ),
		/** Where the first row below the last filled one is. */
		place: () => shorn( latest.current.rows ).length,
		/** Gives how many found no room. */
		fill: ( found: PastedRow[], at: number | null = null ) => {
			const room = MAX_ROWS - latest.current.rows.filter( isFilled ).length;
			const taken = found.slice( 0, room ).map( ( row ) => ( { ...row, quantity: `${ row.quantity }` } ) );
			apply( { type: 'FILL', rows: taken, at } );
			return found.length - taken.length;
		},
	};
}
