/**
 * Texts: templates, and values as the text that JavaScript makes of them.
 *
 * @typedef {import('./scope.mjs').Scope} Scope
 * @typedef {import('./php.mjs').Expr}    Expr
 */
import * as php from './php.mjs';
import { expression } from './expressions.mjs';
import { isInteger } from './numbers.mjs';

/**
 * `` `${ id }-hint` ``
 *
 * @param {Scope}                                   scope
 * @param {import('typescript').TemplateExpression} node
 * @return {Expr}
 */
export function template( scope, node ) {
	/** @type {Expr[]} */
	const parts = node.head.text ? [ php.string( node.head.text ) ] : [];
	for ( const span of node.templateSpans ) {
		parts.push( text( scope, span.expression ) );
		if ( span.literal.text ) {
			parts.push( php.string( span.literal.text ) );
		}
	}
	return joined( parts );
}

/**
 * The texts that a text is made of.
 *
 * @param {Expr} value
 * @return {Expr[]}
 */
function textsOf( value ) {
	if ( value.kind === 'binary' && value.operator === '.' ) {
		return [ ...textsOf( value.left ), ...textsOf( value.right ) ];
	}
	return value.kind === 'interpolated' ? value.parts : [ value ];
}

/**
 * Texts one after the other, as PHP would write them.
 *
 * @param {Expr[]} parts
 * @return {Expr}
 */
export function joined( parts ) {
	/** @type {Expr[]} */
	const merged = [];
	for ( const one of parts.flatMap( textsOf ) ) {
		// Beside a text, PHP makes a text of a whole number by itself.
		const part = parts.length > 1 && one.kind === 'unary' && one.operator === '(string) ' ? one.value : one;
		const last = merged.at( -1 );
		if ( part.kind === 'string' && last?.kind === 'string' ) {
			merged[ merged.length - 1 ] = php.string( last.value + part.value );
		} else if ( part.kind === 'number' ) {
			merged.push( php.string( String( part.value ) ) );
		} else {
			merged.push( part );
		}
	}
	if ( ! merged.length ) {
		return php.string( '' );
	}
	if ( merged.length === 1 ) {
		return merged[ 0 ];
	}
	/** @param {Expr} part */
	const inQuotes = ( part ) =>
		part.kind === 'string' ||
		part.kind === 'var' ||
		( part.kind === 'index' && php.isSimple( part ) && part.base.kind === 'var' );
	if ( merged.every( inQuotes ) && merged.some( ( part ) => part.kind !== 'string' ) ) {
		return php.interpolated( merged );
	}
	return merged.reduce( ( left, right ) => php.binary( '.', left, right ) );
}

/**
 * A value as the text that JavaScript makes of it.
 *
 * @param {Scope}                           scope
 * @param {import('typescript').Expression} node
 * @return {Expr}
 */
export function text( scope, node ) {
	const kinds = scope.types.kinds( node );
	const value = expression( scope, node );
	if (
		kinds.nothing ||
		kinds.boolean ||
		kinds.list ||
		kinds.object ||
		kinds.other ||
		kinds.markup ||
		kinds.function
	) {
		if ( value.kind === 'string' || value.kind === 'number' ) {
			return value;
		}
		return scope.refuse(
			node,
			`A text is made of ${ scope.types.say( node ) }: it would say “undefined”, “true” or “[object Object]”.`,
			'Make it a string or a number first.'
		);
	}
	if ( ! kinds.number ) {
		return value;
	}
	if ( isInteger( scope, node ) ) {
		return php.cast( 'string', value );
	}
	return php.call( kinds.string ? 'Js::string' : 'Js::text', value );
}
