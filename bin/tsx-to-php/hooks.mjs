/**
 * What hooks mean in the first render: useState is its initial value, effects are nothing, what a store would give is
 * not there yet.
 *
 * @typedef {import('./scope.mjs').Scope} Scope
 * @typedef {import('./php.mjs').Expr}    Expr
 * @typedef {import('./php.mjs').Slots} Slots
 * @typedef {{ bind: ( into: Scope, name: ts.BindingName, slots: Slots ) => void }} Result What gives names to what a hook returns.
 */
import ts from 'typescript';
import * as php from './php.mjs';
import { bind, bindAway, bindLazyPattern, bindLocal, madeOnce, nameFor } from './bindings.mjs';
import { expression } from './expressions.mjs';
import { functionOf } from './functions.mjs';

/** @param {string} name */
export const isHookName = ( name ) => /^use[A-Z]/.test( name );

const EFFECTS = new Set( [
	'useEffect',
	'useLayoutEffect',
	'useInsertionEffect',
	'useDebugValue',
	'useImperativeHandle',
] );
const PACKAGES = new Set( [ 'react', '@wordpress/element', '@wordpress/data', '@wordpress/compose' ] );

/**
 * The hook's name, if it is one of React's or of the stores.
 *
 * @param {Scope}             scope
 * @param {ts.CallExpression} call
 */
export function packageHook( scope, call ) {
	if ( ! ts.isIdentifier( call.expression ) ) {
		return null;
	}
	const from = scope.types.importOf( call.expression );
	return from && PACKAGES.has( from.from ) && isHookName( from.name ) ? from.name : null;
}

/**
 * The hook that a module of the project declares.
 *
 * @param {Scope}             scope
 * @param {ts.CallExpression} call
 */
function ownHook( scope, call ) {
	if ( ! ts.isIdentifier( call.expression ) || ! isHookName( call.expression.text ) ) {
		return null;
	}
	const symbol = scope.types.symbolOf( call.expression );
	const declaration = symbol && scope.types.declarationOf( symbol );
	return declaration && functionOf( declaration ) ? { declaration, name: symbol.name } : null;
}

/**
 * Whether a call does nothing before the page is live.
 *
 * @param {Scope}             scope
 * @param {ts.CallExpression} call
 */
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
 * @param {Scope}             scope
 * @param {ts.CallExpression} call
 * @return {Result|null}
 */
export function hookResult( scope, call ) {
	const hook = packageHook( scope, call );
	if ( ! hook ) {
		const constant = ts.isIdentifier( call.expression ) ? constantOf( scope, call ) : undefined;
		return constant === undefined ? ownHookResult( scope, call ) : constantHook( constant );
	}
	return {
		bind( into, name, slots ) {
			switch ( hook ) {
				case 'useState':
				case 'useReducer':
					bindState( into, name, call, hook, slots );
					return;
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
					} else if ( ts.isIdentifier( name ) ) {
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

/**
 * The names of a state, and of what changes it.
 *
 * @param {Scope}                   scope
 * @param {ts.BindingName}          name
 * @param {ts.CallExpression}       call
 * @param {'useState'|'useReducer'} hook
 * @param {Slots}                   slots
 */
function bindState( scope, name, call, hook, slots ) {
	if ( ! ts.isArrayBindingPattern( name ) ) {
		scope.refuse(
			name,
			`What ${ hook } gives has to be taken apart.`,
			`Write const [ state, setState ] = ${ hook }( … ).`
		);
		return;
	}
	const [ state, change ] = name.elements;
	const initial = hook === 'useState' ? call.arguments[ 0 ] : call.arguments[ 1 ];
	if ( state && ! ts.isOmittedExpression( state ) ) {
		const make = () => initialValue( scope, call, hook, initial );
		if ( ts.isIdentifier( state.name ) ) {
			bindLocal( scope, state.name, make, slots );
		} else {
			const from = madeOnce( scope, slots, 'state', make );
			bindLazyPattern( scope, state.name, from, scope.types.typeOf( state ), slots );
		}
	}
	if ( change && ! ts.isOmittedExpression( change ) ) {
		bind( scope, change.name, { kind: 'presence', value: php.TRUE } );
	}
}

/**
 * @param {Scope}                   scope
 * @param {ts.CallExpression}       call
 * @param {'useState'|'useReducer'} hook
 * @param {ts.Expression|undefined} initial
 */
function initialValue( scope, call, hook, initial ) {
	if ( ! initial ) {
		return php.NULL;
	}
	if ( hook === 'useReducer' && call.arguments.length > 2 ) {
		return expression( scope, ts.factory.createCallExpression( call.arguments[ 2 ], undefined, [ initial ] ) );
	}
	return called( scope, initial );
}

/**
 * A value, or what a function that makes it gives.
 *
 * @param {Scope}         scope
 * @param {ts.Expression} node
 */
function called( scope, node ) {
	if ( ts.isArrowFunction( node ) && ! node.parameters.length && ! ts.isBlock( node.body ) ) {
		return expression( scope, node.body );
	}
	const value = expression( scope, node );
	return scope.types.kinds( node ).function ? php.call( value ) : value;
}

/**
 * A hook whose value in the first render the options name: `useMounted` is false.
 *
 * @param {Scope}             scope
 * @param {ts.CallExpression} call
 */
export function constantOf( scope, call ) {
	const { hooks } = scope.compiler.options;
	const symbol = scope.types.symbolOf( call.expression );
	const declaration = symbol && scope.types.declarationOf( symbol );
	return declaration
		? hooks[ `${ scope.compiler.relative( declaration.getSourceFile().fileName ) }#${ symbol.name }` ]
		: undefined;
}

/**
 * @param {boolean|null} value
 * @return {Result}
 */
const constantHook = ( value ) => ( {
	bind: ( into, name ) => bind( into, name, { kind: 'value', value: value === null ? php.NULL : php.bool( value ) } ),
} );

/**
 * @param {Scope}             scope
 * @param {ts.CallExpression} call
 * @return {Result|null}
 */
function ownHookResult( scope, call ) {
	const hook = ownHook( scope, call );
	if ( ! hook ) {
		return null;
	}
	return {
		bind( into, name, slots ) {
			const withheld = () => into.compiler.member( hook.declaration, hook.name ).withheld;
			if ( ts.isIdentifier( name ) ) {
				if ( into.types.isRef( name ) || into.types.isHandler( name ) ) {
					bind( into, name, { kind: 'presence', value: php.TRUE } );
					return;
				}
				bindLocal( into, name, () => expression( into, call ), slots, { withheld } );
				return;
			}
			const from = madeOnce( into, slots, nameFor( call ), () => expression( into, call ) );
			bindLazyPattern( into, name, from, into.types.typeOf( call ), slots, withheld );
		},
	};
}
