/**
 * Statements of a function.
 *
 * @typedef {import('./scope.mjs').Scope} Scope
 * @typedef {import('./php.mjs').Expr}    Expr
 * @typedef {import('./php.mjs').Slots} Slots
 * @typedef {'ended'|undefined} Reach 'ended' when nothing after a statement is reached.
 *
 * @typedef {ts.FunctionDeclaration|ts.TypeAliasDeclaration|ts.InterfaceDeclaration|ts.EmptyStatement} Silent What stands for no statement of PHP.
 * @typedef {Silent|ts.VariableStatement|ts.ReturnStatement|ts.IfStatement|ts.Block|ts.ExpressionStatement|ts.ForOfStatement|ts.WhileStatement|ts.BreakStatement|ts.ContinueStatement|ts.SwitchStatement|ts.ThrowStatement} Compilable
 *     What can be compiled; TypeScript tells these apart by their kind.
 */
import ts from 'typescript';
import * as php from './php.mjs';
import { bind, bindLazyPattern, bindLocal, bindPattern, madeOnce, nameFor, newSlot } from './bindings.mjs';
import { assignment, isFresh, isReassigned, lastChangeOf } from './changes.mjs';
import { expression, iterated } from './expressions.mjs';
import { functionOf, returned } from './functions.mjs';
import { hookResult, isEffect } from './hooks.mjs';
import { textOf, unwrapped } from './nodes.mjs';
import { hasNumbersForKeys } from './objects.mjs';
import { variablesOf } from './scope.mjs';
import { truth } from './truth.mjs';

const { SyntaxKind } = ts;

/** @param {Expr} node */
const isTrue = ( node ) => node === php.TRUE;

/** @param {Expr} node */
const isFalse = ( node ) => node === php.FALSE;

/**
 * @param {Scope}                   scope
 * @param {ReadonlyArray<ts.Statement>} statements
 * @param {Slots}                   [slots]
 */
export function block( scope, statements, slots = [] ) {
	for ( const statement of statements ) {
		if ( ts.isFunctionDeclaration( statement ) ) {
			declareFunction( scope, statement, slots );
		}
	}
	for ( const statement of statements ) {
		if ( compileStatement( scope, statement, slots ) === 'ended' ) {
			return slots;
		}
	}
	return slots;
}

/**
 * @param {Scope}                  scope
 * @param {ts.FunctionDeclaration} node
 * @param {Slots}                  slots
 */
function declareFunction( scope, node, slots ) {
	if ( ! node.name ) {
		return;
	}
	// It may be called from above, and may use what stands below.
	/** @param {import('./php.mjs').Assigns} statement */
	const push = ( statement ) => {
		const used = variablesOf( statement.value.value );
		/** @type {( one: import('./php.mjs').Draft|Slots ) => boolean} */
		const gives = ( one ) =>
			Array.isArray( one )
				? one.some( gives )
				: one.kind === 'does' &&
					one.value.kind === 'assign' &&
					one.value.target.kind === 'var' &&
					used.includes( one.value.target.name );
		slots.splice( slots.findLastIndex( gives ) + 1, 0, statement );
	};
	bind( scope, node.name, {
		kind: 'local',
		make: () => expression( scope, node ),
		slot: { push },
		wanted: node.name.text,
		value: null,
		scope,
	} );
}

/**
 * @param {Scope}        scope
 * @param {ts.Statement} statement
 * @param {Slots}        slots
 * @return {Reach}
 */
