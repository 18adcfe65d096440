import { renderToString } from 'react-dom/server';
import { ApiError } from '@/api/api-error';
import { call } from '@/api/client';
import { fetchEquipmentCategories } from '@/api/equipment-categories';
import type { EquipmentCategories } from '@/api/generated/schemas';
import { hydrateIsland } from '../../tests/jest/hydrate-island';
import { EquipmentGrid, EquipmentGridView, equipmentGridProps } from './equipment-grid';
import { withMarkup } from './from-markup';
import fixtures from './fixtures.json';

jest.mock( '@/api/equipment-categories' );
jest.mock( '@/api/client' );

const ask = jest.mocked( fetchEquipmentCategories );
const nearest = jest.mocked( call );

/** An answer of the API: the branches and brands of the fixture, with these categories. */
const answer = ( ...names: string[] ): EquipmentCategories => ( {
	...fixtures.typical.view,
	locations: fixtures.typical.view.locations.map( ( location ) => ( { ...location, State: 'KS', slug: '' } ) ),
	categories: names.map( ( CategoryName, index ) => ( {
		...fixtures.typical.view.categories[ 0 ]!,
		EquipCategoryId: index + 1,
		CategoryName,
		OldSitePartsPageLink: '',
		HasRentals: true,
		UsedEquipCategoryId: 1,
		AvailableLocations: [],
	} ) ),
} );

/** An answer that comes when it is told to. */
const later = () => {
	let come: ( categories: EquipmentCategories ) => void = () => {};
	ask.mockReturnValueOnce( new Promise( ( resolve ) => ( come = resolve ) ) );
	return ( ...names: string[] ) => come( answer( ...names ) );
};

const PATH = '/equipment/new/';

const open = async ( props: object = fixtures.typical ) => {
	const page = await hydrateIsland( EquipmentGrid, equipmentGridProps, props );
	const all = ( selector: string ) => [ ...page.root.querySelectorAll< HTMLElement >( selector ) ];
	const control = ( text: string ) => all( 'nav a, nav button' ).find( ( { textContent } ) => textContent === text )!;
	return {
		...page,
		all,
		control,
		press: ( text: string ) => page.act( () => control( text ).click() ),
		tiles: () => all( '.coleman-equipment-grid__name' ).map( ( { textContent } ) => textContent ),
		chosen: () => all( '[aria-current=true]' ).map( ( { textContent } ) => textContent ),
		busy: () => page.root.querySelector( '.coleman-equipment-grid' )!.getAttribute( 'aria-busy' ),
		count: () => page.root.querySelector( '.coleman-equipment-grid__count' )!.textContent,
		told: () => page.root.querySelector( '.coleman-equipment-grid__told' )!.textContent,
	};
};

const address = () => location.pathname + location.search;

/** The back button: jsdom goes back in its own time. */
const back = () =>
	new Promise( ( resolve ) => {
		addEventListener( 'popstate', resolve, { once: true } );
		history.back();
	} );

const locate = ( geolocation: unknown ) =>
	Object.defineProperty( navigator, 'geolocation', { value: geolocation, configurable: true } );

beforeEach( () => {
	ask.mockReset().mockResolvedValue( answer( 'Tractors', 'Rollers' ) );
	nearest.mockReset();
	sessionStorage.clear();
	history.pushState( null, '', PATH );
	locate( undefined );
} );

