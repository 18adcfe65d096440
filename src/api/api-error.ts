import { __ } from '@wordpress/i18n';
import type { Cart } from './generated/schemas';

/** What the server refused, or that it could not be reached; `message` is fit to show. */
export class ApiError extends Error {
	override name = 'ApiError';

	constructor(
		message: string,
		readonly code: string,
		readonly status: number,
		/** Message by field. */
		readonly params: Record< string, string > = {},
		/** The cart as it is now, when the call was about one. */
		readonly cart?: Cart
	) {
		super( message );
	}

	static offline(): ApiError {
		return new ApiError(
			__( 'We could not reach the server. Please check your connection and try again.', 'coleman' ),
			'coleman_offline',
			0
		);
	}

	/** From the body of an answer: `{ code, message, data: { status, params?, cart? } }`. */
	static from( body: unknown, status: number ): ApiError {
		const { code, message, data } = Object( body );
		return typeof code === 'string' && typeof message === 'string'
			? new ApiError( message, code, status, data?.params ?? {}, data?.cart )
			: ApiError.offline();
	}
}
