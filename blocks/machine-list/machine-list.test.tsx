import type { Machine, MachineFacet } from '@/api/generated/schemas';
import { fetchMachines } from '@/api/machines';
import type { MachinesAnswer } from '@/api/machines';
import { hydrateIsland } from '../../tests/jest/hydrate-island';
import fixtures from './fixtures.json';
import { MachineList, machineListProps } from './machine-list';

jest.mock( '@/api/machines' );

const ask = jest.mocked( fetchMachines );

const PATH = '/equipment/used/';

/** Of the fixture "chosen". */
const CHOSEN = `${ PATH }?brand=2&price=25000-50000&sort=price`;

const machine = ( MachineId: number ): Machine => ( {
	MachineId,
	Condition: 'used',
	Title: `Machine ${ MachineId }`,
	Model: 'X',
	VendorId: 2,
	BrandName: 'Kubota',
	EquipCategoryId: 7,
	CategoryName: 'Tractors',
	Url: `/equipment/used/detail/machine-${ MachineId }`,
	StockNumber: `U-${ MachineId }`,
	SerialNumber: '',
	Year: 2020,
	Hours: 1200,
	Horsepower: 60,
	Price: 100,
	price_cents: 10000,
	Location: { LocationId: 4, City: 'Easton', State: 'KS', Latitude: 1, Longitude: 1, slug: 'easton' },
	Photo: { MediumImagePath: '/x.svg' },
	Description: '',
	Specs: [],
	sold: false,
	listed_at: '2026-01-01T00:00:00Z',
} );

const facetsWith = ( chosen: Record< string, string[] > ): MachineFacet[] =>
	fixtures.typical.view.facets.map( ( facet ) => ( {
		...facet,
		name: facet.name as MachineFacet[ 'name' ],
		values: facet.values.map( ( value ) => ( {
			...value,
			is_chosen: chosen[ facet.name ]?.includes( value.value ) ?? false,
		} ) ),
	} ) );

/** An answer with these machines, as the API would give it for what was asked. */
const answer = ( ids: number[], after = '' ): Promise< MachinesAnswer > => {
	const request = ask.mock.lastCall?.[ 1 ] ?? {};
	const chosen = Object.fromEntries(
		( [ 'brand', 'branch', 'price', 'hours' ] as const ).map( ( name ) => [
			name,
			`${ request[ name ] ?? '' }`.split( ',' ),
		] )
	);
	return Promise.resolve( {
		results: ids.map( machine ),
		facets: facetsWith( chosen ),
		has_more: after !== '',
		after,
		count: ids.length,
		count_is_capped: false,
	} );
};

const open = async ( props: object = fixtures.typical, whileAsleep?: ( root: HTMLElement ) => void ) => {
	const page = await hydrateIsland( MachineList, machineListProps, props, whileAsleep );
	const all = < Kind extends HTMLElement = HTMLElement >( selector: string ) => [
		...page.root.querySelectorAll< Kind >( selector ),
	];
	const box = ( name: string, value: string, within = '.coleman-machine-list__filters' ) =>
		page.root.querySelector< HTMLInputElement >( `${ within } input[name="${ name }"][value="${ value }"]` )!;
	return {
		...page,
		all,
		box,
		press: ( element: HTMLElement | undefined ) => page.act( () => element!.click() ),
		titles: () => all( '.coleman-machine-card__link' ).map( ( { textContent } ) => textContent ),
		chips: () => all( '.coleman-machine-list__chip' ).map( ( { textContent } ) => textContent ),
		chip: ( text: string ) =>
			all( '.coleman-machine-list__chip' ).find( ( { textContent } ) => textContent === text ),
		count: () => page.root.querySelector( '.coleman-machine-list__count' )!.textContent,
		focused: () => page.root.ownerDocument.activeElement,
		told: () => page.root.querySelector( '.coleman-machine-list__told' )!.textContent,
		compare: ( id: number ) => box( 'ids[]', String( id ), '.coleman-machine-list__machines' ),
		picks: () => page.root.querySelector( '.coleman-machine-list__picks' )!,
	};
};

