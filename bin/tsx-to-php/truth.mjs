/**
 * When JavaScript takes a value for true, and conditions as PHP writes them.
 *
 * @typedef {import('./scope.mjs').Scope} Scope
 * @typedef {import('./php.mjs').Expr}    Expr
 */
import ts from 'typescript';
import * as php from './php.mjs';
import { withDefault } from './access.mjs';
import { namesOfKinds } from './checker.mjs';
import { expression } from './expressions.mjs';
import { unwrapped } from './nodes.mjs';
import { isInteger } from './numbers.mjs';

const { SyntaxKind } = ts;

/**
 * A ternary, as it is usually written.
 *
 * @param {Expr} test
 * @param {Expr} yes
 * @param {Expr} no
 */
export function choice( test, yes, no ) {
	if ( test === php.TRUE || test === php.FALSE ) {
		return test === php.TRUE ? yes : no;
	}
	if ( yes === php.TRUE && no === php.FALSE ) {
		return test;
	}
	if ( yes === php.FALSE && no === php.TRUE ) {
		return negated( test );
	}
	if ( test.kind === 'unary' && test.operator === '!' ) {
		return php.ternary( test.value, no, yes );
	}
	return php.ternary( test, yes, no );
}

/** @type {Partial<Record<import('./php.mjs').Operator, import('./php.mjs').Operator>>} */
const OPPOSITE = { '===': '!==', '!==': '===', '==': '!=', '!=': '==' };

/** @param {Expr} test */
export function negated( test ) {
	if ( test === php.TRUE || test === php.FALSE ) {
		return php.bool( test === php.FALSE );
	}
	if ( test.kind === 'unary' && test.operator === '!' ) {
		return test.value;
	}
	const opposite = test.kind === 'binary' ? OPPOSITE[ test.operator ] : undefined;
	if ( test.kind === 'binary' && opposite ) {
		return php.binary( opposite, test.left, test.right );
	}
	return php.not( test );
}

/**
 * When JavaScript takes a value for true: '0' and [] are, '' and 0 are not.
 *
 * @param {Scope}         scope
 * @param {ts.Expression} node
 * @return {Expr}
 */
export function truth( scope, node ) {
	const inner = unwrapped( node );
	if ( ts.isPrefixUnaryExpression( inner ) && inner.operator === SyntaxKind.ExclamationToken ) {
		return negated( truth( scope, inner.operand ) );
	}
	if ( ts.isBinaryExpression( inner ) ) {
		const { kind } = inner.operatorToken;
		if ( kind === SyntaxKind.AmpersandAmpersandToken || kind === SyntaxKind.BarBarToken ) {
			return both( kind === SyntaxKind.AmpersandAmpersandToken, truth( scope, inner.left ), () =>
				truth( scope, inner.right )
			);
		}
	}
	// The length of a list.
	if ( ts.isPropertyAccessExpression( inner ) && inner.name.text === 'length' ) {
		const kinds = scope.types.kinds( inner.expression );
		if ( kinds.list && ! kinds.nothing ) {
			return php.binary( '!==', php.list( [] ), expression( scope, inner.expression ) );
		}
		if ( kinds.list ) {
			return php.binary(
				'!==',
				php.list( [] ),
				withDefault( expression( scope, inner.expression ), php.list( [] ) )
			);
		}
	}
	return truthOf( scope, inner, expression( scope, inner ) );
}

/**
 * `a && b`, `a || b` of truths, without what is certain.
 *
 * @param {boolean}    isAnd
 * @param {Expr}       left
 * @param {() => Expr} makeRight
 */
export function both( isAnd, left, makeRight ) {
	const [ neutral, deciding ] = isAnd ? [ php.TRUE, php.FALSE ] : [ php.FALSE, php.TRUE ];
	if ( left === deciding ) {
		return deciding;
	}
	const right = makeRight();
	if ( left === neutral ) {
		return right;
	}
	if ( right === neutral ) {
		return left;
	}
	if ( right === deciding ) {
		return deciding;
	}
	return php.binary( isAnd ? '&&' : '||', left, right );
}

/**
 * @param {Scope}         scope
 * @param {ts.Expression} node
 * @param {Expr}          value
 * @return {Expr}
 */
