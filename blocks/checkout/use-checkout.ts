import { useEffect, useReducer, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { placeOrder } from '@/account/checkout';
import { ApiError } from '@/api/api-error';
import type { Cart } from '@/api/generated/schemas';
import { useBotCheck } from '@/forms/bot-check/use-bot-check';
import { useForm } from '@/forms/use-form';
import type { Outcome, Typed } from '@/forms/use-form';
import { useMounted } from '@/islands';
import { readHint } from '@/islands/hint';
import { logError } from '@/islands/log';
import { goTo } from '@/stores/customer/go-to';
import { checkoutFaults } from './checkout-faults';
import type { CheckoutProps } from './checkout-props';
import { reducer, stateOf } from './checkout-state';
import type { CheckoutAction } from './checkout-state';
import { isOfQuote, quoteFields } from './quote-fields';
import { useKeptForm } from './use-kept-form';
import { useQuote } from './use-quote';

/** Refusals after which the cart or its total is another than the customer saw. */
const OTHER_CART = [ 'coleman_total_mismatch', 'coleman_cart_changed', 'coleman_insufficient_stock' ];

/** Refusals of an order that was placed before, here or in another tab. */
const PLACED_BEFORE = [ 'coleman_cart_empty', 'coleman_idempotency_key_reused' ];

/** What may yet have arrived: nobody has said that it did not. */
const isLost = ( { code, status }: ApiError ) => code === 'coleman_bad_answer' || status === 0 || status >= 500;

/**
 * The checkout at work. Totals follow what is chosen; an order is sent with the total that was on the page and under
 * the form's own name, so that it is placed once, at that total, or not at all; what is typed is kept over reloads.
 */
export function useCheckout( props: CheckoutProps ) {
	const isMounted = useMounted();
	const formRef = useRef< HTMLFormElement >( null );
	const [ state, dispatch ] = useReducer( reducer, props, stateOf );
	/** For what comes back later, and for what happens in one go. */
	const latest = useRef( state );
	const apply = ( action: CheckoutAction ) => {
		latest.current = reducer( latest.current, action );
		dispatch( action );
	};
	const bot = useBotCheck();
	const kept = useKeptForm( formRef, props );

	/** The session has ended. Signing in leads back here, where what was typed is put back. */
	const signInAgain = () => {
		kept.keep();
		goTo( props.urls.signIn );
	};

	const quote = useQuote( {
		fields: () => quoteFields( kept.typed(), props.addresses ),
		version: () => latest.current.version,
		onAsk: () => apply( { type: 'ASK' } ),
		onQuote: ( answer, cart ) => {
			if ( cart && ! props.isGuest && ! readHint().signedIn ) {
				signInAgain();
			} else {
				apply( { type: 'QUOTE', quote: answer, cart } );
			}
		},
	} );

	/** Asks for the totals, and shows what is different; the customer orders again. */
	const review = async ( message: string, cents: number, cart?: Cart ) => {
		const { lines } = latest.current;
		await quote.ask( cart );
		apply( { type: 'REVIEW', message, lines, cents } );
	};

	/** Sends the order, which is placed once, and goes to it. */
	const place = async ( values: Typed ) => {
		const { Url } = await placeOrder( values, kept.key() );
		kept.forget();
		goTo( Url );
	};

	const send = async ( values: Typed ): Promise< Outcome > => {
		apply( { type: 'SEND' } );
		const seenCents = latest.current.totals.total_cents;
		await quote.settled();
		if ( latest.current.totals.total_cents !== seenCents ) {
			await review( __( 'Please review the new total, then place your order.', 'coleman' ), seenCents );
			return 'refused';
		}
		const person = props.isGuest ? await bot.fields() : {};
		kept.keep( true );
		await place( { ...values, ...person } );
		return 'leaving';
	};

	const onRefusal = ( error: ApiError ): boolean => {
		kept.keep( isLost( error ) );
		if ( isLost( error ) ) {
			const message = `${ error.message } ${ __( 'Everything you entered is still here.', 'coleman' ) }`;
			apply( { type: 'LOSE', message } );
			return true;
		}
		if ( OTHER_CART.includes( error.code ) ) {
			void review( error.message, latest.current.totals.total_cents, error.cart );
			return true;
		}
		if ( error.code === 'rest_not_logged_in' ) {
			signInAgain();
			return true;
		}
		if ( PLACED_BEFORE.includes( error.code ) ) {
			kept.renew();
			apply( { type: 'EMPTY' } );
		}
		return false;
	};

	const { errors, isBusy, onSubmit } = useForm( { errors: props.errors, check: checkoutFaults, send, onRefusal } );

	/** An order was sent, its answer lost, and the cart is empty: the same question once more brings the same answer. */
	const askWhatBecame = async ( values: Typed ) => {
		apply( { type: 'LOOK', isSending: true } );
		try {
			await place( values );
		} catch ( error ) {
			logError( 'Checkout', error );
			apply( { type: 'LOOK', isSending: false } );
			if ( error instanceof ApiError && ! isLost( error ) ) {
				kept.forget();
			}
		}
	};

	useEffect( () => {
		const before = kept.recall();
		if ( ! formRef.current ) {
			if ( before?.isPending ) {
				void askWhatBecame( before.values );
			}
			return;
		}
		quote.know( quoteFields( kept.printed(), props.addresses ) );
		// What PHP shows again after a refused form is the latest that was typed.
		if ( before && ! Object.keys( props.errors ).length && props.wasCents === null ) {
			kept.putBack( before, props.isPreset );
		}
		if ( props.isPreset ) {
			// A reload shows what is chosen from here on.
			history.replaceState( history.state, '', location.pathname );
			kept.keep();
		}
		quote.askSoon();
		// eslint-disable-next-line react-hooks/exhaustive-deps -- what was kept is put back once
	}, [] );

	const onChange = ( event: FormEvent< HTMLFormElement > ) => {
		kept.keep();
		if ( isOfQuote( Object( event.target ).name ?? '' ) ) {
			quote.askSoon();
		}
	};

	return {
		...props,
		...state,
		errors,
		formRef,
		isLive: isMounted,
		isBusy,
		isChecking: bot.isChecking,
		onSubmit,
		onChange,
		onFocus: bot.onFocus,
	};
}
