/**
 * As much of gettext's .po format as the build needs: messages, contexts, plurals, references.
 */
const { toPhp } = require( './php-file.js' );

/**
 * @typedef  {Object} Entry
 * @property {string|undefined} [context]
 * @property {string|undefined} id
 * @property {string|undefined} [plural]
 * @property {string[]}         strings
 * @property {string[]}         files
 * @property {boolean}          fuzzy
 * @param {string} text
 * @return {string}
 */

const unquote = ( text ) => JSON.parse( text );

/** @type {Record<string, 'context'|'id'|'plural'>} */
const FIELDS = { msgctxt: 'context', msgid: 'id', msgid_plural: 'plural' };

/**
 * @param {string} text Content of a .po file.
 * @return {Entry[]} The translated messages; the header has the id ''.
 */
function parsePo( text ) {
	return text
		.split( /\r?\n\s*\r?\n/ )
		.map( parseEntry )
		.filter( ( entry ) => entry.id !== undefined && ! entry.fuzzy && entry.strings.some( Boolean ) );
}

/**
 * @param {string} block
 * @return {Entry} What it says.
 */
function parseEntry( block ) {
	/** @type {Entry} */
	const entry = { id: undefined, strings: [], files: [], fuzzy: false };
	/** @type {( part: string ) => void} */
	let append = () => {};
	for ( const line of block.split( /\r?\n/ ) ) {
		const [ , keyword, index, quoted ] =
			/^(?:(msgctxt|msgid_plural|msgid|msgstr)(?:\[(\d+)\])?\s+)?(".*")\s*$/.exec( line ) ?? [];
		if ( line.startsWith( '#:' ) ) {
			entry.files.push(
				...line
					.slice( 2 )
					.trim()
					.split( /\s+/ )
					.map( ( reference ) => reference.replace( /:\d+$/, '' ) )
			);
		} else if ( line.startsWith( '#,' ) ) {
			entry.fuzzy ||= /\bfuzzy\b/.test( line );
		} else if ( keyword === 'msgstr' ) {
			const form = Number( index ?? 0 );
			entry.strings[ form ] = '';
			append = ( part ) => ( entry.strings[ form ] += part );
		} else if ( keyword ) {
			const field = FIELDS[ keyword ];
			entry[ field ] = '';
			append = ( part ) => ( entry[ field ] += part );
		}
		if ( quoted ) {
			append( unquote( quoted ) );
		}
	}
	return entry;
}

/**
 * @param {Entry[]} entries Messages; those without a file (the header) are left out.
 * @param {string}              locale  For example es_MX.
 * @param {string}              plurals The header's Plural-Forms.
 * @return {Object} Locale data as @wordpress/i18n's setLocaleData takes it.
 */
function toJed( entries, locale, plurals = 'nplurals=2; plural=(n != 1);' ) {
	return {
		'': { domain: 'coleman', lang: locale, 'plural-forms': plurals },
		...Object.fromEntries(
			entries
				.filter( ( entry ) => entry.id )
				.map( ( entry ) => [
					entry.context ? `${ entry.context }\u0004${ entry.id }` : entry.id,
					entry.strings,
				] )
		),
	};
}

/**
 * The Plural-Forms of a .po file's header.
 *
 * @param {Entry[]} entries
 */
function pluralForms( entries ) {
	const header = entries.find( ( entry ) => entry.id === '' );
	return /Plural-Forms:\s*([^\n]+)/i.exec( header?.strings[ 0 ] ?? '' )?.[ 1 ];
}

/**
 * @param {string} text   Content of a .po file.
 * @param {string} locale For example es_MX.
 * @return {string} The file that WordPress reads for the scripts of the editor and the back office.
 */
function toScriptTranslations( text, locale ) {
	const entries = parsePo( text );
	return JSON.stringify( {
		domain: 'coleman',
		locale_data: { coleman: toJed( entries, locale, pluralForms( entries ) ) },
	} );
}

/** @type {( text: string ) => string} A PHP string: what separates its parts is not printable. */
const toPhpString = ( text ) =>
	toPhp( text ).replace( /[\0\u0004]/g, ( sign ) => `' . "\\${ sign.charCodeAt( 0 ) }" . '` );

/**
 * @param {string} text   Content of a .po file.
 * @param {string} locale For example es_MX.
 * @param {string} domain
 * @return {string} The file that WordPress reads for PHP, coleman-es_MX.l10n.php: it needs no parsing, and stays in PHP's cache.
 */
function toPhpTranslations( text, locale, domain = 'coleman' ) {
	const entries = parsePo( text );
	const messages = entries
		.filter( ( entry ) => entry.id )
		.map(
			( { context, id, strings } ) =>
				`\t\t${ toPhpString( context ? `${ context }\u0004${ id }` : ( id ?? '' ) ) } => ${ toPhpString(
					strings.join( '\0' )
				) },\n`
		);
	return [
		'<?php\n// Written by the build.\nreturn [\n',
		`\t'domain' => ${ toPhp( domain ) },\n`,
		`\t'language' => ${ toPhp( locale ) },\n`,
		`\t'plural-forms' => ${ toPhp( pluralForms( entries ) ?? 'nplurals=2; plural=(n != 1);' ) },\n`,
		`\t'messages' => [\n${ messages.join( '' ) }\t],\n];\n`,
	].join( '' );
}

module.exports = { parsePo, toJed, pluralForms, toScriptTranslations, toPhpTranslations };
