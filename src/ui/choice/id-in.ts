/**
 * An id in a query, as PHP reads it: 0 where there is none, or one that is not among the known ones.
 *
 * @param parameters
 * @param name
 * @param known      Left out where any will do.
 */
export function idIn( parameters: URLSearchParams, name: string, known?: number[] ): number {
	const text = parameters.get( name ) ?? '';
	const id = /^\d{1,9}$/.test( text ) ? Number( text ) : 0;
	return ! known || known.includes( id ) ? id : 0;
}
