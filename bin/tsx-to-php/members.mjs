/** What stands at the top of a module: functions, constants and JSON. */
import ts from 'typescript';
import * as php from './php.mjs';
import { saysMore } from './doc-types.mjs';
import { expression } from './expressions.mjs';
import { bodyOf, functionOf, isComponent, parametersOf, returnTypeOf } from './functions.mjs';
import { docOf, docType, hint } from './hints.mjs';
import { Scope } from './scope.mjs';
import { mayBeWhole } from './whole.mjs';

/** Compiles what stands at the top of a module. */
export function compileMember( compiler, member ) {
	const { declaration } = member;
	member.tags = [];
	member.claims = [];
	member.numbers = [];
	if ( ts.isSourceFile( declaration ) ) {
		member.doc = [];
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
		if ( ! fn.body ) {
			scope.refuse( declaration, 'This function has no body.' );
			return;
		}
		// Known before its body, which may call it.
		member.phpName = compiler.freeName( member.module, member );
		member.templates = templatesOf( scope, fn );
		const slots = [];
		member.params = parametersOf( scope, fn, { slots, isMember: true } );
		member.body = bodyOf( scope, fn, slots );
		const parameters = member.params
			.map( ( param, position ) => [ param, param.describe( position === 0 ? member.reads : null ) ] )
			.filter( ( [ { type }, doc ] ) => saysMore( doc, type ) )
			.map( ( [ { name }, doc ] ) => `@param ${ doc } $${ name }` );
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

/** The type parameters of a function, by their symbols, as PHPDoc has them. */
const templatesOf = ( scope, { typeParameters = [] } ) =>
	new Map(
		typeParameters.map( ( { name, constraint } ) => [
			scope.types.nameOf( name ),
			{
				name: /^T([A-Z]|$)/.test( name.text ) ? name.text : `T${ name.text }`,
				bound: constraint ? ` of ${ docType( scope, scope.types.typeOf( constraint ) ) }` : '',
			},
		] )
	);

/** A value of JSON as PHP. */
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
	return typeof value === 'number'
		? php.number( value )
		: { true: php.TRUE, false: php.FALSE, null: php.NULL }[ String( value ) ];
}

/** Whether PHP takes it as the value of a constant. */
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
