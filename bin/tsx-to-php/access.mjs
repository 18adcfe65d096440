/**
 * Parts of objects and lists, and what stands in for those that are absent.
 *
 * @typedef {import('./scope.mjs').Scope} Scope
 * @typedef {import('./php.mjs').Expr}    Expr
 */
import ts from 'typescript';
import * as php from './php.mjs';
import { certain, maybe, stripped } from './bindings.mjs';
import { expression } from './expressions.mjs';
import { unwrapped } from './nodes.mjs';

const { SyntaxKind } = ts;

/**
 * @param {Scope}                       scope
 * @param {ts.PropertyAccessExpression} node
 * @return {Expr}
 */
export function propertyAccess( scope, node ) {
	const { types } = scope;
	const owner = unwrapped( node.expression );
	const key = node.name.text;
	if ( ts.isIdentifier( owner ) ) {
		const symbol = types.symbolOf( owner );
		const known = symbol && scope.find( symbol );
		if ( known?.kind === 'ref' && key === 'current' ) {
			return known.make();
		}
		if ( known?.reads && types.kinds( node ).function ) {
			known.reads.add( key );
		}
		scope.compiler.refusals.all.push( ...( known?.withheld?.().get( key ) ?? [] ) );
		if ( owner.text === 'Number' && key === 'POSITIVE_INFINITY' ) {
			return php.name( 'INF' );
		}
	}
	const kinds = types.kindsOf( types.typeOf( node.expression ) );
	if ( key === 'length' && ( kinds.list || kinds.string ) ) {
		const value = expression( scope, node.expression );
		/** @param {Expr} of */
		const count = ( of ) => php.call( kinds.list ? 'count' : 'Js::length', of );
		if ( ! kinds.nothing ) {
			return count( value );
		}
		const { parent } = node;
		const orNone =
			ts.isBinaryExpression( parent ) &&
			parent.operatorToken.kind === SyntaxKind.QuestionQuestionToken &&
			parent.right.getText() === '0';
		if ( orNone || value === php.NULL ) {
			return orNone ? count( withDefault( value, kinds.list ? php.list( [] ) : php.string( '' ) ) ) : php.NULL;
		}
		return php.isSimple( stripped( value ) )
			? php.ternary( php.binary( '===', php.NULL, value ), php.NULL, count( stripped( value ) ) )
			: scope.refuse( node, 'The length of what may be absent, and is not a name.', 'Give it a name first.' );
	}
	const base = wholeOf( expression( scope, node.expression ) );
	if ( base === php.NULL ) {
		return php.NULL;
	}
	const given = writtenOut( base, key );
	if ( given ) {
		return given;
	}
	if (
		key === 'size' &&
		! kinds.nothing &&
		/^(Readonly)?(Map|Set)$/.test( types.typeOf( node.expression ).symbol?.name ?? '' )
	) {
		return php.call( 'count', base );
	}
	if ( types.isHandler( node ) ) {
		return maybe( php.index( stripped( base ), php.string( key ) ), php.FALSE );
	}
	const type = types.typeOf( node.expression );
	const part = php.index( stripped( base ), php.string( key ) );
	const mayLack = kinds.nothing || types.mayLack( type, key ) || php.isCoalescing( base );
	return mayLack ? certain( scope, node, maybe( part ) ) : part;
}

/**
 * The object that a rest is of: what is left in it is in that too.
 *
 * @param {Expr} base
 */
const wholeOf = ( base ) => ( base.kind === 'call' && base.callee === 'array_diff_key' ? base.args[ 0 ] : base );

/**
 * What an array that is written out has at a key.
 *
 * @param {Expr}   base
 * @param {string} key
 */
const writtenOut = ( base, key ) =>
	base.kind === 'array' && base.items.every( ( one ) => ! one.spread )
		? base.items.find( ( one ) => one.key?.kind === 'string' && one.key.value === key )?.value
		: undefined;

/**
 * A value that may be null, with another in its place then.
 *
 * @param {Expr} value
 * @param {Expr} fallback
 */
export function withDefault( value, fallback ) {
	return php.binary( '??', stripped( value ), fallback );
}

/**
 * @param {Scope}                      scope
 * @param {ts.ElementAccessExpression} node
 * @return {Expr}
 */
export function elementAccess( scope, node ) {
	const { types } = scope;
	const kinds = types.kinds( node.expression );
	const base = expression( scope, node.expression );
	const key = expression( scope, node.argumentExpression );
	if ( kinds.string ) {
		return php.call( 'Js::at', base, key );
	}
	return certain( scope, node, maybe( php.index( stripped( base ), key ) ) );
}
