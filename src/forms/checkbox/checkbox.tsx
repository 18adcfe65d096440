import { boolean, optional, shape, string } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';
import './style.css';

export const checkboxProps = shape( {
	id: string,
	name: string,
	label: string,
	isChecked: optional( boolean ),
	/** What is sent when it is ticked. */
	value: optional( string ),
	error: optional( string ),
} );

/** One box to tick. */
export function Checkbox( { id, name, label, isChecked = false, value = '1', error }: TypeOf< typeof checkboxProps > ) {
	return (
		<div className="coleman-checkbox">
			<label className="coleman-checkbox__label" htmlFor={ id }>
				<input
					className="coleman-checkbox__box"
					type="checkbox"
					id={ id }
					name={ name }
					value={ value }
					defaultChecked={ isChecked }
					aria-invalid={ error ? true : undefined }
					aria-describedby={ error ? `${ id }-error` : undefined }
				/>
				<span>{ label }</span>
			</label>
			{ error && (
				<p className="coleman-checkbox__error" id={ `${ id }-error` }>
					{ error }
				</p>
			) }
		</div>
	);
}
