export type Field = string | number | boolean | null | undefined | Field[] | { [ name: string ]: Field };
export type Fields = Record< string, Field >;

/** Fields as a form body, the way PHP reads them: `a[b]=c`, lists as `a[]`, lists of objects as `a[0][b]`. */
export function encodeForm( fields: Fields ): URLSearchParams {
	const form = new URLSearchParams();
	const append = ( name: string, value: Field ): void => {
		if ( value === null || value === undefined ) {
			return;
		}
		if ( Array.isArray( value ) ) {
			value.forEach( ( item, index ) =>
				append( typeof item === 'object' ? `${ name }[${ index }]` : `${ name }[]`, item )
			);
		} else if ( typeof value === 'object' ) {
			Object.entries( value ).forEach( ( [ key, item ] ) => append( `${ name }[${ key }]`, item ) );
		} else {
			form.append( name, typeof value === 'boolean' ? String( Number( value ) ) : String( value ) );
		}
	};
	Object.entries( fields ).forEach( ( [ name, value ] ) => append( name, value ) );
	return form;
}
