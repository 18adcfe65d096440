/**
 * Operators: comparing, reckoning, and the values of &&, || and !.
 *
 * @typedef {import('./scope.mjs').Scope} Scope
 * @typedef {import('./php.mjs').Expr}    Expr
 * @typedef {import('./php.mjs').Operator} Operator
 * @typedef {import('./checker.mjs').Kinds} Kinds
 */
/* eslint-disable no-bitwise -- TypeScript's flags are bits */
import ts from 'typescript';
import * as php from './php.mjs';
import { withDefault } from './access.mjs';
import { stripped } from './bindings.mjs';
import { assignment } from './changes.mjs';
import { namesOfKinds } from './checker.mjs';
import { expression } from './expressions.mjs';
import { unwrapped } from './nodes.mjs';
import { isInteger } from './numbers.mjs';
import { joined, text } from './texts.mjs';
import { both, choice, negated, truth } from './truth.mjs';

const { SyntaxKind } = ts;

/** @typedef {Partial<Record<ts.SyntaxKind, Operator>>} Operators PHP's operators by TypeScript's. */

/** @type {Operators} */
const EQUALITY = {
	[ SyntaxKind.EqualsEqualsEqualsToken ]: '===',
	[ SyntaxKind.ExclamationEqualsEqualsToken ]: '!==',
};

/** @type {Operators} */
const ORDER = {
	[ SyntaxKind.LessThanToken ]: '<',
	[ SyntaxKind.LessThanEqualsToken ]: '<=',
	[ SyntaxKind.GreaterThanToken ]: '>',
	[ SyntaxKind.GreaterThanEqualsToken ]: '>=',
};

/** @type {Operators} */
const ARITHMETIC = {
	[ SyntaxKind.MinusToken ]: '-',
	[ SyntaxKind.AsteriskToken ]: '*',
	[ SyntaxKind.SlashToken ]: '/',
	[ SyntaxKind.PercentToken ]: '%',
};

/**
 * @param {Scope}               scope
 * @param {ts.BinaryExpression} node
 * @return {Expr}
 */
export function binary( scope, node ) {
	const { kind } = node.operatorToken;
	if ( kind >= SyntaxKind.FirstAssignment && kind <= SyntaxKind.LastAssignment ) {
		return assignment( scope, node );
	}
	const [ equal, ordered, reckoning ] = [ EQUALITY[ kind ], ORDER[ kind ], ARITHMETIC[ kind ] ];
	if ( equal ) {
		return equality( scope, node, equal );
	}
	if ( ordered ) {
		return order( scope, node, ordered );
	}
	if ( reckoning ) {
		return arithmetic( scope, node, reckoning );
	}
	switch ( kind ) {
		case SyntaxKind.PlusToken:
			return sum( scope, node );
		case SyntaxKind.AmpersandAmpersandToken:
			return conjunction( scope, node );
		case SyntaxKind.BarBarToken:
			return disjunction( scope, node );
		case SyntaxKind.QuestionQuestionToken: {
			const left = expression( scope, node.left );
			if ( left === php.NULL ) {
				return expression( scope, node.right );
			}
			if ( php.isConstant( left ) || ! scope.types.kinds( node.left ).nothing ) {
				return left;
			}
			return withDefault( left, expression( scope, node.right ) );
		}
		case SyntaxKind.InKeyword:
			return php.call( 'array_key_exists', expression( scope, node.left ), expression( scope, node.right ) );
		default:
			return scope.refuse( node, `The operator ${ node.operatorToken.getText() } cannot be compiled.` );
	}
}

/**
 * @param {Scope}               scope
 * @param {ts.BinaryExpression} node
 * @param {Operator}            operator
 * @return {Expr}
 */
