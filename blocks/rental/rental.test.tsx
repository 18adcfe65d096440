import { renderToStaticMarkup } from 'react-dom/server';
import fixtures from './fixtures.json';
import { Rental, rentalProps } from './rental';

const show = ( props: unknown ) => {
	document.body.innerHTML = renderToStaticMarkup( <Rental { ...rentalProps( props ) } /> );
	return ( selector: string ) =>
		[ ...document.querySelectorAll( selector ) ].map( ( { textContent } ) => textContent );
};

it( 'has its rates by their agreed names', () => {
	const texts = show( fixtures.typical );
	expect( texts( '.coleman-offer__plate dt' ) ).toEqual( [ 'Daily', 'Weekly', '4 Weeks' ] );
	expect( texts( '.coleman-offer__plate dd' ) ).toEqual( [ '$325.00', '$975.00', '$2,600.00' ] );
	expect( texts( 'h1' ) ).toEqual( [ 'Bobcat T66' ] );
} );

it( 'is asked for in the modal of the page, and by a page of its own without JavaScript', () => {
	show( fixtures.typical );
	const links = [ ...document.querySelectorAll( '.modal-link' ) ];
	expect( links.map( ( link ) => [ link.getAttribute( 'href' ), link.getAttribute( 'modal-target' ) ] ) ).toEqual(
		Array( 2 ).fill( [ '/rental/request/2', 'rental-request' ] )
	);
} );

it( 'says which blocks a rental is billed as, and what comes on top', () => {
	const texts = show( fixtures.typical );
	expect( texts( 'tbody tr' ) ).toEqual( [
		'1 day1 day at $325$325',
		'3 days3 days at $325$975',
		'7 days1 week at $975$975',
		'14 days2 weeks at $975$1,950',
		'28 days4 weeks at $2,600$2,600',
	] );
	expect( texts( '.coleman-rental__remark' )[ 0 ] ).toMatch( /Theft and damage waiver \(14%\) and a \$250 deposit/ );
} );

it( 'tells whom to call: the branches that have it, or all where none has', () => {
	const branches = '.coleman-offer__branch > span';
	expect( show( fixtures.typical )( branches ) ).toEqual( [ '2 in Bonner Springs', 'Smithville' ] );
	expect( show( fixtures[ 'at no branch' ] )( branches ) ).toHaveLength( 4 );
} );

it( 'shows no table, no rates and no attachments where there are none', () => {
	const texts = show( fixtures.empty );
	expect( texts( 'table, dl, .coleman-rental__attachments' ) ).toEqual( [] );
	expect( texts( '.coleman-rental__call' ) ).toEqual( [ 'Call for rates' ] );
} );
