/**
 * Names: what they stand for, here and in other modules.
 *
 * @typedef {import('./scope.mjs').Scope} Scope
 * @typedef {import('./php.mjs').Expr}    Expr
 * @typedef {import('./members.mjs').Member} Member
 */
import ts from 'typescript';
import * as php from './php.mjs';
import { certain, demand } from './bindings.mjs';
import { expression } from './expressions.mjs';
import { claimNothing } from './whole.mjs';

const { SyntaxKind } = ts;

/**
 * What a name stands for.
 *
 * @param {Scope}         scope
 * @param {ts.Identifier} node
 * @return {Expr}
 */
export function nameValue( scope, node ) {
	if ( node.text === 'undefined' ) {
		return php.NULL;
	}
	const symbol = scope.types.symbolOf( node );
	const isCalled = node.parent && ts.isCallExpression( node.parent ) && node.parent.expression === node;
	if ( symbol && ! isCalled ) {
		claimNothing( scope, scope.types.declarationOf( symbol ) );
	}
	if ( ! symbol ) {
		return scope.refuse( node, `“${ node.text }” is not known.` );
	}
	const known = scope.find( symbol );
	if ( known ) {
		return meaningOf( scope, node, known );
	}
	const declaration = scope.types.declarationOf( symbol );
	const member = memberOf( scope, node, symbol, declaration );
	if ( ! member ) {
		return php.NULL;
	}
	if ( typeof member === 'string' ) {
		return scope.types.kinds( node ).function ? php.name( `${ member }(...)` ) : php.name( member );
	}
	const owner = member.module.name === scope.member.module.name ? 'self' : classReference( scope, member );
	if ( member.kind === 'constant' ) {
		return php.name( `${ owner }::${ member.phpName }` );
	}
	return member.isGetter
		? php.call( `${ owner }::${ member.phpName }` )
		: php.name( `${ owner }::${ member.phpName }(...)` );
}

/**
 * Whether a name is given to another name, or into a list or an object.
 *
 * @param {ts.Node} node
 */
function isKept( node ) {
	const { parent } = node;
	return (
		( ts.isVariableDeclaration( parent ) && parent.initializer === node ) ||
		ts.isArrayLiteralExpression( parent ) ||
		( ts.isPropertyAssignment( parent ) && parent.initializer === node ) ||
		ts.isShorthandPropertyAssignment( parent ) ||
		( ts.isBinaryExpression( parent ) &&
			parent.operatorToken.kind === SyntaxKind.EqualsToken &&
			parent.right === node ) ||
		( ts.isCallExpression( parent ) &&
			parent.expression !== node &&
			ts.isPropertyAccessExpression( parent.expression ) &&
			parent.expression.name.text === 'push' )
	);
}

/**
 * @param {Scope}                         scope
 * @param {ts.Identifier}                 node
 * @param {import('./scope.mjs').Meaning} known
 * @return {Expr}
 */
function meaningOf( scope, node, known ) {
	known.reads?.add( known.property ?? node.text );
	if ( known.isMutable && known.scope !== scope && ! scope.isCalledAtOnce ) {
		return scope.refuse(
			node,
			'A function keeps the value that a variable has when it is made; this one changes.',
			'Make it a const.'
		);
	}
	if ( ( known.lastChange ?? -1 ) > node.getStart() && isKept( node ) ) {
		return scope.refuse(
			node,
			'This is kept in two places, and changed later: in PHP, arrays are values.',
			'Keep it when it is done.'
		);
	}
	switch ( known.kind ) {
		case 'unknown':
			return scope.refuse( node, known.why );
		case 'ref':
			return php.NULL;
		case 'presence':
			scope.usesOf( known.value );
			return known.value;
		default: {
			const own = demand( known );
			if ( ! own ) {
				return scope.refuse(
					node,
					'A function within a function cannot call itself.',
					'Move it to the top of the module.'
				);
			}
			const value = known.fallback
				? php.binary( '??', php.isCoalescing( own ) ? own.left : own, expression( scope, known.fallback ) )
				: own;
			scope.usesOf( value );
			return known.property ? value : certain( scope, node, value );
		}
	}
}

/**
 * What is declared at the top of a module: a member of its class, the PHP function that it is bound to, or nothing.
 *
 * @param {Scope}             scope
 * @param {ts.Identifier}     node
 * @param {{ name: string }}  symbol
 * @param {ts.Node|undefined} declaration
 * @return {Member|string|null}
 */
export function memberOf( scope, node, symbol, declaration ) {
	const { compiler } = scope;
	const file = declaration?.getSourceFile();
	if ( declaration && declaration === file && file.fileName.endsWith( '.json' ) ) {
		return compiler.member( declaration, symbol.name );
	}
	if ( ! declaration || ! file || file.isDeclarationFile || ! isAtTop( declaration ) ) {
		scope.refuse(
			node,
			`“${ node.text }” is the browser's or a package's, and has no meaning in PHP.`,
			'Take it from the props, do it in an effect, or bind a function to one of PHP.'
		);
		return null;
	}
	const bound = compiler.options.bindings[ `${ compiler.relative( file.fileName ) }#${ symbol.name }` ];
	if ( bound ) {
		return bound;
	}
	return compiler.member( declaration, symbol.name );
}

/** @param {ts.Node} declaration */
const isAtTop = ( declaration ) =>
	Boolean(
		( ts.isVariableDeclaration( declaration ) ? declaration.parent.parent.parent : declaration.parent )?.kind ===
		SyntaxKind.SourceFile
	);

/**
 * The short name of another module's class, which is imported.
 *
 * @param {Scope}  scope
 * @param {Member} member
 */
export function classReference( scope, member ) {
	const { module } = scope.member;
	const { namespace, name } = member.module.name;
	const full = `${ namespace }\\${ name }`;
	const known = module.aliases.get( name );
	if ( known && known !== full ) {
		return `\\${ full }`;
	}
	module.aliases.set( name, full );
	module.uses.add( full );
	return name;
}

/**
 * How a member is called from here.
 *
 * @param {Scope}  scope
 * @param {Member} member
 */
export const memberCallee = ( scope, member ) =>
	`${ member.module.name === scope.member.module.name ? 'self' : classReference( scope, member ) }::${ member.phpName }`;
