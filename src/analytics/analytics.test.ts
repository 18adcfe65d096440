import Ajv from 'ajv';
import fc from 'fast-check';
import { cartChange, checkoutItems, pageEvents, searchEvent } from './events';
import type { DataLayerEvent, Item } from './events';
import { startDataLayer } from './data-layer';
import schema from './data-layer.schema.json';

const isEvent = new Ajv( { strict: false } ).compile( schema );

const line = fc.record( {
	id: fc.integer( { min: 1, max: 6 } ).map( String ),
	quantity: fc.integer( { min: 1, max: 50 } ),
	cents: fc.integer( { min: 0, max: 10_000_000 } ),
} );
const cart = fc
	.uniqueArray( line, { selector: ( { id } ) => id, maxLength: 6 } )
	.map(
		( lines ) =>
			new Map< string, Item >(
				lines.map( ( { id, quantity, cents } ) => [
					id,
					{ item_id: `N-${ id }`, price: cents / 100, quantity },
				] )
			)
	);
const pieces = ( lines: Iterable< Item > ) => [ ...lines ].reduce( ( sum, { quantity = 0 } ) => sum + quantity, 0 );
const piecesOf = ( events: DataLayerEvent[], name: string ) =>
	events.flatMap( ( each ) =>
		each.event === name && 'ecommerce' in each ? [ pieces( each.ecommerce.items ) ] : []
	)[ 0 ] ?? 0;

describe( 'a change of the cart', () => {
	it( 'tells as many pieces as there are more or fewer, whatever the carts', () => {
		fc.assert(
			fc.property( cart, cart, ( before, after ) => {
				const events = cartChange( before, after );
				expect( piecesOf( events, 'add_to_cart' ) - piecesOf( events, 'remove_from_cart' ) ).toBe(
					pieces( after.values() ) - pieces( before.values() )
				);
				for ( const event of events ) {
					expect( isEvent( event ) ).toBe( true );
				}
			} )
		);
	} );

	it( 'tells nothing when nothing changed', () => {
		fc.assert( fc.property( cart, ( same ) => expect( cartChange( same, new Map( same ) ) ).toEqual( [] ) ) );
	} );
} );

it( 'reads any structured data and props without a fault', () => {
	fc.assert(
		fc.property( fc.jsonValue(), ( value ) => {
			pageEvents( value, '/' );
			pageEvents( { '@graph': value }, '/' );
			checkoutItems( value );
		} )
	);
} );

it.each( [ 'dale@example.com', '913-555-0142', 'call 913 555 0142', ' ' ] )( 'leaves %s out of searches', ( words ) => {
	expect( searchEvent( words ) ).toEqual( [] );
} );

it( 'keeps part numbers in searches', () => {
	expect( searchEvent( ' HH164-32430 ' ) ).toEqual( [ { event: 'search', search_term: 'HH164-32430' } ] );
} );

