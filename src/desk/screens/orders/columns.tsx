import { __, sprintf } from '@wordpress/i18n';
import { Badge } from '@/desk/badge';
import type { Field, View } from '@/desk/table';
import { shortTime } from '@/desk/time';
import { endedUnpaid, PaidBadge } from './payments';
import { StateBadge } from './state-badge';
import type { OrderScreenData, Row } from './types';

export const FIRST: View = {
	type: 'table',
	search: '',
	filters: [],
	page: 1,
	perPage: 25,
	sort: { field: 'placed', direction: 'desc' },
	titleField: 'number',
	// What there is room for on a small office screen; the rest is a click away.
	fields: [ 'state', 'customer', 'total', 'branch', 'pay_method', 'placed' ],
	layout: { density: 'compact', styles: { item_count: { align: 'end' }, total: { align: 'end' } } },
};

/** As the list of somebody begins who works at this branch; 0 for all. */
export const firstOf = ( branch: number ): View =>
	branch === 0 ? FIRST : { ...FIRST, filters: [ { field: 'branch', operator: 'is', value: String( branch ) } ] };

const from = ( { ships_from: cities }: Row ) =>
	cities.length === 0
		? __( 'Ships', 'coleman' )
		: /* translators: %s: cities */ sprintf( __( 'Ships from %s', 'coleman' ), cities.join( ', ' ) );

export const columnsOf = ( boot: OrderScreenData ): Field< Row >[] => [
	{
		id: 'number',
		label: __( 'Order', 'coleman' ),
		enableHiding: false,
		enableSorting: false,
		filterBy: false,
		getValue: ( { item } ) => item.number,
		render: ( { item } ) => (
			<span className="coleman-orders__number">
				{ item.number } { item.is_phone && <Badge tone="plain">{ __( 'Phone', 'coleman' ) }</Badge> }
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
			<span className="coleman-orders__states">
				<StateBadge state={ item.state } label={ item.state_label } />
				{ item.attention !== '' && <Badge tone="bad">{ item.attention }</Badge> }
				{ item.is_backordered && <StateBadge state="backordered" label={ __( 'Backorder', 'coleman' ) } /> }
			</span>
		),
	},
	{
		id: 'customer',
		label: __( 'Customer', 'coleman' ),
		enableSorting: false,
		filterBy: false,
		getValue: ( { item } ) => item.customer,
		render: ( { item } ) => (
			<span className="coleman-desk__two">
				<span>{ item.customer }</span>
				<small>{ item.company || item.email }</small>
			</span>
		),
	},
	{
		id: 'branch',
		label: __( 'Branch', 'coleman' ),
		enableSorting: false,
		elements: boot.branches.map( ( { id, city } ) => ( { value: String( id ), label: city } ) ),
		filterBy: { operators: [ 'is' ] },
		getValue: ( { item } ) => item.branch,
		render: ( { item } ) => (
			<span>
				{ item.branch === ''
					? from( item )
					: /* translators: %s: city */ sprintf( __( 'Pickup %s', 'coleman' ), item.branch ) }
			</span>
		),
	},
	{
		id: 'pay_method',
		label: __( 'Payment', 'coleman' ),
		enableSorting: false,
		elements: boot.payMethods,
		filterBy: { operators: [ 'is' ] },
		getValue: ( { item } ) => item.pay_method,
		render: ( { item } ) => (
			<span className="coleman-desk__two">
				{ ! endedUnpaid( item.state, item.payment_status ) && <span>{ item.pay_method }</span> }
				<span>
					<PaidBadge status={ item.payment_status } label={ item.payment_label } />
				</span>
			</span>
		),
	},
	{
		id: 'po_number',
		label: __( 'PO', 'coleman' ),
		enableSorting: false,
		filterBy: false,
		getValue: ( { item } ) => item.po_number,
	},
	{
		id: 'item_count',
		label: __( 'Pieces', 'coleman' ),
		enableSorting: false,
		filterBy: false,
		getValue: ( { item } ) => item.item_count,
	},
	{
		id: 'total',
		label: __( 'Total', 'coleman' ),
		filterBy: false,
		getValue: ( { item } ) => item.total_cents,
		render: ( { item } ) => (
			<span className="coleman-orders__amount">
				{ item.has_unknown_price ? __( 'Needs a price', 'coleman' ) : item.total }
			</span>
		),
	},
	{
		id: 'placed',
		type: 'date',
		label: __( 'Placed', 'coleman' ),
		filterBy: { operators: [ 'between', 'on', 'afterInc', 'beforeInc' ] },
		getValue: ( { item } ) => item.placed_at,
		render: ( { item } ) => <time dateTime={ item.placed_at }>{ shortTime( item.placed_at ) }</time>,
	},
	{
		id: 'changed',
		label: __( 'Last change', 'coleman' ),
		filterBy: false,
		getValue: ( { item } ) => item.changed_at,
		render: ( { item } ) => <time dateTime={ item.changed_at }>{ shortTime( item.changed_at ) }</time>,
	},
];
