import type { Machine, MachineFacet } from '@/api/generated/schemas';
import { type Answer, api, expectAllValid, expectValid, Visitor } from './site';

type List = {
	results: Machine[];
	facets: MachineFacet[];
	has_more: boolean;
	after: string;
	count: number;
	count_is_capped: boolean;
};

const visitor = new Visitor();

const ALL = 'brand,branch,price,model_year,hours,horsepower';

describe.each( [ '/equipment', '/used' ] )( 'GET %s', ( path ) => {
	it( 'answers its schemas, may be cached and is told by ETag', async () => {
		const url = api( `${ path }?per_page=100&facets=${ ALL }` );
		const answer = await visitor.get< List >( url );
		expect( answer.status ).toBe( 200 );
		expect( answer.json.results.length ).toBeGreaterThan( 0 );
		expect( answer.json.results.length ).toBe( answer.json.count );
		answer.json.results.forEach( ( machine ) => {
			expectValid( 'machine', machine );
			expect( machine ).toMatchObject( { Condition: path === '/used' ? 'used' : 'new', sold: false } );
		} );
		// In their order; new machines are all of this year, and there is no choice in that.
		const names = answer.json.facets.map( ( { name } ) => name );
		expect( names.length ).toBeGreaterThan( 3 );
		expect( ALL.split( ',' ).filter( ( name ) => names.some( ( one ) => one === name ) ) ).toEqual( names );
		expectAllValid( 'machine-facet', answer.json.facets );
		expect( answer.headers[ 'cache-control' ] ).toBe( 'public, max-age=60' );
		expect( answer.cookies ).toEqual( [] );
		expect( ( await visitor.get( url, { 'If-None-Match': answer.headers.etag ?? '' } ) ).status ).toBe( 304 );
	} );

	it( 'walks to its end without losing or doubling a machine, the dearest first, the unpriced last', async () => {
		const all = await visitor.get< List >( api( `${ path }?per_page=100` ) );
		const seen: Machine[] = [];
		let after = '';
		let more = true;
		while ( more ) {
			const answer: Answer< List > = await visitor.get(
				api( `${ path }?per_page=7&sort=price-down&after=${ after }` )
			);
			seen.push( ...answer.json.results );
			more = answer.json.has_more;
			after = answer.json.after;
		}
		const ids = ( machines: Machine[] ) => machines.map( ( { MachineId } ) => MachineId ).sort( ( a, b ) => a - b );
		expect( ids( seen ) ).toEqual( ids( all.json.results ) );
		const prices = seen.map( ( machine ) => machine.price_cents ?? -1 );
		expect( prices ).toEqual( [ ...prices ].sort( ( a, b ) => b - a ) );
	} );

	it( 'keeps the promise of each count', async () => {
		const base = `${ path }?facets=${ ALL }&branch=1,2`;
		const { facets } = ( await visitor.get< List >( api( base ) ) ).json;
		const narrowing = facets.filter( ( facet ) => facet.name !== 'branch' );
		expect( narrowing.length ).toBeGreaterThan( 1 );
		for ( const { name, values } of narrowing ) {
			expect( values.length ).toBeGreaterThan( 0 );
			for ( const { value, count } of values ) {
				const narrowed = await visitor.get< List >( api( `${ base }&${ name }=${ value }` ) );
				expect( [ name, value, narrowed.json.count ] ).toEqual( [ name, value, count ] );
			}
		}
	} );

	it.each( [
		'brand=abc',
		'price=9-1',
		'facets=colour',
		'after=1',
		'sort=cheapest',
		'per_page=0',
		'model_year[]=2020-',
	] )( 'refuses %s with a sentence for the field', async ( query ) => {
		const answer = await visitor.get( api( `${ path }?${ query }` ) );
		expect( answer.status ).toBe( 400 );
		expectValid( 'error', answer.json );
		expect( Object.keys( answer.json.data.params ) ).toEqual( [ query.replace( /(\[\])?=.*/, '' ) ] );
	} );

	it( 'has each machine under its id, and no other', async () => {
		const [ machine ] = ( await visitor.get< List >( api( `${ path }?per_page=1` ) ) ).json.results;
		const one = await visitor.get< { results: Machine } >( api( `${ path }/${ machine?.MachineId }` ) );
		expect( one.json.results ).toEqual( machine );
		for ( const id of [ '0', '999999', path === '/used' ? '1' : '70' ] ) {
			const missing = await visitor.get( api( `${ path }/${ id }` ) );
			expect( [ missing.status, missing.json.code ] ).toEqual( [ 404, 'coleman_equipment_not_found' ] );
			expectValid( 'error', missing.json );
		}
	} );
} );