describe( 'choosing', () => {
	it( 'loads the categories of a branch, counts them aloud and puts the branch into the address', async () => {
		const grid = await open();
		expect( [ grid.count(), grid.chosen() ] ).toEqual( [ '3 categories', [ 'ALL', 'ALL' ] ] );
		await grid.press( 'Easton' );
		expect( ask.mock.calls[ 0 ]![ 0 ] ).toEqual( { location_id: 4, vendor_id: 0 } );
		expect( grid.tiles() ).toEqual( [ 'Tractors', 'Rollers' ] );
		expect( grid.chosen() ).toEqual( [ 'Easton', 'ALL' ] );
		expect( grid.count() ).toBe( '2 categories · Easton' );
		expect( grid.root.querySelector( '.coleman-equipment-grid__count' )!.getAttribute( 'role' ) ).toBe( 'status' );
		expect( address() ).toBe( `${ PATH }?location_id=4` );
	} );

	it( 'keeps the branch when a brand is chosen, and drops both at ALL', async () => {
		const grid = await open();
		await grid.press( 'Easton' );
		await grid.press( 'Kubota' );
		expect( address() ).toBe( `${ PATH }?location_id=4&vendor_id=2` );
		expect( grid.count() ).toBe( '2 categories · Easton · Kubota' );
		await grid.act( () => grid.all( 'nav a' )[ 0 ]!.click() );
		expect( address() ).toBe( `${ PATH }?vendor_id=2` );
	} );

	it( 'shows the choice and the wait at once, and the old tiles until the new ones are there', async () => {
		const grid = await open();
		const before = grid.tiles();
		const come = later();
		await grid.press( 'Smithville' );
		expect( grid.chosen() ).toEqual( [ 'Smithville', 'ALL' ] );
		expect( grid.busy() ).toBe( 'true' );
		expect( [ grid.tiles(), address() ] ).toEqual( [ before, PATH ] );
		await grid.act( () => come( 'Tractors' ) );
		expect( grid.busy() ).toBeNull();
		expect( [ grid.tiles(), address() ] ).toEqual( [ [ 'Tractors' ], `${ PATH }?location_id=3` ] );
	} );

	it( 'lets the last choice win, in whatever order the answers come', async () => {
		const grid = await open();
		const first = later();
		await grid.press( 'Easton' );
		const second = later();
		await grid.press( 'Smithville' );
		expect( ask.mock.calls[ 0 ]![ 1 ]!.aborted ).toBe( true );
		await grid.act( () => second( 'Tractors' ) );
		await grid.act( () => first( 'Rollers' ) );
		expect( [ grid.tiles(), grid.chosen() ] ).toEqual( [ [ 'Tractors' ], [ 'Smithville', 'ALL' ] ] );
		expect( address() ).toBe( `${ PATH }?location_id=3` );
	} );

	it( 'takes the choice back when the call fails, and only logs it', async () => {
		const grid = await open();
		const before = grid.tiles();
		ask.mockRejectedValueOnce( new Error( 'offline' ) );
		await grid.press( 'Easton' );
		expect( [ grid.tiles(), grid.chosen(), address() ] ).toEqual( [ before, [ 'ALL', 'ALL' ], PATH ] );
		expect( console ).toHaveErrored();
		await grid.press( 'Easton' );
		expect( grid.chosen() ).toEqual( [ 'Easton', 'ALL' ] );
	} );

	it( 'asks nothing for what is chosen already', async () => {
		const grid = await open();
		await grid.press( 'ALL' );
		expect( ask ).not.toHaveBeenCalled();
	} );

	it( 'leaves a click for a new tab to the browser', async () => {
		const grid = await open();
		const click = new MouseEvent( 'click', { bubbles: true, cancelable: true, ctrlKey: true } );
		// What jsdom would do with it: it cannot navigate.
		document.addEventListener( 'click', ( event ) => event.preventDefault(), { once: true } );
		await grid.act( () => grid.control( 'Easton' ).dispatchEvent( click ) );
		expect( ask ).not.toHaveBeenCalled();
	} );

	it( 'says when there is nothing', async () => {
		const grid = await open();
		ask.mockResolvedValueOnce( { ...answer(), attachmentCategoryLinks: [] } );
		await grid.press( 'Case' );
		expect( [ grid.count(), grid.tiles() ] ).toEqual( [ 'No results found', [] ] );
		expect( grid.root.textContent ).not.toMatch( 'ATTACHMENTS' );
	} );

	it( 'shows whom to ask at the chosen branch', async () => {
		const grid = await open();
		const people = () => grid.all( '.coleman-person-card__name' ).map( ( { textContent } ) => textContent );
		expect( people() ).toEqual( [ 'Terrence Boyd', 'Becky Stroud' ] );
		await grid.press( 'Easton' );
		expect( people() ).toEqual( [ 'Becky Stroud' ] );
		expect( grid.root.querySelector( '.coleman-branch-map__drawn' )!.getAttribute( 'src' ) ).toMatch(
			'easton.svg'
		);
	} );
} );

