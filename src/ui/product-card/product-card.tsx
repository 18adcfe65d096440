import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { boolean, integer, nullable, shape, string } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';
import { Button } from '@/ui/button/button';
import { Price } from '@/ui/price/price';
import './style.css';

/** Of a part, in the shape of the API, what a card shows. */
export const partShape = shape( {
	PartId: integer,
	PartNumber: string,
	Description: string,
	Url: string,
	Photo: shape( { MediumImagePath: string } ),
	InStock: boolean,
	PickupOnly: boolean,
	CanShip: string,
	price_cents: nullable( integer ),
	availability_text: string,
	orderable: boolean,
	default_quantity: integer,
	multiple_of: integer,
} );

export const productCardProps = shape( { part: partShape } );

type ProductCardProps = TypeOf< typeof productCardProps > & {
	/** Puts parts into the cart; what it waits for is waited for. Without it the form posts. */
	onAdd?: ( partId: number, quantity: number ) => Promise< unknown >;
};

const MOST = 99_999;

/** Quantity and button; or why there are none (specification, section 4: part item display). */
function Order( { part, onAdd }: ProductCardProps ) {
	const [ isPending, setPending ] = useState( false );

	if ( part.PickupOnly ) {
		return <p className="coleman-product-card__message">{ part.CanShip }</p>;
	}
	if ( ! part.orderable ) {
		return null;
	}

	const submit = async ( event: FormEvent< HTMLFormElement > ) => {
		if ( ! onAdd ) {
			return;
		}
		event.preventDefault();
		if ( ! isPending ) {
			setPending( true );
			await onAdd( part.PartId, Number( new FormData( event.currentTarget ).get( 'quantity' ) ) );
			setPending( false );
		}
	};

	return (
		<form className="coleman-product-card__order" method="post" onSubmit={ submit }>
			<input type="hidden" name="coleman_action" value="cart_add" />
			<input type="hidden" name="partId" value={ part.PartId } />
			{ /* eslint-disable-next-line jsx-a11y/label-has-associated-control -- the input is inside; ids would have to come from props */ }
			<label className="coleman-product-card__quantity">
				<span>{ __( 'Quantity', 'coleman' ) }</span>
				<input
					type="number"
					name="quantity"
					inputMode="numeric"
					min={ part.multiple_of }
					max={ MOST - ( MOST % part.multiple_of ) }
					step={ part.multiple_of }
					defaultValue={ part.default_quantity }
					required
				/>
			</label>
			<Button type="submit" variant="primary" label={ __( 'Add to cart', 'coleman' ) } isPending={ isPending } />
		</form>
	);
}

/** A part in a grid: its picture, number, description, price, when it ships, and the way into the cart. */
export function ProductCard( { part, ...order }: ProductCardProps ) {
	return (
		<article className="coleman-product-card">
			<a className="coleman-product-card__link" href={ part.Url } data-native="">
				{ part.Photo.MediumImagePath && (
					<img
						className="coleman-product-card__image"
						src={ part.Photo.MediumImagePath }
						alt=""
						width={ 320 }
						height={ 240 }
						loading="lazy"
						decoding="async"
					/>
				) }
				<span className="coleman-product-card__number">{ part.PartNumber }</span>
				<span className="coleman-product-card__description">{ part.Description }</span>
			</a>
			<p className="coleman-product-card__price">
				<Price cents={ part.price_cents } />
			</p>
			<p className={ `coleman-product-card__availability${ part.InStock ? ' is-in-stock' : '' }` }>
				{ part.availability_text }
			</p>
			<Order part={ part } { ...order } />
		</article>
	);
}
