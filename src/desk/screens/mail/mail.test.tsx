import apiFetch from '@wordpress/api-fetch';
import type { DeskMailFull } from '@/api/generated/schemas';
import { showScreen } from '../../../../tests/jest/desk-screen';
import { Announcer } from '../../notices';
import { MailSheet } from './mail-sheet';
import { fate, kindName, linkOf, stateOf } from './words';

jest.mock( '@wordpress/api-fetch' );
const fetched = jest.mocked( apiFetch );

const MAIL: DeskMailFull = {
	id: 7,
	kind: 'order-shipped',
	recipient: 'ann@example.com',
	about: 'order:12',
	state: 'dead',
	attempts: 6,
	error: '550 no such user',
	created_at: '2026-03-01T18:00:00Z',
	sent_at: '',
	next_at: '',
	reply_to: 'parts@example.com',
	tries: [ { tried_at: '2026-03-01T18:01:00Z', is_sent: false, error: '550 no such user' } ],
	letter: {
		subject: 'Your order is on its way',
		text: 'On its way.',
		html: '<h1>On its way.</h1><script>1</script>',
	},
};

const button = ( root: HTMLElement, name: string ) =>
	[ ...root.querySelectorAll( 'button' ) ].find( ( one ) => one.textContent === name );

describe( 'words', () => {
	it( 'name letters, states and what comes next', () => {
		expect( kindName( 'order-shipped' ) ).toBe( 'Order shipped' );
		expect( kindName( 'mail-dead' ) ).toBe( 'Delivery failure, to the administrator' );
		expect( stateOf( 'dead' ) ).toEqual( { label: 'Failed', tone: 'bad' } );
		expect( fate( { state: 'failed', sent_at: '', next_at: '2026-03-01T18:05:00Z' } ) ).toBe(
			'Next try Mar 1, 2026, 12:05 PM'
		);
		expect( fate( { state: 'sent', sent_at: '2026-03-01T18:05:00Z', next_at: '' } ) ).toContain( 'Sent Mar 1' );
		expect( fate( { state: 'dead', sent_at: '', next_at: '' } ) ).not.toBe( '' );
	} );

	it( 'lead to what a mail belongs to, and nowhere else', () => {
		expect( linkOf( 'order:12' ) ).toBe( 'admin.php?page=coleman-orders&order=12' );
		expect( linkOf( 'lead:4' ) ).toBe( 'admin.php?page=coleman-leads&lead=4' );
		expect( linkOf( 'customer:3' ) ).toBe( 'admin.php?page=coleman-customers&customer=3' );
		expect( linkOf( 'feed-run:9' ) ).toBe( 'admin.php?page=coleman-feeds&run=9' );
		for ( const about of [ '', 'password', 'order:', 'order:1 2', 'machine:4', 'order:1"' ] ) {
			expect( linkOf( about ) ).toBe( '' );
		}
	} );
} );

describe( 'a mail', () => {
	const open = async ( mail: DeskMailFull ) => {
		fetched.mockReset();
		fetched.mockResolvedValue( { results: mail } );
		return showScreen(
			<Announcer>
				<MailSheet id="7" onBack={ () => {} } />
			</Announcer>
		);
	};

	it( 'shows each try, and its letter where nothing can be run or followed', async () => {
		const { root, act } = await open( MAIL );
		expect( root.querySelector( 'h2' )?.textContent ).toBe( 'Order shipped' );
		expect( root.querySelector( 'tbody' )?.textContent ).toContain( '550 no such user' );
		expect( root.querySelector( 'iframe' )?.getAttribute( 'sandbox' ) ).toBe( '' );
		expect( root.querySelector( 'iframe' )?.getAttribute( 'srcdoc' ) ).toContain( '<h1>' );
		await act( () => button( root, 'Plain text' )?.click() );
		expect( root.querySelector( 'pre' )?.textContent ).toBe( 'On its way.' );
		expect( root.querySelector( 'iframe' ) ).toBeNull();
	} );

	it( 'is sent again, and shows how it stands then', async () => {
		const { root, act } = await open( MAIL );
		fetched.mockResolvedValue( { results: { ...MAIL, state: 'waiting', next_at: '2026-03-01T18:05:00Z' } } );
		await act( () => button( root, 'Send again' )?.click() );
		expect( fetched ).toHaveBeenLastCalledWith(
			expect.objectContaining( { path: '/coleman/v1/desk/mails/7/resend', method: 'POST' } )
		);
		expect( root.textContent ).toContain( 'Waiting' );
		expect( button( root, 'Send again' ) ).toBeUndefined();
		expect( button( root, 'Dismiss' ) ).toBeUndefined();
	} );

	it( 'that was deleted by its age says so, and cannot be sent', async () => {
		const { root } = await open( { ...MAIL, state: 'sent', recipient: '', reply_to: '', letter: null } );
		expect( root.textContent ).toContain( 'deleted because of their age' );
		expect( button( root, 'Send again' ) ).toBeUndefined();
	} );
} );
