import { SelectControl, TextareaControl, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { fieldProps } from '@/desk/field-props';
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

export const Text = ( { value, onChange, ...props }: FieldProps< string > ) => (
	<TextControl { ...fieldProps( props ) } value={ value } onChange={ onChange } __next40pxDefaultSize />
);

export const Lines = ( { value, onChange, rows, ...props }: FieldProps< string > & { rows: number } ) => (
	<TextareaControl { ...fieldProps( props ) } rows={ rows } value={ value } onChange={ onChange } />
);

export const WholeNumber = ( { value, onChange, ...props }: FieldProps< Whole > ) => (
	<TextControl
		{ ...fieldProps( props ) }
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
			{ ...fieldProps( { help: __( 'Dollars. Empty: call for price.', 'coleman' ), ...props } ) }
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
		{ ...fieldProps( props ) }
		value={ String( value ) }
		options={ [
			...( value === 0 ? [ { value: '0', label: __( 'Choose…', 'coleman' ) } ] : [] ),
			...names.map( ( { id, name } ) => ( { value: String( id ), label: name } ) ),
		] }
		onChange={ ( id ) => onChange( parseInt( id, 10 ) ) }
		__next40pxDefaultSize
	/>
);
