import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from '@wordpress/element';
import { deskError } from '../api';
import { type Moment, timeLeft, withMoment } from '../pace';
import { wait } from '../send-file';
import { checkFile, keyOf, pathOf, withoutHidden } from './check-file';
import { memoryOf } from './memory';
import { isPending, progress, type Queue, type Thing } from './queue';
import { serverOf } from './server';
import type { Kind } from './types';
import { Uploads } from './uploads';

/** After a lost connection, in milliseconds, it is tried again; at once when the browser says that it is back. */
const AGAIN = 15_000;

function make( kind: Kind ) {
	const memory = memoryOf( kind );
	const uploads = new Uploads( {
		server: serverOf( kind ),
		memory,
		wait,
		words: ( thrown ) => deskError( thrown ).message,
		check: checkFile,
		nameOf: ( file ) => ( { key: keyOf( file ), name: pathOf( file ) } ),
	} );
	return { uploads, memory };
}

/** Files of a kind of thing on their way, for as long as the page is open: whatever screen is looked at meanwhile. */
const made = new Map< Kind, ReturnType< typeof make > >();

function of( kind: Kind ) {
	const known = made.get( kind ) ?? make( kind );
	made.set( kind, known );
	return known;
}

/** For tests, where one page stands for many. */
export const forgetUploads = () => made.clear();

const isUnderWay = () => [ ...made.values() ].some( ( { uploads } ) => uploads.queue.entries.some( isPending ) );

/** Asks before the page is left while something is under way. */
function ask( event: BeforeUnloadEvent ) {
	if ( isUnderWay() ) {
		event.preventDefault();
	}
}

/** How long it will take, as far as the last seconds tell. */
function useTimeLeft( queue: Queue ): string {
	const [ moments, setMoments ] = useState< Moment[] >( [] );
	const { share, done } = progress( queue );
	const { isRunning } = queue;
	useEffect( () => {
		setMoments( ( before ) => ( isRunning ? withMoment( before, { at: Date.now(), share, records: done } ) : [] ) );
	}, [ isRunning, share, done ] );
	return isRunning ? timeLeft( moments ) : '';
}

export function useUploads( kind: Kind ) {
	const { uploads, memory } = of( kind );
	const queue = useSyncExternalStore( uploads.subscribe, uploads.read );
	const [ isForgotten, setIsForgotten ] = useState( false );
	const { lost } = queue;
	const left = useTimeLeft( queue );

	useEffect( () => {
		window.addEventListener( 'beforeunload', ask );
		return () => window.removeEventListener( 'beforeunload', ask );
	}, [] );

	useEffect( () => {
		if ( lost === '' ) {
			return undefined;
		}
		const timer = window.setTimeout( uploads.resume, AGAIN );
		window.addEventListener( 'online', uploads.resume );
		return () => {
			window.clearTimeout( timer );
			window.removeEventListener( 'online', uploads.resume );
		};
	}, [ lost, uploads ] );

	const missing = useMemo( () => {
		const here = new Set( queue.entries.map( ( { key } ) => key ) );
		return isForgotten ? [] : memory.before.filter( ( { key, isDone } ) => ! isDone && ! here.has( key ) );
	}, [ memory, queue.entries, isForgotten ] );

	const forget = useCallback( () => {
		memory.forget();
		setIsForgotten( true );
	}, [ memory ] );

	return {
		uploads,
		queue,
		timeLeft: left,
		/** Files of the page before this one that have not arrived and must be chosen again. */
		missing,
		forget,
		/** Takes files in; those that the computer keeps for itself are none. */
		add: useCallback(
			( files: File[], thing: Thing | null = null ) => uploads.add( withoutHidden( files ), thing ),
			[ uploads ]
		),
		/** Puts the list away. */
		close: useCallback( () => {
			uploads.clear();
			forget();
		}, [ uploads, forget ] ),
	};
}

export type UploadsState = ReturnType< typeof useUploads >;

/** Calls when more pictures have arrived: of one thing, or of any. */
export function useArrivals( { entries }: Queue, then: () => void, thing: number | null = null ): void {
	const count = entries.filter(
		( entry ) => entry.state === 'done' && ( thing === null || entry.thing?.id === thing )
	).length;
	const before = useRef( count );
	const latest = useRef( then );
	latest.current = then;
	useEffect( () => {
		if ( count > before.current ) {
			latest.current();
		}
		before.current = count;
	}, [ count ] );
}
