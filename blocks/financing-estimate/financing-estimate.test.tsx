import { hydrateIsland } from '../../tests/jest/hydrate-island';
import { FinancingEstimate, financingEstimateProps } from './financing-estimate';
import fixtures from './fixtures.json';

const open = async ( props: unknown = fixtures.typical ) => {
	const island = await hydrateIsland( FinancingEstimate, financingEstimateProps, props );
	const { root, act } = island;
	return {
		root,
		rows: () => [ ...root.querySelectorAll( 'dl > div' ) ].map( ( { textContent } ) => textContent ),
		error: () => root.querySelector( '.coleman-field__error' )?.textContent,
		type: ( name: string, value: string ) =>
			act( () => {
				const control = root.querySelector< HTMLInputElement >( `[name=${ name }]` )!;
				control.value = value;
				control.dispatchEvent( new InputEvent( 'input', { bubbles: true } ) );
			} ),
	};
};

it( 'tells payment, amount, rate, term and total together, as no offer', async () => {
	const { rows, root } = await open();
	expect( rows().map( ( text ) => text!.replace( /[$\d].*/, '' ) ) ).toEqual( [
		'Payment a month',
		'Amount financed',
		'APR',
		'Term',
		'Last payment',
		'Total of payments',
	] );
	expect( root.textContent ).toMatch( /An estimate and no offer/ );
} );

it( 'follows what is typed', async () => {
	const { rows, type, error } = await open();
	const before = rows();
	await type( 'down', '$20,000' );
	expect( rows()[ 1 ] ).toBe( 'Amount financed$34,900.00' );
	await type( 'months', '36' );
	expect( rows()[ 3 ] ).toBe( 'Term36 months' );
	expect( rows() ).not.toEqual( before );
	await type( 'down', 'lots' );
	expect( [ rows(), error() ] ).toEqual( [ [], 'Enter an amount in dollars, such as 5,000.' ] );
	await type( 'down', '50,000' );
	expect( error() ).toBe( 'At least $5,000.00 must be left to finance.' );
	await type( 'down', '0' );
	expect( [ rows()[ 1 ], error() ] ).toEqual( [ 'Amount financed$54,900.00', undefined ] );
} );

it( 'reckons with what was typed before it was awake', async () => {
	const { root } = await hydrateIsland( FinancingEstimate, financingEstimateProps, fixtures.typical, ( page ) => {
		page.querySelector< HTMLInputElement >( '[name=down]' )!.value = '$20,000';
	} );
	expect( root.querySelectorAll( 'dl > div' )[ 1 ]!.textContent ).toBe( 'Amount financed$34,900.00' );
} );
