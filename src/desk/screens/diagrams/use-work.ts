import { useCallback, useEffect, useReducer, useRef, useState } from '@wordpress/element';
import { DeskError, deskError, post } from '@/desk/api';
import { begun, stepped } from './steps';
import type { Content, Work } from './types';

/** Milliseconds after the last change until it is saved. */
const PAUSE = 3_000;

type Kept = { content: Content; at: string };

const keyOf = ( id: number ) => `coleman-diagram-${ id }`;

/** What this browser kept because it could not be saved; nothing in it is of a person. */
function kept( id: number ): Kept | null {
	try {
		const text = window.localStorage.getItem( keyOf( id ) );
		// Written below.
		return text === null ? null : ( JSON.parse( text ) as Kept );
	} catch {
		return null;
	}
}

function keep( id: number, content: Content | null ): void {
	try {
		if ( content === null ) {
			window.localStorage.removeItem( keyOf( id ) );
		} else {
			window.localStorage.setItem( keyOf( id ), JSON.stringify( { content, at: new Date().toISOString() } ) );
		}
	} catch {
		// Storage is full or switched off: the server's draft is what there is.
	}
}

const isSame = ( one: Content, other: Content ) => JSON.stringify( one ) === JSON.stringify( other );

/** @return The thing that came with a refusal of whoever was second. */
function freshOf( error: DeskError ): Work | null {
	const { item } = error.data;
	// The API gives it in the shape of every answer.
	return typeof item === 'object' && item !== null ? ( item as Work ) : null;
}

/**
 * A diagram under work: what the server has of it, what is typed, and the way between them. What is typed is kept in this
 * browser at once, and on the server a moment after.
 */
export function useWork( first: Work ) {
	const { id } = first;
	const [ work, setWork ] = useState( first );
	const [ steps, step ] = useReducer( stepped, first.content, begun );
	const { content } = steps;
	const [ found, setFound ] = useState( () => {
		const local = kept( id );
		return local && ! isSame( local.content, first.content ) ? local : null;
	} );
	const [ saved, setSaved ] = useState( first.content );
	const [ isSaving, setIsSaving ] = useState( false );
	const [ error, setError ] = useState< DeskError | null >( null );
	/** What somebody else has saved meanwhile. */
	const [ other, setOther ] = useState< Work | null >( null );
	const latest = useRef( { work, content, saved } );
	latest.current = { work, content, saved };
	const under = useRef< Promise< Work | null > | null >( null );
	const isDirty = ! isSame( content, saved );

	const send = useCallback( async (): Promise< Work | null > => {
		const sent = latest.current.content;
		if ( isSame( sent, latest.current.saved ) ) {
			return latest.current.work;
		}
		setIsSaving( true );
		try {
			const { results } = await post< Work >( `/diagrams/assemblies/${ id }/draft`, {
				draft_version: latest.current.work.draft_version,
				content: sent,
			} );
			latest.current.work = results;
			latest.current.saved = sent;
			setWork( results );
			setSaved( sent );
			setError( null );
			if ( isSame( sent, latest.current.content ) ) {
				keep( id, null );
			}
			return results;
		} catch ( thrown ) {
			const refused = thrown instanceof DeskError ? thrown : deskError( thrown );
			setError( refused );
			setOther( refused.code === 'coleman_draft_changed' ? freshOf( refused ) : null );
			return null;
		} finally {
			setIsSaving( false );
		}
	}, [ id ] );

	/** Saves what is typed by now; one after the other. */
	const save = useCallback( async (): Promise< Work | null > => {
		while ( under.current ) {
			await under.current;
		}
		under.current = send().finally( () => {
			under.current = null;
		} );
		return under.current;
	}, [ send ] );

	useEffect( () => {
		if ( ! isDirty ) {
			return undefined;
		}
		keep( id, content );
		if ( other ) {
			return undefined;
		}
		const timer = window.setTimeout( () => void save(), PAUSE );
		return () => window.clearTimeout( timer );
	}, [ id, content, isDirty, other, save ] );

	// Who leaves for another screen of ours has what was typed on the server too.
	useEffect( () => () => void save(), [ save ] );

	/** Shows what the server answered, with its draft in place of what was typed. */
	const load = useCallback(
		( next: Work ) => {
			latest.current = { work: next, content: next.content, saved: next.content };
			setWork( next );
			setSaved( next.content );
			step( { type: 'load', content: next.content } );
			setError( null );
			setOther( null );
			keep( id, null );
		},
		[ id ]
	);

	return {
		work,
		setWork,
		steps,
		step,
		save,
		load,
		isDirty,
		isSaving,
		error,
		other,
		/** Saves over what somebody else has saved. */
		insist: useCallback( () => {
			if ( other ) {
				latest.current.work = other;
				setWork( other );
			}
			setOther( null );
			setError( null );
			void save();
		}, [ other, save ] ),
		found,
		restore: useCallback( () => {
			if ( found ) {
				const { content: local } = found;
				step( { type: 'name', value: local.name } );
				step( { type: 'category', value: local.category } );
				step( { type: 'drawing', figure: local.figure, width: local.width, height: local.height } );
				step( { type: 'rows', rows: local.rows } );
				step( { type: 'spots', spots: local.spots } );
			}
			setFound( null );
		}, [ found ] ),
		forget: useCallback( () => {
			keep( id, null );
			setFound( null );
		}, [ id ] ),
	};
}

export type UseWork = ReturnType< typeof useWork >;