function equality( scope, node, operator ) {
	const { types } = scope;
	const left = unwrapped( node.left );
	const right = unwrapped( node.right );
	if ( ts.isTypeOfExpression( left ) ) {
		return typeTest( scope, left, right, operator );
	}
	if ( ts.isTypeOfExpression( right ) ) {
		return typeTest( scope, right, left, operator );
	}
	const a = expression( scope, left );
	const b = expression( scope, right );
	if ( a === php.NULL || b === php.NULL ) {
		const value = a === php.NULL ? b : a;
		if ( php.isConstant( value ) ) {
			return php.bool( ( value === php.NULL ) === ( operator === '===' ) );
		}
		refuseConfusion( scope, node, a === php.NULL ? left : right, a === php.NULL ? right : left );
		return php.binary( operator, php.NULL, value );
	}
	const list = ( isZero( left ) && countedList( scope, right ) ) || ( isZero( right ) && countedList( scope, left ) );
	if ( list ) {
		return php.binary( operator, php.list( [] ), expression( scope, list ) );
	}
	const kinds = [ types.kinds( left ), types.kinds( right ) ];
	if ( kinds.some( ( one ) => one.list || one.object || one.markup || one.function ) ) {
		return scope.refuse(
			node,
			'Whether two things are the same cannot be told in PHP, where arrays are values.',
			'Compare an id.'
		);
	}
	const isNumeric = kinds.some( ( one ) => one.number );
	if ( isNumeric && ! ( isInteger( scope, left ) && isInteger( scope, right ) ) ) {
		if ( kinds.every( ( one ) => one.number && ! one.nothing && ! one.string && ! one.boolean ) ) {
			return php.binary( operator === '===' ? '==' : '!=', a, b );
		}
		const isSame = php.call( 'Js::isSame', a, b );
		return operator === '===' ? isSame : php.not( isSame );
	}
	if ( php.isConstant( a ) && php.isConstant( b ) ) {
		const isSame = php.printExpression( a ) === php.printExpression( b );
		return php.bool( isSame === ( operator === '===' ) );
	}
	// The constant first, as in WordPress.
	return php.isConstant( b ) && ! php.isConstant( a ) ? php.binary( operator, b, a ) : php.binary( operator, a, b );
}

/** @param {ts.Expression} node */
const isZero = ( node ) => ts.isNumericLiteral( node ) && node.text === '0';

/**
 * The list whose length is asked for, if it is there for certain.
 *
 * @param {Scope}         scope
 * @param {ts.Expression} node
 */
function countedList( scope, node ) {
	if ( ! ts.isPropertyAccessExpression( node ) || node.name.text !== 'length' ) {
		return undefined;
	}
	const kinds = scope.types.kinds( node.expression );
	return kinds.list && ! kinds.nothing ? node.expression : undefined;
}

/**
 * `=== null` of what may be undefined, and the other way round.
 *
 * @param {Scope}         scope
 * @param {ts.Node}       node
 * @param {ts.Expression} nothing
 * @param {ts.Expression} tested
 */
function refuseConfusion( scope, node, nothing, tested ) {
	const other = nothing.kind === SyntaxKind.NullKeyword ? ts.TypeFlags.Undefined : ts.TypeFlags.Null;
	if ( scope.types.constituents( scope.types.typeOf( tested ) ).some( ( { flags } ) => flags & other ) ) {
		scope.refuse(
			node,
			'null and undefined are one in PHP.',
			'Let the type be one of them, or ask ( a ?? null ) === null.'
		);
	}
}

/** PHP's functions that tell the types of JavaScript's `typeof`. */
const TYPE_CHECKS = new Map( [
	[ 'string', 'is_string' ],
	[ 'number', 'Js::isNumber' ],
	[ 'boolean', 'is_bool' ],
	[ 'undefined', 'is_null' ],
] );

/**
 * @param {Scope}               scope
 * @param {ts.TypeOfExpression} node
 * @param {ts.Expression}       name     What it is compared with.
 * @param {Operator}            operator
 */
function typeTest( scope, node, name, operator ) {
	const type = ts.isStringLiteral( name ) ? name.text : name.getText();
	const check = TYPE_CHECKS.get( type );
	if ( ! check ) {
		return scope.refuse( node.parent, `typeof … “${ type }” cannot be compiled.` );
	}
	const test = php.call( check, expression( scope, node.expression ) );
	return operator === '===' ? test : php.not( test );
}

