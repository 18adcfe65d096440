/** What a function of TypeScript has become so far. */
import * as php from './php.mjs';

/**
 * What a function of TypeScript has become so far: the names of PHP that it uses, and what its symbols stand for.
 *
 * A symbol stands for one of:
 *   { kind: 'value', value, isFresh }    an expression, put in its place
 *   { kind: 'local', … }                 a variable, whose statement is written when somebody asks for it
 *   { kind: 'presence', name, from }     a function given as a prop: there, or not
 *   { kind: 'unknown', why }             what the first render does not have
 */
export class Scope {
	/**
	 * @param {import('./index.mjs').Compiler} compiler
	 * @param {Object}                         member
	 * @param {import('./scope.mjs').Scope}                          [outer]  Of the function around.
	 */
	constructor( compiler, member, outer ) {
		this.compiler = compiler;
		this.types = compiler.types;
		this.member = member;
		this.outer = outer;
		this.symbols = new Map();
		/** Functions within this one that are being compiled. */
		this.open = new Set();
		/** Variables of functions around that are used here. */
		this.captured = new Set();
		this.own = new Set( outer ? [] : [ 'this' ] );
	}

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
		const isTaken = ( name ) => this.isOwnOrAround( name ) || this.isWithin( name );
		let free = wanted;
		for ( let number = 2; isTaken( free ); number++ ) {
			free = `${ wanted }${ number }`;
		}
		this.own.add( free );
		return free;
	}

	isOwnOrAround( name ) {
		return this.own.has( name ) || Boolean( this.outer?.isOwnOrAround( name ) );
	}

	isWithin( name ) {
		return [ ...this.open ].some( ( inner ) => inner.own.has( name ) || inner.isWithin( name ) );
	}

	/** Compiles a function within this one. */
	within( work ) {
		const inner = new Scope( this.compiler, this.member, this );
		this.open.add( inner );
		try {
			return work( inner );
		} finally {
			this.open.delete( inner );
		}
	}

	find( symbol ) {
		return this.symbols.get( symbol ) ?? this.outer?.find( symbol );
	}

	/** Whether a variable gets another value later, so that no name may stand for it. */
	changes( name ) {
		return (
			[ ...this.symbols.values() ].some( ( one ) => one.isMutable && one.value.name === name ) ||
			Boolean( this.outer?.changes( name ) )
		);
	}

	/** Notes that a variable is read here, for the functions that have to hand it in. */
	uses( name ) {
		for ( let scope = this; scope && ! scope.own.has( name ); scope = scope.outer ) {
			scope.captured.add( name );
		}
	}

	/** Notes the variables of an expression that has been put in the place of a name. */
	usesOf( node ) {
		if ( ! node || typeof node !== 'object' ) {
			return;
		}
		if ( node.kind === 'var' ) {
			this.uses( node.name );
			return;
		}
		if ( node.kind === 'closure' ) {
			node.uses.forEach( ( name ) => this.uses( name ) );
			return;
		}
		if ( node.kind === 'arrow' ) {
			const inner = new Set( node.params.map( ( { name } ) => name ) );
			const names = variablesOf( node.body ).filter( ( name ) => ! inner.has( name ) );
			names.forEach( ( name ) => this.uses( name ) );
			return;
		}
		for ( const value of Object.values( node ) ) {
			if ( Array.isArray( value ) ) {
				value.forEach( ( one ) => this.usesOf( one ) );
			} else if ( value && typeof value === 'object' ) {
				this.usesOf( value );
			}
		}
	}
}

/** @return {string[]} The variables that an expression names. */
export function variablesOf( node ) {
	if ( ! node || typeof node !== 'object' ) {
		return [];
	}
	if ( Array.isArray( node ) ) {
		return node.flatMap( variablesOf );
	}
	if ( node.kind === 'var' ) {
		return [ node.name ];
	}
	if ( node.kind === 'closure' ) {
		return node.uses;
	}
	const inner = node.kind === 'arrow' ? node.params.map( ( { name } ) => name ) : [];
	return Object.values( node )
		.flatMap( variablesOf )
		.filter( ( name ) => ! inner.includes( name ) );
}
