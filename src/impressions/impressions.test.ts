import { watchImpressions } from './impressions';

/** The browser's observer, which tells what the test shows it. */
class Sight {
	static now: Sight;
	watched = new Set< Element >();
	constructor(
		private tell: ( entries: unknown[] ) => void,
		readonly options: { threshold: number }
	) {
		Sight.now = this;
	}
	observe( element: Element ) {
		this.watched.add( element );
	}
	unobserve( element: Element ) {
		this.watched.delete( element );
	}
	/** Shows so much of these parts, as far as they are watched. */
	show( intersectionRatio: number, ...ids: number[] ) {
		this.tell(
			[ ...this.watched ]
				.filter( ( element ) => ids.includes( Number( element.getAttribute( 'data-impression' ) ) ) )
				.map( ( target ) => ( { target, intersectionRatio } ) )
		);
	}
}

const sent: string[] = [];

const put = ( ...ids: number[] ) =>
	ids.forEach( ( id ) => {
		const part = document.createElement( 'article' );
		part.dataset.impression = `${ id }`;
		document.body.append( part );
	} );

beforeEach( () => {
	jest.useFakeTimers();
	document.body.innerHTML = '';
	sent.length = 0;
	Object.assign( window, { IntersectionObserver: Sight } );
	jest.setSystemTime( 1_760_000_000_000 );
	Object.assign( window, {
		fetch: async ( to: string, { body, headers, keepalive }: RequestInit ) => {
			// As every call: a timestamp, and the site's token.
			expect( [ to, headers, keepalive ] ).toEqual( [
				expect.stringMatching( /^\/impressions\?t=17600\d+$/ ),
				{ 'X-Coleman-Token': 'site-token' },
				true,
			] );
			sent.push( `/impressions ${ ( body as URLSearchParams ).get( 'ids' ) }` );
		},
	} );
} );

afterEach( () => jest.useRealTimers() );

const start = ( oneIn = 1, draw = 0 ) => watchImpressions( { to: '/impressions', oneIn, token: 'site-token' }, draw );

it( 'tells what three quarters were seen of, once, together, after five seconds', () => {
	put( 1, 2, 3 );
	start();
	expect( Sight.now.options.threshold ).toBe( 0.75 );
	Sight.now.show( 0.75, 1 );
	jest.advanceTimersByTime( 4000 );
	Sight.now.show( 1, 2 );
	Sight.now.show( 0.74, 3 );
	expect( sent ).toEqual( [] );
	jest.advanceTimersByTime( 1000 );
	expect( sent ).toEqual( [ '/impressions 1,2' ] );
	Sight.now.show( 1, 1, 2 );
	jest.advanceTimersByTime( 60_000 );
	expect( sent ).toHaveLength( 1 );
} );

it( 'counts a part once, however often it stands on the page', () => {
	put( 1, 1 );
	start();
	Sight.now.show( 1, 1 );
	jest.advanceTimersByTime( 5000 );
	expect( sent ).toEqual( [ '/impressions 1' ] );
} );

it( 'sends a full batch at once', () => {
	const ids = Array.from( { length: 60 }, ( _, index ) => index + 1 );
	put( ...ids );
	start();
	Sight.now.show( 1, ...ids );
	expect( sent ).toEqual( [ `/impressions ${ ids.slice( 0, 50 ).join() }` ] );
	jest.advanceTimersByTime( 5000 );
	expect( sent[ 1 ] ).toBe( `/impressions ${ ids.slice( 50 ).join() }` );
} );

it( 'loses nothing when the page is left', () => {
	put( 1, 2 );
	start();
	Sight.now.show( 1, 1 );
	dispatchEvent( new Event( 'pagehide' ) );
	expect( sent ).toEqual( [ '/impressions 1' ] );
	Sight.now.show( 1, 2 );
	jest.spyOn( document, 'hidden', 'get' ).mockReturnValue( true );
	document.dispatchEvent( new Event( 'visibilitychange' ) );
	expect( sent[ 1 ] ).toBe( '/impressions 2' );
	dispatchEvent( new Event( 'pagehide' ) );
	expect( sent ).toHaveLength( 2 );
} );

it( 'sees what is loaded later', async () => {
	put( 1 );
	start();
	put( 7 );
	await Promise.resolve();
	Sight.now.show( 1, 7 );
	jest.advanceTimersByTime( 5000 );
	expect( sent ).toEqual( [ '/impressions 7' ] );
} );

it( 'tells of a sample only', () => {
	put( 1 );
	const before = Sight.now;
	start( 10, 0.1 );
	expect( Sight.now ).toBe( before );
	start( 10, 0.09 );
	expect( Sight.now ).not.toBe( before );
} );
