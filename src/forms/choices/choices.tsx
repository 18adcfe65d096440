import { arrayOf, boolean, oneOf, optional, shape, string } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';
import './style.css';

export const choicesProps = shape( {
	id: string,
	/** Of boxes to tick with its brackets: `brand[]`. */
	name: string,
	legend: string,
	/** One of several, or any of them. */
	type: oneOf( 'radio', 'checkbox' ),
	options: arrayOf(
		shape( { value: string, label: string, hint: optional( string ), isDisabled: optional( boolean ) } )
	),
	chosen: arrayOf( string ),
	hint: optional( string ),
	error: optional( string ),
} );

type ChoicesProps = TypeOf< typeof choicesProps > & { onChange?: ( value: string ) => void };

/** A few things to choose from, each with a word on what it means. */
export function Choices( { id, name, legend, type, options, chosen, hint, error, onChange }: ChoicesProps ) {
	const describedBy = [ hint && `${ id }-hint`, error && `${ id }-error` ].filter( Boolean ).join( ' ' );
	return (
		<fieldset className="coleman-choices" id={ id } aria-describedby={ describedBy || undefined }>
			<legend className="coleman-choices__legend">{ legend }</legend>
			{ hint && (
				<p className="coleman-choices__hint" id={ `${ id }-hint` }>
					{ hint }
				</p>
			) }
			{ options.map( ( option, index ) => (
				<label key={ option.value } className="coleman-choices__choice" htmlFor={ `${ id }-${ index }` }>
					<input
						className="coleman-choices__box"
						id={ `${ id }-${ index }` }
						type={ type }
						name={ name }
						value={ option.value }
						defaultChecked={ chosen.includes( option.value ) }
						disabled={ option.isDisabled ?? false }
						aria-invalid={ error ? true : undefined }
						aria-describedby={ option.hint ? `${ id }-${ index }-hint` : undefined }
						onChange={ onChange && ( ( event ) => onChange( event.currentTarget.value ) ) }
					/>
					<span className="coleman-choices__text">
						<span>{ option.label }</span>
						{ option.hint && (
							<span className="coleman-choices__hint" id={ `${ id }-${ index }-hint` }>
								{ option.hint }
							</span>
						) }
					</span>
				</label>
			) ) }
			{ error && (
				<p className="coleman-choices__error" id={ `${ id }-error` }>
					{ error }
				</p>
			) }
		</fieldset>
	);
}
