import { showScreen } from '../../tests/jest/desk-screen';
import { DeskError } from './api';
import { Fault, NewFault } from './notices';

const mockSpeak = jest.fn();
jest.mock( '@wordpress/a11y', () => ( { speak: ( text: string ) => mockSpeak( text ) } ) );

const refusal = () => new DeskError( 'x', 'Not now.' );

describe( 'a refusal', () => {
	it( 'is announced each time, also in the same words', async () => {
		const first = refusal();
		const { rerender } = await showScreen( <Fault error={ first } /> );
		await rerender( <Fault error={ first } /> );
		expect( mockSpeak ).toHaveBeenCalledTimes( 1 );
		await rerender( <Fault error={ refusal() } /> );
		expect( mockSpeak ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'of the last use is not shown again, a new one of the same words is', async () => {
		const old = refusal();
		const { root, rerender } = await showScreen( <NewFault key="1" error={ old } /> );
		expect( root.textContent ).toBe( '' );
		await rerender( <NewFault key="1" error={ null } /> );
		await rerender( <NewFault key="1" error={ refusal() } /> );
		expect( root.textContent ).toContain( 'Not now.' );
		await rerender( <NewFault key="2" error={ old } /> );
		expect( root.textContent ).toBe( '' );
	} );
} );
