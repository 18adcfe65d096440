import { paintHint } from './hint';
import { hold, isNative, setPending } from './hold';
import type { Held } from './hold';
import { logError } from './log';
import { pageFacts } from './page-facts';
import { loadStrings } from './strings';
import { tellOffline } from './tell-offline';
import type { IslandModule } from './types';
import { ISLAND, islandsThatWake, scheduleWakes } from './wake';

const TIMEOUT_MS = 1000;

/**
 * Wakes the islands of this page when they are needed. Until then this is all the JavaScript that a page has for
 * them: it stays tiny and knows nothing of React.
 *
 * @param base         URL of the folder that the islands' files are in.
 * @param importModule The browser's import().
 */
export function startIslands( base: string, importModule: ( url: string ) => Promise< IslandModule > ): void {
	/** Absent: asleep. A map: waking, and what is held. Null: awake or failed, and events go through. */
	const states = new WeakMap< Element, Held | null >();

	const { islands: files = {}, offline = '' } = pageFacts();
	const urlOf = ( name: string ) => new URL( files[ name ]!, base ).href;

	/** Has the browser fetch an island's code, without running it. */
	const preload = ( name: string ) =>
		[ '', name ].forEach( ( part ) => {
			const link = document.createElement( 'link' );
			link.rel = 'modulepreload';
			link.href = urlOf( part );
			document.head.append( link );
		} );

	/** Replays what was held and holds nothing more. */
	const release = ( root: Element ) => {
		const held = states.get( root );
		states.set( root, null );
		held?.forEach( ( replay, control ) => {
			setPending( control, false );
			replay();
		} );
	};

	/** Lets the browser do what was held. Without a connection that would put its error page in the place of this one. */
	const giveUp = ( root: Element ) => {
		const held = states.get( root );
		if ( navigator.onLine || ! held?.size ) {
			release( root );
			return;
		}
		held.forEach( ( _, control ) => setPending( control, false ) );
		held.clear();
		tellOffline( offline );
	};

	async function wake( root: HTMLElement ): Promise< void > {
		if ( states.has( root ) ) {
			return;
		}
		const held: Held = new Map();
		states.set( root, held );
		const name = root.dataset.colemanIsland!;
		try {
			preload( name );
			const [ module, strings ] = await Promise.all( [
				importModule( urlOf( name ) ),
				loadStrings( name, base ),
			] );
			held.forEach( ( _, control ) => setPending( control, false ) );
			// At once where it can be, so that no frame lies between.
			const late = module.default[ name ]!( root, strings );
			if ( late ) {
				await late;
			}
		} catch ( error ) {
			if ( ! navigator.onLine ) {
				giveUp( root );
				// Asleep again: the next touch tries anew.
				states.delete( root );
				return;
			}
			root.dataset.islandFailed = '';
			// The server's HTML stands and works by itself; whoever looks must still learn of it.
			logError( `Island ${ name }`, error );
		}
		release( root );
		islandsThatWake( 'runtime' ).forEach( wake );
	}

	function onInteraction( event: Event ): void {
		const target = event.target as Element;
		const root = target.closest?.< HTMLElement >( ISLAND );
		if ( event.type === 'submit' && ! navigator.onLine && ( ! root || isNative( target ) ) ) {
			// Nothing else answers it: the browser's error page would take the place of what was typed.
			event.preventDefault();
			tellOffline( offline );
		}
		if ( ! root || states.get( root ) === null || isNative( target ) ) {
			return;
		}
		if ( event.type === 'pointerover' ) {
			if ( ! states.has( root ) ) {
				preload( root.dataset.colemanIsland! );
			}
			return;
		}
		wake( root );
		const held = states.get( root );
		if ( held && /click|submit/.test( event.type ) ) {
			// A button that only the island answers waits for it, however slow the line is.
			if ( hold( event, target, held ) ) {
				setTimeout( giveUp, TIMEOUT_MS, root );
			}
		}
	}

	[ 'pointerover', 'pointerdown', 'focusin', 'keydown', 'click', 'submit' ].forEach( ( type ) =>
		document.addEventListener( type, onInteraction, true )
	);

	const paint = () => paintHint( ( root ) => states.get( root ) === null );
	paint();
	addEventListener( 'pageshow', paint );
	document.addEventListener( 'visibilitychange', paint );
	scheduleWakes( wake );
}
