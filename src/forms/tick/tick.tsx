import { boolean, optional, shape, string } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';
import './style.css';

export const tickProps = shape( {
	id: string,
	name: string,
	label: string,
	isTicked: optional( boolean ),
	/** What is sent when it is ticked. */
	value: optional( string ),
	error: optional( string ),
} );

/** One box to tick. */
export function Tick( { id, name, label, isTicked = false, value = '1', error }: TypeOf< typeof tickProps > ) {
	return (
		<div className="coleman-tick">
			<label className="coleman-tick__label" htmlFor={ id }>
				<input
					className="coleman-tick__box"
					type="checkbox"
					id={ id }
					name={ name }
					value={ value }
					defaultChecked={ isTicked }
					aria-invalid={ error ? true : undefined }
					aria-describedby={ error ? `${ id }-error` : undefined }
				/>
				<span>{ label }</span>
			</label>
			{ error && (
				<p className="coleman-tick__error" id={ `${ id }-error` }>
					{ error }
				</p>
			) }
		</div>
	);
}
