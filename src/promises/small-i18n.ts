/**
 * The functions of @wordpress/i18n that the words of promises use, for the file that public pages fetch without the runtime
 * (webpack.config.js puts it in the place of the package there). Plurals are those of English and Spanish.
 */
type Strings = Record< string, string[] | Record< string, string > >;

let strings: Strings = {};

/** Fetches the translations; without a file, and when it cannot be had, the words stay English. */
export async function speak( file: string | undefined ): Promise< void > {
	try {
		strings = file ? await ( await fetch( file ) ).json() : {};
	} catch {
		strings = {};
	}
}

const found = ( text: string, index = 0 ): string | undefined => {
	const entry = strings[ text ];
	return Array.isArray( entry ) ? entry[ index ] : undefined;
};

export const __ = ( text: string ): string => found( text ) || text;

export const _x = ( text: string, context: string ): string => found( `${ context }\u0004${ text }` ) || text;

export const _n = ( single: string, plural: string, count: number ): string =>
	found( single, count === 1 ? 0 : 1 ) || ( count === 1 ? single : plural );

/** `%s`, `%d`, `%1$s`. */
export function sprintf( format: string, ...args: ( string | number )[] ): string {
	let next = 0;
	return format.replace( /%(?:(\d)\$)?[sd]/g, ( _, place?: string ) =>
		String( args[ place ? Number( place ) - 1 : next++ ] )
	);
}
