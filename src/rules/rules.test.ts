import fc from 'fast-check';
import { agrees } from '../../tests/jest/agrees';
import machineChoices from '../../tests/seed/vectors/machine-choice.json';
import money from '../../tests/seed/vectors/money.json';
import moneyTexts from '../../tests/seed/vectors/money-parse.json';
import shortMoney from '../../tests/seed/vectors/money-short.json';
import nearest from '../../tests/seed/vectors/nearest-branch.json';
import openingHours from '../../tests/seed/vectors/opening-hours.json';
import partKeys from '../../tests/seed/vectors/part-key.json';
import partStreamItems from '../../tests/seed/vectors/part-stream-item.json';
import pictures from '../../tests/seed/vectors/picture-sources.json';
import closedDays from '../../tests/seed/vectors/closed-on.json';
import redirects from '../../tests/seed/vectors/redirect.json';
import searches from '../../tests/seed/vectors/search-path.json';
import serials from '../../tests/seed/vectors/serial-fits.json';
import soonSpecials from '../../tests/seed/vectors/soon-special.json';
import telephones from '../../tests/seed/vectors/telephone-url.json';
import clockTimes from '../../tests/seed/vectors/twelve-hours.json';
import zips from '../../tests/seed/vectors/zip-code.json';
import { dayAfter, daysBetween, weekday } from './days';
import { dealerDate } from './dealer-date';
import { distanceKm, nearestBranch } from './branches';
import { choiceIn, queryOf, without } from './machine-choice';
import type { FacetName } from './machine-choice';
import { formatCents, formatShort, parseMoney } from './money';
import { hoursRows, isClosedOn, rowOf, soonSpecial, twelveHours } from './opening-hours';
import type { HoursRow, SpecialDay, Stretch } from './opening-hours';
import { partKey } from './part-key';
import { keyValues, partStreamItem } from './part-stream-item';
import { pictureSources } from './picture-sources';
import { sameSitePath } from './redirect';
import { searchPath } from './search-path';
import { serialFits } from './serial-number';
import { telephoneUrl } from './telephone';
import { tidyZip } from './zip-code';

agrees( money, formatCents );
agrees( moneyTexts, parseMoney );
agrees( shortMoney, formatShort );
agrees< { query: string; facets?: string[] }, string >( machineChoices, ( { query, facets } ) =>
	queryOf( choiceIn( query, facets as FacetName[] | undefined ) )
);
agrees( partKeys, partKey );
agrees< unknown, unknown >( partStreamItems, partStreamItem );
agrees< { url: string; isSmall: boolean }, unknown >( pictures, ( { url, isSmall } ) =>
	pictureSources( url, isSmall )
);
agrees( redirects, sameSitePath );
agrees< string | { text: string; from: string }, string | null >( searches, ( input ) =>
	typeof input === 'string'
		? searchPath( input )
		: searchPath( input.text, input.from === 'parts' ? 'parts' : 'site' )
);
agrees< { week: Stretch[]; special: SpecialDay[] }, HoursRow[] >( openingHours, ( { week, special } ) =>
	hoursRows( week, special )
);
agrees( soonSpecials, ( { special, today } ) =>
	soonSpecial(
		special.map( ( date ) => ( { date } ) ),
		today
	).map( ( { date } ) => date )
);
agrees< { date: string; week: number[][]; special: SpecialDay[] }, boolean >( closedDays, ( { date, week, special } ) =>
	isClosedOn(
		week.map( ( days ) => ( { days, opens: '7:30', closes: '17:00' } ) ),
		special,
		date
	)
);
agrees( serials, ( { serial, prefix, from, to } ) => serialFits( serial, prefix, from, to ) );
agrees( telephones, telephoneUrl );
agrees( clockTimes, twelveHours );
agrees( zips, tidyZip );
agrees( nearest, ( { branches, place } ) => nearestBranch( branches, place )?.slug ?? null );

it( 'takes a value or a whole facet out of a choice', () => {
	const choice = choiceIn( 'brand=2,5&price=call&sort=price' );
	expect( queryOf( without( choice, 'brand', '5' ) ) ).toBe( 'brand=2&price=call&sort=price' );
	expect( queryOf( without( choice, 'price', 'call' ) ) ).toBe( 'brand=2,5&sort=price' );
	expect( queryOf( without( choice, 'brand' ) ) ).toBe( 'price=call&sort=price' );
	expect( queryOf( without( choice, 'hours', '1-2' ) ) ).toBe( 'brand=2,5&price=call&sort=price' );
} );

