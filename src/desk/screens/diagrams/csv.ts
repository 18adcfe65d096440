import { __, sprintf } from '@wordpress/i18n';
import { clamp } from './geometry';
import { BLANK_ROW, MAX_ROWS, MAX_SPOTS, type Row, type Spot } from './types';

export type CsvFault = { line: number; says: string };

/** Either all of it, or what is wrong with each line: nothing is half applied. */
export type CsvRead< Of > = { rows: Of[]; faults: CsvFault[] };

type Line = { line: number; cells: string[] };

/** @return The separator that the first line has most of; tables are pasted with tabs, Europe writes semicolons. */
function separatorOf( text: string ): string {
	const first = text.slice( 0, text.search( /\r|\n|$/ ) );
	const count = ( sign: string ) => first.split( sign ).length;
	return [ ',', ';', '\t' ].reduce( ( best, sign ) => ( count( sign ) > count( best ) ? sign : best ), ',' );
}

/** @return Lines with their cells; quoted cells may hold separators, line breaks and doubled quotes. */
export function parseCsv( text: string ): Line[] {
	const source = text.replace( /^\uFEFF/, '' );
	const separator = separatorOf( source );
	const lines: Line[] = [];
	let cells: string[] = [];
	let cell = '';
	let isQuoted = false;
	let line = 1;
	let begun = 1;
	const endCell = () => {
		cells.push( cell.trim() );
		cell = '';
	};
	const endLine = () => {
		endCell();
		if ( cells.some( Boolean ) ) {
			lines.push( { line: begun, cells } );
		}
		cells = [];
		begun = line;
	};
	for ( let at = 0; at < source.length; at++ ) {
		const sign = source.charAt( at );
		const isBreak = sign === '\n' || ( sign === '\r' && source.charAt( at + 1 ) !== '\n' );
		line += isBreak ? 1 : 0;
		if ( isQuoted ) {
			if ( sign === '"' && source.charAt( at + 1 ) === '"' ) {
				cell += '"';
				at++;
			} else if ( sign === '"' ) {
				isQuoted = false;
			} else {
				cell += sign;
			}
		} else if ( sign === '"' && cell.trim() === '' ) {
			isQuoted = true;
			cell = '';
		} else if ( sign === separator ) {
			endCell();
		} else if ( isBreak ) {
			endLine();
		} else if ( sign !== '\r' ) {
			cell += sign;
		}
	}
	endLine();
	return lines;
}

