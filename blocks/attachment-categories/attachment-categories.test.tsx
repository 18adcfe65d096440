import { renderToStaticMarkup } from 'react-dom/server';
import { AttachmentCategories, attachmentCategoriesProps } from './attachment-categories';
import fixtures from './fixtures.json';

const show = ( props: object ): HTMLElement => {
	const page = document.createElement( 'div' );
	page.innerHTML = renderToStaticMarkup( <AttachmentCategories { ...attachmentCategoriesProps( props ) } /> );
	return page;
};
const texts = ( page: HTMLElement, selector: string ) =>
	[ ...page.querySelectorAll( selector ) ].map( ( { textContent } ) => textContent );

it( 'leads into each category by a tile with its drawing and count', () => {
	const page = show( fixtures.typical );
	const [ first ] = page.querySelectorAll( '.coleman-attachment-categories__tile' );
	expect( first!.querySelector( 'a' )!.getAttribute( 'href' ) ).toBe(
		'/equipment/implements-attachments/category/buckets-1'
	);
	expect( first!.querySelector( 'img' )!.getAttribute( 'src' ) ).toMatch( 'bucket.svg' );
	expect( texts( page, '.coleman-attachment-categories__count' ) ).toEqual( [ '4 attachments', '1 attachment' ] );
} );

it( 'leads to each manufacturer', () => {
	expect( texts( show( fixtures.typical ), '.coleman-link-row a' ) ).toEqual( [ 'Bobcat', 'Kubota' ] );
} );

it( 'has only links where it goes below something else', () => {
	const page = show( fixtures.links );
	expect( page.querySelector( 'img' ) ).toBeNull();
	expect( texts( page, 'h3' ) ).toEqual( [ 'By category', 'By manufacturer' ] );
} );

it( 'counts no further than 200', () => {
	expect( texts( show( fixtures.extreme ), '.coleman-attachment-categories__count' )[ 0 ] ).toBe( 'More than 200' );
} );
