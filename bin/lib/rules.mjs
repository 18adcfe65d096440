/**
 * The house rules that no other linter knows. Each is a pattern, the files it looks at and
 * a sentence for who breaks it; bin/lib/rules.test.mjs holds an example of each.
 *
 * @typedef  {Object} Rule
 * @property {string}                                  name
 * @property {string}                                  says     What to do instead.
 * @property {( file: string ) => boolean}             looksAt  By path from the top of the checkout.
 * @property {( code: string, raw: string, file: string ) => Iterable<number | { line: number, says: string }>} find Places in the file, or lines with a sentence of their own. `code` has its comments blanked out.
 */
import { withoutComments } from './comments.mjs';
import { climbs, hasFloor } from './floors.mjs';
import { moduleFaults } from './modules.mjs';
import { british, dialect } from './words.mjs';

/** @typedef {{ test: ( file: string ) => boolean }} Pattern A regular expression, or what asks like one. */

/** @type {( ...patterns: Pattern[] ) => ( file: string ) => boolean} */
const files =
	( ...patterns ) =>
	( file ) =>
		patterns.every( ( pattern ) => pattern.test( file ) );

/** @type {( pattern: RegExp ) => Pattern} */
const not = ( pattern ) => ( { test: ( file ) => ! pattern.test( file ) } );

const PHP = /\.php$/;
const SCRIPT = /\.(m?js|cjs|tsx?)$/;
const TYPESCRIPT = /\.tsx?$/;
const STYLE = /^(blocks|src|theme)\/.*\.css$/;
const TEST = /\.(test|spec)\.(tsx?|mjs)$/;
const VISITORS_CODE = /^(blocks|src)\//;

/** @type {( pattern: RegExp ) => ( text: string ) => number[]} */
const every = ( pattern ) => {
	const all = new RegExp( pattern.source, `g${ pattern.flags }` );
	return ( text ) => [ ...text.matchAll( all ) ].map( ( { index } ) => index );
};

/** @type {( pattern: RegExp ) => ( code: string ) => number[]} */
const inCode = ( pattern ) => ( code ) => every( pattern )( code );

/** @type {( pattern: RegExp ) => ( code: string, raw: string ) => number[]} */
const anywhere = ( pattern ) => ( _code, raw ) => every( pattern )( raw );

const IMPORT = String.raw`(?:\bfrom|\bimport|\brequire)\s*\(?\s*['"]`;

const COLOUR_NAMES =
	'aliceblue|antiquewhite|aqua|aquamarine|azure|beige|bisque|black|blanchedalmond|blue|blueviolet|brown|burlywood|cadetblue|chartreuse|chocolate|coral|cornflowerblue|cornsilk|crimson|cyan|dark\\w+|deeppink|deepskyblue|dimgr[ae]y|dodgerblue|firebrick|floralwhite|forestgreen|fuchsia|gainsboro|ghostwhite|gold|goldenrod|gr[ae]y|green|greenyellow|honeydew|hotpink|indianred|indigo|ivory|khaki|lavender|lavenderblush|lawngreen|lemonchiffon|light(?!er)\\w+|lime|limegreen|linen|magenta|maroon|medium\\w+|midnightblue|mintcream|mistyrose|moccasin|navajowhite|navy|oldlace|olive|olivedrab|orange|orangered|orchid|pale\\w+|papayawhip|peachpuff|peru|pink|plum|powderblue|purple|rebeccapurple|red|rosybrown|royalblue|saddlebrown|salmon|sandybrown|seagreen|seashell|sienna|silver|skyblue|slateblue|slategr[ae]y|snow|springgreen|steelblue|tan|teal|thistle|tomato|turquoise|violet|wheat|white|whitesmoke|yellow|yellowgreen';

const RAW_COLOUR = new RegExp(
	`#[0-9a-f]{3,8}\\b|\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\(|(?<![\\w-])(?:${ COLOUR_NAMES })(?![\\w-])`,
	'i'
);

