import { Button } from '@wordpress/components';
import { useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { withQuery } from '@/desk/api';
import { Header } from '@/desk/header';
import { Fault } from '@/desk/notices';
import { Table, type View } from '@/desk/table';
import { Tabs } from '@/desk/tabs';
import { useListView } from '@/desk/use-list-view';
import { usePages } from '@/desk/use-pages';
import { useQuery } from '@/desk/use-query';
import { columnsOf, type Row } from './columns';
import { type KindName, wordsOf } from './kinds';
import { listPath } from './list-path';
import type { Choices } from './types';

type Props = {
	kind: KindName;
	/** Those that this user keeps. */
	kinds: KindName[];
	choices: Choices;
	/** Not while one of them is looked at; the list stays where it was. */
	isShown: boolean;
	go: ( changes: Record< string, string > ) => void;
};

const firstView = ( kind: KindName ): View => {
	const shown = {
		machines: [ 'price', 'state', 'branch', 'category', 'year', 'hours' ],
		classes: [ 'daily', 'weekly', 'monthly', 'units', 'category' ],
		units: [ 'class', 'state', 'branch', 'serial', 'hours' ],
		branches: [ 'phone', 'address', 'week' ],
		salesmen: [ 'job_title', 'branch', 'phone', 'email', 'territory' ],
	};
	return {
		type: 'table',
		search: '',
		filters: kind === 'machines' ? [ { field: 'condition', operator: 'is', value: 'used' } ] : [],
		page: 1,
		perPage: 50,
		titleField: 'title',
		...( kind === 'machines' ? { mediaField: 'picture', showMedia: true } : {} ),
		fields: shown[ kind ],
		layout: {
			density: 'balanced',
			styles: Object.fromEntries(
				[ 'price', 'hours', 'daily', 'weekly', 'monthly', 'units' ].map( ( id ) => [ id, { align: 'end' } ] )
			),
		},
	};
};

/** What is kept of one kind, the latest first; branches and the team in the dealer's order. */
export function ItemList( { kind, kinds, choices, isShown, go }: Props ) {
	const words = wordsOf();
	const first = useMemo( () => firstView( kind ), [ kind ] );
	const [ view, setView ] = useListView( first, kind );
	const asked = listPath( kind, view );
	const pages = usePages( asked );
	const items = useQuery< Row[] >( isShown ? withQuery( asked, { after: pages.after } ) : null );
	const fields = useMemo( () => columnsOf( kind, choices ), [ kind, choices ] );
	return (
		<>
			<Header
				title={ __( 'Inventory', 'coleman' ) }
				actions={
					words[ kind ].add && (
						<Button variant="primary" onClick={ () => go( { item: 'new' } ) } __next40pxDefaultSize>
							{ words[ kind ].add }
						</Button>
					)
				}
			/>
			<Fault error={ items.error } />
			<Table
				rows={ items.answer?.results ?? [] }
				getId={ ( row ) => String( row.id ) }
				fields={ fields }
				view={ view }
				onChangeView={ setView }
				isLoading={ items.isLoading }
				searchLabel={ words[ kind ].search }
				empty={
					view.search
						? /* translators: %s: what was searched for */
							sprintf( __( 'Nothing matches "%s".', 'coleman' ), view.search )
						: words[ kind ].empty
				}
				onOpen={ ( row ) => go( { item: String( row.id ) } ) }
				selection={ [] }
				onSelect={ () => {} }
				pages={ pages }
				hasMore={ items.answer?.has_more ?? false }
				after={ items.answer?.after ?? '' }
			>
				<Tabs
					label={ __( 'Kinds', 'coleman' ) }
					tabs={ kinds.map( ( value ) => ( { value, label: words[ value ].all } ) ) }
					value={ kind }
					onChoose={ ( value ) => go( { tab: value } ) }
				/>
			</Table>
		</>
	);
}
