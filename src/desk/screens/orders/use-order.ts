import type { DeskOrder } from '@/api/generated/schemas';
import { useChanging } from '@/desk/use-changing';

/** Orders\Desk\OrderDeskRoutes::changed */
const ORDERS = { path: '/orders', changed: 'coleman_order_changed', name: 'order' };

/** Changes an order as it was seen. */
export const useOrder = ( order: DeskOrder, show: ( order: DeskOrder ) => void ) => useChanging( ORDERS, order, show );

export type Changing = ReturnType< typeof useOrder >;
