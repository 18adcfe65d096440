/**
 * Compiles the first render of React components to PHP. README.md says what can be compiled, and how.
 *
 * @typedef  {Object} Options
 * @property {string}                 root       Folder that all others are relative to.
 * @property {string}                 tsconfig
 * @property {string[]}               entries    Files whose exported components are compiled, with all that they use.
 * @property {string}                 namespace  Of the classes: `Acme\Views`.
 * @property {string}                 runtime    Namespace of Html, Markup and Js.
 * @property {Record<string, string>} folders    Folder of modules => part of the namespace: { 'src/ui': 'Ui' }.
 * @property {Record<string, string>} [bindings] `src/rules/money#format` => a PHP function of the same meaning.
 * @property {Record<string, boolean|null>} [hooks]  `src/use-mounted#useMounted` => its value in the first render.
 */
import path from 'node:path';
import ts from 'typescript';
import { compileMember } from './members.mjs';
import { createProgram, createTypes } from './checker.mjs';
import { Refusals } from './errors.mjs';
import { classOf, constantName, methodName } from './names.mjs';
import { printClass } from './classes.mjs';

export class Compiler {
	/**
	 * @param {Options}                      options
	 * @param {import('typescript').Program} [program]
	 */
	constructor( options, program ) {
		this.options = { bindings: {}, ...options };
		this.program =
			program ??
			createProgram(
				path.resolve( options.root, options.tsconfig ),
				options.entries.map( ( file ) => path.resolve( options.root, file ) )
			);
		this.types = createTypes( this.program );
		this.refusals = new Refusals();
		/** @type {Map<string, { file: string, name: { namespace: string, name: string }, members: Map }>} */
		this.modules = new Map();
	}

	/** @param {string} fileName */
	relative( fileName ) {
		return path.relative( this.options.root, fileName ).replace( /\.(tsx?|json)$/, '' );
	}

	/**
	 * What a declaration at the top of a module is compiled to.
	 *
	 * @param {import('typescript').Node}   declaration
	 * @param {string}                      name
	 */
	member( declaration, name ) {
		const { fileName } = declaration.getSourceFile();
		if ( ! this.modules.has( fileName ) ) {
			this.modules.set( fileName, {
				file: this.relative( fileName ) + path.extname( fileName ),
				name: classOf( this.relative( fileName ), this.options ),
				members: new Map(),
			} );
		}
		const module = this.modules.get( fileName );
		if ( ! module.members.has( declaration ) ) {
			const member = {
				name,
				module,
				declaration,
				state: 'new',
				kind: '',
				/** Function properties of its first parameter that it looks at. */
				reads: new Set(),
				/** Of a hook: what it returns that cannot be compiled, and why. */
				withheld: new Map(),
				phpName: '',
				isPublic: false,
			};
			module.members.set( declaration, member );
		}
		const member = module.members.get( declaration );
		if ( member.state === 'new' ) {
			member.state = 'busy';
			try {
				compileMember( this, member );
			} catch ( fault ) {
				this.refusals.add(
					declaration,
					`The compiler failed: ${ fault.stack?.split( '\n' ).slice( 0, 4 ).join( ' ' ) }`
				);
			}
			if ( ! member.phpName ) {
				member.phpName = this.freeName( module, member );
			}
			member.state = 'done';
		}
		return member;
	}

	freeName( module, member ) {
		const taken = new Set( [ ...module.members.values() ].map( ( one ) => one.phpName.toLowerCase() ) );
		let wanted =
			member.kind === 'constant' ? constantName( member.name ) : methodName( member.name, module.name.name );
		while ( taken.has( wanted.toLowerCase() ) ) {
			wanted += '_';
		}
		return wanted;
	}

	/** @return {{ files: Record<string, string>, errors: string }} PHP by path below the folder of the namespace. */
	compile() {
		for ( const entry of this.options.entries ) {
			const source = this.program.getSourceFile( path.resolve( this.options.root, entry ) );
			for ( const { declaration, name } of exportedComponents( source ) ) {
				this.member( declaration, name ).isPublic = true;
			}
		}
		const files = {};
		for ( const module of this.modules.values() ) {
			const text = printClass( this, module );
			if ( text ) {
				files[ `${ module.name.path }.php` ] = text;
			}
		}
		return { files, errors: this.refusals.text( this.options.root ) };
	}
}

/** @param {import('typescript').SourceFile} source */
function exportedComponents( source ) {
	const found = [];
	for ( const statement of source.statements ) {
		const isExported = statement.modifiers?.some( ( { kind } ) => kind === ts.SyntaxKind.ExportKeyword );
		if ( ! isExported ) {
			continue;
		}
		if ( ts.isFunctionDeclaration( statement ) && /^[A-Z]/.test( statement.name?.text ?? '' ) ) {
			found.push( { declaration: statement, name: statement.name.text } );
		} else if ( ts.isVariableStatement( statement ) ) {
			for ( const declaration of statement.declarationList.declarations ) {
				if (
					/^[A-Z][a-z]/.test( declaration.name.text ?? '' ) &&
					declaration.initializer &&
					ts.isArrowFunction( declaration.initializer )
				) {
					found.push( { declaration, name: declaration.name.text } );
				}
			}
		}
	}
	return found;
}
