/** What stands at the top of a module: functions, constants and JSON. */
import ts from 'typescript';
import * as php from './php.mjs';
import { saysMore } from './doc-types.mjs';
import { expression } from './expressions.mjs';
import { bodyOf, functionOf, isComponent, parametersOf, returnTypeOf } from './functions.mjs';
import { docOf, docType, hint } from './hints.mjs';
import { Scope } from './scope.mjs';
import { mayBeWhole } from './whole.mjs';

/** @typedef {import('./php.mjs').Expr} Expr */

/**
 * @typedef  {Object} Module What a file is compiled to.
 * @property {string}                                    file    Relative to the root.
 * @property {ReturnType<import('./names.mjs').classOf>} name    Its class.
 * @property {Map<ts.Node, Member>}                      members By declaration.
 * @property {Set<string>}                               uses    Full names of the classes that it imports.
 * @property {Map<string, string>}                       aliases Full names of classes by the short ones that stand for them.
 */

/**
 * @typedef  {Object} Member What a declaration is compiled to.
 * @property {string}                                name        In TypeScript.
 * @property {string}                                phpName     Empty until it is known.
 * @property {Module}                                module
 * @property {ts.Node}                               declaration
 * @property {'new'|'busy'|'done'}                   state
 * @property {''|'constant'|'method'}                kind        Empty until it is known.
 * @property {string[]}                              doc         Lines of its comment.
 * @property {string[]}                              tags        Likewise, of PHPDoc.
 * @property {Set<string>}                           reads       Function properties of its first parameter that it looks at.
 * @property {import('./scope.mjs').Withheld}        withheld    Of a hook: what it returns that cannot be compiled, and why.
 * @property {Set<Member>}                           uses        Members that it asks for.
 * @property {import('./whole.mjs').Claim[]}         claims      What it gives to parameters and functions.
 * @property {import('./whole.mjs').Typed[]}         numbers     Its types that may become `int`.
 * @property {Map<ts.Symbol|undefined, { name: string, bound: string }>} templates Type parameters.
 * @property {Expr}                                  [value]     Of a constant.
 * @property {import('./functions.mjs').Fn}          [fn]        Of a function.
 * @property {import('./functions.mjs').Described[]} [params]    Of a method.
 * @property {import('./php.mjs').Stmt[]}            [body]      Likewise.
 * @property {string}                                [type]      What a method gives.
 * @property {boolean}                               [isGetter]  A method that stands for a constant.
 */

/**
 * Compiles what stands at the top of a module.
 *
 * @param {import('./index.mjs').Compiler} compiler
 * @param {Member}                         member
 */
export function compileMember( compiler, member ) {
	const { declaration } = member;
	if ( ts.isSourceFile( declaration ) ) {
		member.kind = 'constant';
		member.name = 'VALUES';
		member.value = valueTree( JSON.parse( declaration.text ) );
		return;
	}
	member.doc = docOf( declaration );
	const fn = functionOf( declaration );
	const scope = new Scope( compiler, member );
	if ( fn ) {
		member.kind = 'method';
		member.fn = fn;
		scope.fn = fn;
		// Known before its body, which may call it.
		member.phpName = compiler.freeName( member.module, member );
		member.templates = templatesOf( scope, fn );
		/** @type {import('./php.mjs').Slots} */
		const slots = [];
		member.params = parametersOf( scope, fn, { slots, isMember: true } );
		member.body = bodyOf( scope, fn, slots );
		const parameters = member.params
			.map( ( { name, type, describe }, position ) => ( {
				name,
				type,
				doc: describe( position === 0 ? member.reads : null ),
			} ) )
			.filter( ( { type, doc } ) => saysMore( doc, type ) )
			.map( ( { name, doc } ) => `@param ${ doc } $${ name }` );
		// A type parameter that no parameter has says nothing.
		for ( const [ symbol, { name } ] of member.templates ) {
			if ( ! parameters.some( ( one ) => new RegExp( `\\b${ name }\\b` ).test( one ) ) ) {
				member.templates.delete( symbol );
			}
		}
		member.tags = [ ...member.templates.values() ].map( ( { name, bound } ) => `@template ${ name }${ bound }` );
		member.tags.push( ...parameters );
		const given = isComponent( member )
			? ''
			: docType( scope, returnTypeOf( scope, fn ), { isHandedOn: ( name ) => ! member.withheld.has( name ) } );
		member.type = isComponent( member ) ? 'Markup' : hint( scope, returnTypeOf( scope, fn ) );
		mayBeWhole( scope, member, fn );
		if ( given && saysMore( given, member.type ) ) {
			member.tags.push( `@return ${ given }` );
		}
		return;
	}
	if ( ts.isVariableDeclaration( declaration ) && declaration.initializer ) {
		const value = expression( scope, declaration.initializer );
		if ( isConstantTree( value ) ) {
			member.kind = 'constant';
			member.value = value;
		} else {
			member.kind = 'method';
			member.isGetter = true;
			member.params = [];
			member.body = [ php.returns( value ) ];
			member.type = hint( scope, scope.types.typeOf( declaration ) );
		}
		return;
	}
	scope.refuse( declaration, 'This cannot be compiled.', 'Use a function or a const.' );
}

/**
 * The type parameters of a function, by their symbols, as PHPDoc has them.
 *
 * @param {Scope}                          scope
 * @param {import('./functions.mjs').Fn} fn
 */
const templatesOf = ( scope, fn ) =>
	new Map(
		( fn.typeParameters ?? [] ).map( ( { name, constraint } ) => [
			scope.types.nameOf( name ),
			{
				name: /^T([A-Z]|$)/.test( name.text ) ? name.text : `T${ name.text }`,
				bound: constraint ? ` of ${ docType( scope, scope.types.typeOf( constraint ) ) }` : '',
			},
		] )
	);

/**
 * A value of JSON as PHP.
 *
 * @param {unknown} value
 * @return {Expr}
 */
function valueTree( value ) {
	if ( Array.isArray( value ) ) {
		return php.list( value.map( valueTree ) );
	}
	if ( value && typeof value === 'object' ) {
		return php.array(
			Object.entries( value ).map( ( [ key, one ] ) => ( { key: php.string( key ), value: valueTree( one ) } ) )
		);
	}
	if ( typeof value === 'string' ) {
		return php.string( value );
	}
	if ( typeof value === 'number' ) {
		return php.number( value );
	}
	return value === null ? php.NULL : php.bool( value === true );
}

/**
 * Whether PHP takes it as the value of a constant.
 *
 * @param {Expr} node
 * @return {boolean}
 */
function isConstantTree( node ) {
	switch ( node.kind ) {
		case 'string':
		case 'number':
		case 'name':
			return true;
		case 'array':
			return node.items.every(
				( { key, value, spread } ) => ! spread && ( ! key || isConstantTree( key ) ) && isConstantTree( value )
			);
		case 'unary':
			return isConstantTree( node.value );
		case 'binary':
			return isConstantTree( node.left ) && isConstantTree( node.right );
		default:
			return false;
	}
}
