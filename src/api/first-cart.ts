import { readHint } from '@/islands/hint';

/**
 * A guest's first add makes the cart, and the answer brings its cookie. Adds that were sent before that answer would
 * each make a cart of their own, of which the browser keeps one. So while there may be no cart yet, one add goes first,
 * over all tabs of the browser; the others follow when it was answered.
 */

const NAME = 'coleman-first-cart';

/** Longer than a call may take: only a tab that is gone is passed over. */
const MAX_WAIT_MS = 16_000;

/** So long it may take until another tab sees what was stored. */
const SETTLE_MS = 100;

/** What this needs of the browser. Tests bring their own. */
export type Browser = {
	locks?: Pick< LockManager, 'request' > | undefined;
	storage: () => Pick< Storage, 'getItem' | 'setItem' | 'removeItem' >;
	/** Whether the next add surely finds its cart. */
	hasCart: () => boolean;
};

const browser: Browser = {
	locks: navigator.locks,
	storage: () => localStorage,
	hasCart: () => {
		const { count, signedIn } = readHint();
		return signedIn || count > 0;
	},
};

const sleep = ( milliseconds: number ) => new Promise< void >( ( resolve ) => setTimeout( resolve, milliseconds ) );

/** The browser gives the lock back when a tab dies. */
async function byLock(
	locks: Pick< LockManager, 'request' >,
	hasCart: () => boolean,
	first: () => Promise< unknown >
): Promise< void > {
	const abort = new AbortController();
	const timer = setTimeout( () => abort.abort(), MAX_WAIT_MS );
	try {
		await locks.request( NAME, { signal: abort.signal }, async () => {
			clearTimeout( timer );
			if ( ! hasCart() ) {
				await first();
			}
		} );
	} finally {
		clearTimeout( timer );
	}
}

/** The same for browsers without Web Locks and for sites without HTTPS: a turn with an end is kept in the storage. */
async function byStorage(
	storage: ReturnType< Browser[ 'storage' ] >,
	hasCart: () => boolean,
	first: () => Promise< unknown >
): Promise< void > {
	const own = `${ Math.random() }`;
	const holder = () => {
		const [ id, until ] = ( storage.getItem( NAME ) ?? '' ).split( ' ' );
		return Number( until ) > Date.now() ? id : undefined;
	};
	const end = Date.now() + MAX_WAIT_MS;
	while ( ! hasCart() && Date.now() < end ) {
		if ( holder() === undefined ) {
			storage.setItem( NAME, `${ own } ${ Date.now() + MAX_WAIT_MS }` );
		}
		// Of two tabs that take the turn at the same time the last to write has it.
		await sleep( SETTLE_MS );
		if ( holder() === own ) {
			try {
				return void ( hasCart() || ( await first() ) );
			} finally {
				storage.removeItem( NAME );
			}
		}
	}
}

/**
 * Sends an add at once when there is a cart, else in its turn. It is always sent, once: when the browser has neither
 * locks nor storage, or the turn does not come in time, two carts are better than a part that was never added.
 */
export async function whenCartIsKnown< Answer >(
	send: () => Promise< Answer >,
	{ locks, storage, hasCart }: Browser = browser
): Promise< Answer > {
	let sent: Promise< Answer > | undefined;
	const first = () => {
		sent = send();
		// What became of it is told to the caller, below.
		return sent.catch( () => {} );
	};
	if ( ! hasCart() ) {
		try {
			await ( locks ? byLock( locks, hasCart, first ) : byStorage( storage(), hasCart, first ) );
		} catch {
			// Refused by the browser, or waited for too long.
		}
	}
	return sent ?? send();
}
