/**
 * Calls: of functions of the project, of WordPress, and of JavaScript's own methods.
 *
 * @typedef {import('./scope.mjs').Scope} Scope
 * @typedef {import('./php.mjs').Expr}    Expr
 * @typedef {import('./checker.mjs').Kinds} Kinds
 *
 * @typedef  {Object} Method A call of a method.
 * @property {ts.CallExpression}         node
 * @property {ts.Expression}             owner What has the method.
 * @property {string}                    name
 * @property {ReadonlyArray<ts.Expression>} given The arguments.
 */
import ts from 'typescript';
import * as php from './php.mjs';
import { withDefault } from './access.mjs';
import { stripped } from './bindings.mjs';
import { expression, iterated, regex } from './expressions.mjs';
import { isLeftOut, parametersOf } from './functions.mjs';
import { textOf, unwrapped } from './nodes.mjs';
import { objectLiteral } from './objects.mjs';
import { memberCallee, memberOf } from './references.mjs';
import { ordered } from './statements.mjs';
import { text } from './texts.mjs';
import { truth } from './truth.mjs';
import { constantOf, packageHook } from './hooks.mjs';
import { claimArguments, claimReduced } from './whole.mjs';

const I18N = new Set( [ '__', '_x', '_n', '_nx', 'sprintf' ] );

/** JavaScript's functions that make one type of another, as callbacks. */
const CONVERSIONS = new Map( [
	[ 'Boolean', 'Js::isTrue(...)' ],
	[ 'String', 'Js::string(...)' ],
	[ 'Number', 'Js::number(...)' ],
] );

/**
 * @param {Scope}             scope
 * @param {ts.CallExpression} node
 * @return {Expr}
 */
export function callExpression( scope, node ) {
	const callee = unwrapped( node.expression );
	if ( ts.isIdentifier( callee ) ) {
		return namedCall( scope, node, callee );
	}
	if ( ts.isPropertyAccessExpression( callee ) ) {
		return methodCall( scope, node, callee );
	}
	return php.call( expression( scope, callee ), ...node.arguments.map( ( one ) => expression( scope, one ) ) );
}

/**
 * @param {Scope}             scope
 * @param {ts.CallExpression} node
 * @param {ts.Identifier}     callee
 * @return {Expr}
 */
function namedCall( scope, node, callee ) {
	const { types } = scope;
	const from = types.importOf( callee );
	if ( from?.from === '@wordpress/i18n' && I18N.has( from.name ) ) {
		return i18n( scope, node, from.name );
	}
	if ( from && packageHook( scope, node ) ) {
		return scope.refuse(
			node,
			`${ from.name } stands where it cannot be compiled.`,
			'Give its result a name in a line of its own.'
		);
	}
	const symbol = types.symbolOf( callee );
	const known = symbol && scope.find( symbol );
	if ( known ) {
		if ( known.kind === 'presence' || known.isHandler ) {
			return scope.refuse( node, 'A handler is called while rendering.' );
		}
		const fn = expression( scope, callee );
		if ( fn === php.NULL ) {
			return php.NULL;
		}
		const made = php.call( stripped( fn ), ...argumentsOf( scope, node, null ) );
		return node.questionDotToken ? php.ternary( php.binary( '===', php.NULL, fn ), php.NULL, made ) : made;
	}
	const constant = constantOf( scope, node );
	if ( constant !== undefined ) {
		return constant === null ? php.NULL : php.bool( constant );
	}
	switch ( callee.text ) {
		case 'String':
			return text( scope, node.arguments[ 0 ] );
		case 'Boolean':
			return truth( scope, node.arguments[ 0 ] );
		case 'Number':
			return numberOf( scope, node.arguments[ 0 ] );
		case 'encodeURIComponent':
			return php.call( 'Js::encodeUriComponent', text( scope, node.arguments[ 0 ] ) );
	}
	const declaration = symbol && types.declarationOf( symbol );
	const member = memberOf( scope, callee, symbol ?? { name: callee.text }, declaration );
	if ( ! member ) {
		return php.NULL;
	}
	if ( typeof member === 'string' ) {
		return php.call( member, ...node.arguments.map( ( one ) => expression( scope, one ) ) );
	}
	if ( member.isGetter ) {
		return php.call( php.call( memberCallee( scope, member ) ), ...argumentsOf( scope, node, null ) );
	}
	return php.call( memberCallee( scope, member ), ...argumentsOf( scope, node, member ) );
}

