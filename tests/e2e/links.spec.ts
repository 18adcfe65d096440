import { expect, PAGES, test } from './support/test';

test( 'every link of every page leads somewhere', async ( { page, request, complaints } ) => {
	test.setTimeout( 600_000 );
	complaints.allow( /./ );
	const links = new Map< string, string >();
	for ( const [ name, url ] of Object.entries( PAGES ) ) {
		await page.goto( url );
		const origin = new URL( page.url() ).origin;
		const found = await page
			.locator( 'a[href]' )
			.evaluateAll( ( anchors ) =>
				anchors.map( ( anchor ) => ( anchor instanceof HTMLAnchorElement ? anchor.href : '' ) )
			);
		for ( const link of found.filter( ( href ) => href.startsWith( origin ) ) ) {
			const { pathname, search } = new URL( link );
			links.set( pathname + search, name );
		}
	}
	expect( links.size ).toBeGreaterThan( 60 );

	const dead: string[] = [];
	// The log-out is a link: following it is another test's business.
	const asked = [ ...links ].filter( ( [ link ] ) => ! link.startsWith( '/wp-' ) && link !== '/customer/logout' );
	const ask = async ( [ link, from ]: [ string, string ] ) => {
		const response = await request.get( link, { maxRedirects: 5 } );
		if ( ! response.ok() ) {
			dead.push( `${ link } (on ${ from }): ${ response.status() }` );
		}
	};
	// A few at a time: the site has several workers.
	const next = async (): Promise< void > => {
		const one = asked.pop();
		if ( one ) {
			await ask( one );
			await next();
		}
	};
	await Promise.all( Array.from( { length: 4 }, next ) );
	expect( dead ).toEqual( [] );
} );
