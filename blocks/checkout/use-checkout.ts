import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { emailFaults } from '@/account/account-faults';
import { placeOrder, quoteCheckout } from '@/account/checkout';
import { ApiError } from '@/api/api-error';
import { fetchCart } from '@/api/cart';
import type { Cart } from '@/api/generated/schemas';
import { addressFaults, contactFaults } from '@/forms/address-fields/address-faults';
import { useBotCheck, useIdempotencyKey } from '@/forms/bot-check/use-bot-check';
import { typedIn, useForm } from '@/forms/use-form';
import type { Faults, Outcome, Typed } from '@/forms/use-form';
import { useMounted } from '@/islands';
import { readHint } from '@/islands/hint';
import { logError } from '@/islands/log';
import { formatCents } from '@/rules/money';
import { goTo } from '@/stores/customer/go-to';
import { changesBetween, linesOf } from './changes';
import type { CheckoutProps } from './checkout-props';
import { isOfQuote, quoteFields } from './quote-fields';
import { fillIn, forget, recall, remember } from './remembered';

/** How long a customer may pause between two keys. */
const PAUSE_MS = 350;

/** Refusals after which the cart or its total is another than the customer saw. */
const OTHER_CART = [ 'coleman_total_mismatch', 'coleman_cart_changed', 'coleman_insufficient_stock' ];

/** What may yet have arrived: nobody has said that it did not. */
const isLost = ( { code, status }: ApiError ) => code === 'coleman_bad_answer' || status === 0 || status >= 500;

/** Whether all of it is picked up, as far as the form says; CheckoutFields asks the same. */
const isPickedUp = ( typed: Typed ): boolean =>
	typed.fulfilment === 'will_call' &&
	! Object.entries( typed ).some( ( [ name, value ] ) => name.startsWith( 'line_' ) && value === 'ship' );

/** What can be seen to be wrong, in the order of the page. */
function faultsOf( typed: Typed ): Faults {
	const isPickup = isPickedUp( typed );
	const findIn = isPickup ? contactFaults : addressFaults;
	const lacksPhone = ! isPickup && typed.pay_method === 'call_me' && ! ( typed.billing_phone ?? '' ).trim();
	return {
		...emailFaults( typed ),
		...( typed.billing_id ? {} : findIn( typed, 'billing_' ) ),
		...( lacksPhone && ! typed.billing_id
			? { billing_phone: __( 'Phone is required so we can call you.', 'coleman' ) }
			: {} ),
		...( ! isPickup && typed.has_shipping && ! typed.shipping_id ? addressFaults( typed, 'shipping_' ) : {} ),
		...( typed.pay_method ? {} : { pay_method: __( 'Choose how you want to pay.', 'coleman' ) } ),
	};
}

/**
 * The checkout at work. Totals follow what is chosen; an order is sent with the total that was on the page and under
 * the form's own name, so that it is placed once, at that total, or not at all; what is typed is kept over reloads.
 */
