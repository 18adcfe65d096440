/** For whoever looks into the console: something failed that the visitor is not told of, or not in these words. */
export function logError( where: string, error: unknown ): void {
	// eslint-disable-next-line no-console -- this is the one place that writes to it
	console.error( `${ where }:`, error );
}
