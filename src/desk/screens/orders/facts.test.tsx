import type { DeskOrder, Order, OrderPayment } from '@/api/generated/schemas';
import { showScreen } from '../../../../tests/jest/desk-screen';
import { EXAMPLE_ADDRESS, exampleChanging, exampleOrder } from '../../../../tests/jest/example-order';
import { Facts } from './facts';

const order = ( customer: number, phone: string ) =>
	exampleOrder( {
		customer_id: customer,
		order: { BillingAddress: { ...EXAMPLE_ADDRESS, phone }, Email: 'dana@farm.example' },
	} );

async function links( shown: DeskOrder, mayCustomers: boolean ) {
	await showScreen( <Facts boot={ { mayCustomers } } order={ shown } changing={ exampleChanging() } /> );
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
	expect( await links( order( 0, '' ), true ) ).toEqual( [
		mail,
		expect.stringMatching( /^admin\.php\?page=coleman-customers&of=order-\d+$/ ),
	] );
	expect( await links( order( 0, '' ), false ) ).toEqual( [ mail ] );
} );

it.each< [ Order[ 'Status' ], Partial< OrderPayment >, string ] >( [
	[ 'confirmed', {}, 'Call me for payment Not paid' ],
	[ 'cancelled', {}, 'Nothing to pay' ],
	[ 'failed', {}, 'Nothing to pay' ],
	// A piece had left.
	[ 'cancelled', { due_cents: 500 }, 'Call me for payment Not paid' ],
	[ 'cancelled', { status: 'refunded', label: 'Refunded' }, 'Call me for payment Refunded' ],
] )( 'says how an order is paid as long as it is: %s %j', async ( Status, payment, told ) => {
	const shown = exampleOrder( { order: { Status, payment } } );
	const { root } = await showScreen(
		<Facts boot={ { mayCustomers: false } } order={ shown } changing={ exampleChanging() } />
	);
	const texts = [ ...root.querySelectorAll( 'p' ) ].map( ( { textContent } ) => textContent );
	expect( texts ).toContain( told );
} );
