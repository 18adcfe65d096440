/**
 * How this product's components become PHP: which are compiled, what their classes are called, and which functions of
 * PHP stand for those of TypeScript (docs/blocks.md).
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Compiler } from '../tsx-to-php/index.mjs';

const HOURS = '\\Coleman\\Api\\Locations\\OpeningHours';
const MONTHS = '\\Coleman\\Blocks\\Months';
const RULES = '\\Coleman\\Blocks\\Rules';
const SERIAL = '\\Coleman\\Api\\Models\\SerialNumber';

/** Rules that are written in both languages, held equal by vectors: the API needs them without a build of JavaScript. */
const BINDINGS = {
	'src/rentals/months#boundsOf': `${ MONTHS }::bounds`,
	'src/rentals/months#dayText': `${ MONTHS }::day`,
	'src/rentals/months#monthAfter': `${ MONTHS }::after`,
	'src/rentals/months#monthText': `${ MONTHS }::text`,
	'src/rentals/months#weekdays': `${ MONTHS }::weekdays`,
	'src/rentals/months#weeksOf': `${ MONTHS }::weeks`,
	'src/rules/days#dayAfter': `${ MONTHS }::dayAfter`,
	'src/rules/days#weekday': `${ HOURS }::weekday`,
	'src/rules/machine-choice#choiceIn': `${ RULES }::choiceIn`,
	'src/rules/machine-choice#queryOf': `${ RULES }::queryOf`,
	'src/rules/machine-choice#without': `${ RULES }::without`,
	'src/rules/money#formatCents': '\\Coleman\\Api\\Support\\Money::format',
	'src/rules/money#formatShort': '\\Coleman\\Api\\Support\\Money::short',
	'src/rules/opening-hours#hoursRows': `${ HOURS }::rows`,
	'src/rules/opening-hours#rowOf': `${ RULES }::rowOf`,
	'src/rules/opening-hours#twelveHours': `${ HOURS }::twelveHours`,
	'src/rules/picture-sources#pictureSources': '\\Coleman\\Api\\Images\\PictureSources::of',
	'src/rules/raw-url-encode#rawUrlEncode': 'rawurlencode',
	'src/rules/serial-number#serialFits': `${ SERIAL }::fits`,
	'src/rules/serial-number#serialSequence': `${ SERIAL }::sequence`,
	'src/rules/telephone#telephoneUrl': '\\Coleman\\Blocks\\Telephone::url',
};

/** Folders with one folder a component, and what their part of the namespace is. */
const FOLDERS = { blocks: 'Blocks', 'src/ui': 'Ui', 'src/forms': 'Forms' };

/**
 * The components that PHP prints: those with fixtures.
 *
 * @param {string} root
 */
export function viewEntries( root ) {
	return Object.keys( FOLDERS ).flatMap( ( folder ) =>
		( existsSync( path.join( root, folder ) ) ? readdirSync( path.join( root, folder ) ) : [] )
			.filter( ( name ) =>
				[ 'fixtures.json', `${ name }.tsx` ].every( ( file ) =>
					existsSync( path.join( root, folder, name, file ) )
				)
			)
			.map( ( name ) => `${ folder }/${ name }/${ name }.tsx` )
	);
}

/** What the build could not compile; PHP shows it (Coleman\Blocks\BuildErrors). */
const ERRORS = 'errors.txt';

/** The views of a product: compiled and written, and again after each change of a source. */
export class Views {
	/**
	 * @param {string} root
	 * @param {string} folder Where PHP goes.
	 */
	constructor( root, folder ) {
		this.root = root;
		this.folder = folder;
		this.compiler = new Compiler( {
			root,
			tsconfig: 'tsconfig.json',
			entries: [],
			namespace: 'Coleman\\Views',
			runtime: 'Coleman\\Blocks',
			folders: { src: '', ...FOLDERS },
			hooks: { 'src/islands/use-mounted#useMounted': false },
			bindings: BINDINGS,
		} );
	}

	/**
	 * Compiles what has changed. PHP stays as it was if something cannot be compiled.
	 *
	 * @return {string} What cannot be compiled, with places and advice.
	 */
	update() {
		const { files, errors } = this.compiler.compile( viewEntries( this.root ) );
		if ( errors ) {
			write( path.join( this.folder, ERRORS ), errors );
		} else {
			replace( this.folder, files );
		}
		return errors;
	}
}

/**
 * Writes what has changed, and takes away what is no longer made.
 *
 * @param {string}                 folder
 * @param {Record<string, string>} files
 */
function replace( folder, files ) {
	for ( const [ name, text ] of Object.entries( files ) ) {
		write( path.join( folder, name ), text );
	}
	for ( const entry of existsSync( folder ) ? readdirSync( folder, { recursive: true, withFileTypes: true } ) : [] ) {
		const file = path.join( entry.parentPath ?? entry.path, entry.name );
		if ( entry.isFile() && ! files[ path.relative( folder, file ).split( path.sep ).join( '/' ) ] ) {
			rmSync( file );
		}
	}
}

/**
 * Writes a file whole, if it says something else.
 *
 * @param {string} file
 * @param {string} text
 */
function write( file, text ) {
	if ( existsSync( file ) && readFileSync( file, 'utf8' ) === text ) {
		return;
	}
	mkdirSync( path.dirname( file ), { recursive: true } );
	writeFileSync( `${ file }.part`, text );
	renameSync( `${ file }.part`, file );
}
