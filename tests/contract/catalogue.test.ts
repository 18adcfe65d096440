import type { EquipmentCategories, Part } from '@/api/generated/schemas';
import { type Answer, api, expectAllValid, expectValid, Visitor } from './site';

interface PartPage {
	results: Part[];
	has_more: boolean;
	after: number;
	missing: number[];
}

const visitor = new Visitor();

describe( 'public reads', () => {
	const list = ( results: unknown ) => ( Array.isArray( results ) ? results : [] );
	const values = ( results: unknown ) => Object.values( results ?? {} );
	const one = ( results: unknown ) => [ results ];
	const reads: [ string, string, ( results: unknown ) => unknown[] ][] = [
		[ '/locations-extra', 'location-extra', values ],
		[ '/locations/nearest?zip=66012', 'location-nearest', one ],
		[ '/equipment-categories', 'equipment-categories', one ],
		[ '/equipment-categories?location_id=2&vendor_id=3', 'equipment-categories', one ],
		[ '/part-subcategory-by-id?categoryId=1&per_page=100', 'part', list ],
		[ '/part-subcategory-by-id?categoryId=1&vendor_id=101&in_stock=1&order=price', 'part', list ],
		[ '/part-categories', 'part-category', list ],
		[ '/part-from-part-stream?ariSku=HH164-32430&ariVendor=Kubota', 'part-stream-item', one ],
		[ '/part-from-part-stream?ariSku=NO-SUCH-NUMBER', 'part-stream-item', one ],
		[
			'/products?productIds=' + Array.from( { length: 20 }, ( _, index ) => `part${ index + 1 }` ).join( ',' ),
			'part',
			list,
		],
		[ '/models?brand_id=2', 'model', list ],
		[ '/models/14/assemblies', 'assembly', list ],
		[ '/assemblies/101', 'assembly-detail', one ],
		[ '/assemblies/204', 'assembly-detail', one ],
		[ '/parts/7/where-used', 'where-used', list ],
		[ '/salesmen', 'salesman', list ],
		[ '/machine-sheet?machine=1', 'machine-sheet', one ],
		[ '/machine-sheet?machine=60', 'machine-sheet', one ],
		[ '/machine-sheet?machine=U-2061', 'machine-sheet', one ],
		[ '/machine-sheet?machine=63', 'machine-sheet', one ],
		[ '/machine-sheet?machine=88', 'machine-sheet', one ],
		[ '/attachments?per_page=100', 'attachment', list ],
		[ '/attachments?location_id=2&rent=1&price=over-5000', 'attachment', list ],
		[ '/attachments/6', 'attachment', one ],
		[ '/comparison?ids=1,70,63,12,9', 'comparison', one ],
	];

	it.each( reads )( '%s answers its schema, may be cached and is told by ETag', async ( url, name, items ) => {
		const answer = await visitor.get< { results: unknown } >( api( url ) );
		expect( answer.status ).toBe( 200 );
		expect( items( answer.json.results ).length ).toBeGreaterThan( 0 );
		for ( const item of items( answer.json.results ) ) {
			expectValid( name, item );
		}
		expect( answer.headers[ 'cache-control' ] ).toBe( 'public, max-age=60' );
		expect( answer.cookies ).toEqual( [] );

		const again = await visitor.get( api( url ), { 'If-None-Match': answer.headers.etag ?? '' } );
		expect( again.status ).toBe( 304 );
		expect( again.text ).toBe( '' );
	} );

	it( 'ignores the timestamp, whatever it is called', async () => {
		const plain = await visitor.get( api( '/salesmen' ) );
		for ( const query of [ '?t=123', '?_=123', '?_locale=user' ] ) {
			expect( ( await visitor.get( api( '/salesmen' + query ) ) ).headers.etag ).toBe( plain.headers.etag );
		}
	} );

	it.each( [
		'/locations/nearest',
		'/locations/nearest?zip=6601',
		'/locations/nearest?zip[]=66012',
		'/equipment-categories?location_id=abc',
		'/equipment-categories?location_id=-1',
		'/equipment-categories?vendor_id=1e3',
		'/equipment-categories?vendor_id[]=1',
		'/part-subcategory-by-id',
		'/part-subcategory-by-id?categoryId=0',
		'/part-subcategory-by-id?categoryId=1&per_page=101',
		'/part-subcategory-by-id?categoryId=1&order=name',
		'/part-subcategory-by-id?categoryId=1&in_stock=yes',
		'/part-from-part-stream',
		'/part-from-part-stream?ariSku=',
		'/products',
		'/products?productIds=',
		'/products?productIds=1;2',
		'/products?productIds=' + Array.from( { length: 101 }, ( _, index ) => index + 1 ).join( ',' ),
		'/attachments?per_page=0',
		'/attachments?price=cheap',
		'/attachments?rent=2',
		'/comparison',
		'/comparison?ids=1;2',
		'/machine-sheet',
		'/machine-sheet?machine=',
		'/machine-sheet?machine[]=1',
	] )( '%s is refused with a sentence for the field', async ( url ) => {
		const answer = await visitor.get( api( url ) );
		expect( answer.status ).toBe( 400 );
		expectValid( 'error', answer.json );
		expect( Object.keys( answer.json.data.params ).length ).toBeGreaterThan( 0 );
	} );

	it( 'answers an unknown parts category with 404', async () => {
		const answer = await visitor.get( api( '/part-subcategory-by-id?categoryId=999' ) );
		expect( answer.status ).toBe( 404 );
		expect( answer.json.code ).toBe( 'coleman_category_not_found' );
	} );

	it( 'keeps branches and brands whole and filters the categories', async () => {
		const grid = async ( query: string ) =>
			( await visitor.get< { results: EquipmentCategories } >( api( '/equipment-categories' + query ) ) ).json
				.results;
		const all = await grid( '' );
		const some = await grid( '?location_id=4' );
		const none = await grid( '?location_id=77' );
		expect( some.locations ).toEqual( all.locations );
		expect( none.vendors ).toEqual( all.vendors );
		expect( some.categories.length ).toBeLessThan( all.categories.length );
		expect( some.categories.length ).toBeGreaterThan( 0 );
		for ( const category of some.categories ) {
			expect( category.AvailableLocations.map( ( location ) => location.LocationId ) ).toContain( 4 );
		}
		expect( none.categories ).toEqual( [] );
	} );

	it( 'walks a category to its end without losing or doubling a part', async () => {
		const seen: number[] = [];
		let after = 0;
		let more = true;
		while ( more ) {
			const answer: Answer< PartPage > = await visitor.get(
				api( `/part-subcategory-by-id?categoryId=2&per_page=50&after=${ after }` )
			);
			seen.push( ...answer.json.results.map( ( part ) => part.PartId ) );
			more = answer.json.has_more;
			after = answer.json.after;
		}
		expect( new Set( seen ).size ).toBe( seen.length );
		expect( seen.length ).toBeGreaterThan( 60 );
	} );

	it( 'gives products in the order asked and names the missing', async () => {
		const answer = await visitor.get< PartPage >( api( '/products?productIds=part9,4,123456789,part1' ) );
		expect( answer.json.results.map( ( part ) => part.PartId ) ).toEqual( [ 9, 4, 1 ] );
		expect( answer.json.missing ).toEqual( [ 123456789 ] );
	} );

	it( 'never lets another origin read with credentials', async () => {
		const answer = await visitor.get( api( '/cart' ), { Origin: 'https://evil.example' } );
		expect( answer.headers[ 'access-control-allow-origin' ] ).toBeUndefined();
		expect( answer.headers[ 'access-control-allow-credentials' ] ).toBeUndefined();
	} );

	it( 'tells beside a list of attachments what it can be narrowed down by, and beside one the similar ones', async () => {
		const { json } = await visitor.get< { facets: unknown; count: number } >( api( '/attachments?category_id=2' ) );
		expectValid( 'attachment-facets', json.facets );
		expect( json.count ).toBe( 3 );
		const { similar } = ( await visitor.get< { similar: unknown[] } >( api( '/attachments/6' ) ) ).json;
		expect( similar ).toHaveLength( 2 );
		expectAllValid( 'attachment', similar );
	} );

	it( 'answers an unknown attachment with 404', async () => {
		const answer = await visitor.get( api( '/attachments/999' ) );
		expect( answer.status ).toBe( 404 );
		expect( answer.json.code ).toBe( 'coleman_attachment_not_found' );
	} );

	it( 'keeps the pickers to editors', async () => {
		expect( ( await visitor.get( api( '/parts?search=oil' ) ) ).status ).toBe( 401 );
		expect( ( await visitor.get( api( '/machines?search=kubota' ) ) ).status ).toBe( 401 );
	} );
} );

describe( 'the API told in OpenAPI', () => {
	it( 'names every route and only schemas that exist', async () => {
		const { json, text } = await visitor.get< { openapi: string; paths: object; components: { schemas: object } } >(
			api( '/openapi' )
		);
		expect( json.openapi ).toBe( '3.1.0' );
		const index = ( await visitor.get< { routes: object } >( '/wp-json/coleman/v1' ) ).json;
		const routes = Object.keys( index.routes )
			.map( ( route ) =>
				route.replace( '/coleman/v1', '' ).replace( /\(\?P<(\w+)>(?:[^()]|\([^()]*\))*\)/g, '{$1}' )
			)
			.filter( ( route ) => route !== '' && route !== '/openapi' );
		expect( Object.keys( json.paths ).sort() ).toEqual( routes.sort() );
		const named = [ ...text.matchAll( /#\\?\/components\\?\/schemas\\?\/([a-z-]+)/g ) ];
		expect( named.length ).toBeGreaterThan( 0 );
		for ( const [ , name ] of named ) {
			expect( json.components.schemas ).toHaveProperty( [ name ?? '' ] );
		}
	} );
} );
