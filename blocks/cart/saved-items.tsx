import { __, sprintf } from '@wordpress/i18n';
import { grouped } from '@/rules/grouped';
import { ActionForm } from './action-form';
import { CartPart } from './cart-part';
import type { Item } from './cart-props';

type SavedItemsProps = {
	items: Item[];
	isLive: boolean;
	onTakeBack: ( item: Item ) => Promise< unknown >;
	onDrop: ( item: Item ) => Promise< unknown >;
};

/** What is kept for later: beside the cart, not in it. */
export function SavedItems( { items, isLive, onTakeBack, onDrop }: SavedItemsProps ) {
	return (
		<section className="coleman-cart__saved" aria-labelledby="cart-saved">
			<h2 id="cart-saved" className="coleman-cart__saved-title">
				{ __( 'Saved for later', 'coleman' ) }
			</h2>
			<p className="coleman-cart__later">
				{ __( 'Not part of this order. Prices and stock are current.', 'coleman' ) }
			</p>
			<ul className="coleman-cart__lines">
				{ items.map( ( item ) => (
					<li
						key={ item.cartItemId }
						className="coleman-cart__line is-saved"
						tabIndex={ -1 }
						aria-labelledby={ `cart-saved-${ item.cartItemId }` }
					>
						<CartPart item={ item } id={ `cart-saved-${ item.cartItemId }` }>
							<p className="coleman-cart__kept">
								{
									/* translators: %s: how many are saved. */ sprintf(
										__( 'Quantity: %s', 'coleman' ),
										grouped( item.Quantity )
									)
								}
							</p>
						</CartPart>
						<div className="coleman-cart__change">
							<ActionForm
								action="cart_take_back"
								item={ item }
								label={ __( 'Move to cart', 'coleman' ) }
								name={
									/* translators: %s: a part's description. */
									sprintf( __( 'Move to cart: %s', 'coleman' ), item.Description )
								}
								onAct={ isLive ? () => onTakeBack( item ) : undefined }
							/>
							<ActionForm
								action="cart_drop"
								item={ item }
								label={ __( 'Remove', 'coleman' ) }
								name={
									/* translators: %s: a part's description. */
									sprintf( __( 'Remove saved item: %s', 'coleman' ), item.Description )
								}
								onAct={ isLive ? () => onDrop( item ) : undefined }
							/>
						</div>
					</li>
				) ) }
			</ul>
		</section>
	);
}
