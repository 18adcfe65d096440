/**
 * A small syntax tree of PHP, and its printer. Parentheses come from precedence, never from whoever builds the tree.
 *
 * @typedef {{ kind: string } & Record<string, any>} Expr An expression, made by the functions below.
 * @typedef {{ kind: string } & Record<string, any>} Stmt A statement, likewise.
 */

const WIDTH = 120;
const STEP = '    ';

/** Binary operators by how tightly they bind. */
const BINDS = {
	'*': 14,
	'/': 14,
	'%': 14,
	'+': 13,
	'-': 13,
	'.': 11,
	'<': 10,
	'<=': 10,
	'>': 10,
	'>=': 10,
	'<=>': 9,
	'==': 9,
	'!=': 9,
	'===': 9,
	'!==': 9,
	'&&': 5,
	'||': 4,
	'??': 3,
};
const NOT_ASSOCIATIVE = new Set( [ '<', '<=', '>', '>=', '<=>', '==', '!=', '===', '!==' ] );
const UNARY = 16;
const TERNARY = 2;
const ASSIGN = 1;
const LOWEST = 0;
const ATOM = 20;

export const variable = ( name ) => ( { kind: 'var', name } );
/** A constant or a name, as it is written. */
export const name = ( text ) => ( { kind: 'name', text } );
export const NULL = name( 'null' );
export const TRUE = name( 'true' );
export const FALSE = name( 'false' );
export const bool = ( value ) => ( value ? TRUE : FALSE );
export const string = ( value ) => ( { kind: 'string', value } );
export const number = ( value ) => ( { kind: 'number', value } );
/** @param {{ key?: Expr, value: Expr, spread?: boolean }[]} items */
export const array = ( items ) => ( { kind: 'array', items } );
export const list = ( values ) => array( values.map( ( value ) => ( { value } ) ) );
export const index = ( base, key ) => ( { kind: 'index', base, key } );
/** @param {string|Expr} callee */
export const call = ( callee, ...args ) => ( { kind: 'call', callee, args } );
export const spread = ( value ) => ( { kind: 'spread', value } );
export const binary = ( operator, left, right ) => ( { kind: 'binary', operator, left, right } );
export const not = ( value ) => ( { kind: 'unary', operator: '!', value } );
export const negative = ( value ) => ( { kind: 'unary', operator: '-', value } );
export const cast = ( type, value ) => ( { kind: 'unary', operator: `(${ type }) `, value } );
export const ternary = ( test, yes, no ) => ( { kind: 'ternary', test, yes, no } );
export const assign = ( target, value, operator = '=' ) => ( { kind: 'assign', target, value, operator } );
/** @param {{ name: string, type?: string, fallback?: Expr }[]} params */
export const arrow = ( params, body, type = '' ) => ( { kind: 'arrow', params, body, type } );
export const closure = ( params, uses, body, type = '' ) => ( { kind: 'closure', params, uses, body, type } );
/** Texts and variables in double quotes. */
export const interpolated = ( parts ) => ( { kind: 'interpolated', parts } );
export const commented = ( text, value ) => ( { kind: 'commented', text, value } );

export const returns = ( value ) => ( { kind: 'return', value } );
/** A statement; `doc` is what PHPStan is told of it. */
export const does = ( value, doc = '' ) => ( { kind: 'does', value, doc } );
/** A comment of its own, in which PHPStan is told of a variable. */
export const note = ( doc ) => ( { kind: 'note', doc } );
export const when = ( test, yes, no = [] ) => ( { kind: 'if', test, yes, no } );
export const foreach = ( values, key, value, body ) => ( { kind: 'foreach', values, key, value, body } );
export const loop = ( test, body ) => ( { kind: 'while', test, body } );
export const leave = ( word ) => ( { kind: 'leave', word } );

/** @param {string} value */
export function quote( value ) {
	if ( /[\u0000-\u001f\u007f]/.test( value ) ) {
		return `"${ escapeDouble( value ) }"`;
	}
	return `'${ value.replace( /\\(?=\\|'|$)|'/g, ( found ) => `\\${ found }` ) }'`;
}

