import { useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { ListScreen, PAGE_SIZES } from '../list-screen';
import type { View } from '../table';
import { Tabs } from '../tabs';
import { useList } from '../use-list';
import { Batch } from './batch';
import { ChooseFiles } from './choose-files';
import { columnsOf, countedOf } from './columns';
import { DropArea } from './drop-area';
import { listPath } from './list-path';
import type { Choices, Item, Kind } from './types';
import { useArrivals, useUploads } from './use-uploads';
import { wordsOf } from './words';

type Props = {
	title: string;
	kind: Kind;
	/** Those of the screen. */
	kinds: Kind[];
	choices: Choices;
	/** Not while one of them is looked at; the list stays where it was. */
	isShown: boolean;
	go: ( changes: Record< string, string > ) => void;
};

const firstView = ( kind: Kind ): View => ( {
	type: 'table',
	search: '',
	filters: kind === 'machine' ? [ { field: 'condition', operator: 'is', value: 'used' } ] : [],
	page: 1,
	perPage: 25,
	titleField: 'name',
	mediaField: 'image',
	showMedia: true,
	fields: [ 'show', ...countedOf( kind ) ],
	layout: {
		density: 'balanced',
		styles: Object.fromEntries( [ 'views', 'stock' ].map( ( id ) => [ id, { align: 'end' } ] ) ),
	},
} );

/** Things of a kind, those that lack a picture most first; files are dropped anywhere on it. */
export function PictureList( { title, kind, kinds, choices, isShown, go }: Props ) {
	const words = wordsOf();
	const { search, empty, match } = words[ kind ];
	const first = useMemo( () => firstView( kind ), [ kind ] );
	const list = useList< Item >( {
		first,
		name: kind,
		path: ( view ) => listPath( kind, view ),
		isNumbered: true,
		isShown,
	} );
	const fields = useMemo( () => columnsOf( kind, choices ), [ kind, choices ] );
	const state = useUploads( kind );
	useArrivals( state.queue, list.reload );
	const take = ( files: File[] ) => void state.add( files );
	return (
		<ListScreen
			title={ title }
			buttons={ <ChooseFiles onFiles={ take } variant="primary" hasFolder /> }
			list={ list }
			fields={ fields }
			searchLabel={ search }
			empty={ empty }
			noMatch={ ( typed ) =>
				/* translators: %s: what was searched for */
				sprintf( __( 'Nothing matches "%s".', 'coleman' ), typed )
			}
			pageSizes={ PAGE_SIZES }
			onOpen={ ( row ) => go( { item: String( row.id ) } ) }
			tabs={
				kinds.length > 1 && (
					<Tabs
						label={ __( 'Types', 'coleman' ) }
						tabs={ kinds.map( ( value ) => ( { value, label: words[ value ].all } ) ) }
						value={ kind }
						onChoose={ ( value ) => go( { tab: value } ) }
					/>
				)
			}
		>
			{ isShown && <DropArea label={ __( 'Drop pictures or folders here', 'coleman' ) } onFiles={ take } /> }
			<p className="coleman-pictures__hint">
				{ __( 'Drop pictures or a folder anywhere on this screen.', 'coleman' ) } { match }
			</p>
			<Batch kind={ kind } state={ state } />
		</ListScreen>
	);
}
