import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Feed } from '@/api/generated/schemas';
import { Badge } from '@/desk/badge';
import { Header } from '@/desk/header';
import { Loaded } from '@/desk/states';
import { longTime } from '@/desk/time';
import { useQuery } from '@/desk/use-query';
import { HeldPrices } from './held-prices';
import { Outcome } from './outcome';
import type { Go } from './types';
import { WideTable } from './wide-table';
import { kindName } from './words';

/** The feeds, each with what became of its last file. */
export function FeedList( { go }: { go: Go } ) {
	const feeds = useQuery< Feed[] >( '../feeds' );
	return (
		<>
			<Header
				title={ __( 'Feeds', 'coleman' ) }
				actions={
					<Button variant="primary" onClick={ () => go( { bring: '1' } ) } __next40pxDefaultSize>
						{ __( 'Bring a file', 'coleman' ) }
					</Button>
				}
			/>
			<HeldPrices />
			<Loaded
				query={ feeds }
				isEmpty={ ( all ) => all.length === 0 }
				empty={ __(
					'No file has been brought yet. Bring a list of parts, prices or stock: nothing changes before you have seen what it would do.',
					'coleman'
				) }
			>
				{ ( all ) => (
					<WideTable label={ __( 'Feeds', 'coleman' ) }>
						<thead>
							<tr>
								<th scope="col">{ __( 'Feed', 'coleman' ) }</th>
								<th scope="col">{ __( 'Brings', 'coleman' ) }</th>
								<th scope="col">{ __( 'Last file', 'coleman' ) }</th>
								<th scope="col">{ __( 'When', 'coleman' ) }</th>
								<th scope="col">{ __( 'By', 'coleman' ) }</th>
								<th scope="col">{ __( 'Outcome', 'coleman' ) }</th>
								<th scope="col">
									<span className="screen-reader-text">{ __( 'What to do', 'coleman' ) }</span>
								</th>
							</tr>
						</thead>
						<tbody>
							{ all.map( ( feed ) => (
								<Row key={ feed.name } feed={ feed } go={ go } />
							) ) }
						</tbody>
					</WideTable>
				) }
			</Loaded>
		</>
	);
}

function full( feed: Feed ): string {
	return feed.removal === 'at_once'
		? __( 'Full: what is missing is removed at once', 'coleman' )
		: __( 'Full: what is missing twice is removed', 'coleman' );
}

/** What is out of the ordinary about a feed. */
function Watch( { feed }: { feed: Feed } ) {
	const words = [
		feed.is_frozen ? __( 'Frozen: files are not applied', 'coleman' ) : '',
		feed.is_silent ? __( 'No file has come for too long', 'coleman' ) : '',
		feed.is_same ? __( 'The same file comes again and again', 'coleman' ) : '',
	].filter( ( word ) => word !== '' );
	return (
		<>
			{ words.map( ( word ) => (
				<Badge key={ word } tone="bad">
					{ word }
				</Badge>
			) ) }
		</>
	);
}

function Row( { feed, go }: { feed: Feed; go: Go } ) {
	const run = feed.last_run;
	return (
		<tr>
			<th scope="row">
				<Button variant="link" onClick={ () => go( { feed: feed.name } ) }>
					{ feed.name }
				</Button>
			</th>
			<td>
				{ kindName( feed.kind ) }
				<Watch feed={ feed } />
				<small>{ feed.is_full ? full( feed ) : __( 'Partial: what is missing stays', 'coleman' ) }</small>
			</td>
			{ run ? (
				<>
					<td>
						<Button variant="link" onClick={ () => go( { run: String( run.id ) } ) }>
							{ run.source_name }
						</Button>
					</td>
					<td className="coleman-feeds__when">
						<time dateTime={ run.created_at }>{ longTime( run.created_at ) }</time>
					</td>
					<td>{ run.by || __( 'Command line', 'coleman' ) }</td>
					<td className="coleman-feeds__outcome">
						<Outcome run={ run } />
					</td>
				</>
			) : (
				<td colSpan={ 4 }>{ __( 'Nothing yet.', 'coleman' ) }</td>
			) }
			<td>
				<Button
					variant="secondary"
					onClick={ () => go( { bring: '1', feed: feed.name } ) }
					/* translators: %s: name of a feed */
					aria-label={ sprintf( __( 'Bring a file for %s', 'coleman' ), feed.name ) }
					__next40pxDefaultSize
				>
					{ __( 'Bring a file', 'coleman' ) }
				</Button>
			</td>
		</tr>
	);
}