describe( 'on a page', () => {
	const answer = jest.fn();
	const flush = () => new Promise( ( done ) => setTimeout( done ) );
	const pushed = () => ( window.dataLayer ?? [] ) as DataLayerEvent[];
	const names = () => pushed().map( ( { event } ) => event );
	const graph = {
		'@graph': [
			{
				'@type': [ 'Product', 'Vehicle' ],
				sku: 'HH164-32430',
				name: 'Filter',
				brand: { name: 'Kubota' },
				offers: { price: '14.85' },
			},
		],
	};
	const cartOf = ( quantity: number ) => ( {
		results: {
			Items: quantity
				? [
						{
							cartItemId: 1,
							PartId: 11,
							PartNumber: 'HH164-32430',
							Description: 'Filter',
							Vendor: 'Kubota',
							price_cents: 1485,
							Quantity: quantity,
						},
					]
				: [],
		},
	} );
	const call = async ( path: string, body: string, results: unknown, status = 200 ) => {
		answer.mockResolvedValueOnce( {
			ok: status < 400,
			clone: () => ( { json: async () => results } ),
		} );
		await window.fetch( `/wp-json/coleman/v1/${ path }?t=1`, { method: 'POST', body } );
		await flush();
	};

	beforeEach( () => {
		delete window.dataLayer;
		sessionStorage.clear();
		window.fetch = answer;
		document.body.innerHTML = `<script type="application/ld+json">${ JSON.stringify( graph ) }</script>`;
	} );

	it( 'tells what is shown, added and taken away, as the contract has it', async () => {
		startDataLayer( { api: '/wp-json/coleman/v1/', needsConsent: false } );
		await call( 'cart/add', 'partId=11&quantity=2', cartOf( 2 ) );
		await call( 'cart/update', 'cartItemId=1&quantity=5', cartOf( 5 ) );
		await call( 'cart/remove', 'cartItemId=1', cartOf( 0 ) );
		await call( 'impressions', 'ids=1,2', null );
		await call( 'rentals/request', 'your_name=Dale+Hutchins', { results: {} } );
		expect( names() ).toEqual( [
			'view_item',
			'add_to_cart',
			'add_to_cart',
			'remove_from_cart',
			'part_impressions',
			'generate_lead',
		] );
		expect( pushed()[ 2 ] ).toMatchObject( { ecommerce: { value: 44.55, items: [ { quantity: 3 } ] } } );
		for ( const event of pushed() ) {
			expect( [ event, isEvent( event ) ] ).toEqual( [ event, true ] );
		}
		expect( JSON.stringify( pushed() ) ).not.toMatch( /Dale|Hutchins/ );
	} );

	it( 'tells nothing of a call that was refused, or of another site', async () => {
		startDataLayer( { api: '/wp-json/coleman/v1/', needsConsent: false } );
		await call( 'inquiries', '', {}, 400 );
		answer.mockResolvedValueOnce( { ok: true, clone: () => ( { json: async () => ( {} ) } ) } );
		await window.fetch( 'https://example.com/wp-json/coleman/v1/inquiries', { method: 'POST' } );
		await flush();
		expect( names() ).toEqual( [ 'view_item' ] );
	} );

	it( 'tells an order on the page after it, once', async () => {
		const lines = [ { number: 'HH164-32430', description: 'Filter', price_cents: 1485, quantity: 2 } ];
		document.body.innerHTML = `<div data-coleman-island="checkout"></div><script type="application/json">${ JSON.stringify( { lines } ) }</script>`;
		startDataLayer( { api: '/wp-json/coleman/v1/', needsConsent: false } );
		await call( 'checkout', '', { results: { OrderNumber: 'W000123', total_cents: 3945, Url: '/x' } } );
		expect( names() ).toEqual( [ 'begin_checkout' ] );

		delete window.dataLayer;
		window.fetch = answer;
		document.body.innerHTML = '';
		startDataLayer( { api: '/wp-json/coleman/v1/', needsConsent: false } );
		expect( pushed() ).toEqual( [
			{
				event: 'purchase',
				ecommerce: {
					transaction_id: 'W000123',
					currency: 'USD',
					value: 39.45,
					items: [ { item_id: 'HH164-32430', item_name: 'Filter', price: 14.85, quantity: 2 } ],
				},
			},
		] );
		expect( isEvent( pushed()[ 0 ] ) ).toBe( true );
		expect( sessionStorage ).toHaveLength( 0 );
	} );

	it( 'is silent until the visitor agrees, and after that is taken back', async () => {
		const consent = ( granted: boolean ) =>
			document.dispatchEvent( new CustomEvent( 'coleman:consent', { detail: { granted } } ) );
		startDataLayer( { api: '/wp-json/coleman/v1/', needsConsent: true } );
		await call( 'cart/add', 'partId=11&quantity=2', cartOf( 2 ) );
		expect( window.dataLayer ).toBeUndefined();
		consent( true );
		expect( names() ).toEqual( [ 'view_item' ] );
		await call( 'cart/update', '', cartOf( 3 ) );
		consent( false );
		await call( 'cart/update', '', cartOf( 4 ) );
		expect( names() ).toEqual( [ 'view_item', 'add_to_cart' ] );
	} );
} );
