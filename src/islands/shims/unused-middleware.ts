type Options = Record< string, unknown >;

/** Symbols by which @wordpress/api-fetch asks its preloading middleware. */
export const CLEAR = 'clear';
export const ENABLE_MULTI_USE = 'enableMultiUse';

/**
 * Stands for the middlewares of @wordpress/api-fetch that serve wp-admin: lists fetched page by page, preloaded answers,
 * uploads to the media library, previews of themes.
 */
export default function unused( options: Options, next: ( options: Options ) => unknown ): unknown {
	return next( options );
}
