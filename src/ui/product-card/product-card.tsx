import { boolean, integer, nullable, optional, shape, string } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';
import { OrderForm } from '@/ui/order-form/order-form';
import type { OnAdd } from '@/ui/order-form/order-form';
import { Picture } from '@/ui/picture/picture';
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

export const productCardProps = shape( {
	part: partShape,
	/** Why its form was refused when it was posted without JavaScript, and what had been typed. */
	fault: optional( nullable( shape( { message: string, quantity: string } ) ) ),
} );

type ProductCardProps = TypeOf< typeof productCardProps > & {
	/** Without it the form posts. */
	onAdd?: OnAdd | undefined;
};

/** A part in a grid: its picture, number, description, price, when it ships, and the way into the cart. */
export function ProductCard( { part, ...order }: ProductCardProps ) {
	return (
		<article className="coleman-product-card" data-impression={ part.PartId }>
			<a className="coleman-product-card__link" href={ part.Url } data-native="">
				{ part.Photo.MediumImagePath && (
					<Picture
						className="coleman-product-card__image"
						src={ part.Photo.MediumImagePath }
						alt=""
						width={ 320 }
						height={ 200 }
						sizes="20rem"
						loading="lazy"
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
			<OrderForm part={ part } variant="quiet" { ...order } />
		</article>
	);
}
