import { __, sprintf } from '@wordpress/i18n';

type Props = { orders: readonly { id: number; number: string; pieces: number; left?: number }[] };

function text( { number, pieces, left }: Props[ 'orders' ][ number ] ): string {
	/* translators: 1: order number, 2: number of pieces, 3: how many of them were sent or fetched */
	const some = __( '%1$s: %2$d, %3$d of them sent or picked up', 'coleman' );
	/* translators: 1: order number, 2: number of pieces */
	const none = __( '%1$s: %2$d', 'coleman' );
	return left ? sprintf( some, number, pieces, left ) : sprintf( none, number, pieces );
}

/** Orders with their pieces, each a link. */
export const OrderLinks = ( { orders }: Props ) => (
	<span className="coleman-stock__orders">
		{ orders.map( ( order ) => (
			<a key={ order.id } href={ `admin.php?page=coleman-orders&order=${ order.id }` }>
				{ text( order ) }
			</a>
		) ) }
	</span>
);
