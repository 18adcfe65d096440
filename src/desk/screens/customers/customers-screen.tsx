import { useAddress } from '@/desk/use-address';
import { CustomerList } from './customer-list';
import { CustomerSheet } from './customer-sheet';
import type { CustomerScreenData } from './types';
import './customers.css';

/** Customers: the list, or the one whom the address names. */
export function CustomersScreen( boot: CustomerScreenData ) {
	const [ params, go ] = useAddress();
	const customer = params.get( 'customer' );
	return customer ? (
		<CustomerSheet key={ customer } boot={ boot } id={ customer } onBack={ () => go( { customer: '' } ) } />
	) : (
		<CustomerList filter={ params.get( 'filter' ) ?? '' } go={ go } />
	);
}
