/** Days from one to another, both among them, `YYYY-MM-DD`. */
export type Stretch = { from: string; to: string };

export type Cell< Bar extends Stretch > =
	| { kind: 'free'; date: string }
	| {
			kind: 'bar';
			bar: Bar;
			/** How many days of it are shown. */
			span: number;
			/** It has begun before the first day that is shown. */
			isCutBefore: boolean;
			isCutAfter: boolean;
	  };

/**
 * One row of the calendar: a cell for each free day, one for all days of a bar.
 *
 * @param days Those that are shown, in their order.
 * @param bars That do not meet, in their order.
 */
export function cellsOf< Bar extends Stretch >( days: string[], bars: Bar[] ): Cell< Bar >[] {
	const cells: Cell< Bar >[] = [];
	const first = days[ 0 ] ?? '';
	const last = days[ days.length - 1 ] ?? '';
	const seen = bars.filter( ( { from, to } ) => to >= first && from <= last );
	for ( const date of days ) {
		const bar = seen.find( ( { from, to } ) => from <= date && date <= to );
		if ( ! bar ) {
			cells.push( { kind: 'free', date } );
		} else if ( date === ( bar.from < first ? first : bar.from ) ) {
			cells.push( {
				kind: 'bar',
				bar,
				span: days.filter( ( day ) => bar.from <= day && day <= bar.to ).length,
				isCutBefore: bar.from < first,
				isCutAfter: bar.to > last,
			} );
		}
	}
	return cells;
}

/**
 * Stretches that may meet, in as few rows as hold them side by side.
 *
 * @param stretches In the order of their first days.
 */
export function lanesOf< Bar extends Stretch >( stretches: Bar[] ): Bar[][] {
	const lanes: Bar[][] = [];
	for ( const stretch of stretches ) {
		const lane = lanes.find( ( taken ) => ( taken[ taken.length - 1 ]?.to ?? '' ) < stretch.from );
		if ( lane ) {
			lane.push( stretch );
		} else {
			lanes.push( [ stretch ] );
		}
	}
	return lanes;
}