function compileStatement( scope, statement, slots ) {
	const node = /** @type {Compilable} */ ( statement );
	switch ( node.kind ) {
		case SyntaxKind.FunctionDeclaration:
		case SyntaxKind.TypeAliasDeclaration:
		case SyntaxKind.InterfaceDeclaration:
		case SyntaxKind.EmptyStatement:
			return;
		case SyntaxKind.VariableStatement:
			node.declarationList.declarations.forEach( ( one ) => declare( scope, one, slots ) );
			return;
		case SyntaxKind.ReturnStatement:
			slots.push( php.returns( node.expression ? returned( scope, node.expression ) : php.NULL ) );
			return 'ended';
		case SyntaxKind.IfStatement:
			return compileIf( scope, node, slots );
		case SyntaxKind.Block:
			block( scope, node.statements, slots );
			return;
		case SyntaxKind.ExpressionStatement:
			compileExpressionStatement( scope, node.expression, slots );
			return;
		case SyntaxKind.ForOfStatement:
			compileForOf( scope, node, slots );
			return;
		case SyntaxKind.WhileStatement: {
			/** @type {Slots} */
			const body = [];
			const test = truth( scope, node.expression );
			branch( scope, node.statement, body );
			slots.push( php.loop( test, body ) );
			return;
		}
		case SyntaxKind.BreakStatement:
			slots.push( php.leave( 'break' ) );
			return 'ended';
		case SyntaxKind.ContinueStatement:
			slots.push( php.leave( 'continue' ) );
			return 'ended';
		case SyntaxKind.SwitchStatement:
			return compileSwitch( scope, node, slots );
		case SyntaxKind.ThrowStatement:
			slots.push( php.does( php.name( `throw new \\LogicException('unreachable')` ) ) );
			return 'ended';
		default:
			scope.refuse(
				statement,
				`${ SyntaxKind[ statement.kind ] } cannot be compiled.`,
				'Use if, for … of, const and return.'
			);
	}
}

/** @param {ts.Statement} node */
function statementsOf( node ) {
	return ts.isBlock( node ) ? node.statements : [ node ];
}

/**
 * @param {Scope}          scope
 * @param {ts.IfStatement} node
 * @param {Slots}          slots
 * @return {Reach}
 */
function compileIf( scope, node, slots ) {
	const test = truth( scope, node.expression );
	if ( isTrue( test ) ) {
		return branch( scope, node.thenStatement, slots );
	}
	if ( isFalse( test ) ) {
		return node.elseStatement ? branch( scope, node.elseStatement, slots ) : undefined;
	}
	/** @type {Slots} */
	const yes = [];
	/** @type {Slots} */
	const no = [];
	const thenEnds = branch( scope, node.thenStatement, yes ) === 'ended';
	const elseEnds = node.elseStatement ? branch( scope, node.elseStatement, no ) === 'ended' : false;
	slots.push( php.when( test, yes, no ) );
	return thenEnds && elseEnds ? 'ended' : undefined;
}

/**
 * @param {Scope}        scope
 * @param {ts.Statement} node
 * @param {Slots}        slots
 * @return {Reach}
 */
function branch( scope, node, slots ) {
	for ( const one of statementsOf( node ) ) {
		if ( compileStatement( scope, one, slots ) === 'ended' ) {
			return 'ended';
		}
	}
}

/**
 * @param {Scope}              scope
 * @param {ts.SwitchStatement} node
 * @param {Slots}              slots
 * @return {Reach}
 */
function compileSwitch( scope, node, slots ) {
	const subject = expression( scope, node.expression );
	if ( ! php.isSimple( subject ) ) {
		scope.refuse( node, 'A switch over an expression cannot be compiled.', 'Give it a name first.' );
		return;
	}
	/** @type {import('./php.mjs').IfDraft|null} */
	let chain = null;
	/** @type {import('./php.mjs').IfDraft|null} */
	let last = null;
	/** @type {Expr[]} */
	let labels = [];
	/** @type {Slots} */
	let otherwise = [];
	let allEnd = true;
	let hasDefault = false;
	for ( const clause of node.caseBlock.clauses ) {
		if ( ts.isCaseClause( clause ) ) {
			labels.push( php.binary( '===', subject, expression( scope, clause.expression ) ) );
			if ( ! clause.statements.length ) {
				continue;
			}
		}
		/** @type {Slots} */
		const body = [];
		const lines = clause.statements.flatMap( ( one ) => ( ts.isBlock( one ) ? [ ...one.statements ] : [ one ] ) );
		const withoutBreak = lines.filter( ( one ) => ! ts.isBreakStatement( one ) );
		const inner = withoutBreak.map( breakWithin ).find( Boolean );
		if ( inner ) {
			scope.refuse(
				inner,
				'A break within a case cannot be compiled.',
				'Let if and else lead to the end of the case.'
			);
		}
		let ends = false;
		for ( const one of withoutBreak ) {
			ends = compileStatement( scope, one, body ) === 'ended';
		}
		if ( ! ends && withoutBreak.length === lines.length && clause !== node.caseBlock.clauses.at( -1 ) ) {
			scope.refuse(
				clause,
				'A case that goes on into the next cannot be compiled.',
				'End it with break or return.'
			);
		}
		allEnd &&= ends;
		if ( ts.isDefaultClause( clause ) ) {
			otherwise = body;
			hasDefault = true;
		} else {
			const next = php.when(
				labels.reduce( ( a, b ) => php.binary( '||', a, b ) ),
				body,
				[]
			);
			labels = [];
			if ( last ) {
				last.no = [ next ];
			} else {
				chain = next;
			}
			last = next;
		}
	}
	if ( last && chain ) {
		last.no = otherwise;
		slots.push( chain );
	} else {
		slots.push( ...otherwise );
	}
	return allEnd && hasDefault ? 'ended' : undefined;
}

