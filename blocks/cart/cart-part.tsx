import { __, sprintf } from '@wordpress/i18n';
import { formatCents } from '@/rules/money';
import { Picture } from '@/ui/picture/picture';
import { Price } from '@/ui/price/price';
import type { ReactNode } from 'react';
import type { Item } from './cart-props';

/** An item's picture, what it is, when it comes, what has changed about it, and its price. */
export function CartPart( {
	item,
	id,
	promise = '',
	children,
}: {
	item: Item;
	id: string;
	/** When it is ready or arrives. */
	promise?: string;
	children?: ReactNode;
} ) {
	const { core_cents: core = 0, oversize_cents: oversize = 0 } = item;

	return (
		<>
			<Picture
				className="coleman-cart__image"
				src={ item.Photo.MediumImagePath }
				alt=""
				width={ 96 }
				height={ 60 }
				sizes="4.5rem"
				loading="lazy"
			/>
			<div className="coleman-cart__part">
				<p id={ id } className="coleman-cart__description">
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
				<p className={ `coleman-cart__availability${ item.in_stock ? ' is-in-stock' : '' }` }>
					{ item.availability_text }
				</p>
				{ promise && <p className="coleman-cart__promise">{ promise }</p> }
				{ item.PickupOnly && <p className="coleman-cart__pickup">{ __( 'Pickup only', 'coleman' ) }</p> }
				{ core > 0 && (
					<p className="coleman-cart__charge">
						{ sprintf(
							/* translators: %s: amount of money */ __( 'Core deposit %s each', 'coleman' ),
							formatCents( core )
						) }
					</p>
				) }
				{ oversize > 0 && ! item.PickupOnly && (
					<p className="coleman-cart__charge">
						{ sprintf(
							/* translators: %s: amount of money */
							__( 'Oversize charge %s each when shipped', 'coleman' ),
							formatCents( oversize )
						) }
					</p>
				) }
				{ item.notices.map( ( notice ) => (
					<p key={ notice } className="coleman-cart__notice">
						{ notice }
					</p>
				) ) }
				{ children }
			</div>
			<p className="coleman-cart__unit">
				<Price cents={ item.price_cents } />
				{ item.price_cents !== null && <span className="coleman-cart__each">{ __( 'each', 'coleman' ) }</span> }
			</p>
		</>
	);
}
