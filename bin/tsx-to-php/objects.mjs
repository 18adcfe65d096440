/**
 * Objects written out, and functions as their properties.
 *
 * @typedef {import('./scope.mjs').Scope} Scope
 * @typedef {import('./php.mjs').Expr}    Expr
 * @typedef {import('./php.mjs').Item} Item
 */
import ts from 'typescript';
import * as php from './php.mjs';
import { withDefault } from './access.mjs';
import { expression } from './expressions.mjs';
import { unwrapped } from './nodes.mjs';
import { both, choice, truth, truthOf } from './truth.mjs';

const { SyntaxKind } = ts;

/**
 * Whether a value is a function, which an object hands on only to what looks at it.
 *
 * @param {Scope}         scope
 * @param {ts.Expression} node
 */
const isFunctionValue = ( scope, node ) => {
	const kinds = scope.types.kinds( node );
	return kinds.function && ! kinds.string && ! kinds.object && ! kinds.markup;
};

/**
 * @param {Scope}                      scope
 * @param {ts.ObjectLiteralExpression} node
 * @param {Set<string>|null}           [reads] Functions that the receiver looks at.
 * @return {Expr}
 */
export function objectLiteral( scope, node, reads = null ) {
	/** @type {Item[]} */
	const items = [];
	for ( const one of node.properties ) {
		if ( ts.isSpreadAssignment( one ) ) {
			const value = spread( scope, one.expression, expression( scope, one.expression ) );
			if ( value ) {
				items.push( { spread: true, value } );
			}
			continue;
		}
		if ( ts.isMethodDeclaration( one ) ) {
			continue;
		}
		if ( ! ts.isPropertyAssignment( one ) && ! ts.isShorthandPropertyAssignment( one ) ) {
			scope.refuse( one, 'This property cannot be compiled.' );
			continue;
		}
		const given = ts.isShorthandPropertyAssignment( one ) ? one.name : one.initializer;
		if ( scope.types.isRef( given ) ) {
			continue;
		}
		const key = ts.isComputedPropertyName( one.name )
			? expression( scope, one.name.expression )
			: php.string( one.name.text );
		if ( isFunctionValue( scope, given ) && ! ( ts.isIdentifier( given ) && given.text === 'undefined' ) ) {
			const value = functionProperty( scope, given, key.kind === 'string' ? key.value : '', reads );
			if ( value ) {
				items.push( { key, value } );
			}
			continue;
		}
		items.push( { key, value: expression( scope, given ) } );
	}
	if ( items.length === 1 && items[ 0 ].spread ) {
		return items[ 0 ].value;
	}
	// PHP's spread would number keys anew that are whole numbers.
	const isOfNumbers = node.properties.some(
		( one ) => ts.isSpreadAssignment( one ) && hasNumbersForKeys( scope, one.expression )
	);
	return isOfNumbers ? php.call( 'array_replace', ...segments( items ) ) : php.array( items );
}

/**
 * Items in arrays to be laid over each other.
 *
 * @param {Item[]} items
 */
function segments( items ) {
	/** @type {Expr[]} */
	const made = [];
	/** @type {import('./php.mjs').ArrayLiteral|null} */
	let own = null;
	for ( const item of items ) {
		if ( item.spread ) {
			made.push( item.value );
			own = null;
		} else if ( own ) {
			own.items.push( item );
		} else {
			own = php.array( [ item ] );
			made.push( own );
		}
	}
	return made;
}

/**
 * Whether an object's keys may be whole numbers.
 *
 * @param {Scope}         scope
 * @param {ts.Expression} node
 */
export function hasNumbersForKeys( scope, node ) {
	const type = scope.types.typeOf( node );
	return scope.types.isRecord( type ) || scope.types.propertyNames( type ).some( ( name ) => /^\d+$/.test( name ) );
}

/**
 * Whether an array written out is empty.
 *
 * @param {Expr} value
 */
const isNothing = ( value ) => value.kind === 'array' && value.items.length === 0;

/**
 * A value as PHP can spread it: an array, also where JavaScript spreads nothing.
 *
 * @param {import('./scope.mjs').Scope}     scope
 * @param {import('typescript').Expression} node
 * @param {import('./php.mjs').Expr}        value What the node has become.
 * @return {import('./php.mjs').Expr|null} Null if nothing is left to spread.
 */
export function spread( scope, node, value ) {
	if ( value === php.NULL || value === php.FALSE ) {
		return null;
	}
	const kinds = scope.types.kinds( node );
	const array = kinds.nothing || kinds.boolean || kinds.string ? spreadable( value ) : value;
	return isNothing( array ) ? null : array;
}

/**
 * `cond && { … }` as what can be spread.
 *
 * @param {Expr} value
 */
function spreadable( value ) {
	if ( value.kind === 'ternary' ) {
		/** @param {Expr} one */
		const side = ( one ) =>
			one === php.NULL || one === php.FALSE || ( one.kind === 'string' && one.value === '' )
				? php.list( [] )
				: one;
		const [ yes, no ] = [ side( value.yes ), side( value.no ) ];
		return isNothing( yes ) && isNothing( no ) ? yes : choice( value.test, yes, no );
	}
	return value.kind === 'array' ? value : withDefault( value, php.list( [] ) );
}

/**
 * A function as a property: for what looks at it. In what a hook returns it stays if it can be compiled; if not, whoever
 * asks for it is told why.
 *
 * @param {Scope}            scope
 * @param {ts.Expression}    node
 * @param {string}           key
 * @param {Set<string>|null} reads
 * @return {Expr|null} Null if it is left out.
 */
export function functionProperty( scope, node, key, reads ) {
	const isHandler = scope.types.isHandler( node );
	if ( reads ) {
		if ( ! reads.has( key ) ) {
			return null;
		}
		return isHandler ? truthOf( scope, node, presenceOf( scope, node ) ) : expression( scope, node );
	}
	if ( isHandler ) {
		return null;
	}
	const { result, refused } = scope.compiler.refusals.during( () => expression( scope, node ) );
	if ( refused.length ) {
		scope.member.withheld.set( key, refused );
		return null;
	}
	return result;
}

/**
 * Whether a handler is there.
 *
 * @param {Scope}         scope
 * @param {ts.Expression} node
 * @return {Expr}
 */
function presenceOf( scope, node ) {
	const inner = unwrapped( node );
	if ( inner.kind === SyntaxKind.NullKeyword || ( ts.isIdentifier( inner ) && inner.text === 'undefined' ) ) {
		return php.FALSE;
	}
	if ( ts.isIdentifier( inner ) ) {
		const known = scope.find( scope.types.symbolOf( inner ) );
		if ( known?.kind === 'presence' ) {
			known.reads?.add( known.property ?? inner.text );
			scope.usesOf( known.value );
			return known.fallback ? php.TRUE : known.value;
		}
		if ( known?.kind === 'value' && scope.types.kinds( inner ).nothing ) {
			return expression( scope, inner );
		}
		return php.TRUE;
	}
	if ( ts.isConditionalExpression( inner ) ) {
		return choice(
			truth( scope, inner.condition ),
			presenceOf( scope, inner.whenTrue ),
			presenceOf( scope, inner.whenFalse )
		);
	}
	if ( ts.isBinaryExpression( inner ) && inner.operatorToken.kind === SyntaxKind.AmpersandAmpersandToken ) {
		return both( true, truth( scope, inner.left ), () => presenceOf( scope, inner.right ) );
	}
	if ( ts.isPropertyAccessExpression( inner ) && scope.types.kinds( inner ).nothing ) {
		return expression( scope, inner );
	}
	return php.TRUE;
}
