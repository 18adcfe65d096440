/**
 * What is sent: values that a schema allows, and others.
 *
 * @typedef {import('./operations.mjs').Schema}    Schema
 * @typedef {import('./operations.mjs').Operation} Operation
 *
 * @typedef  {Object} Call   What is drawn, and shrunk, for one call.
 * @property {Operation}               operation
 * @property {number}                  who    Which of the sessions that may make it, or of all.
 * @property {Kind}                    kind
 * @property {number}                  thing  Which of the things that earlier answers showed.
 * @property {Record<string, unknown>} fields As the schema allows.
 * @property {number}                  which  The field that is something else.
 * @property {number}                  twist  What it is.
 * @property {boolean}                 asForm
 */

import fc from 'fast-check';

/** @typedef {keyof typeof KINDS} Kind */

/** How often each kind is drawn, of 100. */
export const KINDS = {
	valid: 38,
	boundary: 12,
	type: 12,
	hostile: 16,
	oversized: 3,
	media: 4,
	broken: 4,
	path: 4,
	foreign: 7,
};

/** An element no page has: where it comes out as it went in, markup runs. */
export const MARK = '<fuzzed';

/** A header no answer has. */
export const HEADER = 'x-fuzzed';

export const HOSTILE = [
	`">${ MARK } onload=alert(1)>`,
	`</script>${ MARK }>`,
	`</textarea>${ MARK } x='`,
	`&lt;${ MARK }>&#60;`,
	"' OR '1'='1' -- ",
	"1'; DROP TABLE wp_posts; --",
	'1) UNION SELECT 1 FROM wp_users -- ',
	"%' AND SLEEP(1)#",
	'_%\\',
	`a\r\n${ HEADER }: 1\r\n\r\n${ MARK }>`,
	'a@example.com\r\nBcc: b@example.com',
	'a\nb\tc',
	'a\u0000b',
	'\u0000',
	'../../../../etc/passwd',
	'..\\..\\wp-config.php',
	'php://filter/convert.base64-encode/resource=index.php',
	'file:///etc/passwd',
	'//evil.example/x',
	'javascript:alert(1)',
	'%00%0d%0a%2e%2e%2f',
	'%s%n%1$s{0}{{7*7}}${7*7}',
	'=cmd|calc!A1',
	'@SUM(1)',
	'\u202eevil\u202c\u200b\ufeff',
	'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!',
	'ﷺ😀👩‍👩‍👧‍👦İıſß',
	'\ud800',
	'O:8:"stdClass":1:{s:1:"a";i:1;}',
	'a:1:{i:0;O:8:"WP_Query":0:{}}',
	'[gallery ids="1"]<!-- wp:html -->',
	'__proto__',
	'NaN',
	'0x1F',
	'１２３',
	'9'.repeat( 400 ),
];

const TYPES = [
	null,
	true,
	false,
	1.5,
	-1.5,
	1e21,
	-0,
	9_007_199_254_740_993,
	'',
	' ',
	'abc',
	'3abc',
	'1e3',
	'12.0',
	'-',
	[],
	[ 1 ],
	[ null ],
	[ [] ],
	{},
	{ a: 1 },
	{ 0: 'x' },
	[ { a: [ {} ] } ],
];

const DAYS = [ '2026-03-02', '2026-12-01', '2027-01-04', '2024-02-29' ];

const WRONG_DAYS = [
	'2026-02-30',
	'0000-00-00',
	'9999-12-31',
	'0001-01-01',
	'2026-3-2',
	'2026-03-02T10:00:00Z',
	'99999-01-01',
];

/** @type {[ RegExp, string[] ][]} What people fill in, by the name of the field. */
const KNOWN = [
	[ /e_?mail/i, [ 'fuzz.guest@example.com', 'Someone.Else@example.org', 'fuzz-customer@example.com' ] ],
	[ /phone|mobile|fax/i, [ '555-123-4567', '(270) 555-0123' ] ],
	[ /zip|postal/i, [ '42101', '37010-1234' ] ],
	[ /^state$|state_?code|province/i, [ 'KY', 'TN' ] ],
	[ /country/i, [ 'US' ] ],
	[ /city/i, [ 'Bowling Green' ] ],
	[ /(^|_)name$|name$/i, [ 'Ada Miller', 'O’Neil & Sons' ] ],
	[ /(?:^|_)(?:day|date|on|until)$/i, DAYS ],
	[ /url|link|path|redirect/i, [ '/parts', 'https://example.com/a' ] ],
	[ /(?:^|_)time$/i, [ '09:30' ] ],
];

