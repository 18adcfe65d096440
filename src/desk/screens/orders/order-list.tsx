import { Button } from '@wordpress/components';
import { useMemo, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { ExportList } from '@/desk/export-list';
import { ListScreen, PAGE_SIZES } from '@/desk/list-screen';
import { Fault } from '@/desk/notices';
import { printAction } from '@/desk/print-action';
import type { Action } from '@/desk/table';
import { ViewTabs } from '@/desk/tabs';
import { Refused } from '@/desk/use-bulk';
import { useList } from '@/desk/use-list';
import { Attention } from './attention';
import { BulkStep, type BulkStepOf } from './bulk-step';
import { columnsOf, firstOf } from './columns';
import { KeptPromises } from './kept-promises';
import { countsPath, listPath } from './list-query';
import { OwnBranch } from './own-branch';
import { printUrl } from './print-url';
import type { OrderScreenData, Row } from './types';
import { type Undoable, UndoStep } from './undo-step';
import { useBulk } from './use-bulk';

type Props = {
	boot: OrderScreenData;
	/** Which of the views is shown. */
	queue: string;
	go: ( changes: Record< string, string > ) => void;
	/** Not while an order is looked at. */
	isShown: boolean;
};

/** What can be done with several orders at once. */
const actionsOf = ( boot: OrderScreenData, ask: ( step: BulkStepOf ) => void ): Action< Row >[] => [
	{
		id: 'confirm',
		label: __( 'Confirm', 'coleman' ),
		supportsBulk: true,
		isEligible: ( row ) => row.steps.includes( 'confirmed' ),
		callback: ( rows ) => ask( { rows, state: 'confirmed' } ),
	},
	{
		id: 'hold',
		label: __( 'Put on hold', 'coleman' ),
		supportsBulk: true,
		isEligible: ( row ) => row.steps.includes( 'on_hold' ),
		callback: ( rows ) => ask( { rows, state: 'on_hold' } ),
	},
	printAction( 'pick-lists', __( 'Print pick lists', 'coleman' ), ( ids ) => printUrl( boot, 'pick-list', ids ) ),
	printAction( 'packing-slips', __( 'Print packing slips', 'coleman' ), ( ids ) =>
		printUrl( boot, 'packing-slip', ids )
	),
	printAction( 'labels', __( 'Print labels', 'coleman' ), ( ids ) => printUrl( boot, 'label', ids ) ),
];

/** All orders, in queues: what is to be done, what waits. */
export function OrderList( { boot, queue, go, isShown }: Props ) {
	const [ branch, setBranch ] = useState( boot.ownBranch );
	const first = useMemo( () => firstOf( branch ), [ branch ] );
	const list = useList< Row >( {
		first,
		path: ( view ) => listPath( queue, view ),
		counts: countsPath,
		isShown,
	} );
	const [ step, setStep ] = useState< BulkStepOf | null >( null );
	const [ undoable, setUndoable ] = useState< Undoable | null >( null );
	const bulk = useBulk( list.reload );
	const fields = useMemo( () => columnsOf( boot ), [ boot ] );
	const actions = useMemo( () => actionsOf( boot, setStep ), [ boot ] );
	return (
		<>
			<ListScreen
				title={ __( 'Orders', 'coleman' ) }
				buttons={
					<>
						<OwnBranch boot={ boot } branch={ branch } onChange={ setBranch } />
						<ExportList list="orders" path={ listPath( queue, list.view ) } />
						<Button variant="primary" onClick={ () => go( { order: 'new' } ) } __next40pxDefaultSize>
							{ __( 'Enter an order', 'coleman' ) }
						</Button>
					</>
				}
				list={ list }
				fields={ fields }
				actions={ actions }
				isBusy={ bulk.isBusy }
				searchTakesFocus={ isShown }
				searchLabel={ __( 'Order, customer, email, PO or part number', 'coleman' ) }
				empty={ __( 'No orders found.', 'coleman' ) }
				noMatch={ ( words ) =>
					/* translators: %s: what was searched for */
					sprintf( __( 'No order matches "%s".', 'coleman' ), words )
				}
				onOpen={ ( row ) => go( { order: String( row.id ) } ) }
				pageSizes={ PAGE_SIZES }
				tabs={
					<ViewTabs
						views={ boot.views }
						counts={ list.counts }
						value={ queue }
						onChoose={ ( view ) => go( { view } ) }
					/>
				}
			>
				<Attention isShown={ isShown } />
				<Fault error={ bulk.error } onDismiss={ bulk.clear } />
				{ step && (
					<BulkStep
						{ ...step }
						onConfirm={ async () => {
							setStep( null );
							setUndoable( null );
							const done = await bulk.run( { rows: step.rows, data: { state: step.state } } );
							setUndoable( done?.undoable ?? null );
						} }
						onClose={ () => setStep( null ) }
					/>
				) }
				{ undoable && (
					<UndoStep
						key={ undoable.step }
						undoable={ undoable }
						onOver={ () => setUndoable( null ) }
						onUndone={ list.reload }
					/>
				) }
				<Refused verdicts={ bulk.refused } onDismiss={ bulk.dismiss } />
			</ListScreen>
			{ isShown && <KeptPromises /> }
		</>
	);
}
