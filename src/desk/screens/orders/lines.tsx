import { Button, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { DeskOrder, OrderItem } from '@/api/generated/schemas';
import { TextField } from '@/desk/fields';
import { day, longTime } from '@/desk/time';
import { formatCents } from '@/rules/money';
import { readPrices, type Typed, typedPrices } from './prices';
import { StateBadge } from './state-badge';
import type { OrderScreenData } from './types';
import type { Changing } from './use-order';

/** "2 Easton, 1 Smithville" */
const shelves = ( stock: { city: string; quantity: number }[] ) =>
	stock
		.filter( ( { quantity } ) => quantity > 0 )
		.map( ( { city, quantity } ) => `${ quantity } ${ city }` )
		.join( ', ' );

/** `isHeld`: the order is on hold, and the customer is told no day. */
function Expected( { item, isHeld, changing }: { item: OrderItem; isHeld: boolean; changing: Changing } ) {
	const [ on, setOn ] = useState( item.expected_on ?? '' );
	return (
		<form
			className="coleman-orders__expected"
			onSubmit={ ( event ) => {
				event.preventDefault();
				void changing.run( {
					path: '/expected',
					data: { line: item.LineId, expected_on: on },
					said: isHeld
						? __( 'Saved. No email was sent: the order is on hold.', 'coleman' )
						: __( 'Saved. The customer gets an email.', 'coleman' ),
				} );
			} }
		>
			<TextControl
				type="date"
				label={ sprintf(
					/* translators: %d: number of pieces */ __( '%d on backorder, expected', 'coleman' ),
					item.backordered
				) }
				value={ on }
				onChange={ setOn }
				required
				__next40pxDefaultSize
			/>
			{ on !== ( item.expected_on ?? '' ) && (
				<Button type="submit" variant="secondary" isBusy={ changing.isBusy } __next40pxDefaultSize>
					{ isHeld ? __( 'Save', 'coleman' ) : __( 'Email the customer', 'coleman' ) }
				</Button>
			) }
		</form>
	);
}

/** States of a line in which its promise still counts. */
const OPEN = [ 'open', 'backordered', 'partially_ready', 'partially_shipped', 'partially_picked_up' ];

const CLOSED = [ 'cancelled', 'refunded', 'failed', 'completed' ];

/** How long the customer may take the prices, or what is missing for that. */
function limitOf( quote: DeskOrder[ 'quote' ], isWhole: boolean ): string {
	if ( quote?.is_open ) {
		return sprintf(
			/* translators: %s: day and time */
			__( 'The customer can accept the quote until %s. Nothing is ordered until then.', 'coleman' ),
			longTime( quote.valid_until )
		);
	}
	if ( quote ) {
		return sprintf(
			/* translators: %s: day and time */
			__( 'The quote was valid until %s. The customer can accept it again when you send it again.', 'coleman' ),
			longTime( quote.valid_until )
		);
	}
	return isWhole
		? __( 'The quote is valid for 30 days. Nothing is ordered until the customer accepts it.', 'coleman' )
		: __( 'You can send the quote when every part has a price.', 'coleman' );
}

type Props = { boot: OrderScreenData; order: DeskOrder; changing: Changing };

/** What was ordered, how far it has come and where it lies; while a price is unknown, the place to name it. */
export function Lines( { boot, order, changing }: Props ) {
	const [ typed, setTyped ] = useState< Typed >( () => typedPrices( order ) );
	const isPricing = order.can_price && boot.mayPrice;
	const read = readPrices( order, typed );
	const more = Object.fromEntries( order.lines.map( ( line ) => [ line.id, line ] ) );

	const price = ( send: boolean ) =>
		void changing.run( {
			path: '/prices',
			data: { prices: read.prices, send },
			said: send ? __( 'Quote sent.', 'coleman' ) : __( 'Prices saved.', 'coleman' ),
		} );

	return (
		<section className="coleman-desk__section">
			<table className="coleman-orders__lines">
				<caption className="screen-reader-text">{ __( 'Parts', 'coleman' ) }</caption>
				<thead>
					<tr>
						<th scope="col">{ __( 'Pieces', 'coleman' ) }</th>
						<th scope="col">{ __( 'Part', 'coleman' ) }</th>
						<th scope="col">{ __( 'State', 'coleman' ) }</th>
						<th scope="col">{ __( 'Delivery', 'coleman' ) }</th>
						<th scope="col">{ __( 'On the shelf', 'coleman' ) }</th>
						<th scope="col" className="is-amount">
							{ __( 'Price', 'coleman' ) }
						</th>
						<th scope="col" className="is-amount">
							{ __( 'Amount', 'coleman' ) }
						</th>
					</tr>
				</thead>
				<tbody>
					{ order.order.Items.map( ( item ) => {
						const line = more[ item.LineId ];
						const isFault = read.faults.includes( item.LineId );
						return (
							<tr key={ item.LineId }>
								<td className="coleman-orders__pieces">{ item.Quantity }</td>
								<td>
									<strong>
										{ item.Url ? (
											<a href={ item.Url } target="_blank" rel="noreferrer">
												{ item.PartNumber }
											</a>
										) : (
											item.PartNumber
										) }
									</strong>
									<br />
									{ item.Description }
									{ item.promise.words && OPEN.includes( item.state ) && (
										<small className="coleman-orders__promise">{ item.promise.words }</small>
									) }
									{ item.backordered > 0 && ! CLOSED.includes( order.order.Status ) && (
										<Expected
											key={ item.expected_on }
											item={ item }
											isHeld={ order.order.Status === 'on_hold' }
											changing={ changing }
										/>
									) }
								</td>
								<td>
									<StateBadge state={ item.state } label={ item.state_label } />
									{ line && line.left > 0 && line.left < item.Quantity && (
										<small>
											{ sprintf(
												/* translators: %d: number of pieces */ __( '%d to go', 'coleman' ),
												line.left
											) }
										</small>
									) }
									{ item.expected_on && OPEN.includes( item.state ) && (
										<small>{ day( item.expected_on ) }</small>
									) }
								</td>
								<td>{ item.PickupLocation || __( 'Ship', 'coleman' ) }</td>
								<td>
									{ shelves( line?.stock ?? [] ) || '–' }
									{ line && line.taken.length > 0 && (
										<small>
											{ sprintf(
												/* translators: %s: pieces with cities */
												__( 'kept for this order: %s', 'coleman' ),
												shelves( line.taken )
											) }
										</small>
									) }
								</td>
								<td className="is-amount">
									{ isPricing ? (
										<TextField
											label={ sprintf(
												/* translators: %s: part number */ __( 'Price of %s', 'coleman' ),
												item.PartNumber
											) }
											hideLabelFromVision
											fault={ isFault ? __( 'Enter a valid price.', 'coleman' ) : undefined }
											inputMode="decimal"
											placeholder="0.00"
											value={ typed[ item.LineId ] ?? '' }
											onChange={ ( text ) =>
												setTyped( ( before ) => ( { ...before, [ item.LineId ]: text } ) )
											}
										/>
									) : (
										( item.price_cents !== null && formatCents( item.price_cents ) ) || '–'
									) }
								</td>
								<td className="is-amount">
									{ item.line_total_cents === null ? '–' : formatCents( item.line_total_cents ) }
								</td>
							</tr>
						);
					} ) }
				</tbody>
			</table>
			{ isPricing && (
				<div className="coleman-orders__pricing">
					<p className="coleman-desk__help">{ limitOf( order.quote, read.isWhole ) }</p>
					<Button
						variant="secondary"
						disabled={ read.prices.length === 0 || read.faults.length > 0 }
						accessibleWhenDisabled
						isBusy={ changing.isBusy }
						onClick={ () => price( false ) }
						__next40pxDefaultSize
					>
						{ __( 'Save prices', 'coleman' ) }
					</Button>
					<Button
						variant="primary"
						disabled={ ! read.isWhole || read.faults.length > 0 }
						accessibleWhenDisabled
						isBusy={ changing.isBusy }
						onClick={ () => price( true ) }
						__next40pxDefaultSize
					>
						{ order.quote ? __( 'Send quote again', 'coleman' ) : __( 'Send quote', 'coleman' ) }
					</Button>
				</div>
			) }
		</section>
	);
}
