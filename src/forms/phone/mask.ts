import { Maskito } from '@maskito/core';
import type { MaskitoPreprocessor } from '@maskito/core';
import { maskedPhone, nationalDigits } from './phone';

const digit = /\d/;
const MASK = [ digit, digit, digit, '-', digit, digit, digit, '-', digit, digit, digit, digit ];

/** "+1 (816) 555-0100", pasted, filled in by the browser or typed: the country's code is no part of the mask. */
const withoutCountryCode: MaskitoPreprocessor = ( { elementState, data }, action ) => {
	const [ from, to ] = elementState.selection;
	const { value } = elementState;
	const whole = action === 'validation' ? value : value.slice( 0, from ) + data + value.slice( to );
	if ( action.startsWith( 'delete' ) || nationalDigits( whole ).length === whole.replace( /\D/g, '' ).length ) {
		return { elementState, data };
	}
	const phone = maskedPhone( whole );
	return action === 'validation'
		? { elementState: { value: phone, selection: [ phone.length, phone.length ] }, data: '' }
		: { elementState: { value: '', selection: [ 0, 0 ] }, data: phone };
};

/**
 * Puts the mask ###-###-#### on each telephone field in an element, and on what stands in them already.
 *
 * @return Takes it off again.
 */
export function maskPhones( root: Element ): () => void {
	const masks = [ ...root.querySelectorAll< HTMLInputElement >( 'input[type=tel]' ) ].map( ( input ) => {
		input.value = maskedPhone( input.value );
		return new Maskito( input, { mask: MASK, preprocessors: [ withoutCountryCode ] } );
	} );
	return () => masks.forEach( ( mask ) => mask.destroy() );
}
