import { showScreen } from '../../tests/jest/desk-screen';
import { Header } from './header';

test( 'the title takes the focus when a step has taken away what had it', async () => {
	const screen = ( step: number ) => (
		<>
			<Header title="W000001" step={ String( step ) } actions={ step < 3 && <button>Confirm</button> } />
			<input />
		</>
	);
	const { root, rerender } = await showScreen( screen( 1 ) );
	root.querySelector( 'button' )?.focus();
	await rerender( screen( 2 ) );
	expect( root.ownerDocument.activeElement ).toBe( root.querySelector( 'button' ) );
	await rerender( screen( 3 ) );
	expect( root.ownerDocument.activeElement ).toBe( root.querySelector( 'h2' ) );
	root.querySelector( 'input' )?.focus();
	await rerender( screen( 4 ) );
	expect( root.ownerDocument.activeElement ).toBe( root.querySelector( 'input' ) );
} );
