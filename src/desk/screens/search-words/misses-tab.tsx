import { useCallback, useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { SearchMiss } from '@/api/generated/schemas';
import { post } from '@/desk/api';
import { ListScreen } from '@/desk/list-screen';
import { Fault, useAnnounce } from '@/desk/notices';
import type { Action, Field, View } from '@/desk/table';
import { useList } from '@/desk/use-list';
import { useMutation } from '@/desk/use-mutation';
import { InterchangeForm } from './interchange-form';
import { SynonymForm } from './synonym-form';

const FIRST: View = {
	type: 'table',
	filters: [],
	page: 1,
	perPage: 200,
	titleField: 'name',
	fields: [ 'times', 'last_day' ],
	layout: { density: 'balanced', styles: { times: { align: 'end' } } },
};

const plain = { enableSorting: false, filterBy: false } as const;

const FIELDS = (): Field< SearchMiss >[] => [
	{
		id: 'name',
		label: __( 'Searched for', 'coleman' ),
		...plain,
		enableHiding: false,
		getValue: ( { item } ) => item.name,
	},
	{ id: 'times', label: __( 'Times', 'coleman' ), ...plain, getValue: ( { item } ) => item.times },
	{ id: 'last_day', label: __( 'Last day', 'coleman' ), ...plain, getValue: ( { item } ) => item.last_day },
];

type Open = { what: 'word' | 'number'; text: string };

/** What was searched for and not found in the last 90 days; a press makes a search word of it. */
export function MissesTab( { tabs }: { tabs: ReactNode } ) {
	const list = useList< SearchMiss >( { first: FIRST, name: 'misses', path: () => '/search-misses' } );
	const announce = useAnnounce();
	const fields = useMemo( FIELDS, [] );
	const [ open, setOpen ] = useState< Open | null >( null );
	const forgetting = useMutation(
		useCallback( ( name: string ) => post< null >( '/search-misses/forget', { name } ).then( () => true ), [] )
	);
	const forget = ( text: string, said: string ) =>
		void forgetting.run( text ).then( ( isDone ) => {
			if ( isDone ) {
				announce( said );
				list.reload();
			}
		} );
	const actions: Action< SearchMiss >[] = [
		{
			id: 'word',
			label: __( 'Add as a search word', 'coleman' ),
			isPrimary: true,
			callback: ( [ miss ] ) => miss && setOpen( { what: 'word', text: miss.name } ),
		},
		{
			id: 'number',
			label: __( 'Add as another maker’s number', 'coleman' ),
			callback: ( [ miss ] ) => miss && setOpen( { what: 'number', text: miss.name.toUpperCase() } ),
		},
		{
			id: 'forget',
			label: __( 'Take off the list', 'coleman' ),
			callback: ( [ miss ] ) => miss && forget( miss.name, __( 'Taken off the list.', 'coleman' ) ),
		},
	];
	const done = ( said: string ) => {
		if ( open ) {
			// It is found from now on.
			forget( open.text, said );
		}
		setOpen( null );
	};
	return (
		<>
			<ListScreen
				title={ __( 'Search words', 'coleman' ) }
				list={ list }
				fields={ fields }
				actions={ actions }
				empty={ __( 'Every search found something.', 'coleman' ) }
				onOpen={ ( miss ) => setOpen( { what: 'word', text: miss.name } ) }
				tabs={ tabs }
			>
				<p className="coleman-search-words__help">
					{ __(
						'Searches of the last 90 days that found nothing, or only a guess. Who searched is not kept.',
						'coleman'
					) }
				</p>
				<Fault error={ forgetting.error } />
			</ListScreen>
			{ open?.what === 'word' && (
				<SynonymForm word={ null } typed={ open.text } onClose={ () => setOpen( null ) } onDone={ done } />
			) }
			{ open?.what === 'number' && (
				<InterchangeForm number={ open.text } onClose={ () => setOpen( null ) } onDone={ done } />
			) }
		</>
	);
}