/**
 * The arguments that a member takes: without what is for the browser.
 *
 * @param {Scope}                               scope
 * @param {ts.CallExpression}                   node
 * @param {import('./members.mjs').Member|null} member
 */
function argumentsOf( scope, node, member ) {
	/** @type {Expr[]} */
	const given = [];
	claimArguments( scope, node );
	// A function within the function: it takes all arguments, in their places.
	const inline = member ? undefined : scope.types.calledBy( node );
	node.arguments.forEach( ( argument, position ) => {
		const parameter = member?.fn?.parameters[ position ];
		const initializer = inline?.parameters?.[ position ]?.initializer;
		if ( parameter && isLeftOut( scope.types, scope.types.typeOf( parameter ) ) ) {
			return;
		}
		if ( ts.isSpreadElement( argument ) ) {
			given.push( php.spread( expression( scope, argument.expression ) ) );
			return;
		}
		const inner = unwrapped( argument );
		if ( member && position === 0 && ts.isObjectLiteralExpression( inner ) ) {
			given.push( objectLiteral( scope, inner, member.reads ) );
			return;
		}
		const value = expression( scope, argument );
		if ( initializer && scope.types.kinds( argument ).nothing ) {
			const otherwise = expression( scope, initializer );
			given.push( value === php.NULL ? otherwise : withDefault( value, otherwise ) );
			return;
		}
		const fallback = parameter?.initializer && member?.params?.[ given.length ]?.fallback;
		given.push(
			fallback && value !== php.NULL && scope.types.kinds( argument ).nothing
				? withDefault( value, fallback )
				: value
		);
	} );
	// A default stands for what is undefined.
	while ( given.length && given.at( -1 ) === php.NULL && member?.params?.[ given.length - 1 ]?.fallback ) {
		given.pop();
	}
	return given;
}

/**
 * `Number( value )`
 *
 * @param {Scope}         scope
 * @param {ts.Expression} node
 * @return {Expr}
 */
function numberOf( scope, node ) {
	const kinds = scope.types.kinds( node );
	if ( ! kinds.string && ! kinds.number ) {
		return scope.refuse( node, `Number() of ${ scope.types.say( node ) } cannot be compiled.`, 'Write a ? 1 : 0.' );
	}
	if ( kinds.nothing ) {
		return scope.refuse(
			node,
			'Number() of null is 0, of what is absent NaN: PHP cannot tell them apart.',
			'Deal with null first.'
		);
	}
	const value = expression( scope, node );
	return kinds.string || kinds.boolean ? php.call( 'Js::number', value ) : value;
}

/**
 * @param {Scope}             scope
 * @param {ts.CallExpression} node
 * @param {string}            name
 */
function i18n( scope, node, name ) {
	if ( name === 'sprintf' ) {
		const [ format, ...values ] = node.arguments;
		const isOfTexts = /%(?:\d+\$)?s/.test( format.getText() );
		return php.call(
			'sprintf',
			expression( scope, format ),
			...values.map( ( one ) => {
				const kinds = scope.types.kinds( one );
				return kinds.number && ! kinds.string && ! kinds.nothing && ! isOfTexts
					? expression( scope, one )
					: text( scope, one );
			} )
		);
	}
	return php.call( name, ...node.arguments.map( ( one ) => expression( scope, one ) ) );
}

