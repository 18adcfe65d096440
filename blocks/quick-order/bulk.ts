import { call } from '@/api/client';
import type { CartBulk } from '@/api/generated/schemas';
import { arrayOf } from '@/islands';
import { verdictShape } from './quick-order-props';
import type { Verdict } from './quick-order-props';

/** What these numbers are. It changes nothing. */
export async function fetchVerdicts( rows: { number: string; quantity: number }[] ): Promise< Verdict[] > {
	const { results } = await call< { results: CartBulk } >( 'cart/bulk', {
		method: 'POST',
		body: { dry_run: true, rows },
	} );
	return arrayOf( verdictShape )( results.rows );
}
