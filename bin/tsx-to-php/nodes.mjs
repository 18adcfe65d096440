/** What needs no types to be told of a node. */
import ts from 'typescript';

/**
 * An expression without parentheses and what only tells TypeScript of its type.
 *
 * @param {ts.Expression} node
 */
export function unwrapped( node ) {
	while (
		ts.isParenthesizedExpression( node ) ||
		ts.isAsExpression( node ) ||
		ts.isSatisfiesExpression( node ) ||
		ts.isNonNullExpression( node )
	) {
		node = node.expression;
	}
	return node;
}

/**
 * A name as it is written; empty for one that is computed, and for a pattern.
 *
 * @param {ts.PropertyName|ts.BindingName} name
 */
export const textOf = ( name ) => ( ts.isIdentifier( name ) || ts.isStringLiteral( name ) ? name.text : '' );
