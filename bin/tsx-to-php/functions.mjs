/**
 * Functions: their parameters and what they give back.
 *
 * @typedef {import('./scope.mjs').Scope} Scope
 * @typedef {import('./php.mjs').Expr}    Expr
 * @typedef {import('./php.mjs').Slots} Slots
 * @typedef {import('./php.mjs').Stmt} Stmt
 * @typedef {ts.FunctionDeclaration|ts.FunctionExpression|ts.ArrowFunction} Fn
 * @typedef {import('./php.mjs').Param & { type: string, describe: ( reads?: Set<string>|null ) => string }} Described A parameter, and its type as PHPDoc.
 */
import ts from 'typescript';
import * as php from './php.mjs';
import { bind, bindAway, bindPattern } from './bindings.mjs';
import { saysMore } from './doc-types.mjs';
import { expression } from './expressions.mjs';
import { docType, hint } from './hints.mjs';
import { textOf, unwrapped } from './nodes.mjs';
import { block } from './statements.mjs';
import { claim, mayBeWhole } from './whole.mjs';

/**
 * A function within a function.
 *
 * @param {Scope} scope
 * @param {Fn}    node
 * @return {Expr}
 */
export function inlineFunction( scope, node ) {
	return scope.within( ( inner ) => functionWithin( scope, inner, node ) );
}

/**
 * @param {Scope} scope
 * @param {Scope} inner
 * @param {Fn}    node
 */
function functionWithin( scope, inner, node ) {
	inner.isCalledAtOnce = Boolean(
		node.parent &&
		ts.isCallExpression( node.parent ) &&
		node.parent.arguments.some( ( argument ) => argument === node )
	);
	inner.fn = node;
	/** @type {Slots} */
	const slots = [];
	const hasStatements = node.body && ts.isBlock( node.body );
	const params = parametersOf( inner, node, { slots: hasStatements ? slots : null, isMember: false } );
	const type = hint( scope, returnTypeOf( scope, node ) );
	const body = bodyOf( inner, node, slots );
	const notes = isKept( node )
		? params.filter( ( one ) => /\barray\b/.test( one.type ) && saysMore( one.describe(), one.type ) )
		: [];
	const [ first ] = body;
	if ( body.length === 1 && first.kind === 'return' && ! notes.length ) {
		return typed( scope, node, php.arrow( params, first.value, first.value === php.NULL ? 'null' : type ) );
	}
	return typed(
		scope,
		node,
		php.closure(
			params,
			[ ...inner.captured ].filter( ( name ) => ! inner.own.has( name ) ),
			[ ...notes.map( ( one ) => php.note( `@var ${ one.describe() } $${ one.name }` ) ), ...body ],
			type
		)
	);
}

/**
 * A function whose result may turn out to be whole. Else PHPStan finds out what one gives that is called at once.
 *
 * @template {import('./php.mjs').Arrow|import('./php.mjs').Closure} Made
 * @param {Scope} scope
 * @param {Fn}    node
 * @param {Made}  fn
 */
function typed( scope, node, fn ) {
	mayBeWhole( scope, fn, node, ts.isCallExpression( node.parent ) && fn.type === 'int|float' ? '' : fn.type );
	return fn;
}

/**
 * An expression that a function gives.
 *
 * @param {Scope}         scope
 * @param {ts.Expression} node
 */
function given( scope, node ) {
	if ( scope.fn ) {
		claim( scope, scope.fn, node );
	}
	return expression( scope, node );
}

/**
 * Whether a function gets a name or is given back: PHPStan does not know then what it will be called with.
 *
 * @param {Fn} fn
 */
function isKept( { kind, parent } ) {
	return (
		kind === ts.SyntaxKind.FunctionDeclaration ||
		ts.isVariableDeclaration( parent ) ||
		ts.isPropertyAssignment( parent ) ||
		ts.isReturnStatement( parent ) ||
		ts.isArrowFunction( parent )
	);
}

