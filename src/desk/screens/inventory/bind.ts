import type { Form } from './types';

/** What the control of a field takes: its label, its value, what puts another in, what the server said of it. */
export const bind =
	< Draft extends object >( { values, put, fault, label }: Form< Draft > ) =>
	< Name extends keyof Draft & string >( name: Name ) => ( {
		label: label( name ),
		value: values[ name ],
		// A record of one field is part of the draft, which the compiler does not see of a name that varies.
		onChange: ( value: Draft[ Name ] ) => put( { [ name ]: value } as unknown as Partial< Draft > ),
		fault: fault( name ),
	} );
