type Field = {
	label: string;
	/** What the server said; stands in the place of the help. */
	fault: string | undefined;
	help?: string;
};

/**
 * What every control of a form is given: its label, and below it what is wrong or what helps.
 *
 * @param field
 * @param field.label
 * @param field.fault
 * @param field.help
 */
export const fieldProps = ( { label, fault, help }: Field ) => ( {
	label,
	...( ( fault ?? help ) ? { help: fault ?? help } : {} ),
	'aria-invalid': fault !== undefined,
} );
