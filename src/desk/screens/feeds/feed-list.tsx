import { Button } from '@wordpress/components';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Feed } from '@/api/generated/schemas';
import { ListScreen } from '@/desk/list-screen';
import type { Action } from '@/desk/table';
import { useList } from '@/desk/use-list';
import { feedColumns, FEEDS } from './feed-columns';
import { HeldPrices } from './held-prices';
import type { Go } from './types';

const actionsOf = ( go: Go ): Action< Feed >[] => [
	{
		id: 'bring',
		label: __( 'Upload a file', 'coleman' ),
		callback: ( [ feed ] ) => feed && go( { bring: '1', feed: feed.name } ),
	},
	{
		id: 'settings',
		label: __( 'Settings', 'coleman' ),
		callback: ( [ feed ] ) => feed && go( { settings: '1', feed: feed.name } ),
	},
];

/** The feeds, each with what became of its last file. */
export function FeedList( { go }: { go: Go } ) {
	const list = useList< Feed >( { first: FEEDS, name: 'feeds', path: () => '../feeds' } );
	const fields = useMemo( () => feedColumns( go ), [ go ] );
	const actions = useMemo( () => actionsOf( go ), [ go ] );
	return (
		<ListScreen
			title={ __( 'Feeds', 'coleman' ) }
			buttons={
				<Button variant="primary" onClick={ () => go( { bring: '1' } ) } __next40pxDefaultSize>
					{ __( 'Upload a file', 'coleman' ) }
				</Button>
			}
			list={ list }
			fields={ fields }
			actions={ actions }
			empty={ __(
				'No files yet. Upload a list of parts, prices or stock. You’ll see what would change before anything is imported.',
				'coleman'
			) }
			onOpen={ ( feed ) => go( { feed: feed.name } ) }
		>
			<HeldPrices />
		</ListScreen>
	);
}