describe( 'the back button', () => {
	it( 'goes through the choices', async () => {
		const grid = await open();
		await grid.press( 'Easton' );
		await grid.press( 'Kubota' );
		await grid.act( back );
		expect( grid.chosen() ).toEqual( [ 'Easton', 'ALL' ] );
		await grid.act( back );
		expect( grid.chosen() ).toEqual( [ 'ALL', 'ALL' ] );
		expect( address() ).toBe( PATH );
		expect( ask ).toHaveBeenLastCalledWith( { location_id: 0, vendor_id: 0 }, expect.anything() );
	} );

	it( 'may be what wakes the island: it then follows the address', async () => {
		history.pushState( null, '', `${ PATH }?location_id=4&vendor_id=2` );
		const grid = await open();
		expect( grid.chosen() ).toEqual( [ 'Easton', 'Kubota' ] );
	} );

	it.each( [ '?location_id=77', '?location_id=4x', '?location_id=-4', '?location_id[]=4', '?location_id=' ] )(
		'takes %s for ALL, as PHP does',
		async ( query ) => {
			history.pushState( null, '', PATH + query );
			await open();
			expect( ask ).not.toHaveBeenCalled();
		}
	);
} );

describe( 'the nearest branch', () => {
	const at = ( latitude: number, longitude: number ) =>
		locate( {
			getCurrentPosition: ( found: PositionCallback ) =>
				found( { coords: { latitude, longitude } } as GeolocationPosition ),
		} );

	it( 'is chosen by where the visitor is, and told', async () => {
		at( 38.9, -94.3 );
		const grid = await open();
		await grid.press( 'Use Nearest Location' );
		expect( grid.chosen() ).toEqual( [ "Lee's Summit", 'ALL' ] );
		expect( grid.told() ).toBe( "Nearest to you: Lee's Summit" );
		await grid.press( 'Easton' );
		expect( grid.told() ).toBe( '' );
	} );

	it( 'keeps the brand that was chosen while the browser was looking', async () => {
		let found: PositionCallback = () => {};
		locate( { getCurrentPosition: ( callback: PositionCallback ) => ( found = callback ) } );
		const grid = await open();
		await grid.press( 'Use Nearest Location' );
		expect( grid.told() ).toBe( 'Looking for the nearest branch…' );
		await grid.press( 'Kubota' );
		await grid.act( () => found( { coords: { latitude: 39.3, longitude: -95.1 } } as GeolocationPosition ) );
		expect( grid.chosen() ).toEqual( [ 'Easton', 'Kubota' ] );
	} );

	const refused = {
		getCurrentPosition: ( _: PositionCallback, refuse: ( reason: unknown ) => void ) => refuse( { code: 1 } ),
	};

	const askedFor = ( grid: Awaited< ReturnType< typeof open > > ) => {
		const field = grid.root.querySelector< HTMLInputElement >( '[name=zip]' )!;
		return {
			field,
			isAsked: () => field.closest( 'li' )!.classList.contains( 'is-asked' ),
			find: ( zip: string ) =>
				grid.act( () => {
					field.value = zip;
					field.form!.requestSubmit();
				} ),
		};
	};

	it.each( [
		[ 'the browser has none', undefined, '' ],
		[ 'the visitor refuses', refused, 'We can’t find your location.' ],
	] )( 'is asked for by ZIP code when %s, which is logged', async ( _, geolocation, told ) => {
		locate( geolocation );
		const grid = await open();
		const { field, isAsked } = askedFor( grid );
		expect( isAsked() ).toBe( false );
		await grid.press( 'Use Nearest Location' );
		expect( [ isAsked(), grid.told() ] ).toEqual( [ true, told ] );
		expect( field.ownerDocument.activeElement ).toBe( field );
		expect( grid.root.querySelector( '.coleman-equipment-grid__told' )!.getAttribute( 'role' ) ).toBe( 'status' );
		expect( console ).toHaveErrored();
		expect( ask ).not.toHaveBeenCalled();
	} );

	it( 'is found by ZIP code, which is remembered for the session', async () => {
		locate( refused );
		const grid = await open();
		await grid.press( 'Use Nearest Location' );
		nearest.mockResolvedValueOnce( { results: { LocationId: 4 } } );
		await askedFor( grid ).find( '66002' );
		expect( nearest ).toHaveBeenCalledWith( 'locations/nearest', { query: { zip: '66002' }, isPublic: true } );
		expect( grid.chosen() ).toEqual( [ 'Easton', 'ALL' ] );
		expect( grid.told() ).toBe( 'Nearest to you: Easton' );
		expect( sessionStorage.getItem( 'coleman-zip' ) ).toBe( '66002' );
		expect( console ).toHaveErrored();
	} );

	it( 'tells what is wrong with a ZIP code', async () => {
		locate( refused );
		const grid = await open();
		await grid.press( 'Use Nearest Location' );
		const { field, find } = askedFor( grid );
		await find( '6600' );
		expect( [ grid.told(), field.getAttribute( 'aria-invalid' ) ] ).toEqual( [
			'Enter a 5-digit ZIP code.',
			'true',
		] );
		expect( nearest ).not.toHaveBeenCalled();
		nearest.mockRejectedValueOnce( new ApiError( 'We do not know it.', 'coleman_zip_not_found', 404 ) );
		await find( '00000' );
		expect( [ grid.told(), grid.chosen() ] ).toEqual( [ 'We do not know it.', [ 'ALL', 'ALL' ] ] );
		expect( console ).toHaveErrored();
	} );

	it( 'that PHP found by ZIP code stays chosen', async () => {
		history.pushState( null, '', `${ PATH }?zip=66002` );
		const grid = await open( {
			...fixtures.typical,
			locationId: 4,
			nearest: { zip: '66002', statusMessage: 'Nearest to you: Easton', isAsked: true, isFaulty: false },
		} );
		expect( [ grid.chosen(), grid.told() ] ).toEqual( [ [ 'Easton', 'ALL' ], 'Nearest to you: Easton' ] );
		expect( ask ).not.toHaveBeenCalled();
	} );
} );

