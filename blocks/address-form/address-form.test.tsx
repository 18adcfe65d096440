import { dispatch, select } from '@wordpress/data';
import { ApiError } from '@/api/api-error';
import { saveAddress } from '@/api/customer';
import { customerStore } from '@/stores/customer';
import { exampleAddress } from '@/stores/customer/example-account';
import { goTo } from '@/stores/customer/go-to';
import { formOf } from '../../tests/jest/form';
import { hydrateIsland } from '../../tests/jest/hydrate-island';
import { AddressForm, addressFormProps } from './address-form';
import fixtures from './fixtures.json';

jest.mock( '@/api/customer' );
jest.mock( '@/stores/customer/go-to' );

const open = async ( props: unknown = fixtures.empty ) => {
	const island = await hydrateIsland( AddressForm, addressFormProps, props );
	return { ...island, ...formOf( island ) };
};

beforeEach( () => jest.resetAllMocks() );

it( 'names what is missing, and sends nothing', async () => {
	const { submit, error, field, root } = await open();
	await submit( { zip: '660' } );
	expect( [ 'name', 'street', 'city', 'state', 'zip', 'company' ].map( error ) ).toEqual( [
		'Name is required.',
		'Street is required.',
		'City is required.',
		'State is required.',
		'Enter a 5-digit ZIP code.',
		undefined,
	] );
	expect( root.ownerDocument.activeElement ).toBe( field( 'name' ) );
	expect( saveAddress ).not.toHaveBeenCalled();
} );

it( 'adds an address, and leads to the book that shows it', async () => {
	jest.mocked( saveAddress ).mockResolvedValue( exampleAddress( 12 ) );
	void dispatch( customerStore ).adoptAddresses( [] );
	const { submit, root } = await open();
	root.querySelector< HTMLInputElement >( '[name=is_default]' )!.checked = true;
	const typed = { name: 'Ann', street: '1 Main St', city: 'Easton', state: 'KS', zip: '66020' };
	await submit( typed );
	expect( saveAddress ).toHaveBeenCalledWith( { ...typed, company: '', street2: '', phone: '', is_default: '1' } );
	expect( goTo ).toHaveBeenCalledWith( '/customer/addresses?done=address-saved' );
	expect( select( customerStore ).getKnownAddresses() ).toEqual( { 12: exampleAddress( 12 ) } );
} );

it( 'changes the one that it was opened for', async () => {
	jest.mocked( saveAddress ).mockResolvedValue( exampleAddress( 7 ) );
	const { submit, field } = await open( fixtures.typical );
	expect( field( 'state' ).value ).toBe( 'MO' );
	await submit( { city: 'Independence' } );
	expect( saveAddress ).toHaveBeenCalledWith(
		expect.objectContaining( { CustomerAddressId: '7', city: 'Independence', state: 'MO' } )
	);
} );

it( 'shows the server’s sentence at its field, and keeps what was typed', async () => {
	jest.mocked( saveAddress ).mockRejectedValue(
		new ApiError( 'Too long.', 'rest_invalid_param', 400, { phone: 'Too long.' } )
	);
	const { submit, error, field } = await open( fixtures.typical );
	await submit( { city: 'Independence' } );
	expect( error( 'phone' ) ).toBe( 'Too long.' );
	expect( field( 'city' ).value ).toBe( 'Independence' );
	expect( console ).toHaveErrored();
} );
