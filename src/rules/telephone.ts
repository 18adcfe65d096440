/** The address that dials a number. */
export const telephoneUrl = ( phone: string ): string => `tel:${ phone.replace( /[^0-9+]/g, '' ) }`;
