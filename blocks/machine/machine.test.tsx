import { hydrateIsland } from '../../tests/jest/hydrate-island';
import fixtures from './fixtures.json';
import { Machine, machineProps } from './machine';

const open = async ( props: object = fixtures.typical ) => ( await hydrateIsland( Machine, machineProps, props ) ).root;
const text = ( root: Element, selector: string ) =>
	[ ...root.querySelectorAll( selector ) ].map( ( { textContent } ) => textContent );
const link = ( root: Element, name: string | RegExp ) =>
	[ ...root.querySelectorAll( 'a' ) ].find( ( { textContent } ) => `${ textContent }`.match( name ) );

describe( 'a machine for sale', () => {
	it( 'has its price, its figures and its numbers on the plate', async () => {
		const root = await open();
		expect( text( root, '.coleman-machine__price' ) ).toEqual( [ 'Price$46,500' ] );
		expect( text( root, '.coleman-machine__figures > div' ) ).toEqual( [
			'Year2021',
			'Hours1,240',
			'Horsepower74',
		] );
		expect( text( root, '.coleman-machine__lines > div' ) ).toEqual( [
			'CategoryCompact Track Loaders',
			'Stock numberU-2068',
			'Serial numberKBCZ0752HM1J41207',
			"LocationLee's Summit",
			'Available sinceMay 12, 2026',
		] );
	} );

	it( 'is asked about at the section that a used one’s button scrolls to', async () => {
		const root = await open();
		const button = link( root, 'Request Information' )!;
		expect( button.getAttribute( 'href' ) ).toBe( '#used-equipment-form' );
		expect( button.hasAttribute( 'data-smooth-scroll' ) ).toBe( true );
		const section = root.querySelector( '#used-equipment-form' )!;
		expect( link( section, '816-555-0142' )!.getAttribute( 'href' ) ).toBe( 'tel:8165550142' );
		const mail = new URL( link( section, 'Email Dana Whitfield' )!.href );
		expect( mail.pathname ).toBe( 'dana.whitfield@example.com' );
		expect( mail.searchParams.get( 'subject' ) ).toBe( '2021 Kubota SVL75-2, stock number U-2068' );
		expect( mail.searchParams.get( 'body' ) ).toMatch( 'U-2068' );
	} );

	it( 'without a price is asked for by telephone, and shows only what is known of it', async () => {
		const root = await open( fixtures[ 'new, price on request' ] );
		const price = root.querySelector( '.coleman-machine__price' )!;
		expect( price.textContent ).toBe( 'Call for price816-555-0142' );
		expect( price.querySelector( 'a' )!.getAttribute( 'href' ) ).toBe( 'tel:8165550142' );
		expect( text( root, '.coleman-machine__figures dt' ) ).toEqual( [ 'Year', 'Horsepower' ] );
		expect( root.textContent ).not.toMatch( 'Serial number' );
		expect( link( root, 'Request Information' ) ).toBeUndefined();
		expect( link( root, 'Ask about this machine' )!.getAttribute( 'href' ) ).toBe( '#ask' );
		expect( text( root, 'caption, .coleman-machine__group' ) ).toEqual( [ 'Specification' ] );
	} );

	it( 'leads on to what belongs to it, and nowhere where there is nothing', async () => {
		const ways = ( root: Element ) =>
			[ ...root.querySelectorAll( '.coleman-machine__ways a' ) ].map( ( a ) => a.getAttribute( 'href' ) );
		const { links } = fixtures.typical;
		expect( ways( await open() ) ).toEqual( [ links.diagrams, links.parts, links.rentals, links.category.url ] );
		expect( ways( await open( fixtures[ 'new, price on request' ] ) ) ).toEqual( [ links.category.url ] );
	} );

	it( 'has its specification in groups, each row with its own head', async () => {
		const root = await open();
		expect( text( root, '.coleman-machine__group' ) ).toEqual( [
			'Engine and drive',
			'Hydraulics',
			'Performance',
			'Size and weight',
		] );
		expect( text( root, 'tbody:first-of-type tr:last-child > *' ) ).toEqual( [ 'Gross horsepower', '74.3 hp' ] );
	} );
} );

describe( 'a sold machine', () => {
	it( 'says so with the date; no price, no way to ask, but its like', async () => {
		const root = await open( fixtures.sold );
		expect( text( root, '.coleman-machine__sold' ) ).toEqual( [ 'SoldJune 3, 2026' ] );
		expect( root.querySelector( '.coleman-machine__price, .coleman-machine__ask' ) ).toBeNull();
		expect( root.querySelector( '.coleman-machine__body' )!.textContent ).not.toMatch( '$46,500' );
		expect( link( root, 'See similar machines' )!.getAttribute( 'href' ) ).toBe( '#similar' );
		expect( root.querySelectorAll( '#similar li' ) ).toHaveLength( fixtures.sold.similar.length );
	} );

	it( 'that was the last of its kind promises nothing', async () => {
		const root = await open( fixtures[ 'sold, the last of its kind' ] );
		expect( link( root, 'See similar machines' ) ).toBeUndefined();
		expect( root.querySelector( '#similar' ) ).toBeNull();
	} );

	it( 'that is gone leaves its name, its like and the way to them', async () => {
		const root = await open( fixtures.gone );
		expect( text( root, 'h1' ) ).toEqual( [ '2021 Kubota SVL75-2 is sold' ] );
		expect( link( root, 'See all: Compact Track Loaders' )!.getAttribute( 'href' ) ).toBe(
			'/equipment/used/compact-track-loaders/'
		);
		expect( root.querySelectorAll( '#similar li' ) ).toHaveLength( 3 );
		expect( root.querySelector( 'table, .coleman-machine__plate' ) ).toBeNull();
	} );
} );

it( 'tells of each of its like what one asks first, and puts them side by side', async () => {
	const root = await open();
	expect( link( root, 'Compare with similar' )!.getAttribute( 'href' ) ).toBe( fixtures.typical.links.compare );
	expect( text( root, '.coleman-machine-card__name' ) ).toEqual( [
		'2018 Bobcat T650',
		'Bobcat T66',
		'Kubota SVL97-3',
	] );
	expect( text( root, '.coleman-machine-card__price' ) ).toEqual( [ '$39,900', '$72,200', 'Call for price' ] );
	expect( text( root, '.coleman-machine-card__facts' )[ 0 ] ).toBe( 'Year2018Hours2,310HP74' );
	expect( root.querySelector( '.coleman-machine-card__link' )!.getAttribute( 'href' ) ).toBe(
		fixtures.typical.similar[ 0 ]!.Url
	);
} );