const address = () => location.pathname + location.search;

/** The back button: jsdom goes back in its own time. */
const back = () =>
	new Promise( ( resolve ) => {
		addEventListener( 'popstate', resolve, { once: true } );
		history.back();
	} );

beforeEach( () => {
	ask.mockReset().mockImplementation( () => answer( [ 61, 5 ] ) );
	history.pushState( null, '', PATH );
} );

it.each( [
	[ '/tell-me/used', '?' ],
	[ '/tell-me/used?used=tractors', '&' ],
] )( 'leads to %s with the choice, and without a mark for none', async ( tellUrl, mark ) => {
	const href = ( { all }: Awaited< ReturnType< typeof open > > ) =>
		all( '.coleman-machine-list__tell' )[ 0 ]!.getAttribute( 'href' );
	expect( href( await open( { ...fixtures.typical, tellUrl } ) ) ).toBe( tellUrl );
	history.pushState( null, '', CHOSEN );
	expect( href( await open( { ...fixtures.chosen, tellUrl } ) ) ).toBe(
		`${ tellUrl }${ mark }${ fixtures.chosen.choice }`
	);
} );

describe( 'narrowing down', () => {
	it( 'asks for what is ticked, several of one facet too, and puts it into the address', async () => {
		const list = await open();
		await list.press( list.box( 'brand[]', '2' ) );
		expect( ask.mock.calls[ 0 ]!.slice( 0, 2 ) ).toEqual( [
			'used',
			{
				category_id: 0,
				used_category: '',
				brand: '2',
				sort: 'newest',
				sold: 0,
				facets: 'brand,branch,price,model_year,hours,horsepower',
				per_page: 12,
				after: '',
			},
		] );
		expect( list.titles() ).toEqual( [ 'Machine 61', 'Machine 5' ] );
		expect( [ list.count(), list.chips() ] ).toEqual( [ '2 machines', [ 'Brand: Kubota' ] ] );
		await list.press( list.box( 'brand[]', '1' ) );
		await list.press( list.box( 'price[]', 'call' ) );
		expect( address() ).toBe( `${ PATH }?brand=2,1&price=call` );
		expect( ask.mock.lastCall![ 1 ] ).toMatchObject( { brand: '2,1', price: 'call' } );
	} );

	it( 'keeps the focus on the box and the old machines in view until the new ones are there', async () => {
		const list = await open();
		const before = list.titles();
		let come = () => {};
		ask.mockImplementationOnce( () => new Promise( ( resolve ) => ( come = () => resolve( answer( [ 5 ] ) ) ) ) );
		const box = list.box( 'branch[]', '4' );
		box.focus();
		await list.press( box );
		const section = list.root.querySelector( '.coleman-machine-list' )!;
		expect( [ list.titles(), section.getAttribute( 'aria-busy' ), address() ] ).toEqual( [ before, 'true', PATH ] );
		await list.act( () => come() );
		expect( [ list.titles(), section.getAttribute( 'aria-busy' ) ] ).toEqual( [ [ 'Machine 5' ], null ] );
		expect( list.focused() ).toBe( list.box( 'branch[]', '4' ) );
	} );

	it( 'takes a tick back when the call fails, and only logs it', async () => {
		const list = await open();
		ask.mockRejectedValueOnce( new Error( 'offline' ) );
		await list.press( list.box( 'brand[]', '2' ) );
		expect( console ).toHaveErrored();
		expect( [ list.box( 'brand[]', '2' ).checked, address(), list.chips() ] ).toEqual( [ false, PATH, [] ] );
		await list.press( list.box( 'brand[]', '2' ) );
		expect( list.chips() ).toEqual( [ 'Brand: Kubota' ] );
	} );

	it( 'lets the last choice win, in whatever order the answers come', async () => {
		const list = await open();
		const come: ( () => void )[] = [];
		for ( const id of [ 1, 2 ] ) {
			ask.mockImplementationOnce(
				() => new Promise( ( resolve ) => come.push( () => resolve( answer( [ id ] ) ) ) )
			);
		}
		await list.press( list.box( 'brand[]', '2' ) );
		await list.press( list.box( 'brand[]', '1' ) );
		expect( ask.mock.calls[ 0 ]![ 2 ]!.aborted ).toBe( true );
		await list.act( () => come[ 1 ]!() );
		await list.act( () => come[ 0 ]!() );
		expect( [ list.titles(), address() ] ).toEqual( [ [ 'Machine 2' ], `${ PATH }?brand=2,1` ] );
	} );

	it( 'cannot be ticked where there would be none', async () => {
		const list = await open();
		expect( list.box( 'hours[]', '-250' ).disabled ).toBe( true );
	} );

	it( 'keeps to what the page gives, and leaves it out of the address', async () => {
		const list = await open( {
			...fixtures.typical,
			fixed: 'branch=4',
			facetNames: [ 'brand' ],
			condition: 'new',
			categoryId: 7,
		} );
		await list.press( list.box( 'brand[]', '2' ) );
		expect( ask.mock.calls[ 0 ]!.slice( 0, 2 ) ).toMatchObject( [
			'new',
			{ category_id: 7, branch: '4', brand: '2', facets: 'brand' },
		] );
		expect( address() ).toBe( `${ PATH }?brand=2` );
	} );
} );

