import { ApiError } from '@/api/api-error';
import type { SearchSuggestion } from '@/api/generated/schemas';
import { fetchSuggestions } from '@/api/search';
import { goTo } from '@/stores/customer/go-to';
import { hydrateIsland } from '../../tests/jest/hydrate-island';
import fixtures from './fixtures.json';
import { SiteSearch, siteSearchProps } from './site-search';

jest.mock( '@/stores/customer/go-to' );
jest.mock( '@/api/search' );

const ask = jest.mocked( fetchSuggestions );

const FOUND: SearchSuggestion[] = [
	{
		kind: 'part',
		title: 'Filter, engine oil',
		detail: 'Kubota',
		url: '/parts/details/1',
		number: 'HH164-32430',
		picture: '/drawing.svg',
		price_cents: 1485,
		in_stock: true,
	},
	{
		kind: 'equipment',
		title: 'Kubota SVL75',
		detail: 'Compact Track Loaders',
		url: '/equipment/new/detail/2',
	},
];

const PAUSE = 150;

const wait = ( ms: number ) => jest.advanceTimersByTimeAsync( ms );

const open = async ( props: object = fixtures.typical ) => {
	const { root, act } = await hydrateIsland( SiteSearch, siteSearchProps, props );
	Element.prototype.scrollIntoView = jest.fn();
	const input = root.querySelector< HTMLInputElement >( 'input[type=search]' )!;
	input.focus();
	const type = ( text: string ) =>
		act( async () => {
			input.value = text;
			input.dispatchEvent( new Event( 'input', { bubbles: true } ) );
			await wait( 0 );
		} );
	return {
		root,
		act,
		input,
		/** Types and does not wait. */
		type,
		/** Types and lets the answer come. */
		typed: async ( text: string ) => {
			await type( text );
			await act( () => wait( PAUSE ) );
		},
		press: async ( key: string ) => {
			const event = new KeyboardEvent( 'keydown', {
				key,
				bubbles: true,
				cancelable: true,
			} );
			await act( () => input.dispatchEvent( event ) );
			return event.defaultPrevented;
		},
		list: () => root.querySelector( '[role=listbox]' ),
		options: () => [ ...root.querySelectorAll< HTMLElement >( '[role=option]' ) ],
		/** What Enter would take, as the box and as the list tell it. */
		active: () => [
			document.getElementById( input.getAttribute( 'aria-activedescendant' ) ?? '' )?.textContent ?? null,
			root.querySelector( '[aria-selected=true]' )?.textContent ?? null,
		],
		isOpen: () => [
			input.getAttribute( 'aria-expanded' ),
			! root.querySelector( '[role=listbox]' )?.matches( '[hidden]' ),
		],
	};
};

const FIRST = 'HH164-32430Filter, engine oil · Kubota$14.85In stock';
const LAST = 'Search for “hh164”';

beforeEach( () => {
	jest.useFakeTimers();
	jest.mocked( goTo ).mockClear();
	ask.mockReset().mockResolvedValue( FOUND );
} );

afterEach( () => jest.useRealTimers() );

it( 'is a combobox as soon as it is awake, with nothing suggested', async () => {
	const { input, root } = await open();
	expect( [ 'role', 'aria-expanded', 'aria-autocomplete' ].map( ( name ) => input.getAttribute( name ) ) ).toEqual( [
		'combobox',
		'false',
		'list',
	] );
	expect( root.querySelector( '[role=listbox]' ) ).toBeNull();
	expect( ask ).not.toHaveBeenCalled();
} );

it( 'suggests after a pause, says what each is and how many there are, and marks what was typed', async () => {
	const box = await open();
	await box.type( 'hh164' );
	expect( ask ).not.toHaveBeenCalled();
	await box.act( () => wait( PAUSE ) );
	expect( ask.mock.calls.map( ( [ request ] ) => request ) ).toEqual( [ { q: 'hh164', from: 'site' } ] );
	expect( box.options().map( ( { textContent } ) => textContent ) ).toEqual( [
		FIRST,
		'Kubota SVL75Compact Track LoadersMachine',
		LAST,
	] );
	expect( [ ...box.root.querySelectorAll( 'mark' ) ].map( ( { textContent } ) => textContent ) ).toEqual( [
		'HH164',
	] );
	expect( box.isOpen() ).toEqual( [ 'true', true ] );
	expect( box.list()!.id ).toBe( box.input.getAttribute( 'aria-controls' ) );
	expect( box.root.querySelector( '[role=status]' )!.textContent ).toBe( '2 suggestions' );
	expect( box.active() ).toEqual( [ null, null ] );
} );