/**
 * @param {Scope}               scope
 * @param {ts.BinaryExpression} node
 * @param {Operator}            operator
 * @return {Expr}
 */
function order( scope, node, operator ) {
	const { types } = scope;
	const kinds = [ types.kinds( node.left ), types.kinds( node.right ) ];
	const a = expression( scope, node.left );
	const b = expression( scope, node.right );
	const list = countedList( scope, unwrapped( node.left ) );
	if ( list && operator === '>' && b.kind === 'number' && b.value === 0 ) {
		return php.binary( '!==', php.list( [] ), expression( scope, list ) );
	}
	if ( kinds.every( ( one ) => one.number && ! one.string && ! one.nothing ) ) {
		return php.binary( operator, a, b );
	}
	if ( kinds.every( ( one ) => one.string && ! one.number && ! one.nothing ) ) {
		return php.binary( operator, php.call( 'strcmp', a, b ), php.number( 0 ) );
	}
	return scope.refuse( node, 'Only two numbers or two strings can be put in order.', 'Deal with null first.' );
}

/**
 * @param {Scope}               scope
 * @param {ts.BinaryExpression} node
 * @param {Operator}            operator
 * @return {Expr}
 */
function arithmetic( scope, node, operator ) {
	const a = expression( scope, node.left );
	const b = expression( scope, node.right );
	if (
		[ node.left, node.right ].some( ( one ) => {
			const kinds = scope.types.kinds( one );
			return kinds.string || kinds.nothing || kinds.other;
		} )
	) {
		return scope.refuse( node, 'This reckons with what is not a number for certain.', 'Deal with null first.' );
	}
	if ( operator === '/' ) {
		return b.kind === 'number' && b.value !== 0 ? php.binary( '/', a, b ) : php.call( 'Js::divide', a, b );
	}
	if ( operator === '%' ) {
		return b.kind === 'number' && b.value !== 0 && isInteger( scope, node.left ) && isInteger( scope, node.right )
			? php.binary( '%', a, b )
			: php.call( 'Js::modulo', a, b );
	}
	return php.binary( operator, a, b );
}

/**
 * @param {Scope}               scope
 * @param {ts.BinaryExpression} node
 * @return {Expr}
 */
function sum( scope, node ) {
	const left = scope.types.kinds( node.left );
	const right = scope.types.kinds( node.right );
	if ( left.string || right.string ) {
		return joined( [ ...partsOf( scope, node.left ), ...partsOf( scope, node.right ) ] );
	}
	if ( left.number && right.number && ! left.nothing && ! right.nothing ) {
		return php.binary( '+', expression( scope, node.left ), expression( scope, node.right ) );
	}
	return scope.refuse( node, '“+” of what is neither text nor number for certain.' );
}

/**
 * @param {Scope}         scope
 * @param {ts.Expression} node
 * @return {Expr[]}
 */
function partsOf( scope, node ) {
	const inner = unwrapped( node );
	if (
		ts.isBinaryExpression( inner ) &&
		inner.operatorToken.kind === SyntaxKind.PlusToken &&
		scope.types.kinds( inner ).string
	) {
		return [ ...partsOf( scope, inner.left ), ...partsOf( scope, inner.right ) ];
	}
	return [ text( scope, inner ) ];
}

/**
 * `a && b` as a value.
 *
 * @param {Scope}               scope
 * @param {ts.BinaryExpression} node
 * @return {Expr}
 */
function conjunction( scope, node ) {
	const test = truth( scope, node.left );
	if ( test === php.TRUE ) {
		return expression( scope, node.right );
	}
	const kinds = scope.types.kinds( node.left );
	if ( test === php.FALSE ) {
		return falsy( scope, node.left, kinds );
	}
	const right = scope.types.kinds( node.right );
	const isPlain =
		right.boolean &&
		! right.nothing &&
		! right.string &&
		! right.number &&
		! right.markup &&
		! right.object &&
		! right.list &&
		! right.other;
	if ( isPlain && kinds.boolean && ! kinds.nothing && ! kinds.string && ! kinds.number ) {
		return both( true, test, () => truth( scope, node.right ) );
	}
	return choice( test, expression( scope, node.right ), falsy( scope, node.left, kinds, right ) );
}