describe( 'a page that gives the branch', () => {
	it( 'says new equipment in its own title, and the grid what it shows', async () => {
		const heading = async ( props: object ) => ( await open( props ) ).root.querySelector( 'h1, h2' )!.textContent;
		expect( await heading( fixtures[ 'at a branch' ] ) ).toBe( 'Machines by category' );
		expect( await heading( { ...fixtures[ 'at a branch' ], heading: 'h1' } ) ).toBe( 'New Equipment' );
		expect( await heading( fixtures.typical ) ).toBe( 'New Equipment' );
	} );

	it( 'has no location bar, and only the brand in its address', async () => {
		history.pushState( null, '', '/new-equipment-easton/' );
		const grid = await open( fixtures[ 'at a branch' ] );
		expect( grid.root.textContent ).not.toMatch( 'Use Nearest Location' );
		expect( ask ).toHaveBeenCalledTimes( 1 );
		ask.mockClear();
		await grid.press( 'Case' );
		expect( ask.mock.calls[ 0 ]![ 0 ] ).toEqual( { location_id: 4, vendor_id: 3 } );
		expect( address() ).toBe( '/new-equipment-easton/?vendor_id=3' );
	} );

	it( 'or one category keeps to it', async () => {
		const grid = await open( { ...fixtures.typical, categoryId: 2 } );
		await grid.press( 'Easton' );
		expect( grid.tiles() ).toEqual( [ 'Rollers' ] );
	} );
} );

