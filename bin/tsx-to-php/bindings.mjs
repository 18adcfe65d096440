/** What names stand for: those of variables, parameters and patterns. */
/* eslint-disable no-bitwise -- TypeScript's flags are bits */
import ts from 'typescript';
import * as php from './php.mjs';
import { saysMore } from './doc-types.mjs';
import { expression } from './expressions.mjs';
import { docType } from './hints.mjs';
import { unwrapped } from './nodes.mjs';

export function bind( scope, identifier, meaning ) {
	const symbol = scope.types.nameOf( identifier );
	scope.symbols.set( symbol, meaning );
}

/** Names that the first render has no value for. */
export function bindAway( scope, name, why ) {
	if ( ts.isIdentifier( name ) ) {
		bind( scope, name, { kind: 'unknown', why } );
		return;
	}
	for ( const element of name.elements ) {
		if ( ! ts.isOmittedExpression( element ) ) {
			bindAway( scope, element.name, why );
		}
	}
}

/**
 * The names of a pattern, each for its part of a value.
 *
 * @param {import('./scope.mjs').Scope}                                   scope
 * @param {import('typescript').BindingPattern}     pattern
 * @param {import('./php.mjs').Expr}                base     Simple: it is written once for each name.
 * @param {import('typescript').Type}               type     Of the value.
 * @param {Set|null}                                readsOf  Where to note which functions are looked at.
 * @param {Array}                                   [slots]  Where statements go that give names to parts.
 */
export function bindPattern( scope, pattern, base, type, readsOf = null, slots = null ) {
	const { types } = scope;
	if ( ts.isArrayBindingPattern( pattern ) ) {
		pattern.elements.forEach( ( element, at ) => {
			if ( ts.isOmittedExpression( element ) ) {
				return;
			}
			const value = element.dotDotDotToken
				? php.call( 'array_slice', base, php.number( at ) )
				: php.index( base, php.number( at ) );
			const elementType = types.typeOf( element );
			bindElement(
				scope,
				element,
				element.dotDotDotToken || isTuple( types, type, at ) ? value : maybe( value ),
				elementType,
				slots
			);
		} );
		return;
	}
	const taken = [];
	for ( const element of pattern.elements ) {
		if ( element.dotDotDotToken ) {
			const left = slots ? null : leftOver( scope, element, base );
			const rest =
				left ??
				php.call(
					'array_diff_key',
					base,
					php.array( taken.map( ( key ) => ( { key: php.string( key ), value: php.TRUE } ) ) )
				);
			bindLocal( scope, element.name, () => rest, slots, readsOf );
			continue;
		}
		const key = element.propertyName ?? element.name;
		if ( ! ts.isIdentifier( key ) && ! ts.isStringLiteral( key ) ) {
			scope.refuse( element, 'This name of a property cannot be compiled.' );
			continue;
		}
		taken.push( key.text );
		const own = types.typeOfProperty( type, key.text, element ) ?? types.typeOf( element );
		if ( types.isRefType( own ) ) {
			bindAway( scope, element.name, 'A ref is for the browser.' );
			continue;
		}
		if ( types.kindsOf( own ).function && ts.isIdentifier( element.name ) ) {
			const isPresence = types.isHandlerType( own );
			bind( scope, element.name, {
				kind: isPresence ? 'presence' : 'value',
				value:
					types.mayLack( type, key.text ) || isPresence
						? maybe( php.index( base, php.string( key.text ) ), isPresence ? php.FALSE : php.NULL )
						: php.index( base, php.string( key.text ) ),
				reads: readsOf,
				property: key.text,
				fallback: element.initializer,
			} );
			continue;
		}
		const part = php.index( base, php.string( key.text ) );
		bindElement( scope, element, types.mayLack( type, key.text ) ? maybe( part ) : part, own, slots );
	}
}

/** What a rest holds, written out, where all of it is always there. */
function leftOver( { types }, { name }, base ) {
	const type = types.typeOf( name );
	const names = types.propertyNames( type );
	const isCertain = names.every(
		( one ) => ! types.mayLack( type, one ) && ! types.kindsOf( types.typeOfProperty( type, one, name ) ).function
	);
	return names.length && isCertain && ! types.isRecord( type )
		? php.array(
				names.map( ( one ) => ( { key: php.string( one ), value: php.index( base, php.string( one ) ) } ) )
			)
		: null;
}

