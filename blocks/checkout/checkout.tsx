import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FocusEvent, FormEvent, RefObject } from 'react';
import { Faults } from '@/forms/faults/faults';
import { GuestFields } from '@/forms/guest-fields/guest-fields';
import { SubmitButton } from '@/forms/submit-button/submit-button';
import { formatCents } from '@/rules/money';
import type { CheckoutProps } from './checkout-props';
import { Addresses, Contact, Delivery, Payment, TotalRows } from './sections';
import { useCheckout } from './use-checkout';

export { checkoutProps } from './checkout-props';
export type { CheckoutProps } from './checkout-props';

export type Live = {
	formRef: RefObject< HTMLFormElement >;
	isBusy: boolean;
	isChecking: boolean;
	/** The totals on the page are of something else than what is chosen. */
	isStale: boolean;
	/** What is different since the customer last saw it. */
	changes: string[];
	/** Why the order could not be sent; it may be tried again. */
	trouble: string;
	onSubmit: ( event: FormEvent< HTMLFormElement > ) => void;
	onChange: ( event: FormEvent< HTMLFormElement > ) => void;
	onFocus: ( event: FocusEvent ) => void;
};

/** Where the control of a fault is. */
const hrefOf = ( name: string ): string => {
	const [ , address = '', field = '' ] = /^(billing|shipping)_([a-z0-9]+)$/.exec( name ) ?? [];
	return address && field !== 'id'
		? `#checkout-${ address }-${ field }`
		: `#checkout-${ name }${ name === 'pay_method' ? '-0' : '' }`;
};

function Empty( { urls, isSending = false }: Pick< CheckoutProps, 'urls' > & { isSending?: boolean } ) {
	return (
		<div className="coleman-checkout__empty">
			<p role="status">
				{ isSending ? __( 'Checking your order…', 'coleman' ) : __( 'Your cart is empty.', 'coleman' ) }
			</p>
			<p className="coleman-checkout__ways">
				<a className="coleman-checkout__link" href={ urls.search }>
					{ __( 'Find a part', 'coleman' ) }
				</a>
				<a className="coleman-checkout__link" href={ urls.cart }>
					{ __( 'See your cart', 'coleman' ) }
				</a>
				<a className="coleman-checkout__link" href={ urls.orders }>
					{ __( 'Find an order you have placed', 'coleman' ) }
				</a>
			</p>
		</div>
	);
}

/** What is different, told and shown before the customer orders after all. */
function Changes( { changes }: Pick< Live, 'changes' > ) {
	const box = useRef< HTMLDivElement >( null );
	useEffect( () => box.current?.focus(), [ changes ] );
	return (
		<div ref={ box } className="coleman-checkout__changes" role="group" tabIndex={ -1 } aria-label={ changes[ 0 ] }>
			<ul className="coleman-checkout__changed">
				{ changes.map( ( text ) => (
					<li key={ text }>{ text }</li>
				) ) }
			</ul>
		</div>
	);
}

/** What holds for the order. What is typed is kept while it is read. */
function Legal( { urls }: Pick< CheckoutProps, 'urls' > ) {
	const { terms, returns, privacy } = urls;
	if ( ! terms && ! returns && ! privacy ) {
		return null;
	}
	return (
		<div className="coleman-checkout__legal">
			{ terms && <p>{ __( 'By placing your order, you agree to our terms of sale.', 'coleman' ) }</p> }
			<p className="coleman-checkout__ways">
				{ terms && (
					<a className="coleman-checkout__link" href={ terms }>
						{ __( 'Terms of sale', 'coleman' ) }
					</a>
				) }
				{ returns && (
					<a className="coleman-checkout__link" href={ returns }>
						{ __( 'Returns', 'coleman' ) }
					</a>
				) }
				{ privacy && (
					<a className="coleman-checkout__link" href={ privacy }>
						{ __( 'Privacy policy', 'coleman' ) }
					</a>
				) }
			</p>
		</div>
	);
}