/**
 * What `a && b` is when a is not true.
 *
 * @param {Scope}          scope
 * @param {ts.Expression}  node
 * @param {Kinds}          kinds
 * @param {Partial<Kinds>} [right]
 * @return {Expr}
 */
function falsy( scope, node, kinds, right = {} ) {
	const ways = [
		kinds.boolean && php.FALSE,
		kinds.string && php.string( '' ),
		kinds.nothing && php.NULL,
		kinds.number && php.number( 0 ),
	].filter( ( way ) => way !== false );
	if ( right.markup || right.list ) {
		return kinds.number
			? scope.refuse( node, 'A number before && is printed when it is 0.', 'Write n > 0 && …' )
			: php.NULL;
	}
	if ( ways.length === 1 ) {
		return ways[ 0 ];
	}
	if ( ways.length === 0 ) {
		return php.NULL;
	}
	// Printed, tested or spread, each of them is nothing.
	return kinds.number ? scope.refuse( node, 'What && gives here is one of several.', 'Write a ? b : c.' ) : php.NULL;
}

/**
 * `a || b` as a value.
 *
 * @param {Scope}               scope
 * @param {ts.BinaryExpression} node
 * @return {Expr}
 */
function disjunction( scope, node ) {
	const kinds = scope.types.kinds( node.left );
	const test = truth( scope, node.left );
	if ( test === php.TRUE ) {
		return expression( scope, node.left );
	}
	if ( test === php.FALSE ) {
		return expression( scope, node.right );
	}
	const own = namesOfKinds( kinds ).filter( ( kind ) => kind !== 'nothing' );
	const right = scope.types.kinds( node.right );
	if (
		own.every( ( kind ) => kind === 'boolean' ) &&
		right.boolean &&
		! right.nothing &&
		! right.string &&
		! right.markup
	) {
		return both( false, test, () => truth( scope, node.right ) );
	}
	if ( own.every( ( kind ) => [ 'list', 'object', 'markup', 'function' ].includes( kind ) ) ) {
		return withDefault( expression( scope, node.left ), expression( scope, node.right ) );
	}
	const left = expression( scope, node.left );
	if ( own.every( ( kind ) => kind === 'boolean' ) ) {
		return php.ternary( test, php.TRUE, expression( scope, node.right ) );
	}
	if ( php.isSimple( left ) ) {
		return php.ternary( test, left, expression( scope, node.right ) );
	}
	const inner = stripped( left );
	if ( inner !== left && php.isSimple( inner ) ) {
		return php.ternary( test, inner, expression( scope, node.right ) );
	}
	if (
		ts.isConditionalExpression( unwrapped( node.left ) ) ||
		left.kind === 'ternary' ||
		left.kind === 'call' ||
		left.kind === 'binary' ||
		left.kind === 'interpolated' ||
		left.kind === 'commented'
	) {
		return php.call( 'Js::either', left, expression( scope, node.right ) );
	}
	return scope.refuse( node, '“||” of an expression that would be written twice.', 'Give it a name first.' );
}

/**
 * @param {Scope}                    scope
 * @param {ts.PrefixUnaryExpression} node
 * @return {Expr}
 */
export function prefix( scope, node ) {
	if ( node.operator === SyntaxKind.ExclamationToken ) {
		return negated( truth( scope, node.operand ) );
	}
	if ( node.operator === SyntaxKind.MinusToken ) {
		const value = expression( scope, node.operand );
		return value.kind === 'number' ? php.number( -value.value ) : php.negative( value );
	}
	return scope.refuse( node, 'This operator cannot be compiled.' );
}
