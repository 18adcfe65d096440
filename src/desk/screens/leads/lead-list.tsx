import { useMemo, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { DeskLeadCounts, DeskLeadFigure } from '@/api/generated/schemas';
import { withQuery } from '@/desk/api';
import { counted } from '@/desk/counted';
import { Header } from '@/desk/header';
import { Fault } from '@/desk/notices';
import { type Action, type Field, Table, type View } from '@/desk/table';
import { Tabs } from '@/desk/tabs';
import { shortTime } from '@/desk/time';
import { Refused, useBulk } from '@/desk/use-bulk';
import { useListView } from '@/desk/use-list-view';
import { usePages } from '@/desk/use-pages';
import { useQuery } from '@/desk/use-query';
import { Figures } from './figures';
import { listPath } from './list-query';
import { StatusBadges } from './status-badges';
import type { LeadsBoot, Row } from './types';
import { waited } from './waited';

const FIRST: View = {
	type: 'table',
	search: '',
	filters: [],
	page: 1,
	perPage: 25,
	sort: { field: 'received', direction: 'desc' },
	titleField: 'name',
	// What there is room for on a small office screen; the rest is a click away.
	fields: [ 'machine', 'status', 'waited', 'owner', 'branch', 'received' ],
	layout: { density: 'compact' },
};

const LEADS = {
	name: 'leads',
	/* translators: %d: number of inquiries */
	said: ( count: number ) => sprintf( _n( '%d inquiry changed.', '%d inquiries changed.', count, 'coleman' ), count ),
};

const plain = { enableSorting: false, filterBy: false } as const;

const fieldsOf = ( boot: LeadsBoot ): Field< Row >[] => [
	{
		id: 'name',
		label: __( 'Customer', 'coleman' ),
		...plain,
		enableHiding: false,
		getValue: ( { item } ) => item.name,
		render: ( { item } ) => (
			<span className="coleman-leads__two">
				<span>{ item.name }</span>
				<small>{ item.company || item.phone || item.email }</small>
			</span>
		),
	},
	{ id: 'machine', label: __( 'Machine', 'coleman' ), ...plain, getValue: ( { item } ) => item.machine },
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
		label: __( 'Looked after by', 'coleman' ),
		...plain,
		getValue: ( { item } ) => item.owner,
		render: ( { item } ) => <span>{ item.owner || __( 'Nobody yet', 'coleman' ) }</span>,
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
		label: __( 'Went to', 'coleman' ),
		enableSorting: false,
		elements: [ { value: '0', label: __( 'A desk', 'coleman' ) }, ...boot.salesmen ],
		filterBy: { operators: [ 'is' ] },
		getValue: ( { item } ) => item.salesman,
		render: ( { item } ) => <span>{ item.salesman || __( 'Sales desk', 'coleman' ) }</span>,
	},
	{
		id: 'received',
		label: __( 'Received', 'coleman' ),
		filterBy: false,
		getValue: ( { item } ) => item.created_at,
		render: ( { item } ) => <time dateTime={ item.created_at }>{ shortTime( item.created_at ) }</time>,
	},
];

type Props = {
	boot: LeadsBoot;
	/** Which of the views is shown. */
	pile: string;
	onPile: ( view: string ) => void;
	onOpen: ( id: number ) => void;
	/** Not while an inquiry is looked at. */
	isShown: boolean;
};

/** All inquiries, in piles. */
export function LeadList( { boot, pile, onPile, onOpen, isShown }: Props ) {
	const [ view, setView ] = useListView( FIRST );
	const [ selection, setSelection ] = useState< string[] >( [] );
	const asked = listPath( pile, view );
	const pages = usePages( asked );
	const leads = useQuery< Row[] >( isShown ? withQuery( asked, { after: pages.after } ) : null );
	const counts = useQuery< DeskLeadCounts >( isShown ? '/leads/counts' : null );
	const figures = useQuery< DeskLeadFigure[] >( isShown ? '/leads/figures' : null );
	const bulk = useBulk( LEADS, () => {
		setSelection( [] );
		leads.reload();
		counts.reload();
		figures.reload();
	} );
	const fields = useMemo( () => fieldsOf( boot ), [ boot ] );
	const numbers = counts.answer?.results;
	const mark = ( status: string, label: string ): Action< Row > => ( {
		id: status,
		label,
		supportsBulk: true,
		isEligible: ( row ) => row.status !== status,
		callback: ( rows ) => void bulk.run( { rows, data: { status } } ),
	} );
	const actions: Action< Row >[] = [
		{
			id: 'take',
			label: __( 'I look after it', 'coleman' ),
			supportsBulk: true,
			isEligible: ( row ) => row.owner_id !== boot.me,
			callback: ( rows ) => void bulk.run( { rows, data: { owner_id: boot.me } } ),
		},
		mark( 'answered', __( 'Mark as answered', 'coleman' ) ),
		mark( 'won', __( 'Mark as won', 'coleman' ) ),
		mark( 'lost', __( 'Mark as lost', 'coleman' ) ),
		mark( 'spam', __( 'Mark as spam', 'coleman' ) ),
	];

	return (
		<>
			<Header title={ __( 'Leads', 'coleman' ) } />
			<Figures figures={ figures.answer?.results ?? [] } />
			<Fault error={ leads.error } />
			<Fault error={ bulk.error } onDismiss={ bulk.clear } />
			<Refused verdicts={ bulk.refused } onDismiss={ bulk.dismiss } />
			<Table
				rows={ leads.answer?.results ?? [] }
				getId={ ( row ) => String( row.id ) }
				fields={ fields }
				actions={ actions }
				view={ view }
				onChangeView={ setView }
				isLoading={ leads.isLoading || bulk.isBusy }
				searchLabel={ __( 'Name, e-mail, phone, machine or reference', 'coleman' ) }
				empty={
					view.search
						? sprintf(
								/* translators: %s: what was searched for */ __(
									'No inquiry matches "%s".',
									'coleman'
								),
								view.search
							)
						: __( 'No inquiries here.', 'coleman' )
				}
				onOpen={ ( row ) => onOpen( row.id ) }
				selection={ selection }
				onSelect={ setSelection }
				pages={ pages }
				hasMore={ leads.answer?.has_more ?? false }
				after={ leads.answer?.after ?? '' }
			>
				<Tabs
					label={ __( 'Views', 'coleman' ) }
					tabs={ boot.views.map( ( tab ) => {
						const count = numbers?.[ tab.value as keyof DeskLeadCounts ];
						return count === undefined ? tab : { ...tab, count: counted( count ) };
					} ) }
					value={ pile }
					onChoose={ onPile }
				/>
			</Table>
		</>
	);
}
