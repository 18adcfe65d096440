import { hydrateIsland } from '../../tests/jest/hydrate-island';
import { Comparison, comparisonProps } from './comparison';
import fixtures from './fixtures.json';

const PATH = '/equipment/compare/?ids=1,70';

const open = async ( props: object = fixtures.typical ) => {
	const page = await hydrateIsland( Comparison, comparisonProps, props );
	const all = ( selector: string ) => [ ...page.root.querySelectorAll< HTMLElement >( selector ) ];
	return {
		...page,
		all,
		toggle: () => all( '.coleman-comparison__toggle' )[ 0 ]!,
		labels: () => all( '.coleman-comparison__name' ).map( ( { textContent } ) => textContent ),
	};
};

const address = () => location.pathname + location.search;

beforeEach( () => history.pushState( null, '', PATH ) );

it( 'puts the machines side by side, with a row for whatever one of them has', async () => {
	const { all, labels } = await open();
	expect( all( 'thead a' ).map( ( { textContent } ) => textContent ) ).toEqual( [
		'Bobcat T66',
		'2019 Bobcat T650',
	] );
	expect( labels() ).toHaveLength( 10 );
	const cells = all( 'tbody tr' ).at( -2 )!.querySelectorAll( 'td' );
	expect( [ ...cells ].map( ( { textContent } ) => textContent ) ).toEqual( [ '12.6 in', '—unknown' ] );
} );

it( 'says in words which rows differ and what is lowest', async () => {
	const { all } = await open();
	const row = ( label: string ) => all( 'tbody tr' ).find( ( { textContent } ) => textContent?.startsWith( label ) )!;
	expect( row( 'Hours' ).querySelector( 'th' )!.textContent ).toBe( 'Hours≠differs' );
	expect( row( 'Horsepower' ).querySelector( 'th' )!.textContent ).toBe( 'Horsepower' );
	expect( row( 'Hours' ).querySelectorAll( 'td' )[ 0 ]!.textContent ).toBe( '4Lowest' );
	expect( row( 'Price' ).querySelectorAll( 'td' )[ 1 ]!.textContent ).toBe( '$41,500Lowest' );
	expect( row( 'Condition' ).textContent ).not.toMatch( 'Lowest' );
} );

it( 'shows only differences, and every row again, and the address says so', async () => {
	const { act, toggle, labels, all } = await open();
	expect( toggle().getAttribute( 'href' ) ).toBe( '?ids=1,70&only=differences#comparison-1' );
	await act( () => toggle().click() );
	expect( labels() ).not.toContain( 'Horsepower' );
	expect( address() ).toBe( '/equipment/compare/?ids=1,70&only=differences' );
	expect( all( '[role=status]' )[ 0 ]!.textContent ).toBe( '8 of 10 rows' );
	expect( toggle().textContent ).toBe( 'Show all rows' );
	await act( () => toggle().click() );
	expect( labels() ).toContain( 'Horsepower' );
	expect( address() ).toBe( PATH );
} );

it( 'goes back by the back button', async () => {
	const { act, toggle, labels } = await open();
	await act( () => toggle().click() );
	await act(
		() =>
			new Promise( ( resolve ) => {
				addEventListener( 'popstate', resolve, { once: true } );
				history.back();
			} )
	);
	expect( labels() ).toContain( 'Horsepower' );
} );

it( 'leaves a click for a new tab to the browser', async () => {
	const { act, toggle, labels } = await open();
	document.addEventListener( 'click', ( event ) => event.preventDefault(), { once: true } );
	await act( () =>
		toggle().dispatchEvent( new MouseEvent( 'click', { bubbles: true, cancelable: true, ctrlKey: true } ) )
	);
	expect( labels() ).toContain( 'Horsepower' );
	expect( address() ).toBe( PATH );
} );

it( 'takes a machine out by a link, and names it', async () => {
	const { all } = await open();
	const [ first ] = all( '.coleman-comparison__remove' );
	expect( [ first!.getAttribute( 'href' ), first!.getAttribute( 'aria-label' ) ] ).toEqual( [
		'/equipment/compare/?ids=70',
		'Remove Bobcat T66',
	] );
} );

it( 'tells of the machines that do not fit, and of one that is sold', async () => {
	history.pushState( null, '', '/equipment/compare/?ids=1,70,63,9,11,12' );
	const { root } = await open( fixtures[ 'four of six, one sold' ] );
	expect( root.textContent ).toMatch( 'These are the first four of 6' );
	expect( root.querySelector( '.is-sold' )!.textContent ).toBe( 'Sold' );
	expect( root.textContent ).not.toMatch( 'Add another' );
} );

it( 'helps on where there is nothing, or one machine alone', async () => {
	const nothing = await open( fixtures.empty );
	expect( nothing.root.textContent ).toMatch( 'Select up to four machines' );
	expect( nothing.root.querySelector( 'table' ) ).toBeNull();
	const alone = await open( fixtures[ 'one machine' ] );
	expect( alone.root.textContent ).toMatch( 'Add another machine to compare' );
	expect( alone.toggle() ).toBeUndefined();
} );

it( 'says when the machines are the same', async () => {
	history.pushState( null, '', `${ PATH }&only=differences` );
	const { root } = await open( fixtures[ 'the same' ] );
	expect( root.textContent ).toMatch( 'no differences between these machines' );
} );

it( 'takes nothing out of what an editor chose', async () => {
	history.pushState( null, '', '/loaders/' );
	const { all, toggle } = await open( fixtures[ 'chosen by hand' ] );
	expect( all( '.coleman-comparison__remove' ) ).toHaveLength( 0 );
	expect( toggle().getAttribute( 'href' ) ).toBe( '?only=differences#comparison-1' );
} );
