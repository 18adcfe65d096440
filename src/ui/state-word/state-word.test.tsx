import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import tones from '../../../tests/seed/vectors/state-tones.json';
import { StateWord, stateTone, stateWordProps } from './state-word';

const all = [ ...new Set( Object.values( tones ).flatMap( ( of ) => Object.values( of ) ) ) ];

it( 'knows each tone that a state has', () => {
	expect( all.map( ( tone ) => stateTone( tone, '' ) ).sort() ).toEqual( [
		'error',
		'info',
		'neutral',
		'success',
		'warning',
	] );
} );

it( 'says the state in words, in the color of its tone', () => {
	expect(
		renderToStaticMarkup( <StateWord { ...stateWordProps( { state: 'Canceled', tone: 'neutral' } ) } /> )
	).toBe( '<strong class="coleman-state-word is-neutral">Canceled</strong>' );
} );

it( 'is green for what went well, and for nothing else', () => {
	const css = readFileSync( path.join( __dirname, 'style.css' ), 'utf8' );
	expect( css.match( /\.is-\w+(?= \{\s+color: var\(--wp--preset--color--pine\))/g ) ).toEqual( [ '.is-success' ] );
	expect( tones.order.cancelled ).toBe( 'neutral' );
	expect( tones.line.cancelled ).toBe( 'neutral' );
} );
