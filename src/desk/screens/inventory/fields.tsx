import { SelectControl, TextareaControl, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { centsOf, moneyText, wholeOf } from './draft';

export type FieldProps< Value > = {
	label: string;
	value: Value;
	onChange: ( value: Value ) => void;
	/** What the server said; stands in the place of the help. */
	fault: string | undefined;
	help?: string;
};

type Whole = number | string | null;

const common = ( { label, fault, help }: Omit< FieldProps< unknown >, 'value' | 'onChange' > ) => ( {
	label,
	...( ( fault ?? help ) ? { help: fault ?? help } : {} ),
	'aria-invalid': fault !== undefined,
} );

export const Text = ( { value, onChange, ...props }: FieldProps< string > ) => (
	<TextControl { ...common( props ) } value={ value } onChange={ onChange } __next40pxDefaultSize />
);

export const Lines = ( { value, onChange, rows, ...props }: FieldProps< string > & { rows: number } ) => (
	<TextareaControl { ...common( props ) } rows={ rows } value={ value } onChange={ onChange } />
);

export const WholeNumber = ( { value, onChange, ...props }: FieldProps< Whole > ) => (
	<TextControl
		{ ...common( props ) }
		inputMode="numeric"
		value={ String( value ?? '' ) }
		onChange={ ( text ) => onChange( wholeOf( text ) ) }
		__next40pxDefaultSize
	/>
);

/** Dollars, as they are written: "48,500" or "12.50". What is being typed stays as it is typed. */
export function Money( { value, onChange, ...props }: FieldProps< Whole > ) {
	const [ typed, setTyped ] = useState( () => moneyText( value ) );
	return (
		<TextControl
			{ ...common( { help: __( 'Dollars. Empty: call for price.', 'coleman' ), ...props } ) }
			inputMode="decimal"
			value={ centsOf( typed ) === value ? typed : moneyText( value ) }
			onChange={ ( text ) => {
				setTyped( text );
				onChange( centsOf( text ) );
			} }
			__next40pxDefaultSize
		/>
	);
}

type ChoiceProps = FieldProps< number > & { names: { id: number; name: string }[] };

export const Choice = ( { value, onChange, names, ...props }: ChoiceProps ) => (
	<SelectControl
		{ ...common( props ) }
		value={ String( value ) }
		options={ [
			...( value === 0 ? [ { value: '0', label: __( 'Choose…', 'coleman' ) } ] : [] ),
			...names.map( ( { id, name } ) => ( { value: String( id ), label: name } ) ),
		] }
		onChange={ ( id ) => onChange( parseInt( id, 10 ) ) }
		__next40pxDefaultSize
	/>
);
