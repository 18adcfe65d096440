/**
 * What PHPDoc says of types: shapes have the names that TypeScript has for them, each in one class.
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { compiled } from './on-both-sides.mjs';
import { inLines } from './doc-types.mjs';

const CHECKS = `type Check< Value > = ( value: unknown ) => Value;
	type TypeOf< C > = C extends Check< infer Value > ? Value : never;
	type Fields = Record< string, Check< unknown > >;
	export const string: Check< string > = ( value ) => value as string;
	export const number: Check< number > = ( value ) => value as number;
	export const integer = number;
	export const arrayOf = < Value >( check: Check< Value > ): Check< Value[] > => ( value ) => ( value as Value[] ).map( check );
	export const shape = < F extends Fields >( fields: F ): Check< { [ Key in keyof F ]: TypeOf< F[ Key ] > } > =>
		( value ) => value as never;`;

const SOURCES = {
	'own/checks.ts': CHECKS,
	'cases/shop/shop-props.ts': `import { arrayOf, integer, number, shape, string } from '../../own/checks';
		const place = shape( { lat: number, rows: integer } );
		const item = shape( { name: string, place } );
		export const shopProps = shape( { items: arrayOf( item ) } );
		export type ShopProps = ReturnType< typeof shopProps >;
		export type Item = ReturnType< typeof item >;`,
	'cases/shop/shop.tsx': `import type { ShopProps } from './shop-props';
		import { Line } from './line';
		export function Shop( { items }: ShopProps ) { return <ul>{ items.map( ( item ) => <Line key={ item.name } item={ item } level={ 2 } /> ) }</ul>; }`,
	'cases/shop/line.tsx': `import type { Item } from './shop-props';
		import type { Markup } from '../../own/words';
		import { worded } from '../../own/words';
		import { first } from '../../own/first';
		import { rated } from '../../own/numbers';
		import { useAsking } from '../../own/use-asking';
		type LineProps = { item: Item; level: 2 | 3; mark?: Markup; onPick?: () => void };
		const text = ( item: Item, n: number ) => \`\${ item.name } \${ n }\`;
		export function Line( { item, level, mark }: LineProps ) { return <li data-level={ level }>{ text( item, item.place.rows ) }<i>{ worded( mark ?? null ) }</i><b>{ first( [ item.name ], { at: 0 } ) }</b><u>{ rated( { rate: 1.5, count: 2, days: [ 3 ] } ) }</u><s>{ useAsking().isAsked( item ) ? 'asked' : '' }</s></li>; }`,
	'own/words.ts': `export type Markup = { word: string };
		export const worded = ( mark: Markup | null ) => mark ? mark.word : '';`,
	'own/numbers.ts': `type Integer = number;
		type Decimal = number;
		type Rates = { rate: Decimal; count: Integer; days: Integer[] };
		const listed = ( n: number | undefined ) => [ 'none', 'one' ][ n ?? 0 ] ?? '';
		const half = ( n: number ) => n / 2;
		const dated = ( n: number ) => n + 1;
		const sum = ( list: { count: Integer }[] ) => list.reduce( ( all, { count } ) => all + count, 0 );
		export const rated = ( { rate, count, days }: Rates ) =>
			\`\${ [ rate ].map( ( n ) => half( n ) ).length } \${ listed( count ) } \${ listed( days[ 0 ] ) } \${ listed( days.at( -1 ) ) } \${ listed( sum( [ { count } ] ) ) } \${ days.map( ( n ) => dated( n ) ).length }\`;`,
	'own/use-asking.ts': `import { useState } from 'react';
		export function useAsking() {
			const [ asking ] = useState< ReadonlySet< string > >( new Set() );
			return { isAsked: ( row: { name: string } ) => asking.has( row.name ) };
		}`,
	'own/first.ts': `export function first< Item extends string >( list: Item[], { at }: { at: number } ) { return list[ at ] ?? null; }`,
};

describe( 'PHPDoc', () => {
	/** @type {import('./on-both-sides.mjs').Compiled} */
	let result;
	/** @param {string} file */
	const tags = ( file ) =>
		[ ...result.files[ file ].matchAll( /@(?:template|param|return|phpstan-\S+) .*?(?=\n|\s\*\/)/g ) ].map(
			( [ tag ] ) => tag
		);

	before( () => {
		result = compiled( SOURCES );
	} );
	after( () => result.remove() );

	test( 'names the shapes of a module in the class of its folder', () => {
		assert.equal( result.errors, '' );
		assert.deepEqual( tags( 'Cases/Shop.php' ), [
			'@phpstan-type Item array{name: string, place: Place}',
			'@phpstan-type Place array{lat: int|float, rows: int}',
			'@phpstan-type ShopProps array{items: list<Item>}',
			'@param ShopProps $props',
		] );
	} );

	test( 'imports them elsewhere, and says which functions are looked at', () => {
		assert.deepEqual( tags( 'Cases/Shop/Line.php' ), [
			'@phpstan-import-type Item from \\Acme\\Views\\Cases\\Shop',
			'@phpstan-import-type MarkupShape from \\Acme\\Views\\Own\\Words',
			'@param Item $item',
			'@param array{item: Item, level: 2|3, mark?: MarkupShape|null} $props',
		] );
	} );

	test( 'declares what is always given a whole number as int', () => {
		assert.match( result.files[ 'Cases/Shop/Line.php' ], /function text\(array \$item, int \$n\): string/ );
		const php = result.files[ 'Own/Numbers.php' ];
		assert.match( php, /function listed\(\?int \$n\): string/ );
		assert.match( php, /function sum\(array \$list\): int$/m );
		assert.match( php, /function dated\(int \$n\): int/ );
		assert.match( php, /function half\(int\|float \$n\): int\|float/ );
		// PHPStan knows it of what is called at once.
		assert.match( php, /static fn \(\$n\) => self::half\(\$n\)/ );
	} );

	test( 'says which numbers may be fractions', () => {
		assert.ok(
			tags( 'Own/Numbers.php' ).includes(
				'@phpstan-type Rates array{rate: int|float, count: int, days: list<int>}'
			)
		);
	} );

	test( 'tells what state holds that is empty, and what functions take that an object has', () => {
		assert.match( result.files[ 'Own/UseAsking.php' ], /@var list<string> \$asking \*\/\n +\$asking = \[\]/ );
		assert.match( result.files[ 'Own/UseAsking.php' ], /@var array\{name: string\} \$row \*\// );
	} );

	test( 'has no alias that a class has for a name', () => {
		assert.deepEqual( tags( 'Own/Words.php' ), [
			'@phpstan-type MarkupShape array{word: string}',
			'@param MarkupShape|null $mark',
		] );
	} );

	test( 'knows type parameters', () => {
		assert.deepEqual( tags( 'Own/First.php' ), [
			'@template TItem of string',
			'@param list<TItem> $list',
			'@param array{at: int} $item',
			'@return TItem|null',
		] );
	} );
} );

test( 'long types stand in lines, one a field', () => {
	/** @param {string} name */
	const long = ( name ) => `${ name }: ${ 'x'.repeat( 50 ) }`;
	assert.equal(
		inLines(
			`    /** @var array{${ long( 'a' ) }, b: list<array{${ long( 'c' ) }, d: 'e, }', ${ long( 'f' ) }}>}|null $g */`
		),
		[
			'    /**',
			'     * @var array{',
			`     *     ${ long( 'a' ) },`,
			'     *     b: list<array{',
			`     *         ${ long( 'c' ) },`,
			"     *         d: 'e, }',",
			`     *         ${ long( 'f' ) },`,
			'     *     }>,',
			'     * }|null $g',
			'     */',
		].join( '\n' )
	);
	assert.equal( inLines( '     * @param array{a: int} $b' ), '     * @param array{a: int} $b' );
} );