/**
 * The function that a declaration is, if it is one.
 *
 * @param {ts.Node} declaration
 * @return {Fn|undefined}
 */
export function functionOf( declaration ) {
	if ( ts.isFunctionDeclaration( declaration ) ) {
		return declaration;
	}
	let value = ts.isVariableDeclaration( declaration ) ? declaration.initializer : undefined;
	while (
		value &&
		( ts.isParenthesizedExpression( value ) || ts.isAsExpression( value ) || ts.isSatisfiesExpression( value ) )
	) {
		value = value.expression;
	}
	return value && ( ts.isArrowFunction( value ) || ts.isFunctionExpression( value ) ) ? value : undefined;
}

/**
 * @param {Scope} scope
 * @param {Fn}    fn
 */
export function returnTypeOf( scope, fn ) {
	return scope.types.returnedBy( fn );
}

/**
 * Whether a parameter is only for the browser: a handler, or a ref. It is left out on both sides.
 *
 * @param {import('./checker.mjs').Types} types
 * @param {ts.Type}                       type
 */
export function isLeftOut( types, type ) {
	return types.isHandlerType( type ) || types.isRefType( type );
}

/**
 * The parameters of a function, and what its names stand for.
 *
 * @param {Scope}      scope            Of the function.
 * @param {Fn}         fn
 * @param {Object}     options
 * @param {Slots|null} options.slots    Where statements go that give names to parts.
 * @param {boolean}    options.isMember At the top of a module: callers leave out what is for the browser.
 */
export function parametersOf( scope, fn, { slots, isMember } ) {
	const { types } = scope;
	/** @type {Described[]} */
	const params = [];
	fn.parameters.forEach( ( parameter, position ) => {
		const type = types.typeOf( parameter );
		if ( isLeftOut( types, type ) && isMember ) {
			bindAway( scope, parameter.name, 'It is for the browser.' );
			return;
		}
		if ( parameter.dotDotDotToken ) {
			scope.refuse( parameter, 'A list of parameters cannot be compiled.', 'Take an array.' );
			return;
		}
		const name = scope.variable( textOf( parameter.name ) || nameOfPattern( fn, position ) );
		const isCallback = ! isMember && scope.isCalledAtOnce;
		// PHPStan knows what a list holds better than a declared type could say.
		/** @type {Described} */
		const param = {
			name,
			type: isCallback && types.kindsOf( type ).number ? '' : hint( scope, type ),
			describe: ( reads = null ) =>
				docType( scope, parameter.initializer || parameter.questionToken ? types.present( type ) : type, {
					isHandedOn: ( key ) => ! reads || reads.has( key ),
					isProps: isMember && position === 0 && isComponent( scope.member ),
				} ) + ( parameter.questionToken ? '|null' : '' ),
		};
		if ( parameter.initializer ) {
			claim( scope, parameter, parameter.initializer );
			const fallback = expression( scope, parameter.initializer );
			param.fallback = fallback;
			if ( ! php.isConstant( fallback ) && ! ( fallback.kind === 'array' && ! fallback.items.length ) ) {
				scope.refuse(
					parameter,
					'This default of a parameter cannot be compiled.',
					'Write ?? in a line of its own.'
				);
			}
			param.type = hint( scope, types.present( type ) );
		} else if ( parameter.questionToken ) {
			param.fallback = php.NULL;
		}
		mayBeWhole( scope, param, parameter );
		params.push( param );
		const readsOf = isMember && position === 0 ? scope.member.reads : null;
		if ( ts.isIdentifier( parameter.name ) ) {
			bind( scope, parameter.name, { kind: 'value', value: php.variable( name ), reads: readsOf } );
		} else {
			bindPattern( scope, parameter.name, php.variable( name ), type, readsOf, slots );
		}
	} );
	return params;
}

/**
 * @param {Fn}     fn
 * @param {number} position
 */
