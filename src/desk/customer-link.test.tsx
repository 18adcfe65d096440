import { showScreen } from '../../tests/jest/desk-screen';
import { CustomerLink } from './customer-link';

it.each( [
	[ 'rental-5', undefined, 'of=rental-5' ],
	[ 'lead-9', 0, 'of=lead-9' ],
	[ 'order-1', 7, 'customer=7' ],
] )( 'leads from %s of customer %s to %s, for who may open customers', async ( of, customerId, to ) => {
	const linkOf = async ( may: boolean ) => {
		const { root } = await showScreen(
			<CustomerLink may={ may } of={ of } { ...( customerId !== undefined && { customerId } ) } />
		);
		return root.querySelector( 'a' )?.getAttribute( 'href' );
	};
	expect( await linkOf( true ) ).toBe( `admin.php?page=coleman-customers&${ to }` );
	expect( await linkOf( false ) ).toBeUndefined();
} );
