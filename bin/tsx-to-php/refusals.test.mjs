/**
 * What cannot be compiled is told of, with its place and the way to write it; nothing is compiled to something else.
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { compiled } from './on-both-sides.mjs';

/** @type {( types: string, names: string, jsx: string ) => string} A component of one expression. */
const of = ( types, names, jsx ) => `export function View( { ${ names } }: { ${ types } } ) { return ${ jsx }; }`;

/** @type {Record<string, [ string, RegExp ]>} A source, and what is said of it. */
const CASES = {
	// What differs between a server and a browser, or between two renders.
	'the time': [
		of( 'v: string', 'v', '<p title={ v }>{ new Date().getFullYear() }</p>' ),
		/new Date cannot be compiled/,
	],
	'the time by a method': [
		of( 'v: string', 'v', '<p title={ v }>{ Date.now() }</p>' ),
		/The method now of DateConstructor/,
	],
	'the language': [ of( 'n: number', 'n', "<p>{ new Intl.NumberFormat( 'en' ).format( n ) }</p>" ), /Intl/ ],
	chance: [ of( 'n: number', 'n', '<p data-n={ n }>{ Math.random() }</p>' ), /“Math” is the browser's/ ],
	'the browser': [
		of( 'v: string', 'v', '<p title={ v }>{ window.location.href }</p>' ),
		/“window” is the browser's/,
	],
	'an order of a language': [
		of( 'l: string[]', 'l', '<p>{ l.toSorted( ( a, b ) => a.localeCompare( b ) ).join() }</p>' ),
		/localeCompare has no equal/,
	],
	'an id of React': [
		`import { useId } from 'react';\n` +
			of( 'v: string', 'v', '<p title={ v } />' ).replace(
				'return',
				'const id = useId(); return <i id={ id } />; return'
			),
		/useId has another value/,
	],
	'a store': [
		`import { useContext, createContext } from 'react';\nconst Context = createContext( '' );\nexport function View() { const v = useContext( Context ); return <p>{ v }</p>; }`,
		/useContext has no value in the first render/,
	],

	// Where values of PHP are other values.
	'whether two objects are the same': [
		of( 'a: { n: number }; b: { n: number }', 'a, b', '<p>{ a === b ? 1 : 2 }</p>' ),
		/Whether two things are the same/,
	],
	'a number before &&': [
		of( 'n: number', 'n', '<p>{ n && <b /> }</p>' ),
		/A number before && is printed when it is 0/,
	],
	'a length before &&': [ of( 'l: string[]', 'l', '<p>{ l.length && <b /> }</p>' ), /A number before &&/ ],
	'null where undefined may be': [
		of( 'v?: string | null', 'v', "<p>{ v === null ? 'null' : 'other' }</p>" ),
		/null and undefined are one/,
	],
	'undefined where null may be': [
		of( 'v?: string | null', 'v', "<p>{ v === undefined ? 'absent' : 'other' }</p>" ),
		/null and undefined are one/,
	],
	'a default where null may be': [
		of( 'v?: string | null', "v = 'x'", '<p>{ v }</p>' ),
		/A default for what may be null/,
	],
	'the same of a part': [
		`const given = ( v?: string | null ) => ( { v } );\n` +
			of( 'w: string', 'w', '<p>{ x }</p>' ).replace( 'return', "const { v: x = 'x' } = given( w ); return" ),
		/A default for what may be null/,
	],
	'a variable that changes, in a function': [
		`export function View( { v }: { v: number } ) { let n = v; const say = () => n + 1; n = 7; return <p>{ say() }</p>; }`,
		/A function keeps the value/,
	],
	'a variable of another function': [
		`export function View( { l }: { l: number[] } ) { let n = 0; const all = l.map( ( one ) => { n += one; return one; } ); return <p>{ all.join() + n }</p>; }`,
		/Only a local variable of the same function/,
	],
	'a list by another name': [
		`export function View( { l }: { l: string[] } ) { const other = l; other.push( 'x' ); return <p>{ l.join() }</p>; }`,
		/This changes what another name holds/,
	],
	'an object by another name': [
		`export function View( { o }: { o: { n: number } } ) { const other = o; other.n = 2; return <p>{ o.n }</p>; }`,
		/This changes what another name holds/,
	],
	'a list that another name keeps': [
		`export function View( { l }: { l: string[] } ) { const out: string[] = []; const seen = out; out.push( ...l ); return <p>{ seen.join() }</p>; }`,
		/This is kept in two places/,
	],
	'a list that a list keeps': [
		`export function View( { l }: { l: string[] } ) { const rows: string[][] = []; const row: string[] = []; rows.push( row ); row.push( ...l ); return <p>{ rows.flat().join() }</p>; }`,
		/This is kept in two places/,
	],
	'a list of the props': [
		`export function View( { l }: { l: string[] } ) { l.push( 'x' ); return <p>{ l.join() }</p>; }`,
		/Only a local variable of the same function can be added to/,
	],
	'sorting a list in its place': [
		of( 'l: string[]', 'l', '<p>{ l.sort().join() + l.join() }</p>' ),
		/sort\(\) changes the list itself/,
	],
	'a test that gives text': [
		`const named = ( v: { name: string } ) => v.name;\n` +
			of( 'l: { name: string }[]', 'l', '<p>{ l.filter( named ).length }</p>' ),
		/PHP takes other values for true/,
	],
	'text of what may be absent': [
		of( 'v?: string', 'v', '<p title={ `a ${ v }` } />' ),
		/A text is made of string \| undefined/,
	],
	'a Map in a loop': [
		`export function View( { l }: { l: [ string, string ][] } ) { const all = new Map( l ); const out: string[] = []; for ( const [ key ] of all ) { out.push( key ); } return <p>{ out.join() }</p>; }`,
		/A Map cannot be taken apart/,
	],
	'lists joined to a text': [ of( 'l: string[][]', 'l', '<p>{ l.join() }</p>' ), /A text is made of string\[\]\[\]/ ],
	'text of a boolean': [ of( 'b: boolean', 'b', '<p title={ `a ${ b }` } />' ), /A text is made of boolean/ ],
	'text of an object': [ of( 'o: { n: number }', 'o', "<p title={ 'a' + o } />" ), /A text is made of/ ],
	'an object between tags': [ of( 'o: { n: number }', 'o', '<p>{ o }</p>' ), /cannot be printed/ ],
	'reckoning with null': [ of( 'n: number | null', 'n', '<p>{ n - 1 }</p>' ), /not a number for certain/ ],
	'an order of what may be null': [
		of( 'a?: number', 'a', '<p>{ a > 2 ? 1 : 2 }</p>' ),
		/Only two numbers or two strings/,
	],
	'Number of null': [ of( 'v: string | null', 'v', '<p>{ Number( v ) }</p>' ), /Number\(\) of null is 0/ ],

	// Regular expressions and methods.
	'a reference back': [ of( 'v: string', 'v', '<p>{ /(?<a>x)\\k<a>/.test( v ) ? 1 : 2 }</p>' ), /no equal in PCRE/ ],
	'half a sign': [ of( 'v: string', 'v', '<p>{ /\\ud83d/.test( v ) ? 1 : 2 }</p>' ), /no equal in PCRE/ ],
	'any sign at all': [ of( 'v: string', 'v', '<p>{ /[^]/.test( v ) ? 1 : 2 }</p>' ), /no equal in PCRE/ ],
	'a flag of JavaScript': [ of( 'v: string', 'v', '<p>{ /a/y.test( v ) ? 1 : 2 }</p>' ), /no equal in PCRE/ ],
	'replacing by a function': [
		of( 'v: string', 'v', '<p>{ v.replace( /a/g, ( a ) => a + a ) }</p>' ),
		/replace with a function/,
	],
	'replacing by what stands before': [
		of( 'v: string', 'v', "<p>{ v.replace( /a/g, '$`' ) }</p>" ),
		/This replacement cannot be compiled/,
	],
	'splitting by groups': [ of( 'v: string', 'v', '<p>{ v.split( /(,)/ ).join() }</p>' ), /gives the groups too/ ],
	'an argument that is not heeded': [
		of( 'v: string', 'v', "<p>{ v.split( ',', 2 ).join() }</p>" ),
		/This argument of split/,
	],
	'another one': [
		of( 'v: string', 'v', "<p>{ v.startsWith( 'a', 2 ) ? 1 : 2 }</p>" ),
		/This argument of startsWith/,
	],
	'a method that is not known': [
		of( 'v: string', 'v', '<p>{ v.normalize() }</p>' ),
		/The method normalize of string/,
	],
	'reduce without a beginning': [
		of( 'l: number[]', 'l', '<p>{ l.reduce( ( a, b ) => a + b ) }</p>' ),
		/reduce needs an initial value/,
	],
	'an operator that is not known': [
		of( 'n: number', 'n', '<p>{ n << 2 }</p>' ),
		/The operator << cannot be compiled/,
	],
	'typeof alone': [ of( 'v: string', 'v', '<p>{ typeof v }</p>' ), /typeof can only be compared/ ],

	// Statements.
	'an effect': [
		`export function View( { v }: { v: string } ) { console.log( v ); return <p>{ v }</p>; }`,
		/A statement that has an effect/,
	],
	'a handler called': [
		`export function View( { onPick }: { onPick: () => void } ) { onPick(); const v = 1; return <p>{ v }</p>; }`,
		/A statement that has an effect/,
	],
	'a handler called within': [
		`export function View( { onPick }: { onPick: ( v: string ) => void } ) { return <p>{ [ 'a' ].map( ( one ) => { const done = onPick( one ); return done === undefined ? one : ''; } ) }</p>; }`,
		/A handler is called while rendering/,
	],
	'for with a counter': [
		`export function View( { v }: { v: string } ) { const l = []; for ( let n = 0; n < 3; n++ ) { l.push( v ); } return <p>{ l.join() }</p>; }`,
		/ForStatement cannot be compiled/,
	],
	try: [
		`export function View( { v }: { v: string } ) { try { return <p>{ JSON.parse( v ) }</p>; } catch { return null; } }`,
		/TryStatement cannot be compiled/,
	],
	'a case that goes on': [
		`export function View( { v }: { v: string } ) { let t = ''; switch ( v ) { case 'a': t += 'a'; case 'b': t += 'b'; break; default: t = 'x'; } return <p>{ t }</p>; }`,
		/A case that goes on into the next/,
	],
	'a break deep in a case': [
		`export function View( { v }: { v: string } ) { let t = ''; switch ( v ) { case 'a': if ( t === '' ) { break; } t = 'x'; break; } return <p>{ t }</p>; }`,
		/A break within a case/,
	],
	'a list of parameters': [
		`const all = ( ...l: string[] ) => l.join();\n` + of( 'v: string', 'v', '<p>{ all( v ) }</p>' ),
		/A list of parameters/,
	],
	'a default that is made': [
		`const by = ( v: string, w = v.trim() ) => v + w;\n` + of( 'v: string', 'v', '<p>{ by( v ) }</p>' ),
		/This default of a parameter/,
	],
	'a function that calls itself': [
		`export function View( { v }: { v: string } ) { const again = ( n: number ): string => n > 0 ? again( n - 1 ) : v; return <p>{ again( 2 ) }</p>; }`,
		/cannot call itself/,
	],

	// Hooks.
	'what a hook gives and PHP has not': [
		`function useNow() { return { now: () => new Date().getTime(), name: 'x' }; }\nexport function View() { const { now, name } = useNow(); return <p title={ name }>{ now() }</p>; }`,
		/new Date cannot be compiled/,
	],
	'a hook in the middle': [
		`import { useMemo } from 'react';\n` + of( 'v: string', 'v', '<p>{ useMemo( () => v, [ v ] ) }</p>' ),
		/useMemo stands where it cannot be compiled/,
	],

	// Elements.
	'two texts side by side': [ of( 'n: number', 'n', '<p>Cart ({ n })</p>' ), /Two texts side by side/ ],
	'HTML as it is': [
		of( 'v: string', 'v', '<p dangerouslySetInnerHTML={ { __html: v } } />' ),
		/dangerouslySetInnerHTML/,
	],
	'a component that is a value': [
		`const A = () => <i />; const B = () => <b />;\n` +
			of( 'b: boolean', 'b', '<Tag />' ).replace( 'return', 'const Tag = b ? A : B; return' ),
		/A component that is a value/,
	],
	'a style of numbers': [
		of( 'n: number', 'n', '<p style={ { width: n } } />' ),
		/A rule of a style has to be a text/,
	],
	'a style that may be absent': [
		of( 'v?: string', 'v', '<p style={ { width: v } } />' ),
		/A rule of a style has to be a text/,
	],
	'a style from elsewhere': [ of( 's: object', 's', '<p style={ s } />' ), /A style has to be written out/ ],
	'an option without a value': [
		of( 'v: string', 'v', '<select defaultValue={ v }><option>a</option></select>' ),
		/An option needs a value/,
	],
	'an option that stands elsewhere': [
		of( 'v: string', 'v', '<select defaultValue={ v }>{ list }</select>' ).replace(
			'return',
			'const list = [ <option key="a" value="a">a</option> ]; return'
		),
		/An option that does not stand in its select/,
	],
	'a select of several': [
		of( 'l: string[]', 'l', '<select multiple defaultValue={ l }><option value="a">a</option></select>' ),
		/A select of several/,
	],
	'a textarea from a spread': [
		of( 'o: { defaultValue: string }', 'o', '<textarea { ...o } />' ),
		/The value of a textarea cannot come from a spread/,
	],
	'children from a spread': [
		of( 'o: { children: string; id: string }', 'o', '<p { ...o } />' ),
		/Children cannot come from a spread/,
	],
	'an entity that is not known': [
		of( 'v: string', 'v', '<p title={ v }>&hearts;</p>' ),
		/The entity &hearts; is not known/,
	],
	'an attribute that is a list': [
		of( 'l: string[]', 'l', '<p title={ l.map( ( a ) => a ) } />' ),
		/An attribute cannot be/,
	],
	'a function that may or may not be there, in a spread': [
		`function Inner( { onPick }: { onPick?: () => void } ) { return onPick ? <b /> : <i />; }\nconst given = ( b: boolean ): { onPick?: () => void } => ( b ? { onPick: () => undefined } : {} );\n` +
			of( 'b: boolean', 'b', '<Inner { ...given( b ) } />' ),
		/whether onPick is there/,
	],
	'state that is not taken apart': [
		`import { useState } from 'react';\nexport function View() { const state = useState( 'a' ); return <p>{ state[ 0 ] }</p>; }`,
		/What useState gives has to be taken apart/,
	],
	'a part whose name is computed': [
		`const pair = ( v: string ) => ( { [ v ]: v } );\nexport function View( { v }: { v: string } ) { const { [ v ]: own } = pair( v ); return <p>{ own ?? '' }</p>; }`,
		/This name of a property cannot be compiled/,
	],
	'a list of an unknown length': [
		`export function View( { o }: { o: { length: number } } ) { return <p>{ Array.from( { ...o }, ( _, at ) => String( at ) ).join() }</p>; }`,
		/without a length of its own/,
	],
	'a loop over a variable of the function': [
		`export function View( { l }: { l: string[] } ) { let one = ''; for ( one of l ) { break; } return <p>{ one }</p>; }`,
		/A loop over a variable that is declared elsewhere/,
	],
	'a package': [
		`import { transform } from 'lodash';\n` + of( 'v: string[]', 'v', '<p>{ transform( v ) }</p>' ),
		/is the browser's or a package's/,
	],
};

describe( 'the compiler refuses', () => {
	const names = Object.keys( CASES );
	/** @type {string[]} */
	let refused;

	before( () => {
		const { errors, remove } = compiled(
			Object.fromEntries( names.map( ( name, at ) => [ `cases/case-${ at }.tsx`, CASES[ name ][ 0 ] ] ) )
		);
		remove();
		refused = names.map( ( _, at ) =>
			errors
				.split( /\n(?=\S)/ )
				.filter( ( one ) => one.startsWith( `cases/case-${ at }.tsx:` ) )
				.join( '\n' )
		);
	} );

	names.forEach( ( name, at ) => {
		test( name, () => {
			assert.match( refused[ at ], CASES[ name ][ 1 ] );
			assert.doesNotMatch( refused[ at ], /The compiler failed/ );
		} );
	} );
} );

describe( 'a refusal', () => {
	/** @type {import('./on-both-sides.mjs').Compiled} */
	let result;

	before( () => {
		result = compiled( {
			'cases/one.tsx': [
				'export function View( { n, o }: { n: number; o: { a: string } } ) {',
				'	const year = new Date().getFullYear();',
				'	return (',
				'		<p title={ `of ${ year }` }>',
				'			{ n && <b>{ n }</b> }',
				'			{ o === null ? 1 : Math.random() }',
				'		</p>',
				'	);',
				'}',
			].join( '\n' ),
			'cases/two.tsx': "import { said } from '../own/said';\nexport const View = () => <p>{ said( 1 ) }</p>;\n",
			'own/said.ts': 'export function said( n: number ) {\n\treturn typeof n;\n}\n',
		} );
	} );

	after( () => result.remove() );

	test( 'has its file, line and column, the line of code, and the way to write it; all are told at once', () => {
		assert.equal(
			result.errors,
			[
				'cases/one.tsx:2:15: new Date cannot be compiled.',
				'    const year = new Date().getFullYear();',
				'    Take a list or an object.',
				'cases/one.tsx:5:6: A number before && is printed when it is 0.',
				'    { n && <b>{ n }</b> }',
				'    Write n > 0 && …',
				"cases/one.tsx:6:23: “Math” is the browser's or a package's, and has no meaning in PHP.",
				'    { o === null ? 1 : Math.random() }',
				'    Take it from the props, do it in an effect, or bind a function to one of PHP.',
				'own/said.ts:2:9: typeof can only be compared.',
				'    return typeof n;',
				"    Write typeof x === 'string'.",
			].join( '\n' )
		);
	} );

	test( 'is not made of what the first render does not ask for', () => {
		const { errors, remove } = compiled( {
			'cases/view.tsx': `import { useEffect, useState } from 'react';
				function useNow() { const [ now, setNow ] = useState( 0 ); useEffect( () => setNow( Date.now() ), [] ); return { now, later: () => Date.now() + 1 }; }
				export function View( { onPick }: { onPick: ( n: number ) => void } ) {
					const { now, later } = useNow();
					const unused = new Date();
					return <button onClick={ () => onPick( later() + unused.getTime() + Math.random() ) }>{ now }</button>;
				}`,
		} );
		remove();
		assert.equal( errors, '' );
	} );
} );
