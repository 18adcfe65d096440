import { renderToString } from '@wordpress/element';
import fixtures from './fixtures.json';
import { PayMethods, payMethodsProps } from './pay-methods';

const text = ( state: keyof typeof fixtures ) => {
	document.body.innerHTML = renderToString( <PayMethods { ...payMethodsProps( fixtures[ state ] ) } /> );
	return document.body.textContent;
};

it( 'names what is open to the customer, and how to get terms to who has none', () => {
	expect( text( 'typical' ) ).toMatch(
		/Pay in store.*Default.*Call me for payment.*ask your branch about account terms/
	);
	expect( text( 'terms' ) ).toMatch( 'On my account' );
	expect( text( 'terms' ) ).not.toMatch( 'ask your branch about account terms' );
} );
