import { partKey } from '@/rules/part-key';

/** A line whose pieces are counted. */
export type Countable = {
	line: number;
	/** Of the part, as it is printed. */
	number: string;
	/** So many pieces there are to count. */
	most: number;
};

/** What a scan came to: another piece of a line, a line that has all of its pieces, or no line. */
export type Counted = { kind: 'counted' | 'full'; of: Countable } | { kind: 'unknown' };

/** Data identifiers that makers put before a part number in a barcode (ANSI MH10.8.2): the supplier's, the customer's. */
const IDENTIFIER = /^(1P|P)/;

/**
 * Whose piece was scanned. Of several lines with one number the first that has room.
 *
 * @param code
 * @param lines
 * @param pieces How many are counted so far, by line.
 */
export function countedBy( code: string, lines: Countable[], pieces: Record< number, number > ): Counted {
	const key = partKey( code );
	const named = ( wanted: string ) => lines.filter( ( { number } ) => wanted !== '' && partKey( number ) === wanted );
	const found = named( key ).length > 0 ? named( key ) : named( key.replace( IDENTIFIER, '' ) );
	const open = found.find( ( { line, most } ) => ( pieces[ line ] ?? 0 ) < most );
	const of = open ?? found[ 0 ];
	return of === undefined ? { kind: 'unknown' } : { kind: open ? 'counted' : 'full', of };
}
