import type { Cart, CartBulk } from '@/api/generated/schemas';
import { api, base, expectValid, Visitor } from './site';

type CartAnswer = { results: Cart };

const cartOf = async ( visitor: Visitor ) => ( await visitor.get< CartAnswer >( api( '/cart' ) ) ).json.results;

const ORDINARY = '1';

/** What the customer calls it himself. */
const SPECIAL_ORDER = '714940';

const pathOf = ( location = '' ) => location.replace( base, '' );

const unescaped = ( html: string ) =>
	html
		.replace( /&lt;/g, '<' )
		.replace( /&gt;/g, '>' )
		.replace( /&quot;/g, '"' )
		.replace( /&amp;/g, '&' );

describe( 'the cart over HTTP', () => {
	it( 'lives in a cookie that scripts cannot read, and its count in one that they can', async () => {
		const visitor = new Visitor();
		expect( ( await visitor.get( api( '/cart' ) ) ).cookies ).toEqual( [] );
		const added = await visitor.post< CartAnswer >( api( '/cart/add?t=1' ), { partId: ORDINARY, quantity: '2' } );
		expect( added.status ).toBe( 200 );
		expectValid( 'cart', added.json.results );
		const cookie = added.cookies.find( ( one ) => one.startsWith( 'coleman_cart=' ) ) ?? '';
		expect( cookie ).toMatch( /HttpOnly/i );
		expect( cookie ).toMatch( /SameSite=Lax/i );
		expect( visitor.cookie( 'coleman_hint' ) ).toBe( '2.0' );
		expect( added.headers[ 'cache-control' ] ).toBe( 'private, no-store' );
		expect( await cartOf( visitor ) ).toEqual( added.json.results );
	} );

	it( 'takes JSON and form bodies alike', async () => {
		const form = new Visitor();
		const json = new Visitor();
		const one = await form.post< CartAnswer >( api( '/cart/add' ), { partId: ORDINARY, quantity: '3' } );
		const two = await json.post< CartAnswer >( api( '/cart/add' ), JSON.stringify( { partId: 1, quantity: 3 } ), {
			'Content-Type': 'application/json',
		} );
		const strip = ( cart: Cart ) => ( {
			...cart,
			Items: cart.Items.map( ( item ) => ( { ...item, cartItemId: 0 } ) ),
		} );
		expect( strip( two.json.results ) ).toEqual( strip( one.json.results ) );
	} );

	it( 'works without cookies by the token that the first answer gave', async () => {
		const first = new Visitor();
		const token =
			( await first.post( api( '/cart/add' ), { partId: ORDINARY } ) ).headers[ 'x-coleman-cart' ] ?? '';
		expect( token ).toMatch( /^[0-9a-f]{32}\.[0-9a-f]{32}$/ );
		const bare = new Visitor();
		delete bare.headers.Origin;
		const second = await bare.post< CartAnswer >(
			api( '/cart/add' ),
			{ partId: ORDINARY },
			{ 'X-Coleman-Cart': token }
		);
		expect( second.json.results.ItemCount ).toBe( 2 );
		// A program that has no token yet says so by any other text.
		const program = new Visitor();
		delete program.headers.Origin;
		const begun = await program.post( api( '/cart/add' ), { partId: ORDINARY }, { 'X-Coleman-Cart': 'new' } );
		expect( begun.headers[ 'x-coleman-cart' ] ).toMatch( /^[0-9a-f]{32}\.[0-9a-f]{32}$/ );
	} );

	it.each( [
		[ 'a form of another site', { Origin: 'https://evil.example' } ],
		[ 'an opaque origin', { Origin: 'null' } ],
		[ 'a cross-site request without Origin', { Origin: '', 'Sec-Fetch-Site': 'cross-site' } ],
	] )( 'refuses %s and changes nothing', async ( _name, headers ) => {
		const visitor = new Visitor();
		await visitor.post( api( '/cart/add' ), { partId: ORDINARY } );
		const answer = await visitor.post( api( '/cart/add' ), { partId: ORDINARY }, headers );
		expect( answer.status ).toBe( 403 );
		expectValid( 'error', answer.json );
		expect( ( await cartOf( visitor ) ).ItemCount ).toBe( 1 );
	} );

	it( 'never writes on a GET, whatever method it claims', async () => {
		const visitor = new Visitor();
		await visitor.get( api( `/cart/add?partId=1&_method=POST` ) );
		await visitor.get( api( `/cart/add?partId=1` ), { 'X-HTTP-Method-Override': 'POST' } );
		expect( ( await cartOf( visitor ) ).ItemCount ).toBe( 0 );
	} );

	it( 'keeps every one of twenty parallel adds', async () => {
		const visitor = new Visitor();
		await visitor.post( api( '/cart/add' ), { partId: ORDINARY } );
		const answers = await Promise.all(
			Array.from( { length: 20 }, ( _, index ) =>
				visitor.post( api( '/cart/add' ), { partId: String( 100 + index ), quantity: '12' } )
			)
		);
		const kept = answers.filter( ( answer ) => answer.status === 200 ).length;
		const cart = await cartOf( visitor );
		expect( answers.every( ( answer ) => answer.status < 500 ) ).toBe( true );
		expect( cart.Items ).toHaveLength( 1 + kept );
	} );

	it( 'answers 429 with when to come back, after exactly 25 writes in 10 seconds', async () => {
		const visitor = new Visitor();
		await visitor.post( api( '/cart/add' ), { partId: ORDINARY } );
		const answers = await Promise.all(
			Array.from( { length: 40 }, () => visitor.post( api( '/cart/add' ), { partId: ORDINARY } ) )
		);
		const refused = answers.filter( ( answer ) => answer.status === 429 );
		expect( answers.filter( ( answer ) => answer.status === 200 ) ).toHaveLength( 25 );
		expect( refused ).toHaveLength( 15 );
		expect( refused[ 0 ]?.json.code ).toBe( 'coleman_rate_limited' );
		expect( Number( refused[ 0 ]?.headers[ 'retry-after' ] ) ).toBeGreaterThan( 0 );
		expect( ( await cartOf( visitor ) ).ItemCount ).toBe( 26 );
	} );
} );

