import { __ } from '@wordpress/i18n';
import { arrayOf, integer, oneOf, optional, shape, string } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';
import { Secret } from './secret';
import './style.css';

export const fieldProps = shape( {
	id: string,
	/** Without dots: PHP turns them into underscores. */
	name: string,
	label: string,
	type: oneOf( 'text', 'email', 'tel', 'date', 'password', 'select', 'textarea' ),
	/** What was typed, or stands there already; of no use to a password. */
	value: optional( string ),
	options: optional( arrayOf( shape( { value: string, label: string } ) ) ),
	/** The first choice of a select, which is none. */
	placeholder: optional( string ),
	hint: optional( string ),
	error: optional( string ),
	/** Depends: on another field, which its hint tells. */
	requirement: optional( oneOf( 'required', 'optional', 'depends' ) ),
	autocomplete: optional( string ),
	/** In characters. */
	maxLength: optional( integer ),
	rows: optional( integer ),
	/** The first date that can be chosen, `YYYY-MM-DD`. */
	min: optional( string ),
	/** Which keyboard a phone shows for text that is a number: digits alone, or with a decimal point. */
	inputMode: optional( oneOf( 'numeric', 'decimal' ) ),
	/** How wide what is typed is: as the form, or as a number of few digits. */
	width: optional( oneOf( 'full', 'short' ) ),
} );

export type FieldProps = TypeOf< typeof fieldProps >;

/** Which keyboard a phone shows, and what it leaves alone. */
const KEYBOARDS = {
	email: { autoCapitalize: 'none', spellCheck: 'false' },
	password: { autoCapitalize: 'none', spellCheck: 'false' },
} as const;

/** A labeled control with its hint and what is wrong with it. What is not required says so. */
export function Field( {
	id,
	name,
	label,
	type,
	value = '',
	options = [],
	placeholder,
	hint,
	error,
	requirement = 'required',
	autocomplete,
	maxLength: longest,
	rows = 3,
	min,
	inputMode,
	width = 'full',
}: FieldProps ) {
	const describedBy = [ hint && `${ id }-hint`, error && `${ id }-error` ].filter( Boolean ).join( ' ' );
	const control = {
		className: 'coleman-field__control',
		id,
		name,
		required: requirement === 'required',
		'aria-invalid': error ? ( true as const ) : undefined,
		'aria-describedby': describedBy || undefined,
		autoComplete: autocomplete || undefined,
		maxLength: longest,
	};
	const { maxLength, ...choice } = control;

	return (
		<div className={ `coleman-field is-${ width }` }>
			<label className="coleman-field__label" htmlFor={ id }>
				{ label }
				{ requirement === 'optional' && (
					<span className="coleman-field__optional">{ ` ${ __( '(optional)', 'coleman' ) }` }</span>
				) }
			</label>
			{ hint && (
				<p className="coleman-field__hint" id={ `${ id }-hint` }>
					{ hint }
				</p>
			) }
			{ type === 'select' && (
				<select { ...choice } defaultValue={ value }>
					{ placeholder && <option value="">{ placeholder }</option> }
					{ options.map( ( option ) => (
						<option key={ option.value } value={ option.value }>
							{ option.label }
						</option>
					) ) }
				</select>
			) }
			{ type === 'textarea' && <textarea { ...control } rows={ rows } defaultValue={ value } /> }
			{ type === 'password' && <Secret { ...control } { ...KEYBOARDS.password } /> }
			{ type !== 'select' && type !== 'textarea' && type !== 'password' && (
				<input
					{ ...control }
					type={ type }
					{ ...( type === 'email' && KEYBOARDS.email ) }
					min={ min }
					inputMode={ inputMode }
					defaultValue={ value }
				/>
			) }
			{ error && (
				<p className="coleman-field__error" id={ `${ id }-error` }>
					{ error }
				</p>
			) }
		</div>
	);
}
