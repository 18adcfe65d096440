import type { APIRequestContext, Page } from '@playwright/test';
import { expect, PAGES, test } from './support/test';
import { isItsTurn } from './support/turns';

/** A few at a time: the site has several workers. */
async function each< Item >( items: Item[], work: ( item: Item ) => Promise< void > ): Promise< void > {
	const next = async (): Promise< void > => {
		const item = items.pop();
		if ( item !== undefined ) {
			await work( item );
			await next();
		}
	};
	await Promise.all( Array.from( { length: 4 }, next ) );
}

/** The links of a page, as they stand in it. */
const linksIn = ( page: Page, html: string ) =>
	page.evaluate( ( text ) => {
		const parsed = new DOMParser().parseFromString( text, 'text/html' );
		return [ ...parsed.querySelectorAll( 'a[href]' ) ].map( ( anchor ) => anchor.getAttribute( 'href' ) ?? '' );
	}, html );

/** Pages for everybody that search engines are not told of. */
const PERSONAL = [
	'/cart',
	'/parts/quick-order',
	'/order-lookup',
	'/customer/login',
	'/customer/create',
	'/customer/forgot-password',
];

/**
 * The paths of the pages with an address of their own, and of those that editors have written before the tests wrote more:
 * what the sitemap says.
 */
async function fixedPages( request: APIRequestContext ): Promise< string[] > {
	const maps = [ process.env.PAGES_OF_THE_SITE ?? '' ];
	for ( const map of [ 'catalogue-sections', 'catalogue-branches' ] ) {
		const response = await request.get( `/wp-sitemap-${ map }-1.xml` );
		expect( response.ok(), map ).toBe( true );
		maps.push( await response.text() );
	}
	return maps.flatMap( ( map ) =>
		[ ...map.matchAll( /<loc>([^<]+)<\/loc>/g ) ].map( ( [ , url ] ) => new URL( url! ).pathname )
	);
}

/** How many links of one page are followed that differ in their last part, or in the values of the same queries. */
const OF_A_KIND = 2;

/** Says of a link whether it is among the first of its kind on its page. */
function fewOfAKind(): ( link: string, from: string ) => boolean {
	const counts = new Map< string, number >();
	return ( link, from ) => {
		const { pathname, searchParams } = new URL( link, 'http://localhost' );
		const folder = pathname.replace( /[^/]+\/?$/, '' );
		const kind = `${ from } ${ folder }?${ [ ...new Set( searchParams.keys() ) ].sort().join() }`;
		const count = ( counts.get( kind ) ?? 0 ) + 1;
		counts.set( kind, count );
		return count <= OF_A_KIND;
	};
}

/** Every page is read; the links that lead beyond these pages are followed by turns, a quarter in each commit. */
test( 'every link of every page leads somewhere', async ( { page, request } ) => {
	test.setTimeout( 600_000 );
	const links = new Map< string, string >();
	/** What other pages lead to, without query. */
	const ledTo = new Set< string >();
	const seen = new Set< string >();
	await each( Object.entries( PAGES ), async ( [ name, url ] ) => {
		const response = await request.get( url );
		seen.add( url );
		for ( const href of await linksIn( page, await response.text() ) ) {
			const { origin, pathname, search } = new URL( href, response.url() );
			if ( origin === new URL( response.url() ).origin ) {
				links.set( pathname + search, name );
				if ( pathname !== new URL( response.url() ).pathname ) {
					ledTo.add( pathname );
				}
			}
		}
	} );
	expect( links.size ).toBeGreaterThan( 60 );

	// A page for everybody that nothing leads to is found by nobody.
	const open = [ ...PERSONAL, ...( await fixedPages( request ) ) ];
	expect( open.length ).toBeGreaterThan( 20 );
	expect( open.filter( ( path ) => ! ledTo.has( path ) ) ).toEqual( [] );

	const dead: string[] = [];
	const isOfFew = fewOfAKind();
	// The log-out is a link: following it is another test's business.
	const asked = [ ...links ]
		.sort( ( [ one ], [ other ] ) => ( one < other ? -1 : 1 ) )
		.filter(
			( [ link, from ] ) =>
				! link.startsWith( '/wp-' ) &&
				link !== '/customer/logout' &&
				! seen.has( link ) &&
				isOfFew( link, from )
		)
		.filter( ( _, index ) => isItsTurn( index ) );
	expect( asked.length ).toBeGreaterThan( 20 );
	await each( asked, async ( [ link, from ] ) => {
		const response = await request.get( link, { maxRedirects: 5 } );
		if ( ! response.ok() ) {
			dead.push( `${ link } (on ${ from }): ${ response.status() }` );
		}
	} );
	expect( dead ).toEqual( [] );
} );