describe( 'what was chosen while the island was waking', () => {
	it( 'counts', async () => {
		const list = await open( fixtures.typical, ( root ) => {
			root.querySelector( 'select' )!.value = 'hours';
			root.querySelector< HTMLInputElement >( 'input[name="branch[]"][value="4"]' )!.checked = true;
		} );
		expect( ask ).toHaveBeenCalledTimes( 1 );
		expect( address() ).toBe( `${ PATH }?branch=4&sort=hours` );
		expect( [ list.chips(), list.box( 'branch[]', '4' ).checked ] ).toEqual( [ [ 'Branch: Easton' ], true ] );
	} );

	it( 'is nothing new when the address only names it in another order', async () => {
		const facets = fixtures.typical.view.facets.map( ( facet ) => ( {
			...facet,
			values: facet.values.map( ( value ) => ( { ...value, is_chosen: facet.name === 'brand' } ) ),
		} ) );
		history.replaceState( null, '', `${ PATH }?brand=1,2` );
		await open( { ...fixtures.typical, choice: 'brand=1,2', view: { ...fixtures.typical.view, facets } } );
		expect( ask ).not.toHaveBeenCalled();
	} );

	it( 'does not when the address has gone on', async () => {
		history.replaceState( null, '', `${ PATH }?brand=2` );
		const list = await open( fixtures.typical, ( root ) => {
			root.querySelector( 'select' )!.value = 'hours';
		} );
		expect( address() ).toBe( `${ PATH }?brand=2` );
		expect( list.root.querySelector( 'select' )!.value ).toBe( 'newest' );
	} );
} );

describe( 'chips', () => {
	it( 'take one value back, hand the focus on, and untick its box', async () => {
		history.replaceState( null, '', CHOSEN );
		const list = await open( fixtures.chosen );
		list.chip( 'Brand: Kubota' )!.focus();
		await list.press( list.chip( 'Brand: Kubota' ) );
		expect( address() ).toBe( `${ PATH }?price=25000-50000&sort=price` );
		expect( [ list.chips(), list.box( 'brand[]', '2' ).checked ] ).toEqual( [
			[ 'Price: $25,000–$50,000' ],
			false,
		] );
		expect( list.focused()!.textContent ).toBe( '2 machines' );
	} );

	it( 'say what they do', async () => {
		history.replaceState( null, '', CHOSEN );
		const list = await open( fixtures.chosen );
		expect( list.chip( 'Brand: Kubota' )!.getAttribute( 'aria-label' ) ).toBe( 'Remove Brand: Kubota' );
		expect( list.chip( 'Brand: Kubota' )!.getAttribute( 'href' ) ).toBe(
			'?price=25000-50000&sort=price#machine-list-1'
		);
	} );

	it( 'go all at once, the sort stays', async () => {
		history.replaceState( null, '', CHOSEN );
		const list = await open( fixtures.chosen );
		await list.press( list.all( '.coleman-machine-list__clear' )[ 0 ] );
		expect( [ address(), list.chips() ] ).toEqual( [ `${ PATH }?sort=price`, [] ] );
		expect( list.root.querySelector( 'select' )!.value ).toBe( 'price' );
	} );
} );

