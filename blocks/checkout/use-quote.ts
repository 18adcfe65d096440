import { useEffect, useRef } from '@wordpress/element';
import { quoteCheckout } from '@/account/checkout';
import { fetchCart } from '@/api/cart';
import type { Cart, CheckoutQuote } from '@/api/generated/schemas';
import type { Typed } from '@/forms/use-form';
import { logError } from '@/islands/log';

/** How long a customer may pause between two keys. */
const PAUSE_MS = 350;

type Options = {
	/** What the form asks about now. */
	fields: () => Typed;
	/** The version of the cart that the page shows. */
	version: () => number;
	/** The totals on the page no longer count. */
	onAsk: () => void;
	/** They do again; with the cart where it is another than the page shows. */
	onQuote: ( quote: CheckoutQuote, cart: Cart | undefined ) => void;
};

/** Asks the server what it comes to. The last question counts: answers to those before it are dropped. */
export function useQuote( { fields, version, onAsk, onQuote }: Options ) {
	const asked = useRef( { text: '' } );
	const answered = useRef( Promise.resolve() );
	const timer = useRef< ReturnType< typeof setTimeout > >();

	const stopTimer = () => {
		clearTimeout( timer.current );
		timer.current = undefined;
	};
	useEffect( () => () => clearTimeout( timer.current ), [] );

	/** Asks at once; the cart may be known already. */
	const ask = ( known?: Cart ): Promise< void > => {
		stopTimer();
		const body = fields();
		const question = { text: JSON.stringify( body ) };
		asked.current = question;
		onAsk();
		const answer = async () => {
			const quote = await quoteCheckout( body );
			const cart = known ?? ( quote.cart_version === version() ? undefined : await fetchCart() );
			if ( asked.current === question ) {
				onQuote( quote, cart );
			}
		};
		answered.current = answer().catch( ( error: unknown ) => {
			// The old totals stay; the server compares them when the order is sent.
			logError( 'Checkout', error );
			if ( asked.current === question ) {
				asked.current = { text: '' };
			}
		} );
		return answered.current;
	};

	return {
		ask,
		/** Asks once the customer pauses, if the form then asks about something else. */
		askSoon: () => {
			stopTimer();
			timer.current = setTimeout( () => {
				timer.current = undefined;
				if ( JSON.stringify( fields() ) !== asked.current.text ) {
					void ask();
				}
			}, PAUSE_MS );
		},
		/** The totals on the page are those of such a form. */
		know: ( printed: Typed ) => {
			asked.current = { text: JSON.stringify( printed ) };
		},
		/** When the last answer has come; what would be asked soon is asked at once. */
		settled: (): Promise< void > => ( timer.current === undefined ? answered.current : ask() ),
	};
}
