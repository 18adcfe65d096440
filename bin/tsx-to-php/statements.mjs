/** Statements of a function. */
import ts from 'typescript';
import * as php from './php.mjs';
import { bind, bindLazyPattern, bindLocal, bindPattern, lazySource, newSlot } from './bindings.mjs';
import { assignment, isFresh, isReassigned, lastChangeOf } from './changes.mjs';
import { expression, iterated } from './expressions.mjs';
import { functionOf, returned } from './functions.mjs';
import { hookResult, isEffect } from './hooks.mjs';
import { unwrapped } from './nodes.mjs';
import { hasNumbersForKeys } from './objects.mjs';
import { variablesOf } from './scope.mjs';
import { truth } from './truth.mjs';

const { SyntaxKind } = ts;

const isTrue = ( node ) => node === php.TRUE;

const isFalse = ( node ) => node === php.FALSE;

/**
 * @param {import('./scope.mjs').Scope}                              scope
 * @param {import('typescript').Statement[]}   statements
 * @param {Array}                              slots
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

function declareFunction( scope, node, slots ) {
	bindLocal( scope, node.name, () => expression( scope, node ), slots );
	// It may be called from above, and may use what stands below.
	const meaning = scope.find( scope.types.nameOf( node.name ) );
	meaning.slot = {
		push( statement ) {
			const used = variablesOf( statement.value.value );
			const gives = ( one ) =>
				Array.isArray( one )
					? one.some( gives )
					: one.kind === 'does' && used.includes( one.value.target?.name );
			slots.splice( slots.findLastIndex( gives ) + 1, 0, statement );
		},
	};
}

/** @return {string|void} 'ended' when nothing after it is reached. */
function compileStatement( scope, node, slots ) {
	switch ( node.kind ) {
		case SyntaxKind.FunctionDeclaration:
		case SyntaxKind.TypeAliasDeclaration:
		case SyntaxKind.InterfaceDeclaration:
		case SyntaxKind.EmptyStatement:
			return;
		case SyntaxKind.VariableStatement:
			node.declarationList.declarations.forEach( ( one ) =>
				declare( scope, one, node.declarationList.flags, slots )
			);
			return;
		case SyntaxKind.ReturnStatement:
			slots.push( php.returns( node.expression ? returned( scope, node.expression ) : php.NULL ) );
			return 'ended';
		case SyntaxKind.IfStatement:
			return compileIf( scope, node, slots );
		case SyntaxKind.Block:
			return block( scope, node.statements, slots ) && undefined;
		case SyntaxKind.ExpressionStatement:
			compileExpressionStatement( scope, node.expression, slots );
			return;
		case SyntaxKind.ForOfStatement:
			compileForOf( scope, node, slots );
			return;
		case SyntaxKind.WhileStatement: {
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
				node,
				`${ SyntaxKind[ node.kind ] } cannot be compiled.`,
				'Use if, for … of, const and return.'
			);
	}
}

function statementsOf( node ) {
	return ts.isBlock( node ) ? node.statements : [ node ];
}

function compileIf( scope, node, slots ) {
	const test = truth( scope, node.expression );
	if ( isTrue( test ) ) {
		return branch( scope, node.thenStatement, slots );
	}
	if ( isFalse( test ) ) {
		return node.elseStatement ? branch( scope, node.elseStatement, slots ) : undefined;
	}
	const yes = [];
	const no = [];
	const thenEnds = branch( scope, node.thenStatement, yes ) === 'ended';
	const elseEnds = node.elseStatement ? branch( scope, node.elseStatement, no ) === 'ended' : false;
	slots.push( php.when( test, yes, no ) );
	return thenEnds && elseEnds ? 'ended' : undefined;
}

function branch( scope, node, slots ) {
	for ( const one of statementsOf( node ) ) {
		if ( compileStatement( scope, one, slots ) === 'ended' ) {
			return 'ended';
		}
	}
}

function compileSwitch( scope, node, slots ) {
	const subject = expression( scope, node.expression );
	if ( ! php.isSimple( subject ) ) {
		scope.refuse( node, 'A switch over an expression cannot be compiled.', 'Give it a name first.' );
		return;
	}
	let chain = null;
	let last = null;
	let labels = [];
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
	if ( last ) {
		last.no = otherwise;
		slots.push( chain );
	} else {
		slots.push( ...otherwise );
	}
	return allEnd && hasDefault ? 'ended' : undefined;
}

/** A break that leaves the switch around, from deep within. */
function breakWithin( node ) {
	if ( ts.isBreakStatement( node ) ) {
		return node;
	}
	const isOwn = ts.isFunctionLike( node ) || ts.isSwitchStatement( node ) || ts.isIterationStatement( node, false );
	return isOwn ? undefined : ts.forEachChild( node, breakWithin );
}

function declare( scope, node, flags, slots ) {
	const { types } = scope;
	const { name, initializer } = node;
	if ( ! initializer ) {
		const local = scope.variable( name.text );
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
	const place = newSlot( slots );
	const from = lazySource( scope, initializer, place );
	bindLazyPattern( scope, name, from, type, slots );
}

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
								{ kind: 'name', text: `${ php.printExpression( target ) }[]` },
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

function compileForOf( scope, node, slots ) {
	const { types } = scope;
	const [ declaration ] = node.initializer.declarations;
	const values = unwrapped( node.expression );
	const body = [];
	const entries =
		ts.isCallExpression( values ) &&
		ts.isPropertyAccessExpression( values.expression ) &&
		values.expression.expression.getText() === 'Object' &&
		values.expression.name.text === 'entries';
	if ( entries && ts.isArrayBindingPattern( declaration.name ) ) {
		const record = expression( scope, values.arguments[ 0 ] );
		const [ key, value ] = declaration.name.elements;
		const keyName = scope.variable( key && key.name && ts.isIdentifier( key.name ) ? key.name.text : 'key' );
		const valueName = scope.variable(
			value && value.name && ts.isIdentifier( value.name ) ? value.name.text : 'value'
		);
		if ( key?.name ) {
			bind( scope, key.name, { kind: 'value', value: php.cast( 'string', php.variable( keyName ) ) } );
		}
		if ( value?.name ) {
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

/** A record's values in the order that JavaScript keeps them in: keys that are whole numbers first. */
export function ordered( scope, node, value ) {
	return hasNumbersForKeys( scope, node ) ? php.call( 'Js::ordered', value ) : value;
}
