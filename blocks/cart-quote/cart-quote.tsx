import { __, sprintf } from '@wordpress/i18n';
import { arrayOf, boolean, integer, nullable, oneOf, shape, string } from '@/islands';
import type { TypeOf } from '@/islands';
import { grouped } from '@/rules/grouped';
import { formatCents } from '@/rules/money';
import { rawUrlEncode } from '@/rules/raw-url-encode';
import { telephoneUrl } from '@/rules/telephone';
import { Button } from '@/ui/button/button';
import './style.css';

export const cartQuoteProps = shape( {
	level: oneOf( 'h1', 'h2' ),
	dealer: string,
	/** By the dealer's clock. */
	date: string,
	/** The visitor's, else the nearest to the ZIP code; null for none. */
	branch: nullable( shape( { city: string, address: string, phone: string } ) ),
	lines: arrayOf(
		shape( {
			id: integer,
			number: string,
			description: string,
			vendor: string,
			quantity: integer,
			priceCents: nullable( integer ),
			totalCents: nullable( integer ),
			availability: string,
			/** Why it was not added to the cart; '' for none. */
			fault: string,
		} )
	),
	subtotalCents: integer,
	hasUnknownPrice: boolean,
	coreCents: integer,
	/** To a ZIP code; null while none is known. */
	shipping: nullable( shape( { zip: string, cents: integer, notes: arrayOf( string ) } ) ),
	/** The parts as the address names them; '' where none can be. */
	parts: string,
	/** The whole address to hand on; '' where there is none. */
	link: string,
	/** Parts that the link does not name, as they are not in the catalog. */
	isPartOnly: boolean,
	/** Whether it is somebody's link, and not the visitor's own cart. */
	isFromLink: boolean,
	fault: string,
	urls: shape( { cart: string } ),
} );

export type CartQuoteProps = TypeOf< typeof cartQuoteProps >;

const mail = ( dealer: string, link: string ): string =>
	`mailto:?subject=${ rawUrlEncode(
		/* translators: %s: name of the dealership */
		sprintf( __( 'Parts quote from %s', 'coleman' ), dealer )
	) }&body=${ rawUrlEncode( `${ __( 'The parts, with today’s prices:', 'coleman' ) }\n${ link }` ) }`;

function Actions( { dealer, parts, link, isFromLink, isPartOnly, urls }: CartQuoteProps ) {
	return (
		<div className="coleman-cart-quote__actions">
			{ isFromLink ? (
				<form method="post">
					<input type="hidden" name="coleman_action" value="cart_add_quote" />
					<input type="hidden" name="parts" value={ parts } />
					<Button type="submit" variant="primary" label={ __( 'Add all to cart', 'coleman' ) } />
				</form>
			) : (
				<a className="coleman-cart-quote__link" href={ urls.cart }>
					{ __( 'Back to cart', 'coleman' ) }
				</a>
			) }
			<button type="button" className="coleman-button is-quiet" data-print="" hidden>
				{ __( 'Print', 'coleman' ) }
			</button>
			{ link !== '' && (
				<>
					<a className="coleman-cart-quote__link" href={ mail( dealer, link ) }>
						{ __( 'Send by email', 'coleman' ) }
					</a>
					<a className="coleman-cart-quote__link" href={ link }>
						{ __( 'Link to this quote', 'coleman' ) }
					</a>
				</>
			) }
			{ isPartOnly && (
				<p className="coleman-cart-quote__note">
					{ __( 'The link leaves out parts that are not in our catalog.', 'coleman' ) }
				</p>
			) }
		</div>
	);
}

/** A cart as a sheet. It never changes in the browser, so it has no island. */
export function CartQuote( props: CartQuoteProps ) {
	const {
		level: Title,
		dealer,
		date,
		branch,
		lines,
		subtotalCents,
		hasUnknownPrice,
		coreCents,
		shipping,
		fault,
	} = props;
	return (
		<div className="coleman-cart-quote__sheet">
			<header className="coleman-cart-quote__head">
				<p className="coleman-cart-quote__dealer">{ dealer }</p>
				<Title className="coleman-cart-quote__title">{ __( 'Parts quote', 'coleman' ) }</Title>
				<dl className="coleman-cart-quote__facts">
					<div>
						<dt>{ __( 'Date', 'coleman' ) }</dt>
						<dd>{ date }</dd>
					</div>
					{ branch && (
						<div>
							<dt>{ __( 'Branch', 'coleman' ) }</dt>
							<dd>
								<span>{ `${ branch.city }, ${ branch.address }` }</span>
								<a className="coleman-cart-quote__link" href={ telephoneUrl( branch.phone ) }>
									{ branch.phone }
								</a>
							</dd>
						</div>
					) }
				</dl>
			</header>
			{ fault !== '' && (
				<p className="coleman-cart-quote__fault" role="alert">
					{ fault }
				</p>
			) }
			{ lines.length === 0 ? (
				<p>{ __( 'There are no parts in this quote.', 'coleman' ) }</p>
			) : (
				<ul className="coleman-cart-quote__lines">
					{ lines.map( ( line ) => (
						<li key={ line.id } className="coleman-cart-quote__line">
							<div className="coleman-cart-quote__part">
								<p className="coleman-cart-quote__description">{ line.description }</p>
								<p className="coleman-cart-quote__about">
									<span className="coleman-cart-quote__number">{ line.number }</span>
									{ line.vendor !== '' && <span>{ line.vendor }</span> }
								</p>
								<p>{ line.availability }</p>
								{ line.fault !== '' && <p className="coleman-cart-quote__fault">{ line.fault }</p> }
							</div>
							<p className="coleman-cart-quote__quantity">
								{ line.priceCents === null
									? /* translators: %s: number of pieces. */
										sprintf( __( 'Quantity %s', 'coleman' ), grouped( line.quantity ) )
									: sprintf(
											/* translators: 1: number of pieces, 2: price of one. */
											__( '%1$s × %2$s', 'coleman' ),
											grouped( line.quantity ),
											formatCents( line.priceCents )
										) }
							</p>
							<p className="coleman-cart-quote__amount">
								{ line.totalCents === null
									? __( 'Price on request', 'coleman' )
									: formatCents( line.totalCents ) }
							</p>
						</li>
					) ) }
				</ul>
			) }
			<dl className="coleman-cart-quote__sums">
				<div>
					<dt>{ __( 'Subtotal', 'coleman' ) }</dt>
					<dd>{ formatCents( subtotalCents ) }</dd>
				</div>
				{ coreCents > 0 && (
					<div>
						<dt>{ __( 'Core deposit', 'coleman' ) }</dt>
						<dd>{ formatCents( coreCents ) }</dd>
					</div>
				) }
				{ shipping && (
					<div>
						<dt>
							{
								/* translators: %s: ZIP code */
								sprintf( __( 'Shipping to %s', 'coleman' ), shipping.zip )
							}
						</dt>
						<dd>{ formatCents( shipping.cents ) }</dd>
					</div>
				) }
			</dl>
			{ shipping &&
				shipping.notes.map( ( note ) => (
					<p key={ note } className="coleman-cart-quote__note">
						{ note }
					</p>
				) ) }
			{ hasUnknownPrice && (
				<p className="coleman-cart-quote__note">
					{ __( 'The subtotal doesn’t include parts without a price.', 'coleman' ) }
				</p>
			) }
			<p className="coleman-cart-quote__note">
				{ __(
					'Without tax. Prices and stock may change until you order; the site then shows those of the day.',
					'coleman'
				) }
			</p>
			<Actions { ...props } />
		</div>
	);
}
