/** Which numbers are whole for certain. */
/* eslint-disable no-bitwise -- TypeScript's flags are bits */
import ts from 'typescript';
import { unwrapped } from './nodes.mjs';

const { SyntaxKind } = ts;

/** Whether a number is whole for certain, so that PHP's int stands for it. */
export function isInteger( scope, node ) {
	const inner = unwrapped( node );
	if ( ts.isNumericLiteral( inner ) ) {
		return Number.isInteger( Number( inner.text ) );
	}
	const literal = scope.types.literalOf( scope.types.typeOf( inner ) );
	if ( typeof literal === 'number' ) {
		return Number.isInteger( literal );
	}
	if ( ts.isPropertyAccessExpression( inner ) ) {
		return inner.name.text === 'length' || isDeclaredInteger( scope, inner.name );
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
			isInteger( scope, inner.left ) &&
			isInteger( scope, inner.right )
		);
	}
	if ( ts.isConditionalExpression( inner ) ) {
		return isInteger( scope, inner.whenTrue ) && isInteger( scope, inner.whenFalse );
	}
	if ( ts.isPrefixUnaryExpression( inner ) ) {
		return isInteger( scope, inner.operand );
	}
	if ( ts.isCallExpression( inner ) && ts.isPropertyAccessExpression( inner.expression ) ) {
		const name = inner.expression.name.text;
		if ( inner.expression.expression.getText() === 'Math' ) {
			return (
				[ 'round', 'floor', 'ceil' ].includes( name ) ||
				( [ 'min', 'max', 'abs' ].includes( name ) &&
					inner.arguments.every( ( one ) => isInteger( scope, one ) ) )
			);
		}
		return [ 'indexOf', 'findIndex', 'findLastIndex', 'lastIndexOf' ].includes( name );
	}
	if ( ts.isIdentifier( inner ) ) {
		return isDeclaredInteger( scope, inner );
	}
	return false;
}

/** Whether a name or a property is whole by its declaration. */
function isDeclaredInteger( scope, nameNode ) {
	const symbol = ts.isIdentifier( nameNode ) ? scope.types.symbolOf( nameNode ) : undefined;
	return Boolean( symbol?.declarations?.some( ( one ) => isWholeDeclaration( scope, one ) ) );
}

function isWholeDeclaration( scope, declaration ) {
	if ( ts.isPropertyAssignment( declaration ) ) {
		return /^(nullable\(\s*|optional\(\s*)*integer\b/.test( declaration.initializer.getText() );
	}
	if ( ts.isVariableDeclaration( declaration ) && declaration.initializer ) {
		return (
			ts.isIdentifier( declaration.name ) &&
			Boolean( declaration.parent.flags & ts.NodeFlags.Const ) &&
			isInteger( scope, declaration.initializer )
		);
	}
	if ( ts.isBindingElement( declaration ) && ts.isObjectBindingPattern( declaration.parent ) ) {
		const type = scope.types.typeOf( declaration.parent );
		const key = ( declaration.propertyName ?? declaration.name ).text;
		const symbol = scope.types.property( type, key );
		return Boolean(
			symbol?.declarations?.some( ( one ) => one !== declaration && isWholeDeclaration( scope, one ) )
		);
	}
	if ( ts.isParameter( declaration ) ) {
		// The index of a callback.
		const call = declaration.parent.parent;
		return (
			ts.isCallExpression( call ) &&
			ts.isPropertyAccessExpression( call.expression ) &&
			[ 'map', 'filter', 'some', 'every', 'find', 'flatMap', 'forEach' ].includes( call.expression.name.text ) &&
			declaration.parent.parameters.indexOf( declaration ) === 1
		);
	}
	return false;
}