it( 'asks once for what is typed in one go, and nothing for a single character', async () => {
	const box = await open();
	await box.typed( 'h' );
	expect( ask ).not.toHaveBeenCalled();
	await box.type( 'hh' );
	await box.type( 'hh1' );
	await box.typed( 'hh16' );
	expect( ask.mock.calls.map( ( [ { q } ] ) => q ) ).toEqual( [ 'hh16' ] );
	await box.typed( ' "h ' );
	expect( box.isOpen() ).toEqual( [ 'false', false ] );
} );

it( 'lets the last text win, in whatever order the answers come', async () => {
	const box = await open();
	const answers: ( ( found: SearchSuggestion[] ) => void )[] = [];
	ask.mockImplementation( () => new Promise( ( resolve ) => answers.push( resolve ) ) );
	await box.typed( 'hh1' );
	await box.typed( 'hh16' );
	expect( ask.mock.calls[ 0 ]![ 1 ]!.aborted ).toBe( true );
	await box.act( () => answers[ 1 ]!( [ FOUND[ 1 ]! ] ) );
	await box.act( () => answers[ 0 ]!( [ FOUND[ 0 ]! ] ) );
	expect( box.options()[ 0 ]!.textContent ).toMatch( 'Kubota' );
} );

it( 'is walked through by the keys, round and round', async () => {
	const box = await open();
	await box.typed( 'hh164' );
	expect( await box.press( 'ArrowDown' ) ).toBe( true );
	expect( box.active() ).toEqual( [ FIRST, FIRST ] );
	await box.press( 'ArrowUp' );
	expect( box.active() ).toEqual( [ LAST, LAST ] );
	await box.press( 'ArrowDown' );
	expect( box.active()[ 0 ] ).toBe( FIRST );
	await box.press( 'End' );
	expect( box.active()[ 0 ] ).toBe( LAST );
	await box.press( 'Home' );
	expect( box.active()[ 0 ] ).toBe( FIRST );
	expect( box.root.ownerDocument.activeElement ).toBe( box.input );
} );

it( 'leaves the text its keys while nothing is chosen', async () => {
	const box = await open();
	await box.typed( 'hh164' );
	for ( const key of [ 'Home', 'End', 'Enter', 'ArrowLeft', 'a', 'Tab' ] ) {
		expect( [ key, await box.press( key ) ] ).toEqual( [ key, false ] );
	}
} );

it( 'goes where Enter or a click says', async () => {
	const box = await open();
	await box.typed( 'hh164' );
	await box.press( 'ArrowDown' );
	expect( await box.press( 'Enter' ) ).toBe( true );
	expect( goTo ).toHaveBeenLastCalledWith( '/parts/details/1' );
	await box.typed( 'hh164' );
	await box.act( () => box.options()[ 1 ]!.click() );
	expect( goTo ).toHaveBeenLastCalledWith( '/equipment/new/detail/2' );
	await box.typed( 'hh164' );
	await box.press( 'ArrowUp' );
	await box.press( 'Enter' );
	expect( goTo ).toHaveBeenLastCalledWith( '/search/hh164/' );
} );

it( 'closes at Escape and keeps the text, opens again at the arrow, closes when the box is left', async () => {
	const box = await open();
	await box.typed( 'hh164' );
	expect( await box.press( 'Escape' ) ).toBe( true );
	expect( [ box.input.value, ...box.isOpen() ] ).toEqual( [ 'hh164', 'false', false ] );
	// The browser's own Escape.
	expect( await box.press( 'Escape' ) ).toBe( false );
	await box.press( 'ArrowDown' );
	await box.act( () => wait( PAUSE ) );
	expect( box.isOpen() ).toEqual( [ 'true', true ] );
	await box.act( () => box.input.blur() );
	expect( box.isOpen() ).toEqual( [ 'false', false ] );
} );

it( 'does not open any more when the answer comes after Escape', async () => {
	const box = await open();
	await box.typed( 'hh1' );
	await box.type( 'hh16' );
	await box.press( 'Escape' );
	await box.act( () => wait( PAUSE ) );
	expect( ask ).toHaveBeenCalledTimes( 1 );
	expect( box.isOpen() ).toEqual( [ 'false', false ] );
} );

