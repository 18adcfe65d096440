import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { FeedRunRow } from '@/api/generated/schemas';
import { withQuery } from '@/desk/api';
import { Header } from '@/desk/header';
import { Pager } from '@/desk/pager';
import { Loaded } from '@/desk/states';
import { longTime } from '@/desk/time';
import { usePages } from '@/desk/use-pages';
import { useQuery } from '@/desk/use-query';
import { Outcome } from './outcome';
import type { Go } from './types';
import { WideTable } from './wide-table';

/** What a feed has brought so far, newest first. */
export function FeedHistory( { name, go }: { name: string; go: Go } ) {
	const path = `../feeds/${ encodeURIComponent( name ) }/runs`;
	const pages = usePages( path );
	const runs = useQuery< FeedRunRow[] >( withQuery( path, { after: pages.after } ) );
	return (
		<>
			<Header
				title={ name }
				back={ { label: __( 'Feeds', 'coleman' ), onClick: () => go( { feed: '' } ) } }
				actions={
					<>
						<Button variant="secondary" onClick={ () => go( { settings: '1' } ) } __next40pxDefaultSize>
							{ __( 'Settings', 'coleman' ) }
						</Button>
						<Button variant="primary" onClick={ () => go( { bring: '1' } ) } __next40pxDefaultSize>
							{ __( 'Bring a file', 'coleman' ) }
						</Button>
					</>
				}
			/>
			<Loaded
				query={ runs }
				isEmpty={ ( all ) => all.length === 0 }
				empty={ __( 'No file has been brought yet.', 'coleman' ) }
			>
				{ ( all ) => (
					<WideTable label={ __( 'History', 'coleman' ) }>
						<thead>
							<tr>
								<th scope="col">{ __( 'File', 'coleman' ) }</th>
								<th scope="col">{ __( 'When', 'coleman' ) }</th>
								<th scope="col">{ __( 'By', 'coleman' ) }</th>
								<th scope="col">{ __( 'Outcome', 'coleman' ) }</th>
								<th scope="col">{ __( 'Kept', 'coleman' ) }</th>
							</tr>
						</thead>
						<tbody>
							{ all.map( ( run ) => (
								<tr key={ run.id }>
									<th scope="row">
										<Button
											variant="link"
											onClick={ () => go( { run: String( run.id ), feed: '' } ) }
											aria-label={ sprintf(
												/* translators: 1: name of a file, 2: number of a run */
												__( '%1$s, run %2$d', 'coleman' ),
												run.source_name,
												run.id
											) }
										>
											{ run.source_name }
										</Button>
									</th>
									<td className="coleman-feeds__when">
										<time dateTime={ run.created_at }>{ longTime( run.created_at ) }</time>
									</td>
									<td>{ run.by || __( 'Command line', 'coleman' ) }</td>
									<td className="coleman-feeds__outcome">
										<Outcome run={ run } />
									</td>
									<td>{ run.is_kept ? __( 'can be applied again', 'coleman' ) : '' }</td>
								</tr>
							) ) }
						</tbody>
					</WideTable>
				) }
			</Loaded>
			<div className="coleman-desk__foot">
				<Pager pages={ pages } hasMore={ runs.answer?.has_more ?? false } after={ runs.answer?.after ?? '' } />
			</div>
		</>
	);
}
