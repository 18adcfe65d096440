/**
 * What PHP prints of each construct of the subset is what React prints: a source, and props to give it.
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { alike, compiled, printedByPhp, reactPrinter } from './on-both-sides.mjs';

/** @type {( types: string, names: string, jsx: string ) => string} A component of one expression. */
const of = ( types, names, jsx ) => `export function View( { ${ names } }: { ${ types } } ) { return ${ jsx }; }`;

const VALUES = {
	text: [ '', '0', 'a' ].map( ( v ) => ( { v } ) ),
	number: [ 0, 1, -2, 0.5 ].map( ( v ) => ( { v } ) ),
	list: [ [], [ 'a' ] ].map( ( v ) => ( { v } ) ),
	maybeText: [ {}, { v: '' }, { v: '0' }, { v: 'a' } ],
	maybeNumber: [ {}, { v: 0 }, { v: 3 } ],
	nullableText: [ { v: null }, { v: '' }, { v: 'a' } ],
};

/** @type {Record<string, { source: string, props: Object[] }>} */
const CASES = {
	// When a value is true.
	'text in a condition': { source: of( 'v: string', 'v', `<p>{ v ? 'yes' : 'no' }</p>` ), props: VALUES.text },
	'number in a condition': { source: of( 'v: number', 'v', `<p>{ v ? 'yes' : 'no' }</p>` ), props: VALUES.number },
	'list in a condition': { source: of( 'v: string[]', 'v', `<p>{ v ? 'yes' : 'no' }</p>` ), props: VALUES.list },
	'length in a condition': {
		source: of(
			'v: string[]',
			'v',
			`<p>{ v.length ? 'yes' : 'no' }{ v.length === 0 && <i /> }{ v.length > 0 && <b /> }</p>`
		),
		props: VALUES.list,
	},
	'text that may be absent': {
		source: of( 'v?: string', 'v', `<p>{ v ? 'yes' : 'no' }{ ! v && <b /> }</p>` ),
		props: VALUES.maybeText,
	},
	'number that may be absent': {
		source: of( 'v?: number', 'v', `<p>{ v ? 'yes' : 'no' }</p>` ),
		props: VALUES.maybeNumber,
	},
	'text that may be null': {
		source: of( 'v: string | null', 'v', `<p>{ v === null ? 'null' : v }{ v && <b>{ v }</b> }</p>` ),
		props: VALUES.nullableText,
	},
	'boolean that may be absent': {
		source: of( 'v?: boolean', 'v', `<p>{ v ? 'yes' : 'no' }{ v === false ? <b /> : <i /> }</p>` ),
		props: [ {}, { v: true }, { v: false } ],
	},
	'several in a condition': {
		source: of(
			'a: string; n: number; l: string[]',
			'a, n, l',
			`<p>{ ( a || n > 1 ) && ! l.length ? 'yes' : 'no' }</p>`
		),
		props: [
			{ a: '', n: 2, l: [] },
			{ a: '0', n: 0, l: [] },
			{ a: '', n: 1, l: [] },
			{ a: 'a', n: 1, l: [ '' ] },
		],
	},
	'text or number in a condition': {
		source: of( 'v: string | number | null', 'v', `<p>{ v ? 'yes' : 'no' }</p>` ),
		props: [ { v: 0 }, { v: '' }, { v: '0' }, { v: null }, { v: 1 } ],
	},

	'what is known to be there': {
		source: of(
			'v: { count?: number; name?: string }; by: Record< string, string >; l: string[]; at: string',
			'v, by, l, at',
			`<p title={ by[ at ] ? by[ at ] : 'none' }>{ v.count !== undefined && v.count < 9 ? v.count : 'many' }{ v.name && <b>{ v.name }</b> }{ [ v ].map( ( { count, name } ) => <i key="1">{ name && count !== undefined ? name + count : '' }</i> ) }{ l.length === 1 && <u>{ l[ 0 ]! }</u> }</p>`
		),
		props: [
			{ v: {}, by: {}, l: [], at: 'a' },
			{ v: { count: 0, name: '' }, by: { a: '' }, l: [ 'a' ], at: 'a' },
			{ v: { count: 9, name: '0' }, by: { a: 'A' }, l: [ 'a', 'b' ], at: 'a' },
			{ v: { count: 3, name: 'n' }, by: { a: 'A' }, l: [ '0' ], at: 'b' },
		],
	},
	'one of several tuples': {
		source: `const BELOW = { h1: [ 'h2', 'h3' ], h2: [ 'h3', 'h4' ] } as const;
			export function View( { v: Heading }: { v: 'h1' | 'h2' } ) { const [ Below, Last ] = BELOW[ Heading ]; return <Heading><Below /><Last>x</Last></Heading>; }`,
		props: [ { v: 'h1' }, { v: 'h2' } ],
	},

	// Operators that give one of their sides.
	'|| of text': {
		source: of( 'v: string', 'v', `<p title={ v || 'none' }>{ v || 'none' }</p>` ),
		props: VALUES.text,
	},
	'|| of an absent text': { source: of( 'v?: string', 'v', `<p>{ v || 'none' }</p>` ), props: VALUES.maybeText },
	'|| of a call': {
		source: of( 'v: string', 'v', `<p>{ v.trim() || 'none' }</p>` ),
		props: [ { v: '  ' }, { v: ' 0 ' } ],
	},
	'|| of a number read from text': {
		source: of( 'v: string', 'v', `<p>{ Number( v ) || 7 }</p>` ),
		props: [ { v: 'x' }, { v: '0' }, { v: '3' } ],
	},
	'|| of a named number read from text': {
		source: `export function View( { v }: { v: string } ) { const n = Number( v ); return <p>{ n || 7 }{ n ? <b /> : <i /> }</p>; }`,
		props: [ { v: 'x' }, { v: '0' }, { v: '3' } ],
	},
	'?? of an absent text': { source: of( 'v?: string', 'v', `<p>{ v ?? 'none' }</p>` ), props: VALUES.maybeText },
	'?? of a null': { source: of( 'v: string | null', 'v', `<p>{ v ?? 'none' }</p>` ), props: VALUES.nullableText },
	'?? along a way': {
		source: of( 'v?: { a?: { b: string } }', 'v', `<p>{ v?.a?.b ?? 'none' }</p>` ),
		props: [ {}, { v: {} }, { v: { a: { b: '' } } }, { v: { a: { b: 'x' } } } ],
	},
	'&& between tags': {
		source: of(
			'v: string; l: string[]; b: boolean',
			'v, l, b',
			`<p>{ v && <b>{ v }</b> }{ l.length > 0 && <i /> }{ b && v }</p>`
		),
		props: [
			{ v: '', l: [], b: true },
			{ v: '0', l: [ '' ], b: false },
			{ v: '0', l: [], b: true },
		],
	},
	'&& as an attribute': {
		source: of(
			'b: boolean',
			'b',
			`<p aria-current={ b && 'page' } title={ b ? 'x' : undefined } className={ b ? 'a' : '' } />`
		),
		props: [ { b: true }, { b: false } ],
	},

	// Texts and numbers.
	templates: {
		source: of( 'a: string; n: number', 'a, n', '<p id={ `${ a }-x-${ n }` }>{ `${ a }: $${ n } {${ a }}` }</p>' ),
		props: [
			{ a: 'it\'s "$x" \\ {', n: 0.1 },
			{ a: '', n: 1e21 },
			{ a: '<', n: 1e-7 },
		],
	},
	'texts with signs of PHP': {
		source: of( 'v: string', 'v', `<p>{ "\\n\\t$v {$v} \\\\ ' \\" \\u00a0 \\u001b" + v }</p>` ),
		props: [ { v: '$x' } ],
	},
	'numbers printed': {
		source: of( 'v: number', 'v', '<p data-n={ v } title={ `${ v }` }>{ v }</p>' ),
		props: [ 0, -0, 1, 0.30000000000000004, 1e21, 1.5e-7, 1.23e-6, 123456789012345680000, -1.5, 1e300, 5e-324 ].map(
			( v ) => ( { v } )
		),
	},
	'numbers that may be null': {
		source: of( 'v: number | null', 'v', '<p data-n={ v }>{ v }</p>' ),
		props: [ null, 0, 0.30000000000000004, 1e21 ].map( ( v ) => ( { v } ) ),
	},
	reckoning: {
		source: of(
			'a: number; b: number',
			'a, b',
			'<p>{ `${ a + b } ${ a - b } ${ a * b } ${ a / b } ${ a % b } ${ -a } ${ - -a } ${ a - ( b - 1 ) } ${ ( a + b ) * 2 }` }</p>'
		),
		props: [
			{ a: 7, b: 2 },
			{ a: 0.1, b: 0.2 },
			{ a: -7, b: 3 },
			{ a: 1, b: 0 },
			{ a: 0, b: 0 },
		],
	},
	Math: {
		source: of(
			'a: number; l: number[]',
			'a, l',
			'<p>{ `${ Math.round( a ) } ${ Math.floor( a ) } ${ Math.ceil( a ) } ${ Math.abs( a ) } ${ Math.max( a, 2 ) } ${ Math.min( a, 2 ) } ${ Math.max( 0, ...l ) }` }</p>'
		),
		props: [
			{ a: 2.5, l: [] },
			{ a: -2.5, l: [ 9, 3 ] },
			{ a: 0.49, l: [ -1 ] },
		],
	},
	'methods of texts': {
		source: of(
			'v: string',
			'v',
			`<ul>
				<li>{ v.trim() }</li><li>{ v.toUpperCase() }</li><li>{ v.toLowerCase() }</li><li>{ v.length }</li>
				<li>{ v.slice( 1, 3 ) }</li><li>{ v.slice( -2 ) }</li><li>{ v.charAt( 0 ) }</li><li>{ v[ 0 ] ?? 'none' }</li>
				<li>{ v.startsWith( 'a' ) ? 'starts' : 'not' }</li><li>{ v.endsWith( 'a' ) ? 'ends' : 'not' }</li>
				<li>{ v.includes( 'b' ) ? 'has' : 'not' }</li><li>{ v.indexOf( 'b' ) }</li>
				<li>{ v.split( ',' ).join( '|' ) }</li><li>{ v.split( /\\s+/ ).join( '|' ) }</li>
				<li>{ v.padStart( 8, '0' ) }</li><li>{ v.repeat( 2 ) }</li>
				<li>{ v.replace( 'b', 'X' ) }</li><li>{ v.replaceAll( 'b', 'X' ) }</li><li>{ v.replace( /[^a-z]+/g, '-' ) }</li>
				<li>{ v.replace( /(b)(.)/, '<$2$1$$>' ) }</li><li>{ encodeURIComponent( v ) }</li>
			</ul>`
		),
		props: [ { v: 'abc, bcd' }, { v: '' }, { v: ' Äbé ßb  x ' }, { v: "a\u00a0b&c=d/(e)!'*~" }, { v: 'b$&b' } ],
	},
	'replacing by what is not written out': {
		source: of(
			'v: string',
			'v',
			`<p>{ 'a-%-%'.replace( '%', v ) }{ <b>{ 'a-%-%'.replaceAll( '%', v ) }</b> }</p>`
		),
		props: [ { v: 'x' }, { v: '$& Co' }, { v: 'US$$' } ],
	},
	'texts with signs beyond the first plane': {
		source: of( 'v: string', 'v', '<p title={ v.slice( 0, 2 ) } data-n={ v.length }>{ v.padStart( 6, "é" ) }</p>' ),
		props: [ { v: '😀b' }, { v: 'é' } ],
	},
	'regular expressions': {
		source: `export function View( { v }: { v: string } ) {
				const found = /^(?<year>\\d+)-(\\d+)$/.exec( v );
				return <p>{ /^\\d+$/.test( v ) ? 'digits' : 'not' }{ found && <b>{ ( found[ 1 ] ?? '' ) + '/' + ( found[ 2 ] ?? '' ) }</b> }{ /\\bé/i.test( v ) && <i /> }</p>;
			}`,
		props: [ { v: '123' }, { v: '2024-5' }, { v: '١٢' }, { v: '123\n' }, { v: 'é' } ],
	},
	'Number and String': {
		source: of( 'v: string; n: number', 'v, n', '<p title={ String( n ) }>{ `${ Number( v ) }` }</p>' ),
		props: [ '', ' 12 ', '1e3', '0x1f', '.5', '5.', '1,5', 'Infinity', '-3' ].map( ( v ) => ( {
			v,
			n: 0.1 + 0.2,
		} ) ),
	},
	comparing: {
		source: of(
			'a: string; b: string; n: number; m: number | null',
			'a, b, n, m',
			`<p>{ a === b ? 'same' : 'other' }{ a < b ? <b /> : <i /> }{ n === m ? <u /> : <s /> }{ m !== null && m > n ? <em /> : null }</p>`
		),
		props: [
			{ a: 'a', b: 'a', n: 1, m: 1 },
			{ a: '1', b: '01', n: 1, m: null },
			{ a: 'Z', b: 'a', n: 1.5, m: 2 },
		],
	},
	typeof: {
		source: of( 'v: string | number', 'v', `<p>{ typeof v === 'string' ? v.trim() : v + 1 }</p>` ),
		props: [ { v: ' a' }, { v: 1 } ],
	},
	'texts for translators': {
		source:
			`import { __, _n, sprintf } from '@wordpress/i18n';\n` +
			of(
				'n: number',
				'n',
				`<p>{ sprintf( /* translators: %d: how many. */ _n( '%d part', '%d parts', n, 'acme' ), n ) }<b>{ __( 'Show', 'acme' ) }</b></p>`
			),
		props: [ { n: 1 }, { n: 2 } ],
	},

	// Lists and records.
	map: {
		source: of( 'l: string[]', 'l', '<ul>{ l.map( ( one ) => <li key={ one }>{ one }</li> ) }</ul>' ),
		props: [ { l: [] }, { l: [ 'a', '', '0' ] } ],
	},
	'map with the place': {
		source: of(
			'l: string[]',
			'l',
			'<ul>{ l.map( ( one, at ) => <li key={ at } data-n={ at + 1 }>{ one }</li> ) }{ l.slice( 1 ).map( ( one, at ) => <li key={ at } data-n={ at }>{ one }</li> ) }</ul>'
		),
		props: [ { l: [] }, { l: [ 'a', 'b' ] } ],
	},
	filter: {
		source: of(
			'l: string[]',
			'l',
			`<p>{ l.filter( Boolean ).join() }<b>{ l.filter( ( one ) => one ).length }</b><i>{ l.filter( ( one ) => one !== 'a' ).join( '-' ) }</i><u>{ l.filter( ( one, at ) => at && one ).join( '-' ) }</u></p>`
		),
		props: [ { l: [ '', '0', 'a', '0' ] }, { l: [] } ],
	},
	'some, every, find': {
		source: of(
			'l: number[]',
			'l',
			`<p>{ l.some( ( one ) => one > 2 ) ? 'some' : 'none' }<b>{ l.every( ( one ) => one > 0 ) ? 'every' : 'not' }</b><i>{ l.find( ( one ) => one > 1 ) ?? 'none' }</i><u>{ l.findIndex( ( one ) => one > 1 ) }</u><s>{ l.findLastIndex( ( one, at ) => one > 1 && at > 0 ) }</s><em>{ l.findIndex( ( one, at ) => at === 1 && one > 0 ) }</em></p>`
		),
		props: [ { l: [] }, { l: [ 1, 2, 3 ] }, { l: [ 0, 5 ] } ],
	},
	'parts of lists': {
		source: of(
			'l: string[]; n: number',
			'l, n',
			`<p>{ l.slice( 0, 2 ).join() }<b>{ l.slice( -1 ).join() }</b><i>{ l.slice( 1, -1 ).join() }</i><u>{ l.at( -1 ) ?? 'none' }</u><s>{ l.at( -2 ) ?? 'none' }</s><em>{ l.at( n ) ?? 'none' }</em><q>{ l[ 1 ] ?? 'none' }</q></p>`
		),
		props: [
			{ l: [], n: 0 },
			{ l: [ 'a', 'b', 'c' ], n: -3 },
			{ l: [ 'a' ], n: 0 },
		],
	},
	'lists made of lists': {
		source: of(
			'l: number[]',
			'l',
			`<p>{ [ ...l, 4 ].concat( [ 5 ], 6 ).join( ' ' ) }<b>{ l.toSorted( ( a, b ) => b - a ).join() }</b><i>{ [ ...l ].reverse().join() }</i><u>{ l.reduce( ( sum, one ) => sum + one, 0 ) }</u><s>{ l.includes( 2 ) ? 'two' : 'not' }{ <em>{ l.indexOf( 2 ) }</em> }</s><q>{ l.flatMap( ( one ) => [ one, one ] ).join() }</q></p>`
		),
		props: [ { l: [] }, { l: [ 3, 10, 2 ] } ],
	},
	sets: {
		source: `export function View( { l }: { l: string[] } ) {
			const known = new Set( l );
			return <p>{ [ ...new Set( l ) ].join() }<b>{ known.size }</b>{ known.has( 'a' ) && <i /> }</p>;
		}`,
		props: [ { l: [ 'a', 'b', 'a' ] }, { l: [] } ],
	},
	maps: {
		source: `export function View( { l }: { l: { id: string; n: number }[] } ) {
			const known = new Map( l.map( ( one ) => [ one.id, one.n ] ) );
			return <p>{ known.get( 'a' ) ?? 'none' }<b>{ known.size }</b>{ known.has( 'b' ) && <i /> }</p>;
		}`,
		props: [
			{
				l: [
					{ id: 'a', n: 0 },
					{ id: 'b', n: 1 },
					{ id: 'a', n: 2 },
				],
			},
			{ l: [] },
		],
	},
	'characters and places': {
		source: of(
			'v: string; n: number',
			'v, n',
			`<p>{ [ ...v ].map( ( one ) => <i key={ one }>{ one }</i> ) }{ Array.from( { length: n }, ( _, at ) => <b key={ at }>{ at + 1 }</b> ) }</p>`
		),
		props: [
			{ v: 'aé', n: 2 },
			{ v: '', n: 0 },
		],
	},
	records: {
		source: of(
			'r: Record< string, string >',
			'r',
			`<dl>{ Object.entries( r ).map( ( [ key, value ] ) => <dt key={ key } title={ value }>{ key }</dt> ) }<dd>{ Object.keys( r ).join() }</dd><dd>{ Object.values( r ).join() }</dd><dd>{ r.b ?? 'none' }</dd><dd>{ r[ '2' ] ?? 'none' }</dd></dl>`
		),
		props: [ { r: {} }, { r: { b: 'x', 10: 'y', 2: 'z', '01': 'w' } } ],
	},
	'an object with numbers for keys': {
		source: `const NAMES = { 2: 'two', b: 'b', 1: 'one' };
			export function View( { v }: { v: 1 | 2 } ) { return <p title={ NAMES[ v ] }>{ Object.values( NAMES ).join() }</p>; }`,
		props: [ { v: 2 } ],
	},
	'a length that may be absent': {
		source: of(
			'o: { l?: string[]; v?: string | null }',
			'o',
			'<p data-n={ o.l?.length } title={ `${ o.v?.length ?? 0 }` }>{ o.v?.length }{ o.l?.length ? <b /> : <i /> }</p>'
		),
		props: [ { o: {} }, { o: { l: [], v: '' } }, { o: { l: [ 'a' ], v: 'é' } }, { o: { v: null } } ],
	},
	'defaults of functions within': {
		source: `export function View( { v, w }: { v: string; w?: string } ) {
			const said = ( a: string, b = 'd', { c = 'e' }: { c?: string } = {} ) => a + b + c;
			return <p title={ said( v ) } lang={ said( v, w ) }>{ said( v, undefined, { c: 'x' } ) }</p>;
		}`,
		props: [ { v: '1' }, { v: '1', w: '' } ],
	},
	'components named as what views import': {
		source: `import { Html } from '../own/html';\n` + of( 'v: string', 'v', '<div><Html v={ v } /></div>' ),
		props: [ { v: '1' } ],
	},
	'text of a number or a text': {
		source: of( 'v: number | string', 'v', '<p title={ `${ v }` }>{ String( v ) }</p>' ),
		props: [ { v: 'a' }, { v: 0.30000000000000004 }, { v: 2 } ],
	},
	'lists joined': {
		source: of(
			'n: number; b: boolean; v?: string',
			'n, b, v',
			"<p className={ [ 'a', b && 'b' ].filter( Boolean ).join( ' ' ) } title={ [ n, n * 2 ].join( '|' ) } lang={ [ b, v ].join() }>{ [ n ].includes( 1 ) ? 1 : 2 }</p>"
		),
		props: [
			{ n: 0.30000000000000004, b: true },
			{ n: 1, b: false, v: 'x' },
		],
	},
	'records laid over each other': {
		source: of(
			'r: Record< string, string >; id: string',
			'r, id',
			"<p>{ Object.entries( { 3: 'three', ...r, [ id ]: 'own', z: 'z' } ).map( ( [ key, value ] ) => <b key={ key } title={ key }>{ value }</b> ) }</p>"
		),
		props: [
			{ r: { 5: 'five', 3: 'other' }, id: '5' },
			{ r: {}, id: 'a' },
		],
	},
	'characters in a loop': {
		source: `export function View( { v }: { v: string } ) {
			const all: string[] = [];
			for ( const sign of v ) { all.push( sign + '.' ); }
			return <p title={ Array.from( v, ( one, at ) => one + at ).join() }>{ all.join( '' ) }{ <b>{ Array.from( v ).length }</b> }</p>;
		}`,
		props: [ { v: 'aé' }, { v: '' } ],
	},
	'numbers in sentences': {
		source:
			`import { sprintf } from '@wordpress/i18n';\n` +
			of(
				'n: number',
				'n',
				"<p title={ sprintf( '%s hours', n ) }>{ sprintf( '%1$s of %2$d', n, 3 ) }{ <b>{ sprintf( '%d', n ) }</b> }</p>"
			),
		props: [ { n: 0.30000000000000004 }, { n: 1200.5 }, { n: 3 } ],
	},
	'for … of with entries': {
		source: `export function View( { r }: { r: Record< string, number > } ) {
			const parts: string[] = [];
			let sum = 0;
			for ( const [ name, count ] of Object.entries( r ) ) {
				if ( count === 0 ) { continue; }
				if ( name === 'stop' ) { break; }
				parts.push( name + ': ' + count );
				sum += count;
			}
			return <p data-n={ sum }>{ parts.join( ', ' ) }</p>;
		}`,
		props: [ { r: {} }, { r: { b: 1, 3: 2, x: 0, stop: 4, after: 5 } } ],
	},
	'variables that change': {
		source: `export function View( { l }: { l: number[] } ) {
			let sum = 0;
			const before = sum;
			let text = '';
			for ( const one of l ) { const was = sum; sum += one; text += was + ';'; }
			const between = sum;
			sum = 100;
			const seen: Record< string, number > = {};
			for ( const one of l ) { seen[ String( one ) ] = one; }
			return <p>{ [ before, between, sum ].join() }<b>{ text }</b><i>{ Object.keys( seen ).join() }</i></p>;
		}`,
		props: [ { l: [] }, { l: [ 3, 1, 3 ] } ],
	},
	switch: {
		source: `function said( v: string, n: number ) {
				switch ( v ) { case 'a': case 'b': return 'first'; case 'c': { const twice = n * 2; return 'twice ' + twice; } default: return 'other'; }
			}
			export function View( { v }: { v: string } ) {
				let end = '';
				switch ( v ) { case 'a': end = 'A'; break; default: end = '?'; }
				return <p title={ end }>{ said( v, 3 ) }</p>;
			}`,
		props: [ 'a', 'b', 'c', '' ].map( ( v ) => ( { v } ) ),
	},

	// Taking apart.
	defaults: {
		source: of(
			'v?: string; n?: number; l?: string[]; o?: { a?: string }',
			"v = 'none', n = 7, l = [], o: { a = 'inner' } = {}",
			`<p title={ v } data-n={ n }>{ l.length }<b>{ a }</b></p>`
		),
		props: [ {}, { v: '', n: 0, l: [ 'x' ], o: {} }, { v: '0', o: { a: '' } } ],
	},
	rest: {
		source: `function Inner( { label, ...rest }: { label: string; id?: string; title?: string; 'aria-label'?: string; disabled?: boolean; hidden?: boolean } ) { return <button { ...rest }>{ label }</button>; }
			export function View( { v }: { v?: string } ) { return <Inner label="x" { ...( v ? { id: v, 'aria-label': v } : {} ) } title="t" disabled={ ! v } hidden={ false } />; }`,
		props: [ {}, { v: 'a' } ],
	},
	'lists taken apart': {
		source: `export function View( { l }: { l: string[] } ) { const [ first = 'none', , third, ...more ] = l; return <p title={ first }>{ third ?? 'no third' }<b>{ more.join() }</b></p>; }`,
		props: [ { l: [] }, { l: [ '', 'b', 'c', 'd', 'e' ] } ],
	},
	'parameters with a default': {
		source: `function said( v: string | undefined, by = 'nobody', n = 2 ) { return ( v ?? 'nothing' ) + ' by ' + by + n; }
			export function View( { v, by }: { v?: string; by?: string } ) { return <p>{ said( v, by ) }<b>{ said( v ) }</b><i>{ said( v, by, 3 ) }</i></p>; }`,
		props: [ {}, { v: 'x', by: '' }, { by: 'b' } ],
	},
	'a function that may be absent': {
		source: `function Inner( { say }: { say?: ( v: string ) => string } ) { return <p>{ say?.( 'x' ) ?? 'none' }</p>; }
			export function View( { v }: { v: string } ) { return <div><Inner /><Inner say={ ( one ) => one + v } /></div>; }`,
		props: [ { v: 'a' } ],
	},

	// Hooks.
	'a pattern with a default within a list': {
		source: `export function View( { l }: { l: { name: string }[] } ) { const [ , { name } = { name: 'none' } ] = l.slice( 0 ); return <p>{ name }</p>; }`,
		props: [ { l: [] }, { l: [ { name: 'a' }, { name: 'b' } ] } ],
	},
	'an element for an attribute, without braces': {
		source: `import type { ReactNode } from 'react';
			function Inner( { icon }: { icon: ReactNode } ) { return <b>{ icon }</b>; }
			export function View( { v }: { v: string } ) { return <Inner icon=<i>{ v }</i> />; }`,
		props: [ { v: 'a' } ],
	},
	'useState and useReducer': {
		source: `import { useReducer, useState } from 'react';
			export function View( { v }: { v: string } ) {
				const [ isOpen, setOpen ] = useState( false );
				const [ text ] = useState( () => v.trim() );
				const [ { name }, setName ] = useState( { name: v } );
				const [ state, send ] = useReducer( ( now: { n: number }, by: number ) => ( { n: now.n + by } ), { n: 3 } );
				return <button aria-expanded={ isOpen } hidden={ ! isOpen } onClick={ () => { setOpen( true ); setName( { name: '' } ); send( 1 ); } }>{ \`\${ text }\${ name }\${ state.n }\` }</button>;
			}`,
		props: [ { v: ' a ' } ],
	},
	'useMemo, useRef, useCallback and effects': {
		source: `import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
			export function View( { l }: { l: number[] } ) {
				const most = useMemo( () => Math.max( 0, ...l ), [ l ] );
				const { sum } = useMemo( () => { let sum = 0; for ( const one of l ) { sum += one; } return { sum }; }, [ l ] );
				const first = useRef( true );
				const place = useRef< HTMLDivElement >( null );
				const said = useCallback( ( n: number ) => n + ' of ' + l.length, [ l ] );
				useEffect( () => { document.title = 'x'; }, [] );
				useLayoutEffect( () => { place.current?.focus(); } );
				return <div ref={ place } data-first={ first.current }>{ \`\${ most } \${ sum } \` + said( 2 ) }</div>;
			}`,
		props: [ { l: [ 1, 5 ] }, { l: [] } ],
	},
	'own hooks': {
		source: `import { useEffect, useState } from 'react';
			function useOpen( start: boolean ) { const [ isOpen, setOpen ] = useState( start ); useEffect( () => setOpen( false ), [] ); return { isOpen, close: () => setOpen( false ), label: isOpen ? 'Close' : 'Open' }; }
			function useName( v?: string ) { const [ name ] = useState( v ?? 'none' ); return name; }
			export function View( { b, v }: { b: boolean; v?: string } ) { const { isOpen, label, close } = useOpen( b ); const name = useName( v ); return <button onClick={ close } aria-expanded={ isOpen } title={ name }>{ label }</button>; }`,
		props: [ { b: true }, { b: false, v: '' } ],
	},
	'a hook that is bound': {
		source: `import { useMounted } from '../own/hooks';
			export function View() { const isMounted = useMounted(); return <p hidden={ ! isMounted }>{ isMounted ? new Date().toString() : 'soon' }</p>; }`,
		props: [ {} ],
	},
	handlers: {
		source: `function Inner( { onPick, children }: { onPick?: ( v: string ) => void; children: string } ) { return onPick ? <button onClick={ () => onPick( 'x' ) }>{ children }</button> : <p>{ children }</p>; }
			export function View( { b }: { b: boolean } ) { const pick = () => { console.log( b ); }; return <div><Inner>no</Inner><Inner onPick={ pick }>yes</Inner><Inner onPick={ b ? pick : undefined }>perhaps</Inner><Inner { ...( b && { onPick: pick } ) }>spread</Inner></div>; }`,
		props: [ { b: true }, { b: false } ],
	},

	// Elements.
	'select and option': {
		source: `export function View( { v, l }: { v: string; l: { id: string; name: string }[] } ) {
			return <form><select name="s" defaultValue={ v }><option value="">None</option><optgroup label="All">{ l.map( ( one ) => <option key={ one.id } value={ one.id } disabled={ one.id === 'x' }>{ one.name }</option> ) }</optgroup></select>
				<select defaultValue="b">{ [ 'a', 'b' ].map( ( one ) => <option key={ one } value={ one }>{ one }</option> ) }</select>
				<select><option value="q">Q</option></select></form>;
		}`,
		props: [
			{ v: '', l: [ { id: 'x', name: 'X' } ] },
			{ v: 'x', l: [ { id: 'x', name: '<X>' } ] },
			{ v: 'gone', l: [] },
		],
	},
	'select of numbers': {
		source: of(
			'v: number | null',
			'v',
			`<select defaultValue={ v ?? '' }><option value="">-</option>{ [ 1, 2 ].map( ( n ) => <option key={ n } value={ n }>{ n }</option> ) }</select>`
		),
		props: [ { v: 2 }, { v: null } ],
	},
	textarea: {
		source: of(
			'v: string',
			'v',
			`<div><textarea rows={ 3 } defaultValue={ v } /><textarea defaultValue="fixed &amp; done" /><textarea /></div>`
		),
		props: [ { v: '' }, { v: '\nfirst <line>' } ],
	},
	input: {
		source: of(
			'v: string; b: boolean; n: number',
			'v, b, n',
			`<p><input type="text" name="t" defaultValue={ v } required={ b } inputMode="numeric" maxLength={ 3 } autoComplete="off" /><input type="checkbox" defaultChecked={ b } disabled={ ! b } /><input type="number" defaultValue={ n } step={ 0.5 } readOnly /></p>`
		),
		props: [
			{ v: '"a"', b: true, n: 0.30000000000000004 },
			{ v: '', b: false, n: 0 },
		],
	},
	'attributes that say true or false': {
		source: of(
			'b: boolean; m?: boolean',
			'b, m',
			`<div aria-expanded={ b } aria-hidden={ m } data-on={ b } aria-busy aria-pressed={ b ? 'mixed' : false } draggable={ b } hidden={ b } inert={ undefined } />`
		),
		props: [ { b: true }, { b: false, m: false }, { b: true, m: true } ],
	},
	'attributes of HTML and SVG': {
		source: of(
			'v: string',
			'v',
			`<label htmlFor={ v } tabIndex={ -1 } className={ \`a \${ v }\` }><svg viewBox="0 0 1 1" strokeWidth={ 2 } fillOpacity={ 0.5 } aria-hidden="true" focusable="false"><path strokeLinecap="round" d="M0 0" /></svg><time dateTime={ v } /><img src={ v } alt="" loading="lazy" srcSet={ v } /><a href={ v } download>x</a></label>`
		),
		props: [ { v: 'a"b<c>&\'' } ],
	},
	'spread attributes': {
		source: of(
			'b: boolean; more?: { id: string; className: string; tabIndex: number; htmlFor?: string; hidden?: boolean; "data-x"?: boolean; fillOpacity?: number }',
			'b, more',
			`<label { ...more } { ...( b && { title: 't' } ) } { ...( b ? { 'aria-live': 'polite' as const } : {} ) } lang="en">x</label>`
		),
		props: [
			{ b: true },
			{
				b: false,
				more: {
					id: 'i',
					className: 'c',
					tabIndex: 0,
					htmlFor: 'f',
					hidden: true,
					'data-x': false,
					fillOpacity: 0.1,
				},
			},
			{ b: true, more: { id: '', className: '', tabIndex: 1, hidden: false } },
		],
	},
	styles: {
		source: of(
			'v: string',
			'v',
			"<p style={ { width: `${ v }%`, backgroundColor: 'red', '--own': v } as object }>x</p>"
		),
		props: [ { v: '5' } ],
	},
	fragments: {
		source: `import { Fragment } from 'react';
			export function View( { l }: { l: string[] } ) { return <><b>a</b>{ l.map( ( one ) => <Fragment key={ one }><i>{ one }</i><u /></Fragment> ) }{ null }{ [] }</>; }`,
		props: [ { l: [] }, { l: [ 'x', 'y' ] } ],
	},
	'components that print nothing, or text': {
		source: `function Maybe( { v }: { v: string } ) { if ( v === '' ) { return null; } return <b>{ v }</b>; }
			function Said( { v }: { v: string } ) { return v ? <i>{ v }</i> : null; }
			function Text( { v }: { v: string } ) { return v; }
			export function View( { v }: { v: string } ) { return <p><Maybe v={ v } /><Said v={ v } /><u><Text v={ v } /></u></p>; }`,
		props: [ { v: '' }, { v: '<0>' } ],
	},
	children: {
		source: `import type { ReactNode } from 'react';
			function Box( { title, children, foot }: { title: string; children?: ReactNode; foot?: ReactNode } ) { return <div title={ title }>{ children }{ foot ? <footer>{ foot }</footer> : null }</div>; }
			export function View( { v, l }: { v: string; l: string[] } ) { return <section><Box title="none" /><Box title="one">{ v }</Box><Box title="many" foot={ <i>{ v }</i> }><b>{ v }</b>{ l.map( ( one ) => <u key={ one }>{ one }</u> ) }</Box></section>; }`,
		props: [
			{ v: '', l: [] },
			{ v: '0', l: [ 'a', 'b' ] },
		],
	},
	'a tag that is a value': {
		source: of( 'n: 2 | 3; v: string', 'n, v', '' ).replace(
			'return ;',
			"const Heading = n === 2 ? 'h2' : 'h3'; return <Heading className=\"x\">{ v }</Heading>;"
		),
		props: [
			{ n: 2, v: 'a' },
			{ n: 3, v: '' },
		],
	},
	'white space and entities': {
		source: `export function View() { return <p>
			One two&nbsp;three &amp; four — &#8230;
			five
			<b> six </b>{ ' ' }<i>seven</i>
		</p>; }`,
		props: [ {} ],
	},
	'modules, constants and JSON': {
		source: `import words from '../own/words.json';
			import { NAMES, nameOf, total } from '../own/names';
			const LIMIT = 2;
			const LONG = \`\${ LIMIT * 2 } long\`;
			export function View( { v }: { v: string } ) { return <p title={ LONG } data-n={ total( [ LIMIT, 3 ] ) }>{ words.list.map( ( one ) => <b key={ one }>{ one }</b> ) }{ nameOf( v ) }<i>{ NAMES.join() }</i><u>{ words.deep.yes ? words.deep.none ?? 'null' : 'no' }</u></p>; }`,
		props: [ { v: 'a' }, { v: 'z' } ],
	},
	'a function that is bound': {
		source:
			`import { shout } from '../own/bound';\n` +
			of( 'l: string[]', 'l', `<p>{ shout( 'x' ) }<b>{ l.map( shout ).join() }</b></p>` ),
		props: [ { l: [ 'a', 'b' ] } ],
	},
	'functions within functions': {
		source: `export function View( { v, l }: { v: string; l: string[] } ) {
			const twice = ( one: string ) => one + v + one;
			function row( one: string, at: number ) { const text = twice( one ); return <li key={ at }>{ text }</li>; }
			const unused = () => new Date();
			return <ul>{ l.map( row ) }{ l.map( ( one, at ) => { if ( at === 0 ) { return null; } const text = twice( one ); return <li key={ one }>{ text }</li>; } ) }</ul>;
		}`,
		props: [
			{ v: '-', l: [ 'a', 'b' ] },
			{ v: '', l: [] },
		],
	},
	'ways out': {
		source: `export function View( { v, n }: { v?: string; n: number } ) {
			if ( v === undefined ) { return <p>absent</p>; }
			if ( n > 2 ) { return <p>many</p>; } else if ( n > 1 ) { return <p>two</p>; }
			while ( n < 0 ) { return <p>less</p>; }
			return <p>{ v }</p>;
		}`,
		props: [ { n: 0 }, { v: 'a', n: 3 }, { v: 'a', n: 2 }, { v: 'a', n: -1 }, { v: '', n: 0 } ],
	},
};

