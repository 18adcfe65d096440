import { renderToStaticMarkup } from 'react-dom/server';
import fixtures from './fixtures.json';
import { RentalHelp, rentalHelpProps } from './rental-help';

const show = ( props: unknown ) => {
	document.body.innerHTML = renderToStaticMarkup( <RentalHelp { ...rentalHelpProps( props ) } /> );
	const texts = ( selector: string ) =>
		[ ...document.querySelectorAll( selector ) ].map( ( { textContent } ) => textContent );
	return { texts, steps: texts( 'ol h3' ) };
};

it( 'tells renting in three steps, and that a request reserves nothing yet', () => {
	const { steps, texts } = show( fixtures.typical );
	expect( steps ).toEqual( [
		'Choose a machine and your days',
		'Send the request',
		'Pick it up or have it delivered',
	] );
	expect( texts( 'ol p' )[ 1 ] ).toMatch( /Nothing is reserved until then/ );
} );

it( 'tells renting in the words that an editor has written', () => {
	const written = [ { name: 'Call', text: 'We answer.' } ];
	const { steps, texts } = show( { ...fixtures.typical, steps: written, phonesTitle: 'Ask us' } );
	expect( steps ).toEqual( [ 'Call' ] );
	expect( texts( 'ol p' ) ).toEqual( [ 'We answer.' ] );
	expect( texts( 'h3' ) ).toContain( 'Ask us' );
} );

it( 'dials the rental desk of each branch', () => {
	show( fixtures.typical );
	expect( [ ...document.querySelectorAll( 'a' ) ].map( ( link ) => link.getAttribute( 'href' ) ) ).toEqual(
		fixtures.typical.branches.map( ( { phone } ) => `tel:${ phone.replace( /-/g, '' ) }` )
	);
	show( fixtures.empty );
	expect( document.querySelector( 'a' ) ).toBeNull();
} );

it( 'has headings in order, whatever its own is', () => {
	expect( show( fixtures.extreme ).texts( 'h1, ol h2' ) ).toHaveLength( 1 + fixtures.extreme.steps.length );
} );
