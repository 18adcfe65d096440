/** Operators: comparing, reckoning, and the values of &&, || and !. */
/* eslint-disable no-bitwise -- TypeScript's flags are bits */
import ts from 'typescript';
import * as php from './php.mjs';
import { withDefault } from './access.mjs';
import { stripped } from './bindings.mjs';
import { assignment } from './changes.mjs';
import { expression } from './expressions.mjs';
import { unwrapped } from './nodes.mjs';
import { isInteger } from './numbers.mjs';
import { joined, text } from './texts.mjs';
import { both, choice, negated, truth } from './truth.mjs';

const { SyntaxKind } = ts;

const EQUALITY = {
	[ SyntaxKind.EqualsEqualsEqualsToken ]: '===',
	[ SyntaxKind.ExclamationEqualsEqualsToken ]: '!==',
};

const ORDER = {
	[ SyntaxKind.LessThanToken ]: '<',
	[ SyntaxKind.LessThanEqualsToken ]: '<=',
	[ SyntaxKind.GreaterThanToken ]: '>',
	[ SyntaxKind.GreaterThanEqualsToken ]: '>=',
};

const ARITHMETIC = {
	[ SyntaxKind.MinusToken ]: '-',
	[ SyntaxKind.AsteriskToken ]: '*',
	[ SyntaxKind.SlashToken ]: '/',
	[ SyntaxKind.PercentToken ]: '%',
};

export function binary( scope, node ) {
	const { kind } = node.operatorToken;
	if ( kind >= SyntaxKind.FirstAssignment && kind <= SyntaxKind.LastAssignment ) {
		return assignment( scope, node );
	}
	if ( EQUALITY[ kind ] ) {
		return equality( scope, node, EQUALITY[ kind ] );
	}
	if ( ORDER[ kind ] ) {
		return order( scope, node, ORDER[ kind ] );
	}
	if ( ARITHMETIC[ kind ] ) {
		return arithmetic( scope, node, ARITHMETIC[ kind ] );
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

function equality( scope, node, operator ) {
	const { types } = scope;
	const left = unwrapped( node.left );
	const right = unwrapped( node.right );
	if ( ts.isTypeOfExpression( left ) || ts.isTypeOfExpression( right ) ) {
		return typeTest( scope, node, operator );
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
	// The length of a list.
	const zero = [
		[ left, right ],
		[ right, left ],
	].find(
		( [ one, other ] ) =>
			ts.isNumericLiteral( one ) &&
			one.text === '0' &&
			ts.isPropertyAccessExpression( other ) &&
			other.name.text === 'length' &&
			types.kinds( other.expression ).list &&
			! types.kinds( other.expression ).nothing
	);
	if ( zero ) {
		return php.binary( operator, php.list( [] ), expression( scope, zero[ 1 ].expression ) );
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
		const same = a.kind === b.kind && ( a.kind === 'name' ? a.text === b.text : a.value === b.value );
		return php.bool( same === ( operator === '===' ) );
	}
	// The constant first, as in WordPress.
	return php.isConstant( b ) && ! php.isConstant( a ) ? php.binary( operator, b, a ) : php.binary( operator, a, b );
}

/** `=== null` of what may be undefined, and the other way round. */
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

function typeTest( scope, node, operator ) {
	const [ tested, name ] = ts.isTypeOfExpression( unwrapped( node.left ) )
		? [ unwrapped( node.left ).expression, node.right ]
		: [ unwrapped( node.right ).expression, node.left ];
	const check = { string: 'is_string', number: 'Js::isNumber', boolean: 'is_bool', undefined: 'is_null' }[
		name.text
	];
	if ( ! check ) {
		return scope.refuse( node, `typeof … “${ name.text }” cannot be compiled.` );
	}
	const test = php.call( check, expression( scope, tested ) );
	return operator === '===' ? test : php.not( test );
}

function order( scope, node, operator ) {
	const { types } = scope;
	const kinds = [ types.kinds( node.left ), types.kinds( node.right ) ];
	const a = expression( scope, node.left );
	const b = expression( scope, node.right );
	// The length of a list.
	const owner = unwrapped( node.left );
	if (
		operator === '>' &&
		b.kind === 'number' &&
		b.value === 0 &&
		ts.isPropertyAccessExpression( owner ) &&
		owner.name.text === 'length' &&
		types.kinds( owner.expression ).list &&
		! types.kinds( owner.expression ).nothing
	) {
		return php.binary( '!==', php.list( [] ), expression( scope, owner.expression ) );
	}
	if ( kinds.every( ( one ) => one.number && ! one.string && ! one.nothing ) ) {
		return php.binary( operator, a, b );
	}
	if ( kinds.every( ( one ) => one.string && ! one.number && ! one.nothing ) ) {
		return php.binary( operator, php.call( 'strcmp', a, b ), php.number( 0 ) );
	}
	return scope.refuse( node, 'Only two numbers or two strings can be put in order.', 'Deal with null first.' );
}

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

/** `a && b` as a value. */
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

/** What `a && b` is when a is not true. */
function falsy( scope, node, kinds, right = {} ) {
	const ways = [
		kinds.boolean && php.FALSE,
		kinds.string && php.string( '' ),
		kinds.nothing && php.NULL,
		kinds.number && php.number( 0 ),
	].filter( Boolean );
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

/** `a || b` as a value. */
function disjunction( scope, node ) {
	const kinds = scope.types.kinds( node.left );
	const test = truth( scope, node.left );
	if ( test === php.TRUE ) {
		return expression( scope, node.left );
	}
	if ( test === php.FALSE ) {
		return expression( scope, node.right );
	}
	const own = Object.keys( kinds ).filter( ( kind ) => kinds[ kind ] && kind !== 'nothing' );
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
