import { Button } from '@wordpress/components';
import { useCallback, useMemo, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { Interchange } from '@/api/generated/schemas';
import { post, withQuery } from '@/desk/api';
import { ListScreen } from '@/desk/list-screen';
import { Fault, useAnnounce } from '@/desk/notices';
import type { Action, Field, View } from '@/desk/table';
import { useList } from '@/desk/use-list';
import { useMutation } from '@/desk/use-mutation';
import { InterchangeForm } from './interchange-form';

const FIRST: View = {
	type: 'table',
	search: '',
	filters: [],
	page: 1,
	perPage: 50,
	titleField: 'number',
	fields: [ 'maker', 'part', 'note', 'source' ],
	layout: { density: 'balanced' },
};

const plain = { enableSorting: false, filterBy: false } as const;

const FIELDS = (): Field< Interchange >[] => [
	{
		id: 'number',
		label: __( 'Their number', 'coleman' ),
		...plain,
		enableHiding: false,
		getValue: ( { item } ) => item.number,
	},
	{ id: 'maker', label: __( 'Their maker', 'coleman' ), ...plain, getValue: ( { item } ) => item.maker },
	{
		id: 'part',
		label: __( 'Our part', 'coleman' ),
		...plain,
		getValue: ( { item } ) => `${ item.part_number } ${ item.vendor }, ${ item.description }`,
	},
	{ id: 'note', label: __( 'Note', 'coleman' ), ...plain, getValue: ( { item } ) => item.note },
	{
		id: 'source',
		label: __( 'From', 'coleman' ),
		...plain,
		getValue: ( { item } ) => ( item.is_by_hand ? __( 'Staff', 'coleman' ) : __( 'Feed', 'coleman' ) ),
	},
];

/** Other makers' numbers, by which customers find our parts. */
export function InterchangesTab( { tabs }: { tabs: ReactNode } ) {
	const list = useList< Interchange >( {
		first: FIRST,
		name: 'numbers',
		path: ( view ) => withQuery( '/interchanges', { search: view.search ?? '' } ),
	} );
	const announce = useAnnounce();
	const fields = useMemo( FIELDS, [] );
	const [ open, setOpen ] = useState< Interchange | 'new' | null >( null );
	const removal = useMutation(
		useCallback(
			( { name }: Interchange ) => post< null >( '/interchanges/remove', { name } ).then( () => true ),
			[]
		)
	);
	const done = ( said: string ) => {
		setOpen( null );
		announce( said );
		list.reload();
	};
	const actions: Action< Interchange >[] = [
		{
			id: 'remove',
			label: __( 'Remove', 'coleman' ),
			callback: ( [ one ] ) =>
				one &&
				void removal.run( one ).then( ( isDone ) => isDone && done( __( 'Number removed.', 'coleman' ) ) ),
		},
	];
	return (
		<>
			<ListScreen
				title={ __( 'Search words', 'coleman' ) }
				list={ list }
				fields={ fields }
				actions={ actions }
				searchLabel={ __( 'Beginning of a number', 'coleman' ) }
				empty={ __( 'No numbers yet.', 'coleman' ) }
				noMatch={ ( search ) =>
					/* translators: %s: what was searched for */
					sprintf( __( 'No number begins with “%s”.', 'coleman' ), search )
				}
				onOpen={ setOpen }
				tabs={ tabs }
				buttons={
					<Button variant="primary" onClick={ () => setOpen( 'new' ) } __next40pxDefaultSize>
						{ __( 'Add a number', 'coleman' ) }
					</Button>
				}
			>
				<Fault error={ removal.error } />
			</ListScreen>
			{ open !== null && (
				<InterchangeForm
					interchange={ open === 'new' ? null : open }
					onClose={ () => setOpen( null ) }
					onDone={ done }
				/>
			) }
		</>
	);
}
