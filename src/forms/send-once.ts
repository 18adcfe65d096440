import { ApiError } from '@/api/api-error';

/**
 * Sends a form under the key that survives its retries, and once more where the form has changed since a post whose
 * answer was lost: that one is in, and this is another.
 */
export async function sendOnce< Answer >(
	send: ( key: string ) => Promise< Answer >,
	key: { get: () => string; renew: () => void }
): Promise< Answer > {
	try {
		return await send( key.get() );
	} catch ( error ) {
		if ( ! ( error instanceof ApiError ) || error.code !== 'coleman_idempotency_key_reused' ) {
			throw error;
		}
		key.renew();
		return send( key.get() );
	}
}
