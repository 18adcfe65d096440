import { base, Visitor } from './site';

/** The cart as a sheet, and as a link that puts its parts into another cart. */

const leadsTo = ( headers: Record< string, string | undefined > ) => ( headers.location ?? '' ).replace( base, '' );

it( 'shows the cart with today’s prices, to nobody else and no search engine', async () => {
	const ann = new Visitor();
	await ann.post( '/cart', { coleman_action: 'cart_add', partId: '1', quantity: '2' } );
	const { status, text, headers } = await ann.get( '/cart/quote' );
	expect( [ status, headers[ 'cache-control' ] ] ).toEqual( [ 200, 'private, no-store' ] );
	expect( text ).toMatch( /<meta name='robots' content='[^']*noindex/ );
	expect( text ).toContain( 'HH164-32430' );
	expect( text ).toContain( '/cart/quote?parts=1x2' );
	expect( ( await new Visitor().get( '/cart/quote' ) ).text ).toContain( 'There are no parts in this quote.' );
} );

it( 'puts the parts of a link into a cart: all, or none and why', async () => {
	const bob = new Visitor();
	const page = '/cart/quote?parts=1x2.2x3';
	expect( ( await bob.get( page ) ).text ).toContain( 'name="parts" value="1x2.2x3"' );
	const added = await bob.post( page, { coleman_action: 'cart_add_quote', parts: '1x2.2x3' } );
	expect( [ added.status, leadsTo( added.headers ) ] ).toEqual( [ 303, '/cart' ] );
	const refused = await bob.post( page, { coleman_action: 'cart_add_quote', parts: '1x1.2x9999' } );
	expect( refused.status ).toBe( 409 );
	expect( refused.text ).toContain( 'Quantity must be 9,999 or less.' );
	const { json } = await bob.get< { results: { ItemCount: number } } >( '/wp-json/coleman/v1/cart' );
	expect( json.results.ItemCount ).toBe( 5 );
} );

it.each( [
	'parts=%3Cscript%3E',
	'parts[]=1x1',
	'parts=1x0',
	`parts=${ '1x1.'.repeat( 2000 ) }`,
	'parts=999999999x1',
] )( '%s is a quote without parts', async ( query ) => {
	const { status, text } = await new Visitor().get( `/cart/quote?${ query }` );
	expect( status ).toBe( 200 );
	expect( text ).toContain( 'There are no parts in this quote.' );
} );

it( 'refuses a form that names no parts', async () => {
	const answer = await new Visitor().post( '/cart/quote', { coleman_action: 'cart_add_quote', parts: 'x' } );
	expect( answer.status ).toBe( 400 );
} );
