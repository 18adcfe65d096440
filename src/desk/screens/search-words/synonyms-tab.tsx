import { Button } from '@wordpress/components';
import { useCallback, useMemo, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { SearchWord } from '@/api/generated/schemas';
import { post, withQuery } from '@/desk/api';
import { Confirm } from '@/desk/confirm';
import { ListScreen } from '@/desk/list-screen';
import { NewFault, useAnnounce } from '@/desk/notices';
import type { Action, Field, View } from '@/desk/table';
import { shortTime } from '@/desk/time';
import { useList } from '@/desk/use-list';
import { useMutation } from '@/desk/use-mutation';
import { SynonymForm } from './synonym-form';

const FIRST: View = {
	type: 'table',
	search: '',
	filters: [],
	page: 1,
	perPage: 500,
	titleField: 'typed',
	fields: [ 'meant', 'uses', 'last_used', 'changed' ],
	layout: { density: 'balanced', styles: { uses: { align: 'end' } } },
};

const plain = { enableSorting: false, filterBy: false } as const;

const Time = ( { at }: { at: string } ) => ( at ? <time dateTime={ at }>{ shortTime( at ) }</time> : <>–</> );

const FIELDS = (): Field< SearchWord >[] => [
	{
		id: 'typed',
		label: __( 'People type', 'coleman' ),
		...plain,
		enableHiding: false,
		getValue: ( { item } ) => item.typed.join( ', ' ),
	},
	{
		id: 'meant',
		label: __( 'We call it', 'coleman' ),
		...plain,
		getValue: ( { item } ) =>
			item.is_two_way
				? /* translators: %s: a search word that works in both directions */ sprintf(
						__( '%s (both directions)', 'coleman' ),
						item.meant
					)
				: item.meant,
	},
	{ id: 'uses', label: __( 'Searches', 'coleman' ), ...plain, getValue: ( { item } ) => item.uses },
	{
		id: 'last_used',
		label: __( 'Last used', 'coleman' ),
		...plain,
		getValue: ( { item } ) => item.last_used,
		render: ( { item } ) => <Time at={ item.last_used } />,
	},
	{
		id: 'changed',
		label: __( 'Changed by', 'coleman' ),
		...plain,
		getValue: ( { item } ) => item.changed_by || __( 'Came with the site', 'coleman' ),
	},
];

/** What people type and what it means, the most used first. */
export function SynonymsTab( { tabs }: { tabs: ReactNode } ) {
	const list = useList< SearchWord >( {
		first: FIRST,
		name: 'words',
		path: ( view ) => withQuery( '/search-words', { search: view.search ?? '' } ),
	} );
	const announce = useAnnounce();
	const fields = useMemo( FIELDS, [] );
	const [ open, setOpen ] = useState< SearchWord | 'new' | null >( null );
	const [ leaving, setLeaving ] = useState< SearchWord | null >( null );
	const removal = useMutation(
		useCallback(
			( { id, version }: SearchWord ) =>
				post< null >( `/search-words/${ id }/remove`, { version } ).then( () => true ),
			[]
		)
	);
	const done = ( said: string ) => {
		setOpen( null );
		setLeaving( null );
		announce( said );
		list.reload();
	};
	const actions: Action< SearchWord >[] = [
		{
			id: 'remove',
			label: __( 'Remove', 'coleman' ),
			callback: ( [ word ] ) => setLeaving( word ?? null ),
		},
	];
	return (
		<>
			<ListScreen
				title={ __( 'Search words', 'coleman' ) }
				list={ list }
				fields={ fields }
				actions={ actions }
				searchLabel={ __( 'A search word', 'coleman' ) }
				empty={ __( 'No search words yet.', 'coleman' ) }
				noMatch={ ( search ) =>
					/* translators: %s: what was searched for */
					sprintf( __( 'No search word has “%s”.', 'coleman' ), search )
				}
				onOpen={ setOpen }
				tabs={ tabs }
				buttons={
					<Button variant="primary" onClick={ () => setOpen( 'new' ) } __next40pxDefaultSize>
						{ __( 'Add a search word', 'coleman' ) }
					</Button>
				}
			/>
			{ open !== null && (
				<SynonymForm word={ open === 'new' ? null : open } onClose={ () => setOpen( null ) } onDone={ done } />
			) }
			{ leaving && (
				<Confirm
					title={ __( 'Remove a search word', 'coleman' ) }
					confirm={ __( 'Remove', 'coleman' ) }
					isDestructive
					isBusy={ removal.isBusy }
					onConfirm={ () =>
						void removal
							.run( leaving )
							.then( ( isDone ) => isDone && done( __( 'Search word removed.', 'coleman' ) ) )
					}
					onClose={ () => setLeaving( null ) }
				>
					<NewFault error={ removal.error } />
					<p>
						{ sprintf(
							/* translators: 1: what people type, 2: what it means */
							__( '“%1$s” will no longer find “%2$s”.', 'coleman' ),
							leaving.typed.join( ', ' ),
							leaving.meant
						) }
					</p>
				</Confirm>
			) }
		</>
	);
}
