import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { DeskStock } from '@/api/generated/schemas';
import { Badge } from '@/desk/badge';
import { longTime } from '@/desk/time';
import { CountForm } from './count-form';
import { OrderLinks } from './order-links';

type Shelf = DeskStock[ 'shelves' ][ number ];

/** Where the count is from. */
function Source( { shelf }: { shelf: Shelf } ) {
	if ( shelf.run ) {
		return (
			<a href={ `admin.php?page=coleman-feeds&run=${ shelf.run.id }` }>
				{ sprintf(
					/* translators: 1: name of a feed, 2: name of a file */ __( 'feed %1$s, %2$s', 'coleman' ),
					shelf.run.feed,
					shelf.run.source_name
				) }
			</a>
		);
	}
	return shelf.counted_at ? <span>{ __( 'manually, or by a deleted run', 'coleman' ) }</span> : null;
}

type Props = { partId: number; shelf: Shelf; onCounted: ( part: DeskStock ) => void };

/** One branch: what may be sold there, the count behind it, and the orders that hold pieces. */
export function ShelfCard( { partId, shelf, onCounted }: Props ) {
	const [ isCounting, setIsCounting ] = useState( false );
	return (
		<section className="coleman-stock__shelf" aria-label={ shelf.city }>
			<h4>
				{ shelf.city }{ ' ' }
				{ shelf.missing > 0 && (
					<Badge tone="bad">
						{ sprintf(
							/* translators: %d: number of pieces */ __( 'Short by %d', 'coleman' ),
							shelf.missing
						) }
					</Badge>
				) }
			</h4>
			<p className="coleman-desk__total">
				{ sprintf(
					/* translators: %d: number of pieces */
					_n( '%d for sale', '%d for sale', shelf.quantity, 'coleman' ),
					shelf.quantity
				) }
			</p>
			<dl className="coleman-stock__why">
				{ shelf.bin !== '' && (
					<div>
						<dt>{ __( 'Bin', 'coleman' ) }</dt>
						<dd>{ shelf.bin }</dd>
					</div>
				) }
				<div>
					<dt>{ __( 'Count', 'coleman' ) }</dt>
					<dd>
						{ shelf.counted === null ? (
							__( 'None yet', 'coleman' )
						) : (
							<>
								{ shelf.counted }
								{ shelf.counted_at && (
									<>
										{ ' · ' }
										<time dateTime={ shelf.counted_at }>{ longTime( shelf.counted_at ) }</time>
									</>
								) }{ ' ' }
								<Source shelf={ shelf } />
							</>
						) }
					</dd>
				</div>
				<div>
					<dt>{ __( 'Held for orders', 'coleman' ) }</dt>
					<dd>
						{ shelf.outstanding } <OrderLinks orders={ shelf.orders } />
					</dd>
				</div>
			</dl>
			{ isCounting ? (
				<CountForm
					partId={ partId }
					shelf={ shelf }
					onClose={ () => setIsCounting( false ) }
					onCounted={ ( part ) => {
						setIsCounting( false );
						onCounted( part );
					} }
				/>
			) : (
				<div>
					<Button
						variant="secondary"
						onClick={ () => setIsCounting( true ) }
						/* translators: %s: city */
						aria-label={ sprintf( __( 'Enter a count for %s', 'coleman' ), shelf.city ) }
						__next40pxDefaultSize
					>
						{ __( 'Enter a count', 'coleman' ) }
					</Button>
				</div>
			) }
		</section>
	);
}