describe( 'sorting', () => {
	it( 'is in the address unless it is the list’s own', async () => {
		const list = await open();
		const sort = async ( value: string ) => {
			const select = list.root.querySelector( 'select' )!;
			await list.act( () => {
				select.value = value;
				select.dispatchEvent( new Event( 'change', { bubbles: true } ) );
			} );
		};
		await sort( 'price-down' );
		expect( [ ask.mock.lastCall![ 1 ]!.sort, address() ] ).toEqual( [ 'price-down', `${ PATH }?sort=price-down` ] );
		await sort( 'newest' );
		expect( address() ).toBe( PATH );
	} );
} );

describe( 'the address', () => {
	it( 'is followed by the back button, boxes and sort too', async () => {
		const list = await open();
		await list.press( list.box( 'brand[]', '2' ) );
		await list.press( list.box( 'branch[]', '4' ) );
		await list.act( back );
		expect( [ list.chips(), list.box( 'branch[]', '4' ).checked, list.box( 'brand[]', '2' ).checked ] ).toEqual( [
			[ 'Brand: Kubota' ],
			false,
			true,
		] );
		await list.act( back );
		expect( [ list.chips(), address() ] ).toEqual( [ [], PATH ] );
	} );

	it( 'may have changed before the island woke', async () => {
		history.replaceState( null, '', `${ PATH }?brand=2` );
		const list = await open();
		expect( list.chips() ).toEqual( [ 'Brand: Kubota' ] );
	} );

	it.each( [
		'?brand=abc',
		'?sort=newest',
		'?show=1',
		'?show=12',
		'?after=x',
		'?after=1-0',
		'?page=2',
		'?colour=red',
	] )( '%s is nothing new', async ( query ) => {
		history.replaceState( null, '', PATH + query );
		await open();
		expect( ask ).not.toHaveBeenCalled();
	} );
} );

describe( 'a page further on', () => {
	it( 'leads back to the first machines', async () => {
		const at = fixtures[ 'second page' ];
		history.replaceState( null, '', `${ PATH }?sort=hours&after=1240-61` );
		const list = await open( at );
		expect( ask ).not.toHaveBeenCalled();
		await list.press( list.all( '.coleman-list-way.is-first a' )[ 0 ] );
		expect( ask.mock.lastCall![ 1 ] ).toMatchObject( { sort: 'hours', after: '' } );
		expect( address() ).toBe( `${ PATH }?sort=hours` );
		expect( list.all( '.coleman-list-way.is-first a' ) ).toEqual( [] );
	} );
} );

