/**
 * From what was measured to the rows of the table: the targets stand here.
 */

import { gzipped, inlineScriptsOf, sortedStyles, stylesOf } from '../../bin/lib/bench-page.mjs';
import { figureOf, median, ratioOf } from '../../bin/lib/bench-statistics.mjs';
import { referenceOf } from './references.mjs';
import { measuredOf } from './rounds.mjs';

const KB = 1024;

/**
 * @param {Measured} single
 * @param {string}   key
 * @param {string}   base
 * @return {string} What explains a ratio of times: processor time does not know what else the machine does.
 */
export function reasonOf( single, key, base ) {
	const { cpu, queries, own } = measuredOf( single, key ).timing;
	const against = measuredOf( single, base ).timing;
	return `cpu ${ ( cpu / against.cpu ).toFixed( 2 ) }, ${ queries } queries (${ against.queries }), ${ own } ours`;
}

/** @type {Record<string, string>} */
const PAGE_NAMES = {
	home: 'Home',
	grid: 'New equipment',
	part: 'Part page',
	used: 'Used equipment',
	machine: 'Machine',
	family: 'Parts family',
	model: 'Parts book of a model',
	search: 'Search, two words',
};

/** @type {[string, string, number][]} Pages beside those with targets of their own, and what each may take of an empty page's time. */
const MORE_PAGES = [
	[ 'used', 'P2', 1.35 ],
	[ 'machine', 'P2', 1.35 ],
	[ 'family', 'P3', 1.3 ],
	[ 'model', 'P3', 1.3 ],
	[ 'search', 'P10', 1.6 ],
];

/**
 * @typedef {import('../../bin/lib/bench-table.mjs').Row} Row
 * @typedef {Map<string, import('./rounds.mjs').Measured>} Measured
 *
 * @typedef {{ target: string, act: string, limit: number|null, unit?: string, digits?: number, note?: string }} Told What a row says beside its figure.
 */

/**
 * @param {string} key     What was measured.
 * @param {string} base    What it is measured against.
 * @param {Told & { unit: string }} more
 * @param {{ single: Measured, busy: Measured }} measured With one connection and with four.
 * @return {Row} A row whose figure is a ratio of times.
 */
function ratioRow( key, base, more, { single, busy } ) {
	/** @param {Measured} of */
	const ratio = ( of ) => ratioOf( measuredOf( of, key ).rounds, measuredOf( of, base ).rounds );
	return { key, bound: 'most', digits: 2, ...more, ...ratio( single ), busy: ratio( busy ).value };
}

/**
 * @param {string}        key
 * @param {Told}          more
 * @param {number|null}   value
 * @return {Row} A row whose figure is counted, not timed.
 */
export const countRow = ( key, more, value ) => ( { key, bound: 'most', digits: 0, unit: '', ...more, value } );

/**
 * @param {{ single: Measured, busy: Measured }} times
 * @return {Row[]} P1 to P3.
 */
export function pageRows( times ) {
	/** @param {string} name */
	const of = ( name ) => measuredOf( times.single, name ).timing;
	/** @param {string} name */
	const why = ( name ) => reasonOf( times.single, name, 'empty' );
	return [
		ratioRow(
			'plugins',
			'empty',
			{ target: 'P1', act: 'Plugins active, unrelated page', limit: 1.05, unit: 'E', note: why( 'plugins' ) },
			times
		),
		countRow(
			'plugins.memory',
			{ target: 'P1', act: '… its memory', limit: 2, unit: 'MB more', digits: 2 },
			( of( 'plugins' ).memory - of( 'empty' ).memory ) / KB / KB
		),
		countRow(
			'plugins.queries',
			{ target: 'P1', act: '… its queries', limit: 0, unit: 'more' },
			of( 'plugins' ).queries - of( 'empty' ).queries
		),
		ratioRow( 'home', 'empty', { target: 'P2', act: 'Home', limit: 1.35, unit: 'E', note: why( 'home' ) }, times ),
		ratioRow(
			'grid',
			'empty',
			{ target: 'P2', act: 'New equipment', limit: 1.35, unit: 'E', note: why( 'grid' ) },
			times
		),
		ratioRow(
			'part',
			'empty',
			{ target: 'P3', act: 'Part page, demo data', limit: 1.3, unit: 'E', note: why( 'part' ) },
			times
		),
		...MORE_PAGES.map( ( [ page, target, limit ] ) =>
			ratioRow( page, 'empty', { target, act: PAGE_NAMES[ page ], limit, unit: 'E', note: why( page ) }, times )
		),
	];
}

