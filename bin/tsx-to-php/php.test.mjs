import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { describe, test } from 'node:test';
import * as php from './php.mjs';

const [ a, b, c ] = [ 'a', 'b', 'c' ].map( php.variable );
const { binary, call, list, negative, not, number, printExpression, string, ternary } = php;
/** @param {string} name */
const long = ( name ) => php.variable( name.repeat( 40 ) );

describe( 'parentheses', () => {
	/** @type {[php.Expr, string][]} */
	const CASES = [
		[ binary( '*', binary( '+', a, b ), c ), '($a + $b) * $c' ],
		[ binary( '+', binary( '*', a, b ), c ), '$a * $b + $c' ],
		[ binary( '-', binary( '-', a, b ), c ), '$a - $b - $c' ],
		[ binary( '-', a, binary( '-', b, c ) ), '$a - ($b - $c)' ],
		[ binary( '.', string( 'x' ), binary( '+', a, b ) ), "'x' . $a + $b" ],
		[ binary( '+', binary( '.', a, b ), c ), '($a . $b) + $c' ],
		[ binary( '&&', binary( '||', a, b ), c ), '($a || $b) && $c' ],
		[ binary( '||', a, binary( '&&', b, c ) ), '$a || $b && $c' ],
		[ binary( '===', binary( '===', a, b ), c ), '($a === $b) === $c' ],
		[ binary( '??', a, binary( '??', b, c ) ), '$a ?? $b ?? $c' ],
		[ binary( '??', binary( '??', a, b ), c ), '($a ?? $b) ?? $c' ],
		[ binary( '===', php.NULL, binary( '??', a, b ) ), 'null === ($a ?? $b)' ],
		[ ternary( a, ternary( b, c, a ), ternary( c, a, b ) ), '$a ? ($b ? $c : $a) : ($c ? $a : $b)' ],
		[ not( binary( '&&', a, b ) ), '!($a && $b)' ],
		[ not( not( a ) ), '!!$a' ],
		[ negative( negative( a ) ), '-(-$a)' ],
		[ negative( number( -2 ) ), '-(-2)' ],
		[ binary( '-', a, negative( b ) ), '$a - -$b' ],
		[ php.index( binary( '??', a, b ), string( 'k' ) ), "($a ?? $b)['k']" ],
		[ call( php.arrow( [], a ) ), '(static fn () => $a)()' ],
		[ binary( '.', php.cast( 'string', a ), b ), '(string) $a . $b' ],
	];
	for ( const [ tree, text ] of CASES ) {
		test( text, () => assert.equal( printExpression( tree ), text ) );
	}
} );

test( 'PHP reckons as the tree says', () => {
	/** @type {[php.Expr, unknown][]} */
	const values = [
		[ binary( '-', number( 10 ), binary( '-', number( 4 ), number( 3 ) ) ), 9 ],
		[ negative( negative( number( 5 ) ) ), 5 ],
		[ binary( '%', binary( '*', number( 7 ), number( 3 ) ), number( 4 ) ), 1 ],
		[ binary( '.', string( 'x' ), binary( '+', number( 1 ), number( 2 ) ) ), 'x3' ],
		[ ternary( php.FALSE, number( 1 ), ternary( php.TRUE, number( 2 ), number( 3 ) ) ), 2 ],
		[ not( binary( '===', number( 1 ), number( 2 ) ) ), true ],
	];
	const code = `echo json_encode([${ values.map( ( [ tree ] ) => printExpression( tree ) ).join( ', ' ) }]);`;
	assert.deepEqual(
		JSON.parse( execFileSync( 'php', [ '-r', code ], { encoding: 'utf8' } ) ),
		values.map( ( [ , value ] ) => value )
	);
} );

test( 'texts come back as they were', () => {
	const texts = [
		"it's",
		'\\',
		'\\\\',
		"\\'",
		'$a {$a} ${a}',
		'"',
		'a\nb\r\t',
		'\u0000\u001b\u007f',
		'\\n',
		'é😀\u2028',
		'{',
	];
	const inQuotes = texts.map( ( text ) => php.interpolated( [ string( text ), a, string( text ) ] ) );
	const code = `$a = '-'; echo json_encode([${ [ ...texts.map( string ), ...inQuotes ].map( printExpression ).join( ', ' ) }]);`;
	assert.deepEqual( JSON.parse( execFileSync( 'php', [ '-r', code ], { encoding: 'utf8' } ) ), [
		...texts,
		...texts.map( ( text ) => `${ text }-${ text }` ),
	] );
} );

describe( 'lines', () => {
	test( 'hold what fits', () => {
		assert.equal( printExpression( call( 'f', a, list( [ b, c ] ) ) ), 'f($a, [$b, $c])' );
		assert.equal( printExpression( list( [] ) ), '[]' );
	} );

	test( 'are broken by arguments, items and operators', () => {
		assert.equal(
			printExpression( call( 'f', long( 'a' ), long( 'b' ), list( [ long( 'c' ), long( 'd' ), long( 'e' ) ] ) ) ),
			[
				'f(',
				`    $${ 'a'.repeat( 40 ) },`,
				`    $${ 'b'.repeat( 40 ) },`,
				'    [',
				...[ 'c', 'd', 'e' ].map( ( name ) => `        $${ name.repeat( 40 ) },` ),
				'    ],',
				')',
			].join( '\n' )
		);
		assert.equal(
			printExpression( binary( '&&', binary( '&&', long( 'a' ), long( 'b' ) ), long( 'c' ) ) ),
			`$${ 'a'.repeat( 40 ) }\n    && $${ 'b'.repeat( 40 ) }\n    && $${ 'c'.repeat( 40 ) }`
		);
		assert.equal(
			printExpression( ternary( long( 'a' ), long( 'b' ), long( 'c' ) ) ),
			`$${ 'a'.repeat( 40 ) }\n    ? $${ 'b'.repeat( 40 ) }\n    : $${ 'c'.repeat( 40 ) }`
		);
	} );

	test( 'are broken within the brackets of an only argument', () => {
		assert.equal(
			printExpression( call( 'f', list( [ long( 'a' ), long( 'b' ), long( 'c' ) ] ) ) ),
			`f([\n${ [ 'a', 'b', 'c' ].map( ( name ) => `    $${ name.repeat( 40 ) },\n` ).join( '' ) }])`
		);
	} );

	test( 'of statements', () => {
		assert.equal(
			php.printStatements(
				[
					php.does( php.assign( a, number( 1 ) ), '@var int $a' ),
					php.when( a, /** @type {php.Stmt[]} */ ( [ php.returns( b ) ] ), [
						php.when( b, [ php.leave( 'break' ) ], [ php.leave( 'continue' ) ] ),
					] ),
					php.foreach( a, b, c, [ php.does( call( 'f', c ) ) ] ),
					php.does(
						php.assign(
							b,
							php.closure( [ { name: 'c', type: 'int' } ], [ 'a' ], [ php.returns( c ) ], 'int' )
						)
					),
				],
				1
			),
			`    /** @var int $a */
    $a = 1;
    if ($a) {
        return $b;
    } elseif ($b) {
        break;
    } else {
        continue;
    }
    foreach ($a as $b => $c) {
        f($c);
    }
    $b = static function (int $c) use ($a): int {
        return $c;
    };
`
		);
	} );
} );