/** Stands for something of an earlier answer, until the call is sent. */
export class Earlier {
	/**
	 * @param {number}  at   Which of those known.
	 * @param {unknown} else_ What is sent where none is known.
	 */
	constructor( at, else_ ) {
		this.at = at;
		this.else = else_;
	}
}

/** @type {Record<string, string[]>} A text of each pattern the schemas have, found by trying. */
const SAMPLES = { of: [ '7', '1,2', 'parts', 'price', '0123456789abcdef0123456789abcdef', 'part7', 'a-b_c', '' ] };

/** @param {Schema} schema */
const typeOf = ( schema ) => ( Array.isArray( schema.type ) ? schema.type[ 0 ] : schema.type ) ?? 'string';

/**
 * @param {string} name
 * @param {Schema} schema
 * @return {fc.Arbitrary<unknown>} Values that the schema allows.
 */
function allowed( name, schema ) {
	if ( schema.enum ) {
		return fc.constantFrom( ...schema.enum );
	}
	switch ( typeOf( schema ) ) {
		case 'integer':
		case 'number': {
			const min = schema.minimum ?? 0;
			const max = Math.min( schema.maximum ?? 12, min + 12 );
			return withEarlier( fc.integer( { min, max } ) );
		}
		case 'boolean':
			return fc.boolean();
		case 'array':
			return fc.array( allowed( name.replace( /s$/, '' ), schema.items ?? {} ), {
				minLength: schema.minItems ?? 0,
				maxLength: Math.min( schema.maxItems ?? 3, ( schema.minItems ?? 0 ) + 3 ),
			} );
		case 'object': {
			const properties = Object.entries( /** @type {Record<string, Schema>} */ ( schema.properties ?? {} ) );
			return fc.record(
				Object.fromEntries( properties.map( ( [ key, one ] ) => [ key, allowed( key, one ) ] ) ),
				{ requiredKeys: schema.required ?? [] }
			);
		}
	}
	return withEarlier( words( name, schema ) );
}

/**
 * @param {string} name
 * @param {Schema} schema
 * @return {fc.Arbitrary<unknown>} Texts.
 */
function words( name, schema ) {
	if ( schema.format === 'date' ) {
		return fc.constantFrom( ...DAYS );
	}
	if ( schema.pattern ) {
		const pattern = new RegExp( schema.pattern );
		return fc.constantFrom( ...SAMPLES.of.filter( ( one ) => pattern.test( one ) ) );
	}
	const known = KNOWN.find( ( [ names ] ) => names.test( name ) )?.[ 1 ];
	const max = Math.min( schema.maxLength ?? 30, 30 );
	const min = Math.min( schema.minLength ?? 1, max );
	const any = fc.string( { minLength: min, maxLength: max, unit: 'grapheme-ascii' } );
	const some = fc.constantFrom( 'filter', 'HH164-32430', 'Kubota', 'pump', '1' );
	return known ? fc.oneof( { weight: 5, arbitrary: fc.constantFrom( ...known ) }, any ) : fc.oneof( some, any );
}

/** @param {fc.Arbitrary<unknown>} values */
const withEarlier = ( values ) =>
	fc
		.tuple( fc.integer( { min: 0, max: 9 } ), fc.nat( 30 ), values )
		.map( ( [ chance, at, value ] ) => ( chance < 6 ? new Earlier( at, value ) : value ) );

/**
 * @param {Operation} operation
 * @param {Kind[]}    [some]    Kinds.
 * @return {fc.Arbitrary<Call>} Calls of it.
 */