/**
 * A callback, with as many parameters as it takes.
 *
 * @param {Scope}         scope
 * @param {ts.Expression} node
 * @return {{ fn: import('./php.mjs').Expr, count: number }} It, and how many parameters it takes.
 */
function callback( scope, node ) {
	const inner = unwrapped( node );
	const fn = ts.isArrowFunction( inner ) || ts.isFunctionExpression( inner ) ? inner : null;
	if ( fn ) {
		return { fn: expression( scope, fn ), count: fn.parameters.length };
	}
	const conversion = ts.isIdentifier( inner ) ? CONVERSIONS.get( inner.text ) : undefined;
	if ( conversion ) {
		return { fn: php.name( conversion ), count: 1 };
	}
	const signature = scope.types.typeOf( inner ).getCallSignatures()[ 0 ];
	const declared = signature?.getDeclaration();
	return { fn: expression( scope, inner ), count: Math.min( declared?.parameters.length ?? 1, 2 ) };
}

/**
 * @param {Scope}                       scope
 * @param {ts.CallExpression}           node
 * @param {ts.PropertyAccessExpression} callee
 * @return {Expr}
 */
function methodCall( scope, node, callee ) {
	const { types } = scope;
	const name = callee.name.text;
	const owner = unwrapped( callee.expression );
	const given = node.arguments;
	const method = { node, owner: callee.expression, name, given };
	if ( ts.isIdentifier( owner ) && ! scope.find( types.symbolOf( owner ) ) ) {
		const own = ofGlobal( scope, owner.text, name, given );
		if ( own ) {
			return own;
		}
	}
	if ( ts.isRegularExpressionLiteral( owner ) && name === 'test' ) {
		return php.binary(
			'===',
			php.number( 1 ),
			php.call( 'preg_match', regex( scope, owner ), text( scope, given[ 0 ] ) )
		);
	}
	if ( ts.isRegularExpressionLiteral( owner ) && name === 'exec' ) {
		return php.call( 'Js::exec', regex( scope, owner ), text( scope, given[ 0 ] ) );
	}
	const kinds = types.kinds( callee.expression );
	const isOptional = Boolean( callee.questionDotToken ) || ( kinds.nothing && ts.isOptionalChain( node ) );
	if ( isOptional ) {
		const base = expression( scope, owner );
		if ( base === php.NULL ) {
			return php.NULL;
		}
		const bare = base.kind === 'binary' && base.operator === '??' && base.right === php.NULL ? base.left : base;
		if ( ! php.isSimple( bare ) ) {
			return scope.refuse( node, 'A method of what may be absent, and is not a name.', 'Give it a name first.' );
		}
		const value = ofValue( scope, method, bare, kinds );
		return value
			? php.ternary( php.binary( '===', php.NULL, base ), php.NULL, value )
			: scope.refuse( node, `The method ${ name } of ${ types.say( owner ) } cannot be compiled.` );
	}
	const holder = types.typeOf( owner ).symbol?.name;
	if ( /^(Readonly)?Map$/.test( holder ?? '' ) && [ 'get', 'has' ].includes( name ) ) {
		const base = expression( scope, owner );
		const key = expression( scope, given[ 0 ] );
		return name === 'get'
			? withDefault( php.index( base, key ), php.NULL )
			: php.call( 'array_key_exists', key, base );
	}
	if ( kinds.list || kinds.string || /^(Readonly)?Set$/.test( holder ?? '' ) || kinds.number ) {
		const base = expression( scope, owner );
		const value = ofValue( scope, method, base, kinds );
		if ( value ) {
			return value;
		}
	}
	if ( kinds.object && types.kinds( callee ).function ) {
		// A function in an object.
		const base = expression( scope, callee );
		return php.call( base, ...argumentsOf( scope, node, null ) );
	}
	return scope.refuse( node, `The method ${ name } of ${ types.say( owner ) } cannot be compiled.` );
}

