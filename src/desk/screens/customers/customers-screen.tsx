import { useAddress } from '@/desk/use-address';
import { CallerSearch } from './caller-search';
import { CustomerList } from './customer-list';
import { CustomerSheet } from './customer-sheet';
import { GuestSheet, readGuest } from './guest-sheet';
import type { CustomerScreenData } from './types';
import './customers.css';

/** Customers: the list, or the one whom the address names, with an account or without. */
export function CustomersScreen( boot: CustomerScreenData ) {
	const [ params, go ] = useAddress();
	const customer = params.get( 'customer' );
	const guest = readGuest( params.get( 'guest' ) ?? '' );
	const back = () => go( { customer: '', guest: '' } );
	if ( customer ) {
		return <CustomerSheet key={ customer } boot={ boot } id={ customer } onBack={ back } />;
	}
	if ( guest ) {
		return <GuestSheet boot={ boot } guest={ guest } onBack={ back } />;
	}
	const asked = params.get( 'caller' ) ?? '';
	return (
		<>
			<CallerSearch key={ asked } asked={ asked } go={ go } />
			<CustomerList filter={ params.get( 'filter' ) ?? '' } go={ go } />
		</>
	);
}
