import type { Form } from './types';

/** What the control of a field takes: its label, its value, what puts another in, what the server said of it. */
export const bind =
	< Draft extends object >( { values, put, fault, label }: Form< Draft > ) =>
	< Name extends keyof Draft & string >( name: Name ) => ( {
		label: label( name ),
		value: values[ name ],
		onChange: ( value: Draft[ Name ] ) => put( name, value ),
		fault: fault( name ),
	} );
