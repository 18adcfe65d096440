/**
 * Numbers of parameters and results that are whole, because all that is given for them is: PHP's `int` for `number`.
 *
 * @typedef  {Object}                                Claim What one place gives.
 * @property {import('typescript').Node}      of    The parameter or the function that it is given to or by.
 * @property {boolean}                        is    Whether it is whole.
 * @property {Set<import('typescript').Node>} needs Parameters and functions that have to be whole for that.
 */

/**
 * @typedef {import('./scope.mjs').Scope} Scope
 *
 * @typedef  {Object} Typed A declared type that may become `int`.
 * @property {{ type?: string }} target    What has it.
 * @property {ts.Node}           of        The parameter or the function that it is of.
 * @property {string}            type      With `int|float` in it.
 * @property {string}            otherwise What it is if its numbers may be fractions.
 */
import ts from 'typescript';
import { functionOf } from './functions.mjs';
import { isInteger } from './numbers.mjs';

/**
 * Notes what a parameter is given, or what a function gives.
 *
 * @param {Scope}         scope
 * @param {ts.Node}       of
 * @param {ts.Expression} node
 */
export function claim( scope, of, node ) {
	/** @type {Set<ts.Node>} */
	const needs = new Set();
	const is = ! scope.types.kinds( node ).number || isInteger( scope, node, needs );
	scope.member.claims.push( { of, is, needs } );
}

/**
 * Notes what a call gives to the parameters of a function.
 *
 * @param {Scope}             scope
 * @param {ts.CallExpression} call
 */
export function claimArguments( scope, call ) {
	const parameters = scope.types.calledBy( call )?.parameters ?? [];
	const isSpread = call.arguments.some( ts.isSpreadElement );
	parameters.filter( ts.isParameter ).forEach( ( parameter, at ) => {
		if ( isSpread ) {
			scope.member.claims.push( { of: parameter, is: false, needs: new Set() } );
		} else if ( call.arguments[ at ] ) {
			claim( scope, parameter, call.arguments[ at ] );
		}
	} );
}

/**
 * Notes what reduce() gives its function: the first value, and then what that function gives.
 *
 * @param {Scope}         scope
 * @param {ts.Expression} fn
 * @param {ts.Expression} first
 */
export function claimReduced( scope, fn, first ) {
	const of = ts.isFunctionLike( fn ) ? fn.parameters[ 0 ] : undefined;
	if ( of && ts.isParameter( of ) ) {
		claim( scope, of, first );
		scope.member.claims.push( { of, is: true, needs: new Set( [ fn ] ) } );
	}
}

/**
 * Notes that a function is handed on: nobody knows what it is given then.
 *
 * @param {Scope}             scope
 * @param {ts.Node|undefined} declaration
 */
export function claimNothing( scope, declaration ) {
	const fn = declaration && functionOf( declaration );
	fn?.parameters.forEach( ( of ) => scope.member.claims.push( { of, is: false, needs: new Set() } ) );
}

/**
 * Writes `int` for `int|float` where it holds.
 *
 * @param {Iterable<{ claims: Claim[], numbers: Typed[] }>} members
 */
export function writeWhole( members ) {
	const all = [ ...members ];
	const claims = all.flatMap( ( member ) => member.claims );
	const whole = new Set( claims.map( ( { of } ) => of ) );
	for ( let size = -1; size !== whole.size; ) {
		size = whole.size;
		claims
			.filter( ( { is, needs } ) => ! is || [ ...needs ].some( ( one ) => ! whole.has( one ) ) )
			.forEach( ( { of } ) => whole.delete( of ) );
	}
	for ( const { target, of, type, otherwise } of all.flatMap( ( member ) => member.numbers ) ) {
		target.type = whole.has( of ) ? intFor( type ) : otherwise;
	}
}

/** @param {string} type */
const intFor = ( type ) => type.replace( /\bint\|float\b/, 'int' ).replace( /^int\|null$/, '?int' );

/**
 * Notes a declared type that may become `int`; `otherwise` is what it is if not.
 *
 * @param {Scope}             scope
 * @param {{ type?: string }} target
 * @param {ts.Node}           of
 * @param {string}            [otherwise]
 */
export function mayBeWhole( scope, target, of, otherwise = target.type ?? '' ) {
	const { type = '' } = target;
	if ( /\bint\|float\b/.test( type ) ) {
		scope.member.numbers.push( { target, of, type, otherwise } );
	}
}
