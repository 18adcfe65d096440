import type { DeskOrder } from '@/api/generated/schemas';

export type Kind = 'ship' | 'will_call';

/** How most of what is left is to be had: that is what the form begins with. */
export function likelyKind( order: DeskOrder ): Kind {
	const left = Object.fromEntries( order.lines.map( ( line ) => [ line.id, line.left ] ) );
	const open = order.order.Items.filter( ( item ) => ( left[ item.LineId ] ?? 0 ) > 0 );
	return open.some( ( item ) => item.fulfilment === 'ship' ) ? 'ship' : 'will_call';
}

/** What is in the house of a line and yet to be sent; what is on backorder is not there. */
export function likelyPieces( order: DeskOrder, kind: Kind ): Record< number, string > {
	return Object.fromEntries(
		order.lines.map( ( line ) => {
			const item = order.order.Items.find( ( { LineId } ) => LineId === line.id );
			const there = Math.max( 0, line.left - ( item?.backordered ?? 0 ) );
			return [ line.id, String( item?.fulfilment === kind ? there : 0 ) ];
		} )
	);
}
