import { useCallback } from '@wordpress/element';
import { useAddress } from '@/desk/use-address';
import { CallerSearch } from './caller-search';
import { CustomerList } from './customer-list';
import { CustomerSheet } from './customer-sheet';
import { GuestSheet } from './guest-sheet';
import type { CustomerScreenData } from './types';
import './customers.css';

/** Customers: the list, or the one whom the address names, with an account or without. */
export function CustomersScreen( boot: CustomerScreenData ) {
	const [ params, go ] = useAddress();
	const customer = params.get( 'customer' );
	const of = params.get( 'of' );
	const back = () => go( { customer: '', of: '' } );
	const openAccount = useCallback( ( id: number ) => go( { customer: String( id ), of: '' }, true ), [ go ] );
	if ( customer ) {
		return <CustomerSheet key={ customer } boot={ boot } id={ customer } onBack={ back } />;
	}
	if ( of ) {
		return <GuestSheet key={ of } boot={ boot } of={ of } onBack={ back } onAccount={ openAccount } />;
	}
	const asked = params.get( 'caller' ) ?? '';
	return (
		<>
			<CallerSearch key={ asked } asked={ asked } go={ go } />
			<CustomerList filter={ params.get( 'filter' ) ?? '' } go={ go } />
		</>
	);
}
