/**
 * Which numbers are whole for certain.
 *
 * @typedef {import('./scope.mjs').Scope} Scope
 * @typedef {Set<ts.Node>|null} Needs Takes parameters and functions that have to be whole for it.
 */
/* eslint-disable no-bitwise -- TypeScript's flags are bits */
import ts from 'typescript';
import { textOf, unwrapped } from './nodes.mjs';

const { SyntaxKind } = ts;

/**
 * Whether a number is whole for certain, so that PHP's int stands for it.
 *
 * @param {Scope}         scope
 * @param {ts.Expression} node
 * @param {Needs}         [needs] Takes parameters and functions that have to be whole for it.
 * @return {boolean}
 */
export function isInteger( scope, node, needs = null ) {
	const inner = unwrapped( node );
	if ( ts.isNumericLiteral( inner ) ) {
		return Number.isInteger( Number( inner.text ) );
	}
	const literal = scope.types.literalOf( scope.types.typeOf( inner ) );
	if ( typeof literal === 'number' ) {
		return Number.isInteger( literal );
	}
	if ( ts.isPropertyAccessExpression( inner ) ) {
		return inner.name.text === 'length' || isDeclaredInteger( scope, inner.name, needs );
	}
	if ( ts.isElementAccessExpression( inner ) ) {
		return holdsIntegers( scope, inner.expression, needs );
	}
	if ( ts.isBinaryExpression( inner ) ) {
		const whole = [
			SyntaxKind.PlusToken,
			SyntaxKind.MinusToken,
			SyntaxKind.AsteriskToken,
			SyntaxKind.PercentToken,
			SyntaxKind.QuestionQuestionToken,
			SyntaxKind.BarBarToken,
		];
		return (
			whole.includes( inner.operatorToken.kind ) &&
			isInteger( scope, inner.left, needs ) &&
			isInteger( scope, inner.right, needs )
		);
	}
	if ( ts.isConditionalExpression( inner ) ) {
		return isInteger( scope, inner.whenTrue, needs ) && isInteger( scope, inner.whenFalse, needs );
	}
	if ( ts.isPrefixUnaryExpression( inner ) ) {
		return isInteger( scope, inner.operand, needs );
	}
	if ( ts.isCallExpression( inner ) && ts.isPropertyAccessExpression( inner.expression ) ) {
		const name = inner.expression.name.text;
		if ( inner.expression.expression.getText() === 'Math' ) {
			return (
				[ 'round', 'floor', 'ceil' ].includes( name ) ||
				( [ 'min', 'max', 'abs' ].includes( name ) &&
					inner.arguments.every( ( one ) => isInteger( scope, one, needs ) ) )
			);
		}
		if ( name === 'at' ) {
			return holdsIntegers( scope, inner.expression.expression, needs );
		}
		if ( needs && name === 'reduce' ) {
			needs.add( unwrapped( inner.arguments[ 0 ] ) );
			return isInteger( scope, inner.arguments[ 1 ], needs );
		}
		return [ 'indexOf', 'findIndex', 'findLastIndex', 'lastIndexOf' ].includes( name );
	}
	if ( needs && ts.isCallExpression( inner ) && ts.isIdentifier( inner.expression ) ) {
		const called = scope.types.calledBy( inner );
		if ( called && ! WHOLE.test( called.type?.getText() ?? '' ) ) {
			needs.add( called );
		}
		return Boolean( called );
	}
	if ( ts.isIdentifier( inner ) ) {
		return isDeclaredInteger( scope, inner, needs );
	}
	return false;
}

/**
 * Whether what a list holds is whole by the declaration of the list.
 *
 * @param {Scope}         scope
 * @param {ts.Expression} list
 * @param {Needs}         needs
 */
function holdsIntegers( scope, list, needs ) {
	const inner = unwrapped( list );
	return isDeclaredInteger( scope, ts.isPropertyAccessExpression( inner ) ? inner.name : inner, needs, true );
}

/**
 * Whether a name or a property, or what it holds as a list, is whole by its declaration.
 *
 * @param {Scope}   scope
 * @param {ts.Node} nameNode
 * @param {Needs}   needs
 * @param {boolean} [isList]
 * @return {boolean}
 */
function isDeclaredInteger( scope, nameNode, needs, isList = false ) {
	const symbol = ts.isIdentifier( nameNode ) ? scope.types.symbolOf( nameNode ) : undefined;
	return Boolean( symbol?.declarations?.some( ( one ) => isWholeDeclaration( scope, one, needs, isList ) ) );
}

const INTEGER = /^(nullable\(\s*|optional\(\s*)*integer\b/;
const INTEGERS = /^(nullable\(\s*|optional\(\s*)*arrayOf\(\s*integer\b/;
const WHOLE = /^Integer( \| (null|undefined))*$/;
const WHOLES = /^Integer\[\]( \| (null|undefined))*$/;

/**
 * @param {Scope}          scope
 * @param {ts.Declaration} declaration
 * @param {Needs}          needs
 * @param {boolean}        isList
 * @return {boolean}
 */
function isWholeDeclaration( scope, declaration, needs, isList ) {
	if ( ts.isPropertyAssignment( declaration ) ) {
		return ( isList ? INTEGERS : INTEGER ).test( declaration.initializer.getText() );
	}
	if ( ts.isPropertySignature( declaration ) ) {
		return ( isList ? WHOLES : WHOLE ).test( declaration.type?.getText() ?? '' );
	}
	if ( isList && ! ts.isBindingElement( declaration ) ) {
		return false;
	}
	if ( ts.isVariableDeclaration( declaration ) && declaration.initializer ) {
		return (
			ts.isIdentifier( declaration.name ) &&
			Boolean( declaration.parent.flags & ts.NodeFlags.Const ) &&
			isInteger( scope, declaration.initializer, needs )
		);
	}
	if ( ts.isBindingElement( declaration ) && ts.isObjectBindingPattern( declaration.parent ) ) {
		const type = scope.types.typeOf( declaration.parent );
		const symbol = scope.types.property( type, textOf( declaration.propertyName ?? declaration.name ) );
		return (
			( ! declaration.initializer || isList || isInteger( scope, declaration.initializer, needs ) ) &&
			Boolean(
				symbol?.declarations?.some(
					( one ) => one !== declaration && isWholeDeclaration( scope, one, needs, isList )
				)
			)
		);
	}
	if ( ts.isParameter( declaration ) ) {
		// A callback's index, or what it is given of a list of whole numbers.
		const call = declaration.parent.parent;
		const isReduced =
			ts.isCallExpression( call ) &&
			ts.isPropertyAccessExpression( call.expression ) &&
			call.expression.name.text === 'reduce' &&
			declaration.parent.parameters[ 0 ] === declaration;
		if (
			needs &&
			( isReduced ||
				! ( ts.isCallExpression( call ) && call.arguments.some( ( one ) => one === declaration.parent ) ) )
		) {
			needs.add( declaration );
			return true;
		}
		const at = declaration.parent.parameters.indexOf( declaration );
		return (
			ts.isCallExpression( call ) &&
			ts.isPropertyAccessExpression( call.expression ) &&
			[ 'map', 'filter', 'some', 'every', 'find', 'flatMap', 'forEach' ].includes( call.expression.name.text ) &&
			( at === 1 || ( at === 0 && holdsIntegers( scope, call.expression.expression, needs ) ) )
		);
	}
	return false;
}
