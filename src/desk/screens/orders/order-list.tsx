import { Button } from '@wordpress/components';
import { useMemo, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { DeskOrderCounts } from '@/api/generated/schemas';
import { withQuery } from '@/desk/api';
import { Badge } from '@/desk/badge';
import { counted } from '@/desk/counted';
import { Header } from '@/desk/header';
import { Fault } from '@/desk/notices';
import { type Action, type Field, Table, type View } from '@/desk/table';
import { Tabs } from '@/desk/tabs';
import { shortTime } from '@/desk/time';
import { Refused } from '@/desk/use-bulk';
import { useListView } from '@/desk/use-list-view';
import { usePages } from '@/desk/use-pages';
import { useQuery } from '@/desk/use-query';
import { Attention } from './attention';
import { BulkStep, type BulkStepOf } from './bulk-step';
import { listPath } from './list-query';
import { KeptPromises } from './kept-promises';
import { printUrl } from './print-url';
import { StateBadge } from './state-badge';
import type { OrdersBoot, Row } from './types';
import { useBulk } from './use-bulk';

const FIRST: View = {
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

const fieldsOf = ( boot: OrdersBoot ): Field< Row >[] => [
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
			<span className="coleman-orders__customer">
				<span>{ item.customer }</span>
				<small>{ item.company || item.email }</small>
			</span>
		),
	},
	{
		id: 'branch',
		label: __( 'Pickup', 'coleman' ),
		enableSorting: false,
		elements: boot.branches.map( ( { id, city } ) => ( { value: String( id ), label: city } ) ),
		filterBy: { operators: [ 'is' ] },
		getValue: ( { item } ) => item.branch,
		render: ( { item } ) => <span>{ item.branch || __( 'Ships', 'coleman' ) }</span>,
	},
	{
		id: 'pay_method',
		label: __( 'Payment', 'coleman' ),
		enableSorting: false,
		elements: boot.payMethods,
		filterBy: { operators: [ 'is' ] },
		getValue: ( { item } ) => item.pay_method,
		render: ( { item } ) => <span>{ item.pay_method }</span>,
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

type Props = {
	boot: OrdersBoot;
	/** Which of the views is shown. */
	pile: string;
	go: ( changes: Record< string, string > ) => void;
	/** Not while an order is looked at. */
	isShown: boolean;
};

/** All orders, in piles: what is to be done, what waits. */
export function OrderList( { boot, pile, go, isShown }: Props ) {
	const [ view, setView ] = useListView( FIRST );
	const [ selection, setSelection ] = useState< string[] >( [] );
	const [ step, setStep ] = useState< BulkStepOf | null >( null );
	const asked = listPath( pile, view );
	const pages = usePages( asked );
	const orders = useQuery< Row[] >( isShown ? withQuery( asked, { after: pages.after } ) : null );
	const counts = useQuery< DeskOrderCounts >( isShown ? '/orders/counts' : null );
	const bulk = useBulk( () => {
		setSelection( [] );
		orders.reload();
		counts.reload();
	} );
	const fields = useMemo( () => fieldsOf( boot ), [ boot ] );
	const numbers = counts.answer?.results;
	const actions: Action< Row >[] = [
		{
			id: 'confirm',
			label: __( 'Confirm', 'coleman' ),
			supportsBulk: true,
			isEligible: ( row ) => row.steps.includes( 'confirmed' ),
			callback: ( rows ) => setStep( { rows, state: 'confirmed' } ),
		},
		{
			id: 'hold',
			label: __( 'Put on hold', 'coleman' ),
			supportsBulk: true,
			isEligible: ( row ) => row.steps.includes( 'on_hold' ),
			callback: ( rows ) => setStep( { rows, state: 'on_hold' } ),
		},
		{
			id: 'pick-lists',
			label: __( 'Print pick lists', 'coleman' ),
			supportsBulk: true,
			callback: ( rows ) => {
				window.open(
					printUrl(
						boot,
						'pick-list',
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
				title={ __( 'Orders', 'coleman' ) }
				actions={
					<Button variant="primary" onClick={ () => go( { order: 'new' } ) } __next40pxDefaultSize>
						{ __( 'Key in an order', 'coleman' ) }
					</Button>
				}
			/>
			<Attention isShown={ isShown } />
			<Fault error={ orders.error } />
			<Fault error={ bulk.error } onDismiss={ bulk.clear } />
			{ step && (
				<BulkStep
					{ ...step }
					onConfirm={ () => {
						void bulk.run( { rows: step.rows, data: { state: step.state } } );
						setStep( null );
					} }
					onClose={ () => setStep( null ) }
				/>
			) }
			<Refused verdicts={ bulk.refused } onDismiss={ bulk.dismiss } />
			<Table
				rows={ orders.answer?.results ?? [] }
				getId={ ( row ) => String( row.id ) }
				fields={ fields }
				actions={ actions }
				view={ view }
				onChangeView={ setView }
				isLoading={ orders.isLoading || bulk.isBusy }
				searchLabel={ __( 'Order, customer, e-mail, PO or part number', 'coleman' ) }
				empty={
					view.search
						? sprintf(
								/* translators: %s: what was searched for */ __( 'No order matches "%s".', 'coleman' ),
								view.search
							)
						: __( 'No orders here.', 'coleman' )
				}
				onOpen={ ( row ) => go( { order: String( row.id ) } ) }
				selection={ selection }
				onSelect={ setSelection }
				pages={ pages }
				hasMore={ orders.answer?.has_more ?? false }
				after={ orders.answer?.after ?? '' }
			>
				<Tabs
					label={ __( 'Views', 'coleman' ) }
					tabs={ boot.views.map( ( tab ) => {
						const count = numbers?.[ tab.value as keyof DeskOrderCounts ];
						return count === undefined ? tab : { ...tab, count: counted( count ) };
					} ) }
					value={ pile }
					onChoose={ ( value ) => go( { view: value } ) }
				/>
			</Table>
			{ isShown && <KeptPromises /> }
		</>
	);
}
