import { hydrateIsland } from '../../../tests/jest/hydrate-island';
import fixtures from './fixtures.json';
import { OrderForm, orderFormProps } from './order-form';
import type { OnAdd } from './order-form';

const open = ( props: object, onAdd?: OnAdd ) =>
	hydrateIsland( ( given ) => <OrderForm { ...given } onAdd={ onAdd } />, orderFormProps, props );

const submit = ( root: HTMLElement ) => {
	const event = new SubmitEvent( 'submit', { bubbles: true, cancelable: true } );
	root.querySelector( 'form' )!.dispatchEvent( event );
	return event;
};

it( 'adds the quantity that was typed, once while it waits, and shows that it waits', async () => {
	let finish = () => {};
	const onAdd = jest.fn( () => new Promise< void >( ( resolve ) => ( finish = resolve ) ) );
	const { root, act } = await open( fixtures.typical, onAdd );
	const button = root.querySelector( '[type=submit]' )!;
	root.querySelector( 'input[type=number]' )!.setAttribute( 'value', '3' );
	await act( () => expect( submit( root ).defaultPrevented ).toBe( true ) );
	await act( () => submit( root ) );
	expect( onAdd.mock.calls ).toEqual( [ [ 100, 3 ] ] );
	expect( [ button.className, button.getAttribute( 'aria-busy' ) ] ).toEqual( [
		'coleman-button is-primary wp-element-button is-pending',
		'true',
	] );
	await act( () => finish() );
	expect( [ button.className, button.getAttribute( 'aria-busy' ) ] ).toEqual( [
		'coleman-button is-primary wp-element-button',
		null,
	] );
} );

it( 'posts to the page by itself where nobody adds', async () => {
	const { root } = await open( fixtures.typical );
	expect( submit( root ).defaultPrevented ).toBe( false );
	expect( [ ...new FormData( root.querySelector( 'form' )! ) ] ).toEqual( [
		[ 'coleman_action', 'cart_add' ],
		[ 'partId', '100' ],
		[ 'quantity', '1' ],
	] );
} );

it( 'starts with the case and goes by cases', async () => {
	const { root } = await open( fixtures.case );
	const { value, min, max, step } = root.querySelector< HTMLInputElement >( 'input[type=number]' )!;
	expect( [ value, min, max, step ] ).toEqual( [ '12', '12', '9996', '12' ] );
} );

it( 'says why it was refused, with what was typed, until the next try', async () => {
	const { root, act } = await open( fixtures.refused, async () => {} );
	const input = root.querySelector< HTMLInputElement >( 'input[type=number]' )!;
	expect( input.value ).toBe( '5' );
	expect( input.getAttribute( 'aria-description' ) ).toBe( root.querySelector( '[role=alert]' )!.textContent );
	await act( () => submit( root ) );
	expect( root.querySelector( '[role=alert]' ) ).toBeNull();
	expect( input.hasAttribute( 'aria-invalid' ) ).toBe( false );
} );

it( 'offers nothing that cannot be had', async () => {
	const { root } = await open( fixtures[ 'discontinued without stock' ] );
	expect( root.innerHTML ).toBe( '' );
} );

it( 'says that a part cannot be shipped, and reserves it for pickup', async () => {
	const onAdd = jest.fn( async () => {} );
	const { root, act } = await open( fixtures[ 'pickup only' ], onAdd );
	expect( root.textContent ).toMatch( 'pickup at one of our branches' );
	expect( root.querySelector( '[type=submit]' )?.textContent ).toBe( 'Reserve for pickup' );
	expect( root.textContent ).not.toMatch( 'Add to cart' );
	await act( () => submit( root ) );
	expect( onAdd.mock.calls ).toEqual( [ [ 100, 1 ] ] );
} );

it( 'only says so of one that is sold out', async () => {
	const { root } = await open( fixtures[ 'pickup only, sold out' ] );
	expect( root.querySelector( 'form' ) ).toBeNull();
	expect( root.textContent ).toMatch( 'pickup at one of our branches' );
} );

it( 'takes one step more or less, within what can be ordered', async () => {
	const { root, act } = await open( {
		...fixtures.typical,
		part: { ...fixtures.typical.part, default_quantity: 12, multiple_of: 6 },
	} );
	const input = root.querySelector< HTMLInputElement >( 'input[type=number]' )!;
	const [ fewer, more ] = root.querySelectorAll< HTMLButtonElement >( 'button[type=button]' );
	const press = async ( button: HTMLButtonElement ) => {
		await act( () => button.click() );
		return input.value;
	};
	expect( [ fewer!.getAttribute( 'aria-label' ), more!.getAttribute( 'aria-label' ) ] ).toEqual( [
		'Fewer',
		'More',
	] );
	expect( await press( more! ) ).toBe( '18' );
	expect( await press( fewer! ) ).toBe( '12' );
	expect( await press( fewer! ) ).toBe( '6' );
	expect( await press( fewer! ) ).toBe( '6' );
} );