/** What the cases import. */
const OWN = {
	'own/hooks.ts': `import { useEffect, useState } from 'react';
		export function useMounted() { const [ isMounted, setMounted ] = useState( false ); useEffect( () => setMounted( true ), [] ); return isMounted; }`,
	'own/words.json': '{ "list": [ "a", "it\'s" ], "deep": { "yes": true, "none": null } }',
	'own/names.ts': `export const NAMES = [ 'first', 'second' ];
		const BY_ID: Record< string, string > = { a: 'Anna' };
		/** Who it is. */
		export const nameOf = ( id: string ) => BY_ID[ id ] ?? 'nobody';
		export const total = ( list: number[] ) => list.reduce( ( sum, one ) => sum + one, 0 );`,
	'own/html.tsx': `export function Html( { v }: { v: string } ) { return <p>{ v }</p>; }`,
	'own/bound.ts': `export const shout = ( text: string ) => text.toLocaleUpperCase() + '!';`,
};

const names = Object.keys( CASES );
/** @param {string} name */
const moduleOf = ( name ) => `cases/case-${ names.indexOf( name ) }.tsx`;

describe( 'PHP prints what React prints:', () => {
	/** @type {import('./on-both-sides.mjs').Compiled} */
	let result;
	/** @type {Record<string, string[]>} */
	let printed;
	/** @type {import('./on-both-sides.mjs').Render} */
	let react;

	before( async () => {
		const sources = {
			...OWN,
			...Object.fromEntries( names.map( ( name ) => [ moduleOf( name ), CASES[ name ].source ] ) ),
		};
		result = compiled( sources, {
			hooks: { 'own/hooks#useMounted': false },
			bindings: { 'own/bound#shout': '\\Acme\\shout' },
		} );
		const calls = names.flatMap( ( name ) =>
			CASES[ name ].props.map( ( props ) => ( { method: `Cases\\Case${ names.indexOf( name ) }::view`, props } ) )
		);
		const all = printedByPhp(
			result.folder,
			result.files,
			calls,
			'eval(\'namespace Acme; function shout(string $text): string { return mb_strtoupper($text) . "!"; }\');'
		);
		printed = Object.fromEntries( names.map( ( name ) => [ name, all.splice( 0, CASES[ name ].props.length ) ] ) );
		react = await reactPrinter( result.folder, sources );
	} );

	after( () => result.remove() );

	for ( const name of names ) {
		test( name, async () => {
			const refused = result.errors.split( '\n' ).filter( ( line ) => line.startsWith( moduleOf( name ) ) );
			assert.deepEqual( refused, [] );
			for ( const [ at, props ] of CASES[ name ].props.entries() ) {
				const html = await react( moduleOf( name ), 'View', props );
				assert.equal( alike( printed[ name ][ at ] ), alike( html ), JSON.stringify( props ) );
			}
		} );
	}
} );
