import { call } from '@/api/client';
import { whenCartIsKnown } from '@/api/first-cart';
import type { CartBulk } from '@/api/generated/schemas';
import type { Cart } from '@/stores/cart';
import { arrayOf } from '@/islands';
import { verdictShape } from './quick-order-props';
import type { Verdict } from './quick-order-props';

/** What is to be added; number and description name a part that is not in the catalogue. */
export type Wanted = { partId: number; quantity: number; number?: string; description?: string };

const post = async ( body: Parameters< typeof call >[ 1 ] ): Promise< CartBulk > =>
	( await call< { results: CartBulk } >( 'cart/bulk', body ) ).results;

/** What these numbers are. It changes nothing. */
export const fetchVerdicts = async ( rows: { number: string; quantity: number }[] ): Promise< Verdict[] > =>
	arrayOf( verdictShape )( ( await post( { method: 'POST', body: { dry_run: true, rows } } ) ).rows );

/** Adds all of it, or nothing and says which rows were refused. */
export async function addAll( rows: Wanted[] ): Promise< Cart > {
	const { cart } = await whenCartIsKnown( () => post( { method: 'POST', body: { rows } } ) );
	if ( ! cart ) {
		throw new Error( 'The answer has no cart.' );
	}
	return cart;
}
