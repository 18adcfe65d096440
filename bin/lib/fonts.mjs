/**
 * The fonts of the theme: bin/fonts.mjs makes the files, theme/theme.json names them.
 */

/** What is in the first file of each face, as CSS and pyftsubset write it: English, Spanish, and the signs of parts and prices. */
export const CORE =
	'U+0020-007E,U+00A0-00BF,U+00C1,U+00C9,U+00CD,U+00D1,U+00D3,U+00D7,U+00DA,U+00DC,U+00E0-00E1,U+00E4,U+00E9,U+00ED,U+00F1,U+00F3,U+00F6,U+00FA,U+00FC,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2032-2033,U+2039-203A,U+2122,U+2212';

export const FACES = [
	{ family: 'barlow', weight: 400 },
	{ family: 'barlow', weight: 600 },
	{ family: 'barlow-condensed', weight: 700 },
];

/**
 * @param {string}         family
 * @param {'core'|'latin'} part
 * @param {number}         weight
 * @return {string} Its path in the checkout.
 */
export const fileOf = ( family, part, weight ) => `theme/assets/fonts/${ family }-${ part }-${ weight }-normal.woff2`;

/**
 * @param {string} range `U+0020-007E,U+00D7`
 * @return {( character: string ) => boolean} Whether the range has it.
 */
export function inRange( range ) {
	const parts = range.split( ',' ).map( ( part ) =>
		part
			.trim()
			.slice( 2 )
			.split( '-' )
			.map( ( hex ) => parseInt( hex, 16 ) )
	);
	return ( character ) => {
		const code = character.codePointAt( 0 ) ?? 0;
		return parts.some( ( [ from = 0, to = from ] ) => from <= code && code <= to );
	};
}
