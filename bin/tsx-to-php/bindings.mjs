/**
 * What names stand for: those of variables, parameters and patterns.
 *
 * @typedef {import('./scope.mjs').Scope} Scope
 * @typedef {import('./php.mjs').Expr}    Expr
 * @typedef {import('./php.mjs').Slots} Slots
 * @typedef {import('./checker.mjs').Types} Types
 * @typedef {import('./scope.mjs').Meaning} Meaning
 */
/* eslint-disable no-bitwise -- TypeScript's flags are bits */
import ts from 'typescript';
import * as php from './php.mjs';
import { saysMore } from './doc-types.mjs';
import { expression } from './expressions.mjs';
import { docType } from './hints.mjs';
import { textOf, unwrapped } from './nodes.mjs';

/**
 * @param {Scope}          scope
 * @param {ts.BindingName} identifier
 * @param {Meaning}        meaning
 */
export function bind( scope, identifier, meaning ) {
	const symbol = scope.types.nameOf( identifier );
	scope.symbols.set( symbol, meaning );
}

/**
 * Names that the first render has no value for.
 *
 * @param {Scope}          scope
 * @param {ts.BindingName} name
 * @param {string}         why
 */
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
 * @param {Scope}             scope
 * @param {ts.BindingPattern} pattern
 * @param {Expr}              base      Simple: it is written once for each name.
 * @param {ts.Type}           type      Of the value.
 * @param {Set<string>|null}  [readsOf] Where to note which functions are looked at.
 * @param {Slots|null}        [slots]   Where statements go that give names to parts.
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
	/** @type {string[]} */
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
			if ( ts.isIdentifier( element.name ) ) {
				bindLocal( scope, element.name, () => rest, slots, { reads: readsOf } );
			}
			continue;
		}
		const key = propertyOf( scope, element );
		if ( ! key ) {
			continue;
		}
		taken.push( key );
		const own = types.typeOfProperty( type, key, element ) ?? types.typeOf( element );
		if ( types.isRefType( own ) ) {
			bindAway( scope, element.name, 'A ref is for the browser.' );
			continue;
		}
		if ( types.kindsOf( own ).function && ts.isIdentifier( element.name ) ) {
			const isPresence = types.isHandlerType( own );
			bind( scope, element.name, {
				kind: isPresence ? 'presence' : 'value',
				value:
					types.mayLack( type, key ) || isPresence
						? maybe( php.index( base, php.string( key ) ), isPresence ? php.FALSE : php.NULL )
						: php.index( base, php.string( key ) ),
				reads: readsOf,
				property: key,
				fallback: element.initializer,
			} );
			continue;
		}
		const part = php.index( base, php.string( key ) );
		bindElement( scope, element, types.mayLack( type, key ) ? maybe( part ) : part, own, slots );
	}
}

/**
 * The property that an element of a pattern takes; empty if that cannot be compiled.
 *
 * @param {Scope}             scope
 * @param {ts.BindingElement} element
 */
function propertyOf( scope, element ) {
	const name = textOf( element.propertyName ?? element.name );
	if ( ! name ) {
		scope.refuse( element, 'This name of a property cannot be compiled.' );
	}
	return name;
}

/**
 * A name for the variable of what an element takes apart further.
 *
 * @param {ts.BindingElement} element
 */
const nameOfPart = ( { propertyName } ) =>
	propertyName && ts.isIdentifier( propertyName ) ? propertyName.text : 'part';

/**
 * What a rest holds, written out, where all of it is always there.
 *
 * @param {Scope}             scope
 * @param {ts.BindingElement} element
 * @param {Expr}              base
 */
function leftOver( { types }, { name }, base ) {
	const type = types.typeOf( name );
	const names = types.propertyNames( type );
	const isCertain = names.every( ( one ) => {
		const own = types.typeOfProperty( type, one, name );
		return own && ! types.mayLack( type, one ) && ! types.kindsOf( own ).function;
	} );
	return names.length && isCertain && ! types.isRecord( type )
		? php.array(
				names.map( ( one ) => ( { key: php.string( one ), value: php.index( base, php.string( one ) ) } ) )
			)
		: null;
}