it( 'keeps the focus in the box when it is pressed', async () => {
	const box = await open();
	await box.typed( 'hh164' );
	const press = new MouseEvent( 'mousedown', {
		bubbles: true,
		cancelable: true,
	} );
	await box.act( () => box.options()[ 0 ]!.dispatchEvent( press ) );
	expect( press.defaultPrevented ).toBe( true );
} );

it( 'searches parts from the box for parts', async () => {
	const box = await open( fixtures.parts );
	await box.typed( 'hh164' );
	expect( ask.mock.calls[ 0 ]![ 0 ] ).toEqual( {
		q: 'hh164',
		from: 'parts',
	} );
	await box.press( 'ArrowUp' );
	await box.press( 'Enter' );
	expect( goTo ).toHaveBeenLastCalledWith( '/search/hh164/?from=parts' );
} );

it( 'is silent offline, and the box searches as before', async () => {
	const box = await open();
	ask.mockRejectedValue( ApiError.offline() );
	await box.typed( 'belt' );
	expect( [ box.input.value, ...box.isOpen() ] ).toEqual( [ 'belt', 'false', false ] );
	await box.act( () => box.root.querySelector( 'form' )!.requestSubmit() );
	expect( goTo ).toHaveBeenLastCalledWith( '/search/belt/' );
} );

it( 'logs what the server refuses', async () => {
	const box = await open();
	ask.mockRejectedValue( new ApiError( 'No.', 'coleman_invalid_request', 400 ) );
	await box.typed( 'belt' );
	expect( console ).toHaveErrored();
	expect( box.isOpen() ).toEqual( [ 'false', false ] );
} );

it( 'shows nothing where nothing is suggested', async () => {
	const box = await open();
	ask.mockResolvedValue( [] );
	await box.typed( 'xyzzy' );
	expect( box.isOpen() ).toEqual( [ 'false', false ] );
} );

it( 'takes up what was typed before it woke', async () => {
	const { root, act } = await hydrateIsland( SiteSearch, siteSearchProps, fixtures.typical, ( asleep ) => {
		const input = asleep.querySelector( 'input' )!;
		input.focus();
		input.value = 'hh164';
	} );
	await act( () => wait( PAUSE ) );
	expect( root.querySelectorAll( '[role=option]' ) ).toHaveLength( 3 );
} );

it( 'shows of a part a small picture in a fixed place, its price or that there is none, and why it is there', async () => {
	ask.mockResolvedValue( [
		FOUND[ 0 ]!,
		{ ...FOUND[ 0 ]!, price_cents: null, in_stock: false, equal_to: 'WIX 51348' },
		{ ...FOUND[ 0 ]!, fits: 'Kubota BX2380' },
	] );
	const box = await open();
	await box.typed( 'hh164' );
	const [ first, second, third ] = box.options();
	const picture = first!.querySelector( 'img' )!;
	expect( [ picture.getAttribute( 'src' ), picture.alt, picture.width, picture.height ] ).toEqual( [
		'/drawing.svg',
		'',
		64,
		40,
	] );
	expect( second!.textContent ).toBe( 'HH164-32430Filter, engine oil · KubotaPrice on requestEqual to WIX 51348' );
	expect( third!.textContent ).toContain( 'Fits Kubota BX2380' );
} );

it( 'leaves pictures out for who saves data', async () => {
	Object.defineProperty( navigator, 'connection', { value: { saveData: true }, configurable: true } );
	ask.mockResolvedValue( FOUND );
	const box = await open();
	await box.typed( 'hh164' );
	expect( box.options()[ 0 ]!.querySelector( 'img' ) ).toBeNull();
	Object.defineProperty( navigator, 'connection', { value: undefined, configurable: true } );
} );

it( 'asks where the visitor chose to search', async () => {
	ask.mockResolvedValue( FOUND );
	const box = await open();
	const scope = box.root.querySelector( 'select' )!;
	await box.act( () => {
		scope.value = 'parts';
		scope.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	} );
	ask.mockClear();
	await box.typed( 'hh164' );
	expect( ask.mock.calls.map( ( [ request ] ) => request ) ).toEqual( [ { q: 'hh164', from: 'parts' } ] );
} );
