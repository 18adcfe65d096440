import { renderToStaticMarkup } from 'react-dom/server';
import { Attachment, attachmentProps } from './attachment';
import fixtures from './fixtures.json';

const show = ( props: object ): HTMLElement => {
	const page = document.createElement( 'div' );
	page.innerHTML = renderToStaticMarkup( <Attachment { ...attachmentProps( props ) } /> );
	return page;
};
const texts = ( page: HTMLElement, selector: string ) =>
	[ ...page.querySelectorAll( selector ) ].map( ( { textContent } ) => textContent );

it( 'tells price, rates and specifications', () => {
	const page = show( fixtures.typical );
	expect( texts( page, '.coleman-attachment__price' ) ).toEqual( [ '$4,950' ] );
	expect( texts( page, '.coleman-offer__plate dl > div' ) ).toEqual( [
		'Daily$95.00',
		'Weekly$285.00',
		'4 Weeks$760.00',
	] );
	expect( texts( page, 'tr' )[ 0 ] ).toBe( 'Width72 in' );
	expect( texts( page, '.coleman-attachment__fits .coleman-link-row a' ) ).toEqual( [
		'Skid Steer Loaders',
		'Compact Track Loaders',
	] );
} );

it( 'gives the telephone of each branch that has it', () => {
	const phones = [ ...show( fixtures.typical ).querySelectorAll( '.coleman-offer__phone' ) ];
	expect( phones.map( ( phone ) => phone.getAttribute( 'href' ) ) ).toEqual( [
		'tel:9135550120',
		'tel:9135550121',
		'tel:9135550122',
	] );
} );

it( 'asks for a call where there is no price, and leaves out a rate that there is not', () => {
	const page = show( fixtures[ 'call for price' ] );
	expect( texts( page, '.coleman-attachment__price' ) ).toEqual( [ 'Call for price' ] );
	expect( texts( page, 'dt' ) ).toEqual( [ 'Daily', 'Weekly' ] );
} );

it( 'gives every telephone where no branch has it', () => {
	const page = show( fixtures.empty );
	expect( page.textContent ).toMatch( 'Not at a branch right now' );
	expect( texts( page, '.coleman-offer__phone' ) ).toHaveLength( 4 );
	expect( page.textContent ).not.toMatch( 'To rent' );
} );
