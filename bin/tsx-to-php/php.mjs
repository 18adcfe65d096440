/**
 * A small syntax tree of PHP, and its printer. Parentheses come from precedence, never from whoever builds the tree.
 *
 * Expressions, which the functions below make:
 *
 * @typedef {{ kind: 'var', name: string }} Var
 * @typedef {{ kind: 'name', text: string }} Name A constant or a name, as it is written.
 * @typedef {{ kind: 'string', value: string }} StringLiteral
 * @typedef {{ kind: 'number', value: number }} NumberLiteral
 * @typedef {{ key?: Expr, value: Expr, spread?: boolean }} Item
 * @typedef {{ kind: 'array', items: Item[] }} ArrayLiteral
 * @typedef {{ kind: 'index', base: Expr, key: Expr }} Index
 * @typedef {{ kind: 'call', callee: string|Expr, args: Expr[] }} Call
 * @typedef {{ kind: 'spread', value: Expr }} Spread
 * @typedef {keyof typeof BINDS} Operator
 * @typedef {{ kind: 'binary', operator: Operator, left: Expr, right: Expr }} Binary
 * @typedef {{ kind: 'unary', operator: string, value: Expr }} Unary
 * @typedef {{ kind: 'ternary', test: Expr, yes: Expr, no: Expr }} Ternary
 * @typedef {{ kind: 'assign', target: Expr, value: Expr, operator: string }} Assign
 * @typedef {{ name: string, type?: string, fallback?: Expr }} Param
 * @typedef {{ kind: 'arrow', params: Param[], body: Expr, type: string }} Arrow
 * @typedef {{ kind: 'closure', params: Param[], uses: string[], body: Stmt[], type: string }} Closure
 * @typedef {{ kind: 'interpolated', parts: Expr[] }} Interpolated
 * @typedef {{ kind: 'commented', text: string, value: Expr }} Commented
 * @typedef {Var|Name|StringLiteral|NumberLiteral|ArrayLiteral|Index|Call|Spread|Binary|Unary|Ternary|Assign|Arrow|Closure|Interpolated|Commented} Expr
 *
 * Statements. A draft's bodies have places within them, for statements that are written later (functions.mjs, finish).
 *
 * @typedef {{ kind: 'return', value: Expr }} Return
 * @typedef {{ kind: 'does', value: Expr, doc: string }} Does
 * @typedef {{ kind: 'does', value: Assign, doc: string }} Assigns
 * @typedef {{ kind: 'note', doc: string }} Note
 * @typedef {{ kind: 'leave', word: 'break'|'continue' }} Leave
 * @typedef {Return|Does|Note|Leave} Line
 *
 * @typedef {{ kind: 'if', test: Expr, yes: Stmt[], no: Stmt[] }} If
 * @typedef {{ kind: 'while', test: Expr, body: Stmt[] }} While
 * @typedef {{ kind: 'foreach', values: Expr, key: Expr|null, value: Expr, body: Stmt[] }} Foreach
 * @typedef {Line|If|While|Foreach} Stmt
 *
 * @typedef {{ kind: 'if', test: Expr, yes: Slots, no: Slots }} IfDraft
 * @typedef {{ kind: 'while', test: Expr, body: Slots }} WhileDraft
 * @typedef {{ kind: 'foreach', values: Expr, key: Expr|null, value: Expr, body: Slots }} ForeachDraft
 * @typedef {Line|IfDraft|WhileDraft|ForeachDraft} Draft
 * @typedef {(Draft|Slots)[]} Slots
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

/** @type {( name: string ) => Var} */
export const variable = ( name ) => ( { kind: 'var', name } );
/** @type {( text: string ) => Name} */
export const name = ( text ) => ( { kind: 'name', text } );
export const NULL = name( 'null' );
export const TRUE = name( 'true' );
export const FALSE = name( 'false' );
/** @type {( value: boolean ) => Name} */
export const bool = ( value ) => ( value ? TRUE : FALSE );
/** @type {( value: string ) => StringLiteral} */
export const string = ( value ) => ( { kind: 'string', value } );
/** @type {( value: number ) => NumberLiteral} */
export const number = ( value ) => ( { kind: 'number', value } );
/** @type {( items: Item[] ) => ArrayLiteral} */
export const array = ( items ) => ( { kind: 'array', items } );
/** @type {( values: Expr[] ) => ArrayLiteral} */
export const list = ( values ) => array( values.map( ( value ) => ( { value } ) ) );
/** @type {( base: Expr, key: Expr ) => Index} */
export const index = ( base, key ) => ( { kind: 'index', base, key } );
/** @type {( callee: string|Expr, ...args: Expr[] ) => Call} */
export const call = ( callee, ...args ) => ( { kind: 'call', callee, args } );
/** @type {( value: Expr ) => Spread} */
export const spread = ( value ) => ( { kind: 'spread', value } );
/** @type {( operator: Operator, left: Expr, right: Expr ) => Binary} */
export const binary = ( operator, left, right ) => ( { kind: 'binary', operator, left, right } );
/** @type {( value: Expr ) => Unary} */
export const not = ( value ) => ( { kind: 'unary', operator: '!', value } );
/** @type {( value: Expr ) => Unary} */
export const negative = ( value ) => ( { kind: 'unary', operator: '-', value } );
/** @type {( type: 'int'|'string', value: Expr ) => Unary} */
export const cast = ( type, value ) => ( { kind: 'unary', operator: `(${ type }) `, value } );
/** @type {( test: Expr, yes: Expr, no: Expr ) => Ternary} */
export const ternary = ( test, yes, no ) => ( { kind: 'ternary', test, yes, no } );
/** @type {( target: Expr, value: Expr, operator?: string ) => Assign} */
export const assign = ( target, value, operator = '=' ) => ( { kind: 'assign', target, value, operator } );
/** @type {( params: Param[], body: Expr, type?: string ) => Arrow} */
export const arrow = ( params, body, type = '' ) => ( { kind: 'arrow', params, body, type } );
/** @type {( params: Param[], uses: string[], body: Stmt[], type?: string ) => Closure} */
export const closure = ( params, uses, body, type = '' ) => ( { kind: 'closure', params, uses, body, type } );
/** @type {( parts: Expr[] ) => Interpolated} Texts and variables in double quotes. */
export const interpolated = ( parts ) => ( { kind: 'interpolated', parts } );
/** @type {( text: string, value: Expr ) => Commented} */
export const commented = ( text, value ) => ( { kind: 'commented', text, value } );

