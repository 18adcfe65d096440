import { Maskito } from '@maskito/core';
import type { MaskitoPreprocessor } from '@maskito/core';
import { maskedPhone, nationalDigits } from './phone';

const digit = /\d/;
const WHOLE = [ digit, digit, digit, '-', digit, digit, digit, '-', digit, digit, digit, digit ];
const ANYTHING = /^[\s\S]*$/;

/**
 * What the mask would spoil: a number from abroad, one with an extension or a letter that slipped in, and one with too
 * many digits, of which nobody knows which is too much.
 */
const isBeyondMask = ( text: string ): boolean =>
	/^\(? *\+(?!\s*1.*\d)/.test( text.trim() ) || /\d.*[a-z#,;]/is.test( text ) || nationalDigits( text ).length > 10;

/** "+1 (816) 555-0100", pasted, filled in by the browser or typed: the country's code is no part of the mask. */
const withoutCountryCode: MaskitoPreprocessor = ( { elementState, data }, action ) => {
	const [ from, to ] = elementState.selection;
	const { value } = elementState;
	const whole = action === 'validation' ? value : value.slice( 0, from ) + data + value.slice( to );
	const isPlain = nationalDigits( whole ).length === whole.replace( /\D/g, '' ).length;
	if ( action === 'insert' && isBeyondMask( whole ) && ! isBeyondMask( value ) ) {
		// The dashes that the mask has set stay.
		return { elementState: { value: '', selection: [ 0, 0 ] }, data: whole };
	}
	if ( action.startsWith( 'delete' ) || isPlain || isBeyondMask( whole ) ) {
		return { elementState, data };
	}
	const phone = maskedPhone( whole );
	return action === 'validation'
		? { elementState: { value: phone, selection: [ phone.length, phone.length ] }, data: '' }
		: { elementState: { value: '', selection: [ 0, 0 ] }, data: phone };
};

/** The eleventh digit that somebody types does nothing, as they see. */
const noDigitTooMuch: MaskitoPreprocessor = ( { elementState, data } ) => {
	const [ from, to ] = elementState.selection;
	const isFull = from === to && /^[02-9]\d{2}-\d{3}-\d{4}$/.test( elementState.value );
	return { elementState, data: isFull && /^\d$/.test( data ) ? '' : data };
};

/**
 * Puts the mask ###-###-#### on each telephone field in an element, and on what stands in them already.
 *
 * @return Takes it off again.
 */
export function maskPhones( root: Element ): () => void {
	const masks = [ ...root.querySelectorAll< HTMLInputElement >( 'input[type=tel]' ) ].map( ( input ) => {
		input.value = isBeyondMask( input.value ) ? input.value : maskedPhone( input.value );
		return new Maskito( input, {
			mask: ( { value } ) => ( isBeyondMask( value ) ? ANYTHING : WHOLE ),
			preprocessors: [ noDigitTooMuch, withoutCountryCode ],
		} );
	} );
	return () => masks.forEach( ( mask ) => mask.destroy() );
}
