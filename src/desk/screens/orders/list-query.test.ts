import type { View } from '@wordpress/dataviews/wp';
import { countsPath, listPath } from './list-query';

jest.mock( '@wordpress/api-fetch' );

const view = ( changes: Partial< View > ): View => ( { type: 'table', perPage: 25, ...changes } ) as View;
const query = ( changes: Partial< View > ) =>
	Object.fromEntries( new URLSearchParams( listPath( 'to_do', view( changes ) ).split( '?' )[ 1 ] ) );

describe( 'what the table asks', () => {
	it( 'is the queue, newest first', () => {
		expect( query( {} ) ).toEqual( { view: 'to_do', sort: 'placed', direction: 'desc', per_page: '25' } );
	} );

	it( 'takes search, sorting and filters along, and leaves empty ones out', () => {
		expect(
			query( {
				search: 'müller 77',
				sort: { field: 'total', direction: 'asc' },
				filters: [
					{ field: 'state', operator: 'isAny', value: [ 'received', 'on_hold' ] },
					{ field: 'branch', operator: 'is', value: '3' },
					{ field: 'pay_method', operator: 'is', value: undefined },
				],
			} )
		).toEqual( {
			view: 'to_do',
			search: 'müller 77',
			states: 'received,on_hold',
			location_id: '3',
			sort: 'total',
			direction: 'asc',
			per_page: '25',
		} );
	} );

	it.each( [
		[ 'on', '2026-11-21', { from: '2026-11-21', to: '2026-11-21' } ],
		[ 'afterInc', '2026-11-21', { from: '2026-11-21' } ],
		[ 'beforeInc', '2026-11-21', { to: '2026-11-21' } ],
		[ 'between', [ '2026-11-01', '2026-11-21' ], { from: '2026-11-01', to: '2026-11-21' } ],
	] as const )( 'reads days that are %s', ( operator, value, expected ) => {
		expect( query( { filters: [ { field: 'placed', operator, value } ] } ) ).toMatchObject( expected );
	} );
} );

it( 'counts the orders of the branch that is shown', () => {
	expect( countsPath( view( {} ) ) ).toBe( '/orders/counts' );
	expect( countsPath( view( { filters: [ { field: 'branch', operator: 'is', value: '3' } ] } ) ) ).toBe(
		'/orders/counts?location_id=3'
	);
} );
