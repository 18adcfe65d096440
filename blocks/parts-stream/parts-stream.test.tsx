import { dispatch, select } from '@wordpress/data';
import fc from 'fast-check';
import { fetchPartFromPartStream } from '@/api/products';
import type { PartStreamItem } from '@/api/generated/schemas';
import { cartStore } from '@/stores/cart';
import { noticesStore } from '@/stores/notices';
import vectors from '../../tests/seed/vectors/part-stream-item.json';
import { hydrateIsland } from '../../tests/jest/hydrate-island';
import fixtures from './fixtures.json';
import { partStreamItem } from '@/rules/part-stream-item';
import { PartsStream, partsStreamProps } from './parts-stream';

jest.mock( '@/api/products' );

const ask = jest.mocked( fetchPartFromPartStream );
const known: PartStreamItem = {
	PartID: 1,
	Price: 14.85,
	Description: 'Filter',
	PartNumber: 'HH164-32430',
	IsUnknown: false,
	ReplacementPart: null,
};
const unknown = { ...known, PartID: 714940, Price: 0, Description: '', PartNumber: 'ZZ-1', IsUnknown: true };

let addItem: jest.SpyInstance;
const heard: unknown[] = [];
const hear = ( event: Event ) => heard.push( ( event as CustomEvent ).detail );

beforeEach( () => {
	ask.mockReset().mockResolvedValue( known );
	addItem = jest.spyOn( dispatch( cartStore ), 'addItem' );
	addItem.mockReset().mockResolvedValue( true );
	heard.length = 0;
	document.addEventListener( 'coleman:part-added', hear );
} );
afterEach( () => document.removeEventListener( 'coleman:part-added', hear ) );

/** Islands of earlier tests listen still: each has an event of its own besides the names that all have. */
let event = '';
let count = 0;

async function open( fixture: object = fixtures.typical ) {
	event = `add-${ ++count }`;
	const props = { ...fixture, event };
	const island = await hydrateIsland( PartsStream, partsStreamProps, props );
	document.body.append( island.root );
	return {
		...island,
		fire: ( detail: unknown ) => island.act( () => document.dispatchEvent( new CustomEvent( event, { detail } ) ) ),
		status: () => island.root.querySelector( '[role=status]' )!.textContent,
		script: () => island.root.querySelector< HTMLScriptElement >( 'script[src]' ),
	};
}

describe( 'the catalogue', () => {
	it( 'is loaded by a click and not before', async () => {
		const { root, act, script, status } = await open();
		expect( script() ).toBeNull();
		await act( () => root.querySelector( 'button' )!.click() );
		expect( script()!.src ).toBe( 'https://catalogue.example/widget.js' );
		expect( status() ).toBe( 'Opening the catalog…' );
		expect( root.querySelector( 'button' ) ).toBeNull();
		await act( () => script()!.onload!( new Event( 'load' ) ) );
		expect( status() ).toBe( '' );
	} );

	it( 'keeps what its script has put on the page', async () => {
		const { root, act, fire } = await open();
		await act( () => root.querySelector( 'button' )!.click() );
		root.querySelector( '#coleman-parts-stream' )!.innerHTML = '<b>Diagram</b>';
		await fire( 'arisku=HH164-32430' );
		expect( root.querySelector( '#coleman-parts-stream' )!.innerHTML ).toBe( '<b>Diagram</b>' );
	} );

	it( 'that does not come is said, with another way', async () => {
		const { root, act, script, status } = await open();
		await act( () => root.querySelector( 'button' )!.click() );
		await act( () => ( script()!.onerror as () => void )() );
		expect( status() ).toMatch( 'can’t reach the catalog right now' );
		expect( root.querySelector( 'a' )!.getAttribute( 'href' ) ).toBe( '/search/?from=parts' );
	} );

	it( 'is not offered where the site has none', async () => {
		const { root } = await open( fixtures.empty );
		expect( root.querySelector( 'button' ) ).toBeNull();
		expect( root.querySelector( 'a' ) ).not.toBeNull();
	} );
} );

