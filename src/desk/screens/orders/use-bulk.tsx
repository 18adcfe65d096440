import { _n, sprintf } from '@wordpress/i18n';
import { useBulk as useBulkOf } from '@/desk/use-bulk';

const ORDERS = {
	name: 'orders',
	/* translators: %d: number of orders */
	said: ( count: number ) => sprintf( _n( '%d order changed.', '%d orders changed.', count, 'coleman' ), count ),
};

/** One step for several orders. */
export const useBulk = ( onDone: () => void ) => useBulkOf( ORDERS, onDone );