function nameOfPattern( fn, position ) {
	const name =
		fn.name?.text ?? ( fn.parent && ts.isVariableDeclaration( fn.parent ) ? textOf( fn.parent.name ) : '' );
	if ( position === 0 && /^[A-Z]/.test( name ) ) {
		return 'props';
	}
	return /^use[A-Z]/.test( name ) ? 'options' : 'item';
}

/**
 * The statements of a function, whose body may be an expression.
 *
 * @param {Scope} scope
 * @param {Fn}    fn
 * @param {Slots} [slots]
 * @return {Stmt[]}
 */
export function bodyOf( scope, fn, slots = [] ) {
	if ( ! fn.body ) {
		scope.refuse( fn, 'This function has no body.' );
		return [];
	}
	if ( ! ts.isBlock( fn.body ) ) {
		slots.push( php.returns( returned( scope, fn.body ) ) );
		return finish( slots );
	}
	return finish( block( scope, fn.body.statements, slots ) );
}

/**
 * @param {import('./php.mjs').Draft|Slots} one
 * @return {import('./php.mjs').Draft[]} The statements of a place, and of places within it.
 */
const draftsIn = ( one ) => ( Array.isArray( one ) ? one.flatMap( draftsIn ) : [ one ] );

/**
 * Takes statements together that were kept apart until it was known which are needed.
 *
 * @param {Slots} statements
 * @return {Stmt[]}
 */
function finish( statements ) {
	/** @type {Stmt[]} */
	const flat = [];
	for ( const one of statements.flatMap( draftsIn ) ) {
		if ( one.kind === 'if' ) {
			const yes = finish( one.yes );
			const no = finish( one.no );
			if ( ! yes.length && ! no.length ) {
				continue;
			}
			if ( ! yes.length ) {
				flat.push( php.when( php.not( one.test ), no ) );
				continue;
			}
			flat.push( php.when( one.test, yes, no ) );
		} else if ( one.kind === 'while' ) {
			flat.push( { ...one, body: finish( one.body ) } );
		} else if ( one.kind === 'foreach' ) {
			const body = finish( one.body );
			if ( body.length ) {
				flat.push( { ...one, body } );
			}
		} else {
			flat.push( one );
		}
	}
	return flat;
}

/**
 * What a function gives back.
 *
 * @param {Scope}         scope
 * @param {ts.Expression} node
 * @return {Expr}
 */
export function returned( scope, node ) {
	const value = given( scope, node );
	if ( scope.outer || ! isComponent( scope.member ) || isElement( node ) ) {
		return value;
	}
	if ( value.kind === 'ternary' ) {
		const inner = unwrapped( node );
		/** @type {( one: ts.Expression, made: Expr ) => Expr} */
		const side = ( one, made ) => ( isElement( one ) ? made : fragmentOf( made ) );
		if ( ts.isConditionalExpression( inner ) ) {
			const isTurned = value.yes !== php.NULL && value.no !== php.NULL;
			if ( ! isTurned || ( isElement( inner.whenTrue ) && isElement( inner.whenFalse ) ) ) {
				return php.ternary(
					value.test,
					value.yes === php.NULL
						? php.call( 'Html::fragment' )
						: side( isElement( inner.whenTrue ) ? inner.whenTrue : inner.whenFalse, value.yes ),
					value.no === php.NULL
						? php.call( 'Html::fragment' )
						: side( isElement( inner.whenFalse ) ? inner.whenFalse : inner.whenTrue, value.no )
				);
			}
		}
	}
	return fragmentOf( value );
}

/**
 * A component prints markup, be it none.
 *
 * @param {import('./members.mjs').Member} member
 */
export const isComponent = ( member ) => /^[A-Z]/.test( member.name ) && Boolean( member.fn );

/** @param {Expr} value */
const fragmentOf = ( value ) =>
	value === php.NULL ? php.call( 'Html::fragment' ) : php.call( 'Html::fragment', value );

/** @param {ts.Expression} node */
function isElement( node ) {
	const inner = unwrapped( node );
	return ts.isJsxElement( inner ) || ts.isJsxSelfClosingElement( inner ) || ts.isJsxFragment( inner );
}
