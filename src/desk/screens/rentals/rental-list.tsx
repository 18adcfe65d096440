import { Button } from '@wordpress/components';
import { useMemo, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { DeskRentalCounts } from '@/api/generated/schemas';
import { withQuery } from '@/desk/api';
import { Badge } from '@/desk/badge';
import { counted } from '@/desk/counted';
import { Header } from '@/desk/header';
import { Fault } from '@/desk/notices';
import { type Action, type Field, Table, type View } from '@/desk/table';
import { Tabs } from '@/desk/tabs';
import { day, shortTime } from '@/desk/time';
import { useListView } from '@/desk/use-list-view';
import { usePages } from '@/desk/use-pages';
import { useQuery } from '@/desk/use-query';
import { formatCents } from '@/rules/money';
import { listPath } from './list-query';
import { printUrl } from './print-url';
import { StateBadge } from './state-badge';
import type { RentalsBoot, Row } from './types';

const FIRST: View = {
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

const fieldsOf = ( boot: RentalsBoot ): Field< Row >[] => [
	{
		id: 'machine',
		label: __( 'Machine', 'coleman' ),
		enableHiding: false,
		enableSorting: false,
		elements: boot.classes.map( ( { id, name } ) => ( { value: String( id ), label: name } ) ),
		filterBy: { operators: [ 'is' ] },
		getValue: ( { item } ) => item.machine,
		render: ( { item } ) => (
			<span className="coleman-rentals__two">
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
			<span className="coleman-rentals__two">
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
			<span className="coleman-rentals__two">
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
		label: __( 'Looked after by', 'coleman' ),
		...plain,
		getValue: ( { item } ) => item.owner,
	},
	{
		id: 'received',
		label: __( 'Came in', 'coleman' ),
		filterBy: false,
		getValue: ( { item } ) => item.created_at,
		render: ( { item } ) => <time dateTime={ item.created_at }>{ shortTime( item.created_at ) }</time>,
	},
];

type Props = {
	boot: RentalsBoot;
	/** Which of the views is shown. */
	pile: string;
	go: ( changes: Record< string, string > ) => void;
	/** Not while a rental is looked at. */
	isShown: boolean;
};

/** All rental requests, in piles: what is new, what goes out today, what is late. */
export function RentalList( { boot, pile, go, isShown }: Props ) {
	const [ view, setView ] = useListView( FIRST );
	const [ selection, setSelection ] = useState< string[] >( [] );
	const asked = listPath( pile, view );
	const pages = usePages( asked );
	const rentals = useQuery< Row[] >( isShown ? withQuery( asked, { after: pages.after } ) : null );
	const counts = useQuery< DeskRentalCounts >( isShown ? '/rentals/counts' : null );
	const fields = useMemo( () => fieldsOf( boot ), [ boot ] );
	const numbers = counts.answer?.results;
	const actions: Action< Row >[] = [
		{
			id: 'print',
			label: __( 'Print rental sheets', 'coleman' ),
			supportsBulk: true,
			callback: ( rows ) => {
				window.open(
					printUrl(
						boot,
						rows.map( ( row ) => row.id )
					),
					'_blank'
				);
			},
		},
	];

	return (
		<>
			<Header
				title={ __( 'Rentals', 'coleman' ) }
				actions={
					<Button variant="secondary" onClick={ () => go( { show: 'calendar' } ) } __next40pxDefaultSize>
						{ __( 'Calendar', 'coleman' ) }
					</Button>
				}
			/>
			<Fault error={ rentals.error } />
			<Table
				rows={ rentals.answer?.results ?? [] }
				getId={ ( row ) => String( row.id ) }
				fields={ fields }
				actions={ actions }
				view={ view }
				onChangeView={ setView }
				isLoading={ rentals.isLoading }
				searchLabel={ __( 'Reference, name, phone, e-mail or unit', 'coleman' ) }
				empty={
					view.search
						? sprintf(
								/* translators: %s: what was searched for */ __( 'No rental matches "%s".', 'coleman' ),
								view.search
							)
						: __( 'No rentals here.', 'coleman' )
				}
				onOpen={ ( row ) => go( { rental: String( row.id ) } ) }
				selection={ selection }
				onSelect={ setSelection }
				pages={ pages }
				hasMore={ rentals.answer?.has_more ?? false }
				after={ rentals.answer?.after ?? '' }
			>
				<Tabs
					label={ __( 'Views', 'coleman' ) }
					tabs={ boot.views.map( ( tab ) => {
						const count = numbers?.[ tab.value as keyof DeskRentalCounts ];
						return count === undefined ? tab : { ...tab, count: counted( count ) };
					} ) }
					value={ pile }
					onChoose={ ( value ) => go( { view: value } ) }
				/>
			</Table>
		</>
	);
}