/** @type {( value: Expr ) => Return} */
export const returns = ( value ) => ( { kind: 'return', value } );
/**
 * A statement.
 *
 * @template {Expr} Value
 * @param {Value}  value
 * @param {string} [doc] What PHPStan is told of it.
 * @return {{ kind: 'does', value: Value, doc: string }}
 */
export const does = ( value, doc = '' ) => ( { kind: 'does', value, doc } );
/** @type {( doc: string ) => Note} A comment of its own, in which PHPStan is told of a variable. */
export const note = ( doc ) => ( { kind: 'note', doc } );
/**
 * @template Part
 * @param {Expr}   test
 * @param {Part[]} yes
 * @param {Part[]} [no]
 * @return {{ kind: 'if', test: Expr, yes: Part[], no: Part[] }}
 */
export const when = ( test, yes, no = [] ) => ( { kind: 'if', test, yes, no } );
/**
 * @template Part
 * @param {Expr}      values
 * @param {Expr|null} key
 * @param {Expr}      value
 * @param {Part[]}    body
 * @return {{ kind: 'foreach', values: Expr, key: Expr|null, value: Expr, body: Part[] }}
 */
export const foreach = ( values, key, value, body ) => ( { kind: 'foreach', values, key, value, body } );
/**
 * @template Part
 * @param {Expr}   test
 * @param {Part[]} body
 * @return {{ kind: 'while', test: Expr, body: Part[] }}
 */
