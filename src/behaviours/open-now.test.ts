import { readFileSync } from 'node:fs';
import vectors from '../../tests/seed/vectors/open-now.json';
import { startOpenNow } from './open-now';

type Language = keyof typeof vectors.words;
type Special = { date: string; opens?: string; closes?: string };
type Case = { what: string; in: { language: Language; now: string; special: Special[] }; out: string };

const row = ( when: string, opens = '', closes = '' ) =>
	`<div ${ when }${ opens && ` data-opens="${ opens }" data-closes="${ closes }"` }></div>`;
const WEEK = [
	row( 'data-days="12345"', '07:30', '17:30' ),
	row( 'data-days="6"', '08:00', '12:00' ),
	row( 'data-days="7"' ),
];

const told = () => document.querySelector( '[data-open-now]' )!.textContent;

/** What a page with these hours says at an instant. */
const tell = ( instant: string, rows: string[], language: Language = 'en_US' ) => {
	jest.setSystemTime( new Date( instant ) );
	const words = JSON.stringify( vectors.words[ language ] );
	document.body.innerHTML = `<ul data-open-words='${ words }'><li><p data-open-now></p><dl data-hours>${ rows.join( '' ) }</dl></li></ul>`;
	startOpenNow();
	return told();
};

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

describe( vectors.rule, () => {
	it.each( vectors.cases as Case[] )( '$what, in $in.language', ( { in: { language, now, special }, out } ) => {
		const days = special.map( ( { date, opens, closes } ) => row( `data-date="${ date }"`, opens, closes ) );
		expect( tell( now, [ ...WEEK, ...days ], language ) ).toBe( out );
	} );
} );

// Whatever language the visitor's browser has.
it( 'has the words that translators gave', () => {
	const translations = readFileSync( 'blocks/languages/coleman-es_US.po', 'utf8' );
	vectors.words.en_US.forEach( ( english, index ) =>
		expect( translations ).toContain( `\nmsgid "${ english }"\nmsgstr "${ vectors.words.es_US[ index ] }"\n` )
	);
} );

it( 'promises nothing when it opens on no day', () => {
	expect( tell( '2026-11-24T18:00:00Z', [ row( 'data-days="1234567"' ) ] ) ).toBe( 'Closed' );
} );

it( 'names no hour of closing where it never closes', () => {
	expect( tell( '2026-11-24T18:00:00Z', [ row( 'data-days="1234567"', '00:00', '24:00' ) ] ) ).toBe( 'Open now' );
} );

it( 'says it again as time goes by', () => {
	expect( tell( '2026-11-24T13:29:30Z', WEEK ) ).toBe( 'Closed, opens today 7:30 am' );
	jest.advanceTimersByTime( 60_000 );
	expect( told() ).toBe( 'Open now, until 5:30 pm' );
} );
