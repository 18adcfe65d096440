/**
 * A compiler that is asked again after changes gives what a new one gives.
 */
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { Compiler } from './index.mjs';
import { project, write } from './on-both-sides.mjs';

const NUMBERS = `
	export const MOST = 4;
	export function half( n: number ) { return n / 2; }
	export function twice( n: number ) { return n * 2; }
	export const pick = ( n: number ) => n + MOST;`;
const LABEL = `
	import { twice } from './numbers';
	export function Label( { n }: { n: number } ) { return <b>{ twice( n ) }</b>; }`;
const CARD = `
	import { Label } from '../src/label';
	export function Card( { n, onPick }: { n: number; onPick?: () => void } ) { return <p>{ onPick && 'pick' }<Label n={ n } /></p>; }`;
const LIST = `
	import { Card } from './card';
	import { half } from '../src/numbers';
	export function List( { all }: { all: number[] } ) { return <ul>{ all.map( ( n ) => <li key={ n }><Card n={ half( n ) } onPick={ () => {} } /></li> ) }</ul>; }`;
const ALONE = `export function Alone() { return <i>alone</i>; }`;

const SOURCES = {
	'src/numbers.ts': NUMBERS,
	'src/label.tsx': LABEL,
	'cases/card.tsx': CARD,
	'cases/list.tsx': LIST,
	'cases/alone.tsx': ALONE,
};

/** Changes, one after another: modules and their new text, null for one that is taken away. */
const CHANGES = {
	nothing: {},
	'a text': { 'cases/alone.tsx': ALONE.replace( 'alone<', 'by itself<' ) },
	'a function that others use': { 'src/numbers.ts': NUMBERS.replace( 'n * 2', 'n + n' ) },
	'what a component takes': {
		'src/label.tsx': LABEL.replace( 'n }: { n: number }', 'n, of = "h" }: { n: number; of?: string }' ).replace(
			'<b>',
			'<b title={ of }>'
		),
	},
	'the type of what others take': { 'src/numbers.ts': NUMBERS.replace( 'return n * 2', 'return String( n )' ) },
	'a function that nobody asks for any more': {
		'src/label.tsx': LABEL.replace( 'twice( n )', 'n' ).replace( /import.*/, '' ),
	},
	'a function that is asked for first': { 'src/label.tsx': LABEL.replaceAll( 'twice', 'pick' ) },
	'an error': { 'src/label.tsx': LABEL.replace( 'twice( n )', 'n && twice( n )' ) },
	'another file after an error': { 'cases/alone.tsx': ALONE },
	'the error, mended': { 'src/label.tsx': LABEL },
	'a handler that is not looked at any more': { 'cases/card.tsx': CARD.replace( "{ onPick && 'pick' }", '' ) },
	'a module that is gone': { 'src/numbers.ts': null },
	'a module that is there again': { 'src/numbers.ts': NUMBERS },
	'a module at another place': {
		'src/numbers.ts': null,
		'src/numbers/index.ts': NUMBERS.replace( 'MOST = 4', 'MOST = 5' ),
		'src/label.tsx': LABEL.replaceAll( 'twice', 'pick' ),
	},
	'a component more': {
		'cases/more.tsx': `import { Label } from '../src/label'; export const More = () => <Label n={ 1 } />;`,
	},
	'a component less': { 'cases/list.tsx': null },
};

describe( 'compiling again after', () => {
	/** @type {ReturnType<typeof project>} */
	let made;
	/** @type {Compiler} */
	let compiler;
	/** @type {Record<string, string>} */
	const sources = { ...SOURCES };
	const entries = () => Object.keys( sources ).filter( ( name ) => name.startsWith( 'cases/' ) );

	before( () => {
		made = project( SOURCES );
		compiler = new Compiler( made.options );
		assert.equal( compiler.compile().errors, '' );
	} );
	after( () => made.remove() );

	for ( const [ name, change ] of Object.entries( CHANGES ) ) {
		test( name, () => {
			for ( const [ file, text ] of Object.entries( change ) ) {
				if ( text === null ) {
					delete sources[ file ];
					rmSync( path.join( made.folder, file ) );
				} else {
					sources[ file ] = text;
					write( made.folder, { [ file ]: text } );
				}
			}
			const whole = new Compiler( { ...made.options, entries: entries() } ).compile();
			assert.deepEqual( compiler.compile( entries() ), whole );
			assert.equal( Boolean( whole.errors ), /error$|gone$|after an error/.test( name ), whole.errors );
		} );
	}
} );
