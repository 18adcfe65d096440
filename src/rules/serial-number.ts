import { partKey } from './part-key';

/**
 * The counting part of a serial number: the digits at its end without leading zeros, '' when there are none. The
 * model's prefix may be typed or left out. The same rule is Models\SerialNumber in PHP.
 */
export function serialSequence( serial: string, prefix = '' ): string {
	const typed = partKey( serial );
	const start = partKey( prefix );
	const rest =
		start && typed.length > start.length && typed.startsWith( start ) ? typed.slice( start.length ) : typed;
	const digits = /\d+$/.exec( rest )?.[ 0 ];
	return digits === undefined ? '' : digits.replace( /^0+(?=.)/, '' );
}

/** Digits of any length, as numbers. */
const isAtLeast = ( one: string, other: string ) =>
	one.length === other.length ? one >= other : one.length > other.length;

/** Whether a machine lies within a serial break, both ends included; '' is open. What cannot be told fits. */
export function serialFits( serial: string, prefix: string, from: string, to: string ): boolean {
	const sequence = serialSequence( serial, prefix );
	const first = serialSequence( from, prefix );
	const last = serialSequence( to, prefix );
	return ! sequence || ( ( ! first || isAtLeast( sequence, first ) ) && ( ! last || isAtLeast( last, sequence ) ) );
}