export const loop = ( test, body ) => ( { kind: 'while', test, body } );
/** @type {( word: 'break'|'continue' ) => Leave} */
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
	let text = onOneLine.get( node );
	if ( text === undefined ) {
		text = write( node, null );
		onOneLine.set( node, text );
	}
	return text;
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
 * What is printed over as many lines as it needs.
 *
 * @param {Expr}   node
 * @param {number} indent
 * @param {number} column
 */
function printed( node, indent, column ) {
	const text = print( node, indent, column );
	if ( text === null ) {
		throw new Error( `A function stands where only one line can: ${ JSON.stringify( node ) }` );
	}
	return text;
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
 * @template Part
 * @param {string}                                                              open
 * @param {string}                                                              close
 * @param {Part[]}                                                              items
 * @param {( item: Part, indent: number|null, column: number ) => string|null} one    Writes one item.
 * @param {number|null}                                                         indent
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

/**
 * All that are on the left of a chain of one operator.
 *
 * @param {Expr}     node
 * @param {Operator} operator
 * @return {Expr[]} From left to right.
 */
function chain( node, operator ) {
	return node.kind === 'binary' && node.operator === operator
		? [ ...chain( node.left, operator ), node.right ]
		: [ node ];
}

/** @param {Param} param */
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
			if ( target === null ) {
				return null;
			}
			const value = print( node.value, indent, column + target.length + node.operator.length + 2 );
			return value === null ? null : `${ target } ${ node.operator } ${ value }`;
		}
		case 'arrow': {
			const head = `static fn (${ node.params.map( signature ).join( ', ' ) })${ node.type ? `: ${ node.type }` : '' } => `;
			const body = print( node.body, indent, column + head.length );
			return body === null ? null : head + body;
		}
		case 'closure': {
			if ( ! isLong ) {
				return null;
			}
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
 * @param {Item}        item
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
				text += `${ pad }return ${ printed( one.value, indent, pad.length + 7 ) };\n`;
				break;
			case 'does':
				text += `${ one.doc ? `${ pad }/** ${ one.doc } */\n` : '' }${ pad }${ printed( one.value, indent, pad.length ) };\n`;
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
				text += `${ pad }while (${ printed( one.test, indent, pad.length + 7 ) }) {\n${ printStatements( one.body, indent + 1 ) }${ pad }}\n`;
				break;
			case 'foreach':
				text += `${ pad }foreach (${ printed( one.values, indent, pad.length + 9 ) } as ${
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
 * @param {If}     node
 * @param {number} indent
 */
function printIf( node, indent ) {
	const pad = STEP.repeat( indent );
	let text = `${ pad }if (${ printed( node.test, indent, pad.length + 4 ) }) {\n${ printStatements( node.yes, indent + 1 ) }${ pad }}`;
	let { no } = node;
	while ( no.length === 1 && no[ 0 ].kind === 'if' ) {
		text += ` elseif (${ printed( no[ 0 ].test, indent, pad.length + 10 ) }) {\n${ printStatements( no[ 0 ].yes, indent + 1 ) }${ pad }}`;
		no = no[ 0 ].no;
	}
	return no.length ? `${ text } else {\n${ printStatements( no, indent + 1 ) }${ pad }}\n` : `${ text }\n`;
}

/** @param {Expr} node */
export const printExpression = ( node ) => printed( node, 0, 0 );

/** @type {( node: Expr ) => boolean} Whether evaluating it twice costs nothing and gives the same. */
export const isSimple = ( node ) =>
	[ 'var', 'string', 'number', 'name' ].includes( node.kind ) ||
	( node.kind === 'index' && isSimple( node.base ) && isSimple( node.key ) );

/** @type {( node: Expr ) => node is Binary} Whether it is `a ?? b`. */
export const isCoalescing = ( node ) => node.kind === 'binary' && node.operator === '??';

/** @param {Expr} node */
export const isConstant = ( node ) =>
	[ 'string', 'number' ].includes( node.kind ) ||
	( node.kind === 'name' && [ 'null', 'true', 'false' ].includes( node.text ) );