/**
 * @param {Scope}                    scope
 * @param {string}                   owner
 * @param {string}                   name
 * @param {ReadonlyArray<ts.Expression>} given The arguments.
 * @return {Expr|null} Null if it is not known.
 */
function ofGlobal( scope, owner, name, given ) {
	/** @param {number} at */
	const value = ( at ) => expression( scope, given[ at ] );
	switch ( `${ owner }.${ name }` ) {
		case 'Object.entries':
			return php.call( 'Js::entries', recordValue( scope, given[ 0 ] ) );
		case 'Object.keys':
			return php.call( 'Js::keys', recordValue( scope, given[ 0 ] ) );
		case 'Object.values':
			return php.call( 'array_values', recordValue( scope, given[ 0 ] ) );
		case 'Object.fromEntries':
			return php.call( 'array_column', value( 0 ), php.number( 1 ), php.number( 0 ) );
		case 'Array.isArray':
			return php.call( 'array_is_list', value( 0 ) );
		case 'Array.from': {
			const [ source, make ] = given;
			if ( ts.isObjectLiteralExpression( source ) && make ) {
				return php.call( 'Js::times', lengthIn( scope, source ), expression( scope, make ) );
			}
			const values = iterated( scope, source );
			if ( ! make ) {
				return values;
			}
			const { fn, count } = callback( scope, make );
			return count > 1 ? php.call( 'Js::map', values, fn ) : php.call( 'array_map', fn, values );
		}
		case 'JSON.stringify':
			return php.call( 'Js::json', value( 0 ) );
		case 'Children.map':
			return php.call( 'array_map', callback( scope, given[ 1 ] ).fn, php.call( 'Html::childList', value( 0 ) ) );
		case 'Number.isInteger':
			return php.call( 'Js::isInteger', value( 0 ) );
		case 'Math.max':
		case 'Math.min':
			if ( given.length > 1 && ! given.some( ts.isSpreadElement ) ) {
				return php.call( name, ...given.map( ( one ) => expression( scope, one ) ) );
			}
			// One value alone would have to be a list.
			return given.length === 1 && ts.isSpreadElement( given[ 0 ] )
				? php.call( name, expression( scope, given[ 0 ].expression ) )
				: php.call(
						name,
						php.array(
							given.map( ( one ) =>
								ts.isSpreadElement( one )
									? { spread: true, value: expression( scope, one.expression ) }
									: { value: expression( scope, one ) }
							)
						)
					);
		case 'Math.abs':
			return php.call( 'abs', value( 0 ) );
		case 'Math.round':
			return php.cast( 'int', php.call( 'floor', php.binary( '+', value( 0 ), php.number( 0.5 ) ) ) );
		case 'Math.floor':
		case 'Math.ceil':
			return php.cast( 'int', php.call( name, value( 0 ) ) );
		default:
			return null;
	}
}

/**
 * The length of `{ length: … }`.
 *
 * @param {Scope}                      scope
 * @param {ts.ObjectLiteralExpression} source
 * @return {Expr}
 */
function lengthIn( scope, source ) {
	const given = source.properties.find( ( one ) => one.name && textOf( one.name ) === 'length' );
	if ( given && ts.isPropertyAssignment( given ) ) {
		return expression( scope, given.initializer );
	}
	return given && ts.isShorthandPropertyAssignment( given )
		? expression( scope, given.name )
		: scope.refuse(
				source,
				'An object without a length of its own cannot be made a list.',
				'Write { length: … }.'
			);
}

/**
 * @param {Scope}         scope
 * @param {ts.Expression} node
 */
const recordValue = ( scope, node ) => ordered( scope, node, expression( scope, node ) );

/** @type {Record<string, number>} How many arguments are heeded, where it is not one. */
const HEEDED = { slice: 2, reduce: 2, replace: 2, replaceAll: 2, padStart: 2, concat: Infinity };

/**
 * @param {Scope}  scope
 * @param {Method} method
 * @param {Expr}   base   Its owner.
 * @param {Kinds}  kinds  Likewise.
 * @return {Expr|null} Null if it is not known.
 */
