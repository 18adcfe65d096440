import { __ } from '@wordpress/i18n';

/** The server takes no more. */
const MOST_BYTES = 20 * 1024 * 1024;

/** How the files of each format begin, with any byte for a dot. */
const SIGNS: [ RegExp, 'picture' | 'heic' ][] = [
	[ /^\xff\xd8\xff/, 'picture' ],
	[ /^\x89PNG\r\n\x1a\n/, 'picture' ],
	[ /^GIF8[79]a/, 'picture' ],
	[ /^RIFF[^]{4}WEBP/, 'picture' ],
	[ /^[^]{4}ftypavi[fs]/, 'picture' ],
	[ /^[^]{4}ftyp(?:hei[cfmsx]|hev[cmsx]|mif1|msf1)/, 'heic' ],
];

/** The server knows files by so much of their name. */
const LONGEST = 300;

/** Enough to know all of them by. */
const SIGN_BYTES = 16;

/** Files that every computer keeps beside pictures, and nobody means. */
const isHidden = ( name: string ) => /(?:^|\/)(?:\.|Thumbs\.db$|desktop\.ini$|__MACOSX\/)/i.test( name );

/** What a file is called, with its folder: those that were dropped carry it in `path`. */
export const pathOf = ( file: File & { path?: string } ): string =>
	( ( file.path ?? '' ) || file.webkitRelativePath || file.name ).slice( -LONGEST );

/** How a file is known again after the page was loaded again. */
export const keyOf = ( file: File ): string => [ pathOf( file ), file.size, file.lastModified ].join( '|' );

export const withoutHidden = ( files: File[] ): File[] => files.filter( ( file ) => ! isHidden( pathOf( file ) ) );

/** The first bytes, a sign for each. */
async function signOf( file: Blob ): Promise< string > {
	const bytes = new Uint8Array( await file.slice( 0, SIGN_BYTES ).arrayBuffer() );
	return String.fromCharCode( ...bytes );
}

/** Why a file cannot be a picture, before it is sent; '' where it can. The server looks again, and closer. */
export async function checkFile( file: File ): Promise< string > {
	if ( file.size === 0 ) {
		return __( 'This file is empty.', 'coleman' );
	}
	if ( file.size > MOST_BYTES ) {
		return __( 'This file is larger than 20 MB.', 'coleman' );
	}
	let sign: string;
	try {
		sign = await signOf( file );
	} catch {
		return __( 'This file can’t be read. It may have been moved or deleted.', 'coleman' );
	}
	const [ , kind ] = SIGNS.find( ( [ begins ] ) => begins.test( sign ) ) ?? [];
	if ( kind === 'picture' ) {
		return '';
	}
	return kind === 'heic'
		? __(
				'HEIC pictures can’t be used. Save this one as JPEG first. iPhones take JPEG when Settings > Camera > Formats is “Most Compatible”.',
				'coleman'
			)
		: __( 'This file is not a picture. Upload JPEG, PNG, WebP, GIF or AVIF.', 'coleman' );
}
