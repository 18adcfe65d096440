import { renderToString } from 'react-dom/server';
import fixtures from './fixtures.json';
import { OrderList, orderListProps } from './order-list';

const open = ( state: keyof typeof fixtures ) => {
	document.body.innerHTML = renderToString( <OrderList { ...orderListProps( fixtures[ state ] ) } /> );
	return document.body;
};

it( 'lists orders, each a link, with its state and total', () => {
	const [ row ] = open( 'typical' ).querySelectorAll( 'li' );
	expect( row!.querySelector( 'a' )!.getAttribute( 'href' ) ).toBe( '/customer/order/12' );
	expect( row!.textContent ).toBe( 'Order W000012Nov 21, 20263 itemsReceived$123.45' );
} );

it( 'is narrowed down by a form of GET, without JavaScript', () => {
	const form = open( 'none in this state' ).querySelector( 'form' )!;
	expect( [ form.method, ...new FormData( form ) ] ).toEqual( [ 'get', [ 'status', 'completed' ] ] );
	expect( document.body.textContent ).toMatch( 'No orders match this status.' );
} );

it( 'goes on by links, only where there is more', () => {
	const hrefs = ( page: HTMLElement ) =>
		[ ...page.querySelectorAll( 'nav a' ) ].map( ( link ) => link.getAttribute( 'href' ) );
	expect( hrefs( open( 'typical' ) ) ).toEqual( [ '/customer/orders?page=2' ] );
	expect( hrefs( open( 'extreme' ) ) ).toHaveLength( 2 );
	expect( open( 'empty' ).querySelector( 'nav' ) ).toBeNull();
} );