function ofValue( scope, method, base, kinds ) {
	const { name, given } = method;
	if ( given.length > ( HEEDED[ name ] ?? 1 ) ) {
		return scope.refuse( given[ HEEDED[ name ] ?? 1 ], `This argument of ${ name } cannot be compiled.` );
	}
	return kinds.list || ( kinds.object && ! kinds.string )
		? ofList( scope, method, base )
		: ofText( scope, method, base, kinds );
}

/** @type {Record<string, string>} */
const SEARCHES = {
	some: 'array_any',
	every: 'array_all',
	find: 'array_find',
	findIndex: 'Js::findIndex',
	findLastIndex: 'Js::findLastIndex',
};

/**
 * @param {Scope}  scope
 * @param {Method} method
 * @param {Expr}   base   Its owner.
 * @return {Expr|null} Null if it is not known.
 */
function ofList( scope, { node, owner, name, given }, base ) {
	/** @param {number} at */
	const value = ( at ) => expression( scope, given[ at ] );
	/** @type {( fn: Expr, count: number ) => Expr} */
	const withIndex = ( fn, count ) =>
		count > 1
			? php.call( 'array_map', fn, base, php.call( 'array_keys', base ) )
			: php.call( 'array_map', fn, base );
	switch ( name ) {
		case 'map': {
			const { fn, count } = callback( scope, given[ 0 ] );
			if ( count > 1 && ! php.isSimple( base ) ) {
				return php.call( 'Js::map', base, fn );
			}
			return withIndex( fn, count );
		}
		case 'flatMap': {
			const { fn, count } = callback( scope, given[ 0 ] );
			return php.call(
				'array_merge',
				php.spread( count > 1 ? php.call( 'Js::map', base, fn ) : php.call( 'array_map', fn, base ) )
			);
		}
		case 'flat':
			return php.call( 'array_merge', php.spread( base ) );
		case 'filter': {
			const { fn, count } = callback( scope, given[ 0 ] );
			return php.call(
				'array_values',
				count > 1
					? php.call(
							'array_filter',
							base,
							asTest( scope, given[ 0 ], fn ),
							php.name( 'ARRAY_FILTER_USE_BOTH' )
						)
					: php.call( 'array_filter', base, asTest( scope, given[ 0 ], fn ) )
			);
		}
		case 'some':
		case 'every':
		case 'find':
		case 'findIndex':
		case 'findLastIndex': {
			const { fn } = callback( scope, given[ 0 ] );
			const test = asTest( scope, given[ 0 ], fn );
			return php.call( SEARCHES[ name ], base, test );
		}
		case 'includes':
		case 'has':
			return scope.types.kinds( given[ 0 ] ).number
				? php.call( 'Js::includes', base, value( 0 ) )
				: php.call( 'in_array', value( 0 ), base, php.TRUE );
		case 'indexOf':
			return php.call( 'Js::indexOf', base, value( 0 ) );
		case 'join':
			return joinedList( scope, owner, given.length ? value( 0 ) : php.string( ',' ), base );
		case 'slice':
			return slice( scope, given, base );
		case 'concat':
			return php.array( [
				{ spread: true, value: base },
				...given.map( ( one ) => ( {
					spread: scope.types.kinds( one ).list,
					value: expression( scope, one ),
				} ) ),
			] );
		case 'reverse':
		case 'toReversed':
			refuseChange( scope, owner, name );
			return php.call( 'array_reverse', base );
		case 'sort':
		case 'toSorted':
			refuseChange( scope, owner, name );
			return given.length ? php.call( 'Js::sorted', base, value( 0 ) ) : php.call( 'Js::sorted', base );
		case 'reduce': {
			const { fn, count } = callback( scope, given[ 0 ] );
			if ( count > 2 || given.length < 2 ) {
				return scope.refuse( node, 'reduce needs an initial value and takes two parameters.' );
			}
			claimReduced( scope, unwrapped( given[ 0 ] ), given[ 1 ] );
			return php.call( 'array_reduce', base, fn, value( 1 ) );
		}
		case 'at': {
			const at = value( 0 );
			if ( at.kind === 'number' && at.value >= 0 ) {
				return withDefault( php.index( base, at ), php.NULL );
			}
			return at.kind === 'number' && at.value === -1
				? php.call( 'Js::last', base )
				: php.call( 'Js::itemAt', base, at );
		}
		default:
			return null;
	}
}