/**
 * @param {( property: string, value: string ) => boolean} isRaw
 * @return {( code: string ) => Iterable<number>} Finds the declarations whose value is raw.
 */
const declarations = ( isRaw ) =>
	function* ( code ) {
		for ( const match of code.matchAll( /(?<=[;{]\s*)([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g ) ) {
			// What a token or a picture is called is no value.
			const value = match[ 2 ].replace( /var\(\s*--[\w-]+|url\([^)]*\)|"[^"]*"/g, '' );
			if ( isRaw( match[ 1 ].toLowerCase(), value ) ) {
				yield match.index;
			}
		}
	};

/** Sheets that ask for the width of the screen; the account's menu and a model's links are open above 768 px of it. */
const OF_THE_SCREEN = /^blocks\/(account-menu|cart-modal|mega-menu|model-links|my-branch|notifications|user-bar)\//;

const API = /^plugin-coleman-api\/src\//;

/** Who speaks SQL by name: owners of tables, and lists. */
const SPEAKS_SQL = /\/(Database\/.+|Search\/.+|\w+(Repository|Query|Allocator|PersonalData))\.php$/;

/** Who else does, each with its reason. */
const SPEAKS_SQL_TOO = [
	// Makes the conditions of a search for the …Query that asks, and counts for it which word is rarest.
	/\/Admin\/SearchTerms\.php$/,
	// Own a table, under the name of what it is for.
	/\/(Mail\/Outbox|Http\/(Idempotency|RateLimiter)|Parts\/(PartCounts|PartRecount))\.php$/,
	// Takes from shelves by one guarded statement, whose count decides.
	/\/Orders\/StockLedger\.php$/,
	// Write the rows of a file, or of a moment before, into the tables of their kind as sets.
	/\/Feeds\/(Types|Undo)\/\w+\.php$/,
	// Makes the keys of models and assemblies anew after a feed.
	/\/Models\/BookKeys\.php$/,
	// Say what of the tables of their kind is particular.
	/\/Inventory\/ItemTypes\/\w+\.php$/,
	// Fill, measure and drop tables, whoever owns them.
	/\/(Demo\/\w+|Health\/DatabaseChecks|Composition\/Uninstall)\.php$/,
];

/** Pages and figures, made of the tables of several owners: they read, and write nothing. */
const READS_SQL =
	/\/(Catalogue\/(EquipmentOverview|MachineDetails|MachineFacets|MachineList)|Inventory\/Choices|Locations\/BranchInventory|Parts\/(PartListing|Supersessions)|Rentals\/Desk\/(ComingDays|FleetCalendar)|Seo\/(RowSitemap|Sitemaps)|Stock\/StockAttention)\.php$/;

const READING = String.raw`\bconnection(?:\(\))?->(?:rows?|value)\(|(?<=['"])\(?SELECT\s`;
const WRITING = String.raw`\bconnection(?:\(\))?->(?:execute|insert|update|upsert)\w*\(|(?<=['"])(?:INSERT|REPLACE|UPDATE|DELETE)\s`;

/** A condition on a column, in an enum: `o.state IN (…)`. */
const CONDITION = /(?<=['"(\s])[a-z]\.[a-z_]+ (?:[<>=]|IN\b|IS\b)/;

/** @type {( code: string, file: string ) => number[]} */
const strayStatements = ( code, file ) => [
	...every( new RegExp( READS_SQL.test( file ) ? WRITING : `${ READING }|${ WRITING }` ) )( code ),
	...( /^enum /m.test( code ) ? every( CONDITION )( code ) : [] ),
];

/** As many others a class may work with. */
const MOST_COLLABORATORS = 8;

/**
 * @param {string} code
 * @param {number} from Where the parenthesis opens.
 * @return {string[]} What stands between it and its end, parted by its commas.
 */
function parameters( code, from ) {
	const parts = [ '' ];
	for ( let place = from + 1, depth = 0; place < code.length && depth >= 0; place++ ) {
		const sign = code[ place ];
		depth += '([{'.includes( sign ) ? 1 : 0;
		depth -= ')]}'.includes( sign ) ? 1 : 0;
		if ( sign === ',' && depth === 0 ) {
			parts.push( '' );
		} else if ( depth >= 0 ) {
			parts[ parts.length - 1 ] += sign;
		}
	}
	return parts.filter( ( part ) => part.includes( '$' ) );
}

/** @type {( code: string ) => number[]} */
const crowdedConstructors = ( code ) =>
	every( /function __construct(?=\()/ )( code ).filter(
		( place ) =>
			// What is public is data: a value may have as much of it as it is about.
			parameters( code, code.indexOf( '(', place ) ).filter( ( part ) => ! /\bpublic\b/.test( part ) ).length >
			MOST_COLLABORATORS
	);

/** @type {Rule[]} */
export const rules = [
	{
		name: 'row locks',
		says: 'take scarce things by one guarded statement or a UNIQUE index: FOR UPDATE, GET_LOCK and SAVEPOINT are not the same on both engines',
		looksAt: files( PHP ),
		find: inCode( /\bFOR\s+UPDATE\b|\bGET_LOCK\b|\bSAVEPOINT\b/i ),
	},
	{
		name: 'wpdb',
		says: 'SQL goes through Database\\Connection; only plugin-coleman-api/src/Database knows $wpdb, and Plugin.php, which hands it over',
		looksAt: files(
			PHP,
			not( /^(plugin-coleman-api\/src\/(Database\/|Plugin\.php$)|tests\/|bin\/|deploy\/.*\/db\.php$)/ )
		),
		find: inCode( /\$wpdb\b|\[\s*'wpdb'\s*\]/ ),
	},
	{
		name: 'log',
		says: 'write to the log by Support\\Log, which names the request and leaves out keys and addresses',
		looksAt: files( API, PHP, not( /^plugin-coleman-api\/src\/Support\/Log\.php$/ ) ),
		find: inCode( /\berror_log\s*\(/ ),
	},
	{
		name: 'sql at home',
		says: 'SQL stands where tables are owned: in a …Repository, or in a …Query for lists; exceptions are named in bin/lib/rules.mjs with their reason',
		looksAt: files( API, PHP, not( SPEAKS_SQL ), ...SPEAKS_SQL_TOO.map( not ) ),
		find: ( code, _raw, file ) => strayStatements( code, file ),
	},
	{
		name: 'collaborators',
		says: `a constructor takes at most ${ MOST_COLLABORATORS } others, beside the public data of a value: part the class by what belongs together`,
		looksAt: files( /^(plugin-coleman-api\/src|blocks\/php)\//, PHP ),
		find: ( code ) => crowdedConstructors( code ),
	},
	{
		name: 'one dialect',
		says: 'SQL is written for both engines: Connection::insertMissing() and upsertMany() know how each of them says it',
		looksAt: files( /^(plugin-coleman-api\/src|blocks)\//, PHP, not( /\/Database\/(MariaDb|Sqlite)Driver\.php$/ ) ),
		find: inCode( /\bINSERT\s+(?:IGNORE|OR)\b|\bREPLACE\s+INTO\b|\bON\s+(?:DUPLICATE\s+KEY|CONFLICT)\b/i ),
	},
	{
		name: 'frozen migrations',
		says: 'a migration uses no class of the plugin but those of Database: what they do must not change with the code; copy constants',
		looksAt: files( /^plugin-coleman-api\/src\/Database\/Migrations\//, PHP ),
		find: inCode( /Coleman\\Api\\(?!Database\\)\w/ ),
	},
	{
		name: 'floors',
		says: 'a folder imports only what is below it in bin/lib/floors.mjs',
		looksAt: hasFloor,
		find: ( _code, raw, file ) => climbs( file, raw ),
	},
	{
		name: 'modules',
		says: 'a module of Composition takes only modules below it in bin/lib/modules.mjs, and offers its own',
		looksAt: files( /^plugin-coleman-api\/src\/Composition\//, PHP ),
		find: ( code, _raw, file ) => moduleFaults( file, code ),
	},
	{
		name: 'blocks ask services',
		says: 'a block asks Plugin::services() for what it shows, not the modules themselves',
		looksAt: files( /^(blocks|theme)\//, PHP ),
		find: inCode( /\bPlugin::modules\(|\bComposition\\(?!Services\b)\w/ ),
	},
	{
		name: 'part tallies',
		says: 'who adds parts, moves them to another family or writes their shelves does it between the methods of Parts\\PartCounts, and is named in this rule',
		looksAt: files(
			/^(plugin-coleman-api\/src|blocks)\//,
			PHP,
			not(
				/\/(Database\/Migrations\/\w+|Parts\/PartCounts|Feeds\/Types\/PartFeed|Orders\/StockLedger|Stock\/ShelfRepository)\.php$/
			)
		),
		find: inCode(
			/\b(?:insert(?:Many|Missing)?|upsertMany)\(\s*'(parts|part_stock|part_tallies)'|\b(INSERT( IGNORE)? INTO|REPLACE INTO|DELETE FROM) \{(parts|part_stock|part_tallies)\}|\{(part_stock|part_tallies)\}( \w+)? SET\b|\{parts\}( \w+)? SET\b[^;]*\b(category_id|vendor_id|on_shelf) = /
		),
	},
	{
		name: 'today',
		says: "today is the branches' day: DealerTime::today( $clock ) or dealerDate( instant ), not the day in UTC or of the computer",
		looksAt: files(
			/^(plugin-coleman-api\/src|blocks|src|theme)\//,
			/\.(php|tsx?)$/,
			not( /\/Database\/Migrations\/|\/DealerTime\.php$/ ),
			not( TEST )
		),
		// A format without an hour is a day; one with an hour is an instant, which is kept in UTC.
		find: inCode(
			/(?:->now\(\)|new \\?DateTimeImmutable\(\s*(?:'(?:now|today)')?\s*\)\)?)->format\(\s*'(?=[^']*[dDjlFmMnYy])(?![^']*[GHgh])|(?<![>:\w])(?:gm)?date\(\s*'(?![^']*[GHghis])[^']*'\s*\)|\bcurrent_time\(\s*'(?![^']*[GHgh])(?!mysql|timestamp|U)|(?:DateTimeImmutable|strtotime)\(\s*'(?:today|tomorrow|yesterday)|\bnew Date\((?:\s*Date\.now\(\)\s*)?\)\s*\.(?:get(?:UTC)?(?:Date|Day|Month|FullYear)\(|toLocaleDateString\(|toISOString\(\)\s*\.(?:slice|substr|substring|split)\()/
		),
	},
	{
		name: 'instants',
		says: 'an instant in an answer is written by Instant::stored( column ) or Instant::text( instant )',
		looksAt: files( /^(plugin-coleman-api\/src|blocks|theme)\//, PHP, not( /\/Support\/Instant\.php$/ ) ),
		find: inCode( /\bstr_replace\(\s*' ',\s*'T',|'Y-m-d\\TH:i:s\\Z'/ ),
	},
	{
		name: 'raw colour',
		says: 'colours are theme.json tokens: var(--wp--…), transparent, currentColor or inherit',
		looksAt: files( STYLE ),
		find: declarations( ( _property, value ) => RAW_COLOUR.test( value ) ),
	},
	{
		name: 'raw font size',
		says: 'font sizes are theme.json tokens: var(--wp--preset--font-size--…)',
		looksAt: files( STYLE ),
		find: declarations(
			( property, value ) => /^(font|font-size)$/.test( property ) && /\d(px|pt|rem)\b/.test( value )
		),
	},
	{
		name: 'raw font family',
		says: 'font families are theme.json tokens: var(--wp--preset--font-family--…)',
		looksAt: files( STYLE ),
		find: declarations(
			( property, value ) => property === 'font-family' && /[a-z]/i.test( value.replace( /inherit/i, '' ) )
		),
	},
	{
		name: 'widths',
		says: 'a block is laid out by the room it has: @container (width >= 30rem), 40rem, 50rem or 70rem, or <; only header, menu and dialogs ask for the screen',
		looksAt: files( /^(blocks\/[^/]+|src\/(ui|forms)\/[^/]+)\/style\.css$/, not( OF_THE_SCREEN ) ),
		find: inCode( /@media[^{]*\bwidth\b|@container(?! (?:[\w-]+ )?\(width (?:>=|<) (?:30|40|50|70)rem\) \{)/ ),
	},
	{
		name: 'sides',
		says: 'styles have no left and right but start and end (margin-inline-start, inset-inline-end): some languages are read from right to left',
		looksAt: files( STYLE ),
		find: inCode(
			/(?<![\w-])(?:(?:(?:scroll-)?(?:margin|padding)|border)-(?:left|right)(?:-\w+)?|left|right)\s*:|\b(?:text-align|float|clear)\s*:\s*(?:left|right)\b/
		),
	},
	{
		name: 'buttons',
		says: 'the one action has the class wp-element-button and no colors of its own: Global Styles say how a button looks',
		looksAt: files( /^(blocks|src)\/.*\.css$/ ),
		find: inCode( /color--on-signal\b|background(?:-color)?:[^;]*color--signal-strong\b/ ),
	},
	{
		name: 'viewScript',
		says: "a block has no viewScript: WordPress would load it at once; the loader wakes the block's view.tsx",
		looksAt: files( /(^|\/)block\.json$/ ),
		find: anywhere( /"viewScript(Module)?"\s*:/ ),
	},
	{
		name: 'fetching',
		says: 'only src/api/client fetches, src/islands/strings and src/promises/small-i18n the translations beside a file, src/promises/change-branch sends a form, src/impressions tells what was seen, and src/analytics listens',
		looksAt: files(
			VISITORS_CODE,
			TYPESCRIPT,
			not(
				/^src\/(api\/client|islands\/strings|promises\/(small-i18n|change-branch)|impressions|analytics)[./]/
			),
			not( TEST )
		),
		find: inCode( /(?<![.\w])fetch\s*\(|\b(?:window|globalThis|self)\.fetch\b|\bXMLHttpRequest\b|\bsendBeacon\b/ ),
	},
	{
		name: 'direction',
		says: 'src/ never imports blocks/',
		looksAt: files( /^src\//, SCRIPT ),
		find: inCode( new RegExp( `${ IMPORT }(?:@blocks/|(?:\\.\\./)+blocks/)` ) ),
	},
	{
		name: 'pure rules',
		says: 'src/rules imports nothing of React or WordPress',
		looksAt: files( /^src\/rules\//, SCRIPT ),
		find: inCode( new RegExp( `${ IMPORT }(?:@wordpress/|react(?:-dom)?['"/])` ) ),
	},
	{
		name: 'customer store',
		says: 'what concerns the customer goes through src/stores/customer, so that all islands of a page show the same',
		looksAt: files( VISITORS_CODE, SCRIPT, not( /^src\/stores\/customer\// ), not( TEST ) ),
		find: inCode( new RegExp( `${ IMPORT }(?:@/|(?:\\.{1,2}/)+)(?:src/)?(?:api/)?customer['"]` ) ),
	},
	{
		name: 'one registry',
		says: "a store works on the registry that it is registered in: listening() and perRegistry() of src/stores/register, and a thunk's own registry",
		looksAt: files( /^src\/stores\//, SCRIPT, not( /^src\/stores\/register\.ts$/ ), not( TEST ) ),
		find: inCode(
			/^let\b|^\s*import\s*\{[^}]*\b(?:dispatch|select|resolveSelect|subscribe|register)\b[^}]*\}\s*from\s*'@wordpress\/data'/m
		),
	},
	{
		name: 'constants',
		says: 'the largest quantity and the placeholder part are in src/rules/parts, the zone of the branches in src/rules/dealer-date',
		looksAt: files(
			VISITORS_CODE,
			TYPESCRIPT,
			not( /^src\/rules\/(parts|dealer-date)\.ts$|\/generated\// ),
			not( TEST )
		),
		find: inCode( /\b(?:9_?999|714_?940)\b|America\/Chicago/ ),
	},
	{
		name: 'hydration',
		says: 'PHP and React must print the same: no suppressHydrationWarning, no useId (ids come from props), no dangerouslySetInnerHTML',
		looksAt: files( VISITORS_CODE, TYPESCRIPT ),
		find: inCode( /\bsuppressHydrationWarning\b|\buseId\b|\bdangerouslySetInnerHTML\b/ ),
	},
	{
		name: 'any',
		says: 'no any: say what it is, or unknown and check',
		looksAt: files( TYPESCRIPT ),
		find: inCode( /\bas\s+any\b|:\s*any\b|<\s*any\s*[>,]|,\s*any\s*>/ ),
	},
	{
		name: 'ts-ignore',
		says: 'no ts-ignore: mend the type',
		looksAt: files( TYPESCRIPT ),
		find: anywhere( /@ts-(ignore|nocheck)\b/ ),
	},
	{
		name: 'reasons',
		says: 'a rule is disabled with its reason: eslint-disable-next-line <rule> -- <why>',
		looksAt: files( SCRIPT, not( /^bin\/lib\/rules/ ) ),
		find: anywhere( /eslint-disable(?![^\n]*--\s*\w)/ ),
	},
	{
		name: 'leftovers',
		says: 'finish it or open an issue; the code holds no reminders',
		looksAt: files( /\.(php|m?js|cjs|tsx?|css|json|html|md|yml|yaml|neon|xml|conf|sh)$/ ),
		find: anywhere( /\b(TO[D]O|FIX[M]E)\b/ ),
	},
	{
		name: 'every test runs',
		says: 'no test is singled out or left out',
		looksAt: files( SCRIPT, /\.(test|spec)\.|^tests\// ),
		find: inCode( /\b(describe|it|test)\.(only|skip|fixme)\b|(?<![.\w])[fx](describe|it|test)\s*\(/ ),
	},
	{
		name: 'plain words',
		says: 'what people read is plain American English, one spelling each: bin/lib/words.mjs',
		looksAt: files(
			/^(plugin-coleman-api\/(src|templates)|blocks|src|theme)\//,
			/\.(php|tsx?|html)$|\/block\.json$/,
			not( TEST )
		),
		find: ( code, _raw, file ) => dialect( code, file ),
	},
	{
		name: 'American spelling',
		says: 'comments and documents keep to American spelling: bin/lib/words.mjs',
		looksAt: files( not( /^src\/api\/generated\/|^bin\/lib\/(?:rules|words)/ ) ),
		find: ( _code, raw, file ) => british( raw, file ),
	},
	{
		name: 'machine paths',
		says: 'this is a path of one machine',
		looksAt: files( not( /^bin\/lib\/rules/ ) ),
		find: anywhere( /(?<![\w.}])\/(work|root|home\/\w+|Users\/\w+)\/\w|\b[A-Z]:\\\\?Users\b/ ),
	},
];

/**
 * @param {string} file Path from the top of the checkout.
 * @param {string} raw  Its content.
 * @return {{ line: number, says: string, rule: Rule }[]} What breaks a rule in it.
 */
export function breaches( file, raw ) {
	const applying = rules.filter( ( rule ) => rule.looksAt( file ) );
	if ( applying.length === 0 ) {
		return [];
	}
	const code = withoutComments( raw, file );
	return applying
		.flatMap( ( rule ) =>
			[ ...rule.find( code, raw, file ) ].map( ( place ) => ( {
				...( typeof place === 'number'
					? { line: raw.slice( 0, place ).split( '\n' ).length, says: rule.says }
					: place ),
				rule,
			} ) )
		)
		.sort( ( a, b ) => a.line - b.line );
}
