import { Button, CheckboxControl } from '@wordpress/components';
import { useCallback, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { FeedHeldAnswered, FeedHeldPrice } from '@/api/generated/schemas';
import { post } from '@/desk/api';
import { Fault, useAnnounce } from '@/desk/notices';
import { Loaded } from '@/desk/states';
import { useMutation } from '@/desk/use-mutation';
import { useQuery } from '@/desk/use-query';
import { WideTable } from './wide-table';

type Answer = { answer: 'approve' | 'reject'; ids?: number[]; all?: boolean };

const dollars = ( cents: number ) => ( cents / 100 ).toLocaleString( 'en-US', { style: 'currency', currency: 'USD' } );

/** Prices that feeds move too far to be taken in unseen: each waits for an answer. */
export function HeldPrices() {
	const query = useQuery< FeedHeldPrice[] >( '../feed-held' );
	return (
		<Loaded query={ query }>
			{ ( prices ) => ( prices.length === 0 ? null : <List prices={ prices } reload={ query.reload } /> ) }
		</Loaded>
	);
}

function List( { prices, reload }: { prices: FeedHeldPrice[]; reload: () => void } ) {
	const announce = useAnnounce();
	const [ chosen, setChosen ] = useState< number[] >( [] );
	const answering = useMutation(
		useCallback( ( answer: Answer ) => post< FeedHeldAnswered >( '../feed-held', answer ), [] )
	);
	const answer = async ( how: Answer ) => {
		const done = await answering.run( how );
		if ( ! done ) {
			return;
		}
		setChosen( [] );
		const { answered, stale } = done.results;
		announce(
			stale.length > 0
				? sprintf(
						/* translators: %s: names of things */
						__( 'These prices have changed since and were kept: %s.', 'coleman' ),
						stale.join( ', ' )
					)
				: sprintf(
						/* translators: %d: number of prices */
						_n( '%d price processed.', '%d prices processed.', answered, 'coleman' ),
						answered
					)
		);
		reload();
	};
	const buttons = [
		[ 'approve', __( 'Approve', 'coleman' ), __( 'Approve all', 'coleman' ) ],
		[ 'reject', __( 'Reject', 'coleman' ), __( 'Reject all', 'coleman' ) ],
	] as const;
	return (
		<section className="coleman-desk__section">
			<h2>{ __( 'Prices to approve', 'coleman' ) }</h2>
			<p className="coleman-desk__help">
				{ __(
					'These are big price changes. Prices stay the same until you approve or reject them.',
					'coleman'
				) }
			</p>
			<Fault error={ answering.error } />
			<WideTable label={ __( 'Prices to approve', 'coleman' ) }>
				<thead>
					<tr>
						<th scope="col">{ __( 'Item', 'coleman' ) }</th>
						<th scope="col">{ __( 'Now', 'coleman' ) }</th>
						<th scope="col">{ __( 'In the file', 'coleman' ) }</th>
						<th scope="col">{ __( 'Feed', 'coleman' ) }</th>
					</tr>
				</thead>
				<tbody>
					{ prices.map( ( price ) => (
						<tr key={ price.id }>
							<th scope="row">
								<CheckboxControl
									label={ `${ price.thing }, ${ price.label }` }
									checked={ chosen.includes( price.id ) }
									onChange={ ( isChosen ) =>
										setChosen(
											isChosen
												? [ ...chosen, price.id ]
												: chosen.filter( ( id ) => id !== price.id )
										)
									}
								/>
							</th>
							<td className="coleman-feeds__number">{ dollars( price.old_cents ) }</td>
							<td className="coleman-feeds__number">{ dollars( price.new_cents ) }</td>
							<td>{ price.feed_name }</td>
						</tr>
					) ) }
				</tbody>
			</WideTable>
			<div className="coleman-feeds__steps">
				{ buttons.map( ( [ how, some, all ] ) => (
					<Button
						key={ how }
						variant="secondary"
						isBusy={ answering.isBusy }
						onClick={ () =>
							void answer( chosen.length > 0 ? { answer: how, ids: chosen } : { answer: how, all: true } )
						}
						__next40pxDefaultSize
					>
						{ chosen.length > 0 ? some : all }
					</Button>
				) ) }
			</div>
		</section>
	);
}
