/**
 * Variables that change, and statements that change them.
 *
 * @typedef {import('./scope.mjs').Scope} Scope
 * @typedef {import('./php.mjs').Expr}    Expr
 */
import ts from 'typescript';
import * as php from './php.mjs';
import { expression } from './expressions.mjs';
import { unwrapped } from './nodes.mjs';

const { SyntaxKind } = ts;

/** @type {Partial<Record<ts.SyntaxKind, string>>} PHP's operators of assignment. */
const ASSIGNMENTS = {
	[ SyntaxKind.EqualsToken ]: '=',
	[ SyntaxKind.PlusEqualsToken ]: '+=',
	[ SyntaxKind.MinusEqualsToken ]: '-=',
	[ SyntaxKind.AsteriskEqualsToken ]: '*=',
	[ SyntaxKind.QuestionQuestionEqualsToken ]: '??=',
};

/**
 * Assignments to a name, anywhere in the function; of its parts alone, if that is asked.
 *
 * @param {Scope}         scope
 * @param {ts.Identifier} identifier
 * @param {boolean}       [ofParts]
 */
export function isReassigned( scope, identifier, ofParts = false ) {
	const symbol = scope.types.nameOf( identifier );
	/** @type {ts.Node} */
	let root = identifier;
	while ( root.parent && ! ts.isSourceFile( root.parent ) ) {
		root = root.parent;
	}
	let found = false;
	/** @param {ts.Node} node */
	const look = ( node ) => {
		if (
			ts.isBinaryExpression( node ) &&
			node.operatorToken.kind >= SyntaxKind.FirstAssignment &&
			node.operatorToken.kind <= SyntaxKind.LastAssignment
		) {
			let target = node.left;
			while ( ts.isElementAccessExpression( target ) || ts.isPropertyAccessExpression( target ) ) {
				target = target.expression;
			}
			found ||=
				ts.isIdentifier( target ) &&
				! ( ofParts && target === node.left ) &&
				scope.types.nameOf( target ) === symbol;
		}
		if (
			( ts.isPrefixUnaryExpression( node ) || ts.isPostfixUnaryExpression( node ) ) &&
			[ SyntaxKind.PlusPlusToken, SyntaxKind.MinusMinusToken ].includes( node.operator )
		) {
			found ||= ts.isIdentifier( node.operand ) && scope.types.nameOf( node.operand ) === symbol;
		}
		if (
			ts.isCallExpression( node ) &&
			ts.isPropertyAccessExpression( node.expression ) &&
			[ 'push', 'set', 'add', 'unshift', 'splice' ].includes( node.expression.name.text ) &&
			ts.isIdentifier( node.expression.expression )
		) {
			found ||= scope.types.nameOf( node.expression.expression ) === symbol;
		}
		ts.forEachChild( node, look );
	};
	look( root );
	return found;
}

/**
 * Where the parts of a list or of an object are changed last.
 *
 * @param {Scope}         scope
 * @param {ts.Identifier} identifier
 */
export function lastChangeOf( scope, identifier ) {
	const symbol = scope.types.nameOf( identifier );
	let last = -1;
	/** @param {ts.Node} node */
	const look = ( node ) => {
		let target =
			ts.isBinaryExpression( node ) &&
			node.operatorToken.kind >= SyntaxKind.FirstAssignment &&
			node.operatorToken.kind <= SyntaxKind.LastAssignment
				? node.left
				: null;
		if (
			ts.isCallExpression( node ) &&
			ts.isPropertyAccessExpression( node.expression ) &&
			node.expression.name.text === 'push'
		) {
			target = node.expression;
		}
		const isPart = target && ! ts.isIdentifier( target );
		while ( target && ( ts.isElementAccessExpression( target ) || ts.isPropertyAccessExpression( target ) ) ) {
			target = target.expression;
		}
		if ( target && isPart && ts.isIdentifier( target ) && scope.types.nameOf( target ) === symbol ) {
			last = Math.max( last, node.getStart() );
		}
		ts.forEachChild( node, look );
	};
	look( identifier.getSourceFile() );
	return last;
}

/**
 * Whether a list or an object has no other name.
 *
 * @param {ts.Expression} node
 */
export function isFresh( node ) {
	const inner = unwrapped( node );
	return (
		ts.isArrayLiteralExpression( inner ) ||
		ts.isObjectLiteralExpression( inner ) ||
		ts.isNewExpression( inner ) ||
		ts.isCallExpression( inner )
	);
}

/**
 * @param {Scope}               scope
 * @param {ts.BinaryExpression} node
 * @return {Expr}
 */
export function assignment( scope, node ) {
	const operator = ASSIGNMENTS[ node.operatorToken.kind ];
	if ( ! operator ) {
		return scope.refuse( node, 'This assignment cannot be compiled.' );
	}
	let target = node.left;
	while ( ts.isElementAccessExpression( target ) || ts.isPropertyAccessExpression( target ) ) {
		target = target.expression;
	}
	const meaning = ts.isIdentifier( target ) ? scope.find( scope.types.symbolOf( target ) ) : undefined;
	if ( ! meaning?.isMutable || meaning.scope !== scope ) {
		return scope.refuse(
			node,
			'Only a local variable of the same function can be assigned to.',
			'Make a new value.'
		);
	}
	if ( operator === '=' && ts.isElementAccessExpression( node.left ) && isLast( node.left ) ) {
		const value = php.list( [ expression( scope, node.right ) ] );
		return php.call(
			'array_splice',
			plainTarget( scope, node.left.expression ),
			php.number( -1 ),
			php.number( 1 ),
			value
		);
	}
	const isText = scope.types.kinds( node.left ).string && operator === '+=';
	return php.assign( plainTarget( scope, node.left ), expression( scope, node.right ), isText ? '.=' : operator );
}

/**
 * `list[ list.length - 1 ]`
 *
 * @param {ts.ElementAccessExpression} target
 */
function isLast( { expression: list, argumentExpression: at } ) {
	return (
		ts.isBinaryExpression( at ) &&
		at.getText().replace( /\s/g, '' ) === `${ list.getText().replace( /\s/g, '' ) }.length-1`
	);
}

/**
 * The left side of an assignment.
 *
 * @param {Scope}         scope
 * @param {ts.Expression} node
 * @return {Expr}
 */
function plainTarget( scope, node ) {
	if ( ts.isElementAccessExpression( node ) ) {
		return php.index( plainTarget( scope, node.expression ), expression( scope, node.argumentExpression ) );
	}
	if ( ts.isPropertyAccessExpression( node ) ) {
		return php.index( plainTarget( scope, node.expression ), php.string( node.name.text ) );
	}
	return expression( scope, node );
}
