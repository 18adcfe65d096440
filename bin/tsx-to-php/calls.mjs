/** Calls: of functions of the project, of WordPress, and of JavaScript's own methods. */
import ts from 'typescript';
import * as php from './php.mjs';
import { withDefault } from './access.mjs';
import { stripped } from './bindings.mjs';
import { expression, iterated, regex } from './expressions.mjs';
import { isLeftOut, parametersOf } from './functions.mjs';
import { unwrapped } from './nodes.mjs';
import { objectLiteral } from './objects.mjs';
import { memberCallee, memberOf } from './references.mjs';
import { ordered } from './statements.mjs';
import { text } from './texts.mjs';
import { truth } from './truth.mjs';
import { constantOf, packageHook } from './hooks.mjs';
import { claimArguments, claimReduced } from './whole.mjs';

const I18N = new Set( [ '__', '_x', '_n', '_nx', 'sprintf' ] );

/**
 * @param {import('./scope.mjs').Scope}     scope
 * @param {import('typescript').CallExpression} node
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

/** The arguments that a member takes: without what is for the browser. */
function argumentsOf( scope, node, member ) {
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
		const fallback = parameter?.initializer && member.params?.[ given.length ]?.fallback;
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

/** `Number( value )` */
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
 * @return {{ fn: import('./php.mjs').Expr, count: number }} It, and how many parameters it takes.
 */
function callback( scope, node ) {
	const inner = unwrapped( node );
	const fn = ts.isArrowFunction( inner ) || ts.isFunctionExpression( inner ) ? inner : null;
	if ( fn ) {
		return { fn: expression( scope, fn ), count: fn.parameters.length };
	}
	if ( ts.isIdentifier( inner ) && [ 'Boolean', 'String', 'Number' ].includes( inner.text ) ) {
		const name = { Boolean: 'Js::isTrue(...)', String: 'Js::string(...)', Number: 'Js::number(...)' }[ inner.text ];
		return { fn: php.name( name ), count: 1 };
	}
	const signature = scope.types.typeOf( inner ).getCallSignatures()[ 0 ];
	const declared = signature?.getDeclaration();
	return { fn: expression( scope, inner ), count: Math.min( declared?.parameters.length ?? 1, 2 ) };
}

function methodCall( scope, node, callee ) {
	const { types } = scope;
	const name = callee.name.text;
	const owner = unwrapped( callee.expression );
	const given = node.arguments;
	if ( ts.isIdentifier( owner ) && ! scope.find( types.symbolOf( owner ) ) ) {
		const own = ofGlobal( scope, node, owner.text, name, given );
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
		const value = ofValue( scope, node, name, bare, kinds, given );
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
		const value = ofValue( scope, node, name, base, kinds, given );
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

function ofGlobal( scope, node, owner, name, given ) {
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
				const length = source.properties.find( ( one ) => one.name?.text === 'length' );
				const count = expression( scope, length.initializer ?? length.name );
				return php.call( 'Js::times', count, expression( scope, make ) );
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

const recordValue = ( scope, node ) => ordered( scope, node, expression( scope, node ) );

/** How many arguments are heeded, where it is not one. */
const HEEDED = { slice: 2, reduce: 2, replace: 2, replaceAll: 2, padStart: 2, concat: Infinity };

function ofValue( scope, node, name, base, kinds, given ) {
	if ( given.length > ( HEEDED[ name ] ?? 1 ) ) {
		return scope.refuse( given[ HEEDED[ name ] ?? 1 ], `This argument of ${ name } cannot be compiled.` );
	}
	return kinds.list || ( kinds.object && ! kinds.string )
		? ofList( scope, node, name, base, given )
		: ofText( scope, node, name, base, kinds, given );
}

function ofList( scope, node, name, base, given ) {
	const value = ( at ) => expression( scope, given[ at ] );
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
			const call = {
				some: 'array_any',
				every: 'array_all',
				find: 'array_find',
				findIndex: 'Js::findIndex',
				findLastIndex: 'Js::findLastIndex',
			}[ name ];
			return php.call( call, base, test );
		}
		case 'includes':
		case 'has':
			return scope.types.kinds( given[ 0 ] ).number
				? php.call( 'Js::includes', base, value( 0 ) )
				: php.call( 'in_array', value( 0 ), base, php.TRUE );
		case 'indexOf':
			return php.call( 'Js::indexOf', base, value( 0 ) );
		case 'join':
			return joinedList( scope, node, given.length ? value( 0 ) : php.string( ',' ), base );
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
			refuseChange( scope, node, name );
			return php.call( 'array_reverse', base );
		case 'sort':
		case 'toSorted':
			refuseChange( scope, node, name );
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

/** `list.join( … )` */
function joinedList( scope, node, by, base ) {
	const { types } = scope;
	const owner = types.typeOf( node.expression.expression );
	const item = types.kindsOf( types.elementOf( owner ) ?? owner );
	if ( item.list || item.object || item.markup || item.function ) {
		return scope.refuse(
			node,
			`A text is made of ${ types.say( node.expression.expression ) }.`,
			'Make its parts texts first.'
		);
	}
	return item.number || item.boolean || item.other
		? php.call( 'Js::join', base, by )
		: php.call( 'implode', by, base );
}

/** sort() and reverse() change the list itself: fine for one that has no name. */
function refuseChange( scope, node, name ) {
	const owner = unwrapped( node.expression.expression );
	if (
		! name.startsWith( 'to' ) &&
		( ts.isIdentifier( owner ) || ts.isPropertyAccessExpression( owner ) || ts.isElementAccessExpression( owner ) )
	) {
		scope.refuse(
			node,
			`${ name }() changes the list itself: in PHP, arrays are values.`,
			'Write [ ...list ] before it.'
		);
	}
}

/** A callback of which JavaScript asks whether its result is true. */
function asTest( scope, node, fn ) {
	const inner = unwrapped( node );
	if ( ts.isArrowFunction( inner ) && ! ts.isBlock( inner.body ) ) {
		const kinds = scope.types.kinds( inner.body );
		const isBoolean =
			kinds.boolean && ! kinds.nothing && ! kinds.string && ! kinds.number && ! kinds.object && ! kinds.list;
		if ( ! isBoolean ) {
			return scope.within( ( own ) => {
				own.isCalledAtOnce = true;
				const params = parametersOf( own, inner, { slots: null, isMember: false } );
				return php.arrow( params, truth( own, inner.body ), 'bool' );
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

function ofText( scope, node, name, base, kinds, given ) {
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
