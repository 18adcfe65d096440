import { select } from '@wordpress/data';
import { ApiError } from '@/api/api-error';
import { deleteAddress } from '@/api/customer';
import { noticesStore } from '@/stores/notices';
import { hydrateIsland } from '../../tests/jest/hydrate-island';
import { AddressBook, addressBookProps } from './address-book';
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
	const island = await hydrateIsland( AddressBook, addressBookProps, fixtures.typical );
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
		shown: () => [ ...island.root.querySelectorAll( 'address' ) ].map( ( { textContent } ) => textContent ),
	};
};

const notice = () => select( noticesStore ).getNotices().at( -1 );

beforeEach( () => jest.resetAllMocks() );

it( 'asks in a dialog, and takes no for an answer', async () => {
	const { ask, answer, dialog, shown } = await open();
	await ask();
	expect( [ dialog()!.open, dialog()!.textContent ] ).toEqual( [ true, expect.stringContaining( '1500 S 7 Hwy' ) ] );
	await answer( 'Keep it' );
	expect( dialog()!.open ).toBe( false );
	expect( deleteAddress ).not.toHaveBeenCalled();
	expect( shown() ).toHaveLength( 2 );
} );

it( 'shows at once what remains, and who is the usual one now, and keeps the focus nearby', async () => {
	jest.mocked( deleteAddress ).mockResolvedValue( [ { CustomerAddressId: 9, is_default: true } ] );
	const { ask, answer, shown, root } = await open();
	await ask();
	await answer( 'Yes, delete this address' );
	expect( deleteAddress ).toHaveBeenCalledWith( 7 );
	expect( shown() ).toEqual( [ expect.stringContaining( 'Lowemont' ) ] );
	expect( root.textContent ).toMatch( 'Used unless you say otherwise' );
	expect( root.ownerDocument.activeElement?.className ).toBe( 'coleman-address-book__list' );
	expect( notice() ).toMatchObject( { type: 'success', message: 'The address is deleted.' } );
} );

it( 'keeps the address when the server refuses, and says why', async () => {
	jest.mocked( deleteAddress ).mockRejectedValue( new ApiError( 'Not yours.', 'coleman_address_not_found', 404 ) );
	const { ask, answer, shown, dialog } = await open();
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