function Summary( props: CheckoutProps & Partial< Live > ) {
	const { totals, isTaxExempt, wasCents, urls, isBusy = false, isStale = false, trouble = '' } = props;
	return (
		<section className="coleman-checkout__summary" aria-labelledby="checkout-summary">
			<h2 id="checkout-summary" className="coleman-checkout__strip">
				{ __( 'Total', 'coleman' ) }
			</h2>
			<TotalRows totals={ totals } isTaxExempt={ isTaxExempt } />
			<p className={ `coleman-checkout__total${ isStale ? ' is-stale' : '' }` } role="status">
				{ formatCents( totals.total_cents ) }
			</p>
			{ wasCents !== null && (
				<p className="coleman-checkout__was">
					{
						/* translators: %s: amount of money. */
						sprintf( __( 'It was %s before.', 'coleman' ), formatCents( wasCents ) )
					}
				</p>
			) }
			{ totals.has_unknown_price && (
				<p className="coleman-checkout__unknown">
					{ __( 'The total doesn’t include parts without a price.', 'coleman' ) }
				</p>
			) }
			{ trouble && (
				<p className="coleman-checkout__trouble" role="alert">
					{ trouble }
				</p>
			) }
			<SubmitButton
				label={ trouble ? __( 'Try again', 'coleman' ) : __( 'Place order', 'coleman' ) }
				isBusy={ isBusy }
			/>
			<Legal urls={ urls } />
			<p className="coleman-checkout__foot">
				<a className="coleman-checkout__link" href={ urls.cart }>
					{ __( 'Back to the cart', 'coleman' ) }
				</a>
				<button
					type="submit"
					className="coleman-checkout__update"
					name="coleman_action"
					value="checkout_update"
				>
					{ __( 'Update totals', 'coleman' ) }
				</button>
			</p>
		</section>
	);
}

/** How the checkout looks. Without the handlers its form posts to its own page. */
export function CheckoutView( props: CheckoutProps & Partial< Live > & { isLive?: boolean; isSending?: boolean } ) {
	const { level: Title, lines, totals, errors, isLive = false, changes = [] } = props;
	const faults = Object.entries( errors ).map( ( [ name, text ] ) => ( { href: hrefOf( name ), text } ) );
	const isComplete = totals.shipping_cents !== null && totals.tax_cents !== null;

	return (
		<div className={ `coleman-checkout__body${ isLive ? ' is-live' : '' }` }>
			<Title className="coleman-checkout__title">{ __( 'Checkout', 'coleman' ) }</Title>
			{ lines.length === 0 ? (
				<Empty urls={ props.urls } isSending={ props.isSending ?? false } />
			) : (
				<form
					ref={ props.formRef }
					className="coleman-checkout__form"
					method="post"
					noValidate
					onSubmit={ props.onSubmit }
					onChange={ props.onChange }
					onFocus={ props.onFocus }
				>
					<input type="hidden" name="coleman_action" value="checkout" />
					<input type="hidden" name="idempotency_key" value={ props.idempotencyKey } />
					<input type="hidden" name="cart_version" value={ props.version } />
					<input type="hidden" name="expected_total_cents" value={ totals.total_cents } />
					<input type="hidden" name="totals_seen" value={ isComplete ? '1' : '' } />
					<input type="hidden" name="signed_in" value={ props.isGuest ? '' : '1' } />
					<div className="coleman-checkout__steps">
						{ props.notice !== '' && <p className="coleman-checkout__message">{ props.notice }</p> }
						<Faults id="checkout-faults" faults={ faults } />
						{ changes.length > 0 && <Changes changes={ changes } /> }
						<Contact { ...props } />
						<Delivery { ...props } />
						<Addresses { ...props } />
						<Payment { ...props } hasUnknownPrice={ totals.has_unknown_price } />
						{ props.isGuest && <GuestFields id="checkout" isChecking={ props.isChecking ?? false } /> }
					</div>
					<Summary { ...props } />
				</form>
			) }
		</div>
	);
}

/** The checkout at work. */
export function Checkout( props: CheckoutProps ) {
	return <CheckoutView { ...useCheckout( props ) } />;
}
