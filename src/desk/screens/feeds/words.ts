import { __, _n, sprintf } from '@wordpress/i18n';
import type { FeedRunRow } from '@/api/generated/schemas';
import type { Tone } from '@/desk/badge';

type State = FeedRunRow[ 'shown_state' ];

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
export function stateWords( { shown_state: state, is_dry: isDry }: Pick< FeedRunRow, 'shown_state' | 'is_dry' > ): {
	tone: Tone;
	text: string;
} {
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
		restoring: { tone: 'waiting', text: __( 'Restoring', 'coleman' ) },
		restored: { tone: 'plain', text: __( 'Restored', 'coleman' ) },
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
		[ 'kept', __( '%s kept by staff', 'coleman' ) ],
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
