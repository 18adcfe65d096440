import { __ } from '@wordpress/i18n';
import type { Field, View } from '@/desk/table';
import { shortTime } from '@/desk/time';
import { StatusBadges } from './status-badges';
import type { LeadScreenData, Row } from './types';
import { waited } from './waited';

export const FIRST: View = {
	type: 'table',
	search: '',
	filters: [],
	page: 1,
	perPage: 25,
	sort: { field: 'received', direction: 'desc' },
	titleField: 'name',
	// What there is room for on a small office screen; the rest is a click away.
	fields: [ 'kind', 'machine', 'status', 'waited', 'owner', 'branch', 'received' ],
	layout: { density: 'compact' },
};

const plain = { enableSorting: false, filterBy: false } as const;

export const columnsOf = ( boot: LeadScreenData ): Field< Row >[] => [
	{
		id: 'name',
		label: __( 'Customer', 'coleman' ),
		...plain,
		enableHiding: false,
		getValue: ( { item } ) => item.name,
		render: ( { item } ) => (
			<span className="coleman-desk__two">
				<span>{ item.name }</span>
				<small>{ item.company || item.phone || item.email }</small>
			</span>
		),
	},
	{
		id: 'kind',
		label: __( 'Kind', 'coleman' ),
		enableSorting: false,
		elements: boot.kinds,
		filterBy: { operators: [ 'is' ] },
		getValue: ( { item } ) => item.kind,
		render: ( { item } ) => <span>{ item.kind_label }</span>,
	},
	{
		id: 'machine',
		label: __( 'About', 'coleman' ),
		...plain,
		getValue: ( { item } ) => item.machine,
		render: ( { item } ) => <span>{ item.machine || '–' }</span>,
	},
	{
		id: 'status',
		label: __( 'Status', 'coleman' ),
		enableSorting: false,
		elements: boot.marks,
		filterBy: { operators: [ 'is' ] },
		getValue: ( { item } ) => item.status,
		render: ( { item } ) => <StatusBadges lead={ item } />,
	},
	{
		id: 'waited',
		label: __( 'Answer', 'coleman' ),
		...plain,
		getValue: ( { item } ) => item.minutes,
		render: ( { item } ) => <span>{ waited( item ) }</span>,
	},
	{
		id: 'owner',
		label: __( 'Assigned to', 'coleman' ),
		...plain,
		getValue: ( { item } ) => item.owner,
		render: ( { item } ) => <span>{ item.owner || __( 'Unassigned', 'coleman' ) }</span>,
	},
	{
		id: 'branch',
		label: __( 'Branch', 'coleman' ),
		enableSorting: false,
		elements: boot.branches,
		filterBy: { operators: [ 'is' ] },
		getValue: ( { item } ) => item.branch,
		render: ( { item } ) => <span>{ item.branch || '–' }</span>,
	},
	{
		id: 'salesman',
		label: __( 'Sent to', 'coleman' ),
		enableSorting: false,
		elements: [ { value: '0', label: __( 'A desk', 'coleman' ) }, ...boot.salesmen ],
		filterBy: { operators: [ 'is' ] },
		getValue: ( { item } ) => item.salesman,
		render: ( { item } ) => <span>{ item.salesman || __( 'A desk', 'coleman' ) }</span>,
	},
	{
		id: 'received',
		label: __( 'Received', 'coleman' ),
		filterBy: false,
		getValue: ( { item } ) => item.created_at,
		render: ( { item } ) => <time dateTime={ item.created_at }>{ shortTime( item.created_at ) }</time>,
	},
];
