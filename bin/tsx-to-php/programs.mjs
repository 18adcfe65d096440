/** Programs of TypeScript, one after another: a file that has not changed is not read again. */
import { statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { held } from './maps.mjs';

/** @typedef {import('typescript').SourceFile} SourceFile */

/**
 * What the language and packages declare, by options and version: any number of programs read it alike.
 *
 * @type {Map<string, SourceFile|undefined>}
 */
const declared = new Map();

export class Programs {
	/** @type {Map<string, { version: string, file: SourceFile|undefined }>} */
	#read = new Map();

	/** @param {string} tsconfig Whose options they have. */
	constructor( tsconfig ) {
		const { config } = ts.readConfigFile( tsconfig, ts.sys.readFile );
		const { options } = ts.parseJsonConfigFileContent( config, ts.sys, path.dirname( tsconfig ) );
		this.options = { ...options, types: [] };
		const asked = JSON.stringify( this.options );
		this.host = ts.createCompilerHost( this.options );
		const { getSourceFile } = this.host;
		this.host.getSourceFile = ( name, ...rest ) => {
			const version = versionOf( name );
			const known = this.#read.get( name );
			if ( known?.version === version ) {
				return known.file;
			}
			const read = () => getSourceFile.call( this.host, name, ...rest );
			const file = name.endsWith( '.d.ts' ) ? declaration( `${ asked } ${ version } ${ name }`, read ) : read();
			this.#read.set( name, { version, file } );
			return file;
		};
	}

	/** @param {string[]} entries Paths. */
	create( entries ) {
		this.entries = entries.join();
		return ts.createProgram( entries, this.options, this.host );
	}

	/**
	 * Whether the files of the program that was made last are as they were.
	 *
	 * @param {string[]} entries Paths.
	 */
	isCurrent( entries ) {
		return (
			this.entries === entries.join() &&
			[ ...this.#read ].every( ( [ name, { version } ] ) => versionOf( name ) === version )
		);
	}
}

/** @type {( key: string, read: () => SourceFile|undefined ) => SourceFile|undefined} A file of declarations, read once. */
function declaration( key, read ) {
	if ( ! declared.has( key ) ) {
		declared.set( key, read() );
	}
	return declared.get( key );
}

/** @param {string} name */
function versionOf( name ) {
	const found = statSync( name, { throwIfNoEntry: false } );
	return found ? `${ found.mtimeMs } ${ found.size }` : '';
}

/**
 * @typedef {Map<string, { file: SourceFile, imports: string[] }>} Graph The files of a program, and what each imports.
 *
 * @param {import('typescript').Program}       program
 * @param {(file: SourceFile) => SourceFile[]} importsOf
 * @return {Graph} By name.
 */
export const graphOf = ( program, importsOf ) =>
	new Map(
		program.getSourceFiles().map( ( file ) => [
			file.fileName,
			{
				file,
				imports: file.isDeclarationFile ? [] : importsOf( file ).map( ( { fileName } ) => fileName ),
			},
		] )
	);

/**
 * What may mean something else than before: files that have changed or import others, and all that import these, at
 * whatever distance.
 *
 * @param {Graph}       graph
 * @param {Graph}       before
 * @param {Set<string>} doubtful Files that count as changed.
 * @return {Set<string>} Names.
 */
export function changedSince( graph, before, doubtful ) {
	/** @param {string} name */
	const isSame = ( name ) => {
		const { file, imports } = held( graph, name );
		const known = before.get( name );
		return known?.file === file && known.imports.join() === imports.join() && ! doubtful.has( name );
	};
	const changed = new Set( [ ...graph.keys() ].filter( ( name ) => ! isSame( name ) ) );
	// What declares for all, as types of packages do, may change anything.
	if ( [ ...changed ].some( ( name ) => isGlobal( held( graph, name ).file ) ) ) {
		return new Set( graph.keys() );
	}
	/** @type {Map<string, string[]>} */
	const importers = new Map( [ ...graph.keys() ].map( ( name ) => [ name, [] ] ) );
	for ( const [ name, { imports } ] of graph ) {
		imports.forEach( ( one ) => importers.get( one )?.push( name ) );
	}
	for ( const name of changed ) {
		held( importers, name ).forEach( ( importer ) => changed.add( importer ) );
	}
	return changed;
}

/** @param {SourceFile} file */
const isGlobal = ( file ) =>
	file.isDeclarationFile || ! ( file.fileName.endsWith( '.json' ) || ts.isExternalModule( file ) );
