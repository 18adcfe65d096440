/** What needs no types to be told of a node. */
import ts from 'typescript';

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
