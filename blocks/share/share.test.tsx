import { hydrateIsland } from '../../tests/jest/hydrate-island';
import fixtures from './fixtures.json';
import { Share, shareProps } from './share';

const { title, url } = fixtures.typical;

const open = async () => {
	const { root, act } = await hydrateIsland( Share, shareProps, fixtures.typical );
	const [ share, print ] = root.querySelectorAll( 'button' );
	const told = () => root.querySelector( '[role=status]' )!.textContent;
	return { root, act, share: share!, print: print!, told };
};

const give = ( parts: object ) =>
	Object.entries( parts ).forEach( ( [ name, value ] ) =>
		Object.defineProperty( navigator, name, { configurable: true, value } )
	);

afterEach( () => give( { share: undefined, clipboard: undefined } ) );

it( 'opens the sharing of the device where there is one', async () => {
	const handed = jest.fn().mockResolvedValue( undefined );
	give( { share: handed } );
	const { act, share, told } = await open();
	await act( () => share.click() );
	expect( handed ).toHaveBeenCalledWith( { title, url } );
	expect( told() ).toBe( '' );
} );

it( 'says nothing when the visitor thinks better of it', async () => {
	const writeText = jest.fn();
	give( {
		share: jest.fn().mockRejectedValue( new DOMException( 'no', 'AbortError' ) ),
		clipboard: { writeText },
	} );
	const { act, share, told } = await open();
	await act( () => share.click() );
	expect( writeText ).not.toHaveBeenCalled();
	expect( told() ).toBe( '' );
} );

it( 'copies the link elsewhere, and says so', async () => {
	const writeText = jest.fn().mockResolvedValue( undefined );
	give( { clipboard: { writeText } } );
	const { act, share, told } = await open();
	await act( () => share.click() );
	expect( writeText ).toHaveBeenCalledWith( url );
	expect( told() ).toBe( 'Link copied' );
} );

it( 'copies it too when the device refuses to share', async () => {
	const writeText = jest.fn().mockResolvedValue( undefined );
	give( {
		share: jest.fn().mockRejectedValue( new DOMException( 'no', 'NotAllowedError' ) ),
		clipboard: { writeText },
	} );
	const { act, share, told } = await open();
	await act( () => share.click() );
	expect( told() ).toBe( 'Link copied' );
} );

it( 'shows the address to copy by hand where there is no clipboard', async () => {
	const { root, act, share, told } = await open();
	await act( () => share.click() );
	expect( told() ).toBe( 'Copy the link:' );
	const field = root.querySelector( 'input' )!;
	expect( [ field.value, field.readOnly ] ).toEqual( [ url, true ] );
} );

it( 'has a link that writes an email, which needs no script', async () => {
	const { root } = await open();
	const link = new URL( root.querySelector( 'a' )!.href );
	expect( link.protocol ).toBe( 'mailto:' );
	expect( link.searchParams.get( 'subject' ) ).toBe( title );
	expect( link.searchParams.get( 'body' ) ).toBe( `${ title }\n${ url }` );
	expect( root.querySelector( 'a' )!.closest( '[data-native]' ) ).not.toBeNull();
} );

it( 'prints', async () => {
	window.print = jest.fn();
	const { act, print } = await open();
	await act( () => print.click() );
	expect( window.print ).toHaveBeenCalledTimes( 1 );
} );
