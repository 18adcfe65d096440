import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FormEvent, MouseEvent } from 'react';
import { formatCents } from '@/rules/money';
import { isZip } from '@/rules/zip-code';
import { Button } from '@/ui/button/button';
import type { CartProps, Delivery } from './cart-props';

/** At most three ways to have the whole order. Each is a link that fills in the checkout. */
export function DeliveryWays( {
	ways,
	checkoutUrl,
	onCheckout,
}: {
	ways: Delivery[ 'ways' ];
	checkoutUrl: string;
	onCheckout?: ( ( event: MouseEvent< HTMLAnchorElement > ) => void ) | undefined;
} ) {
	return (
		<section className="coleman-cart__delivery" aria-labelledby="cart-delivery">
			<h2 id="cart-delivery" className="coleman-cart__delivery-title">
				{ __( 'How you can get your order', 'coleman' ) }
			</h2>
			<ul className="coleman-cart__choices">
				{ ways.map( ( { id, label, details } ) => (
					<li key={ id } className="coleman-cart__choice">
						<h3 id={ `cart-way-${ id }` } className="coleman-cart__choice-title">
							{ label }
						</h3>
						<ul className="coleman-cart__details">
							{ details.map( ( text ) => (
								<li key={ text }>{ text }</li>
							) ) }
						</ul>
						<a
							className="coleman-cart__choose"
							href={ `${ checkoutUrl }?way=${ id }` }
							aria-describedby={ `cart-way-${ id }` }
							onClick={ onCheckout }
						>
							{ __( 'Check out this way', 'coleman' ) }
						</a>
					</li>
				) ) }
			</ul>
		</section>
	);
}

/** What shipping costs to a ZIP code, and the form that asks for it. It posts to the page. */
export function ShippingEstimate( { delivery, zipFault }: { delivery: Delivery } & Pick< CartProps, 'zipFault' > ) {
	const { zip, estimate } = delivery;
	const [ fault, setFault ] = useState( zipFault?.message ?? '' );
	const check = ( event: FormEvent< HTMLFormElement > ) => {
		const field = event.currentTarget.elements.namedItem( 'zip' ) as HTMLInputElement;
		if ( field.value.trim() && ! isZip( field.value ) ) {
			event.preventDefault();
			setFault( __( 'Enter a 5-digit ZIP code.', 'coleman' ) );
			field.focus();
		}
	};
	return (
		<div id="cart-estimate" className="coleman-cart__estimate">
			{ delivery.core_cents > 0 && (
				<p className="coleman-cart__row">
					<span>{ __( 'Core deposit', 'coleman' ) }</span>
					<span>{ formatCents( delivery.core_cents ) }</span>
				</p>
			) }
			{ estimate && (
				<>
					<p className="coleman-cart__row">
						<span>
							{
								/* translators: %s: ZIP code. */
								sprintf( __( 'Shipping to %s', 'coleman' ), zip )
							}
						</span>
						<span>{ formatCents( estimate.shipping_cents ) }</span>
					</p>
					{ estimate.oversize_cents > 0 && (
						<p className="coleman-cart__row">
							<span>{ __( 'Oversize charge', 'coleman' ) }</span>
							<span>{ formatCents( estimate.oversize_cents ) }</span>
						</p>
					) }
					{ estimate.notes.map( ( text ) => (
						<p key={ text } className="coleman-cart__later">
							{ text }
						</p>
					) ) }
				</>
			) }
			{ zip !== '' && ! estimate && (
				<p className="coleman-cart__later">{ __( 'These parts can’t be shipped.', 'coleman' ) }</p>
			) }
			<form className="coleman-cart__zip" method="post" action="#cart-estimate" noValidate onSubmit={ check }>
				<input type="hidden" name="coleman_action" value="cart_zip" />
				<label className="coleman-cart__label" htmlFor="cart-zip">
					{ __( 'Ship to ZIP code', 'coleman' ) }
				</label>
				<input
					id="cart-zip"
					className="coleman-cart__input"
					type="text"
					name="zip"
					inputMode="numeric"
					autoComplete="postal-code"
					maxLength={ 10 }
					defaultValue={ zipFault ? zipFault.zip : zip }
					aria-invalid={ fault ? true : undefined }
					aria-describedby={ fault ? 'cart-zip-fault' : undefined }
				/>
				<Button type="submit" variant="quiet" label={ __( 'Estimate shipping', 'coleman' ) } />
				{ fault && (
					<p id="cart-zip-fault" className="coleman-cart__fault" role="alert">
						{ fault }
					</p>
				) }
			</form>
			<p className="coleman-cart__later">{ __( 'Tax is added at checkout.', 'coleman' ) }</p>
		</div>
	);
}
