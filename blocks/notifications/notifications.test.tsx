import { dispatch, select } from '@wordpress/data';
import { noticesStore } from '@/stores/notices';
import { hydrateIsland } from '../../tests/jest/hydrate-island';
import fixtures from './fixtures.json';
import { Notifications, notificationsProps } from './notifications';

const open = ( props: object = fixtures.empty ) => hydrateIsland( Notifications, notificationsProps, props );

const { notify } = dispatch( noticesStore );

const region = ( root: HTMLElement, role: string ) => root.querySelector( `[role=${ role }]` )!;

beforeEach( () => jest.useFakeTimers() );
afterEach( () => {
	jest.advanceTimersByTime( 60_000 );
	jest.useRealTimers();
} );

it( 'has both live regions from the start, and tells politely or urgently', async () => {
	const { root, act } = await open();
	const [ status, alert ] = [ region( root, 'status' ), region( root, 'alert' ) ];
	expect( root.textContent ).toBe( '' );
	await act( () => {
		notify( 'Saved.' );
		notify( 'Refused.', 'error' );
	} );
	expect( [ region( root, 'status' ), region( root, 'alert' ) ] ).toEqual( [ status, alert ] );
	expect( status.textContent ).toMatch( 'Saved.' );
	expect( alert.textContent ).toMatch( 'Refused.' );
} );

it( 'lets each notification leave after 10 s', async () => {
	const { root, act } = await open();
	await act( () => notify( 'Saved.' ) );
	await act( () => jest.advanceTimersByTime( 9999 ) );
	expect( root.textContent ).toMatch( 'Saved.' );
	await act( () => jest.advanceTimersByTime( 1 ) );
	expect( root.textContent ).toBe( '' );
} );

it( 'closes the one whose button is pressed', async () => {
	const { root, act } = await open();
	await act( () => {
		notify( 'First.' );
		notify( 'Second.' );
	} );
	await act( () => root.querySelector( 'button' )!.click() );
	expect( root.textContent ).not.toMatch( 'First.' );
	expect( root.textContent ).toMatch( 'Second.' );
} );

it( 'stops the clocks while the pointer is over it', async () => {
	const { root, act } = await open();
	const bar = root.firstElementChild!;
	await act( () => notify( 'Saved.' ) );
	await act( () => bar.dispatchEvent( new MouseEvent( 'pointerover', { bubbles: true } ) ) );
	await act( () => jest.advanceTimersByTime( 60_000 ) );
	expect( root.textContent ).toMatch( 'Saved.' );
	await act( () =>
		bar.dispatchEvent( new MouseEvent( 'pointerout', { bubbles: true, relatedTarget: document.body } ) )
	);
	await act( () => jest.advanceTimersByTime( 10_000 ) );
	expect( root.textContent ).toBe( '' );
} );

it( 'stops the clocks under the focus, and goes on when the focused one is closed', async () => {
	const { root, act } = await open();
	await act( () => {
		notify( 'First.' );
		notify( 'Second.' );
	} );
	await act( () => root.querySelector( 'button' )!.focus() );
	await act( () => jest.advanceTimersByTime( 60_000 ) );
	expect( root.querySelectorAll( 'button' ) ).toHaveLength( 2 );
	await act( () => root.querySelector( 'button' )!.click() );
	await act( () => jest.advanceTimersByTime( 10_000 ) );
	expect( root.textContent ).toBe( '' );
} );

it( 'keeps what PHP printed, and lets that leave too', async () => {
	const { root, act } = await open( fixtures.typical );
	expect( root.textContent ).toMatch( 'Your address has been saved.' );
	expect( select( noticesStore ).getNotices() ).toHaveLength( 2 );
	await act( () => jest.advanceTimersByTime( 10_000 ) );
	expect( root.textContent ).toBe( '' );
} );
