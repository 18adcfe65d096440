/**
 * Types of PHP for types of TypeScript.
 *
 * @typedef {import('./scope.mjs').Scope} Scope
 *
 * @typedef  {Object} About What is known of a value besides its type.
 * @property {boolean}                       [isFraction] A number that may be a fraction by its declaration.
 * @property {( property: string ) => boolean} [isHandedOn] Whether a function is there by the name of its property.
 * @property {boolean}                       [isProps]    Of a component: what is optional may be given as undefined.
 */
/* eslint-disable no-bitwise -- TypeScript's flags are bits */
import ts from 'typescript';

/**
 * The declared type of a parameter or of a result; nothing where PHP has no name for it.
 *
 * @param {Scope} scope
 * @param {ts.Type}       type
 */
export function hint( scope, type ) {
	const kinds = scope.types.kindsOf( type );
	if ( kinds.other ) {
		return 'mixed';
	}
	const names = [];
	if ( kinds.markup ) {
		names.push( 'Markup' );
	}
	if ( kinds.list || kinds.object ) {
		names.push( 'array' );
	}
	if ( kinds.string ) {
		names.push( 'string' );
	}
	if ( kinds.number ) {
		names.push( 'int', 'float' );
	}
	if ( kinds.boolean && ! kinds.markup ) {
		names.push( 'bool' );
	}
	if ( kinds.function ) {
		names.push( '\\Closure' );
	}
	if ( kinds.markup && names.length > 1 ) {
		return 'mixed';
	}
	const mayLack = kinds.nothing || ( kinds.markup && kinds.boolean );
	if ( ! names.length ) {
		return mayLack ? 'null' : 'mixed';
	}
	if ( ! mayLack ) {
		return names.join( '|' );
	}
	return names.length === 1 ? `?${ names[ 0 ] }` : `${ names.join( '|' ) }|null`;
}

/**
 * The words of a declaration's comment.
 *
 * @param {ts.Node} declaration
 * @return {string[]} Its lines.
 */
export function docOf( declaration ) {
	const holder = ts.isVariableDeclaration( declaration ) ? declaration.parent.parent : declaration;
	const text = ts
		.getJSDocCommentsAndTags( holder )
		.filter( ts.isJSDoc )
		.map( ( doc ) => ts.getTextOfJSDocComment( doc.comment ) ?? '' )
		.join( '\n\n' );
	return text ? text.split( '\n' ).map( ( line ) => line.trim() ) : [];
}

/** What a type's properties are to PHPStan goes so deep. */
const DEEPEST = 6;

/**
 * A type in PHPDoc.
 *
 * @param {Scope} scope
 * @param {ts.Type}       type
 * @param {About}     [about]
 * @param {ts.Type[]} [around]  The types that it is a part of.
 * @return {string}
 */
export function docType( scope, type, about = {}, around = [] ) {
	const { types } = scope;
	const names = new Set();
	for ( const part of types.constituents( type ) ) {
		const literal = types.literalOf( part );
		const kinds = types.kindsOf( part );
		const template = scope.member.templates?.get( part.symbol );
		if ( template ) {
			names.add( template.name );
		} else if ( typeof literal === 'string' ) {
			names.add( `'${ literal.replace( /[\\']/g, '\\$&' ) }'` );
		} else if ( typeof literal === 'number' ) {
			names.add( String( literal ) );
		} else if ( part.flags & ts.TypeFlags.BooleanLiteral ) {
			names.add( types.textOf( part ) );
		} else if ( kinds.other ) {
			names.add( 'mixed' );
		} else if ( kinds.nothing ) {
			names.add( 'null' );
		} else if ( kinds.string ) {
			names.add( 'string' );
		} else if ( kinds.number ) {
			names.add( about.isFraction ? 'int|float' : 'int' );
		} else if ( kinds.markup ) {
			names.add( 'Markup' );
		} else if ( kinds.function ) {
			names.add( types.isHandlerType( part ) ? 'bool' : closureType( scope, part, around ) );
		} else if ( around.includes( part ) || around.length > DEEPEST ) {
			names.add( 'array<mixed>' );
		} else if ( kinds.list ) {
			names.add( listType( scope, part, about, [ ...around, part ] ) );
		} else {
			names.add( shapeName( scope, part ) ?? objectType( scope, part, about, [ ...around, part ] ) );
		}
	}
	if ( names.has( 'true' ) && names.has( 'false' ) ) {
		names.delete( 'true' );
		names.delete( 'false' );
		names.add( 'bool' );
	}
	if ( names.has( 'mixed' ) || ! names.size ) {
		return 'mixed';
	}
	// The checker's own order depends on what it has looked at before.
	const all = [ ...names ].filter( ( name ) => name !== 'null' ).sort();
	if ( names.size > 1 ) {
		all.forEach( ( name, at ) => ( all[ at ] = name.startsWith( '\\Closure(' ) ? `(${ name })` : name ) );
	}
	return [ ...all, ...( names.has( 'null' ) ? [ 'null' ] : [] ) ].join( '|' );
}

