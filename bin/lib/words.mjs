/**
 * Words that people do not read on the site or in the back office, and what is written instead: the words of
 * WordPress and of American English. Comments and documents keep to American spelling too.
 */

import { withoutComments } from './comments.mjs';

/** @type {[ RegExp, string ][]} British spelling, and American. */
const AMERICAN = [
	[ /\bcolour|\bfavourite|\bhonour|\bneighbour|\bbehaviour|\blabour/i, 'the American -or: color, favorite' ],
	[ /\bcatalogue/i, 'catalog' ],
	[ /\bcancell(?:ed|ing)\b/i, 'canceled, canceling' ],
	[ /\bgrey\b/i, 'gray' ],
	[ /\bcentre\b|\bmetre\b|\blitre\b/i, 'the American -er: center, meter' ],
	[ /\blicence\b/i, 'license' ],
	[ /\b(?:organ|recogn|author|custom|final)is(?:e|ed|es|ing|ation)\b/i, 'the American -ize' ],
	[ /\benquir(?:y|ies)\b/i, 'inquiry' ],
	[ /\btyres?\b/i, 'tire' ],
	[ /\bcheques?\b/i, 'check' ],
	[ /\blearnt\b|\bspelt\b/i, 'learned, spelled' ],
	[ /\b(?:normal|optim|initial|serial|summar|minim)is(?:e|ed|es|ing|ation)\b/i, 'the American -ize' ],
	[ /\b(?:travell|labell|modell)(?:ed|ing)\b/i, 'traveled, labeled, modeled' ],
];

/** @type {[ RegExp, string ][]} What is not written, and what is. */
const WORDS = [
	[ /\be-mail/i, 'email' ],
	[ /\bmails\b|\b(?:a|by|this) mail\b(?! server)/i, 'email' ],
	[ /(?<!Customer )\blog(?:ged)? ?in\b/i, 'sign in' ],
	[ /\blogged out\b/i, 'signed out' ],
	[ /\b(?!ZIP codes?\b)[Zz][Ii][Pp] ?[Cc]odes?\b/, 'ZIP code' ],
	[ /\btelephone/i, 'phone' ],
	[ /\b(?:to|can|will|may) pickup\b/i, 'pick up (verb), pickup (noun)' ],
	[ /\bsales(?:man|men)\b/i, 'salesperson, salespeople' ],
	[ /\b(?:some|every)body\b/i, 'someone, everyone' ],
	[ /\bnobody\b/i, 'no one' ],

	...AMERICAN,
	[ /\bwhilst\b/i, 'while' ],
	[ /\d %(?!\w)/, '20%, without a space' ],

	// Usual words.
	[ /\btaken? back\b/i, 'undo: "This can’t be undone."' ],
	[ /\bno such\b/i, '"… not found."' ],
	[ /\b[Tt]his is no\b(?! longer)/, '"Enter a valid …"' ],
	[ /\banew\b/i, 'again' ],
	[ /\bjust now\b/i, 'right now' ],
	[ /\bvanish/i, 'be removed' ],
	[ /\btaken? in\b|\btaking in\b/i, 'import' ],
	[ /\bthr[eo]wn? (?:\w+ )?away\b/i, 'discard' ],
	[ /\b(?:bring|brought) (?:it|them|a file|the file|this one) ?(?:again)?\b/i, 'upload' ],
	[ /\bmend(?:s|ed)?\b/i, 'fix' ],
	[ /\blook(?:s|ed)? after\b/i, 'assigned to, covers' ],
	[ /\bwork(?:s|ed) out\b/i, 'calculate' ],
	[ /\b(?:un)?tick(?:s|ed)?\b/i, 'select, clear' ],
	[ /\bby (?:itself|themselves)\b/i, 'automatically' ],
	[ /\bparcels?\b/i, 'package' ],
	[ /\bprice to come\b/i, 'Price on request' ],
	[ /\bkey(?:ed)? in\b/i, 'enter' ],
	[ /\bAs shipped\b/, 'default' ],
	[ /\bmost wanted\b/i, 'most popular' ],
	[ /\bno longer kept\b/i, 'was deleted' ],
];

