import { __, sprintf } from '@wordpress/i18n';
import { linePromise } from '@/rules/promise';
import type { PromiseInput } from '@/rules/promise';
import { promiseWords } from './promise-words';

/** What PHP prints behind a part: everything that a promise depends on, but for the visitor and the time. */
export type PromiseFacts = Pick<
	PromiseInput,
	| 'is_quote'
	| 'stock'
	| 'branches'
	| 'transfers'
	| 'lead_time'
	| 'is_discontinued'
	| 'carrier_days'
	| 'not_before'
	| 'has_notice'
> & { is_pickup_only: boolean };

/** Where a visitor is: a branch's id, and five digits; 0 and empty while unknown. */
export type Visitor = { branch: number; zip: string };

/** As far as the cookies tell. */
export const visitorOf = ( cookie: string ): Visitor => ( {
	branch: Number( /(?:^|; )coleman_branch=([1-9]\d{0,8})(?:;|$)/.exec( cookie )?.[ 1 ] ?? 0 ),
	zip: /(?:^|; )coleman_zip=(\d{5})(?:;|$)/.exec( cookie )?.[ 1 ] ?? '',
} );

/** When so many pieces are ready at the visitor's branch, and when they arrive where parts are shipped to. */
export function wordsOf( facts: PromiseFacts, { branch, zip }: Visitor, quantity: number, now: string ): string {
	const tell = ( at: number ) => {
		const input: PromiseInput = { ...facts, now, branch: at, zip, quantity, expected_on: '' };
		return promiseWords( input, linePromise( input ) );
	};
	const pickup = facts.branches.some( ( { id } ) => id === branch ) ? tell( branch ) : '';
	const ship = zip && ! facts.is_pickup_only ? tell( 0 ) : '';
	return [
		pickup,
		/* translators: 1: ZIP code, 2: such as "5 in stock, shipping Monday, November 23, arriving about Tuesday, November 24." */
		ship && ship !== pickup ? sprintf( __( 'Shipped to %1$s: %2$s', 'coleman' ), zip, ship ) : '',
	]
		.filter( Boolean )
		.join( ' ' );
}

/** The facts stand behind the block's root. */
function factsOf( root: Element ): PromiseFacts | null {
	let next: Element | null = root;
	while ( next && ! next.matches( 'script[data-promise-facts]' ) ) {
		next = next.nextElementSibling;
	}
	return next && JSON.parse( next.textContent ?? 'null' );
}

/**
 * Writes it into the page, now, when another quantity is typed, and when the page is looked at again.
 *
 * @param cookie Gives the cookies of the moment.
 * @return Writes it again, for a visitor who has chosen another branch.
 */
export function tellPromises( cookie: () => string ): () => void {
	const all: ( () => void )[] = [];
	document.querySelectorAll( '[data-promise]' ).forEach( ( place ) => {
		const root = place.closest( '[data-coleman-island]' );
		const facts = root && factsOf( root );
		if ( ! root || ! facts ) {
			return;
		}
		const tell = () => {
			const typed = Number( root.querySelector< HTMLInputElement >( 'input[name=quantity]' )?.value ?? 1 );
			const quantity = Number.isInteger( typed ) && typed > 0 ? typed : 1;
			const words = wordsOf( facts, visitorOf( cookie() ), quantity, new Date().toISOString() );
			if ( place.textContent !== words ) {
				place.textContent = words;
			}
		};
		tell();
		all.push( tell );
		root.addEventListener( 'input', tell );
		document.addEventListener( 'visibilitychange', tell );
	} );
	return () => all.forEach( ( tell ) => tell() );
}