/** @type {[key: string, target: string, act: string, limit: number|null, base?: string, unit?: string][]} */
const CALLS = [
	[ 'nothing.plugins', 'P1', '… a trivial REST route', null, 'nothing.plain', 'R without' ],
	[ 'cart.0', 'P5', 'GET cart, no cart yet', 1.1 ],
	[ 'cart.10', 'P5', 'GET cart, 10 lines', 1.25 ],
	[ 'cart.200', 'P5', 'GET cart, 200 lines', 2 ],
	[ 'add', 'P6', 'cart/add', 1.4 ],
	[ 'update', 'P6', 'cart/update', 1.4 ],
	[ 'remove', 'P6', 'cart/remove', 1.4 ],
	[ 'categories', 'P8', 'equipment-categories', 1.25 ],
	[ 'products', 'P8', 'products (24)', 1.25 ],
	[ 'categories.304', 'P8', 'equipment-categories, 304', 1.05 ],
	[ 'products.304', 'P8', 'products (24), 304', 1.05 ],
];

/**
 * @param {{ single: Measured, busy: Measured }} times
 * @return {Row[]} P5, P6 and P8, as far as PHP answers.
 */
export function callRows( times ) {
	/** @param {string} name */
	const queriesOf = ( name ) => measuredOf( times.single, name ).timing;
	const rows = CALLS.map( ( [ key, target, act, limit, base = 'nothing', unit = 'R' ] ) =>
		ratioRow( key, base, { target, act, limit, unit, note: reasonOf( times.single, key, base ) }, times )
	);
	/**
	 * @param {string} target
	 * @param {string} act
	 * @param {string[]} keys
	 */
	const most = ( target, act, keys ) =>
		countRow(
			`${ target }.queries`,
			{ target, act, limit: 6, unit: 'queries' },
			Math.max( ...keys.map( ( key ) => queriesOf( key ).own ) )
		);
	return [
		...rows,
		most( 'P5', '… queries of ours, at most', [ 'cart.0', 'cart.10', 'cart.200' ] ),
		most( 'P8', '… queries of ours, at most', [ 'categories', 'products' ] ),
	];
}

/** @type {[string, string, string, number][]} */
const HITS = [
	[ 'home', 'P4', 'Home, from nginx', 3 ],
	[ 'grid', 'P4', 'New equipment, from nginx', 3 ],
	[ 'part', 'P4', 'Part page, from nginx', 3 ],
	[ 'categories', 'P8', 'equipment-categories, from nginx', 4 ],
	[ 'products', 'P8', 'products (24), from nginx', 4 ],
];

/**
 * @param {{ single: Measured, busy: Measured }} times
 * @param {Object<string, boolean>}              hits  Whether nginx had each of them.
 * @return {Row[]} P4 and P8, as far as nginx answers.
 */
export const hitRows = ( times, hits ) =>
	HITS.map( ( [ key, target, act, limit ] ) => ( {
		...ratioRow( `${ key }.hit`, `${ key }.file`, { target, act, limit, unit: 'S' }, times ),
		...( hits[ key ] ? {} : { value: null, note: 'nginx was not allowed to keep it' } ),
	} ) );

/** Modules that an idle page, or a moved finger, brings along. */
const APART = /^(impressions|recently-viewed)\.js$/;

/** @type {( scripts: import('./browser.mjs').Script[] ) => number} */
const weight = ( scripts ) => scripts.reduce( ( all, { bytes } ) => all + bytes, 0 ) / KB;

/**
 * @param {Object<string, import('./browser.mjs').Script[]>} untouched By page; `empty` is E, `plugins` P1's.
 * @param {import('./browser.mjs').Script[]|null}            added     After the first add to cart.
 * @param {Object<string, string>}                           html      By page.
 * @return {Row[]} P1, P12 and P13.
 */