const isTuple = ( types, type, at ) =>
	types.constituents( type ).every( ( one ) => types.isTuple( one ) && types.argumentsOf( one ).length > at );

/** A value that may be absent. */
export const maybe = ( value, otherwise = php.NULL ) => php.binary( '??', value, otherwise );

/** `$a['b'] ?? null` as what a further key is looked for in: `??` holds for the whole way. */
export const stripped = ( base ) =>
	base.kind === 'binary' && base.operator === '??' && base.right === php.NULL ? base.left : base;

/**
 * A value without `?? null` where TypeScript knows that it is there: after `value &&`, or before `!`.
 *
 * @param {import('./scope.mjs').Scope}     scope
 * @param {import('typescript').Expression} node
 * @param {import('./php.mjs').Expr}        value What the node has become.
 */
export function certain( { types }, node, value ) {
	const kinds = types.kinds( node );
	const isThere = ! kinds.nothing && ! kinds.other;
	return isThere || ( node.parent && ts.isNonNullExpression( node.parent ) ) ? stripped( value ) : value;
}

function bindElement( scope, element, value, type, slots ) {
	let whole = value;
	if ( element.initializer ) {
		const fallback = expression( scope, element.initializer );
		const inner = value.kind === 'binary' && value.operator === '??' ? value.left : value;
		refuseNullDefault( scope, element, type, fallback );
		whole = php.binary( '??', inner, fallback );
	}
	if ( ts.isIdentifier( element.name ) ) {
		bindLocal( scope, element.name, () => whole, slots );
		return;
	}
	if ( php.isSimple( whole ) ) {
		bindPattern( scope, element.name, whole, scope.types.typeOf( element.name ), null, slots );
		return;
	}
	const name = scope.variable( element.propertyName?.text ?? 'part' );
	if ( ! slots ) {
		scope.refuse(
			element,
			'A default within a pattern of an inline function cannot be compiled.',
			'Take it apart in a line of its own.'
		);
		return;
	}
	slots.push( [ php.does( php.assign( php.variable( name ), whole ) ) ] );
	bindPattern( scope, element.name, php.variable( name ), scope.types.typeOf( element.name ), null, slots );
}

/** A default stands for what is absent; PHP would take it for null too. */
function refuseNullDefault( scope, element, type, fallback ) {
	if ( admitsNull( type ) && fallback !== php.NULL ) {
		scope.refuse(
			element,
			'A default for what may be null and may be absent: PHP cannot tell them apart.',
			'Let the type be one of them.'
		);
	}
}

const admitsNull = ( type ) =>
	( type.isUnion() ? type.types : [ type ] ).some( ( { flags } ) => flags & ts.TypeFlags.Null );

/**
 * A name for a value: a variable, if there is a place for its statement, which is written when somebody asks for it.
 *
 * @param {import('./scope.mjs').Scope}       scope
 * @param {ts.Identifier} identifier
 * @param {() => import('./php.mjs').Expr} make
 * @param {Array|null}  slots
 */
export function bindLocal( scope, identifier, make, slots, reads = null ) {
	if ( ! slots ) {
		bind( scope, identifier, { kind: 'value', value: make(), reads } );
		return;
	}
	const slot = [];
	slots.push( slot );
	bind( scope, identifier, {
		kind: 'local',
		make,
		slot,
		wanted: identifier.text,
		value: null,
		scope,
		reads,
		type: scope.types.typeOf( identifier ),
	} );
}

/** Whether PHPStan loses what an array holds: by array_diff_key(). */
const isPartOfArray = ( value ) => value.kind === 'call' && value.callee === 'array_diff_key';

/** Whether PHPStan takes a value for what it always is: state that nothing is in before the page is live. */
const isEmpty = ( value ) => value.kind === 'array' && ! value.items.length;

