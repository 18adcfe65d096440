import { useAddress } from '@/desk/use-address';
import { OrderList } from './order-list';
import { OrderScreen } from './order-screen';
import { PhoneOrder } from './phone-order';
import type { OrderScreenData } from './types';
import './orders.css';

/** The orders desk: the list, or the order that its address names, or one that is being keyed in. */
export function OrdersScreen( boot: OrderScreenData ) {
	const [ params, go ] = useAddress();
	const order = params.get( 'order' ) ?? '';
	const back = () => go( { order: '' } );
	const queue = params.get( 'view' ) ?? 'to_do';
	// The list stays where it was while an order is looked at, but asks anew when one comes back to it.
	return (
		<>
			<div hidden={ order !== '' }>
				<OrderList boot={ boot } queue={ queue } go={ go } isShown={ order === '' } />
			</div>
			{ order === 'new' && (
				<PhoneOrder boot={ boot } onBack={ back } onPlaced={ ( id ) => go( { order: String( id ) }, true ) } />
			) }
			{ /^\d+$/.test( order ) && <OrderScreen key={ order } boot={ boot } id={ order } onBack={ back } /> }
		</>
	);
}