export function truthOf( scope, node, value ) {
	if ( value === php.TRUE || value === php.FALSE ) {
		return value;
	}
	if ( value === php.NULL ) {
		return php.FALSE;
	}
	if ( value.kind === 'string' || value.kind === 'number' ) {
		return php.bool( Boolean( value.value ) );
	}
	const kinds = scope.types.kinds( node );
	const own = namesOfKinds( kinds ).filter( ( kind ) => kind !== 'nothing' );
	/** @param {(keyof import('./checker.mjs').Kinds)[]} wanted */
	const isOnly = ( ...wanted ) => own.length > 0 && own.every( ( kind ) => wanted.includes( kind ) );
	if ( isOnly( 'boolean' ) ) {
		if ( ! kinds.nothing ) {
			return value;
		}
		return php.isCoalescing( value )
			? php.binary( '??', value.left, value.right === php.NULL ? php.FALSE : value.right )
			: php.binary( '===', php.TRUE, value );
	}
	if ( scope.types.isHandler( node ) ) {
		return php.isCoalescing( value ) ? php.binary( '??', value.left, php.FALSE ) : value;
	}
	if (
		kinds.nothing &&
		( isOnly( 'string' ) || isOnly( 'number' ) ) &&
		php.isSimple( value ) &&
		! mayBeNaN( scope, node )
	) {
		const none = kinds.string ? php.string( '' ) : php.number( 0 );
		const isThere = php.binary( '!==', php.NULL, value );
		const operator = kinds.string || isInteger( scope, node ) ? '!==' : '!=';
		return mayBe( scope, node, none.value )
			? php.binary( '&&', isThere, php.binary( operator, none, value ) )
			: isThere;
	}
	if ( isOnly( 'string' ) ) {
		return php.binary( '!==', php.string( '' ), kinds.nothing ? withDefault( value, php.string( '' ) ) : value );
	}
	if ( isOnly( 'number' ) ) {
		const safe = kinds.nothing ? withDefault( value, php.number( 0 ) ) : value;
		return mayBeNaN( scope, node )
			? php.call( 'Js::isTrue', safe )
			: php.binary( isInteger( scope, node ) ? '!==' : '!=', php.number( 0 ), safe );
	}
	if ( isOnly( 'list', 'object', 'function' ) || ( isOnly( 'markup' ) && value.kind !== 'call' ) ) {
		return kinds.nothing ? php.binary( '!==', php.NULL, value ) : php.TRUE;
	}
	return php.call( 'Js::isTrue', value );
}

/**
 * Whether a value may be this text or number, by its type.
 *
 * @param {Scope}         scope
 * @param {ts.Expression} node
 * @param {string|number} value
 */
const mayBe = ( { types }, node, value ) =>
	types.constituents( types.present( types.typeOf( node ) ) ).some( ( one ) => {
		const literal = types.literalOf( one );
		return literal === undefined || literal === value;
	} );

/**
 * Whether a number comes from where NaN does: a text, or a division.
 *
 * @param {Scope}         scope
 * @param {ts.Expression} node
 * @return {boolean}
 */
function mayBeNaN( scope, node ) {
	const inner = unwrapped( node );
	if ( ts.isIdentifier( inner ) ) {
		const declaration = scope.types.declarationOf( scope.types.symbolOf( inner ) );
		return Boolean(
			declaration &&
			ts.isVariableDeclaration( declaration ) &&
			declaration.initializer &&
			mayBeNaN( scope, declaration.initializer )
		);
	}
	if ( ts.isCallExpression( inner ) ) {
		return (
			inner.expression.getText() === 'Number' ||
			( /^Math\./.test( inner.expression.getText() ) &&
				inner.arguments.some( ( one ) => mayBeNaN( scope, one ) ) )
		);
	}
	if ( ts.isBinaryExpression( inner ) ) {
		const isDivision = [ SyntaxKind.SlashToken, SyntaxKind.PercentToken ].includes( inner.operatorToken.kind );
		return (
			( isDivision && ! ts.isNumericLiteral( unwrapped( inner.right ) ) ) ||
			mayBeNaN( scope, inner.left ) ||
			mayBeNaN( scope, inner.right )
		);
	}
	return ts.isPrefixUnaryExpression( inner ) && mayBeNaN( scope, inner.operand );
}
