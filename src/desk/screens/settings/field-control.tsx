import { BaseControl, Button, CheckboxControl, ToggleControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Setting } from '@/api/generated/schemas';
import { Help, SelectField, TextField } from '@/desk/fields';
import { RowsControl } from './rows-control';
import { helpOf, listOf, rowsOf, textOf, type Value } from './values';

type Props = {
	field: Setting;
	value: Value;
	faults: Record< string, string >;
	onChange: ( value: Value ) => void;
};

const INPUT_MODES: Partial< Record< Setting[ 'kind' ], 'decimal' | 'numeric' | 'email' > > = {
	money: 'decimal',
	percent: 'decimal',
	whole: 'numeric',
	email: 'email',
};

/** One setting, whatever its kind. */
export function FieldControl( { field, value, faults, onChange }: Props ) {
	const fault = faults[ field.name ];
	const help = <Help fault={ fault } help={ helpOf( field ) } />;
	const id = `coleman-setting-${ field.name }`;

	if ( field.fixed !== '' ) {
		return (
			<BaseControl id={ id } label={ field.label } help={ field.help }>
				<p className="coleman-settings__fixed">{ field.fixed }</p>
			</BaseControl>
		);
	}
	switch ( field.kind ) {
		case 'toggle':
			return (
				<ToggleControl
					id={ id }
					label={ field.label }
					help={ help }
					checked={ value === true }
					onChange={ onChange }
				/>
			);
		case 'choice':
			return (
				<SelectField
					id={ id }
					label={ field.label }
					fault={ fault }
					help={ helpOf( field ) }
					value={ textOf( value ) }
					options={ field.choices }
					onChange={ onChange }
				/>
			);
		case 'choices':
			return (
				<fieldset className="coleman-settings__choices" id={ id } aria-describedby={ `${ id }-help` }>
					<legend>{ field.label }</legend>
					{ field.choices.map( ( choice ) => (
						<CheckboxControl
							key={ choice.value }
							label={ choice.label }
							checked={ listOf( value ).includes( choice.value ) }
							onChange={ ( isChosen ) =>
								onChange(
									field.choices
										.map( ( one ) => one.value )
										.filter( ( one ) =>
											one === choice.value ? isChosen : listOf( value ).includes( one )
										)
								)
							}
						/>
					) ) }
					<p id={ `${ id }-help` } className="coleman-settings__help">
						{ help }
					</p>
				</fieldset>
			);
		case 'rows':
			return (
				<RowsControl
					id={ id }
					field={ field }
					rows={ rowsOf( value ) }
					faults={ faults }
					onChange={ onChange }
				/>
			);
		case 'secret':
			return <SecretControl id={ id } field={ field } value={ value } fault={ fault } onChange={ onChange } />;
		default:
			return (
				<TextField
					id={ id }
					className={ `is-${ field.kind }` }
					/* translators: %s: name of an amount of money */
					label={ field.kind === 'money' ? sprintf( __( '%s ($)', 'coleman' ), field.label ) : field.label }
					fault={ fault }
					help={ helpOf( field ) }
					value={ textOf( value ) }
					inputMode={ INPUT_MODES[ field.kind ] ?? 'text' }
					autoComplete="off"
					onChange={ onChange }
				/>
			);
	}
}

type SecretProps = {
	id: string;
	field: Setting;
	/** Undefined until something is typed: it has no value to show. */
	value: Value;
	fault: string | undefined;
	onChange: ( value: Value ) => void;
};

function SecretControl( { id, field, value, fault, onChange }: SecretProps ) {
	const typed = textOf( value );
	return (
		<div className="coleman-settings__secret">
			<TextField
				id={ id }
				type="password"
				label={ field.label }
				fault={ fault }
				help={ field.help }
				value={ typed }
				placeholder={ field.is_set ? __( 'Saved. Type to replace.', 'coleman' ) : '' }
				autoComplete="new-password"
				onChange={ onChange }
			/>
			{ field.is_set && (
				<Button variant="link" isDestructive onClick={ () => onChange( '' ) }>
					{ __( 'Remove on save', 'coleman' ) }
				</Button>
			) }
		</div>
	);
}
