/**
 * The table of a benchmark: targets, figures, and what has become worse.
 *
 * @typedef  {Object} Row
 * @property {string}      key     The same in every run.
 * @property {string}      target  Its number, `P2`.
 * @property {string}      act     What is measured.
 * @property {number|null} limit   Null: there is no target, the figure explains others.
 * @property {'most'|'least'} bound Whether the limit is the most or the least the figure may be.
 * @property {string}      unit    What both are counted in: `E`, `KB gz`.
 * @property {number}      digits  Behind the point.
 * @property {number|null} value   Null: could not be measured, and `note` says why.
 * @property {number}      [low]   The spread of the rounds.
 * @property {number}      [high]
 * @property {number}      [busy]  The same with four connections.
 * @property {string}      [note]
 */

/** More than this much worse than the kept figure is told. */
const WORSE = 0.05;

/**
 * @param {Row} row
 * @return {'ok'|'short'|'none'} Whether the target is met; none without a target or a figure.
 */
export function verdictOf( { value, limit, bound } ) {
	if ( value === null || limit === null ) {
		return 'none';
	}
	return ( bound === 'most' ? value <= limit : value >= limit ) ? 'ok' : 'short';
}

/**
 * @param {number} value
 * @param {Row} row
 */
const number = ( value, { digits } ) => value.toFixed( digits );

/**
 * @param {Row[]} rows
 * @return {string} Them, as a table for a terminal and for Markdown alike.
 */
export function tableOf( rows ) {
	const hasBusy = rows.some( ( row ) => row.busy !== undefined );
	const head = [ '', 'act', 'target', 'figure', 'rounds', ...( hasBusy ? [ '4 at once' ] : [] ), '', 'why' ];
	const lines = rows.map( ( row ) => [
		row.target,
		row.act,
		row.limit === null
			? ''
			: `${ row.bound === 'most' ? '≤' : '≥' } ${ number( row.limit, row ) } ${ row.unit }`.trim(),
		row.value === null ? '–' : `${ number( row.value, row ) } ${ row.unit }`.trim(),
		row.low === undefined || row.high === undefined
			? ''
			: `${ number( row.low, row ) } to ${ number( row.high, row ) }`,
		...( hasBusy ? [ row.busy === undefined ? '' : number( row.busy, row ) ] : [] ),
		verdictOf( row ) === 'none' ? '' : verdictOf( row ),
		row.note ?? '',
	] );
	return columns( head, lines );
}

/**
 * @param {string[]}   head
 * @param {string[][]} lines
 * @return {string} Them, in columns, for a terminal and for Markdown alike.
 */
export function columns( head, lines ) {
	const widths = head.map( ( _, column ) =>
		Math.max( ...[ head, ...lines ].map( ( line ) => line[ column ].length ) )
	);
	/** @param {string[]} cells */
	const print = ( cells ) =>
		`| ${ cells.map( ( cell, column ) => cell.padEnd( widths[ column ] ) ).join( ' | ' ) } |`;
	return [
		print( head ),
		`|${ widths.map( ( width ) => '-'.repeat( width + 2 ) ).join( '|' ) }|`,
		...lines.map( print ),
	].join( '\n' );
}

/**
 * @param {Row[]}                    rows
 * @param {{ rows?: Row[] } | null}  kept An earlier run.
 * @return {string[]} A sentence for each figure that has become worse.
 */
export function worseThan( rows, kept ) {
	const before = new Map( ( kept?.rows ?? [] ).map( ( row ) => [ row.key, row.value ] ) );
	return rows.flatMap( ( row ) => {
		const was = before.get( row.key );
		if ( typeof was !== 'number' || row.value === null ) {
			return [];
		}
		const change = row.bound === 'most' ? row.value - was : was - row.value;
		return change > Math.abs( was ) * WORSE
			? [
					`${ row.target } ${ row.act }: ${ number( row.value, row ) }, was ${ number( was, row ) } ${ row.unit }`.trim(),
				]
			: [];
	} );
}
