import type { DeskOrder } from '@/api/generated/schemas';
import { showScreen } from '../../../../tests/jest/desk-screen';
import {
	exampleChanging,
	exampleItem,
	exampleLine,
	exampleOrder,
	exampleOrderScreen,
} from '../../../../tests/jest/example-order';
import { Lines } from './lines';

const EXPECTED = { state: 'backordered', backordered: 1, expected_on: '2026-12-22' } as const;

const show = ( Status: DeskOrder[ 'order' ][ 'Status' ], changes: Parameters< typeof exampleItem >[ 1 ] ) =>
	showScreen(
		<Lines
			boot={ exampleOrderScreen() }
			order={ exampleOrder( {
				lines: [ exampleLine( 1 ) ],
				order: { Status, Items: [ exampleItem( 1, changes ) ] },
			} ) }
			changing={ exampleChanging() }
		/>
	);

it( 'tells when pieces are expected, and nothing of the kind once they are canceled', async () => {
	const { root } = await show( 'confirmed', EXPECTED );
	expect( root.textContent ).toContain( 'Dec 22, 2026' );
	const canceled = await show( 'cancelled', { ...EXPECTED, state: 'cancelled' } );
	expect( canceled.root.textContent ).not.toContain( 'Dec 22, 2026' );
} );

it.each< [ DeskOrder[ 'order' ][ 'Status' ], string ] >( [
	[ 'confirmed', 'Email the customer' ],
	[ 'on_hold', 'Save' ],
] )( 'says whether a day that is entered is mailed: %s', async ( status, name ) => {
	const { root, act } = await show( status, { ...EXPECTED, expected_on: null } );
	const input = root.querySelector< HTMLInputElement >( 'input[type=date]' );
	await act( () => {
		Object.getOwnPropertyDescriptor( HTMLInputElement.prototype, 'value' )?.set?.call( input, '2026-12-22' );
		input?.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	} );
	expect( root.querySelector( 'form button' )?.textContent ).toBe( name );
} );