describe( 'a quick order over HTTP', () => {
	type Bulk = { results: CartBulk };
	const json = { 'Content-Type': 'application/json' };

	it( 'says what numbers are, makes no cart by that, and adds what was confirmed', async () => {
		const visitor = new Visitor();
		const rows = [
			{ number: 'hh164 32430', quantity: 2 },
			{ number: 'HH160-32093', quantity: 1 },
			{ number: 'ZZ-1', quantity: 1 },
		];
		const asked = await visitor.post< Bulk >(
			api( '/cart/bulk' ),
			JSON.stringify( { dry_run: true, rows } ),
			json
		);
		expect( asked.status ).toBe( 200 );
		expectValid( 'cart-bulk', asked.json.results );
		expect( asked.cookies ).toEqual( [] );
		expect( asked.json.results.rows.map( ( { verdict } ) => verdict ) ).toEqual( [
			'found',
			'superseded',
			'not_found',
		] );

		// As a form, the way that the site's own pages send it.
		const added = await visitor.post< Bulk >( api( '/cart/bulk' ), {
			'rows[0][partId]': '1',
			'rows[0][quantity]': '2',
			'rows[1][partId]': '714940',
			'rows[1][quantity]': '1',
			'rows[1][number]': 'ZZ-1',
			'rows[1][description]': 'Long bolt',
		} );
		expect( added.status ).toBe( 200 );
		expectValid( 'cart-bulk', added.json.results );
		expect( await cartOf( visitor ) ).toEqual( added.json.results.cart );
		expect( visitor.cookie( 'coleman_hint' ) ).toBe( '3.0' );
	} );

	it( 'adds nothing when one row is refused, says which, and brings the cart along', async () => {
		const visitor = new Visitor();
		const rows = [
			{ partId: 1, quantity: 1 },
			{ partId: 5, quantity: 3 },
		];
		const refused = await visitor.post( api( '/cart/bulk' ), JSON.stringify( { rows } ), json );
		expect( refused.status ).toBe( 409 );
		expectValid( 'error', refused.json );
		expect( Object.keys( refused.json.data.params ) ).toEqual( [ 'rows[1]' ] );
		expect( ( await cartOf( visitor ) ).ItemCount ).toBe( 0 );
	} );

	it( 'keeps for later and gives back, each time with the whole cart', async () => {
		const visitor = new Visitor();
		const added = await visitor.post< CartAnswer >( api( '/cart/add' ), { partId: ORDINARY, quantity: '2' } );
		const item = String( added.json.results.Items[ 0 ]?.cartItemId );
		const saved = await visitor.post< CartAnswer >( api( '/cart/save-for-later' ), { cartItemId: item } );
		expectValid( 'cart', saved.json.results );
		expect( visitor.cookie( 'coleman_hint' ) ).toBe( '0.0' );
		const kept = String( saved.json.results.SavedItems[ 0 ]?.cartItemId );
		const back = await visitor.post< CartAnswer >( api( '/cart/saved/take-back' ), { cartItemId: kept } );
		expectValid( 'cart', back.json.results );
		expect( back.json.results.ItemCount ).toBe( 2 );
	} );
} );

