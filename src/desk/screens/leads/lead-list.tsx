import { useMemo } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { DeskLeadFigure } from '@/api/generated/schemas';
import { ExportList } from '@/desk/export-list';
import { ListScreen, PAGE_SIZES } from '@/desk/list-screen';
import { Fault } from '@/desk/notices';
import type { Action } from '@/desk/table';
import { ViewTabs } from '@/desk/tabs';
import { type Bulk, Refused, useBulk } from '@/desk/use-bulk';
import { useList } from '@/desk/use-list';
import { useQuery } from '@/desk/use-query';
import { columnsOf, FIRST } from './columns';
import { Figures } from './figures';
import { listPath } from './list-query';
import type { LeadScreenData, Row } from './types';

const LEADS = {
	name: 'leads',
	/* translators: %d: number of inquiries */
	said: ( count: number ) => sprintf( _n( '%d inquiry changed.', '%d inquiries changed.', count, 'coleman' ), count ),
};

type Props = {
	boot: LeadScreenData;
	/** Which of the views is shown. */
	queue: string;
	onQueue: ( view: string ) => void;
	onOpen: ( id: number ) => void;
	/** Not while an inquiry is looked at. */
	isShown: boolean;
};

/** What can be done with several inquiries at once. */
function actionsOf( me: number, run: ( bulk: Bulk ) => void ): Action< Row >[] {
	const mark = ( status: string, label: string ): Action< Row > => ( {
		id: status,
		label,
		supportsBulk: true,
		isEligible: ( row ) => row.status !== status,
		callback: ( rows ) => run( { rows, data: { status } } ),
	} );
	return [
		{
			id: 'take',
			label: __( 'Assign to me', 'coleman' ),
			supportsBulk: true,
			isEligible: ( row ) => row.owner_id !== me,
			callback: ( rows ) => run( { rows, data: { owner_id: me } } ),
		},
		mark( 'answered', __( 'Mark as answered', 'coleman' ) ),
		mark( 'won', __( 'Mark as won', 'coleman' ) ),
		mark( 'lost', __( 'Mark as lost', 'coleman' ) ),
		mark( 'spam', __( 'Mark as spam', 'coleman' ) ),
	];
}

/** All inquiries, in queues. */
export function LeadList( { boot, queue, onQueue, onOpen, isShown }: Props ) {
	const list = useList< Row >( {
		first: FIRST,
		path: ( view ) => listPath( queue, view ),
		counts: '/leads/counts',
		isShown,
	} );
	const figures = useQuery< DeskLeadFigure[] >( isShown ? '/leads/figures' : null );
	const bulk = useBulk( LEADS, () => {
		list.reload();
		figures.reload();
	} );
	const fields = useMemo( () => columnsOf( boot ), [ boot ] );
	return (
		<ListScreen
			title={ __( 'Leads', 'coleman' ) }
			buttons={ <ExportList list="leads" path={ listPath( queue, list.view ) } /> }
			list={ list }
			fields={ fields }
			actions={ actionsOf( boot.me, ( step ) => void bulk.run( step ) ) }
			isBusy={ bulk.isBusy }
			searchLabel={ __( 'Name, email, phone, machine or reference', 'coleman' ) }
			empty={ __( 'No inquiries found.', 'coleman' ) }
			noMatch={ ( words ) =>
				/* translators: %s: what was searched for */
				sprintf( __( 'No inquiry matches "%s".', 'coleman' ), words )
			}
			onOpen={ ( row ) => onOpen( row.id ) }
			pageSizes={ PAGE_SIZES }
			tabs={ <ViewTabs views={ boot.views } counts={ list.counts } value={ queue } onChoose={ onQueue } /> }
		>
			<Figures figures={ figures.answer?.results ?? [] } />
			<Fault error={ bulk.error } onDismiss={ bulk.clear } />
			<Refused verdicts={ bulk.refused } onDismiss={ bulk.dismiss } />
		</ListScreen>
	);
}
