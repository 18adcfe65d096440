import { __, _n, sprintf } from '@wordpress/i18n';
import type { FeedRunRow } from '@/api/generated/schemas';
import type { Tone } from '@/desk/badge';

type State = FeedRunRow[ 'state' ];

/** What a kind of feed is called; one that is not known here is called by its name. */
export function kindName( name: string ): string {
	const names: Record< string, string > = {
		parts: __( 'Parts', 'coleman' ),
		prices: __( 'Prices', 'coleman' ),
		stock: __( 'Stock on hand', 'coleman' ),
		supersessions: __( 'Supersessions', 'coleman' ),
		machines: __( 'New machines', 'coleman' ),
		used: __( 'Used machines', 'coleman' ),
		'rental-classes': __( 'Machines for rent', 'coleman' ),
		'rental-units': __( 'Rental units', 'coleman' ),
		attachments: __( 'Attachments', 'coleman' ),
		locations: __( 'Branches', 'coleman' ),
		salesmen: __( 'Sales team', 'coleman' ),
		models: __( 'Models with parts books', 'coleman' ),
		diagrams: __( 'Diagrams of parts books', 'coleman' ),
		callouts: __( 'Rows of diagrams', 'coleman' ),
		images: __( 'Pictures', 'coleman' ),
	};
	const plain = name.replace( /[_-]/g, ' ' );
	return names[ name ] ?? plain.charAt( 0 ).toUpperCase() + plain.slice( 1 );
}

/** How a run stands, in a word or two. */
export function stateWords( state: State, isDry: boolean ): { tone: Tone; text: string } {
	const words: Record< State, { tone: Tone; text: string } > = {
		receiving: { tone: 'waiting', text: __( 'Not started', 'coleman' ) },
		reading: { tone: 'waiting', text: __( 'Reading', 'coleman' ) },
		comparing: { tone: 'waiting', text: __( 'Comparing', 'coleman' ) },
		held: { tone: 'bad', text: __( 'Held', 'coleman' ) },
		compared: { tone: 'waiting', text: __( 'Checked', 'coleman' ) },
		applying: { tone: 'waiting', text: __( 'Importing', 'coleman' ) },
		vanishing: { tone: 'waiting', text: __( 'Importing', 'coleman' ) },
		indexing: { tone: 'waiting', text: __( 'Updating search', 'coleman' ) },
		applied: { tone: 'good', text: __( 'Imported', 'coleman' ) },
		undone: { tone: 'plain', text: __( 'Undone', 'coleman' ) },
		discarded: { tone: 'plain', text: __( 'Discarded', 'coleman' ) },
		failed: { tone: 'bad', text: __( 'Failed', 'coleman' ) },
	};
	return isDry && state === 'discarded'
		? { tone: 'plain', text: __( 'Checked, discarded', 'coleman' ) }
		: words[ state ];
}

const number = ( value: number ) => value.toLocaleString( 'en-US' );

/** What a run has done, or would do, in a line. */
export function outcome( run: Pick< FeedRunRow, 'state' | 'counts' | 'message' > ): string {
	if ( run.message !== '' ) {
		return run.message;
	}
	const count = ( name: string ) => run.counts[ name ] ?? 0;
	const isDone = run.state === 'applied';
	const pieces = [
		/* translators: %s: number of things */
		[ isDone ? 'done_new' : 'new', __( '%s new', 'coleman' ) ],
		/* translators: %s: number of things */
		[ isDone ? 'done_changed' : 'changed', __( '%s changed', 'coleman' ) ],
		/* translators: %s: number of things */
		[ isDone ? 'done_vanish' : 'vanish', __( '%s removed', 'coleman' ) ],
		/* translators: %s: number of things */
		[ 'missing', __( '%s missing', 'coleman' ) ],
		/* translators: %s: number of prices */
		[ 'held', _n( '%s price held', '%s prices held', count( 'held' ), 'coleman' ) ],
		/* translators: %s: number of rows */
		[ 'restored', _n( '%s row restored', '%s rows restored', count( 'restored' ), 'coleman' ) ],
		/* translators: %s: number of things */
		[ 'left', __( '%s not changed', 'coleman' ) ],
		/* translators: %s: number of cells */
		[ 'cells', _n( '%s invalid value', '%s invalid values', count( 'cells' ), 'coleman' ) ],
		/* translators: %s: number of rows */
		[ 'bad', _n( '%s invalid row', '%s invalid rows', count( 'bad' ), 'coleman' ) ],
	] as const;
	const told = pieces
		.filter( ( [ name ] ) => count( name ) > 0 )
		.map( ( [ name, text ] ) => sprintf( text, number( count( name ) ) ) );
	if ( told.length > 0 ) {
		return told.join( ', ' );
	}
	return isDone || run.state === 'compared' ? __( 'Nothing has changed.', 'coleman' ) : '';
}

/** A moment of a run under way. */
export type Moment = { at: number; share: number | null; records: number };

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