describe( 'forms without JavaScript', () => {
	it( 'add, change and remove, each answered by 303 to the cart', async () => {
		const visitor = new Visitor();
		const page = '/parts/details/kubota-parts/filter-engine-oil-spin-on/HH164-32430';
		const added = await visitor.post( page, { coleman_action: 'cart_add', partId: ORDINARY, quantity: '2' } );
		expect( added.status ).toBe( 303 );
		expect( added.headers.location ).toMatch( /\/cart$/ );
		const item = String( ( await cartOf( visitor ) ).Items[ 0 ]?.cartItemId );
		await visitor.post( '/cart', { coleman_action: 'cart_update', cartItemId: item, quantity: '5' } );
		expect( ( await cartOf( visitor ) ).ItemCount ).toBe( 5 );
		await visitor.post( '/cart', { coleman_action: 'cart_remove', cartItemId: item } );
		expect( ( await cartOf( visitor ) ).ItemCount ).toBe( 0 );
	} );

	/** What the page after a removal offers to post. */
	const undoOf = ( html: string ) => {
		const form = /<form class="coleman-cart__told[^]*?<\/form>/.exec( html )?.[ 0 ] ?? '';
		const inputs = [ ...form.matchAll( /name="([^"]+)" value="([^"]*)"/g ) ];
		return {
			says: />Removed: ([^<]*)</.exec( form )?.[ 1 ],
			fields: Object.fromEntries( inputs.map( ( [ , name = '', value = '' ] ) => [ name, unescaped( value ) ] ) ),
		};
	};

	it.each( [
		[ 'a part', 'cart_remove', ORDINARY, {} ],
		[ 'a part whose quantity was set to 0', 'cart_update', ORDINARY, {} ],
		[
			'a part that is not in the catalog',
			'cart_remove',
			SPECIAL_ORDER,
			{ customerPartNumber: '<7>', customerPartDescription: 'Bolt 5/8" & nut 🚜' },
		],
	] )( 'offer to put back %s, as it was', async ( _name, action, partId, names ) => {
		const visitor = new Visitor();
		const added = await visitor.post< CartAnswer >( api( '/cart/add' ), { partId, quantity: '3', ...names } );
		const [ before ] = added.json.results.Items;
		const removed = await visitor.post( '/cart', {
			coleman_action: action,
			cartItemId: String( before?.cartItemId ),
			quantity: '0',
		} );
		expect( removed.status ).toBe( 303 );
		const { says, fields } = undoOf( ( await visitor.get( pathOf( removed.headers.location ) ) ).text );
		expect( unescaped( says ?? '' ) ).toBe( before?.Description );
		const back = await visitor.post( '/cart', fields );
		expect( pathOf( back.headers.location ) ).toBe( '/cart' );
		expect( ( await cartOf( visitor ) ).Items ).toEqual( [ { ...before, cartItemId: expect.any( Number ) } ] );

		// Nobody makes up what the page says.
		const sealed = pathOf( removed.headers.location );
		const forged = sealed.slice( 0, -9 ) + ( sealed.at( -9 ) === 'A' ? 'B' : 'A' ) + sealed.slice( -8 );
		for ( const page of [ forged, '/cart?removed=A', '/cart?removed[]=A' ] ) {
			const { status, text } = await visitor.get( page );
			expect( [ status, undoOf( text ).says ] ).toEqual( [ 200, undefined ] );
		}
	} );

	it.each( [
		[ 'from another site', { Origin: 'https://evil.example' } ],
		[ 'that does not say where it comes from', { Origin: '' } ],
	] )( 'refuse a form %s', async ( _name, headers ) => {
		const visitor = new Visitor();
		const answer = await visitor.post( '/cart', { coleman_action: 'cart_add', partId: ORDINARY }, headers );
		expect( answer.status ).toBe( 403 );
		expect( visitor.cookie( 'coleman_cart' ) ).toBeUndefined();
	} );

	it( 'show the page again when something is wrong, uncached', async () => {
		const visitor = new Visitor();
		const answer = await visitor.post( '/cart', { coleman_action: 'cart_add', partId: '7', quantity: '5' } );
		expect( answer.status ).toBe( 400 );
		expect( answer.headers[ 'cache-control' ] ).toContain( 'no-store' );
		expect( answer.text ).toContain( 'sold in cases of 12' );
	} );
} );