describe( 'a part of it', () => {
	it( 'is looked up, goes into the cart, and is told to the page', async () => {
		const { fire, status } = await open();
		await fire( 'arisku=HH164-32430&aribrand=Kubota&ariprice=0.01&ariqty=2' );
		expect( ask ).toHaveBeenCalledWith( { ariSku: 'HH164-32430', ariVendor: 'Kubota' } );
		expect( addItem.mock.calls ).toEqual( [ [ { partId: 1, quantity: 2 } ] ] );
		expect( status() ).toBe( 'HH164-32430 is in your cart.' );
		expect( heard ).toEqual( [
			{
				sku: 'HH164-32430',
				brand: 'Kubota',
				price: '0.01',
				quantity: 2,
				assemblyId: '',
				parentAssemblyId: '',
				part: known,
			},
		] );
	} );

	it( 'may come as an object, or in the attributes of what fired it', async () => {
		const { fire, act } = await open();
		await fire( { arisku: 'A-1', ariqty: 3 } );
		const button = document.createElement( 'button' );
		button.setAttribute( 'arisku', 'B-2' );
		button.setAttribute( 'aribrand', 'JCB' );
		document.body.append( button );
		await act( () => button.dispatchEvent( new Event( event, { bubbles: true } ) ) );
		expect( ask.mock.calls.map( ( [ request ] ) => request ) ).toEqual( [
			{ ariSku: 'A-1', ariVendor: '' },
			{ ariSku: 'B-2', ariVendor: 'JCB' },
		] );
		expect( addItem.mock.calls.map( ( [ { quantity } ] ) => quantity ) ).toEqual( [ 3, 1 ] );
	} );

	it( 'that we do not know is a special order, with what the parts desk needs', async () => {
		ask.mockResolvedValue( unknown );
		const { fire, status } = await open();
		await fire( 'arisku=ZZ-1&aribrand=Kubota&ariprice=5&ariassemblyid=12' );
		expect( addItem.mock.calls ).toEqual( [
			[
				{
					partId: 714940,
					quantity: 1,
					customerPartNumber: 'ZZ-1',
					customerPartDescription: 'Kubota, assembly 12',
				},
			],
		] );
		expect( status() ).toMatch( 'Will contact you with pricing information after order is submitted' );
	} );

	it( 'that has been replaced says by which number', async () => {
		ask.mockResolvedValue( {
			...known,
			ReplacementPart: { PartId: 13, PartNumber: 'NEW-1', Description: '', Url: '/parts/details/new-13' },
		} );
		const { fire, root } = await open();
		await fire( 'arisku=HH164-32430' );
		expect( root.querySelector( '[role=status] a' )!.getAttribute( 'href' ) ).toBe( '/parts/details/new-13' );
	} );

	it.each( [ '0', '-1', 'x', '1e3' ] )( 'with the quantity %s does nothing', async ( quantity ) => {
		const { fire } = await open();
		await fire( `arisku=HH164-32430&ariqty=${ quantity }` );
		expect( ask ).not.toHaveBeenCalled();
	} );

	it( 'whose look-up fails is told, and nothing is added', async () => {
		ask.mockRejectedValue( new Error( 'gone' ) );
		const { fire, status } = await open();
		await fire( 'arisku=HH164-32430' );
		expect( select( noticesStore ).getNotices().at( -1 ) ).toMatchObject( {
			type: 'error',
			message: 'We couldn’t look up HH164-32430. Please try again.',
		} );
		expect( status() ).toBe( '' );
		expect( addItem ).not.toHaveBeenCalled();
		expect( console ).toHaveErrored();
	} );

	it( 'that the cart refuses is not told to the page', async () => {
		addItem.mockResolvedValue( false );
		const { fire } = await open();
		await fire( 'arisku=HH164-32430' );
		expect( heard ).toEqual( [] );
	} );
} );

