/**
 * Reads part numbers and quantities out of what people paste: a column of a spreadsheet, a CSV file, a note. The same
 * rule is Cart\PastedPartList in PHP; both run tests/seed/vectors/pasted-part-list.json.
 */

export type PastedRow = { number: string; quantity: number; description: string };

/** So many rows are taken at once. */
export const MAX_ROWS = 200;

const LONGEST_NUMBER = 60;
const LONGEST_DESCRIPTION = 250;

const QUANTITY = /^(?:x ?)?(\d{1,4})(?:[.,]0+)?(?: ?(?:x|pcs?\.?|ea\.?|each))?$/i;

/** How a number and a quantity stand in one text; the quantity that stands free has at most three digits, for a number may have a space too. */
const WAYS = [
	/^(?<quantity>\d{1,4}) ?[x×] (?<number>.*\S)$/iu,
	/^(?<number>.*\S) [x×] ?(?<quantity>\d{1,4})$/iu,
	// Before "ea" must be a space: 1EA 996 is a maker's number.
	/^(?<quantity>\d{1,4})(?: ?pcs?\.?| ea\.?| each) (?<number>.*\S)$/iu,
	/^(?<number>.*\S) (?<quantity>\d{1,4}) ?(?:pcs?\.?|ea\.?|each)$/iu,
	/^(?<number>.*\S) ?\((?<quantity>\d{1,4})\)$/u,
	/^(?<number>\S*\d\S*) (?<quantity>\d{1,3})$/u,
	/^(?<quantity>\d{1,3}) (?<number>\S*\d\S*)$/u,
];

/** Without what only looks like nothing: control characters, and spaces at the ends or in a row. */
const trim = ( text: string ) =>
	text

		.replace( /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F]/g, '' )
		.replace( /^[\t\n\r \u00a0\u2007\u202f\ufeff]+|[\t\n\r \u00a0\u2007\u202f\ufeff]+$/g, '' )
		.replace( /[ \u00a0\u2007\u202f]+/g, ' ' );

const cut = ( text: string, longest: number ) => trim( [ ...text ].slice( 0, longest ).join( '' ) );

const made = ( number: string, quantity: number, description: string ): PastedRow => ( {
	number: cut( number, LONGEST_NUMBER ),
	quantity,
	description: cut( description, LONGEST_DESCRIPTION ),
} );

/** What stands between tabs, else semicolons, else commas; empty fields left out. */
function fieldsOf( line: string ): string[] {
	const delimiter = [ '\t', ';' ].find( ( one ) => line.includes( one ) ) ?? ',';
	const fields = [ '' ];
	let isQuoted = false;
	for ( const character of line ) {
		const last = fields.length - 1;
		if ( character === delimiter && ! isQuoted ) {
			fields.push( '' );
		} else {
			// A quote opens only at the beginning of a field: 3/8" is an inch.
			if ( character === '"' && ( isQuoted || ! trim( fields[ last ] ?? '' ) ) ) {
				isQuoted = ! isQuoted;
			}
			fields[ last ] += character;
		}
	}
	return fields
		.map( trim )
		.map( ( field ) => {
			const inner = /^"(.*)"$/s.exec( field )?.[ 1 ];
			return inner === undefined ? field : trim( inner.replaceAll( '""', '"' ) );
		} )
		.filter( Boolean );
}

/** Beside the number, before or after it; of two that could be quantities the shorter one, of two as long the second. */
function quantityAt( fields: string[] ): number {
	const able = fields.map( ( field ) => QUANTITY.test( field ) );
	if ( able[ 0 ] && able[ 1 ] ) {
		return fields[ 0 ]!.length < fields[ 1 ]!.length ? 0 : 1;
	}
	return [ 1, 0 ].find( ( at ) => able[ at ] ) ?? able.indexOf( true );
}

function ofFields( fields: string[] ): PastedRow {
	const at = quantityAt( fields );
	const quantity = at < 0 ? 1 : Number( QUANTITY.exec( fields[ at ]! )![ 1 ] );
	const [ number = '', description = '' ] = fields.filter( ( _, index ) => index !== at );
	return made( number, quantity, description );
}

function ofText( text: string ): PastedRow {
	for ( const way of WAYS ) {
		const { number, quantity } = way.exec( text )?.groups ?? {};
		if ( number !== undefined ) {
			return made( number, Number( quantity ), '' );
		}
	}
	return made( text, 1, '' );
}

const isHead = ( line: string ) =>
	! /\d/.test( line ) && /\b(?:part|number|item|sku|qty|quantity|description)\b/i.test( line );

/** Rows of quantity 0 are not wanted; of the first line, column heads are left out. */
export function readPastedPartList( text: string ): PastedRow[] {
	const lines = text
		.split( /\r\n|\r|\n/ )
		.map( trim )
		.filter( Boolean );
	return lines
		.slice( lines[ 0 ] !== undefined && isHead( lines[ 0 ] ) ? 1 : 0 )
		.map( ( line ) => {
			const fields = fieldsOf( line );
			return fields.length > 1 ? ofFields( fields ) : ofText( fields[ 0 ] ?? '' );
		} )
		.filter( ( { number, quantity } ) => number && quantity > 0 );
}
