/** What a function of TypeScript has become so far. */
import * as php from './php.mjs';

/** @typedef {import('./php.mjs').Expr} Expr An expression of PHP. */

/**
 * @typedef  {Object} Value An expression, put in its place.
 * @property {'value'} kind
 * @property {Expr}    value
 */

/**
 * @typedef  {Object} Local A variable, whose statement is written when somebody asks for it.
 * @property {'local'}                                                 kind
 * @property {() => Expr}                                              make
 * @property {Expr|null}                                               value    Null until somebody asks.
 * @property {boolean}                                                 [isBusy] It is being made.
 * @property {{ push: ( line: import('./php.mjs').Assigns ) => void }} slot     Where its statement goes.
 * @property {string}                                                  wanted   Its name, if that is free.
 * @property {Scope}                                                   scope    Of the function that has it.
 * @property {import('typescript').Type}                               [type]
 */

/**
 * @typedef {{ kind: 'presence', value: Expr }} Presence A function given as a prop: there, or not.
 * @typedef {{ kind: 'ref', make: () => Expr }} Ref      What `current` is.
 * @typedef {{ kind: 'unknown', why: string }}  Unknown  What the first render does not have.
 */

/**
 * @typedef  {Object} Notes Further facts of some of them.
 * @property {Set<string>|null}                [reads]      Notes which functions of an object are looked at.
 * @property {string}                          [property]   The property that it was taken from.
 * @property {import('typescript').Expression} [fallback]   What stands for it when it is absent.
 * @property {boolean}                         [isMutable]  It gets other values later.
 * @property {Scope}                           [scope]      Of the function that may change it.
 * @property {number}                          [lastChange] Where its parts are changed last.
 * @property {boolean}                         [isHandler]
 * @property {() => Withheld}                  [withheld]   Of what a hook gives.
 */

/**
 * @typedef {Map<string, import('./errors.mjs').Refusal[]>} Withheld Properties that cannot be compiled, and why.
 * @typedef {( Value|Local|Presence|Ref|Unknown ) & Notes}  Meaning  What a symbol stands for.
 */

/** What a function of TypeScript has become so far: the names of PHP that it uses, and what its symbols stand for. */
export class Scope {
	/**
	 * @param {import('./index.mjs').Compiler}  compiler
	 * @param {import('./members.mjs').Member}  member
	 * @param {Scope}                           [outer]  Of the function around.
	 */
	constructor( compiler, member, outer ) {
		this.compiler = compiler;
		this.types = compiler.types;
		this.member = member;
		this.outer = outer;
		/** @type {import('./functions.mjs').Fn|undefined} What this is the scope of; nothing for a constant. */
		this.fn = undefined;
		/** Whether the function is an argument of a call. */
		this.isCalledAtOnce = false;
		/** @type {Map<import('typescript').Symbol|undefined, Meaning>} */
		this.symbols = new Map();
		/** @type {Set<Scope>} Functions within this one that are being compiled. */
		this.open = new Set();
		/** @type {Set<string>} Variables of functions around that are used here. */
		this.captured = new Set();
		/** @type {Set<string>} */
		this.own = new Set( outer ? [] : [ 'this' ] );
	}

	/**
	 * Refuses a piece of code.
	 *
	 * @param {import('typescript').Node} node
	 * @param {string}  message
	 * @param {string}  [advice]
	 * @return {Expr} What may stand in its place.
	 */
	refuse( node, message, advice ) {
		this.compiler.refusals.add( node, message, advice );
		return php.NULL;
	}

	/**
	 * A variable of this function, by a name that means nothing else here, around it, or in a function within it that is
	 * being compiled and may yet ask for it.
	 *
	 * @param {string} wanted
	 */
	variable( wanted ) {
		/** @param {string} name */
		const isTaken = ( name ) => this.isOwnOrAround( name ) || this.isWithin( name );
		let free = wanted;
		for ( let number = 2; isTaken( free ); number++ ) {
			free = `${ wanted }${ number }`;
		}
		this.own.add( free );
		return free;
	}

	/**
	 * @param {string} name
	 * @return {boolean}
	 */
	isOwnOrAround( name ) {
		return this.own.has( name ) || Boolean( this.outer?.isOwnOrAround( name ) );
	}

	/**
	 * @param {string} name
	 * @return {boolean}
	 */
	isWithin( name ) {
		return [ ...this.open ].some( ( inner ) => inner.own.has( name ) || inner.isWithin( name ) );
	}

	/**
	 * Compiles a function within this one.
	 *
	 * @template Result
	 * @param {( inner: Scope ) => Result} work
	 */
	within( work ) {
		const inner = new Scope( this.compiler, this.member, this );
		this.open.add( inner );
		try {
			return work( inner );
		} finally {
			this.open.delete( inner );
		}
	}

	/**
	 * What a symbol stands for here.
	 *
	 * @param {import('typescript').Symbol|undefined} symbol
	 * @return {Meaning|undefined}
	 */
	find( symbol ) {
		return this.symbols.get( symbol ) ?? this.outer?.find( symbol );
	}

	/**
	 * Whether a variable gets another value later, so that no name may stand for it.
	 *
	 * @param {string} name
	 * @return {boolean}
	 */
	changes( name ) {
		return (
			[ ...this.symbols.values() ].some(
				( one ) => one.isMutable && one.kind === 'value' && one.value.kind === 'var' && one.value.name === name
			) || Boolean( this.outer?.changes( name ) )
		);
	}

	/**
	 * Notes that a variable is read here, for the functions that have to hand it in.
	 *
	 * @param {string} name
	 */
	uses( name ) {
		if ( ! this.own.has( name ) ) {
			this.captured.add( name );
			this.outer?.uses( name );
		}
	}

	/**
	 * Notes the variables of an expression that has been put in the place of a name.
	 *
	 * @param {Expr} node
	 */
	usesOf( node ) {
		variablesOf( node ).forEach( ( name ) => this.uses( name ) );
	}
}

/**
 * @param {unknown} node A part of PHP's tree, or several.
 * @return {string[]} The variables that it names.
 */
export function variablesOf( node ) {
	if ( Array.isArray( node ) ) {
		return node.flatMap( variablesOf );
	}
	if ( ! node || typeof node !== 'object' ) {
		return [];
	}
	const tree = /** @type {Expr} */ ( node );
	if ( tree.kind === 'var' ) {
		return [ tree.name ];
	}
	if ( tree.kind === 'closure' ) {
		return tree.uses;
	}
	const inner = tree.kind === 'arrow' ? tree.params.map( ( { name } ) => name ) : [];
	return Object.values( tree )
		.flatMap( variablesOf )
		.filter( ( name ) => ! inner.includes( name ) );
}
