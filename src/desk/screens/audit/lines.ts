import { formatCents } from '@/rules/money';

/** A value of the log and its name; money is kept in cents and read in dollars. */
function line( name: string, value: unknown ): string {
	if ( name.endsWith( '_cents' ) && typeof value === 'number' ) {
		return `${ name.slice( 0, -'_cents'.length ) }: ${ formatCents( value ) }`;
	}
	return `${ name }: ${ typeof value === 'string' ? value : JSON.stringify( value ) }`;
}

/** Names of values and what they are, a line. */
export function lines( json: string ): string {
	if ( json === '' ) {
		return '–';
	}
	const values: unknown = JSON.parse( json );
	return Object.entries( values as Record< string, unknown > )
		.map( ( [ name, value ] ) => line( name, value ) )
		.join( ', ' );
}
