import { __, _n, sprintf } from '@wordpress/i18n';

/** A moment of something under way. */
export type Moment = {
	at: number;
	/** How much of it is done, from 0 to 1; null while nobody knows. */
	share: number | null;
	/** Rows, pictures: what is counted by the second. */
	records: number;
};

/** How far back the pace is taken from, in milliseconds: shorter jumps about, longer tells of what is over. */
const WINDOW = 20_000;

/** @return The moments that the pace is taken from, with the newest one. */
export const withMoment = ( moments: Moment[], now: Moment ): Moment[] => [
	...moments.filter( ( one ) => now.at - one.at <= WINDOW ),
	now,
];

/** @return Rows and share a second, lately; null before it can be told. */
export function pace( moments: Moment[] ): { rows: number; share: number } | null {
	const first = moments[ 0 ];
	const last = moments[ moments.length - 1 ];
	if ( ! first || ! last || last.at - first.at < 1_000 ) {
		return null;
	}
	const seconds = ( last.at - first.at ) / 1_000;
	return {
		rows: Math.max( 0, ( last.records - first.records ) / seconds ),
		share: Math.max( 0, ( ( last.share ?? 0 ) - ( first.share ?? 0 ) ) / seconds ),
	};
}

/** "about 3 min left"; empty while nobody can tell. */
export function timeLeft( moments: Moment[] ): string {
	const speed = pace( moments );
	const share = moments[ moments.length - 1 ]?.share;
	if ( ! speed || speed.share <= 0 || share === null || share === undefined ) {
		return '';
	}
	const seconds = ( 1 - share ) / speed.share;
	if ( seconds < 60 ) {
		return __( 'less than a minute left', 'coleman' );
	}
	const minutes = Math.round( seconds / 60 );
	/* translators: %d: number of minutes */
	return sprintf( _n( 'about %d minute left', 'about %d minutes left', minutes, 'coleman' ), minutes );
}

/** "1.2 MB" */
export function size( bytes: number ): string {
	const units = [ 'bytes', 'KB', 'MB', 'GB' ];
	const step = bytes < 1 ? 0 : Math.min( units.length - 1, Math.floor( Math.log( bytes ) / Math.log( 1024 ) ) );
	const value = bytes / 1024 ** step;
	return `${ step === 0 ? value : value.toFixed( 1 ) } ${ units[ step ] ?? '' }`;
}
