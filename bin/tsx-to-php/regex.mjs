/**
 * JavaScript's regular expressions as PCRE's, with flag `u`, which has PCRE's classes match all of Unicode where
 * JavaScript's match ASCII.
 */

const SPACE =
	'\\t\\n\\x0B\\f\\r \\x{A0}\\x{1680}\\x{2000}-\\x{200A}\\x{2028}\\x{2029}\\x{202F}\\x{205F}\\x{3000}\\x{FEFF}';
const WORD = '[A-Za-z0-9_]';
/** @type {Record<string, string>} */
const EDGES = {
	b: `(?:(?<=${ WORD })(?!${ WORD })|(?<!${ WORD })(?=${ WORD }))`,
	B: `(?:(?<=${ WORD })(?=${ WORD })|(?<!${ WORD })(?!${ WORD }))`,
};
/** @type {Record<string, string>} */
const CLASSES = { d: '0-9', w: 'A-Za-z0-9_', s: SPACE };

/**
 * @param {string} source Between the slashes.
 * @param {string} flags
 * @return {string|null} With delimiters and flags; null if it has no equal.
 */
export function toPcre( source, flags ) {
	// Without a class of all or of none, and without what PCRE reads into a class; halves of a sign have no place in UTF-8.
	if (
		/[^gimsu]/.test( flags ) ||
		/\\u[dD][89a-fA-F]/.test( source ) ||
		/\[\^?\]|\[[^\]]*\[/.test( source.replace( /\\./g, 'x' ) )
	) {
		return null;
	}
	let pattern = '';
	let inClass = false;
	for ( let at = 0; at < source.length; at++ ) {
		const sign = source[ at ];
		if ( sign === '\\' ) {
			const next = source[ ++at ];
			if ( CLASSES[ next ] ) {
				pattern += inClass ? CLASSES[ next ] : `[${ CLASSES[ next ] }]`;
			} else if ( CLASSES[ next.toLowerCase() ] ) {
				if ( inClass ) {
					return null;
				}
				pattern += `[^${ CLASSES[ next.toLowerCase() ] }]`;
			} else if ( next === 'u' ) {
				const code = /^\{?([0-9A-Fa-f]{1,6})\}?/.exec( source.slice( at + 1 ) );
				if ( ! code ) {
					return null;
				}
				pattern += `\\x{${ code[ 1 ].slice( 0, source[ at + 1 ] === '{' ? 6 : 4 ) }}`;
				at += source[ at + 1 ] === '{' ? code[ 0 ].length : 4;
			} else if ( ! inClass && EDGES[ next ] ) {
				pattern += EDGES[ next ];
			} else if ( /[bBkc]/.test( next ) ) {
				return null;
			} else {
				pattern += `\\${ next }`;
			}
			continue;
		}
		if ( sign === '[' && ! inClass ) {
			inClass = true;
		} else if ( sign === ']' ) {
			inClass = false;
		} else if ( sign === '.' && ! inClass && ! flags.includes( 's' ) ) {
			pattern += '[^\\n\\r\\x{2028}\\x{2029}]';
			continue;
		} else if ( sign === '/' ) {
			pattern += '\\/';
			continue;
		}
		pattern += sign;
	}
	return `/${ pattern }/${ flags.replace( /[gu]/g, '' ) }uD`;
}
