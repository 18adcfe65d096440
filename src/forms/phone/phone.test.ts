import fc from 'fast-check';
import { agrees } from '../../../tests/jest/agrees';
import phones from '../../../tests/seed/vectors/phone.json';
import wholePhones from '../../../tests/seed/vectors/phone-whole.json';
import { maskPhones } from './mask';
import { isWholePhone, maskedPhone, phoneFaults } from './phone';

agrees( phones, maskedPhone );
agrees( wholePhones, isWholePhone );

it( 'lets the number stay that was kept before', () => {
	expect( phoneFaults( { phone: '12' }, 'phone', '12' ) ).toEqual( {} );
	expect( phoneFaults( { phone: '13' }, 'phone', '12' ) ).toHaveProperty( 'phone' );
	expect( phoneFaults( { phone: ' ' } ) ).toEqual( {} );
} );

it( 'is what it is, masked once more', () => {
	fc.assert(
		fc.property( fc.string(), ( text ) => {
			const once = maskedPhone( text );
			expect( once ).toMatch( /^(\d{0,3}|\d{3}-\d{1,3}|\d{3}-\d{3}-\d{1,4})$/ );
			expect( maskedPhone( once ) ).toBe( once );
		} )
	);
} );

it( 'takes as long as the text is, and not its square', () => {
	/** The shortest of several runs: in it the computer did little else. */
	const took = ( length: number ) => {
		const text = '+'.repeat( length ) + ' '.repeat( length ) + '1'.repeat( length );
		return Math.min(
			...Array.from( { length: 5 }, () => {
				const start = performance.now();
				maskedPhone( text );
				return performance.now() - start;
			} )
		);
	};
	took( 2000 );
	// Twenty times the text: twenty times the work, or four hundred.
	expect( took( 40_000 ) / took( 2000 ) ).toBeLessThan( 100 );
} );

describe( 'the mask on a field', () => {
	const open = ( value = '' ) => {
		document.body.innerHTML = `<form><input type="tel" value="${ value }"><input type="text"></form>`;
		const takeOff = maskPhones( document.body );
		const input = document.querySelector( 'input' )!;
		/** As a browser does it: told before, done, told after. */
		const type = ( text: string, inputType = 'insertText' ) => {
			const init = { inputType, data: text, bubbles: true, cancelable: true };
			if ( input.dispatchEvent( new InputEvent( 'beforeinput', init ) ) ) {
				input.setRangeText( text, input.selectionStart!, input.selectionEnd!, 'end' );
				input.dispatchEvent( new InputEvent( 'input', init ) );
			}
		};
		return { input, type, takeOff };
	};

	it( 'sets the dashes while somebody types', () => {
		const { input, type } = open();
		[ ...'8165550100' ].forEach( ( digit ) => type( digit ) );
		expect( input.value ).toBe( '816-555-0100' );
		type( '9' );
		expect( input.value ).toBe( '816-555-0100' );
	} );

	it( 'takes the code of the country off, typed, pasted and filled in', () => {
		const { input, type } = open();
		[ ...'+18165550100' ].forEach( ( digit ) => type( digit ) );
		expect( input.value ).toBe( '816-555-0100' );
		input.select();
		type( '+1 (913) 555-0199', 'insertFromPaste' );
		expect( input.value ).toBe( '913-555-0199' );
		input.value = '+18165550142';
		input.dispatchEvent( new InputEvent( 'input', { bubbles: true } ) );
		expect( input.value ).toBe( '816-555-0142' );
	} );

	it( 'masks what stood there before it, and leaves other fields alone', () => {
		const { input } = open( '+1 (816) 555-0100' );
		expect( input.value ).toBe( '816-555-0100' );
		const other = document.querySelectorAll( 'input' )[ 1 ]!;
		other.value = 'Unit 4';
		other.dispatchEvent( new InputEvent( 'input', { bubbles: true } ) );
		expect( other.value ).toBe( 'Unit 4' );
	} );

	it.each( [ '+44 20 7946 0958', '816-555-0100 ext. 12', '+1 (816) 555-0100 x12', '81655501009', '816555o100' ] )(
		'loses nothing of %s, typed before it, filled in or pasted',
		( number ) => {
			const { input, type } = open( number );
			expect( input.value ).toBe( number );
			input.value = '';
			type( number, 'insertFromPaste' );
			expect( input.value ).toBe( number );
			input.value = '';
			input.dispatchEvent( new InputEvent( 'input', { bubbles: true } ) );
			input.value = number;
			input.dispatchEvent( new InputEvent( 'input', { bubbles: true } ) );
			expect( input.value ).toBe( number );
		}
	);

	it( 'lets an extension and a number from abroad be typed', () => {
		const { input, type } = open();
		[ ...'8165550100x12' ].forEach( ( key ) => type( key ) );
		expect( input.value ).toBe( '816-555-0100x12' );
		input.select();
		[ ...'+442079460958' ].forEach( ( key ) => type( key ) );
		expect( input.value ).toBe( '+442079460958' );
	} );

	it( 'is gone when it is taken off', () => {
		const { input, type, takeOff } = open();
		takeOff();
		type( 'abc' );
		expect( input.value ).toBe( 'abc' );
	} );
} );
