import { useAddress } from '@/desk/use-address';
import { OrderList } from './order-list';
import type { OrdersBoot } from './types';

/** The orders desk: the list, or what its address names. */
export function OrdersScreen( boot: OrdersBoot ) {
	const [ params, go ] = useAddress();
	return <OrderList boot={ boot } pile={ params.get( 'view' ) ?? 'to_do' } go={ go } />;
}
