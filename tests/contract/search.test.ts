import type { SearchResults, SearchSuggestion } from '@/api/generated/schemas';
import { api, expectAllValid, expectValid, Visitor } from './site';

const visitor = new Visitor();

const search = ( query: string ) => visitor.get< { results: SearchResults } >( api( `/search?${ query }` ) );

const suggest = ( query: string ) =>
	visitor.get< { results: SearchSuggestion[] } >( api( `/search/suggest?${ query }` ) );

const of = ( text: string ) => `q=${ encodeURIComponent( text ) }`;

const HOSTILE = [
	"'; DROP TABLE wp_coleman_parts; --",
	'"><script>alert(1)</script>',
	'%',
	'_'.repeat( 50 ),
	'\\',
	'🚜 🚜',
	'\u202eאבג',
	'x'.repeat( 3000 ),
	'1a '.repeat( 700 ),
	'()*!~[]{}|^$',
];

/** Texts by names that fit a line. */
const named = ( texts: string[] ) => texts.map( ( text ): [ string, string ] => [ text.slice( 0, 40 ), text ] );

describe( 'search', () => {
	const texts = [
		'HH164-32430',
		'HH160-32093',
		'filter 32430',
		'oil filter',
		'skid steer',
		'kubota svl75-3',
		'financing',
		'O4OO1-4S',
		'nothing of the kind',
		'',
		...HOSTILE,
	];

	it.each( named( texts ) )( 'answers its schema for %j, and any cache may keep it', async ( _name, text ) => {
		const answer = await search( of( text ) );
		expect( answer.status ).toBe( 200 );
		expectValid( 'search', answer.json.results );
		expect( answer.json.results.text.length ).toBeLessThanOrEqual( 200 );
		expect( answer.headers[ 'cache-control' ] ).toBe( 'public, max-age=60' );
		expect( answer.cookies ).toEqual( [] );
		const again = await visitor.get( api( `/search?${ of( text ) }` ), {
			'If-None-Match': answer.headers.etag ?? '',
		} );
		expect( again.status ).toBe( 304 );
	} );

	it( 'goes on where a page of a section ended', async () => {
		const first = ( await search( of( 'filter' ) + '&per_page=3' ) ).json.results;
		const { after } = first.sections.parts;
		const next = ( await search( of( 'filter' ) + `&per_page=3&section=parts&after=${ after }` ) ).json.results;
		expectValid( 'search', next );
		const ids = [ ...first.sections.parts.items, ...next.sections.parts.items ].map( ( part ) => part.PartId );
		expect( new Set( ids ).size ).toBe( 6 );
		expect( next.sections.equipment ).toEqual( {
			items: [],
			count: 0,
			count_is_capped: false,
			has_more: false,
			after: '',
		} );
	} );

	it.each( [
		[ 'after=nonsense%25', 'after' ],
		[ 'after=JycnJw', 'after' ],
		[ 'section=prices', 'section' ],
		[ 'from=elsewhere', 'from' ],
		[ 'per_page=0', 'per_page' ],
		[ 'per_page=49', 'per_page' ],
		[ 'per_page=1e1', 'per_page' ],
	] )( 'refuses %s by name', async ( query, field ) => {
		const answer = await search( of( 'filter' ) + '&' + query );
		expect( answer.status ).toBe( 400 );
		expectValid( 'error', answer.json );
		expect( answer.text ).toContain( `"${ field }"` );
	} );

	it( 'refuses a call without a text, and one with control characters', async () => {
		for ( const query of [ '', 'q[]=a', 'q=a%00b' ] ) {
			const answer = await search( query );
			expect( answer.status ).toBe( 400 );
			expectValid( 'error', answer.json );
		}
	} );
} );

describe( 'suggestions', () => {
	it.each( named( [ 'hh164', 'oil fil', 'svl7', 'financ', 'exc', '', 'x', ...HOSTILE ] ) )(
		'answer their schema for %j',
		async ( _name, text ) => {
			for ( const from of [ 'site', 'parts' ] ) {
				const answer = await suggest( `${ of( text ) }&from=${ from }` );
				expect( answer.status ).toBe( 200 );
				expect( answer.json.results.length ).toBeLessThanOrEqual( 8 );
				for ( const suggestion of answer.json.results ) {
					expectValid( 'search-suggestion', suggestion );
				}
				expect( answer.headers[ 'cache-control' ] ).toBe( 'public, max-age=60' );
			}
		}
	);

	it( 'lead to pages that are there', async () => {
		for ( const text of [ 'hh164', 'svl75', 'oil filters', 'financ' ] ) {
			const { results } = ( await suggest( of( text ) ) ).json;
			expectAllValid( 'search-suggestion', results );
			for ( const { kind, url } of results ) {
				expect( [ kind, url, ( await visitor.get( url ) ).status ] ).toEqual( [ kind, url, 200 ] );
			}
		}
	} );
} );

describe( 'the page of a search', () => {
	it( 'leads from the parts box to the one part of that number, with the way back', async () => {
		for ( const path of [ '/search/hh164%2032430/?from=parts', '/search/?q=hh164%2032430&from=parts' ] ) {
			const answer = await visitor.get( path );
			expect( answer.status ).toBe( 302 );
			expect( new URL( answer.headers.location ?? '' ).pathname ).toBe(
				'/parts/details/kubota-parts/filter-engine-oil-spin-on/HH164-32430'
			);
			expect( new URL( answer.headers.location ?? '' ).search ).toBe( '?searched=hh164%2032430' );
		}
		expect( ( await visitor.get( '/search/HH164-32430/' ) ).status ).toBe( 200 );
		expect( ( await visitor.get( '/search/32%2F925994/?from=parts' ) ).headers.location ).toContain(
			'/search/?q=32%2F925994&from=parts'
		);
		expect( ( await visitor.get( '/search/?q=32%2F925994&from=parts' ) ).status ).toBe( 200 );
	} );

	it( 'keeps the box it came from on the way to its path', async () => {
		const answer = await visitor.get( '/search/?q=oil%20filter&from=parts' );
		expect( answer.status ).toBe( 302 );
		expect( answer.headers.location ).toMatch( /\/search\/oil%20filter\/\?from=parts$/ );
	} );

	it( 'may be kept by caches and is listed by no engine', async () => {
		const answer = await visitor.get( '/search/oil%20filter/' );
		expect( answer.status ).toBe( 200 );
		expect( answer.headers[ 'cache-control' ] ).toContain( 's-maxage=60' );
		expect( answer.text ).toMatch( /<meta name='robots' content='[^']*noindex/ );
	} );

	it.each( named( HOSTILE.map( ( text ) => `/search/${ encodeURIComponent( text.slice( 0, 1000 ) ) }/` ) ) )(
		'stands at %s',
		async ( _name, path ) => {
			const answer = await visitor.get( path );
			expect( answer.status ).toBeLessThan( 400 );
			expect( answer.text ).not.toContain( '<script>alert(1)' );
		}
	);
} );
