import type { DeskOrder } from '@/api/generated/schemas';
import { showScreen } from '../../../../tests/jest/desk-screen';
import { Facts } from './facts';
import type { Changing } from './use-order';

const order = ( customer: number, phone: string ) =>
	( {
		customer_id: customer,
		sent_to_dealer_at: null,
		order: {
			BillingAddress: {
				name: 'Dana Quirk',
				company: '',
				street: '',
				street2: '',
				city: '',
				state: '',
				zip: '',
				phone,
			},
			ShippingAddress: null,
			Email: 'dana@farm.example',
			PayMethod: 'Call me for payment',
			PoNumber: '',
			Note: '',
			PickupLocation: 'Easton',
			has_unknown_price: false,
			placed_by: '',
			totals: { subtotal_cents: 0, charges_cents: 0, shipping_cents: 0, tax_cents: 0, total_cents: 0 },
			payment: { paid_cents: 0, credited_cents: 0, refunded_cents: 0, due_cents: 0, refund_due_cents: 0 },
		},
	} ) as unknown as DeskOrder;

async function links( shown: DeskOrder, mayCustomers: boolean ) {
	await showScreen( <Facts boot={ { mayCustomers } } order={ shown } changing={ {} as unknown as Changing } /> );
	return [ ...document.querySelectorAll( 'a' ) ].map( ( link ) => link.getAttribute( 'href' ) );
}

it( 'leads to whoever ordered: by telephone, by email, and to the account of a customer', async () => {
	const mail = 'mailto:dana@farm.example';
	const account = 'admin.php?page=coleman-customers&customer=7';
	expect( await links( order( 7, '(816) 555 0199 ext. 4' ), true ) ).toEqual( [
		'tel:8165550199;ext=4',
		mail,
		account,
	] );
	expect( await links( order( 7, '' ), true ) ).toEqual( [ mail, account ] );
	expect( await links( order( 7, '' ), false ) ).toEqual( [ mail ] );
	expect( await links( order( 0, '' ), true ) ).toEqual( [ mail ] );
} );
