import { minutesInWords } from '@/desk/time';

/** How long lies between two instants: "4 h 10 min". */
export const waited = ( from: string, to: string ) =>
	minutesInWords( Math.max( 0, Math.floor( ( Date.parse( to ) - Date.parse( from ) ) / 60_000 ) ) );
