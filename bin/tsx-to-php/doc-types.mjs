/** Types of PHPDoc as text: over several lines where one would be too long, and compared with declared types. */
const WIDTH = 120;
const STEP = '    ';

/** A line of a comment with a type: what stands before it, the tag with its type, and the end of the comment. */
const TAGGED = /^( *)(\/\*)?\* (@(?:param|return|var|phpstan-type) .*?)( \*\/)?$/;

/**
 * Breaks the long types of PHP's comments, one line a field.
 *
 * @param {string} text Whole lines of PHP.
 */
export const inLines = ( text ) =>
	text
		.split( '\n' )
		.flatMap( ( line ) => {
			const [ , indent, open, tag, close ] = ( line.length > WIDTH && TAGGED.exec( line ) ) || [];
			if ( ! tag ) {
				return [ line ];
			}
			const pad = `${ indent }${ open ? ' ' : '' }*`;
			const broken = fields( tag, WIDTH - pad.length - 1 ).map( ( one ) => `${ pad } ${ one }` );
			return [ ...( open ? [ `${ indent }/**` ] : [] ), ...broken, ...( close ? [ `${ pad }/` ] : [] ) ];
		} )
		.join( '\n' );

/**
 * @param {string} text
 * @param {number} room
 * @return {string[]} Lines.
 */
function fields( text, room ) {
	const parts = text.length > room ? taken( text ) : null;
	if ( ! parts ) {
		return [ text ];
	}
	return [
		parts.head,
		...parts.fields.flatMap( ( one ) =>
			fields( `${ one },`, room - STEP.length ).map( ( line ) => `${ STEP }${ line }` )
		),
		...fields( parts.tail, room ),
	];
}

/**
 * The fields of the first shape in a text, with what stands before and after them.
 *
 * @param {string} text
 */
function taken( text ) {
	const start = text.indexOf( '{' ) + 1;
	/** @type {string[]} */
	const found = [];
	let depth = 0;
	let from = start;
	for ( const { 0: sign, index } of text.matchAll( /'(?:[^'\\]|\\.)*'|[{}<>(),]/g ) ) {
		if ( ! start || index < start || sign.length > 1 ) {
			continue;
		}
		if ( ( sign === ',' || sign === '}' ) && depth === 0 ) {
			found.push( text.slice( from, index ).trim() );
			from = index + 1;
			if ( sign === '}' ) {
				return { head: text.slice( 0, start ), fields: found, tail: text.slice( index ) };
			}
		} else if ( '{<('.includes( sign ) ) {
			depth++;
		} else if ( '}>)'.includes( sign ) ) {
			depth--;
		}
	}
	return null;
}

/**
 * Whether a type of PHPDoc says more than a declared one.
 *
 * @param {string} doc
 * @param {string} hint
 */
export function saysMore( doc, hint ) {
	/** @param {string} type */
	const parts = ( type ) =>
		( type.startsWith( '?' ) ? [ type.slice( 1 ), 'null' ] : type.split( '|' ) )
			// Of numbers the declared type tells: PHPStan adds what PHPDoc takes from it.
			.filter( ( one ) => one !== 'float' )
			.sort()
			.join();
	return ! /^(mixed|array<mixed>)\b/.test( doc ) && parts( doc ) !== parts( hint );
}
