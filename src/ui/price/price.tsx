import { __ } from '@wordpress/i18n';
import { integer, nullable, shape } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';
import { formatCents } from '@/rules/money';
import './style.css';

/** Cents; null while the price is unknown. */
export const priceProps = shape( { cents: nullable( integer ) } );

/** A price, or the sentence that stands for an unknown one. */
export function Price( { cents }: TypeOf< typeof priceProps > ) {
	return cents === null ? (
		<span className="coleman-price is-unknown">
			{ __( 'Will contact you with pricing information after order is submitted', 'coleman' ) }
		</span>
	) : (
		<span className="coleman-price">{ formatCents( cents ) }</span>
	);
}
