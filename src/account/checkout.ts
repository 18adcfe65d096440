import { call } from '@/api/client';
import type { Fields } from '@/api/form';
import type { CheckoutQuote, OrderPlaced } from '@/api/generated/schemas';

/** What the cart would cost, sent to this place in these ways. */
export const quoteCheckout = async ( fields: Fields ) =>
	( await call< { results: CheckoutQuote } >( 'checkout/quote', { method: 'POST', body: fields } ) ).results;

/** Places the order; sent again with the same key it is given the same answer. */
export const placeOrder = async ( fields: Fields, key: string ) =>
	(
		await call< { results: OrderPlaced } >( 'checkout', {
			method: 'POST',
			body: fields,
			headers: { 'Idempotency-Key': key },
		} )
	).results;
