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