/** @param {string} value */
const escapeDouble = ( value ) =>
	value
		.replace( /[\\"$]/g, ( found ) => `\\${ found }` )
		.replace( /\n/g, '\\n' )
		.replace( /\r/g, '\\r' )
		.replace( /\t/g, '\\t' )

		.replace( /[\u0000-\u001f\u007f]/g, ( found ) => `\\u{${ found.charCodeAt( 0 ).toString( 16 ) }}` );

/** @param {Expr} node */
function bindsOf( node ) {
	switch ( node.kind ) {
		case 'binary':
			return BINDS[ node.operator ];
		case 'unary':
			return UNARY;
		case 'number':
			return node.value < 0 ? UNARY : ATOM;
		case 'ternary':
			return TERNARY;
		case 'assign':
			return ASSIGN;
		case 'arrow':
		case 'closure':
			return LOWEST;
		case 'commented':
			return bindsOf( node.value );
		default:
			return ATOM;
	}
}

/**
 * The same text on one line, or null if it needs several.
 *
 * @type {WeakMap<Expr, string|null>}
 */
let onOneLine = new WeakMap();

/** Forgets what was printed: types of functions may have changed. */
export const beginPrinting = () => {
	onOneLine = new WeakMap();
};

/** @param {Expr} node */
function flat( node ) {
	if ( ! onOneLine.has( node ) ) {
		onOneLine.set( node, node.kind === 'closure' ? null : write( node, null ) );
	}
	return onOneLine.get( node );
}

/**
 * @param {Expr}        node
 * @param {number|null} indent Of the line that it begins on; null writes on one line, and gives null if that cannot be.
 * @param {number}      column Where it begins.
 * @return {string|null} Null if it does not go on one line.
 */
function print( node, indent, column = 0 ) {
	const short = flat( node );
	if ( indent === null || ( short !== null && column + short.length <= WIDTH ) ) {
		return short;
	}
	return write( node, indent, column );
}

/**
 * A part of a whole, in parentheses if it binds less.
 *
 * @param {Expr}        node
 * @param {number}      binds How tightly the whole binds.
 * @param {number|null} indent
 * @param {number}      column
 */
function part( node, binds, indent, column ) {
	const own = bindsOf( node );
	if ( own < binds ) {
		const inner = print( node, indent, column + 1 );
		return inner === null ? null : `(${ inner })`;
	}
	return print( node, indent, column );
}

/**
 * @param {string}      open
 * @param {string}      close
 * @param {Array}       items
 * @param {Function}    one    Writes one item: ( item, indent, column ).
 * @param {number|null} indent
 */
function sequence( open, close, items, one, indent ) {
	if ( ! items.length ) {
		return open + close;
	}
	if ( indent === null ) {
		const texts = items.map( ( item ) => one( item, null, 0 ) );
		return texts.includes( null ) ? null : open + texts.join( ', ' ) + close;
	}
	const inner = indent + 1;
	const pad = STEP.repeat( inner );
	return (
		open +
		'\n' +
		items.map( ( item ) => `${ pad }${ one( item, inner, pad.length ) },\n` ).join( '' ) +
		STEP.repeat( indent ) +
		close
	);
}

/** All that are on the left of a chain of one operator. */
function chain( node, operator ) {
	return node.kind === 'binary' && node.operator === operator
		? [ ...chain( node.left, operator ), node.right ]
		: [ node ];
}

/** @param {{ name: string, type?: string, fallback?: Expr }} param */
const signature = ( param ) =>
	`${ param.type ? `${ param.type } ` : '' }$${ param.name }${ param.fallback ? ` = ${ flat( param.fallback ) }` : '' }`;

/**
 * @param {Expr}        node
 * @param {number|null} indent Null for one line.
 * @param {number}      column
 * @return {string|null} Null if it does not go on one line.
 */
function write( node, indent, column = 0 ) {
	const isLong = indent !== null;
	switch ( node.kind ) {
		case 'var':
			return `$${ node.name }`;
		case 'name':
			return node.text;
		case 'string':
			return quote( node.value );
		case 'number':
			return String( node.value );
		case 'array':
			return sequence( '[', ']', node.items, writeItem, indent );
		case 'spread': {
			const value = print( node.value, indent, column + 3 );
			return value === null ? null : `...${ value }`;
		}
		case 'index': {
			const base = part( node.base, ATOM, indent, column );
			const key = flat( node.key );
			return base === null || key === null ? null : `${ base }[${ key }]`;
		}
		case 'call': {
			const callee = typeof node.callee === 'string' ? node.callee : part( node.callee, ATOM, indent, column );
			if ( callee === null ) {
				return null;
			}
			// A single array is broken within its brackets.
			if ( isLong && node.args.length === 1 && node.args[ 0 ].kind === 'array' && node.args[ 0 ].items.length ) {
				return `${ callee }(${ write( node.args[ 0 ], indent, column ) })`;
			}
			return sequence( `${ callee }(`, ')', node.args, print, indent );
		}
		case 'binary': {
			const { operator } = node;
			const binds = BINDS[ operator ];
			const isSame = NOT_ASSOCIATIVE.has( operator );
			if ( operator === '??' ) {
				const left = part( node.left, binds + 1, indent, column );
				const right = part( node.right, binds, indent, column );
				return left === null || right === null ? null : `${ left } ?? ${ right }`;
			}
			if ( isLong && [ '&&', '||', '.' ].includes( operator ) ) {
				const pad = STEP.repeat( indent + 1 );
				return chain( node, operator )
					.map( ( one ) => part( one, binds + 1, indent + 1, pad.length + operator.length + 1 ) )
					.join( `\n${ pad }${ operator } ` );
			}
			const left = part( node.left, isSame ? binds + 1 : binds, indent, column );
			const right = part( node.right, binds + 1, indent, column );
			return left === null || right === null ? null : `${ left } ${ operator } ${ right }`;
		}
		case 'unary': {
			const value = part( node.value, UNARY, indent, column + node.operator.length );
			if ( node.operator === '-' && value?.startsWith( '-' ) ) {
				return `-(${ value })`;
			}
			return value === null ? null : node.operator + value;
		}
		case 'ternary': {
			if ( ! isLong ) {
				const parts = [ node.test, node.yes, node.no ].map( ( one ) => part( one, TERNARY + 1, null, 0 ) );
				return parts.includes( null ) ? null : `${ parts[ 0 ] } ? ${ parts[ 1 ] } : ${ parts[ 2 ] }`;
			}
			const pad = STEP.repeat( indent + 1 );
			return [
				part( node.test, TERNARY + 1, indent, column ),
				`\n${ pad }? ${ part( node.yes, TERNARY + 1, indent + 1, pad.length + 2 ) }`,
				`\n${ pad }: ${ part( node.no, TERNARY + 1, indent + 1, pad.length + 2 ) }`,
			].join( '' );
		}
		case 'assign': {
			const target = flat( node.target );
			const value = print( node.value, indent, column + target.length + node.operator.length + 2 );
			return value === null ? null : `${ target } ${ node.operator } ${ value }`;
		}
		case 'arrow': {
			const head = `static fn (${ node.params.map( signature ).join( ', ' ) })${ node.type ? `: ${ node.type }` : '' } => `;
			const body = print( node.body, indent, column + head.length );
			return body === null ? null : head + body;
		}
		case 'closure': {
			const uses = node.uses.length ? ` use (${ node.uses.map( ( one ) => `$${ one }` ).join( ', ' ) })` : '';
			const head = `static function (${ node.params.map( signature ).join( ', ' ) })${ uses }${ node.type ? `: ${ node.type }` : '' }`;
			return `${ head } {\n${ printStatements( node.body, indent + 1 ) }${ STEP.repeat( indent ) }}`;
		}
		case 'interpolated':
			return `"${ node.parts
				.map( ( one ) => {
					if ( one.kind === 'string' ) {
						return escapeDouble( one.value );
					}
					return `{${ flat( one ) }}`;
				} )
				.join( '' ) }"`;
		case 'commented': {
			const value = print( node.value, indent, isLong ? column : 0 );
			if ( value === null ) {
				return null;
			}
			return isLong
				? `/* ${ node.text } */\n${ STEP.repeat( indent ) }${ value }`
				: `/* ${ node.text } */ ${ value }`;
		}
		default:
			throw new Error( `No such PHP: ${ JSON.stringify( node ) }` );
	}
}

/**
 * @param {{ key?: Expr, value: Expr, spread?: boolean }} item
 * @param {number|null} indent
 * @param {number}      column
 */
function writeItem( item, indent, column ) {
	let head = '';
	if ( item.spread ) {
		head = '...';
	} else if ( item.key ) {
		head = `${ flat( item.key ) } => `;
	}
	const value = print( item.value, indent, column + head.length );
	return value === null ? null : head + value;
}

/**
 * @param {Stmt[]} statements
 * @param {number} indent
 * @return {string} Whole lines.
 */
export function printStatements( statements, indent ) {
	const pad = STEP.repeat( indent );
	let text = '';
	for ( const one of statements ) {
		switch ( one.kind ) {
			case 'return':
				text += `${ pad }return ${ print( one.value, indent, pad.length + 7 ) };\n`;
				break;
			case 'does':
				text += `${ one.doc ? `${ pad }/** ${ one.doc } */\n` : '' }${ pad }${ print( one.value, indent, pad.length ) };\n`;
				break;
			case 'note':
				text += `${ pad }/** ${ one.doc } */\n`;
				break;
			case 'leave':
				text += `${ pad }${ one.word };\n`;
				break;
			case 'if':
				text += printIf( one, indent );
				break;
			case 'while':
				text += `${ pad }while (${ print( one.test, indent, pad.length + 7 ) }) {\n${ printStatements( one.body, indent + 1 ) }${ pad }}\n`;
				break;
			case 'foreach':
				text += `${ pad }foreach (${ print( one.values, indent, pad.length + 9 ) } as ${
					one.key ? `${ flat( one.key ) } => ` : ''
				}${ flat( one.value ) }) {\n${ printStatements( one.body, indent + 1 ) }${ pad }}\n`;
				break;
			default:
				throw new Error( `No such statement: ${ JSON.stringify( one ) }` );
		}
	}
	return text;
}

/**
 * @param {Stmt}   node
 * @param {number} indent
 */
function printIf( node, indent ) {
	const pad = STEP.repeat( indent );
	let text = `${ pad }if (${ print( node.test, indent, pad.length + 4 ) }) {\n${ printStatements( node.yes, indent + 1 ) }${ pad }}`;
	let { no } = node;
	while ( no.length === 1 && no[ 0 ].kind === 'if' ) {
		text += ` elseif (${ print( no[ 0 ].test, indent, pad.length + 10 ) }) {\n${ printStatements( no[ 0 ].yes, indent + 1 ) }${ pad }}`;
		no = no[ 0 ].no;
	}
	return no.length ? `${ text } else {\n${ printStatements( no, indent + 1 ) }${ pad }}\n` : `${ text }\n`;
}

/** @param {Expr} node */
export const printExpression = ( node ) => print( node, 0, 0 );

/** Whether evaluating it twice costs nothing and gives the same. */
export const isSimple = ( node ) =>
	[ 'var', 'string', 'number', 'name' ].includes( node.kind ) ||
	( node.kind === 'index' && isSimple( node.base ) && isSimple( node.key ) );

/** @param {Expr} node */
export const isConstant = ( node ) =>
	[ 'string', 'number' ].includes( node.kind ) ||
	( node.kind === 'name' && [ 'null', 'true', 'false' ].includes( node.text ) );