/**
 * A break that leaves the switch around, from deep within.
 *
 * @param {ts.Node} node
 * @return {ts.Node|undefined}
 */
function breakWithin( node ) {
	if ( ts.isBreakStatement( node ) ) {
		return node;
	}
	const isOwn = ts.isFunctionLike( node ) || ts.isSwitchStatement( node ) || ts.isIterationStatement( node, false );
	return isOwn ? undefined : ts.forEachChild( node, breakWithin );
}

/**
 * @param {Scope}                  scope
 * @param {ts.VariableDeclaration} node
 * @param {Slots}                  slots
 */
function declare( scope, node, slots ) {
	const { types } = scope;
	const { name, initializer } = node;
	if ( ! initializer ) {
		const local = scope.variable( name.getText() );
		bind( scope, name, { kind: 'value', value: php.variable( local ), isMutable: true, scope } );
		slots.push( php.does( php.assign( php.variable( local ), php.NULL ) ) );
		return;
	}
	const call = unwrapped( initializer );
	const hook = ts.isCallExpression( call ) ? hookResult( scope, call ) : null;
	if ( hook ) {
		hook.bind( scope, name, slots );
		return;
	}
	if ( ts.isIdentifier( name ) ) {
		const fn = functionOf( node );
		if ( fn && ! isReassigned( scope, name ) ) {
			bind( scope, name, {
				kind: 'local',
				make: () => expression( scope, fn ),
				slot: newSlot( slots ),
				wanted: name.text,
				value: null,
				scope,
				isHandler: types.isHandler( name ),
			} );
			return;
		}
		if ( isReassigned( scope, name ) ) {
			const local = scope.variable( name.text );
			const value = expression( scope, initializer );
			if ( ! isFresh( initializer ) && isReassigned( scope, name, true ) ) {
				scope.refuse(
					node,
					'This changes what another name holds: in PHP, arrays are values.',
					'Change a copy: [ ...list ], { ...object }.'
				);
			}
			bind( scope, name, {
				kind: 'value',
				value: php.variable( local ),
				isMutable: true,
				scope,
				lastChange: lastChangeOf( scope, name ),
			} );
			slots.push( php.does( php.assign( php.variable( local ), value ) ) );
			return;
		}
		bindLocal( scope, name, () => expression( scope, initializer ), slots );
		return;
	}
	// A pattern: by its parts, from a value that is written once.
	const type = types.typeOf( initializer );
	const from = madeOnce( scope, slots, nameFor( initializer ), () => expression( scope, initializer ) );
	bindLazyPattern( scope, name, from, type, slots );
}

/**
 * @param {Scope}         scope
 * @param {ts.Expression} node
 * @param {Slots}         slots
 */