const quoted = ( cell: string ) => {
	// A spreadsheet takes a cell that begins so for a formula.
	const safe = /^[=+@\t]|^-(?!\d)/.test( cell ) ? `'${ cell }` : cell;
	return /[",;\r\n\t]|^\s|\s$/.test( safe ) ? `"${ safe.replace( /"/g, '""' ) }"` : safe;
};

const written = ( header: readonly string[], lines: string[][] ) =>
	[ [ ...header ], ...lines ].map( ( cells ) => cells.map( quoted ).join( ',' ) + '\r\n' ).join( '' );

const unguarded = ( cell: string ) => ( /^'[=+@\t-]/.test( cell ) ? cell.slice( 1 ) : cell );

const SPOT_COLUMNS = [ 'callout', 'x', 'y', 'w', 'h' ] as const;

const ROW_COLUMNS = [ 'callout', 'part_number', 'quantity', 'note', 'serial_from', 'serial_to' ] as const;

/** What we write besides: a file of ours comes back as it went. */
const MORE_ROW_COLUMNS = [ ...ROW_COLUMNS, 'description', 'maker' ] as const;

/** @return Lines below the header, which may be missing; its columns may stand in any order. */
function columned(
	text: string,
	known: readonly string[],
	usual: readonly string[]
): { line: number; cell: ( name: string ) => string }[] {
	const lines = parseCsv( text );
	const names = ( lines[ 0 ]?.cells ?? [] ).map( ( name ) => name.toLowerCase().replace( /\s+/g, '_' ) );
	const hasHeader = names.includes( 'callout' );
	const columns = hasHeader ? names : usual;
	return lines.slice( hasHeader ? 1 : 0 ).map( ( { line, cells } ) => ( {
		line,
		cell: ( name ) => {
			const at = known.includes( name ) ? columns.indexOf( name ) : -1;
			return at < 0 ? '' : unguarded( cells[ at ] ?? '' );
		},
	} ) );
}

const isShare = ( text: string ) => /^(?:\d+(?:\.\d*)?|\.\d+)(?:e-?\d)?$/i.test( text ) && Number( text ) <= 1;

const tooLong = ( ref: string ) => ref.length > 12;

/** Places: `callout,x,y,w,h`, in 0 to 1 of the drawing. */
export function readSpots( text: string ): CsvRead< Spot > {
	const faults: CsvFault[] = [];
	const spots: Spot[] = [];
	for ( const { line, cell } of columned( text, SPOT_COLUMNS, SPOT_COLUMNS ) ) {
		const ref = cell( 'callout' );
		const [ x = '', y = '', w = '', h = '' ] = [ 'x', 'y', 'w', 'h' ].map( cell );
		const sides = [ x, y, w, h ];
		const wrong = sides.findIndex( ( side ) => ! isShare( side ) );
		if ( ref === '' || tooLong( ref ) ) {
			faults.push( { line, says: __( 'callout: Enter a number of up to 12 characters.', 'coleman' ) } );
		} else if ( wrong >= 0 ) {
			const says = sprintf(
				/* translators: 1: name of a column, 2: what stands in it */
				__( '%1$s: "%2$s" is not a value from 0 to 1.', 'coleman' ),
				SPOT_COLUMNS[ wrong + 1 ] ?? '',
				sides[ wrong ] ?? ''
			);
			faults.push( { line, says } );
		} else if ( Number( w ) === 0 || Number( h ) === 0 ) {
			faults.push( { line, says: __( 'w, h: The place has no size.', 'coleman' ) } );
		} else {
			spots.push( clamp( { ref, x: Number( x ), y: Number( y ), w: Number( w ), h: Number( h ) } ) );
		}
	}
	return limited( { rows: spots, faults }, MAX_SPOTS );
}

/** Rows: `callout,part_number,quantity,note,serial_from,serial_to`. */
export function readRows( text: string ): CsvRead< Row > {
	const faults: CsvFault[] = [];
	const rows: Row[] = [];
	for ( const { line, cell } of columned( text, MORE_ROW_COLUMNS, ROW_COLUMNS ) ) {
		const row: Row = {
			...BLANK_ROW,
			ref: cell( 'callout' ),
			part_number: cell( 'part_number' ),
			quantity: cell( 'quantity' ) || '1',
			note: cell( 'note' ),
			serial_from: cell( 'serial_from' ),
			serial_to: cell( 'serial_to' ),
			description: cell( 'description' ),
			maker: cell( 'maker' ),
		};
		if ( tooLong( row.ref ) ) {
			faults.push( { line, says: __( 'callout: Enter a number of up to 12 characters.', 'coleman' ) } );
		} else if ( row.part_number === '' && row.description === '' ) {
			faults.push( {
				line,
				says: __( 'part_number: Enter a part number, or NSS if it isn’t sold separately.', 'coleman' ),
			} );
		} else if ( ! /^(?:[1-9]\d{0,3}|ar)$/i.test( row.quantity ) ) {
			/* translators: %s: what stands in the column */
			const says = sprintf( __( 'quantity: "%s" is not a quantity from 1 to 9,999.', 'coleman' ), row.quantity );
			faults.push( { line, says } );
		} else {
			rows.push( row );
		}
	}
	return limited( { rows, faults }, MAX_ROWS );
}

function limited< Of >( read: CsvRead< Of >, most: number ): CsvRead< Of > {
	if ( read.rows.length > most ) {
		/* translators: %d: number of lines */
		const says = sprintf( __( 'There can be up to %d lines.', 'coleman' ), most );
		return { rows: [], faults: [ ...read.faults, { line: most + 1, says } ] };
	}
	if ( read.rows.length === 0 && read.faults.length === 0 ) {
		return { rows: [], faults: [ { line: 1, says: __( 'The file has no lines.', 'coleman' ) } ] };
	}
	return read.faults.length > 0 ? { rows: [], faults: read.faults } : read;
}

export const writeSpots = ( spots: Spot[] ): string =>
	written(
		SPOT_COLUMNS,
		spots.map( ( { ref, x, y, w, h } ) => [ ref, ...[ x, y, w, h ].map( String ) ] )
	);

export const writeRows = ( rows: Row[] ): string =>
	written(
		MORE_ROW_COLUMNS,
		rows.map( ( row ) => [
			row.ref,
			row.part_number,
			row.quantity,
			row.note,
			row.serial_from,
			row.serial_to,
			row.description,
			row.maker,
		] )
	);