it( 'has links that work by themselves, and one button that does not', async () => {
	const { all } = await open();
	const hrefs = all( 'nav a' ).map( ( link ) => link.getAttribute( 'href' ) );
	expect( hrefs ).toContain( '?location_id=4#equipment-grid-1' );
	expect( hrefs ).toContain( '?vendor_id=2#equipment-grid-1' );
	expect( all( '.is-scripted' ).map( ( { textContent } ) => textContent ) ).toEqual( [ 'Use Nearest Location' ] );
} );

it( 'leaves out what a category does not have, and greys PARTS', async () => {
	const { all } = await open();
	const ways = all( '.coleman-equipment-grid__tile' ).map( ( tile ) =>
		[ ...tile.querySelectorAll( '.coleman-equipment-grid__ways > li > *' ) ].map( ( way ) => [
			way.textContent,
			way.getAttribute( 'href' ),
		] )
	);
	expect( ways[ 1 ] ).toEqual( [
		[ 'PARTS', '/parts/category/engine-oil-filters-2' ],
		[ 'Rentals', '/rental/tractors-7' ],
		[ 'NEW', '/equipment/new/tractors-7' ],
		[ 'USED', '/equipment/used/tractors/' ],
	] );
	expect( ways[ 2 ] ).toEqual( [
		[ 'PARTS', null ],
		[ 'NEW', '/equipment/new/rollers-12' ],
	] );
	expect( all( '.coleman-equipment-grid__cities' )[ 1 ]!.textContent ).toBe( 'SmithvilleEaston' );
} );

it.each( Object.entries( fixtures ) )( 'reads the tiles and links of "%s" from the markup', ( _, fixture ) => {
	const props = equipmentGridProps( fixture );
	const root = document.createElement( 'div' );
	root.innerHTML = renderToString( <EquipmentGridView { ...props } /> );
	const { locations, vendors, ...printed } = props.view;
	const { view } = equipmentGridProps( withMarkup( { ...props, view: { locations, vendors } }, root ) );
	// Ids are no more than keys, and what is not shown is in no markup.
	const withoutIds = ( { categories, attachmentCategoryLinks, attachmentManufacturerLinks }: typeof printed ) => [
		categories.map( ( category ) => ( { ...category, EquipCategoryId: 0 } ) ),
		attachmentCategoryLinks.map( ( link ) => ( { ...link, CategoryId: 0 } ) ),
		attachmentManufacturerLinks.map( ( link ) => ( { ...link, VendorId: 0 } ) ),
	];
	const hidden = { ...printed, attachmentCategoryLinks: [], attachmentManufacturerLinks: [] };
	const isShown = props.showAttachments && printed.attachmentCategoryLinks.length > 0;

	expect( withoutIds( view ) ).toEqual( withoutIds( isShown ? printed : hidden ) );
} );

it( 'takes ids from the addresses', () => {
	const props = equipmentGridProps( fixtures.typical );
	const root = document.createElement( 'div' );
	root.innerHTML = renderToString( <EquipmentGridView { ...props } /> );
	const { locations, vendors, categories } = props.view;
	const { view } = equipmentGridProps( withMarkup( { ...props, view: { locations, vendors } }, root ) );

	expect( view.categories.map( ( { EquipCategoryId } ) => EquipCategoryId ) ).toEqual(
		categories.map( ( { links } ) => Number( links.new.split( '-' ).pop() ) )
	);
} );
