import { useState } from '@wordpress/element';
import { showScreen } from '../../../../tests/jest/desk-screen';
import { type Countable, countedBy } from './scan';
import { ScanField } from './scan-field';

const LINES: Countable[] = [
	{ line: 1, number: 'HH164-32430', most: 2 },
	{ line: 2, number: 'F 00M.145 435', most: 1 },
	{ line: 3, number: '1P-77', most: 1 },
	{ line: 4, number: 'HH164-32430', most: 1 },
];

test( 'a number is known in every spelling, and with what makers put before it', () => {
	for ( const { number } of LINES ) {
		for ( const code of [
			number,
			number.toLowerCase(),
			number.replace( /[ .-]/g, '' ),
			`P${ number }`,
			`1P${ number }`,
		] ) {
			expect( countedBy( code, LINES, {} ) ).toMatchObject( { kind: 'counted', of: { number } } );
		}
	}
	for ( const code of [ '', '-', 'P', '1P', 'HH164', 'HH164-324300', '1234567890' ] ) {
		expect( countedBy( code, LINES, {} ) ).toEqual( { kind: 'unknown' } );
	}
} );

test( 'each scan is one piece, from 0, and never more than there are', async () => {
	let shown: Record< number, string > = {};
	const sent = jest.fn();
	function Screen() {
		const [ pieces, setPieces ] = useState< Record< number, string > >( { 1: '2', 2: '1', 3: '1', 4: '1' } );
		shown = pieces;
		return (
			<form onSubmit={ sent }>
				<ScanField lines={ LINES } pieces={ pieces } onCount={ setPieces } />
				<button type="submit" />
			</form>
		);
	}
	const { root, act } = await showScreen( <Screen /> );
	const input = root.querySelector( 'input' )!;
	input.focus();
	const scan = async ( code: string ) => {
		await act( () => {
			Object.getOwnPropertyDescriptor( HTMLInputElement.prototype, 'value' )!.set!.call( input, code );
			input.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		} );
		const enter = new KeyboardEvent( 'keydown', { key: 'Enter', bubbles: true, cancelable: true } );
		await act( () => input.dispatchEvent( enter ) );
		expect( enter.defaultPrevented ).toBe( true );
		return root.querySelector( '[role=status]' )!.textContent;
	};

	// What is unknown counts nothing: what was suggested stands.
	expect( await scan( 'XX-9' ) ).toBe( 'XX-9 is none of these parts.' );
	expect( shown ).toEqual( { 1: '2', 2: '1', 3: '1', 4: '1' } );
	expect( await scan( 'hh164-32430' ) ).toBe( 'HH164-32430: 1 of 2' );
	expect( shown ).toEqual( { 1: '1', 2: '0', 3: '0', 4: '0' } );
	expect( await scan( 'HH164-32430' ) ).toBe( 'HH164-32430: 2 of 2' );
	// The same part stands in the order twice.
	expect( await scan( 'HH164-32430' ) ).toBe( 'HH164-32430: 1 of 1' );
	expect( await scan( 'HH164-32430' ) ).toBe( 'All 2 of HH164-32430 are counted already.' );
	expect( shown ).toEqual( { 1: '2', 2: '0', 3: '0', 4: '1' } );
	expect( [ input.value, root.ownerDocument.activeElement === input ] ).toEqual( [ '', true ] );
	expect( sent ).not.toHaveBeenCalled();
} );