export function scriptRows( untouched, added, html ) {
	/** @param {string} page */
	const ours = ( page ) => untouched[ page ].filter( ( script ) => script.ours );
	/** @param {string} page */
	const core = ( page ) => untouched[ page ].filter( ( script ) => ! script.ours );
	const known = new Set( inlineScriptsOf( html.empty ) );
	/** @param {string} page */
	const inline = ( page ) => inlineScriptsOf( html[ page ] ).filter( ( script ) => ! known.has( script ) );
	const rows = [
		countRow(
			'plugins.js',
			{ target: 'P1', act: '… its scripts', limit: 0, unit: 'files', note: `E ${ untouched.empty.length }` },
			ours( 'plugins' ).length
		),
	];
	for ( const [ page, name ] of Object.entries( PAGE_NAMES ) ) {
		const printed = inline( page );
		// What the page itself asks for; the rest was imported by an island that woke.
		const [ before, woken ] = parted( ours( page ), ( { url } ) => html[ page ].includes( `src="${ url }"` ) );
		const react = ours( page ).filter( ( script ) => script.react );
		rows.push(
			countRow(
				`${ page }.js`,
				{
					target: 'P12',
					act: `${ name }: JavaScript of ours before the first wake`,
					limit: 4,
					unit: 'KB gz',
					digits: 2,
					note: `${ [ ...before.map( fileName ), ...printed.map( () => 'inline' ) ].join( ', ' ) }; core ${ weight(
						core( page )
					).toFixed( 1 ) } KB`,
				},
				weight( before ) + gzipped( printed.join( '\n' ) ) / KB
			),
			countRow(
				`${ page }.react`,
				{
					target: 'P12',
					act: '… React on the untouched page',
					limit: 0,
					unit: 'KB gz',
					digits: 1,
					...( woken.length > 0
						? { note: `islands wake by themselves: ${ woken.map( fileName ).join( ', ' ) }` }
						: {} ),
				},
				weight( react )
			)
		);
	}
	const all = ( added ?? [] ).filter( ( script ) => script.ours );
	// What counts views and remembers what was viewed comes to a page where nothing is added as well.
	const [ apart, needed ] = parted( all, ( script ) => APART.test( fileName( script ) ) );
	const missing = added ? {} : { note: 'the part page has no button that adds to the cart' };
	return [
		...rows,
		countRow(
			'added.js',
			{
				target: 'P13',
				act: 'JavaScript of ours after adding to the cart',
				limit: 75,
				unit: 'KB gz',
				digits: 1,
				note: all
					.map( ( script ) => `${ fileName( script ) } ${ weight( [ script ] ).toFixed( 1 ) }` )
					.join( ', ' ),
				...missing,
			},
			added && weight( all )
		),
		countRow(
			'added.files',
			{
				target: 'P13',
				act: '… its files',
				limit: 5,
				unit: 'files',
				note:
					apart.length > 0 ? `beside them, without it as well: ${ apart.map( fileName ).join( ', ' ) }` : '',
				...missing,
			},
			added && needed.length
		),
	];
}

/**
 * @template T
 * @param {T[]}                   all
 * @param {( one: T ) => boolean} belongs
 * @return {[ T[], T[] ]} Those that belong, and the others.
 */
const parted = ( all, belongs ) => [ all.filter( belongs ), all.filter( ( one ) => ! belongs( one ) ) ];

