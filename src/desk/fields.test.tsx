import { showScreen } from '../../tests/jest/desk-screen';
import { SelectField, TextField } from './fields';

const described = ( control: Element | null ) =>
	document.getElementById( control?.getAttribute( 'aria-describedby' ) ?? '' )?.textContent;

describe( 'a field', () => {
	it( 'says what is wrong before what it is for, and is marked', async () => {
		const { root, rerender } = await showScreen(
			<TextField label="Reason" fault="Enter a reason." help="Why?" value="" onChange={ () => {} } />
		);
		const input = () => root.querySelector( 'input' );
		expect( described( input() ) ).toBe( 'Enter a reason.Why?' );
		expect( root.querySelector( '.coleman-desk__fault' )?.textContent ).toBe( 'Enter a reason.' );
		expect( input()?.getAttribute( 'aria-invalid' ) ).toBe( 'true' );
		await rerender( <TextField label="Reason" fault={ undefined } help="Why?" value="" onChange={ () => {} } /> );
		expect( described( input() ) ).toBe( 'Why?' );
		expect( input()?.getAttribute( 'aria-invalid' ) ).toBe( 'false' );
	} );

	it( 'has no description where there is nothing to say', async () => {
		const { root } = await showScreen(
			<SelectField
				label="Branch"
				fault={ undefined }
				value="1"
				options={ [ { value: '1', label: 'Easton' } ] }
				onChange={ () => {} }
			/>
		);
		expect( root.querySelector( 'select' )?.getAttribute( 'aria-describedby' ) ).toBeNull();
	} );
} );
