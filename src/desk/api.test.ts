import apiFetch from '@wordpress/api-fetch';
import { DeskError, get, post, withQuery } from './api';

jest.mock( '@wordpress/api-fetch' );
const fetched = jest.mocked( apiFetch );

describe( "the desk's API", () => {
	it( 'asks below coleman/v1/desk and gives the whole answer', async () => {
		fetched.mockResolvedValueOnce( { results: [ 1 ], has_more: true, after: '3.3' } );
		expect( await get( '/orders' ) ).toEqual( { results: [ 1 ], has_more: true, after: '3.3' } );
		expect( fetched ).toHaveBeenLastCalledWith( { path: '/coleman/v1/desk/orders' } );
	} );

	it( 'turns a refusal into one sentence, sentences by field and what came with it', async () => {
		fetched.mockRejectedValueOnce( {
			code: 'coleman_order_changed',
			message: 'Somebody else was faster.',
			data: { status: 409, params: { version: 'Old.' }, order: { id: 3 } },
		} );
		const refused = await post( '/orders/3/state', {} ).catch( ( thrown: unknown ) => thrown );
		expect( refused ).toBeInstanceOf( DeskError );
		expect( refused ).toMatchObject( {
			code: 'coleman_order_changed',
			message: 'Somebody else was faster.',
			params: { version: 'Old.' },
			data: { order: { id: 3 } },
		} );
	} );

	it( 'has words for a connection that is gone', async () => {
		fetched.mockRejectedValueOnce( new Error( 'You are probably offline.' ) );
		await expect( get( '/orders' ) ).rejects.toThrow( 'You are probably offline.' );
	} );
} );

describe( 'an address with a query', () => {
	it( 'leaves out what is empty, and goes on where there is one', () => {
		expect( withQuery( '/orders', { search: 'a b', state: '', page: undefined, per_page: 25 } ) ).toBe(
			'/orders?search=a+b&per_page=25'
		);
		expect( withQuery( '/orders?x=1', { after: '9.9' } ) ).toBe( '/orders?x=1&after=9.9' );
		expect( withQuery( '/orders', {} ) ).toBe( '/orders' );
	} );
} );
