import { __, sprintf } from '@wordpress/i18n';
import type { FeedRun } from '@/api/generated/schemas';
import { Badge } from '@/desk/badge';
import { Header } from '@/desk/header';
import { Loaded } from '@/desk/states';
import { longTime } from '@/desk/time';
import { useQuery } from '@/desk/use-query';
import { ColumnsForm } from './columns-form';
import { RunProgress } from './run-progress';
import { RunReport } from './run-report';
import type { Go, RunProps } from './types';
import { Upload } from './upload';
import { kindName, stateWords } from './words';

type Props = {
	id: number;
	/** The columns of a file that was tried already are looked at again. */
	isChoosing: boolean;
	/** That was chosen a moment ago; null after a reload. */
	file: File | null;
	onFile: ( file: File ) => void;
	go: Go;
};

/** One file, from its arrival to what became of it. */
export function RunScreen( { id, isChoosing, file, onFile, go }: Props ) {
	const query = useQuery< FeedRun >( `../feed-runs/${ id }` );
	return (
		<Loaded query={ query }>
			{ ( run ) => (
				<>
					<Header
						title={ run.source_name }
						aside={ <State run={ run } /> }
						back={ {
							/* translators: %s: name of a feed */
							label: sprintf( __( 'Feed %s', 'coleman' ), run.feed_name ),
							onClick: () => go( { run: '', step: '', feed: run.feed_name } ),
						} }
					/>
					<p className="coleman-feeds__about">
						{ [
							kindName( run.kind ),
							run.feed.is_full ? __( 'full', 'coleman' ) : __( 'partial', 'coleman' ),
							longTime( run.created_at ),
							run.by,
						]
							.filter( ( piece ) => piece !== '' )
							.join( ' · ' ) }
					</p>
					<Step { ...{ run, show: query.replace, go, isChoosing, file, onFile } } />
				</>
			) }
		</Loaded>
	);
}

function State( { run }: { run: FeedRun } ) {
	const { tone, text } = stateWords( run );
	return <Badge tone={ tone }>{ text }</Badge>;
}

/** What is to be done with it now. */
function Step( { run, show, go, isChoosing, file, onFile }: RunProps & Omit< Props, 'id' > ) {
	const { upload } = run;
	if ( upload && ( upload.bytes === 0 || upload.bytes < ( upload.size ?? 0 ) ) ) {
		return <Upload { ...{ run, show, go, file, onFile } } />;
	}
	if ( run.can.includes( 'start' ) && ( run.state === 'receiving' || isChoosing ) ) {
		return <ColumnsForm { ...{ run, show, go } } />;
	}
	return run.is_under_way ? <RunProgress { ...{ run, show, go } } /> : <RunReport { ...{ run, show, go } } />;
}
