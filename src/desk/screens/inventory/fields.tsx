import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { SelectField, TextField } from '@/desk/fields';
import { centsOf, moneyText, wholeOf } from './draft';

export type FieldProps< Value > = {
	label: string;
	value: Value;
	onChange: ( value: Value ) => void;
	/** What the server said. */
	fault: string | undefined;
	help?: string;
};

type Whole = number | string | null;

export const WholeNumber = ( { value, onChange, ...props }: FieldProps< Whole > ) => (
	<TextField
		{ ...props }
		inputMode="numeric"
		value={ String( value ?? '' ) }
		onChange={ ( text ) => onChange( wholeOf( text ) ) }
	/>
);

/** Dollars, as they are written: "48,500" or "12.50". What is being typed stays as it is typed. */
export function Money( { value, onChange, ...props }: FieldProps< Whole > ) {
	const [ typed, setTyped ] = useState( () => moneyText( value ) );
	return (
		<TextField
			help={ __( 'In dollars. If empty: call for price.', 'coleman' ) }
			{ ...props }
			inputMode="decimal"
			value={ centsOf( typed ) === value ? typed : moneyText( value ) }
			onChange={ ( text ) => {
				setTyped( text );
				onChange( centsOf( text ) );
			} }
		/>
	);
}

type ChoiceProps = FieldProps< number > & { names: { id: number; name: string }[] };

export const Choice = ( { value, onChange, names, ...props }: ChoiceProps ) => (
	<SelectField
		{ ...props }
		value={ String( value ) }
		options={ [
			...( value === 0 ? [ { value: '0', label: __( 'Choose…', 'coleman' ) } ] : [] ),
			...names.map( ( { id, name } ) => ( { value: String( id ), label: name } ) ),
		] }
		onChange={ ( id ) => onChange( parseInt( id, 10 ) ) }
	/>
);
