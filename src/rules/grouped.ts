/** A whole number with its thousands apart: "1,240". */
export const grouped = ( number: number ): string => String( number ).replace( /\B(?=(\d{3})+$)/g, ',' );
