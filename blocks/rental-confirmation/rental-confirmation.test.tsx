import { renderToStaticMarkup } from 'react-dom/server';
import fixtures from './fixtures.json';
import { RentalConfirmation, rentalConfirmationProps } from './rental-confirmation';

const shown = ( props: unknown ) => {
	document.body.innerHTML = renderToStaticMarkup( <RentalConfirmation { ...rentalConfirmationProps( props ) } /> );
	return document.body;
};
const text = ( page: HTMLElement, part: string ) =>
	[ ...page.querySelectorAll( `.coleman-rental-confirmation__${ part }` ) ].map( ( node ) => node.textContent );

it( 'says what is asked for, what it comes to, and the disclaimer word for word', () => {
	const page = shown( fixtures.typical );
	expect( text( page, 'code' ) ).toEqual( [ 'K7TQ2M9XWB' ] );
	expect( text( page, 'disclaimer' ) ).toEqual( [
		'Rental order not finalized until confirmed by a member of the rental staff.',
	] );
	expect( text( page, 'row' )[ 0 ] ).toBe( '2 weeks at $750$1,500.00' );
	expect( text( page, 'total' ) ).toEqual( [ 'Estimated total$1,960.00' ] );
	expect( page.querySelectorAll( '.coleman-rental-confirmation__next > li' ) ).toHaveLength( 3 );
	expect( page.querySelector( 'h2 a' )!.getAttribute( 'href' ) ).toBe( '/rental/equipment/kubota-svl75-3-1' );
	expect( page.querySelector( '.coleman-rental-confirmation__call' )!.getAttribute( 'href' ) ).toBe(
		'tel:8165550102'
	);
} );

it( 'leaves out what there is not', () => {
	const page = shown( fixtures.unpriced );
	for ( const part of [ 'disclaimer', 'next', 'rows', 'attachments' ] ) {
		expect( text( page, part ) ).toEqual( [] );
	}
	expect( page.querySelector( 'h2 a' ) ).toBeNull();
	expect( text( page, 'sum' ) ).toEqual( [ 'The rental desk will contact you with a price' ] );
} );

it( 'offers to print only where a script can', () => {
	expect( shown( fixtures.typical ).querySelector( '[data-print]' )!.hasAttribute( 'hidden' ) ).toBe( true );
} );

it( 'shows hostile texts as they are', () => {
	const page = shown( fixtures.hostile );
	expect( page.querySelector( 'script, b, [onerror], [onclick]' ) ).toBeNull();
	expect( text( page, 'title' ) ).toEqual( [ fixtures.hostile.title ] );
} );
