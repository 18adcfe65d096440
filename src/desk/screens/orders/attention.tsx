import { Notice } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { DeskAttention } from '@/api/generated/schemas';
import { Fault } from '@/desk/notices';
import { useQuery } from '@/desk/use-query';

/** Rows of a kind that are named; of the rest the number is told. */
const NAMED = 5;

const FEEDS = 'admin.php?page=coleman-feeds';

const OrderLink = ( { id, number }: { id: number; number: string } ) => (
	<a href={ `admin.php?page=coleman-orders&order=${ id }` }>{ number }</a>
);

type Rows = {
	title: string;
	rows: { key: string; part: string; text: string; orders: { id: number; number: string }[] }[];
};

/** One kind of thing: how many, and the first of them with their orders. */
function Kind( { title, rows }: Rows ) {
	const more = rows.length - NAMED;
	return (
		<div>
			<strong>{ title }</strong>
			<ul className="coleman-orders__attention">
				{ rows.slice( 0, NAMED ).map( ( { key, part, text, orders } ) => (
					<li key={ key }>
						<a href={ `admin.php?page=coleman-stock&number=${ encodeURIComponent( part ) }` }>{ part }</a>{ ' ' }
						{ text }{ ' ' }
						{ orders.map( ( order ) => (
							<span key={ order.id }>
								<OrderLink { ...order } />{ ' ' }
							</span>
						) ) }
					</li>
				) ) }
				{ more > 0 && (
					<li>
						{ sprintf(
							/* translators: %d: number of further rows */ _n(
								'and %d more',
								'and %d more',
								more,
								'coleman'
							),
							more
						) }
					</li>
				) }
			</ul>
		</div>
	);
}

/** @return What is to be said of feeds, each a sentence. */
export function feedSentences( waiting: DeskAttention ): string[] {
	const { silent, same, frozen } = waiting;
	return [
		waiting.held_prices > 0
			? sprintf(
					/* translators: %d: number of prices */
					_n(
						'%d price from a feed needs your approval.',
						'%d prices from feeds need your approval.',
						waiting.held_prices,
						'coleman'
					),
					waiting.held_prices
				)
			: '',
		waiting.held_runs > 0
			? sprintf(
					/* translators: %d: number of files */
					_n( '%d file needs your approval.', '%d files need your approval.', waiting.held_runs, 'coleman' ),
					waiting.held_runs
				)
			: '',
		silent.length > 0
			? sprintf(
					/* translators: %s: names of feeds */
					_n(
						'No file has arrived for the feed %s.',
						'No files have arrived for the feeds %s.',
						silent.length,
						'coleman'
					),
					silent.join( ', ' )
				)
			: '',
		same.length > 0
			? sprintf(
					/* translators: %s: names of feeds */
					_n(
						'The feed %s keeps sending the same file.',
						'The feeds %s keep sending the same files.',
						same.length,
						'coleman'
					),
					same.join( ', ' )
				)
			: '',
		frozen.length > 0
			? sprintf(
					/* translators: %s: names of feeds */
					_n( 'The feed %s is frozen.', 'The feeds %s are frozen.', frozen.length, 'coleman' ),
					frozen.join( ', ' )
				)
			: '',
	].filter( ( sentence ) => sentence !== '' );
}

/** What waits for somebody, above the list: short shelves, arrived backorders, held prices, silent feeds. */
export function Attention( { isShown }: { isShown: boolean } ) {
	const { answer, error } = useQuery< DeskAttention >( isShown ? '/attention' : null );
	if ( ! answer ) {
		return <Fault error={ error } />;
	}
	const { short, arrived } = answer.results;
	const feeds = feedSentences( answer.results );
	const kinds: ReactNode[] = [];
	if ( short.length > 0 ) {
		kinds.push(
			<Kind
				key="short"
				title={ sprintf(
					/* translators: %d: number of shelves */
					_n(
						'%d shelf has fewer pieces than orders need',
						'%d shelves have fewer pieces than orders need',
						short.length,
						'coleman'
					),
					short.length
				) }
				rows={ short.map( ( shelf ) => ( {
					key: `${ shelf.part_id }:${ shelf.location_id }`,
					part: shelf.part_number,
					text: sprintf(
						/* translators: after a part number; 1: city, 2: number of pieces */
						__( 'at %1$s, short by %2$d:', 'coleman' ),
						shelf.city,
						shelf.missing
					),
					orders: shelf.orders,
				} ) ) }
			/>
		);
	}
	if ( arrived.length > 0 ) {
		kinds.push(
			<Kind
				key="arrived"
				title={ sprintf(
					/* translators: %d: number of backorders */
					_n(
						'Stock arrived for %d backorder',
						'Stock arrived for %d backorders',
						arrived.length,
						'coleman'
					),
					arrived.length
				) }
				rows={ arrived.map( ( row ) => ( {
					key: String( row.event_id ),
					part: row.part_number,
					text: sprintf(
						/* translators: after a part number; 1: city, 2: number of pieces */
						__( 'at %1$s, %2$d held for', 'coleman' ),
						row.city,
						row.pieces
					),
					orders: [ { id: row.order_id, number: row.order_number } ],
				} ) ) }
			/>
		);
	}
	if ( feeds.length > 0 ) {
		kinds.push(
			<p key="feeds">
				{ feeds.join( ' ' ) } <a href={ FEEDS }>{ __( 'View feeds', 'coleman' ) }</a>
			</p>
		);
	}
	return (
		<>
			<Fault error={ error } />
			{ kinds.length > 0 && (
				<Notice status="warning" isDismissible={ false } className="coleman-orders__waiting">
					{ kinds }
				</Notice>
			) }
		</>
	);
}
