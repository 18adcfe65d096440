import { createRegistry, RegistryProvider } from '@wordpress/data';
import { ApiError } from '@/api/api-error';
import { deleteAddress, saveAddress } from '@/api/customer';
import { customerStore } from '@/stores/customer';
import { exampleAddress } from '@/stores/customer/example-account';
import { noticesStore } from '@/stores/notices';
import { hydrateIsland } from '../../tests/jest/hydrate-island';
import { AddressBook, addressBookProps } from './address-book';
import type { AddressBookProps } from './address-book';
import fixtures from './fixtures.json';

jest.mock( '@/api/customer' );

const open = async () => {
	HTMLDialogElement.prototype.showModal = function () {
		this.open = true;
	};
	HTMLDialogElement.prototype.close = function () {
		this.open = false;
		this.dispatchEvent( new Event( 'close' ) );
	};
	const registry = createRegistry();
	[ noticesStore, customerStore ].forEach( ( store ) => registry.register( store ) );
	const InPage = ( props: AddressBookProps ) => (
		<RegistryProvider value={ registry }>
			<AddressBook { ...props } />
		</RegistryProvider>
	);
	const island = await hydrateIsland( InPage, addressBookProps, fixtures.typical );
	const press = ( text: string, within: string ) =>
		island.act( () =>
			[ ...island.root.querySelectorAll< HTMLElement >( within ) ]
				.find( ( { textContent } ) => textContent === text )!
				.click()
		);
	return {
		...island,
		ask: () => press( 'Delete', 'summary' ),
		answer: ( text: string ) => press( text, 'dialog button' ),
		dialog: () => island.root.querySelector( 'dialog' ),
		customer: registry.dispatch( customerStore ),
		notice: () => registry.select( noticesStore ).getNotices().at( -1 ),
		shown: () => [ ...island.root.querySelectorAll( 'address' ) ].map( ( { textContent } ) => textContent ),
	};
};

beforeEach( () => jest.resetAllMocks() );

it( 'asks in a dialog, and takes no for an answer', async () => {
	const { ask, answer, dialog, shown } = await open();
	await ask();
	expect( [ dialog()!.open, dialog()!.textContent ] ).toEqual( [ true, expect.stringContaining( '1500 S 7 Hwy' ) ] );
	await answer( 'Keep' );
	expect( dialog()!.open ).toBe( false );
	expect( deleteAddress ).not.toHaveBeenCalled();
	expect( shown() ).toHaveLength( 2 );
} );

it( 'shows at once what remains, and who is the usual one now, and keeps the focus nearby', async () => {
	jest.mocked( deleteAddress ).mockResolvedValue( [
		exampleAddress( 9, { street: '20300 Lowemont Rd', is_default: true } ),
	] );
	const { ask, answer, notice, shown, root } = await open();
	await ask();
	await answer( 'Yes, delete this address' );
	expect( deleteAddress ).toHaveBeenCalledWith( 7 );
	expect( shown() ).toEqual( [ expect.stringContaining( 'Lowemont' ) ] );
	expect( root.textContent ).toMatch( 'Default address' );
	expect( root.ownerDocument.activeElement?.className ).toBe( 'coleman-address-book__list' );
	expect( notice() ).toMatchObject( { type: 'success', message: 'Address deleted.' } );
} );

it( 'keeps the address when the server refuses, and says why', async () => {
	jest.mocked( deleteAddress ).mockRejectedValue( new ApiError( 'Not yours.', 'coleman_address_not_found', 404 ) );
	const { ask, answer, notice, shown, dialog } = await open();
	await ask();
	await answer( 'Yes, delete this address' );
	expect( shown() ).toHaveLength( 2 );
	expect( dialog()!.open ).toBe( false );
	expect( notice() ).toMatchObject( { type: 'error', message: 'Not yours.' } );
	expect( console ).toHaveErrored();
} );

it( 'has a form behind each question for browsers without JavaScript', async () => {
	const { root } = await open();
	const [ form ] = root.querySelectorAll( 'form' );
	expect( [ ...new FormData( form ) ] ).toEqual( [
		[ 'coleman_action', 'address_delete' ],
		[ 'CustomerAddressId', '7' ],
	] );
	expect( form!.closest( 'details' )!.open ).toBe( false );
} );

it( 'shows what a form of the page has saved, the usual one first', async () => {
	const { act, customer, root, shown } = await open();
	jest.mocked( saveAddress ).mockResolvedValue( exampleAddress( 12, { city: 'Smithville', is_default: true } ) );
	await act( () => customer.saveAddress( {} ) );
	expect( shown() ).toEqual(
		[ 'Smithville', '1500 S 7 Hwy', 'Easton' ].map( ( text ) => expect.stringContaining( text ) )
	);
	expect( root.querySelectorAll( '.coleman-address-book__default' ) ).toHaveLength( 1 );
	jest.mocked( saveAddress ).mockResolvedValue( exampleAddress( 7, { company: 'Ray & Sons' } ) );
	await act( () => customer.saveAddress( {} ) );
	expect( shown()[ 1 ] ).toMatch( 'Ray & Sons' );
	expect( [ ...root.querySelectorAll( 'a' ) ].map( ( { pathname } ) => pathname ) ).toEqual( [
		'/customer/address/12',
		'/customer/address/7',
		'/customer/address/9',
		'/customer/address/new',
	] );
} );
