import apiFetch from '@wordpress/api-fetch';
import type { ReactNode } from 'react';
import { Announce } from '@/desk/announce';
import { Refused } from '@/desk/use-bulk';
import { showScreen } from '../../../../tests/jest/desk-screen';
import { useBulk } from './use-bulk';

jest.mock( '@wordpress/api-fetch' );
jest.mock( '@wordpress/components', () => ( {
	Notice: ( { children }: { children: ReactNode } ) => <div>{ children }</div>,
} ) );
const fetched = jest.mocked( apiFetch );

const rows = [
	{ id: 3, version: 1 },
	{ id: 4, version: 7 },
];

it( 'moves several orders as they were seen, and names those that refuse', async () => {
	fetched.mockResolvedValueOnce( {
		results: [
			{ id: 3, number: 'W000003', is_done: true, message: '' },
			{ id: 4, number: 'W000004', is_done: false, message: 'Someone else was faster.' },
		],
	} );
	const done = jest.fn();
	const said = jest.fn();
	function Screen() {
		const bulk = useBulk( done );
		return (
			<>
				<button onClick={ () => void bulk.run( { rows, data: { state: 'confirmed' } } ) }>confirm</button>
				<Refused verdicts={ bulk.refused } onDismiss={ bulk.dismiss } />
			</>
		);
	}
	const { root, act } = await showScreen(
		<Announce.Provider value={ said }>
			<Screen />
		</Announce.Provider>
	);
	await act( () => root.querySelector( 'button' )?.click() );
	expect( fetched.mock.calls[ 0 ]?.[ 0 ]?.data ).toEqual( {
		state: 'confirmed',
		orders: [
			{ id: 3, version: 1 },
			{ id: 4, version: 7 },
		],
	} );
	expect( said ).toHaveBeenCalledWith( '1 order changed.' );
	expect( done ).toHaveBeenCalledTimes( 1 );
	expect( root.textContent ).toContain( 'W000004 Someone else was faster.' );
	expect( root.textContent ).not.toContain( 'W000003' );
} );