export function callsOf( operation, some = /** @type {Kind[]} */ ( Object.keys( KINDS ) ) ) {
	const fields = Object.entries( operation.fields );
	const kinds = Object.entries( KINDS )
		.filter( ( [ kind ] ) => some.includes( /** @type {Kind} */ ( kind ) ) )
		.filter( ( [ kind ] ) => operation.writes || ! [ 'media', 'broken' ].includes( kind ) )
		.filter( ( [ kind ] ) => kind !== 'path' || Object.keys( operation.inPath ).length > 0 )
		.map( ( [ kind, weight ] ) => ( { weight, arbitrary: fc.constant( /** @type {Kind} */ ( kind ) ) } ) );
	/** @type {( pairs: [ string, Schema ][] ) => fc.Arbitrary<Record<string, unknown>>} */
	const record = ( pairs ) =>
		fc.record( Object.fromEntries( pairs.map( ( [ name, schema ] ) => [ name, allowed( name, schema ) ] ) ), {
			requiredKeys: operation.required,
		} );
	return fc.record( {
		operation: fc.constant( operation ),
		kind: fc.oneof( ...kinds ),
		who: fc.nat( 99 ),
		thing: fc.nat( 30 ),
		// Many choices at once rarely agree with each other: often only what must be there is sent.
		fields: fc.oneof(
			{ weight: 2, arbitrary: record( fields.filter( ( [ name ] ) => operation.required.includes( name ) ) ) },
			{ weight: 3, arbitrary: record( fields ) }
		),
		which: fc.nat( 99 ),
		twist: fc.nat( 999 ),
		asForm: fc.boolean(),
	} );
}

/**
 * @param {Schema} schema
 * @return {unknown[]} Values at its bounds, within and without.
 */
function bounds( schema ) {
	if ( schema.enum ) {
		return [ ...schema.enum, String( schema.enum[ 0 ] ).toUpperCase(), 'no-such-word', '' ];
	}
	if ( [ 'integer', 'number' ].includes( typeOf( schema ) ) ) {
		const { minimum = 0, maximum = 999_999_999 } = schema;
		return [
			minimum,
			minimum - 1,
			maximum,
			maximum + 1,
			0,
			-1,
			999_999_999,
			-999_999_999,
			2_147_483_648,
			9_999_999_999,
		];
	}
	if ( typeOf( schema ) === 'array' ) {
		const max = schema.maxItems ?? 100;
		return [ [], Array( max ).fill( 1 ), Array( max + 1 ).fill( 1 ), Array( 2 ).fill( {} ) ];
	}
	if ( schema.format === 'date' ) {
		return WRONG_DAYS;
	}
	const max = schema.maxLength ?? 255;
	const one = Math.min( max, 5_000 );
	return [ '', ' ', 'a'.repeat( one ), 'a'.repeat( one + 1 ), 'é'.repeat( one ), '😀'.repeat( one ), '\u00a0' ];
}

/** @type {( list: unknown[], at: number ) => unknown} */
const from = ( list, at ) => list[ at % list.length ];

/**
 * @param {Call} call
 * @return {Record<string, unknown>} The fields as they are sent: one of them, or all texts, other than the schema says.
 */
export function twisted( { operation, kind, fields, which, twist } ) {
	const names = Object.keys( operation.fields );
	const name = names[ which % Math.max( 1, names.length ) ];
	if ( name === undefined ) {
		return kind === 'hostile' ? { fuzzed: from( HOSTILE, twist ) } : fields;
	}
	const schema = operation.fields[ name ];
	switch ( kind ) {
		case 'boundary':
			return { ...fields, [ name ]: from( bounds( schema ), twist ) };
		case 'type':
			return { ...fields, [ name ]: from( TYPES, twist ) };
		case 'oversized':
			return { ...fields, [ name ]: operation.writes ? 'x'.repeat( 70_000 ) : 'x'.repeat( 4_000 ) };
		case 'hostile': {
			// Every other time everywhere that text may stand: so it is stored, and printed later.
			const places = names.filter( ( one ) => twist % 2 && typeOf( operation.fields[ one ] ) === 'string' );
			return {
				...fields,
				...Object.fromEntries(
					[ name, ...places ].map( ( one, at ) => [ one, from( HOSTILE, Math.floor( twist / 2 ) + at ) ] )
				),
			};
		}
	}
	return fields;
}