describe( 'load more', () => {
	const long = { ...fixtures.typical, view: { ...fixtures.typical.view, next: '5-80' }, perPage: 3, show: 3 };

	it( 'adds machines, says so, keeps the link’s focus, and is there again after a reload', async () => {
		const list = await open( long );
		ask.mockImplementationOnce( () => answer( [ 80, 7, 8 ], '4-8' ) );
		const link = list.all( '.coleman-list-way.is-more a' )[ 0 ]!;
		link.focus();
		await list.press( link );
		expect( ask.mock.calls[ 0 ]![ 1 ] ).toMatchObject( { after: '5-80', per_page: 3 } );
		// One of them was there already.
		expect( list.titles().slice( 3 ) ).toEqual( [ 'Machine 7', 'Machine 8' ] );
		expect( [ list.told(), address() ] ).toEqual( [ '2 more machines', `${ PATH }?show=5` ] );
		expect( list.focused() ).toBe( list.all( '.coleman-list-way.is-more a' )[ 0 ] );
		expect( list.focused()!.getAttribute( 'href' ) ).toBe( '?after=4-8#machine-list-1' );
	} );

	it( 'hands the focus to the first that came when it was the last page', async () => {
		const list = await open( long );
		ask.mockImplementationOnce( () => answer( [ 7, 8 ] ) );
		await list.press( list.all( '.coleman-list-way.is-more a' )[ 0 ] );
		expect( list.all( '.coleman-list-way.is-more a' ) ).toEqual( [] );
		expect( list.focused()!.textContent ).toBe( 'Machine 7' );
	} );

	it( 'stays where it is when the call fails', async () => {
		const list = await open( long );
		ask.mockRejectedValueOnce( new Error( 'offline' ) );
		await list.press( list.all( '.coleman-list-way.is-more a' )[ 0 ] );
		expect( console ).toHaveErrored();
		expect( [ list.titles().length, list.told(), address() ] ).toEqual( [ 3, '', PATH ] );
		await list.press( list.all( '.coleman-list-way.is-more a' )[ 0 ] );
		expect( list.titles() ).toHaveLength( 4 );
	} );
} );

describe( 'comparing', () => {
	it( 'counts the ticks aloud and shows the count beside the button', async () => {
		const list = await open();
		expect( list.picks().className ).not.toMatch( 'has-picks' );
		await list.press( list.compare( 61 ) );
		await list.press( list.compare( 70 ) );
		expect( [ list.told(), list.picks().textContent ] ).toEqual( [
			'2 machines to compare',
			'2 machines to compareCompare',
		] );
		await list.press( list.compare( 61 ) );
		await list.press( list.compare( 70 ) );
		expect( [ list.told(), list.picks().textContent ] ).toEqual( [ '0 machines to compare', 'Compare' ] );
		expect( list.picks().className ).not.toMatch( 'has-picks' );
	} );

	it( 'kindly refuses the fifth', async () => {
		ask.mockImplementation( () => answer( [ 1, 2, 3, 4, 5 ] ) );
		const list = await open();
		await list.press( list.box( 'brand[]', '2' ) );
		for ( const id of [ 1, 2, 3, 4, 5 ] ) {
			await list.press( list.compare( id ) );
		}
		expect( [ list.compare( 4 ).checked, list.compare( 5 ).checked ] ).toEqual( [ true, false ] );
		expect( list.told() ).toBe( 'You can compare four machines at a time. Clear one first.' );
		expect( list.picks().textContent ).toMatch( 'Clear one first' );
		await list.press( list.compare( 1 ) );
		await list.press( list.compare( 5 ) );
		expect( list.compare( 5 ).checked ).toBe( true );
	} );

	it( 'remembers a machine that the list no longer shows, and its tick when it comes back', async () => {
		const list = await open();
		await list.press( list.compare( 61 ) );
		ask.mockImplementationOnce( () => answer( [ 5 ] ) );
		await list.press( list.box( 'brand[]', '1' ) );
		expect( list.picks().className ).toMatch( 'has-picks' );
		const form = list.root.querySelector< HTMLFormElement >( '.coleman-machine-list__compare' )!;
		expect( [ ...new FormData( form ) ] ).toEqual( [ [ 'ids[]', '61' ] ] );
		await list.press( list.box( 'brand[]', '1' ) );
		expect( list.compare( 61 ).checked ).toBe( true );
		expect( [ ...new FormData( form ) ] ).toEqual( [ [ 'ids[]', '61' ] ] );
	} );

	it( 'goes on with the machines of a comparison, shown here or not', async () => {
		const list = await open( fixtures[ 'for a comparison' ] );
		const form = list.root.querySelector< HTMLFormElement >( '.coleman-machine-list__compare' )!;
		expect( list.picks().textContent ).toBe( '2 machines to compareCompare' );
		expect( list.compare( 61 ).checked ).toBe( true );
		await list.press( list.compare( 70 ) );
		expect( new FormData( form ).getAll( 'ids[]' ).sort() ).toEqual( [ '61', '70', '99' ] );
		await list.press( list.compare( 61 ) );
		expect( list.picks().textContent ).toBe( '2 machines to compareCompare' );
	} );

	it( 'takes over the ticks that the browser has kept', async () => {
		const list = await open( fixtures.typical, ( root ) => {
			root.querySelector< HTMLInputElement >( 'input[name="ids[]"]' )!.checked = true;
		} );
		expect( list.picks().textContent ).toBe( '1 machine to compareCompare' );
	} );

	it( 'is a form that works by itself', async () => {
		const list = await open();
		const form = list.root.querySelector( '.coleman-machine-list__compare' )!;
		expect( [ form.getAttribute( 'action' ), form.getAttribute( 'method' ) ] ).toEqual( [
			'/equipment/compare/',
			null,
		] );
		expect( list.compare( 61 ).closest( 'fieldset[data-compare-list]' ) ).not.toBeNull();
	} );
} );

