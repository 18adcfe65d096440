import { __, sprintf } from '@wordpress/i18n';
import type { Cart, CheckoutQuote } from '@/api/generated/schemas';
import { formatCents } from '@/rules/money';
import { changesBetween, linesOf } from './changes';
import type { CheckoutLine, CheckoutProps } from './checkout-props';

/** What changes on the page while it is open. What is typed stands in the form itself. */
export type CheckoutState = Pick< CheckoutProps, 'lines' | 'totals' | 'payMethods' | 'version' | 'wasCents' > & {
	/** The totals on the page are of something else than what is chosen. */
	isStale: boolean;
	/** What is different since the customer last saw it. */
	changes: string[];
	/** Why the order could not be sent; it may be tried again. */
	trouble: string;
	/** An order that was sent before is looked for. */
	isSending: boolean;
};

export type CheckoutAction =
	/** The server is asked for totals. */
	| { type: 'ASK' }
	/** Its answer, with the cart where it is another than the page shows. */
	| { type: 'QUOTE'; quote: CheckoutQuote; cart: Cart | undefined }
	/** The customer orders: what was said before is done with. */
	| { type: 'SEND' }
	/** The order is not what the customer saw: `lines`, and a total of `cents`. */
	| { type: 'REVIEW'; message: string; lines: CheckoutLine[]; cents: number }
	/** The answer to an order was lost. */
	| { type: 'LOSE'; message: string }
	/** The cart has been ordered. */
	| { type: 'EMPTY' }
	/** Whether an order that was sent before is looked for. */
	| { type: 'LOOK'; isSending: boolean };

/** The page as PHP printed it. */
export const stateOf = ( { lines, totals, payMethods, version, wasCents }: CheckoutProps ): CheckoutState => ( {
	lines,
	totals,
	payMethods,
	version,
	wasCents,
	isStale: false,
	changes: [],
	trouble: '',
	isSending: false,
} );

/** Lines of the same cart. Somebody else may have bought what lay there. */
const asQuoted = ( lines: CheckoutLine[], quote: CheckoutQuote ): CheckoutLine[] =>
	lines.map( ( line ) => {
		const quoted = quote.lines.find( ( { cartItemId } ) => cartItemId === line.id );
		return quoted
			? {
					...line,
					availability: quoted.availability_text,
					isInStock: quoted.in_stock,
					promise: quoted.promise.words,
					inStockAt: quoted.in_stock_at,
				}
			: line;
	} );

function withQuote( state: CheckoutState, quote: CheckoutQuote, cart: Cart | undefined ): CheckoutState {
	const { lines: _lines, pay_methods: payMethods, cart_version: version, charges_cents: _sum, ...totals } = quote;
	const lines = cart ? linesOf( cart, quote, state.lines ) : asQuoted( state.lines, quote );
	return {
		...state,
		lines,
		totals,
		payMethods,
		version,
		wasCents: null,
		isStale: false,
		changes: cart ? changesBetween( state.lines, lines ) : state.changes,
	};
}

/** Shows what is different beside the new total. */
function inReview( state: CheckoutState, message: string, before: CheckoutLine[], cents: number ): CheckoutState {
	const { lines, totals } = state;
	const changes = [ message, ...changesBetween( before, lines ) ];
	if ( totals.total_cents === cents ) {
		return { ...state, wasCents: null, changes };
	}
	/* translators: 1: amount of money now, 2: amount of money before. */
	const text = __( 'The total changed from %2$s to %1$s.', 'coleman' );
	return {
		...state,
		wasCents: cents,
		changes: [ ...changes, sprintf( text, formatCents( totals.total_cents ), formatCents( cents ) ) ],
	};
}

export function reducer( state: CheckoutState, action: CheckoutAction ): CheckoutState {
	switch ( action.type ) {
		case 'ASK':
			return { ...state, isStale: true };
		case 'QUOTE':
			return withQuote( state, action.quote, action.cart );
		case 'SEND':
			return { ...state, trouble: '', changes: [] };
		case 'REVIEW':
			return inReview( state, action.message, action.lines, action.cents );
		case 'LOSE':
			return { ...state, trouble: action.message };
		case 'EMPTY':
			return { ...state, lines: [] };
		case 'LOOK':
			return { ...state, isSending: action.isSending };
	}
}
