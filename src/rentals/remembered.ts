import { DAY_MS } from '@/rules/days';

/** What was typed into the rental form, kept in the browser for the next request. */

const KEY = 'coleman_rental_request';
const DAYS_KEPT = 30;

/** By the fields' names. */
export type Remembered = Record< string, string >;

/** What was remembered within the last 30 days; null when nothing was, or when the browser keeps nothing. */
export function remembered( now = Date.now() ): Remembered | null {
	try {
		const { at, values }: { at?: unknown; values?: unknown } = JSON.parse( localStorage.getItem( KEY ) ?? '{}' );
		if ( typeof at !== 'number' || typeof values !== 'object' || values === null ) {
			return null;
		}
		if ( now - at > DAYS_KEPT * DAY_MS ) {
			forget();
			return null;
		}
		return Object.fromEntries(
			Object.entries( values ).filter( ( entry ): entry is [ string, string ] => typeof entry[ 1 ] === 'string' )
		);
	} catch {
		return null;
	}
}

export function remember( values: Remembered, now = Date.now() ): void {
	try {
		localStorage.setItem( KEY, JSON.stringify( { at: now, values } ) );
	} catch {
		// A browser that keeps nothing has nothing to fill in next time.
	}
}

export function forget(): void {
	try {
		localStorage.removeItem( KEY );
	} catch {
		// There is nothing to forget.
	}
}
