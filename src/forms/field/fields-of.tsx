import type { ReactElement } from 'react';
import type { Faults, Typed } from '../use-form';
import { Field } from './field';
import type { FieldProps } from './field';

type Rest = Pick< FieldProps, 'label' | 'type' > & Partial< FieldProps >;

/**
 * The fields of one form, each with what was typed into it and what is wrong with it.
 *
 * @param id     Begins the fields' ids.
 * @param values By name.
 * @param errors By name.
 */
export const fieldsOf =
	( id: string, values: Typed, errors: Faults ) =>
	( name: string, rest: Rest ): ReactElement => (
		<Field
			id={ `${ id }-${ name }` }
			name={ name }
			value={ values[ name ] ?? '' }
			error={ errors[ name ] ?? '' }
			{ ...rest }
		/>
	);
