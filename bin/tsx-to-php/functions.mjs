/** Functions: their parameters and what they give back. */
import ts from 'typescript';
import * as php from './php.mjs';
import { bind, bindAway, bindPattern } from './bindings.mjs';
import { saysMore } from './doc-types.mjs';
import { expression } from './expressions.mjs';
import { docType, hint } from './hints.mjs';
import { unwrapped } from './nodes.mjs';
import { block } from './statements.mjs';
import { claim, mayBeWhole } from './whole.mjs';

/** A function within a function. */
export function inlineFunction( scope, node ) {
	return scope.within( ( inner ) => functionWithin( scope, inner, node ) );
}

function functionWithin( scope, inner, node ) {
	inner.isCalledAtOnce = Boolean(
		node.parent && ts.isCallExpression( node.parent ) && node.parent.arguments.includes( node )
	);
	const isBlock = ts.isBlock( node.body );
	inner.fn = node;
	const slots = [];
	const params = parametersOf( inner, node, { slots: isBlock ? slots : null, isMember: false } );
	const type = hint( scope, returnTypeOf( scope, node ) );
	const body = isBlock ? bodyOf( inner, node, slots ) : [ php.returns( given( inner, node.body ) ) ];
	const notes = isKept( node )
		? params.filter( ( one ) => /\barray\b/.test( one.type ) && saysMore( one.describe(), one.type ) )
		: [];
	const isShort = body.length === 1 && body[ 0 ].kind === 'return';
	if ( isShort && ! notes.length ) {
		return typed( scope, node, php.arrow( params, body[ 0 ].value, body[ 0 ].value === php.NULL ? 'null' : type ) );
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

/** A function whose result may turn out to be whole. Else PHPStan finds out what one gives that is called at once. */
function typed( scope, node, fn ) {
	mayBeWhole( scope, fn, node, ts.isCallExpression( node.parent ) && fn.type === 'int|float' ? '' : fn.type );
	return fn;
}

/** An expression that a function gives. */
function given( scope, node ) {
	claim( scope, scope.fn, node );
	return expression( scope, node );
}

/** Whether a function gets a name or is given back: PHPStan does not know then what it will be called with. */
function isKept( { kind, parent } ) {
	return (
		kind === ts.SyntaxKind.FunctionDeclaration ||
		ts.isVariableDeclaration( parent ) ||
		ts.isPropertyAssignment( parent ) ||
		ts.isReturnStatement( parent ) ||
		ts.isArrowFunction( parent )
	);
}

/** The function that a declaration is, if it is one. */
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

export function returnTypeOf( scope, fn ) {
	return scope.types.returnedBy( fn );
}

/** Whether a parameter is only for the browser: a handler, or a ref. It is left out on both sides. */
export function isLeftOut( types, type ) {
	return types.isHandlerType( type ) || types.isRefType( type );
}

/**
 * The parameters of a function, and what its names stand for.
 *
 * @param {import('./scope.mjs').Scope}                                     scope Of the function.
 * @param {import('typescript').SignatureDeclaration} fn
 * @param {Object}                                    options
 * @param {Array|null}                                options.slots    Where statements go that give names to parts.
 * @param {boolean}                                   options.isMember At the top of a module: callers leave out what is
 *                                                                     for the browser.
 */
export function parametersOf( scope, fn, { slots, isMember } ) {
	const { types } = scope;
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
		const isPattern = ! ts.isIdentifier( parameter.name );
		const name = scope.variable( isPattern ? nameOfPattern( fn, position ) : parameter.name.text );
		const isCallback = ! isMember && scope.isCalledAtOnce;
		// PHPStan knows what a list holds better than a declared type could say.
		const param = { name, type: isCallback && types.kindsOf( type ).number ? '' : hint( scope, type ) };
		if ( parameter.initializer ) {
			claim( scope, parameter, parameter.initializer );
		}
		param.describe = ( reads = null ) =>
			docType( scope, parameter.initializer || parameter.questionToken ? types.present( type ) : type, {
				isHandedOn: ( key ) => ! reads || reads.has( key ),
				isProps: isMember && position === 0 && isComponent( scope.member ),
			} ) + ( parameter.questionToken ? '|null' : '' );
		if ( parameter.initializer ) {
			param.fallback = expression( scope, parameter.initializer );
			if (
				! php.isConstant( param.fallback ) &&
				! ( param.fallback.kind === 'array' && ! param.fallback.items.length )
			) {
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
		if ( isPattern ) {
			bindPattern( scope, parameter.name, php.variable( name ), type, readsOf, slots );
		} else {
			bind( scope, parameter.name, { kind: 'value', value: php.variable( name ), reads: readsOf } );
		}
	} );
	return params;
}

function nameOfPattern( fn, position ) {
	const name = fn.name?.text ?? ( fn.parent && ts.isVariableDeclaration( fn.parent ) ? fn.parent.name.text : '' );
	if ( position === 0 && /^[A-Z]/.test( name ?? '' ) ) {
		return 'props';
	}
	return /^use[A-Z]/.test( name ?? '' ) ? 'options' : 'item';
}

/** The statements of a function, whose body may be an expression. */
export function bodyOf( scope, fn, slots = [] ) {
	if ( ! ts.isBlock( fn.body ) ) {
		slots.push( php.returns( returned( scope, fn.body ) ) );
		return finish( slots );
	}
	return finish( block( scope, fn.body.statements, slots ) );
}

/** Takes statements together that were kept apart until it was known which are needed. */
function finish( statements ) {
	const flat = [];
	for ( const one of statements.flat( Infinity ) ) {
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

/** What a function gives back. */
export function returned( scope, node ) {
	const value = given( scope, node );
	if ( scope.outer || ! isComponent( scope.member ) || isElement( node ) ) {
		return value;
	}
	if ( value.kind === 'ternary' ) {
		const inner = unwrapped( node );
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

/** A component prints markup, be it none. */
export const isComponent = ( member ) => /^[A-Z]/.test( member.name ) && Boolean( member.fn );

const fragmentOf = ( value ) =>
	value === php.NULL ? php.call( 'Html::fragment' ) : php.call( 'Html::fragment', value );

function isElement( node ) {
	const inner = unwrapped( node );
	return ts.isJsxElement( inner ) || ts.isJsxSelfClosingElement( inner ) || ts.isJsxFragment( inner );
}
