import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { DeskOrder } from '@/api/generated/schemas';
import { longTime } from '@/desk/time';
import { formatCents } from '@/rules/money';
import { ParcelActions } from './parcel-actions';
import { ParcelPapers } from './parcel-papers';
import { StateBadge } from './state-badge';
import type { OrderScreenData } from './types';
import type { Changing } from './use-order';

const LABELS: Record< string, string > = {
	ready: __( 'Ready for pickup', 'coleman' ),
	picked_up: __( 'Picked up', 'coleman' ),
	shipped: __( 'Shipped', 'coleman' ),
	delivered: __( 'Delivered', 'coleman' ),
};

type Props = { boot: OrderScreenData; order: DeskOrder; changing: Changing };

/** The parcels and pick-ups that there have been. */
export function Fulfilments( { boot, order, changing }: Props ) {
	const { fulfilments, Items } = order.order;
	if ( fulfilments.length === 0 ) {
		return null;
	}
	const due = order.order.payment.due_cents;
	const numbers = Object.fromEntries( Items.map( ( item ) => [ String( item.LineId ), item.PartNumber ] ) );
	return (
		<section className="coleman-desk__section">
			<h3>{ __( 'Packages and pickups', 'coleman' ) }</h3>
			<ul className="coleman-orders__parcels">
				{ fulfilments.map( ( one, index ) => (
					<li key={ one.id }>
						<div>
							<StateBadge state={ one.state } label={ LABELS[ one.state ] ?? one.state } />{ ' ' }
							{ Object.entries( one.lines )
								.map( ( [ line, quantity ] ) => `${ quantity } × ${ numbers[ line ] ?? '' }` )
								.join( ', ' ) }
							<small>
								{ [
									boot.branches.find( ( { id } ) => id === one.location_id )?.city ?? '',
									one.carrier,
									one.tracking_url === '' ? one.tracking : '',
									longTime( `${ one.created_at.replace( ' ', 'T' ) }Z` ),
								]
									.filter( ( text ) => text !== '' )
									.join( ' · ' ) }
								{ one.tracking_url !== '' && (
									<>
										{ ' · ' }
										<a href={ one.tracking_url } target="_blank" rel="noreferrer">
											{ one.tracking }
										</a>
									</>
								) }
							</small>
							{ one.state === 'ready' && due > 0 && (
								<strong>
									{
										/* translators: %s: amount of money */ sprintf(
											__( '%s is left to pay.', 'coleman' ),
											formatCents( due )
										)
									}
								</strong>
							) }
						</div>
						<ParcelPapers boot={ boot } orderId={ order.id } parcel={ one.id } place={ index + 1 } />
						{ boot.mayFulfil && order.can_correct && (
							<ParcelActions parcel={ one } changing={ changing } />
						) }
						{ boot.mayFulfil && [ 'ready', 'shipped' ].includes( one.state ) && (
							<Button
								variant="secondary"
								isBusy={ changing.isBusy }
								onClick={ () =>
									void changing.run( {
										path: `/fulfilments/${ one.id }/hand-over`,
										data: {},
										said: __( 'Saved.', 'coleman' ),
									} )
								}
								__next40pxDefaultSize
							>
								{ one.state === 'ready'
									? __( 'Mark as picked up', 'coleman' )
									: __( 'Mark as delivered', 'coleman' ) }
							</Button>
						) }
					</li>
				) ) }
			</ul>
		</section>
	);
}
