import { __, sprintf } from '@wordpress/i18n';
import { arrayOf, shape, string } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';
import { StateWord, stateTone } from '@/ui/state-word/state-word';
import './style.css';

export const orderRowsProps = shape( {
	/** Texts as they are shown: `Coleman\Blocks\CustomerOrders` makes them. */
	orders: arrayOf(
		shape( {
			number: string,
			url: string,
			date: string,
			items: string,
			state: string,
			tone: stateTone,
			total: string,
			/** Who placed it on a shared account; empty for one’s own. */
			placedBy: string,
		} )
	),
} );

/** A customer's orders, one below the other, each a link to itself. */
export function OrderRows( { orders }: TypeOf< typeof orderRowsProps > ) {
	return (
		<ul className="coleman-order-rows">
			{ orders.map( ( { number, url, date, items, state, tone, total, placedBy } ) => (
				<li key={ number } className="coleman-order-rows__row">
					<a className="coleman-order-rows__number" href={ url }>
						{ /* translators: %s: number of an order */ sprintf( __( 'Order %s', 'coleman' ), number ) }
					</a>
					<span className="coleman-order-rows__date">{ date }</span>
					<span className="coleman-order-rows__items">
						{ placedBy === ''
							? items
							: /* translators: 1: number of items, 2: name of a person */ sprintf(
									__( '%1$s, placed by %2$s', 'coleman' ),
									items,
									placedBy
								) }
					</span>
					<span className="coleman-order-rows__state">
						<StateWord state={ state } tone={ tone } />
					</span>
					<span className="coleman-order-rows__total">{ total }</span>
				</li>
			) ) }
		</ul>
	);
}
