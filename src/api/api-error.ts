import { __ } from '@wordpress/i18n';
import type { Cart } from './generated/schemas';

/** What the server refused, or why there is no answer of it; `message` is fit to show, `cause` is for the log. */
export class ApiError extends Error {
	override name = 'ApiError';

	constructor(
		message: string,
		readonly code: string,
		readonly status: number,
		/** Message by field. */
		readonly params: Record< string, string > = {},
		/** The cart as it is now, when the call was about one. */
		readonly cart?: Cart,
		cause?: unknown
	) {
		super( message, { cause } );
	}

	/** The network failed: nothing was sent, or no answer came. */
	static offline( cause?: unknown ): ApiError {
		return new ApiError(
			__( 'We couldn’t reach the server. Please check your connection and try again.', 'coleman' ),
			'coleman_offline',
			0,
			{},
			undefined,
			cause
		);
	}

	/** There is an answer, and it is none of ours: a proxy's page, or half a text. */
	static unreadable( status: number, cause?: unknown ): ApiError {
		return new ApiError(
			__( 'We couldn’t read the server’s response. Please try again.', 'coleman' ),
			'coleman_bad_answer',
			status,
			{},
			undefined,
			cause
		);
	}

	/** From the body of an answer: `{ code, message, data: { status, params?, cart? } }`. */
	static from( body: unknown, status: number ): ApiError {
		const { code, message, data } = Object( body );
		return typeof code === 'string' && typeof message === 'string'
			? new ApiError( message, code, status, data?.params ?? {}, data?.cart )
			: ApiError.unreadable( status, body );
	}
}
