import { formatCents, parseMoney } from '@/rules/money';

/**
 * What was typed that is not so already: only this is sent, so that nothing of another desk is undone, and only this is
 * kept from feeds.
 */
export function changesOf< Draft extends object >( now: Draft, typed: Partial< Draft > ): Partial< Draft > {
	const same = ( name: keyof Draft ) => JSON.stringify( now[ name ] ) === JSON.stringify( typed[ name ] );
	return Object.fromEntries(
		Object.entries( typed ).filter( ( [ name ] ) => ! same( name as keyof Draft ) )
	) as Partial< Draft >;
}

/** Cents as they stand in a field: "48500", "12.50", nothing for none; what is no amount stands as it was typed. */
export function moneyText( value: number | string | null ): string {
	if ( typeof value !== 'number' ) {
		return value ?? '';
	}
	return formatCents( value ).slice( 1 ).replace( /\.00$/, '' );
}

/** The cents of what was typed; null for nothing. What is no amount is sent as it is, and the server says so. */
export function centsOf( text: string ): number | string | null {
	return text.trim() === '' ? null : ( parseMoney( text ) ?? text );
}

/** A whole number of what was typed; null for nothing, and what is none as it is. */
export function wholeOf( text: string ): number | string | null {
	const plain = text.trim().replaceAll( ',', '' );
	if ( plain === '' ) {
		return null;
	}
	return /^\d{1,9}$/.test( plain ) ? Number( plain ) : text;
}

/** What of a machine goes into a copy of it: all but the numbers that are its own, its hours, and that it is sold. */
export const copyOf = < Draft extends object >( values: Draft ): Draft => ( {
	...values,
	stock_number: '',
	serial_number: '',
	meter_hours: null,
	sold_at: null,
	pictures: [],
} );

export type Stretch = { days: number[]; opens: string; closes: string };

/** The week a day at a time, from Monday; a closed day has no times. */
export const daysOf = ( week: Stretch[] ): { opens: string; closes: string }[] =>
	[ 1, 2, 3, 4, 5, 6, 7 ].map( ( day ) => {
		const { opens = '', closes = '' } = week.find( ( { days } ) => days.includes( day ) ) ?? {};
		return { opens, closes };
	} );

/** The other way round: days of the same times in one stretch. */
export function weekOf( days: { opens: string; closes: string }[] ): Stretch[] {
	const week: Stretch[] = [];
	days.forEach( ( { opens, closes }, index ) => {
		if ( opens === '' && closes === '' ) {
			return;
		}
		const known = week.find( ( stretch ) => stretch.opens === opens && stretch.closes === closes );
		if ( known ) {
			known.days.push( index + 1 );
		} else {
			week.push( { days: [ index + 1 ], opens, closes } );
		}
	} );
	return week;
}
