import { call } from './client';
import type { CartDelivery } from './generated/schemas';

/** When the parts of the cart are ready, the ways to have all of them, and what shipping costs. */
export const fetchCartDelivery = async (): Promise< CartDelivery > =>
	( await call< { results: CartDelivery } >( 'cart/delivery' ) ).results;