/**
 * `list.join( … )`
 *
 * @param {Scope}         scope
 * @param {ts.Expression} owner
 * @param {Expr}          by
 * @param {Expr}          base  The owner.
 */
function joinedList( scope, owner, by, base ) {
	const { types } = scope;
	const type = types.typeOf( owner );
	const item = types.kindsOf( types.elementOf( type ) ?? type );
	if ( item.list || item.object || item.markup || item.function ) {
		return scope.refuse( owner, `A text is made of ${ types.say( owner ) }.`, 'Make its parts texts first.' );
	}
	return item.number || item.boolean || item.other
		? php.call( 'Js::join', base, by )
		: php.call( 'implode', by, base );
}

/**
 * sort() and reverse() change the list itself: fine for one that has no name.
 *
 * @param {Scope}         scope
 * @param {ts.Expression} list
 * @param {string}        name
 */
function refuseChange( scope, list, name ) {
	const owner = unwrapped( list );
	if (
		! name.startsWith( 'to' ) &&
		( ts.isIdentifier( owner ) || ts.isPropertyAccessExpression( owner ) || ts.isElementAccessExpression( owner ) )
	) {
		scope.refuse(
			list,
			`${ name }() changes the list itself: in PHP, arrays are values.`,
			'Write [ ...list ] before it.'
		);
	}
}

/**
 * A callback of which JavaScript asks whether its result is true.
 *
 * @param {Scope}         scope
 * @param {ts.Expression} node
 * @param {Expr}          fn
 * @return {Expr}
 */
function asTest( scope, node, fn ) {
	const inner = unwrapped( node );
	if ( ts.isArrowFunction( inner ) && ! ts.isBlock( inner.body ) ) {
		const { body } = inner;
		const kinds = scope.types.kinds( body );
		const isBoolean =
			kinds.boolean && ! kinds.nothing && ! kinds.string && ! kinds.number && ! kinds.object && ! kinds.list;
		if ( ! isBoolean ) {
			return scope.within( ( own ) => {
				own.isCalledAtOnce = true;
				const params = parametersOf( own, inner, { slots: null, isMember: false } );
				return php.arrow( params, truth( own, body ), 'bool' );
			} );
		}
		return fn;
	}
	const results = scope.types.resultOf( scope.types.typeOf( inner ) ).map( scope.types.kindsOf );
	if (
		results.some( ( kinds ) => kinds.string || kinds.list || kinds.object || kinds.other ) &&
		! ( ts.isIdentifier( inner ) && inner.text === 'Boolean' )
	) {
		return scope.refuse(
			node,
			'PHP takes other values for true than JavaScript.',
			'Let the function give a boolean.'
		);
	}
	return fn;
}

/**
 * @param {Scope} scope
 * @param {ReadonlyArray<ts.Expression>} given
 * @param {Expr}  base
 */
function slice( scope, given, base ) {
	const from = given.length ? expression( scope, given[ 0 ] ) : php.number( 0 );
	if ( given.length < 2 ) {
		return php.call( 'array_slice', base, from );
	}
	const to = expression( scope, given[ 1 ] );
	if ( from.kind === 'number' && from.value === 0 && ( to.kind !== 'number' || to.value >= 0 ) ) {
		return to.kind === 'number'
			? php.call( 'array_slice', base, from, to )
			: php.call( 'Js::sliceList', base, from, to );
	}
	return php.call( 'Js::sliceList', base, from, to );
}

