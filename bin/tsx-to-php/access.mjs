/** Parts of objects and lists, and what stands in for those that are absent. */
import ts from 'typescript';
import * as php from './php.mjs';
import { maybe } from './bindings.mjs';
import { expression } from './expressions.mjs';
import { unwrapped } from './nodes.mjs';

const { SyntaxKind } = ts;

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
		if ( known?.withheld?.().has( key ) ) {
			scope.compiler.refusals.all.push( ...known.withheld().get( key ) );
		}
		if ( owner.text === 'Number' && key === 'POSITIVE_INFINITY' ) {
			return php.name( 'INF' );
		}
	}
	const kinds = types.kindsOf( types.typeOf( node.expression ) );
	if ( key === 'length' && ( kinds.list || kinds.string ) ) {
		const value = expression( scope, node.expression );
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
	const base = expression( scope, node.expression );
	if ( base === php.NULL ) {
		return php.NULL;
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
	return kinds.nothing || types.mayLack( type, key ) || base.operator === '??' ? maybe( part ) : part;
}

/** `$a['b'] ?? null` as what a further key is looked for in: `??` holds for the whole way. */
export function stripped( base ) {
	return base.kind === 'binary' && base.operator === '??' && base.right === php.NULL ? base.left : base;
}

/** A value that may be null, with another in its place then. */
export function withDefault( value, fallback ) {
	return php.binary( '??', stripped( value ), fallback );
}

export function elementAccess( scope, node ) {
	const { types } = scope;
	const kinds = types.kinds( node.expression );
	const base = expression( scope, node.expression );
	const key = expression( scope, node.argumentExpression );
	if ( kinds.string ) {
		return php.call( 'Js::at', base, key );
	}
	const part = php.index( stripped( base ), key );
	const isCertain =
		! kinds.nothing && ! types.kinds( node ).nothing && ! types.isRecord( types.typeOf( node.expression ) );
	return isCertain ? part : maybe( part );
}
