import { __ } from '@wordpress/i18n';
import { ApiError } from '@/api/api-error';

/** Why a call of the editor failed, in words that help: WordPress's own for a session that ended are for developers. */
export function faultOf( error: unknown ): string {
	const { status, data, code } = Object( error );
	if ( [ 401, 403 ].includes( status ?? data?.status ) ) {
		return __( 'You may be signed out. Sign in again in another tab, then try again.', 'coleman' );
	}
	if ( error instanceof ApiError ) {
		return error.message;
	}
	return [ 'fetch_error', 'offline_error' ].includes( code )
		? ApiError.offline().message
		: ApiError.unreadable( 0 ).message;
}