const fireAs = ( name: string, detail: unknown ) => document.dispatchEvent( new CustomEvent( name, { detail } ) );

describe( 'the event add-partstream-item-to-cart', () => {
	it.each( [ 'add-partstream-item-to-cart', 'ari-add-to-cart' ] )(
		'is a request that adds, by the name %s too',
		async ( name ) => {
			const { act } = await open();
			await act( () => fireAs( name, { arisku: 'HH164-32430', ariqty: 2, ariprice: 0.01, customPrice: 0 } ) );
			// Neither a price nor an id is taken from it.
			expect( addItem.mock.calls ).toEqual( [ [ { partId: 1, quantity: 2 } ] ] );
			expect( heard ).toHaveLength( 1 );
		}
	);

	it( 'adds once when one event is heard twice', async () => {
		const { act } = await open();
		await open();
		await act( () => fireAs( 'add-partstream-item-to-cart', 'arisku=HH164-32430' ) );
		expect( addItem ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'is never answered by an add to what the page itself tells', async () => {
		const props = { ...fixtures.typical, event: 'coleman:part-added' };
		const { act } = await hydrateIsland( PartsStream, partsStreamProps, props );
		await act( () => fireAs( 'add-partstream-item-to-cart', { arisku: 'HH164-32430', sku: 'x' } ) );
		expect( heard ).toHaveLength( 1 );
		expect( addItem ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'adds for valid details alone, whatever else a hundred of them hold', async () => {
		const { act } = await open();
		const text = fc.oneof(
			fc.string(),
			fc.constantFrom( '', '0', '-1', '1e3', '2', '999999999999', '\u0000', '%ff' )
		);
		const detail = fc.oneof(
			fc.anything( { withNullPrototype: true, withDate: true, withMap: true, withSparseArray: true } ),
			text.map( ( value ) => `arisku=${ value }&__proto__=x` ),
			fc.record( { arisku: text, ariqty: text, aribrand: text, partId: fc.integer() }, { requiredKeys: [] } ),
			fc.constantFrom(
				JSON.parse( '{"__proto__":{"arisku":"EVIL"}}' ),
				JSON.parse( '{"constructor":{"prototype":{"arisku":"EVIL"}}}' ),
				Object.create( { arisku: 'EVIL' } ),
				'__proto__[arisku]=EVIL&arisku=',
				'__proto__.arisku=EVIL'
			),
			fc.record( { arisku: fc.constantFrom( 'HH1', ' A-2 ', '3/8' ), ariqty: fc.integer( { min: -2, max: 5 } ) } )
		);
		const details = fc.sample( detail, { numRuns: 400, seed: 714940 } );
		const before = Reflect.ownKeys( Object.prototype );
		for ( const one of details ) {
			await act( () => fireAs( 'add-partstream-item-to-cart', one ) );
		}
		const valid = details.map( partStreamItem ).filter( ( item ) => item !== null && item.quantity > 0 );
		expect( valid.length ).toBeGreaterThan( 20 );
		expect( valid.length ).toBeLessThan( details.length / 2 );
		expect( ask.mock.calls.map( ( [ { ariSku } ] ) => ariSku ) ).toEqual( valid.map( ( item ) => item?.sku ) );
		expect( JSON.stringify( ask.mock.calls ) ).not.toContain( 'EVIL' );
		expect( addItem ).toHaveBeenCalledTimes( valid.length );
		expect( Reflect.ownKeys( Object.prototype ) ).toEqual( before );
		expect( ( {} as { arisku?: string } ).arisku ).toBeUndefined();
	} );
} );

it( 'adds nothing for junk', async () => {
	const { fire } = await open();
	const junk = vectors.cases.filter( ( { out } ) => out === null );
	for ( const { in: detail } of junk ) {
		await fire( detail );
	}
	expect( junk.length ).toBeGreaterThan( 15 );
	expect( ask ).not.toHaveBeenCalled();
	expect( addItem ).not.toHaveBeenCalled();
} );
