import { showScreen } from '../../tests/jest/desk-screen';
import { SearchForm } from './search-form';

test( 'Enter selects what was scanned, so that the next code replaces it', async () => {
	const { root } = await showScreen(
		<SearchForm>
			<input type="search" defaultValue="W000006" />
		</SearchForm>
	);
	const input = root.querySelector( 'input' );
	input?.setSelectionRange( 7, 7 );
	const submit = new Event( 'submit', { bubbles: true, cancelable: true } );
	root.querySelector( 'form' )?.dispatchEvent( submit );
	expect( submit.defaultPrevented ).toBe( true );
	expect( [ input?.selectionStart, input?.selectionEnd ] ).toEqual( [ 0, 7 ] );
} );

test( 'the cursor stands in the box when the list is shown, and is taken from nobody', async () => {
	const screen = ( isShown: boolean ) => (
		<>
			<div hidden={ isShown }>
				<button>Back</button>
			</div>
			<input type="text" />
			<SearchForm takesFocus={ isShown }>
				<input type="search" defaultValue="W000006" />
			</SearchForm>
		</>
	);
	const { root, rerender } = await showScreen( screen( true ) );
	const box = root.querySelector< HTMLInputElement >( '[type="search"]' );
	expect( root.ownerDocument.activeElement ).toBe( box );
	expect( [ box?.selectionStart, box?.selectionEnd ] ).toEqual( [ 0, 7 ] );

	// Back from what was opened: its button is hidden.
	await rerender( screen( false ) );
	root.querySelector( 'button' )?.focus();
	await rerender( screen( true ) );
	expect( root.ownerDocument.activeElement ).toBe( box );

	const other = root.querySelector< HTMLInputElement >( '[type="text"]' );
	await rerender( screen( false ) );
	other?.focus();
	await rerender( screen( true ) );
	expect( root.ownerDocument.activeElement ).toBe( other );
} );
