import { __, _n, sprintf } from '@wordpress/i18n';
import type { DeskStock } from '@/api/generated/schemas';
import { Badge } from '@/desk/badge';
import { History } from '@/desk/history';
import { OrderLinks } from './order-links';
import { ShelfCard } from './shelf-card';

type Props = {
	part: DeskStock;
	/** With the part as it is after a count. */
	onCounted: ( part: DeskStock ) => void;
};

/** A part: its shelves, who waits for it, and what was counted by hand. */
export function PartStock( { part, onCounted }: Props ) {
	const waiting = part.waiting.reduce( ( all, { pieces } ) => all + pieces, 0 );
	return (
		<article className="coleman-stock__part">
			<header>
				<h3>
					{ part.number }{ ' ' }
					{ part.is_discontinued && <Badge tone="waiting">{ __( 'Discontinued', 'coleman' ) }</Badge> }
				</h3>
				<p className="coleman-desk__help">
					{ [ part.vendor, part.description ].filter( ( text ) => text !== '' ).join( ' · ' ) }
				</p>
			</header>
			{ waiting > 0 && (
				<p>
					{ sprintf(
						/* translators: %d: number of pieces */
						_n( '%d piece on backorder:', '%d pieces on backorder:', waiting, 'coleman' ),
						waiting
					) }{ ' ' }
					<OrderLinks orders={ part.waiting } />
				</p>
			) }
			<div className="coleman-stock__shelves">
				{ part.shelves.map( ( shelf ) => (
					<ShelfCard
						key={ shelf.location_id }
						partId={ part.part_id }
						shelf={ shelf }
						onCounted={ onCounted }
					/>
				) ) }
			</div>
			{ part.history.length > 0 && (
				<History
					events={ part.history.map( ( entry ) => ( {
						at: entry.at,
						who: entry.who,
						text: sprintf(
							/* translators: 1: city, 2: number of pieces, 3: number of pieces that were expected */
							__( '%1$s: counted %2$d, expected %3$d', 'coleman' ),
							entry.city,
							entry.pieces,
							entry.pieces_before
						),
						note: entry.reason,
					} ) ) }
				/>
			) }
		</article>
	);
}