/**
 * @param {Types}   types
 * @param {ts.Type} type
 * @param {number}  at
 */
const isTuple = ( types, type, at ) =>
	types.constituents( type ).every( ( one ) => types.isTuple( one ) && types.argumentsOf( one ).length > at );

/**
 * A value that may be absent.
 *
 * @param {Expr} value
 * @param {Expr} [otherwise]
 */
export const maybe = ( value, otherwise = php.NULL ) => php.binary( '??', value, otherwise );

/**
 * `$a['b'] ?? null` as what a further key is looked for in: `??` holds for the whole way.
 *
 * @param {Expr} base
 */
export const stripped = ( base ) => ( php.isCoalescing( base ) && base.right === php.NULL ? base.left : base );

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

/**
 * @param {Scope}             scope
 * @param {ts.BindingElement} element
 * @param {Expr}              value
 * @param {ts.Type}           type
 * @param {Slots|null}        slots
 */
function bindElement( scope, element, value, type, slots ) {
	let whole = value;
	if ( element.initializer ) {
		const fallback = expression( scope, element.initializer );
		const inner = php.isCoalescing( value ) ? value.left : value;
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
	const name = scope.variable( nameOfPart( element ) );
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

/**
 * A default stands for what is absent; PHP would take it for null too.
 *
 * @param {Scope}             scope
 * @param {ts.BindingElement} element
 * @param {ts.Type}           type
 * @param {Expr}              fallback
 */
function refuseNullDefault( scope, element, type, fallback ) {
	if ( admitsNull( type ) && fallback !== php.NULL ) {
		scope.refuse(
			element,
			'A default for what may be null and may be absent: PHP cannot tell them apart.',
			'Let the type be one of them.'
		);
	}
}

/** @param {ts.Type} type */
const admitsNull = ( type ) =>
	( type.isUnion() ? type.types : [ type ] ).some( ( { flags } ) => flags & ts.TypeFlags.Null );

/**
 * A name for a value: a variable, if there is a place for its statement, which is written when somebody asks for it.
 *
 * @param {Scope}            scope
 * @param {ts.Identifier}    identifier
 * @param {() => Expr}       make
 * @param {Slots|null}       slots
 * @param {import('./scope.mjs').Notes} [notes]
 */
export function bindLocal( scope, identifier, make, slots, notes = {} ) {
	if ( ! slots ) {
		bind( scope, identifier, { ...notes, kind: 'value', value: make() } );
		return;
	}
	const slot = newSlot( slots );
	bind( scope, identifier, {
		...notes,
		kind: 'local',
		make,
		slot,
		wanted: identifier.text,
		value: null,
		scope,
		type: scope.types.typeOf( identifier ),
	} );
}

/**
 * Whether PHPStan loses what an array holds: by array_diff_key().
 *
 * @param {Expr} value
 */
const isPartOfArray = ( value ) => value.kind === 'call' && value.callee === 'array_diff_key';

/**
 * Whether PHPStan takes a value for what it always is: state that nothing is in before the page is live.
 *
 * @param {Expr} value
 */
const isEmpty = ( value ) => value.kind === 'array' && ! value.items.length;

/**
 * What a local name stands for; its statement is written now, if it is not yet.
 *
 * @param {( import('./scope.mjs').Value|import('./scope.mjs').Local ) & import('./scope.mjs').Notes} meaning
 * @return {Expr|null} Null while it is being made.
 */
export function demand( meaning ) {
	if ( meaning.kind === 'value' || meaning.value ) {
		return meaning.value;
	}
	if ( meaning.isBusy ) {
		return null;
	}
	meaning.isBusy = true;
	const value = meaning.make();
	meaning.isBusy = false;
	if ( php.isConstant( value ) || ( value.kind === 'var' && ! meaning.scope.changes( value.name ) ) ) {
		meaning.value = value;
		return value;
	}
	const name = meaning.scope.variable( meaning.wanted );
	meaning.value = php.variable( name );
	const isUnknown = isPartOfArray( value ) || isEmpty( value );
	const doc = meaning.type && isUnknown ? docType( meaning.scope, meaning.type, { isProps: true } ) : '';
	meaning.slot.push(
		php.does(
			php.assign( meaning.value, value ),
			doc && saysMore( doc, 'mixed' ) ? `@var ${ doc } $${ name }` : ''
		)
	);
	return meaning.value;
}

/** @param {Slots} slots */
export function newSlot( slots ) {
	/** @type {Slots} */
	const place = [];
	slots.push( place );
	return place;
}

/**
 * A value that gets a variable when somebody first asks for it, unless it is a name itself.
 *
 * @param {Scope}      scope
 * @param {Slots}      slots
 * @param {string}     wanted The variable's name, if that is free.
 * @param {() => Expr} make
 * @return {() => Expr}
 */
export function madeOnce( scope, slots, wanted, make ) {
	const place = newSlot( slots );
	/** @type {Expr|null} */
	let value = null;
	return () => {
		if ( ! value ) {
			const made = make();
			if ( php.isSimple( made ) ) {
				value = made;
			} else {
				value = php.variable( scope.variable( wanted ) );
				place.push( php.does( php.assign( value, made ) ) );
			}
		}
		return value;
	};
}

/**
 * A name for the result of a call: `useMachines( … )` gives `$machines`.
 *
 * @param {ts.Expression} node
 */
export function nameFor( node ) {
	const call = unwrapped( node );
	if ( ts.isCallExpression( call ) ) {
		const callee = ts.isPropertyAccessExpression( call.expression ) ? call.expression.name : call.expression;
		const text = ts.isIdentifier( callee ) ? callee.text.replace( /^use(?=[A-Z])/, '' ) : 'value';
		return text.charAt( 0 ).toLowerCase() + text.slice( 1 );
	}
	return 'value';
}

/**
 * As bindPattern(), of a value that is made when one of its parts is asked for.
 *
 * @param {Scope}                               scope
 * @param {ts.BindingPattern}                   pattern
 * @param {() => Expr}                          from
 * @param {ts.Type}                             type
 * @param {Slots}                               slots
 * @param {() => import('./scope.mjs').Withheld} [withheld]
 */
export function bindLazyPattern( scope, pattern, from, type, slots, withheld ) {
	const { types } = scope;
	/** @type {ReadonlyArray<ts.ArrayBindingElement>} */
	const all = pattern.elements;
	const elements = all.filter( ( one ) => ! ts.isOmittedExpression( one ) );
	const isList = ts.isArrayBindingPattern( pattern );
	elements.forEach( ( element ) => {
		const at = all.indexOf( element );
		const property = isList ? '' : textOf( element.propertyName ?? element.name );
		const own = ( property && types.typeOfProperty( type, property, element ) ) || types.typeOf( element );
		const read = () => {
			if ( ! isList && ! propertyOf( scope, element ) ) {
				return php.NULL;
			}
			const refused = isList ? undefined : withheld?.().get( property );
			scope.compiler.refusals.all.push( ...( refused ?? [] ) );
			const base = from();
			if ( element.dotDotDotToken ) {
				const taken = elements.slice( 0, -1 ).map( ( one ) => textOf( one.propertyName ?? one.name ) );
				return isList
					? php.call( 'array_slice', base, php.number( at ) )
					: php.call(
							'array_diff_key',
							base,
							php.array( taken.map( ( one ) => ( { key: php.string( one ), value: php.TRUE } ) ) )
						);
			}
			const part = php.index( base, isList ? php.number( at ) : php.string( property ) );
			const mayLack = isList ? ! isTuple( types, type, at ) : types.mayLack( type, property );
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
				bind( scope, element.name, { kind: 'presence', value: php.TRUE } );
			}
			return;
		}
		if ( ts.isIdentifier( element.name ) ) {
			bindLocal( scope, element.name, read, slots );
			return;
		}
		const inner = madeOnce( scope, slots, nameOfPart( element ), read );
		bindLazyPattern( scope, element.name, inner, own, slots );
	} );
}
