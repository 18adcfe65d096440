import { startAnnouncements } from './announcements';

const bar = () => {
	document.body.innerHTML = `
		<section><div data-announcement="one"><p>One</p><button data-dismiss hidden>×</button></div><div data-announcement="two"><p>Two</p><button data-dismiss hidden>×</button></div></section>
		<a href="/">Home</a>`;
	startAnnouncements();
	return [ ...document.querySelectorAll( 'button' ) ];
};

beforeEach( () => localStorage.clear() );

it( 'dismisses one, remembers it, and keeps the focus in the page', () => {
	const [ first, second ] = bar();
	expect( [ first?.hidden, second?.hidden ] ).toEqual( [ false, false ] );
	first?.click();
	expect( document.body.textContent ).not.toContain( 'One' );
	expect( localStorage.getItem( 'coleman-dismissed' )?.split( ' ' ) ).toContain( 'one' );
	expect( second?.matches( ':focus' ) ).toBe( true );
	second?.click();
	expect( document.querySelector( 'section' ) ).toBeNull();
	expect( document.querySelector( ':focus' )?.textContent ).toBe( 'Home' );
	expect( localStorage.getItem( 'coleman-dismissed' )?.split( ' ' ) ).toEqual(
		expect.arrayContaining( [ 'one', 'two' ] )
	);
} );

it( 'dismisses in a browser that keeps nothing', () => {
	const [ first ] = bar();
	jest.spyOn( Storage.prototype, 'setItem' ).mockImplementation( () => {
		throw new Error( 'full' );
	} );
	first?.click();
	expect( document.body.textContent ).not.toContain( 'One' );
	jest.restoreAllMocks();
} );

it( 'never keeps more than it needs', () => {
	localStorage.setItem( 'coleman-dismissed', Array.from( { length: 100 }, ( _, n ) => `k${ n }` ).join( ' ' ) );
	bar()[ 0 ]?.click();
	expect( localStorage.getItem( 'coleman-dismissed' )?.split( ' ' ).length ).toBeLessThanOrEqual( 30 );
} );