/**
 * @param {Scope}  scope
 * @param {Method} method
 * @param {Expr}   base   Its owner.
 * @param {Kinds}  kinds  Likewise.
 * @return {Expr|null} Null if it is not known.
 */
function ofText( scope, { node, name, given }, base, kinds ) {
	/** @param {number} at */
	const value = ( at ) => expression( scope, given[ at ] );
	if ( kinds.number && ! kinds.string ) {
		return name === 'toString' && ! given.length ? php.call( 'Js::text', base ) : null;
	}
	switch ( name ) {
		case 'trim':
			return php.call( 'Js::trim', base );
		case 'toLowerCase':
			return php.call( 'mb_strtolower', base );
		case 'toUpperCase':
			return php.call( 'mb_strtoupper', base );
		case 'startsWith':
			return php.call( 'str_starts_with', base, value( 0 ) );
		case 'endsWith':
			return php.call( 'str_ends_with', base, value( 0 ) );
		case 'includes':
			return php.call( 'str_contains', base, value( 0 ) );
		case 'split': {
			const separator = unwrapped( given[ 0 ] );
			if ( ts.isRegularExpressionLiteral( separator ) ) {
				if ( /\((?!\?)/.test( separator.text ) ) {
					return scope.refuse( given[ 0 ], 'split() by groups gives the groups too.', 'Write (?: … ).' );
				}
				return php.call( 'Js::list', php.call( 'preg_split', regex( scope, separator ), base ) );
			}
			return ts.isStringLiteral( separator ) && separator.text === ''
				? php.call( 'mb_str_split', base )
				: php.call( 'explode', value( 0 ), base );
		}
		case 'slice':
			return php.call( 'Js::slice', base, ...given.map( ( one ) => expression( scope, one ) ) );
		case 'charAt':
			return php.call( 'Js::slice', base, value( 0 ), php.binary( '+', value( 0 ), php.number( 1 ) ) );
		case 'padStart':
			return php.call( 'Js::padStart', base, ...given.map( ( one ) => expression( scope, one ) ) );
		case 'repeat':
			return php.call( 'str_repeat', base, value( 0 ) );
		case 'toString':
			return base;
		case 'replace':
		case 'replaceAll': {
			const what = unwrapped( given[ 0 ] );
			if ( ! ts.isRegularExpressionLiteral( what ) ) {
				return php.call(
					name === 'replaceAll' ? 'Js::replaceAll' : 'Js::replaceFirst',
					base,
					value( 0 ),
					value( 1 )
				);
			}
			const pattern = regex( scope, what );
			const isAll = /g[a-z]*$/.test( what.text );
			const limit = isAll ? [] : [ php.number( 1 ) ];
			const by = unwrapped( given[ 1 ] );
			if ( ts.isStringLiteral( by ) || ts.isNoSubstitutionTemplateLiteral( by ) ) {
				if ( /\$[`'<0{]/.test( by.text ) ) {
					return scope.refuse( given[ 1 ], 'This replacement cannot be compiled.', 'Take $1, $& or $$.' );
				}
				const replacement = by.text
					.replace( /\\/g, '\\\\' )
					.replace( /\$([$&])/g, ( _, sign ) => ( sign === '&' ? '$0' : '\\$' ) );
				return php.call(
					'Js::string',
					php.call( 'preg_replace', pattern, php.string( replacement ), base, ...limit )
				);
			}
			if ( ts.isArrowFunction( by ) ) {
				return scope.refuse( node, 'replace with a function cannot be compiled.', 'Bind a function of PHP.' );
			}
			return scope.refuse( node, 'replace needs a text that is written out.' );
		}
		case 'indexOf':
			return php.call( 'Js::indexOfText', base, value( 0 ) );
		case 'localeCompare':
			return scope.refuse( node, 'localeCompare has no equal in PHP.', 'Compare with < and >.' );
		default:
			return null;
	}
}