/** @type {( script: { url: string } ) => string} Without the hash of its content. */
const fileName = ( { url } ) => new URL( url ).pathname.replace( /.*\//, '' ).replace( /\.[0-9a-f]{8}(?=\.)/, '' );

/**
 * @param {Object<string, import('./browser.mjs').Paint>} paints By page; `empty` is E, and what referenceOf() names is E with a page's largest picture.
 * @return {Row[]} P15 by our own observer.
 */
export const paintRows = ( paints ) =>
	Object.entries( PAGE_NAMES ).flatMap( ( [ page, name ] ) => {
		const { lcp, rounds, cls, shifts, element } = paints[ page ];
		const pictured = paints[ referenceOf( page ) ];
		const reference = pictured ?? paints.empty;
		return [
			{
				...countRow(
					`${ page }.lcp`,
					{ target: 'P15', act: `${ name }: LCP`, limit: 1.1, unit: 'E', digits: 2 },
					0
				),
				...ratioOf( rounds, reference.rounds ),
				note: `${ element }; E${ pictured ? ' with this picture' : '' } ${ Math.round( reference.lcp.value ) } ms`,
			},
			{
				...countRow( `${ page }.lcp.ms`, { target: 'P15', act: '… LCP', limit: 1800, unit: 'ms' }, 0 ),
				...figureOf( rounds ),
				note: `${ lcp.value === 0 ? 'nothing painted' : '' }`,
			},
			countRow(
				`${ page }.cls`,
				{ target: 'P15', act: '… CLS', limit: 0.01, digits: 3, note: shifts.join( ', ' ) },
				cls
			),
		];
	} );

/** @type {Record<string, string>} */
const TOUCHES = { add: 'First touch: Add to cart', menu: '… the menu', filter: '… a filter of new equipment' };

/**
 * @param {Object<string, import('../../bin/lib/bench-statistics.mjs').Figure>} touches
 * @return {Row[]} P14, as far as the answer to the first touch goes.
 */
export const touchRows = ( touches ) =>
	Object.entries( TOUCHES ).map( ( [ name, act ] ) => ( {
		...countRow( `touch.${ name }`, { target: 'P14', act, limit: 200, unit: 'ms' }, 0 ),
		...touches[ name ],
	} ) );

/**
 * @param {import('./lighthouse.mjs').Found} found
 * @return {Row[]} P15 by Lighthouse.
 */
export const lighthouseRows = ( found ) =>
	Object.entries( PAGE_NAMES ).flatMap( ( [ page, name ] ) => {
		const scores = found.pages?.[ page ];
		/** @type {( key: string, act: string, limit: number, value: number|null, note: string ) => Row} */
		const row = ( key, act, limit, value, note ) => ( {
			...countRow( `${ page }.lighthouse.${ key }`, { target: 'P15', act, limit, note }, value ),
			bound: 'least',
		} );
		if ( ! scores ) {
			return found.reason ? [ row( 'performance', `${ name }: Lighthouse`, 97, null, found.reason ) ] : [];
		}
		const { performance, ...others } = scores.scores;
		/** @param {boolean} wanted */
		const faults = ( wanted ) =>
			scores.faults.filter( ( fault ) => fault.startsWith( 'performance' ) === wanted ).join( '; ' );
		return [
			row( 'performance', `${ name }: Lighthouse performance`, 97, performance, faults( true ) ),
			row(
				'others',
				'… accessibility, practices, SEO',
				100,
				Math.min( ...Object.values( others ) ),
				faults( false )
			),
		];
	} );

/**
 * @param {Object<string, string>} html  By page; `empty` is E.
 * @param {Object<string, string>} files Content of each style sheet of ours that a page links to, by its address.
 * @return {Row[]} P16.
 */
export function weightRows( html, files ) {
	const plain = stylesOf( html.empty ).inline;
	return Object.entries( PAGE_NAMES ).flatMap( ( [ page, name ] ) => {
		const { inline, files: linked, forPaper } = stylesOf( html[ page ] );
		const { ours, themeJson, core } = sortedStyles( inline );
		/** @param {{ css: string }[]} styles */
		const text = ( styles ) => styles.map( ( { css } ) => css ).join( '\n' );
		/** @param {{ css: string }[]} styles */
		const kilobytes = ( styles ) => ( gzipped( text( styles ) ) / KB ).toFixed( 1 );
		/** @param {string[]} urls */
		const kilobytesOf = ( urls ) => urls.reduce( ( all, url ) => all + gzipped( files[ url ] ), 0 ) / KB;
		const sheets = linked.filter( ( url ) => url in files );
		const paper = kilobytesOf( forPaper.filter( ( url ) => url in files ) ).toFixed( 1 );
		return [
			countRow(
				`${ page }.html`,
				{
					target: 'P16',
					act: `${ name }: HTML`,
					limit: 25,
					unit: 'KB over E',
					digits: 1,
					note: `${ kb( html[ page ].length ) } KB; E ${ kb( html.empty.length ) }`,
				},
				( Buffer.byteLength( html[ page ] ) - Buffer.byteLength( html.empty ) ) / KB
			),
			countRow(
				`${ page }.html.gz`,
				{
					target: 'P16',
					act: '… HTML gz',
					limit: 5,
					unit: 'KB over E',
					digits: 1,
					note: `${ kb( gzipped( html[ page ] ) ) } KB; E ${ kb( gzipped( html.empty ) ) }`,
				},
				( gzipped( html[ page ] ) - gzipped( html.empty ) ) / KB
			),
			countRow(
				`${ page }.css`,
				{
					target: 'P16',
					act: '… CSS of ours for the screen',
					limit: 12,
					unit: 'KB gz',
					digits: 1,
					note: `${ ours.length } in the page, ${ sheets.length } files; beside it ${ paper } for paper, theme.json ${ kilobytes(
						themeJson
					) } (E ${ kilobytes( sortedStyles( plain ).themeJson ) }), core ${ kilobytes( core ) }`,
				},
				gzipped( text( ours ) ) / KB + kilobytesOf( sheets )
			),
		];
	} );
}

/** @type {( bytes: number ) => string} */
const kb = ( bytes ) => ( bytes / KB ).toFixed( 1 );

/**
 * @param {Awaited<ReturnType<typeof import('./editor.mjs').editorOpens>>} editor
 * @return {Row[]} P20.
 */
export function editorRows( { ratio, plain, plugins, previews } ) {
	const slowest = Object.entries( previews ).sort( ( [ , one ], [ , other ] ) => other - one );
	const times = Object.values( previews );
	return [
		{
			...countRow(
				'editor.open',
				{ target: 'P20', act: 'The editor opens', limit: 1.05, unit: 'E', digits: 2 },
				0
			),
			...ratio,
			note: `${ Math.round( plugins.value ) } ms, without our plugins ${ Math.round( plain.value ) }`,
		},
		countRow(
			'editor.preview',
			{
				target: 'P20',
				act: 'Preview of a block that was shown before, the slowest',
				limit: 300,
				unit: 'ms',
				note: `${ slowest
					.slice( 0, 3 )
					.map( ( [ name, ms ] ) => `${ name } ${ ms }` )
					.join( ', ' ) }; the middle one of ${ times.length }: ${ median( times ) }`,
			},
			slowest[ 0 ]?.[ 1 ] ?? NaN
		),
	];
}