/** What a local name stands for; its statement is written now, if it is not yet. */
export function demand( meaning ) {
	if ( meaning.kind !== 'local' || meaning.value ) {
		return meaning;
	}
	if ( meaning.isBusy ) {
		return null;
	}
	meaning.isBusy = true;
	const value = meaning.make();
	meaning.isBusy = false;
	if (
		! meaning.isAssigned &&
		( php.isConstant( value ) || ( value.kind === 'var' && ! meaning.scope.changes( value.name ) ) )
	) {
		meaning.value = value;
		return meaning;
	}
	const name = meaning.scope.variable( meaning.wanted );
	meaning.value = php.variable( name );
	const isUnknown = isPartOfArray( value ) || ( isEmpty( value ) && ! meaning.isAssigned );
	const doc = meaning.type && isUnknown ? docType( meaning.scope, meaning.type, { isProps: true } ) : '';
	meaning.slot.push(
		php.does(
			php.assign( meaning.value, value ),
			doc && saysMore( doc, 'mixed' ) ? `@var ${ doc } $${ name }` : ''
		)
	);
	return meaning;
}

export function newSlot( slots ) {
	const place = [];
	slots.push( place );
	return place;
}

/** A value that gets a variable when the first of its parts is asked for, unless it is a name itself. */
export function lazySource( scope, initializer, place ) {
	let value = null;
	return () => {
		if ( ! value ) {
			const made = expression( scope, initializer );
			if ( php.isSimple( made ) ) {
				value = made;
			} else {
				value = php.variable( scope.variable( nameFor( initializer ) ) );
				place.push( php.does( php.assign( value, made ) ) );
			}
		}
		return value;
	};
}

/** A name for the result of a call: `useMachines( … )` gives `$machines`. */
export function nameFor( node ) {
	const call = unwrapped( node );
	if ( ts.isCallExpression( call ) ) {
		const callee = ts.isPropertyAccessExpression( call.expression ) ? call.expression.name : call.expression;
		const text = ts.isIdentifier( callee ) ? callee.text.replace( /^use(?=[A-Z])/, '' ) : 'value';
		return text.charAt( 0 ).toLowerCase() + text.slice( 1 );
	}
	return 'value';
}

/** As bindPattern(), of a value that is made when one of its parts is asked for. */
export function bindLazyPattern( scope, pattern, from, type, slots, withheld = null ) {
	const { types } = scope;
	const elements = pattern.elements.filter( ( one ) => ! ts.isOmittedExpression( one ) );
	const isList = ts.isArrayBindingPattern( pattern );
	const keys = elements.map( ( one ) => ( one.propertyName ?? one.name ).text );
	elements.forEach( ( element ) => {
		const at = pattern.elements.indexOf( element );
		const key = isList ? php.number( at ) : php.string( ( element.propertyName ?? element.name ).text );
		const own = isList
			? types.typeOf( element )
			: ( types.typeOfProperty( type, key.value, element ) ?? types.typeOf( element ) );
		const read = () => {
			if ( withheld?.has( key.value ) ) {
				withheld.get( key.value ).forEach( ( refusal ) => scope.compiler.refusals.all.push( refusal ) );
			}
			const base = from();
			if ( element.dotDotDotToken ) {
				return isList
					? php.call( 'array_slice', base, php.number( at ) )
					: php.call(
							'array_diff_key',
							base,
							php.array(
								keys.slice( 0, -1 ).map( ( one ) => ( { key: php.string( one ), value: php.TRUE } ) )
							)
						);
			}
			const part = php.index( base, key );
			const mayLack = isList ? ! isTuple( types, type, at ) : types.mayLack( type, key.value );
			if ( element.initializer ) {
				const fallback = expression( scope, element.initializer );
				refuseNullDefault( scope, element, own, fallback );
				return php.binary( '??', part, fallback );
			}
			return mayLack ? maybe( part ) : part;
		};
		if ( types.isHandlerType( own ) || types.isRefType( own ) ) {
			bindAway( scope, element.name, 'It is for the browser.' );
			if ( ts.isIdentifier( element.name ) && types.isHandlerType( own ) ) {
				bind( scope, element.name, { kind: 'presence', value: php.TRUE, lazy: read } );
			}
			return;
		}
		if ( ts.isIdentifier( element.name ) ) {
			bindLocal( scope, element.name, read, slots );
			return;
		}
		const place = newSlot( slots );
		let value = null;
		const inner = () => {
			if ( ! value ) {
				const made = read();
				if ( php.isSimple( made ) ) {
					value = made;
				} else {
					value = php.variable( scope.variable( key.value || 'part' ) );
					place.push( php.does( php.assign( value, made ) ) );
				}
			}
			return value;
		};
		bindLazyPattern( scope, element.name, inner, own, slots );
	} );
}
