import { Button } from '@wordpress/components';
import { useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { ListScreen } from '@/desk/list-screen';
import type { View } from '@/desk/table';
import { Tabs } from '@/desk/tabs';
import { useList } from '@/desk/use-list';
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
	const { add, search, empty } = words[ kind ];
	const first = useMemo( () => firstView( kind ), [ kind ] );
	const list = useList< Row >( { first, name: kind, path: ( view ) => listPath( kind, view ), isShown } );
	const fields = useMemo( () => columnsOf( kind, choices ), [ kind, choices ] );
	return (
		<ListScreen
			title={ __( 'Inventory', 'coleman' ) }
			buttons={
				add && (
					<Button variant="primary" onClick={ () => go( { item: 'new' } ) } __next40pxDefaultSize>
						{ add }
					</Button>
				)
			}
			list={ list }
			fields={ fields }
			searchLabel={ search }
			empty={ empty }
			noMatch={ ( typed ) =>
				/* translators: %s: what was searched for */
				sprintf( __( 'Nothing matches "%s".', 'coleman' ), typed )
			}
			onOpen={ ( row ) => go( { item: String( row.id ) } ) }
			tabs={
				<Tabs
					label={ __( 'Types', 'coleman' ) }
					tabs={ kinds.map( ( value ) => ( { value, label: words[ value ].all } ) ) }
					value={ kind }
					onChoose={ ( value ) => go( { tab: value } ) }
				/>
			}
		/>
	);
}
