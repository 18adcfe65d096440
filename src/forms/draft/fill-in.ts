type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = ( element: unknown ): element is Control =>
	element instanceof HTMLInputElement ||
	element instanceof HTMLSelectElement ||
	element instanceof HTMLTextAreaElement;

/** The fields of these names. */
export const controlsOf = ( form: HTMLFormElement, names: readonly string[] ): Control[] =>
	names.map( ( name ) => form.elements.namedItem( name ) ).filter( isControl );

/** Fills in the fields in which nothing stands yet: whatever somebody has typed is theirs. */
export function fillIn( form: HTMLFormElement, values: Record< string, string > ): void {
	for ( const control of controlsOf( form, Object.keys( values ) ) ) {
		if ( ! control.value ) {
			control.value = values[ control.name ] ?? '';
		}
	}
}