describe( 'always', () => {
	it( 'reads the money that it writes', () => {
		fc.assert(
			fc.property( fc.integer( { min: -1e11, max: 1e11 } ), ( cents ) =>
				expect( parseMoney( formatCents( cents ) ) ).toBe( cents )
			)
		);
	} );

	it( 'leads nowhere but to this site', () => {
		const site = 'https://dealer.example';
		const evil = fc.constantFrom(
			'/',
			'\\',
			'\t',
			'\n',
			'%2f',
			'%5C',
			'@',
			':',
			'evil.example',
			'javascript',
			'http',
			'?',
			'#',
			'.'
		);
		fc.assert(
			fc.property( fc.array( fc.oneof( evil, fc.string() ) ), ( pieces ) => {
				expect( new URL( sameSitePath( pieces.join( '' ) ), site ).origin ).toBe( site );
			} ),
			{ numRuns: 2000 }
		);
	} );

	it( 'brings a search text through the URL and back', () => {
		fc.assert(
			fc.property( fc.string( { unit: 'binary' } ), ( text ) => {
				const path = searchPath( text );
				const plain = text
					.replace( /["']/g, '' )
					.replace( /[\s\p{Z}\p{Cc}]+/gu, ' ' )
					.trim();
				if ( path === null ) {
					expect( plain ).toBe( '' );
					return;
				}
				const url = new URL( path, 'https://dealer.example' );
				const found = url.searchParams.get( 'q' ) ?? decodeURIComponent( url.pathname.split( '/' )[ 2 ] ?? '' );
				expect( found ).toBe( plain );
			} )
		);
	} );

	it( 'reads whatever the catalogue widget says without a fault, and changes nothing else', () => {
		fc.assert(
			fc.property( fc.oneof( fc.string( { unit: 'binary' } ), fc.anything() ), ( given ) => {
				const item = partStreamItem( given );
				expect( item === null || ( item.sku.length > 0 && Number.isInteger( item.quantity ) ) ).toBe( true );
				expect( ( {} as Record< string, unknown > ).arisku ).toBeUndefined();
			} )
		);
	} );

	it( 'reads the pairs that URLSearchParams writes', () => {
		fc.assert(
			fc.property(
				fc.dictionary( fc.stringMatching( /^[a-z_]{1,12}$/ ), fc.string( { maxLength: 20 } ), { maxKeys: 20 } ),
				( pairs ) =>
					expect( [ ...keyValues( new URLSearchParams( pairs ).toString() ) ] ).toEqual(
						Object.entries( pairs )
					)
			)
		);
	} );

	it( 'finds no branch nearer than the nearest', () => {
		const place = fc.record( {
			Latitude: fc.double( { min: -90, max: 90, noNaN: true } ),
			Longitude: fc.double( { min: -180, max: 180, noNaN: true } ),
		} );
		fc.assert(
			fc.property( fc.array( place, { minLength: 1 } ), place, ( branches, here ) => {
				const best = nearestBranch( branches, here )!;
				branches.forEach( ( branch ) =>
					expect( distanceKm( best, here ) ).toBeLessThanOrEqual( distanceKm( branch, here ) )
				);
			} )
		);
	} );
} );

it.each( [
	// A degree of a meridian, and of the parallel at 60° north; half way round the earth; and a great circle.
	[ [ 38, -94 ], [ 39, -94 ], 111.195 ],
	[ [ 60, 10 ], [ 60, 11 ], 55.596 ],
	[ [ 0, 0 ], [ 0, 180 ], 20015.087 ],
	[ [ 39.0997, -94.5786 ], [ 38.627, -90.1994 ], 382.78 ],
	[ [ -10, 170 ], [ 10, -170 ], 3137.04 ],
] )( 'from %j to %j it is %d km', ( [ north, east ], [ otherNorth, otherEast ], kilometres ) => {
	expect(
		distanceKm( { Latitude: north!, Longitude: east! }, { Latitude: otherNorth!, Longitude: otherEast! } )
	).toBeCloseTo( kilometres, 1 );
} );

it( 'leads to a path of 2000 characters, not of one more', () => {
	const path = `/${ 'a'.repeat( 1999 ) }`;
	expect( sameSitePath( path ) ).toBe( path );
	expect( sameSitePath( `${ path }a` ) ).toBe( '/customer' );
} );

it.each( [
	[ 'arisku', 'sku', 60 ],
	[ 'aribrand', 'brand', 100 ],
	[ 'ariprice', 'price', 20 ],
	[ 'ariassemblyid', 'assemblyId', 60 ],
	[ 'ariparentassemblyid', 'parentAssemblyId', 60 ],
] as const )( 'takes %s up to its length, and not one character more', ( name, key, most ) => {
	const item = ( length: number ) => partStreamItem( { arisku: 'A', [ name ]: 'x'.repeat( length ) } );
	expect( item( most )?.[ key ] ).toHaveLength( most );
	expect( item( most + 1 )?.[ key ] ?? '' ).toBe( '' );
} );

it( 'takes the first fifty pairs of the catalogue widget, whose keys have no case', () => {
	const pairs = ( count: number ) => [ ...Array( count ).keys() ].map( ( number ) => [ `x${ number }`, 'y' ] );
	for ( const [ count, sku ] of [
		[ 49, 'A' ],
		[ 50, undefined ],
	] as const ) {
		const given = [ ...pairs( count ), [ 'AriSku', 'A' ] ];
		expect( partStreamItem( Object.fromEntries( given ) )?.sku ).toBe( sku );
		expect( partStreamItem( given.map( ( pair ) => pair.join( '=' ) ).join( '&' ) )?.sku ).toBe( sku );
	}
	expect( keyValues( `a=${ 'b'.repeat( 3998 ) }` ).get( 'a' ) ).toHaveLength( 3998 );
	expect( keyValues( `a=${ 'b'.repeat( 3999 ) }` ).get( 'a' ) ).toHaveLength( 3998 );
	expect( keyValues( '%20a%20=b' ).get( 'a' ) ).toBe( 'b' );
	expect( partStreamItem( { arisku: ' A ', ariqty: ' 3 ' } ) ).toMatchObject( { sku: 'A', quantity: 3 } );
	expect( partStreamItem( { arisku: 'A', ariqty: ' ' } )?.quantity ).toBe( 1 );
} );

it( 'takes the date from the dealer’s clock', () => {
	expect( dealerDate( new Date( '2025-01-20T05:59:00Z' ) ) ).toBe( '2025-01-19' );
	expect( dealerDate( new Date( '2025-07-01T05:00:00Z' ) ) ).toBe( '2025-07-01' );
} );

it( 'counts days over the changes of the clocks and of the years', () => {
	fc.assert(
		fc.property(
			fc.integer( { min: -40_000, max: 60_000 } ),
			fc.integer( { min: -800, max: 800 } ),
			( day, by ) => {
				const date = dayAfter( '1970-01-01', day );
				expect( date ).toMatch( /^\d{4}-\d\d-\d\d$/ );
				expect( daysBetween( date, dayAfter( date, by ) ) ).toBe( by );
				expect( dayAfter( dayAfter( date, by ), -by ) ).toBe( date );
				expect( ( weekday( dayAfter( date, by ) ) - weekday( date ) - by ) % 7 ).toBeCloseTo( 0 );
			}
		)
	);
	expect( [ dayAfter( '2026-03-07', 1 ), dayAfter( '2026-12-31', 1 ), dayAfter( '2028-03-01', -1 ) ] ).toEqual( [
		'2026-03-08',
		'2027-01-01',
		'2028-02-29',
	] );
} );

describe( 'the hours of a day', () => {
	const rows = hoursRows(
		[ { days: [ 1, 2, 3, 4, 5 ], opens: '07:30', closes: '17:30' } ],
		[ { date: '2026-11-26', note: 'Thanksgiving Day' } ]
	);

	it.each( [
		[ '2026-11-23', 1, '17:30' ],
		[ '2026-11-29', 7, '' ],
		[ '2026-11-26', 4, '' ],
	] )( 'are those of its date, else of its day of the week: %s', ( date, day, closes ) => {
		expect( weekday( date ) ).toBe( day );
		expect( rows[ rowOf( rows, date ) ]?.closes ).toBe( closes );
	} );

	it( 'are not guessed', () => {
		expect( rowOf( hoursRows( [], [] ), '2026-11-23' ) ).toBe( -1 );
	} );
} );
