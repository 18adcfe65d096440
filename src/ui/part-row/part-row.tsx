import { __, sprintf } from '@wordpress/i18n';
import { boolean, integer, nullable, optional, shape, string } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';
import { formatCents } from '@/rules/money';
import { OrderForm } from '@/ui/order-form/order-form';
import type { OnAdd } from '@/ui/order-form/order-form';
import { Picture } from '@/ui/picture/picture';
import { Price } from '@/ui/price/price';
import './style.css';

/** Of a part, in the shape of the API, what a row shows. */
export const partRowShape = shape( {
	PartId: integer,
	PartNumber: string,
	Description: string,
	Url: string,
	/** Empty for none, where all would show the same. */
	Photo: shape( { MediumImagePath: string } ),
	VendorName: string,
	InStock: boolean,
	PickupOnly: boolean,
	CanShip: string,
	price_cents: nullable( integer ),
	list_price_cents: nullable( integer ),
	availability_text: string,
	orderable: boolean,
	default_quantity: integer,
	multiple_of: integer,
} );

export type PartRowPart = TypeOf< typeof partRowShape >;

export const partRowProps = shape( {
	part: partRowShape,
	/** Why its form was refused when it was posted without JavaScript, and what had been typed. */
	fault: optional( nullable( shape( { message: string, quantity: string } ) ) ),
} );

type PartRowProps = TypeOf< typeof partRowProps > & {
	/** Without it the form posts. */
	onAdd?: OnAdd | undefined;
};

/** A part in a list that is read down: number, what it is, price, when it ships, and the way into the cart. */
export function PartRow( { part, ...order }: PartRowProps ) {
	const { price_cents: price, list_price_cents: listPrice } = part;

	return (
		<article className="coleman-part-row" data-impression={ part.PartId }>
			<a className="coleman-part-row__link" href={ part.Url } data-native="">
				{ part.Photo.MediumImagePath && (
					<Picture
						src={ part.Photo.MediumImagePath }
						alt=""
						width={ 96 }
						height={ 60 }
						sizes="5rem"
						loading="lazy"
					/>
				) }
				<b>{ part.PartNumber }</b>
				<span>{ part.Description }</span>
			</a>
			<p className="coleman-part-row__maker">{ part.VendorName }</p>
			<p className="coleman-part-row__price">
				<Price cents={ price } />
				{ price !== null && listPrice !== null && listPrice > price && (
					/* translators: %s: the maker's list price */
					<s>{ sprintf( __( 'List %s', 'coleman' ), formatCents( listPrice ) ) }</s>
				) }
			</p>
			<p className={ `coleman-part-row__availability${ part.InStock ? ' is-in-stock' : '' }` }>
				{ part.availability_text }
			</p>
			<OrderForm part={ part } variant="quiet" { ...order } />
		</article>
	);
}
