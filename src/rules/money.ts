/** Cents as the site shows money: "$1,234.50". */
export function formatCents( cents: number ): string {
	const [ dollars = '0', rest = '00' ] = ( Math.abs( cents ) / 100 ).toFixed( 2 ).split( '.' );
	return `${ cents < 0 ? '-' : '' }$${ dollars.replace( /\B(?=(\d{3})+$)/g, ',' ) }.${ rest }`;
}

/** "$48,500": the price of a machine, with cents only when there are any. */
export const formatShort = ( cents: number ) => formatCents( cents ).replace( /\.00$/, '' );

/** The cents in a price text such as "$250.00" or "$1,234.50"; null when there is no price in it. */
export function parseMoney( text: string ): number | null {
	const found = /^\s*(-?)\$?\s*(?=\.?\d)(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d{0,2}))?\s*$/.exec( text );
	if ( ! found ) {
		return null;
	}
	const [ , sign, dollars = '', cents = '' ] = found;
	const amount = Number( dollars.replaceAll( ',', '' ) ) * 100 + Number( cents.padEnd( 2, '0' ) );
	return sign && amount ? -amount : amount;
}