/** What was agreed word for word. */
const AGREED = /^Thank you\. Your E-mail has been sent to one of our sales people\./;

const STRING = String.raw`'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"`;

/** Where people's words are, by kind of file. */
const TRANSLATED = new RegExp(
	String.raw`\b(?:_[_enx]|_nx|_n_noop|_ex|esc_(?:html|attr)_[_ex])\(\s*(?:${ STRING })(?:\s*,\s*(?:${ STRING }))?`,
	'g'
);
const BLOCK = /"(?:title|description)"\s*:\s*"(?:\\.|[^"\\])*"/g;
const TEMPLATE = />[^<>{}]*[a-z][^<>{}]*<|"(?:heading|title|label|text|hint|placeholder)"\s*:\s*"(?:\\.|[^"\\])*"/g;
const LITERAL = new RegExp( STRING, 'g' );

/**
 * @param {string} code Of a file, its comments blanked out.
 * @param {string} file Its path.
 * @return {{ line: number, says: string }[]} Each word that is not written, with the better one.
 */
export function dialect( code, file ) {
	const kind = /\.(html|json)$/.exec( file )?.[ 1 ];
	const places = { html: TEMPLATE, json: BLOCK }[ kind ?? '' ] ?? TRANSLATED;
	const found = [];
	for ( const place of code.matchAll( places ) ) {
		const texts = place[ 0 ].startsWith( '>' )
			? [ place[ 0 ] ]
			: [ ...place[ 0 ].matchAll( LITERAL ) ].map( ( [ text ] ) => text.slice( 1, -1 ) );
		for ( const text of texts ) {
			for ( const [ word, better ] of AGREED.test( text ) ? [] : WORDS ) {
				const [ said ] = word.exec( text ) ?? [];
				if ( said !== undefined ) {
					found.push( {
						line: code.slice( 0, place.index ).split( '\n' ).length,
						says: `people read "${ said.trim() }" here; say: ${ better }`,
					} );
				}
			}
		}
	}
	return found;
}

/** Names in code and addresses, which keep their spelling: quoted, tagged, called, joined to other signs or with a capital inside. */
const NAME =
	/`[^`]*`|'[^'\n ]*'|"[^"\n ]*"|\]\([^)]*\)|\{@\w+ [^}]*\}|(?<=\s)@\w+.*|\S*[$\\/_=<>{}|:.-]\w\S*|\w+\??:|\w+\(|\w*[a-z][A-Z]\w*|(?<=[\w,] )[A-Z]\w+/g;

const HASH_COMMENTS = /\.(?:ya?ml|conf|sh|neon|service|timer)$/;

/**
 * @param {string} raw  Of a file.
 * @param {string} file Its path.
 * @return {string} Only what people wrote for people, in its place: a document's sentences, or the comments of code.
 */
function prose( raw, file ) {
	/** @type {( text: string ) => string} */
	const blank = ( text ) => text.replace( /[^\n]/g, ' ' );
	if ( file.endsWith( '.md' ) ) {
		return raw.replace( /^```[^]*?^```/gm, blank ).replace( NAME, blank );
	}
	if ( HASH_COMMENTS.test( file ) ) {
		return raw.replace( /^(?!\s*#).*$/gm, blank ).replace( NAME, blank );
	}
	const code = withoutComments( raw, file );
	return [ ...raw ].length === raw.length && code !== raw
		? raw.replace( /[^\n]/g, ( sign, at ) => ( code[ at ] === sign ? ' ' : sign ) ).replace( NAME, blank )
		: blank( raw );
}

/**
 * @param {string} raw  Of a file.
 * @param {string} file Its path.
 * @return {{ line: number, index: number, said: string, says: string }[]} British spelling in comments and documents.
 */
export function british( raw, file ) {
	const text = prose( raw, file );
	return AMERICAN.flatMap( ( [ word, better ] ) =>
		[ ...text.matchAll( new RegExp( word.source, `g${ word.flags }` ) ) ].map( ( { index, 0: said } ) => ( {
			line: text.slice( 0, index ).split( '\n' ).length,
			index,
			said,
			says: `"${ said }" is British spelling; say: ${ better }`,
		} ) )
	);
}