function compileExpressionStatement( scope, node, slots ) {
	const inner = unwrapped( node );
	if ( ts.isVoidExpression( inner ) || ( ts.isCallExpression( inner ) && isEffect( scope, inner ) ) ) {
		return;
	}
	if (
		ts.isBinaryExpression( inner ) &&
		inner.operatorToken.kind >= SyntaxKind.FirstAssignment &&
		inner.operatorToken.kind <= SyntaxKind.LastAssignment
	) {
		// What is kept for later is of no use to the first render.
		if ( ts.isPropertyAccessExpression( inner.left ) && scope.types.isRef( inner.left.expression ) ) {
			return;
		}
		slots.push( php.does( assignment( scope, inner ) ) );
		return;
	}
	if ( ts.isCallExpression( inner ) && ts.isPropertyAccessExpression( inner.expression ) ) {
		const { expression: owner, name } = inner.expression;
		if ( name.text === 'push' && ts.isIdentifier( owner ) ) {
			const meaning = scope.find( scope.types.symbolOf( owner ) );
			if ( ! meaning?.isMutable || meaning.scope !== scope ) {
				scope.refuse(
					node,
					'Only a local variable of the same function can be added to.',
					'Make a new value.'
				);
				return;
			}
			const target = expression( scope, owner );
			for ( const argument of inner.arguments ) {
				if ( ts.isSpreadElement( argument ) ) {
					slots.push(
						php.does(
							php.call( 'array_push', target, php.spread( expression( scope, argument.expression ) ) )
						)
					);
				} else {
					slots.push(
						php.does(
							php.assign(
								php.name( `${ php.printExpression( target ) }[]` ),
								expression( scope, argument )
							)
						)
					);
				}
			}
			return;
		}
	}
	scope.refuse(
		node,
		'A statement that has an effect cannot be compiled.',
		'Do it in useEffect or in a handler; return values.'
	);
}

/**
 * @param {Scope}             scope
 * @param {ts.ForOfStatement} node
 * @param {Slots}             slots
 */
function compileForOf( scope, node, slots ) {
	const { types } = scope;
	if ( ! ts.isVariableDeclarationList( node.initializer ) ) {
		scope.refuse( node, 'A loop over a variable that is declared elsewhere.', 'Write for ( const … of … ).' );
		return;
	}
	const [ declaration ] = node.initializer.declarations;
	const values = unwrapped( node.expression );
	/** @type {Slots} */
	const body = [];
	const entries =
		ts.isCallExpression( values ) &&
		ts.isPropertyAccessExpression( values.expression ) &&
		values.expression.expression.getText() === 'Object' &&
		values.expression.name.text === 'entries';
	if ( entries && ts.isArrayBindingPattern( declaration.name ) ) {
		const record = expression( scope, values.arguments[ 0 ] );
		const [ key, value ] = declaration.name.elements;
		const keyName = scope.variable( nameIn( key ) || 'key' );
		const valueName = scope.variable( nameIn( value ) || 'value' );
		if ( key && ! ts.isOmittedExpression( key ) ) {
			bind( scope, key.name, { kind: 'value', value: php.cast( 'string', php.variable( keyName ) ) } );
		}
		if ( value && ! ts.isOmittedExpression( value ) ) {
			if ( ts.isIdentifier( value.name ) ) {
				bind( scope, value.name, { kind: 'value', value: php.variable( valueName ) } );
			} else {
				bindPattern( scope, value.name, php.variable( valueName ), types.typeOf( value.name ), null, body );
			}
		}
		branch( scope, node.statement, body );
		slots.push(
			php.foreach(
				ordered( scope, values.arguments[ 0 ], record ),
				php.variable( keyName ),
				php.variable( valueName ),
				body
			)
		);
		return;
	}
	const given = iterated( scope, node.expression );
	if ( ts.isIdentifier( declaration.name ) ) {
		const name = scope.variable( declaration.name.text );
		bind( scope, declaration.name, { kind: 'value', value: php.variable( name ) } );
		branch( scope, node.statement, body );
		slots.push( php.foreach( given, null, php.variable( name ), body ) );
		return;
	}
	const name = scope.variable( 'item' );
	bindPattern( scope, declaration.name, php.variable( name ), types.typeOf( declaration.name ), null, body );
	branch( scope, node.statement, body );
	slots.push( php.foreach( given, null, php.variable( name ), body ) );
}

/**
 * The name that an element of a pattern gives; empty if it gives none, or several.
 *
 * @param {ts.ArrayBindingElement|undefined} element
 */
const nameIn = ( element ) => ( element && ! ts.isOmittedExpression( element ) ? textOf( element.name ) : '' );

/**
 * A record's values in the order that JavaScript keeps them in: keys that are whole numbers first.
 *
 * @param {Scope}         scope
 * @param {ts.Expression} node
 * @param {Expr}          value
 */
export function ordered( scope, node, value ) {
	return hasNumbersForKeys( scope, node ) ? php.call( 'Js::ordered', value ) : value;
}
