import { Button } from '@wordpress/components';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FeedRunRow } from '@/api/generated/schemas';
import { ListScreen } from '@/desk/list-screen';
import { useList } from '@/desk/use-list';
import { runColumns, RUNS } from './feed-columns';
import type { Go } from './types';

/** What a feed has brought so far, newest first. */
export function FeedHistory( { name, go }: { name: string; go: Go } ) {
	const list = useList< FeedRunRow >( {
		first: RUNS,
		name: 'runs',
		path: () => `../feeds/${ encodeURIComponent( name ) }/runs`,
	} );
	const fields = useMemo( runColumns, [] );
	return (
		<ListScreen
			title={ name }
			back={ { label: __( 'Feeds', 'coleman' ), onClick: () => go( { feed: '' } ) } }
			buttons={
				<>
					<Button variant="secondary" onClick={ () => go( { settings: '1' } ) } __next40pxDefaultSize>
						{ __( 'Settings', 'coleman' ) }
					</Button>
					<Button variant="primary" onClick={ () => go( { bring: '1' } ) } __next40pxDefaultSize>
						{ __( 'Upload a file', 'coleman' ) }
					</Button>
				</>
			}
			list={ list }
			fields={ fields }
			empty={ __( 'No files yet.', 'coleman' ) }
			onOpen={ ( run ) => go( { run: String( run.id ), feed: '' } ) }
		/>
	);
}
