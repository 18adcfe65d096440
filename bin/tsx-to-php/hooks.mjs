/**
 * What hooks mean in the first render: useState is its initial value, effects are nothing, what a store would give is
 * not there yet.
 */
import ts from 'typescript';
import * as php from './php.mjs';
import { bind, bindAway, bindLazyPattern, bindLocal, nameFor } from './bindings.mjs';
import { expression } from './expressions.mjs';
import { functionOf } from './functions.mjs';

export const isHookName = ( name ) => /^use[A-Z]/.test( name );

const EFFECTS = new Set( [
	'useEffect',
	'useLayoutEffect',
	'useInsertionEffect',
	'useDebugValue',
	'useImperativeHandle',
] );
const PACKAGES = new Set( [ 'react', '@wordpress/element', '@wordpress/data', '@wordpress/compose' ] );

/** The hook's name, if it is one of React's or of the stores. */
export function packageHook( scope, call ) {
	if ( ! ts.isIdentifier( call.expression ) ) {
		return null;
	}
	const from = scope.types.importOf( call.expression );
	return from && PACKAGES.has( from.from ) && isHookName( from.name ) ? from.name : null;
}

/** The hook that a module of the project declares. */
function ownHook( scope, call ) {
	if ( ! ts.isIdentifier( call.expression ) || ! isHookName( call.expression.text ) ) {
		return null;
	}
	const symbol = scope.types.symbolOf( call.expression );
	const declaration = symbol && scope.types.declarationOf( symbol );
	return declaration && functionOf( declaration ) ? { declaration, name: symbol.name } : null;
}

/** Whether a call does nothing before the page is live. */
export function isEffect( scope, call ) {
	if ( ! ts.isIdentifier( call.expression ) ) {
		return false;
	}
	const name = packageHook( scope, call );
	if ( name ) {
		return EFFECTS.has( name ) || name === 'useDispatch';
	}
	// A hook called for its effects alone.
	return isHookName( call.expression.text );
}

/**
 * What the names of `const … = useSomething()` stand for; null if it is no hook.
 *
 * @param {import('./scope.mjs').Scope}           scope
 * @param {import('typescript').CallExpression}       call
 */
export function hookResult( scope, call ) {
	const hook = packageHook( scope, call );
	if ( ! hook ) {
		return isBound( scope, call ) ? constantHook( scope, call ) : ownHookResult( scope, call );
	}
	return {
		bind( into, name, slots ) {
			switch ( hook ) {
				case 'useState':
				case 'useReducer': {
					const [ state, change ] = name.elements;
					const initial = hook === 'useState' ? call.arguments[ 0 ] : call.arguments[ 1 ];
					if ( state && ! ts.isOmittedExpression( state ) ) {
						const make = () => initialValue( into, call, hook, initial );
						if ( ts.isIdentifier( state.name ) ) {
							bindLocal( into, state.name, make, slots );
						} else {
							let value = null;
							const place = [];
							slots.push( place );
							bindLazyPattern(
								into,
								state.name,
								() => {
									if ( ! value ) {
										value = make();
										if ( ! php.isSimple( value ) ) {
											const local = php.variable( into.variable( 'state' ) );
											place.push( php.does( php.assign( local, value ) ) );
											value = local;
										}
									}
									return value;
								},
								into.types.typeOf( state ),
								slots
							);
						}
					}
					if ( change ) {
						bind( into, change.name, { kind: 'presence', value: php.TRUE } );
					}
					return;
				}
				case 'useMemo': {
					const make = () => called( into, call.arguments[ 0 ] );
					if ( ts.isIdentifier( name ) ) {
						bindLocal( into, name, make, slots );
					} else {
						bindLazyPattern( into, name, make, into.types.typeOf( call ), slots );
					}
					return;
				}
				case 'useCallback':
					if ( into.types.isHandler( call ) ) {
						bind( into, name, { kind: 'presence', value: php.TRUE } );
					} else {
						bindLocal( into, name, () => expression( into, call.arguments[ 0 ] ), slots );
					}
					return;
				case 'useRef':
					bind( into, name, {
						kind: 'ref',
						make: () => ( call.arguments.length ? expression( into, call.arguments[ 0 ] ) : php.NULL ),
					} );
					return;
				case 'useId':
					into.refuse( call, 'useId has another value in PHP.', 'Take an id from the props.' );
					return;
				default:
					bindAway(
						into,
						name,
						`${ hook } has no value in the first render: use props, and useMounted to tell.`
					);
			}
		},
	};
}

function initialValue( scope, call, hook, initial ) {
	if ( hook === 'useReducer' && call.arguments.length > 2 ) {
		return expression( scope, ts.factory.createCallExpression( call.arguments[ 2 ], undefined, [ initial ] ) );
	}
	if ( ! initial ) {
		return php.NULL;
	}
	return called( scope, initial );
}

/** A value, or what a function that makes it gives. */
function called( scope, node ) {
	if ( ts.isArrowFunction( node ) && ! node.parameters.length && ! ts.isBlock( node.body ) ) {
		return expression( scope, node.body );
	}
	const value = expression( scope, node );
	return scope.types.kinds( node ).function ? php.call( value ) : value;
}

function isBound( scope, call ) {
	return ts.isIdentifier( call.expression ) && constantOf( scope, call ) !== undefined;
}

/** A hook whose value in the first render the options name: `useMounted` is false. */
export function constantOf( scope, call ) {
	const { hooks = {} } = scope.compiler.options;
	const symbol = scope.types.symbolOf( call.expression );
	const declaration = symbol && scope.types.declarationOf( symbol );
	return declaration
		? hooks[ `${ scope.compiler.relative( declaration.getSourceFile().fileName ) }#${ symbol.name }` ]
		: undefined;
}

function constantHook( scope, call ) {
	const value = constantOf( scope, call );
	return {
		bind: ( into, name ) =>
			bind( into, name, { kind: 'value', value: value === null ? php.NULL : php.bool( value ) } ),
	};
}

function ownHookResult( scope, call ) {
	const hook = ownHook( scope, call );
	if ( ! hook ) {
		return null;
	}
	return {
		bind( into, name, slots ) {
			const place = [];
			slots.push( place );
			let value = null;
			const member = () => into.compiler.member( hook.declaration, hook.name );
			const make = () => {
				if ( ! value ) {
					const made = expression( into, call );
					value = php.isSimple( made ) ? made : php.variable( into.variable( nameFor( call ) ) );
					if ( value !== made ) {
						place.push( php.does( php.assign( value, made ) ) );
					}
				}
				return value;
			};
			if ( ts.isIdentifier( name ) ) {
				if ( into.types.isRef( name ) || into.types.isHandler( name ) ) {
					bind( into, name, { kind: 'presence', value: php.TRUE } );
					return;
				}
				bindLocal( into, name, () => expression( into, call ), slots );
				const meaning = into.find( into.types.nameOf( name ) );
				meaning.withheld = () => member().withheld;
				return;
			}
			const withheld = {
				has: ( key ) => member().withheld.has( key ),
				get: ( key ) => member().withheld.get( key ),
			};
			bindLazyPattern( into, name, make, into.types.typeOf( call ), slots, withheld );
		},
	};
}
