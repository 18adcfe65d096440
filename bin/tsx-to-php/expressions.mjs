/**
 * Expressions: what each kind of them is in PHP.
 *
 * @typedef {import('./scope.mjs').Scope} Scope
 * @typedef {import('./php.mjs').Expr}    Expr
 *
 * @typedef {ts.ParenthesizedExpression|ts.AsExpression|ts.SatisfiesExpression|ts.NonNullExpression} Wrapped
 * @typedef {ts.StringLiteral|ts.NoSubstitutionTemplateLiteral|ts.NumericLiteral|ts.TrueLiteral|ts.FalseLiteral|ts.NullLiteral} Literal
 * @typedef {ts.ArrowFunction|ts.FunctionExpression|ts.FunctionDeclaration} Fn
 * @typedef {ts.JsxElement|ts.JsxSelfClosingElement|ts.JsxFragment} Jsx
 * @typedef {Wrapped|Literal|Fn|Jsx|ts.Identifier|ts.TemplateExpression|ts.PropertyAccessExpression|ts.ElementAccessExpression|ts.ConditionalExpression|ts.BinaryExpression|ts.PrefixUnaryExpression|ts.ArrayLiteralExpression|ts.ObjectLiteralExpression|ts.CallExpression|ts.NewExpression|ts.TypeOfExpression} Compilable
 *     What can be compiled; TypeScript tells these apart by their kind.
 */
import ts from 'typescript';
import * as php from './php.mjs';
import { elementAccess, propertyAccess } from './access.mjs';
import { callExpression } from './calls.mjs';
import { inlineFunction } from './functions.mjs';
import { jsx } from './jsx.mjs';
import { objectLiteral } from './objects.mjs';
import { binary, prefix } from './operators.mjs';
import { nameValue } from './references.mjs';
import { toPcre } from './regex.mjs';
import { template } from './texts.mjs';
import { choice, truth } from './truth.mjs';

const { SyntaxKind } = ts;

/**
 * @param {Scope}                                scope
 * @param {ts.Expression|ts.FunctionDeclaration} node
 * @return {Expr} The same in PHP.
 */
export function expression( scope, node ) {
	const comment = translatorsComment( node );
	const value = compileExpression( scope, node );
	return comment ? php.commented( comment, value ) : value;
}

/**
 * The comment for translators that stands before a call.
 *
 * @param {ts.Node} node
 */
function translatorsComment( node ) {
	if ( ! ts.isCallExpression( node ) || ! node.getSourceFile() ) {
		return null;
	}
	const before = node.getSourceFile().text.slice( node.getFullStart(), node.getStart() );
	return /translators:[^*]*/.exec( before )?.[ 0 ].trim() ?? null;
}

/**
 * @param {Scope}                                scope
 * @param {ts.Expression|ts.FunctionDeclaration} expr
 * @return {Expr}
 */