describe( 'on a phone', () => {
	beforeEach( () => {
		// jsdom knows no modal dialogs.
		HTMLDialogElement.prototype.showModal = function () {
			this.setAttribute( 'open', '' );
		};
		HTMLDialogElement.prototype.close = function () {
			this.removeAttribute( 'open' );
			this.dispatchEvent( new Event( 'close' ) );
		};
	} );

	it( 'the filters stand in a drawer that says how many machines it shows', async () => {
		const list = await open();
		await list.press( list.all( '.coleman-machine-list__toggle' )[ 0 ] );
		const drawer = '.coleman-machine-list__drawer';
		expect( list.root.querySelector( 'dialog' )!.hasAttribute( 'open' ) ).toBe( true );
		await list.press( list.box( 'brand[]', '2', drawer ) );
		expect( address() ).toBe( `${ PATH }?brand=2` );
		expect( list.box( 'brand[]', '2' ).checked ).toBe( true );
		const show = list.root.querySelector< HTMLElement >( `${ drawer } button` );
		expect( show!.textContent ).toBe( 'Show 2 machines' );
		await list.press( show! );
		expect( list.root.querySelector( 'dialog' ) ).toBeNull();
		expect( list.all( '.coleman-machine-list__toggle' )[ 0 ]!.textContent ).toBe( 'Filter (1)' );
	} );

	it( 'the drawer keeps the sort', async () => {
		history.replaceState( null, '', CHOSEN );
		const list = await open( fixtures.chosen );
		await list.press( list.all( '.coleman-machine-list__toggle' )[ 0 ] );
		await list.press( list.box( 'branch[]', '4', '.coleman-machine-list__drawer' ) );
		expect( address() ).toBe( `${ PATH }?brand=2&branch=4&price=25000-50000&sort=price` );
	} );
} );

describe( 'when there is nothing', () => {
	it( 'says which choice holds the machines back', async () => {
		history.replaceState( null, '', `${ PATH }?branch=2&hours=-250` );
		const list = await open( fixtures[ 'nothing left' ] );
		const ways = list.all( '.coleman-machine-list__way' );
		expect( ways.map( ( { textContent } ) => textContent ) ).toEqual( [
			'Without Branch: 3 machines',
			'Without Hours: 3 machines',
		] );
		await list.press( ways[ 0 ] );
		expect( address() ).toBe( `${ PATH }?hours=-250` );
	} );

	it( 'leads elsewhere when there is no machine at all', async () => {
		const list = await open( fixtures.empty );
		expect( list.all( '.coleman-machine-list__way' ).map( ( way ) => way.getAttribute( 'href' ) ) ).toEqual( [
			'/equipment/new/',
		] );
		expect( list.all( 'form' ) ).toEqual( [] );
	} );
} );