/**
 * @param {Scope}     scope
 * @param {ts.Type}   type
 * @param {About}     about
 * @param {ts.Type[]} around
 * @return {string}
 */
function listType( scope, type, { isFraction = false }, around ) {
	const { types } = scope;
	const inner = types.argumentsOf( type );
	if ( types.isTuple( type ) ) {
		return `array{${ inner.map( ( one ) => docType( scope, one, { isFraction }, around ) ).join( ', ' ) }}`;
	}
	return `list<${ inner[ 0 ] ? docType( scope, inner[ 0 ], { isFraction }, around ) : 'mixed' }>`;
}

/**
 * A function, by what it takes and gives.
 *
 * @param {Scope}     scope
 * @param {ts.Type}   type
 * @param {ts.Type[]} around
 * @return {string}
 */
function closureType( scope, type, around ) {
	const { types } = scope;
	const calls = types.signaturesOf( type );
	if ( calls.length !== 1 || around.includes( type ) || around.length > DEEPEST ) {
		return '\\Closure';
	}
	const [ { parameters, result } ] = calls;
	const inside = [ ...around, type ];
	const given = parameters.map(
		( one ) =>
			docType( scope, one.isOptional ? types.present( one.type ) : one.type, {}, inside ) +
			( one.isOptional ? '|null=' : '' )
	);
	return `\\Closure(${ given.join( ', ' ) }): ${ docType( scope, result, {}, inside ) }`;
}

/**
 * The name of a shape. What holds functions has none: which of them are handed on depends on who takes it.
 *
 * @param {Scope}   scope
 * @param {ts.Type} type
 * @return {string|null}
 */
function shapeName( scope, type ) {
	const { types, compiler } = scope;
	const named = types.nameOfType( type );
	const isOfValues = types.properties( type ).every( ( property ) => {
		const own = types.typeOfSymbol( property );
		return ! types.kindsOf( own ).function && ! types.isRefType( own );
	} );
	return named && isOfValues
		? compiler.shapes.name( compiler.relative( named.fileName ), named.name, () =>
				objectType( scope, type, { isProps: /Props$/.test( named.name ) }, [ type ] )
			)
		: null;
}

/**
 * @param {Scope}     scope
 * @param {ts.Type}   type
 * @param {About}     about
 * @param {ts.Type[]} around
 * @return {string}
 */
function objectType( scope, type, { isHandedOn = () => true, isProps = false }, around ) {
	const { types } = scope;
	const name = type.symbol?.name;
	if ( /^(Readonly)?(Set|Map)$/.test( name ?? '' ) ) {
		const [ first, second ] = types.argumentsOf( type );
		return second
			? `array<array-key, ${ docType( scope, second, {}, around ) }>`
			: `list<${ docType( scope, first, {}, around ) }>`;
	}
	if ( types.isOfBrowser( type ) ) {
		return 'mixed';
	}
	const values = types.recordValue( type );
	const properties = types.properties( type ).sort( asDeclared );
	if ( values && ! properties.length ) {
		return `array<array-key, ${ docType( scope, values, {}, around ) }>`;
	}
	const fields = properties
		.filter( ( property ) => {
			const own = types.typeOfSymbol( property );
			return ! types.isRefType( own ) && ( ! types.kindsOf( own ).function || isHandedOn( property.name ) );
		} )
		.map( ( property ) => {
			const own = types.typeOfSymbol( property );
			const isOptional = Boolean( property.flags & ts.SymbolFlags.Optional ) || types.isHandlerType( own );
			const about = { isFraction: Boolean( property.declarations?.some( isFraction ) ) };
			const value = docType( scope, isOptional ? types.present( own ) : own, about, around );
			const key = /^[A-Za-z_][A-Za-z0-9_]*$/.test( property.name ) ? property.name : `'${ property.name }'`;
			const mayBeNull = isOptional && isProps && types.kindsOf( own ).nothing && value !== 'mixed';
			return `${ key }${ isOptional ? '?' : '' }: ${ value }${ mayBeNull ? '|null' : '' }`;
		} );
	return fields.length ? `array{${ fields.join( ', ' ) }}` : 'array<mixed>';
}

/**
 * Properties by where they are declared, for the same order in every run.
 *
 * @param {ts.Symbol} a
 * @param {ts.Symbol} b
 */
function asDeclared( a, b ) {
	const [ first, second ] = [ a, b ].map( ( { declarations } ) => declarations?.[ 0 ] );
	const files = [ first, second ].map( ( one ) => one?.getSourceFile().fileName ?? '' );
	return (
		files[ 0 ].localeCompare( files[ 1 ] ) ||
		( first?.pos ?? 0 ) - ( second?.pos ?? 0 ) ||
		a.name.localeCompare( b.name )
	);
}

/**
 * Whether a number may be a fraction by its declaration: if the check of a shape says `number`, or its type `Decimal`.
 *
 * @param {ts.Declaration} declaration
 */
export const isFraction = ( declaration ) =>
	ts.isPropertyAssignment( declaration )
		? /\bnumber\b/.test( declaration.initializer.getText() )
		: ts.isPropertySignature( declaration ) && /\bDecimal\b/.test( declaration.type?.getText() ?? '' );
