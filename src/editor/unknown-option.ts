import { __ } from '@wordpress/i18n';

/**
 * What a list offers for a chosen value that is not in it: without it the browser would show the first of the list as
 * chosen.
 *
 * @param value  '' stands for nothing chosen.
 * @param values Those that are offered; undefined until they have come.
 */
export const unknownOption = ( value: string, values: string[] | undefined ) =>
	value === '' || values?.includes( value )
		? []
		: [ { value, label: values ? __( 'No longer there', 'coleman' ) : __( 'Loading…', 'coleman' ) } ];
