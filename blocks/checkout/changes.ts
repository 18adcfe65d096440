import { __, sprintf } from '@wordpress/i18n';
import type { Cart, CheckoutQuote } from '@/api/generated/schemas';
import { formatCents } from '@/rules/money';
import type { CheckoutLine } from './checkout-props';

/** The lines of a cart with what the quote says of each; what was chosen for a line stays. */
export const linesOf = ( cart: Cart, quote: CheckoutQuote, before: CheckoutLine[] ): CheckoutLine[] =>
	cart.Items.flatMap( ( item ) => {
		const quoted = quote.lines.find( ( { cartItemId } ) => cartItemId === item.cartItemId );
		return quoted
			? [
					{
						id: item.cartItemId,
						number: item.PartNumber,
						description: item.Description,
						image: item.Photo.MediumImagePath,
						quantity: item.Quantity,
						price_cents: item.price_cents,
						total_cents: item.line_total_cents,
						isPickupOnly: quoted.is_pickup_only,
						how: before.find( ( { id } ) => id === item.cartItemId )?.how ?? '',
						availability: quoted.availability_text,
						isInStock: quoted.in_stock,
						promise: quoted.promise.words,
						inStockAt: quoted.in_stock_at,
						notices: item.notices,
					},
				]
			: [];
	} );

const priceText = ( cents: number | null ): string =>
	cents === null ? __( 'price on request', 'coleman' ) : formatCents( cents );

/** What is different in one line. */
function changesOf( was: CheckoutLine, line: CheckoutLine ): string[] {
	const changes: string[] = [];
	if ( was.quantity !== line.quantity ) {
		/* translators: 1: part number, 2: number of pieces now, 3: number of pieces before. */
		const text = __( '%1$s: quantity changed from %3$d to %2$d.', 'coleman' );
		changes.push( sprintf( text, line.number, line.quantity, was.quantity ) );
	}
	if ( was.price_cents !== line.price_cents ) {
		/* translators: 1: part number, 2: price now, 3: price before. */
		const text = __( '%1$s: price changed from %3$s to %2$s each.', 'coleman' );
		changes.push( sprintf( text, line.number, priceText( line.price_cents ), priceText( was.price_cents ) ) );
	}
	return changes;
}

/** In words, what is different from what the customer last saw. */
export function changesBetween( before: CheckoutLine[], after: CheckoutLine[] ): string[] {
	const changes: string[] = [];
	for ( const { id, number } of before ) {
		if ( ! after.some( ( line ) => line.id === id ) ) {
			/* translators: %s: part number. */
			changes.push( sprintf( __( '%s is no longer in your cart.', 'coleman' ), number ) );
		}
	}
	for ( const line of after ) {
		const was = before.find( ( { id } ) => id === line.id );
		if ( was ) {
			changes.push( ...changesOf( was, line ) );
		} else {
			/* translators: 1: number of pieces, 2: part number. */
			changes.push( sprintf( __( 'New in your cart: %1$d × %2$s.', 'coleman' ), line.quantity, line.number ) );
		}
	}
	return changes;
}
