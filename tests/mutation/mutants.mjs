/**
 * Small faults for a TypeScript module: where a mutation run changes it, and into what. The twin of Mutators.php.
 *
 * @typedef  {Object} Mutant
 * @property {string} mutator
 * @property {number} line
 * @property {number} start   Place in the text.
 * @property {number} end
 * @property {string} was
 * @property {string} becomes
 */

import ts from 'typescript';

const { SyntaxKind } = ts;

/** By operator: the mutator and what it becomes. */
/** @type {Record<string, Record<string, string>>} */
const OPERATORS = {
	'<': { boundary: '<=', condition: '>=' },
	'<=': { boundary: '<', condition: '>' },
	'>': { boundary: '>=', condition: '<=' },
	'>=': { boundary: '>', condition: '<' },
	'===': { condition: '!==' },
	'!==': { condition: '===' },
	'+': { arithmetic: '-' },
	'-': { arithmetic: '+' },
	'*': { arithmetic: '/' },
	'/': { arithmetic: '*' },
	'%': { arithmetic: '*' },
	'+=': { arithmetic: '-=' },
	'-=': { arithmetic: '+=' },
	'%=': { arithmetic: '*=' },
	'&&': { logic: '||' },
	'||': { logic: '&&' },
};

/** @type {Record<string, string>} */
const CALLS = { 'Math.min': 'Math.max', 'Math.max': 'Math.min', 'Math.floor': 'Math.ceil', 'Math.ceil': 'Math.floor' };

/** Methods that are taken away, so that what they are called on stands in their place. */
const TRANSPARENT = [ 'filter', 'reverse', 'slice', 'sort', 'toLowerCase', 'toUpperCase', 'trim' ];

/**
 * @param {string} code
 * @return {Mutant[]} In the order of the text.
 */
export function mutantsOf( code ) {
	const source = ts.createSourceFile( 'module.ts', code, ts.ScriptTarget.Latest, true );
	/** @type {Mutant[]} */
	const found = [];
	/** @param {ts.Node} node */
	const text = ( node ) => node.getText( source );
	/**
	 * @param {string} mutator
	 * @param {ts.Node} node
	 * @param {string} becomes
	 * @param {number} [start]
	 * @param {number} [end]
	 */
	const add = ( mutator, node, becomes, start = node.getStart( source ), end = node.getEnd() ) =>
		found.push( {
			mutator,
			line: source.getLineAndCharacterOfPosition( start ).line + 1,
			start,
			end,
			was: code.slice( start, end ),
			becomes,
		} );
	/** @param {ts.Node} node */
	const visit = ( node ) => {
		if ( ts.isTypeNode( node ) || ts.isTypeAliasDeclaration( node ) || ts.isImportDeclaration( node ) ) {
			return;
		}
		if ( ts.isBinaryExpression( node ) ) {
			const operator = text( node.operatorToken );
			const isText = [ node.left, node.right ].some(
				( side ) => ts.isStringLiteralLike( side ) || ts.isTemplateExpression( side )
			);
			for ( const [ mutator, becomes ] of Object.entries( OPERATORS[ operator ] ?? {} ) ) {
				if ( ! ( isText && mutator === 'arithmetic' ) ) {
					add( mutator, node.operatorToken, becomes );
				}
			}
			if ( operator === '??' ) {
				add( 'default', node, `( ${ text( node.right ) } )` );
			}
		} else if ( ts.isNumericLiteral( node ) ) {
			const value = Number( node.text );
			add( 'constant', node, `${ value + 1 }` );
			if ( value > 0 ) {
				add( 'constant', node, `${ value - 1 }` );
			}
		} else if ( node.kind === SyntaxKind.TrueKeyword || node.kind === SyntaxKind.FalseKeyword ) {
			add( 'constant', node, node.kind === SyntaxKind.TrueKeyword ? 'false' : 'true' );
		} else if ( ts.isPrefixUnaryExpression( node ) && node.operator === SyntaxKind.ExclamationToken ) {
			add( 'condition', node, `!! ${ text( node.operand ) }` );
		} else if ( ts.isConditionalExpression( node ) ) {
			add(
				'condition',
				node,
				`( ${ text( node.whenFalse ) } ) : ( ${ text( node.whenTrue ) } )`,
				node.whenTrue.getStart( source ),
				node.whenFalse.getEnd()
			);
		} else if ( ts.isCallExpression( node ) ) {
			const called = text( node.expression );
			if ( CALLS[ called ] ) {
				add( 'call', node.expression, CALLS[ called ] );
			} else if ( called === 'Math.round' || called === 'Math.abs' ) {
				add( 'call', node, `( ${ node.arguments.map( text ).join() } )` );
			} else if (
				ts.isPropertyAccessExpression( node.expression ) &&
				TRANSPARENT.includes( node.expression.name.text )
			) {
				add( 'call', node, text( node.expression.expression ) );
			}
		} else if ( ts.isExpressionStatement( node ) ) {
			add( 'statement', node, ';' );
		}
		ts.forEachChild( node, visit );
	};
	visit( source );
	return found.sort( ( one, other ) => one.start - other.start || one.end - other.end );
}

/**
 * @param {string} code
 * @param {Mutant} mutant
 * @return {string} The code with the fault in it.
 */
export const mutated = ( code, { start, end, becomes } ) => code.slice( 0, start ) + becomes + code.slice( end );
