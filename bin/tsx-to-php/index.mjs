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
import { createTypes } from './checker.mjs';
import { Refusals } from './errors.mjs';
import { classOf, constantName, methodName } from './names.mjs';
import { classBody, printClass } from './classes.mjs';
import { Programs, changedSince, graphOf } from './programs.mjs';
import { Shapes } from './shapes.mjs';
import { beginPrinting } from './php.mjs';
import { writeWhole } from './whole.mjs';

export class Compiler {
	/** @param {Options} options */
	constructor( options ) {
		this.options = { bindings: {}, ...options };
		this.programs = new Programs( path.resolve( options.root, options.tsconfig ) );
		this.refusals = new Refusals();
		this.shapes = new Shapes();
		/** @type {Map<string, { file: string, name: { namespace: string, name: string }, members: Map }>} */
		this.modules = new Map();
		/** @type {import('./programs.mjs').Graph} The files that these come from. */
		this.graph = new Map();
		/** Members that are being compiled, each of which asked for the next. */
		this.busy = [];
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
				/** Members that it asks for. */
				uses: new Set(),
			};
			module.members.set( declaration, member );
		}
		const member = module.members.get( declaration );
		this.busy.at( -1 )?.uses.add( member );
		if ( member.state === 'new' ) {
			member.state = 'busy';
			this.busy.push( member );
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
			this.busy.pop();
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

	/**
	 * Called again, it compiles what has changed since, and what imports that.
	 *
	 * @param {string[]} [entries] Those of the options, if they are not others now.
	 * @return {{ files: Record<string, string>, errors: string }} PHP by path below the folder of the namespace.
	 */
	compile( entries = this.options.entries ) {
		const names = entries.map( ( file ) => path.resolve( this.options.root, file ) );
		if ( this.made && ! this.made.errors && this.programs.isCurrent( names ) ) {
			return this.made;
		}
		const program = this.programs.create( names );
		this.types = createTypes( program );
		this.shapes.begin();
		this.forget( program );
		const members = names.flatMap( ( name ) =>
			exportedComponents( program.getSourceFile( name ) ).map( ( one ) =>
				this.member( one.declaration, one.name )
			)
		);
		const needed = reachable( members );
		writeWhole( needed );
		beginPrinting();
		const classes = [ ...this.modules.values() ]
			.map( ( module ) => ( { module, text: classBody( module, needed ) } ) )
			.filter( ( { text } ) => text );
		const files = Object.fromEntries(
			this.shapes
				.assign( classes )
				.map( ( one ) => [ `${ one.module.name.path }.php`, printClass( this.options.runtime, one ) ] )
		);
		this.made = { files, errors: this.refusals.text( this.options.root ) };
		return this.made;
	}

	/**
	 * Forgets what may mean something else in a program: of files that have changed, of those that were refused, and of
	 * those that import them.
	 *
	 * @param {import('typescript').Program} program
	 */
	forget( program ) {
		const graph = graphOf( program, this.types.importsOf );
		const refused = new Set( this.refusals.all.map( ( { file } ) => file ) );
		const changed = changedSince( graph, this.graph, refused );
		for ( const fileName of this.modules.keys() ) {
			if ( changed.has( fileName ) || ! graph.has( fileName ) ) {
				this.modules.delete( fileName );
			}
		}
		this.graph = graph;
		this.refusals.all = [];
	}
}

/** The members that these ask for, and they themselves. */
function reachable( members ) {
	const found = new Set( members );
	for ( const member of found ) {
		member.uses.forEach( ( one ) => found.add( one ) );
	}
	return found;
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
