import { Button } from '@wordpress/components';
import { useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { ExportList } from '@/desk/export-list';
import { ListScreen, PAGE_SIZES } from '@/desk/list-screen';
import { printAction } from '@/desk/print-action';
import type { Action } from '@/desk/table';
import { ViewTabs } from '@/desk/tabs';
import { useList } from '@/desk/use-list';
import { columnsOf, FIRST } from './columns';
import { listPath } from './list-query';
import { printUrl } from './print-url';
import type { RentalScreenData, Row } from './types';

type Props = {
	boot: RentalScreenData;
	/** Which of the views is shown. */
	queue: string;
	go: ( changes: Record< string, string > ) => void;
	/** Not while a rental is looked at. */
	isShown: boolean;
};

const actionsOf = ( boot: RentalScreenData ): Action< Row >[] => [
	printAction( 'print', __( 'Print rental sheets', 'coleman' ), ( ids ) => printUrl( boot, ids ) ),
];

/** All rental requests, in queues: what is new, what goes out today, what is late. */
export function RentalList( { boot, queue, go, isShown }: Props ) {
	const list = useList< Row >( {
		first: FIRST,
		path: ( view ) => listPath( queue, view ),
		counts: '/rentals/counts',
		isShown,
	} );
	const fields = useMemo( () => columnsOf( boot ), [ boot ] );
	const actions = useMemo( () => actionsOf( boot ), [ boot ] );
	return (
		<ListScreen
			title={ __( 'Rentals', 'coleman' ) }
			buttons={
				<>
					<ExportList list="rentals" path={ listPath( queue, list.view ) } />
					<Button variant="secondary" onClick={ () => go( { show: 'calendar' } ) } __next40pxDefaultSize>
						{ __( 'Calendar', 'coleman' ) }
					</Button>
				</>
			}
			list={ list }
			fields={ fields }
			actions={ actions }
			searchLabel={ __( 'Reference, name, phone, email or unit', 'coleman' ) }
			empty={ __( 'No rentals found.', 'coleman' ) }
			noMatch={ ( words ) =>
				/* translators: %s: what was searched for */
				sprintf( __( 'No rental matches "%s".', 'coleman' ), words )
			}
			onOpen={ ( row ) => go( { rental: String( row.id ) } ) }
			pageSizes={ PAGE_SIZES }
			tabs={
				<ViewTabs
					views={ boot.views }
					counts={ list.counts }
					value={ queue }
					onChoose={ ( view ) => go( { view } ) }
				/>
			}
		/>
	);
}
