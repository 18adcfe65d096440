import { Button } from '@wordpress/components';
import { useCallback, useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { DeskDemand, DeskDemandExport } from '@/api/generated/schemas';
import { get, withQuery } from '@/desk/api';
import { download } from '@/desk/download';
import { ListScreen } from '@/desk/list-screen';
import { Fault } from '@/desk/notices';
import type { Field, View } from '@/desk/table';
import { Tabs } from '@/desk/tabs';
import { shortTime } from '@/desk/time';
import { useAddress } from '@/desk/use-address';
import { useList } from '@/desk/use-list';
import { useMutation } from '@/desk/use-mutation';

const FIRST: View = {
	type: 'table',
	filters: [],
	page: 1,
	perPage: 200,
	titleField: 'title',
	fields: [ 'kind', 'waiting', 'first_asked', 'last_asked' ],
	layout: { density: 'balanced', styles: { waiting: { align: 'end' } } },
};

const plain = { enableSorting: false, filterBy: false } as const;

const FIELDS = (): Field< DeskDemand >[] => [
	{
		id: 'title',
		label: __( 'What', 'coleman' ),
		...plain,
		enableHiding: false,
		getValue: ( { item } ) => item.title,
	},
	{ id: 'kind', label: __( 'Waiting for', 'coleman' ), ...plain, getValue: ( { item } ) => item.kind_label },
	{ id: 'waiting', label: __( 'Customers', 'coleman' ), ...plain, getValue: ( { item } ) => item.waiting },
	{
		id: 'first_asked',
		label: __( 'First asked', 'coleman' ),
		...plain,
		getValue: ( { item } ) => shortTime( item.first_asked ),
	},
	{
		id: 'last_asked',
		label: __( 'Last asked', 'coleman' ),
		...plain,
		getValue: ( { item } ) => shortTime( item.last_asked ),
	},
];

/** What customers want to be told of, what most wait for first. */
export function DemandScreen() {
	const [ params, go ] = useAddress();
	const tab = params.get( 'tab' ) ?? '';
	const list = useList< DeskDemand >( {
		first: FIRST,
		path: () => withQuery( '/demand', { kind: tab } ),
	} );
	const fields = useMemo( FIELDS, [] );
	const exporting = useMutation(
		useCallback( ( kind: string ) => get< DeskDemandExport >( withQuery( '/demand/export', { kind } ) ), [] )
	);
	return (
		<ListScreen
			title={ __( 'Wanted', 'coleman' ) }
			buttons={
				<Button
					variant="secondary"
					isBusy={ exporting.isBusy }
					onClick={ () =>
						void exporting
							.run( tab )
							.then( ( answer ) => answer && download( answer.results.csv, 'wanted.csv' ) )
					}
					__next40pxDefaultSize
				>
					{ __( 'Export as CSV', 'coleman' ) }
				</Button>
			}
			list={ list }
			fields={ fields }
			empty={ __( 'No one waits for anything.', 'coleman' ) }
			onOpen={ ( { url } ) => {
				if ( url ) {
					window.open( url, '_blank', 'noopener' );
				}
			} }
			tabs={
				<Tabs
					label={ __( 'What customers wait for', 'coleman' ) }
					tabs={ [
						{ value: '', label: __( 'All', 'coleman' ) },
						{ value: 'in_stock', label: __( 'In stock', 'coleman' ) },
						{ value: 'lower_price', label: __( 'Lower price', 'coleman' ) },
						{ value: 'listed', label: __( 'New arrivals', 'coleman' ) },
					] }
					value={ tab }
					onChoose={ ( value ) => go( { tab: value } ) }
				/>
			}
		>
			<Fault error={ exporting.error } />
		</ListScreen>
	);
}
