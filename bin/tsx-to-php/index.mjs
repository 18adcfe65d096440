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
 *
 * @typedef {import('./members.mjs').Member} Member
 * @typedef {import('./members.mjs').Module} Module
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
	/** @type {import('./checker.mjs').Types|undefined} */
	#types;
	/** @type {{ files: Record<string, string>, errors: string }|undefined} What was made last. */
	#made;

	/** @param {Options} options */
	constructor( options ) {
		this.options = { bindings: {}, hooks: {}, ...options };
		this.programs = new Programs( path.resolve( options.root, options.tsconfig ) );
		this.refusals = new Refusals();
		this.shapes = new Shapes();
		/** @type {Map<string, Module>} By the names of their files. */
		this.modules = new Map();
		/** @type {import('./programs.mjs').Graph} The files that these come from. */
		this.graph = new Map();
		/** @type {Member[]} Those that are being compiled, each of which asked for the next. */
		this.busy = [];
	}

	/** The types of the program that is being compiled. */
	get types() {
		if ( ! this.#types ) {
			throw new Error( 'Nothing is being compiled yet.' );
		}
		return this.#types;
	}

	/** @param {string} fileName */
	relative( fileName ) {
		return path.relative( this.options.root, fileName ).replace( /\.(tsx?|json)$/, '' );
	}

	/**
	 * What a declaration at the top of a module is compiled to.
	 *
	 * @param {ts.Node} declaration
	 * @param {string}  name
	 */
	member( declaration, name ) {
		const module = this.module( declaration.getSourceFile().fileName );
		const member = module.members.get( declaration ) ?? newMember( module, declaration, name );
		module.members.set( declaration, member );
		this.busy.at( -1 )?.uses.add( member );
		if ( member.state === 'new' ) {
			member.state = 'busy';
			this.busy.push( member );
			try {
				compileMember( this, member );
			} catch ( fault ) {
				const stack = fault instanceof Error ? fault.stack : String( fault );
				this.refusals.add(
					declaration,
					`The compiler failed: ${ stack?.split( '\n' ).slice( 0, 4 ).join( ' ' ) }`
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

	/**
	 * What a file is compiled to.
	 *
	 * @param {string} fileName
	 */
	module( fileName ) {
		const known = this.modules.get( fileName );
		if ( known ) {
			return known;
		}
		const name = classOf( this.relative( fileName ), this.options );
		/** @type {Module} */
		const module = {
			file: this.relative( fileName ) + path.extname( fileName ),
			name,
			members: new Map(),
			uses: new Set(),
			aliases: new Map( [ [ name.name, `${ name.namespace }\\${ name.name }` ] ] ),
		};
		this.modules.set( fileName, module );
		return module;
	}

	/**
	 * A name for a member that no other of its module has.
	 *
	 * @param {Module} module
	 * @param {Member} member
	 */
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
		if ( this.#made && ! this.#made.errors && this.programs.isCurrent( names ) ) {
			return this.#made;
		}
		const program = this.programs.create( names );
		this.#types = createTypes( program );
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
		this.#made = { files, errors: this.refusals.text( this.options.root ) };
		return this.#made;
	}

	/**
	 * Forgets what may mean something else in a program: of files that have changed, of those that were refused, and of
	 * those that import them.
	 *
	 * @param {ts.Program} program
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

/**
 * What is known of a member before it is compiled.
 *
 * @param {Module}  module
 * @param {ts.Node} declaration
 * @param {string}  name
 * @return {Member}
 */
const newMember = ( module, declaration, name ) => ( {
	name,
	module,
	declaration,
	state: 'new',
	kind: '',
	phpName: '',
	doc: [],
	tags: [],
	reads: new Set(),
	withheld: new Map(),
	uses: new Set(),
	claims: [],
	numbers: [],
	templates: new Map(),
} );

/**
 * The members that these ask for, and they themselves.
 *
 * @param {Member[]} members
 */
function reachable( members ) {
	const found = new Set( members );
	for ( const member of found ) {
		member.uses.forEach( ( one ) => found.add( one ) );
	}
	return found;
}

/** @param {ts.SourceFile|undefined} source Nothing where there is no such file. */
function exportedComponents( source ) {
	/** @type {{ declaration: ts.Node, name: string }[]} */
	const found = [];
	for ( const statement of source?.statements ?? [] ) {
		const isExported =
			ts.canHaveModifiers( statement ) &&
			ts.getModifiers( statement )?.some( ( { kind } ) => kind === ts.SyntaxKind.ExportKeyword );
		if ( ! isExported ) {
			continue;
		}
		if ( ts.isFunctionDeclaration( statement ) && statement.name && /^[A-Z]/.test( statement.name.text ) ) {
			found.push( { declaration: statement, name: statement.name.text } );
		} else if ( ts.isVariableStatement( statement ) ) {
			for ( const declaration of statement.declarationList.declarations ) {
				if (
					ts.isIdentifier( declaration.name ) &&
					/^[A-Z][a-z]/.test( declaration.name.text ) &&
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
