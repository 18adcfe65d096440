import { useState } from '@wordpress/element';
import type { OrderFulfilment } from '@/api/generated/schemas';
import { Header } from '@/desk/header';
import { formatCents } from '@/rules/money';
import { showScreen } from '../../../../tests/jest/desk-screen';
import {
	exampleChanging,
	exampleItem,
	exampleLine,
	exampleOrder,
	exampleOrderScreen,
} from '../../../../tests/jest/example-order';
import { Fulfilments } from './fulfilments';
import { SendForm } from './send-form';

const boot = exampleOrderScreen( {
	branches: [ { id: 3, city: 'Smithville' } ],
	mayFulfil: true,
	printUrl: '/print?x=1',
} );

const orderOf = ( version: number, left: [ number, number ] ) =>
	exampleOrder( {
		version,
		order: { Items: [ exampleItem( 1 ), exampleItem( 2 ) ], PickupLocation: 'Smithville' },
		lines: [ exampleLine( 1, { left: left[ 0 ], how: 'will_call' } ), exampleLine( 2, { left: left[ 1 ] } ) ],
	} );

test( 'a second Enter sends nothing more, whatever of the order was sent first', async () => {
	for ( const first of [ 0, 1 ] ) {
		const run = jest.fn();
		function Screen() {
			const [ order, setOrder ] = useState( () => orderOf( 1, [ 1, 1 ] ) );
			run.mockImplementation( async () => {
				const sent = orderOf( 2, first === 0 ? [ 0, 1 ] : [ 1, 0 ] );
				setOrder( sent );
				return sent;
			} );
			return (
				<>
					<Header title="W000003" step={ String( order.version ) } />
					<SendForm boot={ boot } order={ order } changing={ exampleChanging( run ) } />
				</>
			);
		}
		const { root, act } = await showScreen( <Screen /> );
		const radios = [ ...root.querySelectorAll< HTMLInputElement >( 'input[type=radio]' ) ];
		await act( () => radios[ first === 0 ? 1 : 0 ]?.click() );
		const button = root.querySelector< HTMLButtonElement >( 'button[type=submit]' );
		button?.focus();
		await act( () => button?.click() );
		expect( run ).toHaveBeenCalledTimes( 1 );
		expect( root.querySelector( 'button[type=submit]' ) ).not.toBeNull();
		expect( root.ownerDocument.activeElement?.textContent ).toBe( 'W000003' );
	}
} );

test.each( [ 'ready', 'picked_up', 'shipped', 'delivered' ] as const )(
	'what is left to pay stands beside parts that wait at the counter, not beside those that are %s',
	async ( state ) => {
		const parcel: OrderFulfilment = {
			id: 5,
			kind: state === 'ready' || state === 'picked_up' ? 'will_call' : 'ship',
			state,
			location_id: 3,
			carrier: '',
			tracking: '',
			tracking_url: '',
			created_at: '2026-11-24 15:00:00',
			lines: { 1: 1 },
		};
		for ( const due of [ 0, 1, 4_319 ] ) {
			const order = exampleOrder( {
				order: { Items: [ exampleItem( 1 ) ], fulfilments: [ parcel ], payment: { due_cents: due } },
			} );
			const { root } = await showScreen(
				<Fulfilments boot={ boot } order={ order } changing={ exampleChanging() } />
			);
			expect( root.textContent?.includes( `${ formatCents( due ) } is left to pay.` ) ).toBe(
				state === 'ready' && due > 0
			);
		}
	}
);
