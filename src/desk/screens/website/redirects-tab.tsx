import { Button } from '@wordpress/components';
import { useCallback, useMemo, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { Redirect, RedirectExport, RedirectRemoval } from '@/api/generated/schemas';
import { get, post, withQuery } from '@/desk/api';
import { download } from '@/desk/download';
import { ListScreen } from '@/desk/list-screen';
import { Fault, useAnnounce } from '@/desk/notices';
import type { Action, Field, View } from '@/desk/table';
import { shortTime } from '@/desk/time';
import { useList } from '@/desk/use-list';
import { useMutation } from '@/desk/use-mutation';
import { RedirectForm } from './redirect-form';
import { RedirectImport } from './redirect-import';

const FIRST: View = {
	type: 'table',
	search: '',
	filters: [],
	page: 1,
	perPage: 50,
	titleField: 'source',
	fields: [ 'target', 'status', 'hits', 'last_hit' ],
	layout: { density: 'balanced', styles: { hits: { align: 'end' } } },
};

const plain = { enableSorting: false, filterBy: false } as const;

const FIELDS = (): Field< Redirect >[] => [
	{
		id: 'source',
		label: __( 'Old address', 'coleman' ),
		...plain,
		enableHiding: false,
		getValue: ( { item } ) => item.source,
	},
	{
		id: 'target',
		label: __( 'New address', 'coleman' ),
		...plain,
		getValue: ( { item } ) => item.target || __( '(gone)', 'coleman' ),
	},
	{
		id: 'status',
		label: __( 'Status', 'coleman' ),
		...plain,
		getValue: ( { item } ) =>
			item.is_forced
				? /* translators: %d: status such as 301 */ sprintf( __( '%d, over a page', 'coleman' ), item.status )
				: String( item.status ),
	},
	{ id: 'hits', label: __( 'Hits', 'coleman' ), ...plain, getValue: ( { item } ) => item.hits },
	{
		id: 'last_hit',
		label: __( 'Last hit', 'coleman' ),
		...plain,
		getValue: ( { item } ) => item.last_hit,
		render: ( { item } ) =>
			item.last_hit ? <time dateTime={ item.last_hit }>{ shortTime( item.last_hit ) }</time> : <>–</>,
	},
];

/** Where old addresses lead. */
export function RedirectsTab( { tabs }: { tabs: ReactNode } ) {
	const list = useList< Redirect >( {
		first: FIRST,
		name: 'redirects',
		path: ( view ) => withQuery( '/redirects', { search: view.search ?? '' } ),
	} );
	const announce = useAnnounce();
	const fields = useMemo( FIELDS, [] );
	const [ open, setOpen ] = useState< Redirect | 'new' | 'import' | null >( null );
	const removal = useMutation(
		useCallback(
			( rows: Redirect[] ) =>
				post< RedirectRemoval >( '/redirects/remove', { ids: rows.map( ( { id } ) => id ) } ),
			[]
		)
	);
	const exporting = useMutation( useCallback( () => get< RedirectExport >( '/redirects/export' ), [] ) );
	const actions: Action< Redirect >[] = [
		{
			id: 'remove',
			label: __( 'Remove', 'coleman' ),
			supportsBulk: true,
			callback: ( rows ) =>
				void removal.run( rows ).then( ( answer ) => {
					if ( answer ) {
						/* translators: %d: number of redirects */
						announce( sprintf( __( 'Redirects removed: %d.', 'coleman' ), answer.results.removed ) );
						list.reload();
					}
				} ),
		},
	];
	const done = ( said: string ) => {
		setOpen( null );
		announce( said );
		list.reload();
	};
	return (
		<>
			<ListScreen
				title={ __( 'Website', 'coleman' ) }
				list={ list }
				fields={ fields }
				actions={ actions }
				searchLabel={ __( 'Old or new address', 'coleman' ) }
				empty={ __( 'No redirects yet.', 'coleman' ) }
				noMatch={ ( search ) =>
					/* translators: %s: what was searched for */
					sprintf( __( 'No redirect has “%s” in it.', 'coleman' ), search )
				}
				onOpen={ setOpen }
				tabs={ tabs }
			>
				<div className="coleman-website__tools">
					<Button variant="primary" onClick={ () => setOpen( 'new' ) } __next40pxDefaultSize>
						{ __( 'Add a redirect', 'coleman' ) }
					</Button>
					<Button variant="secondary" onClick={ () => setOpen( 'import' ) } __next40pxDefaultSize>
						{ __( 'Import from CSV', 'coleman' ) }
					</Button>
					<Button
						variant="secondary"
						isBusy={ exporting.isBusy }
						onClick={ () =>
							void exporting
								.run( undefined )
								.then( ( answer ) => answer && download( answer.results.csv, 'redirects.csv' ) )
						}
						__next40pxDefaultSize
					>
						{ __( 'Export as CSV', 'coleman' ) }
					</Button>
				</div>
				<Fault error={ removal.error ?? exporting.error } />
			</ListScreen>
			{ open === 'import' && <RedirectImport onClose={ () => setOpen( null ) } onDone={ done } /> }
			{ open !== null && open !== 'import' && (
				<RedirectForm
					redirect={ open === 'new' ? null : open }
					onClose={ () => setOpen( null ) }
					onDone={ done }
				/>
			) }
		</>
	);
}