export function useCheckout( props: CheckoutProps ) {
	const isMounted = useMounted();
	const formRef = useRef< HTMLFormElement >( null );
	const [ sheet, setSheet ] = useState( {
		lines: props.lines,
		totals: props.totals,
		payMethods: props.payMethods,
		version: props.version,
		wasCents: props.wasCents,
	} );
	const latest = useRef( sheet );
	const [ changes, setChanges ] = useState< string[] >( [] );
	const [ trouble, setTrouble ] = useState( '' );
	const [ isStale, setStale ] = useState( false );
	const [ isSending, setSending ] = useState( false );
	const bot = useBotCheck();
	const newKey = useIdempotencyKey();
	const key = useRef( props.idempotencyKey );
	const asked = useRef( '' );
	const timer = useRef< ReturnType< typeof setTimeout > >();
	const quoting = useRef< Promise< void > | null >( null );
	const owner = props.isGuest ? '' : ( props.values.email ?? '' );

	const typed = (): Typed => ( formRef.current ? typedIn( formRef.current ) : {} );

	const keep = ( isPending = false ) => remember( { key: key.current, values: typed(), isPending, owner } );

	const show = ( next: typeof sheet ) => {
		latest.current = next;
		setSheet( next );
	};

	/** The session has ended. Signing in leads back here, where what was typed is put back. */
	const signInAgain = () => {
		keep();
		goTo( props.urls.signIn );
	};

	/** Asks what it comes to now; the last question counts. */
	const refresh = ( known?: Cart ): Promise< void > => {
		clearTimeout( timer.current );
		timer.current = undefined;
		const fields = quoteFields( typed(), props.addresses );
		const question = JSON.stringify( fields );
		asked.current = question;
		setStale( true );
		const ask = async () => {
			const quote = await quoteCheckout( fields );
			const before = latest.current;
			const cart = known ?? ( quote.cart_version === before.version ? undefined : await fetchCart() );
			const quoted = ( id: number ) => quote.lines.find( ( { cartItemId } ) => cartItemId === id );
			if ( asked.current !== question ) {
				return;
			}
			if ( cart && ! props.isGuest && ! readHint().signedIn ) {
				signInAgain();
				return;
			}
			const {
				lines: _lines,
				pay_methods: payMethods,
				cart_version: version,
				charges_cents: _sum,
				...totals
			} = quote;
			show( {
				lines: cart
					? linesOf( cart, quote, before.lines )
					: before.lines.map( ( line ) => ( {
							...line,
							availability: quoted( line.id )?.availability_text ?? line.availability,
							promise: quoted( line.id )?.promise.words ?? line.promise,
							// Somebody else may have bought what lay there, with no change to this cart.
							inStockAt: quoted( line.id )?.in_stock_at ?? line.inStockAt,
						} ) ),
				totals,
				payMethods,
				version,
				wasCents: null,
			} );
			setStale( false );
			if ( cart ) {
				setChanges( changesBetween( before.lines, latest.current.lines ) );
			}
		};
		const run = ask().catch( ( error: unknown ) => {
			// The old totals stay; the server compares them when the order is sent.
			logError( 'Checkout', error );
			asked.current = '';
		} );
		quoting.current = run;
		return run;
	};

	const refreshSoon = () => {
		clearTimeout( timer.current );
		timer.current = setTimeout( () => {
			timer.current = undefined;
			if ( JSON.stringify( quoteFields( typed(), props.addresses ) ) !== asked.current ) {
				void refresh();
			}
		}, PAUSE_MS );
	};

	/** Shows what is different beside the new total, and asks again. */
	const askAgain = async ( message: string, seenCents: number, cart?: Cart ) => {
		const before = latest.current.lines;
		await refresh( cart );
		const { lines, totals } = latest.current;
		const isOther = totals.total_cents !== seenCents;
		show( { ...latest.current, wasCents: isOther ? seenCents : null } );
		setChanges( [
			message,
			...changesBetween( before, lines ),
			...( isOther
				? [
						sprintf(
							/* translators: 1: amount of money now, 2: amount of money before. */
							__( 'The total changed from %2$s to %1$s.', 'coleman' ),
							formatCents( totals.total_cents ),
							formatCents( seenCents )
						),
					]
				: [] ),
		] );
	};

	const send = async ( values: Typed ): Promise< Outcome > => {
		setTrouble( '' );
		setChanges( [] );
		const seenCents = latest.current.totals.total_cents;
		if ( timer.current !== undefined ) {
			void refresh();
		}
		await quoting.current;
		if ( latest.current.totals.total_cents !== seenCents ) {
			await askAgain( __( 'Please review the new total, then place your order.', 'coleman' ), seenCents );
			return 'refused';
		}
		const person = props.isGuest ? await bot.fields() : {};
		keep( true );
		const { Url } = await placeOrder( { ...values, ...person }, key.current );
		forget();
		goTo( Url );
		return 'leaving';
	};

	const onRefusal = ( error: ApiError ): boolean => {
		keep( isLost( error ) );
		if ( isLost( error ) ) {
			setTrouble( `${ error.message } ${ __( 'Everything you entered is still here.', 'coleman' ) }` );
			return true;
		}
		if ( OTHER_CART.includes( error.code ) ) {
			void askAgain( error.message, latest.current.totals.total_cents, error.cart );
			return true;
		}
		if ( error.code === 'rest_not_logged_in' ) {
			signInAgain();
			return true;
		}
		if ( error.code === 'coleman_cart_empty' || error.code === 'coleman_idempotency_key_reused' ) {
			// It was placed before, here or in another tab: the cart is empty, and this form has had its order.
			forget();
			newKey.renew();
			key.current = newKey.get();
			show( { ...latest.current, lines: [] } );
		}
		return false;
	};

	const { errors, isBusy, onSubmit } = useForm( { errors: props.errors, check: faultsOf, send, onRefusal } );

	/** An order was sent, its answer lost, and the cart is empty: the same question once more brings the same answer. */
	const askWhatBecame = async ( values: Typed ) => {
		setSending( true );
		try {
			const { Url } = await placeOrder( values, key.current );
			forget();
			goTo( Url );
		} catch ( error ) {
			logError( 'Checkout', error );
			setSending( false );
			if ( error instanceof ApiError && ! isLost( error ) ) {
				forget();
			}
		}
	};

	useEffect( () => {
		const kept = recall( owner );
		const form = formRef.current;
		if ( kept ) {
			key.current = kept.key;
		}
		if ( ! form ) {
			if ( kept?.isPending ) {
				void askWhatBecame( kept.values );
			}
			return;
		}
		asked.current = JSON.stringify( quoteFields( typedIn( form ), props.addresses ) );
		// What PHP shows again after a refused form is the latest that was typed.
		if ( kept && ! Object.keys( props.errors ).length && props.wasCents === null ) {
			fillIn( form, kept.values );
		}
		refreshSoon();
		return () => clearTimeout( timer.current );
		// eslint-disable-next-line react-hooks/exhaustive-deps -- what was kept is put back once
	}, [] );

	const onChange = ( event: FormEvent< HTMLFormElement > ) => {
		keep();
		if ( isOfQuote( Object( event.target ).name ?? '' ) ) {
			refreshSoon();
		}
	};

	return {
		...props,
		...sheet,
		errors,
		idempotencyKey: props.idempotencyKey,
		formRef,
		isLive: isMounted,
		isBusy,
		isChecking: bot.isChecking,
		isStale,
		isSending,
		changes,
		trouble,
		onSubmit,
		onChange,
		onFocus: bot.onFocus,
	};
}