function compileExpression( scope, expr ) {
	const node = /** @type {Compilable} */ ( expr );
	switch ( node.kind ) {
		case SyntaxKind.ParenthesizedExpression:
		case SyntaxKind.AsExpression:
		case SyntaxKind.SatisfiesExpression:
		case SyntaxKind.NonNullExpression:
			return expression( scope, node.expression );
		case SyntaxKind.StringLiteral:
		case SyntaxKind.NoSubstitutionTemplateLiteral:
			return php.string( node.text );
		case SyntaxKind.NumericLiteral:
			return php.number( Number( node.text.replace( /_/g, '' ) ) );
		case SyntaxKind.TrueKeyword:
			return php.TRUE;
		case SyntaxKind.FalseKeyword:
			return php.FALSE;
		case SyntaxKind.NullKeyword:
			return php.NULL;
		case SyntaxKind.Identifier:
			return nameValue( scope, node );
		case SyntaxKind.TemplateExpression:
			return template( scope, node );
		case SyntaxKind.PropertyAccessExpression:
			return propertyAccess( scope, node );
		case SyntaxKind.ElementAccessExpression:
			return elementAccess( scope, node );
		case SyntaxKind.ConditionalExpression:
			return conditional( scope, node );
		case SyntaxKind.BinaryExpression:
			return binary( scope, node );
		case SyntaxKind.PrefixUnaryExpression:
			return prefix( scope, node );
		case SyntaxKind.ArrayLiteralExpression:
			return php.array(
				node.elements.map( ( one ) =>
					ts.isSpreadElement( one )
						? { spread: true, value: iterated( scope, one.expression ) }
						: { value: expression( scope, one ) }
				)
			);
		case SyntaxKind.ObjectLiteralExpression:
			return objectLiteral( scope, node );
		case SyntaxKind.ArrowFunction:
		case SyntaxKind.FunctionExpression:
		case SyntaxKind.FunctionDeclaration:
			return inlineFunction( scope, node );
		case SyntaxKind.CallExpression:
			return callExpression( scope, node );
		case SyntaxKind.JsxElement:
		case SyntaxKind.JsxSelfClosingElement:
		case SyntaxKind.JsxFragment:
			return jsx( scope, node );
		case SyntaxKind.NewExpression:
			return construction( scope, node );
		case SyntaxKind.TypeOfExpression:
			return scope.refuse( node, 'typeof can only be compared.', "Write typeof x === 'string'." );
		default:
			return scope.refuse( expr, `${ SyntaxKind[ expr.kind ] } cannot be compiled.` );
	}
}

/**
 * What a spread or a loop takes apart: a list, or the characters of a text.
 *
 * @param {Scope}         scope
 * @param {ts.Expression} node
 * @return {Expr}
 */
export function iterated( scope, node ) {
	if ( /^(Readonly)?Map$/.test( scope.types.typeOf( node ).symbol?.name ?? '' ) ) {
		return scope.refuse( node, 'A Map cannot be taken apart.', 'Keep the list that it is made of.' );
	}
	const value = expression( scope, node );
	return scope.types.kinds( node ).string ? php.call( 'mb_str_split', value ) : value;
}

/**
 * @param {Scope}                    scope
 * @param {ts.ConditionalExpression} node
 * @return {Expr}
 */
function conditional( scope, node ) {
	const test = truth( scope, node.condition );
	if ( test === php.TRUE ) {
		return expression( scope, node.whenTrue );
	}
	if ( test === php.FALSE ) {
		return expression( scope, node.whenFalse );
	}
	return choice( test, expression( scope, node.whenTrue ), expression( scope, node.whenFalse ) );
}

/**
 * @param {Scope}            scope
 * @param {ts.NewExpression} node
 * @return {Expr}
 */
function construction( scope, node ) {
	const name = node.expression.getText();
	if ( name === 'Set' ) {
		return node.arguments?.length
			? php.call( 'Js::unique', iterated( scope, node.arguments[ 0 ] ) )
			: php.list( [] );
	}
	if ( name === 'Map' ) {
		return node.arguments?.length
			? php.call( 'array_column', expression( scope, node.arguments[ 0 ] ), php.number( 1 ), php.number( 0 ) )
			: php.list( [] );
	}
	return scope.refuse( node, `new ${ name } cannot be compiled.`, 'Take a list or an object.' );
}

/**
 * A regular expression's PCRE, or a refusal.
 *
 * @param {Scope}                       scope
 * @param {ts.RegularExpressionLiteral} node
 * @return {Expr}
 */
export function regex( scope, node ) {
	const [ , source = '', flags = '' ] = /^\/(.*)\/([a-z]*)$/s.exec( node.text ) ?? [];
	const pattern = toPcre( source, flags );
	return pattern === null
		? scope.refuse( node, 'This regular expression has no equal in PCRE.', 'Bind a function of PHP.' )
		: php.string( pattern );
}
