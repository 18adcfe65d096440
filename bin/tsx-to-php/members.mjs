/** What stands at the top of a module: functions, constants and JSON. */
import ts from 'typescript';
import * as php from './php.mjs';
import { expression } from './expressions.mjs';
import { bodyOf, functionOf, isComponent, parametersOf, returnTypeOf } from './functions.mjs';
import { docOf, docType, hint } from './hints.mjs';
import { Scope } from './scope.mjs';

/** Compiles what stands at the top of a module. */
export function compileMember( compiler, member ) {
	const { declaration } = member;
	member.tags = [];
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
		if ( ! fn.body ) {
			scope.refuse( declaration, 'This function has no body.' );
			return;
		}
		// Known before its body, which may call it.
		member.phpName = compiler.freeName( member.module, member );
		const slots = [];
		member.params = parametersOf( scope, fn, { slots, isMember: true } );
		member.body = bodyOf( scope, fn, slots );
		member.tags = member.params
			.map( ( param, position ) => [ param.describe( position === 0 ? member.reads : null ), param.name ] )
			.filter( ( [ doc ] ) => /array|list/.test( doc ) )
			.map( ( [ doc, name ] ) => `@param ${ doc } $${ name }` );
		const given = isComponent( member )
			? ''
			: docType( scope, returnTypeOf( scope, fn ), { isHandedOn: ( name ) => ! member.withheld.has( name ) } );
		if ( /array|list/.test( given ) ) {
			// PHPDoc has no word for what a type parameter adds.
			member.tags.push( `@return ${ fn.typeParameters ? 'array<mixed>' : given }` );
		}
		member.type = isComponent( member ) ? 'Markup' : hint( scope, returnTypeOf( scope, fn ) );
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
