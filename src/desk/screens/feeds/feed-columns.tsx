import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Feed, FeedRunRow } from '@/api/generated/schemas';
import { Badge } from '@/desk/badge';
import type { Field, View } from '@/desk/table';
import { longTime } from '@/desk/time';
import { Outcome } from './outcome';
import type { Go } from './types';
import { kindName } from './words';

const plain = { enableSorting: false, filterBy: false } as const;

const BASE = { type: 'table', search: '', filters: [], page: 1, layout: { density: 'balanced' } } as const;

export const FEEDS: View = {
	...BASE,
	filters: [],
	perPage: 100,
	titleField: 'name',
	fields: [ 'brings', 'file', 'when', 'by', 'outcome' ],
};

export const RUNS: View = {
	...BASE,
	filters: [],
	perPage: 25,
	titleField: 'file',
	fields: [ 'when', 'by', 'outcome', 'kept' ],
};

/** What is out of the ordinary about a feed. */
function watched( feed: Feed ): string[] {
	return [
		feed.is_frozen ? __( 'Frozen: files are not imported', 'coleman' ) : '',
		feed.is_silent ? __( 'File overdue', 'coleman' ) : '',
		feed.is_same ? __( 'Same file keeps arriving', 'coleman' ) : '',
	].filter( ( word ) => word !== '' );
}

function howMuch( feed: Feed ): string {
	if ( ! feed.is_full ) {
		return __( 'Partial: missing items stay', 'coleman' );
	}
	return feed.removal === 'at_once'
		? __( 'Full: missing items are removed immediately', 'coleman' )
		: __( 'Full: items missing twice are removed', 'coleman' );
}

type Run = Pick< FeedRunRow, 'created_at' | 'by' | 'state' | 'shown_state' | 'is_dry' | 'counts' | 'message' >;

/** When a file came, by whom, and what became of it; nothing where none has come. */
const ofRun = < Row, >( runOf: ( row: Row ) => Run | null ): Field< Row >[] => [
	{
		id: 'when',
		label: __( 'When', 'coleman' ),
		...plain,
		getValue: ( { item } ) => runOf( item )?.created_at ?? '',
		render: ( { item } ) => {
			const at = runOf( item )?.created_at;
			return at ? <time dateTime={ at }>{ longTime( at ) }</time> : null;
		},
	},
	{
		id: 'by',
		label: __( 'By', 'coleman' ),
		...plain,
		getValue: ( { item } ) => {
			const run = runOf( item );
			return run ? run.by || __( 'Command line', 'coleman' ) : '';
		},
	},
	{
		id: 'outcome',
		label: __( 'Outcome', 'coleman' ),
		...plain,
		getValue: ( { item } ) => runOf( item )?.state ?? '',
		render: ( { item } ) => {
			const run = runOf( item );
			return run ? (
				<span className="coleman-feeds__outcome">
					<Outcome run={ run } />
				</span>
			) : null;
		},
	},
];

export const feedColumns = ( go: Go ): Field< Feed >[] => [
	{ id: 'name', label: __( 'Feed', 'coleman' ), ...plain, enableHiding: false, getValue: ( { item } ) => item.name },
	{
		id: 'brings',
		label: __( 'Contains', 'coleman' ),
		...plain,
		getValue: ( { item } ) => kindName( item.kind ),
		render: ( { item } ) => (
			<span className="coleman-desk__two">
				<span>{ kindName( item.kind ) }</span>
				{ watched( item ).map( ( word ) => (
					<Badge key={ word } tone="bad">
						{ word }
					</Badge>
				) ) }
				<small>{ howMuch( item ) }</small>
			</span>
		),
	},
	{
		id: 'file',
		label: __( 'Last file', 'coleman' ),
		...plain,
		getValue: ( { item } ) => item.last_run?.source_name ?? '',
		render: ( { item: { last_run: run } } ) =>
			run ? (
				<Button
					className="coleman-feeds__file-name"
					variant="link"
					onClick={ () => go( { run: String( run.id ) } ) }
				>
					{ run.source_name }
				</Button>
			) : (
				<span>{ __( 'Nothing yet.', 'coleman' ) }</span>
			),
	},
	...ofRun< Feed >( ( feed ) => feed.last_run ?? null ),
];

export const runColumns = (): Field< FeedRunRow >[] => [
	{
		id: 'file',
		label: __( 'File', 'coleman' ),
		...plain,
		enableHiding: false,
		getValue: ( { item } ) => item.source_name,
		// Files come under one name again and again.
		render: ( { item } ) => (
			<span className="coleman-desk__two">
				<span className="coleman-feeds__file-name">{ item.source_name }</span>
				<small>{ `#${ item.id }` }</small>
			</span>
		),
	},
	...ofRun< FeedRunRow >( ( run ) => run ),
	{
		id: 'kept',
		label: __( 'Stored data', 'coleman' ),
		...plain,
		getValue: ( { item } ) => ( item.is_kept ? __( 'can be imported again', 'coleman' ) : '' ),
	},
];
