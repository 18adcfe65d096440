import apiFetch from '@wordpress/api-fetch';
import { useState } from '@wordpress/element';
import { Announce } from '@/desk/announce';
import { showScreen } from '../../../../tests/jest/desk-screen';
import { exampleOrder } from '../../../../tests/jest/example-order';
import { useOrder } from './use-order';

jest.mock( '@wordpress/api-fetch' );
const fetched = jest.mocked( apiFetch );

const order = ( version: number ) => exampleOrder( { version } );

function Form() {
	const [ shown, show ] = useState( order( 1 ) );
	const { run, error, isStale } = useOrder( shown, show );
	return (
		<>
			<input defaultValue="" />
			<button onClick={ () => void run( { path: '/state', data: { state: 'confirmed' }, said: 'Done.' } ) }>
				do
			</button>
			<output>
				{ [ `version ${ shown.version }`, isStale && 'stale', error?.message ].filter( Boolean ).join( ' ' ) }
			</output>
		</>
	);
}

describe( 'an order that two desks work on', () => {
	it( 'is shown fresh to the second, who keeps what was typed and may do it again', async () => {
		fetched
			.mockRejectedValueOnce( {
				code: 'coleman_order_changed',
				message: 'Somebody else.',
				data: { status: 409, order: order( 2 ) },
			} )
			.mockResolvedValueOnce( { results: order( 3 ) } );
		const said = jest.fn();
		const { root, act } = await showScreen(
			<Announce.Provider value={ said }>
				<Form />
			</Announce.Provider>
		);
		const input = root.querySelector( 'input' )!;
		input.value = 'half a sentence';
		const press = () => act( () => root.querySelector( 'button' )?.click() );

		await press();
		expect( root.querySelector( 'output' )?.textContent ).toBe( 'version 2 stale Somebody else.' );
		expect( root.querySelector( 'input' ) ).toBe( input );
		expect( input.value ).toBe( 'half a sentence' );

		await press();
		expect( root.querySelector( 'output' )?.textContent ).toBe( 'version 3' );
		expect( said.mock.calls ).toEqual( [ [ 'Done.' ] ] );
		expect( fetched.mock.calls.map( ( [ options ] ) => options?.data ) ).toEqual( [
			{ version: 1, state: 'confirmed' },
			{ version: 2, state: 'confirmed' },
		] );
	} );

	it( 'is left as it is by any other refusal', async () => {
		fetched.mockRejectedValueOnce( { code: 'coleman_bad_transition', message: 'No step.', data: { status: 409 } } );
		const { root, act } = await showScreen( <Form /> );
		await act( () => root.querySelector( 'button' )?.click() );
		expect( root.querySelector( 'output' )?.textContent ).toBe( 'version 1 No step.' );
	} );
} );
