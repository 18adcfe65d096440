import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import type { CartItem } from '@/stores/cart';
import { formatCents } from '@/rules/money';
import { Price } from '@/ui/price/price';
import type { Fault } from './cart-props';
import { useQuantity } from './use-quantity';

type LineProps = {
	item: CartItem;
	fault: Fault | null;
	/** True when the island works: until then the forms post by themselves. */
	isLive: boolean;
	onQuantity: ( quantity: number ) => Promise< boolean >;
	onRemove: () => Promise< unknown >;
};

const progressText = () => ( {
	none: '',
	saving: __( 'Saving…', 'coleman' ),
	saved: __( 'Saved', 'coleman' ),
} );

function QuantityForm( { item, fault, isLive, onQuantity }: Omit< LineProps, 'onRemove' > ) {
	const { cartItemId, Quantity, quantity_limits: limits } = item;
	const printed = fault?.quantity || `${ Quantity }`;
	const { input, progress, commit, commitSoon } = useQuantity( Quantity, printed, onQuantity );

	const submit = ( event: FormEvent ) => {
		if ( isLive ) {
			event.preventDefault();
			void commit();
		}
	};

	return (
		<form className="coleman-cart__quantity" method="post" noValidate={ isLive } onSubmit={ submit }>
			<input type="hidden" name="coleman_action" value="cart_update" />
			<input type="hidden" name="cartItemId" value={ cartItemId } />
			<label className="coleman-cart__label" htmlFor={ `cart-quantity-${ cartItemId }` }>
				{ __( 'Quantity', 'coleman' ) }
			</label>
			<input
				ref={ input }
				id={ `cart-quantity-${ cartItemId }` }
				className="coleman-cart__input"
				type="number"
				name="quantity"
				inputMode="numeric"
				autoComplete="off"
				min={ 0 }
				max={ limits.maximum }
				step={ limits.multiple_of }
				defaultValue={ printed }
				required
				aria-invalid={ fault ? true : undefined }
				aria-describedby={ fault ? `cart-fault-${ cartItemId }` : undefined }
				onChange={ isLive ? commitSoon : undefined }
				onBlur={ isLive ? commit : undefined }
			/>
			<span className="coleman-cart__after">
				<button type="submit" className="coleman-cart__update">
					{ __( 'Update', 'coleman' ) }
				</button>
				<span className="coleman-cart__progress" aria-hidden="true">
					{ progressText()[ progress ] }
				</span>
			</span>
		</form>
	);
}

function RemoveForm( { item, isLive, onRemove }: Pick< LineProps, 'item' | 'isLive' | 'onRemove' > ) {
	const [ isPending, setPending ] = useState( false );

	const submit = async ( event: FormEvent ) => {
		if ( ! isLive ) {
			return;
		}
		event.preventDefault();
		if ( ! isPending ) {
			setPending( true );
			await onRemove();
			setPending( false );
		}
	};

	return (
		<form className="coleman-cart__remove" method="post" onSubmit={ submit }>
			<input type="hidden" name="coleman_action" value="cart_remove" />
			<input type="hidden" name="cartItemId" value={ item.cartItemId } />
			<button
				type="submit"
				className={ `coleman-cart__remove-button${ isPending ? ' is-pending' : '' }` }
				aria-label={
					/* translators: %s: a part's description. */
					sprintf( __( 'Remove %s', 'coleman' ), item.Description )
				}
				aria-busy={ isPending || undefined }
			>
				{ __( 'Remove', 'coleman' ) }
			</button>
		</form>
	);
}

/** One line of the cart. It can be given the focus, so that a visitor whose line has gone goes on at the next. */
export function CartLine( { item, fault, isLive, onQuantity, onRemove }: LineProps ) {
	const { cartItemId, line_total_cents: total } = item;
	// As the sentence of the specification begins; whatever else it says is about waiting.
	const isInStock = item.availability_text.startsWith( 'In Stock' );

	return (
		<li className="coleman-cart__line" tabIndex={ -1 } aria-labelledby={ `cart-line-${ cartItemId }` }>
			<img
				className="coleman-cart__image"
				src={ item.Photo.MediumImagePath }
				alt=""
				width={ 96 }
				height={ 60 }
				loading="lazy"
				decoding="async"
			/>
			<div className="coleman-cart__part">
				<p id={ `cart-line-${ cartItemId }` } className="coleman-cart__description">
					{ item.Url ? (
						<a href={ item.Url } data-native="">
							{ item.Description }
						</a>
					) : (
						item.Description
					) }
				</p>
				<p className="coleman-cart__about">
					<span className="coleman-cart__number">{ item.PartNumber }</span>
					{ item.Vendor && <span className="coleman-cart__maker">{ item.Vendor }</span> }
				</p>
				<p className={ `coleman-cart__availability${ isInStock ? ' is-in-stock' : '' }` }>
					{ item.availability_text }
				</p>
				{ item.notices.map( ( notice ) => (
					<p key={ notice } className="coleman-cart__notice">
						{ notice }
					</p>
				) ) }
			</div>
			<p className="coleman-cart__unit">
				<Price cents={ item.price_cents } />
				{ item.price_cents !== null && <span className="coleman-cart__each">{ __( 'each', 'coleman' ) }</span> }
			</p>
			<div className="coleman-cart__change">
				{ fault && (
					<p id={ `cart-fault-${ cartItemId }` } className="coleman-cart__fault" role="alert">
						{ fault.message }
					</p>
				) }
				<QuantityForm item={ item } fault={ fault } isLive={ isLive } onQuantity={ onQuantity } />
				<RemoveForm item={ item } isLive={ isLive } onRemove={ onRemove } />
			</div>
			<p className="coleman-cart__total">
				<span className="coleman-cart__label">{ __( 'Line total', 'coleman' ) }</span>
				<span className="coleman-cart__sum">
					{ total === null ? __( 'Price to come', 'coleman' ) : formatCents( total ) }
				</span>
			</p>
		</li>
	);
}
