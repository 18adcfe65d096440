/** As PHP's rawurlencode, which also encodes what encodeURIComponent leaves. */
export const rawUrlEncode = ( text: string ) =>
	encodeURIComponent( text ).replace(
		/[!'()*]/g,
		( sign ) => `%${ sign.charCodeAt( 0 ).toString( 16 ).toUpperCase() }`
	);
