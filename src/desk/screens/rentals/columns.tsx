import { __, sprintf } from '@wordpress/i18n';
import { Badge } from '@/desk/badge';
import type { Field, View } from '@/desk/table';
import { day, minutesInWords, shortTime } from '@/desk/time';
import { formatCents } from '@/rules/money';
import { StateBadge } from './state-badge';
import type { RentalScreenData, Row } from './types';

export const FIRST: View = {
	type: 'table',
	search: '',
	filters: [],
	page: 1,
	perPage: 25,
	titleField: 'machine',
	// What there is room for on a small office screen; the rest is a click away.
	fields: [ 'state', 'customer', 'starts', 'returns', 'branch', 'received' ],
	layout: { density: 'compact', styles: { total: { align: 'end' } } },
};

const plain = { enableSorting: false, filterBy: false } as const;

export const columnsOf = ( boot: RentalScreenData ): Field< Row >[] => [
	{
		id: 'machine',
		label: __( 'Machine', 'coleman' ),
		enableHiding: false,
		enableSorting: false,
		elements: boot.classes.map( ( { id, name } ) => ( { value: String( id ), label: name } ) ),
		filterBy: { operators: [ 'is' ] },
		getValue: ( { item } ) => item.machine,
		render: ( { item } ) => (
			<span className="coleman-desk__two">
				<span>{ item.machine }</span>
				<small>{ item.unit ? `${ item.unit } · ${ item.reference }` : item.reference }</small>
			</span>
		),
	},
	{
		id: 'state',
		label: __( 'State', 'coleman' ),
		enableSorting: false,
		elements: boot.states,
		filterBy: { operators: [ 'isAny' ] },
		getValue: ( { item } ) => item.state,
		render: ( { item } ) => (
			<span className="coleman-rentals__states">
				{ item.is_overdue ? (
					<Badge tone="bad">{ __( 'Overdue', 'coleman' ) }</Badge>
				) : (
					<StateBadge state={ item.state } label={ item.state_label } />
				) }
				{ ! item.is_verified && <Badge tone="plain">{ __( 'Unverified', 'coleman' ) }</Badge> }
				{ item.is_test && <Badge tone="plain">{ __( 'Test', 'coleman' ) }</Badge> }
			</span>
		),
	},
	{
		id: 'customer',
		label: __( 'Customer', 'coleman' ),
		...plain,
		getValue: ( { item } ) => item.customer,
		render: ( { item } ) => (
			<span className="coleman-desk__two">
				<span>{ item.customer }</span>
				<small>{ item.phone }</small>
			</span>
		),
	},
	{
		id: 'starts',
		label: __( 'Out', 'coleman' ),
		filterBy: false,
		getValue: ( { item } ) => item.start_date,
		render: ( { item } ) => <time dateTime={ item.start_date }>{ day( item.start_date ) }</time>,
	},
	{
		id: 'returns',
		label: __( 'Back', 'coleman' ),
		filterBy: false,
		getValue: ( { item } ) => item.return_date,
		render: ( { item } ) => <time dateTime={ item.return_date }>{ day( item.return_date ) }</time>,
	},
	{
		id: 'branch',
		label: __( 'Branch', 'coleman' ),
		enableSorting: false,
		elements: boot.branches.map( ( { id, city } ) => ( { value: String( id ), label: city } ) ),
		filterBy: { operators: [ 'is' ] },
		getValue: ( { item } ) => item.branch,
		render: ( { item } ) => (
			<span className="coleman-desk__two">
				<span>{ item.branch }</span>
				{ item.is_delivery && <small>{ __( 'Delivery', 'coleman' ) }</small> }
			</span>
		),
	},
	{
		id: 'total',
		label: __( 'Total', 'coleman' ),
		...plain,
		getValue: ( { item } ) => item.total_cents,
		render: ( { item } ) => (
			<span className="coleman-rentals__amount">
				{ item.is_priced ? formatCents( item.total_cents ) : __( 'Needs a price', 'coleman' ) }
			</span>
		),
	},
	{
		id: 'owner',
		label: __( 'Assigned to', 'coleman' ),
		...plain,
		getValue: ( { item } ) => item.owner,
	},
	{
		id: 'received',
		label: __( 'Received', 'coleman' ),
		filterBy: false,
		getValue: ( { item } ) => item.created_at,
		render: ( { item } ) => (
			<span className="coleman-desk__two">
				<time dateTime={ item.created_at }>{ shortTime( item.created_at ) }</time>
				{ item.state === 'requested' && ! item.is_answered && item.minutes > 0 && (
					<small>
						{
							/* translators: %s: a stretch of time, "4 h 10 min" */
							sprintf( __( 'Waiting for %s', 'coleman' ), minutesInWords( item.minutes ) )
						}
					</small>
				) }
			</span>
		),
	},
];
