import { fetchAttachments } from './attachments';
import { addToCart, fetchCart, removeFromCart, updateCart } from './cart';
import { ajax, call } from './client';
import * as customer from './customer';
import { fetchEquipmentCategories } from './equipment-categories';
import { fetchLocationsExtra } from './locations-extra';
import { fetchMachines } from './machines';
import { fetchPartCategories, fetchPartSubcategory, fetchProducts, searchParts } from './products';
import { fetchSalesmen } from './salesmen';

jest.mock( './client', () => ( {
	call: jest.fn( async () => ( { results: 'answer' } ) ),
	ajax: jest.fn( async () => 'answer' ),
} ) );

const post = ( body: object ) => ( { method: 'POST', body } );
const publicly = ( query: object ) => ( { query, isPublic: true } );

it.each< [ string, () => Promise< unknown >, unknown[] ] >( [
	[ 'the cart', fetchCart, [ 'cart' ] ],
	[ 'adding', () => addToCart( { partId: 1, quantity: 2 } ), [ 'cart/add', post( { partId: 1, quantity: 2 } ) ] ],
	[
		'updating',
		() => updateCart( { cartItemId: 1, quantity: 0 } ),
		[ 'cart/update', post( { cartItemId: 1, quantity: 0 } ) ],
	],
	[ 'removing', () => removeFromCart( { cartItemId: 1 } ), [ 'cart/remove', post( { cartItemId: 1 } ) ] ],
	[ 'the profile', customer.fetchProfile, [ 'customer/profile' ] ],
	[
		'saving it',
		() => customer.saveProfile( { a: 1 } ),
		[ 'customer/profile', post( { account: { a: 1 }, password: undefined } ) ],
	],
	[ 'addresses', customer.fetchAddresses, [ 'customer/addresses' ] ],
	[ 'saving one', () => customer.saveAddress( { a: 1 } ), [ 'customer/address', post( { address: { a: 1 } } ) ] ],
	[
		'deleting one',
		() => customer.deleteAddress( 3 ),
		[ 'customer/address/delete', post( { address: { CustomerAddressId: 3 } } ) ],
	],
	[ 'new machines', () => fetchMachines( 'new' ), [ 'equipment', publicly( {} ) ] ],
	[ 'used ones', () => fetchMachines( 'used', { brand: '2,5' } ), [ 'used', publicly( { brand: '2,5' } ) ] ],
	[ 'orders', () => customer.fetchOrders( { page: 2 } ), [ 'customer/orders', { query: { page: 2 } } ] ],
	[ 'an order', () => customer.fetchOrder( 5 ), [ 'order/5' ] ],
	[ 'pay methods', customer.fetchPayMethods, [ 'customer/paymethods' ] ],
	[
		'categories',
		() => fetchEquipmentCategories( { location_id: 1 } ),
		[ 'equipment-categories', publicly( { location_id: 1 } ) ],
	],
	[ 'products', () => fetchProducts( [ 1, 'part2' ] ), [ 'products', publicly( { productIds: '1,part2' } ) ] ],
	[
		'a family',
		() => fetchPartSubcategory( { categoryId: 4, after: 9 } ),
		[ 'part-subcategory-by-id', publicly( { categoryId: 4, after: 9 } ) ],
	],
	[ 'families', fetchPartCategories, [ 'part-categories', { isPublic: true } ] ],
	[ 'part search', () => searchParts( { search: 'HH1' } ), [ 'parts', { query: { search: 'HH1' } } ] ],
	[ 'branches', fetchLocationsExtra, [ 'locations-extra', { isPublic: true } ] ],
	[ 'salesmen', () => fetchSalesmen( { location_id: 2 } ), [ 'salesmen', publicly( { location_id: 2 } ) ] ],
	[ 'attachments', () => fetchAttachments( { vendor_id: 2 } ), [ 'attachments', publicly( { vendor_id: 2 } ) ] ],
] )( 'asks for %s as the contract says', async ( _, ask, expected ) => {
	await ask();
	expect( call ).toHaveBeenLastCalledWith( ...expected );
} );

it( 'signs in and checks by the ajax endpoint', async () => {
	await customer.customerLogin( { email: 'a@b.c', password: 'p' } );
	expect( ajax ).toHaveBeenLastCalledWith( 'customer_login', { email: 'a@b.c', password: 'p' } );
	await customer.checkAuthentication();
	expect( ajax ).toHaveBeenLastCalledWith( 'check_authentication' );
} );
