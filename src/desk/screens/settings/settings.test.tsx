import apiFetch from '@wordpress/api-fetch';
import type { Setting, SettingsGroup } from '@/api/generated/schemas';
import { showScreen } from '../../../../tests/jest/desk-screen';
import { Announcer } from '../../notices';
import { SettingsScreen } from './settings-screen';
import { helpOf, sectionsOf, withTyped } from './values';

jest.mock( '@wordpress/api-fetch' );
const fetched = jest.mocked( apiFetch );

const setting = ( more: Partial< Setting > & Pick< Setting, 'name' | 'kind' > ): Setting => ( {
	label: more.name,
	help: '',
	section: '',
	value: '',
	default: '',
	is_set: false,
	choices: [],
	columns: [],
	fixed: '',
	...more,
} );

const ORDERS: SettingsGroup = {
	name: 'orders',
	title: 'Orders',
	intro: 'Changes apply to new orders.',
	fields: [
		setting( { name: 'guests', kind: 'toggle', label: 'Allow guest orders', value: true, default: true } ),
		setting( {
			name: 'first',
			kind: 'money',
			label: 'Small parts',
			section: 'Shipping',
			value: '8.95',
			default: '8.95',
		} ),
		setting( {
			name: 'tax',
			kind: 'rows',
			label: 'Rates',
			section: 'Sales tax',
			value: [ { state: 'KS', zip: '', rate: '6.5' } ],
			default: [],
			columns: [
				{ name: 'state', kind: 'choice', label: 'State', help: '', choices: [ { value: 'KS', label: 'KS' } ] },
				{ name: 'rate', kind: 'percent', label: 'Percent', help: '', choices: [] },
			],
		} ),
	],
};

const MAIL: SettingsGroup = {
	name: 'mail',
	title: 'Mail',
	intro: '',
	fields: [ setting( { name: 'password', kind: 'secret', label: 'Password', is_set: true } ) ],
};

const button = ( root: HTMLElement, name: string ) =>
	[ ...root.querySelectorAll( 'button' ) ].find( ( one ) => one.textContent?.startsWith( name ) );

function type( input: HTMLInputElement, text: string ) {
	Object.getOwnPropertyDescriptor( HTMLInputElement.prototype, 'value' )?.set?.call( input, text );
	input.dispatchEvent( new Event( 'input', { bubbles: true } ) );
}

async function open( address = '' ) {
	window.history.replaceState( null, '', `/wp-admin/admin.php?page=coleman-settings${ address }` );
	const screen = await showScreen(
		<Announcer>
			<SettingsScreen groups={ [ ORDERS, MAIL ] } me="dana@example.com" />
		</Announcer>
	);
	const field = ( label: string ) =>
		[ ...screen.root.querySelectorAll< HTMLInputElement >( 'input, select' ) ].find( ( input ) =>
			input.labels?.[ 0 ]?.textContent?.startsWith( label )
		)!;
	return { ...screen, field };
}

beforeEach( () => fetched.mockReset() );

describe( 'what was typed', () => {
	const money = setting( { name: 'first', kind: 'money', value: '8.95' } );

	it( 'is forgotten when it says again what is saved', () => {
		const typed = withTyped( money, {}, '9.00' );
		expect( typed ).toEqual( { first: '9.00' } );
		expect( withTyped( money, typed, '8.95' ) ).toEqual( {} );
	} );

	it( 'takes a secret away when it is empty', () => {
		expect( withTyped( setting( { name: 'password', kind: 'secret' } ), {}, '' ) ).toEqual( { password: '' } );
	} );
} );

describe( 'the form', () => {
	it( 'says what a setting was shipped with', () => {
		expect( helpOf( setting( { name: 'a', kind: 'toggle', help: 'What it does.', default: true } ) ) ).toBe(
			'What it does. Default: on.'
		);
		const choices = [
			{ value: 'a', label: 'Pay in store' },
			{ value: 'b', label: 'Card' },
		];
		expect( helpOf( setting( { name: 'a', kind: 'choices', default: [ 'a', 'b' ], choices } ) ) ).toBe(
			'Default: Pay in store, Card.'
		);
		expect( helpOf( setting( { name: 'a', kind: 'text', help: 'Help.' } ) ) ).toBe( 'Help.' );
	} );

	it( 'has a part for each section', () => {
		expect( sectionsOf( ORDERS.fields ).map( ( { name, fields } ) => [ name, fields.length ] ) ).toEqual( [
			[ '', 1 ],
			[ 'Shipping', 1 ],
			[ 'Sales tax', 1 ],
		] );
	} );

	it( 'sends what was changed, and no more', async () => {
		const { root, act, field } = await open();
		expect( button( root, 'Save' )?.getAttribute( 'aria-disabled' ) ).toBe( 'true' );
		fetched.mockResolvedValue( {
			results: { ...ORDERS, fields: [ { ...ORDERS.fields[ 1 ]!, value: '9.50' } ] },
		} );
		await act( () => type( field( 'Small parts' ), '9.5' ) );
		await act( () => button( root, 'Save' )?.click() );
		expect( fetched ).toHaveBeenCalledWith(
			expect.objectContaining( {
				path: '/coleman/v1/desk/settings/orders',
				method: 'POST',
				data: { values: { first: '9.5' } },
			} )
		);
		expect( field( 'Small parts' ).value ).toBe( '9.50' );
	} );

	it( 'shows beside its field what is wrong, goes there, and keeps what was typed', async () => {
		const { root, act, field } = await open();
		fetched.mockRejectedValue( {
			code: 'rest_invalid_param',
			message: 'Percent must be between 0% and 25%.',
			data: { params: { 'tax.0.rate': 'Percent must be between 0% and 25%.' } },
		} );
		await act( () => type( field( 'Percent, row 1' ), '99' ) );
		await act( () => button( root, 'Save' )?.click() );
		const input = field( 'Percent, row 1' );
		expect( input.value ).toBe( '99' );
		expect( input.getAttribute( 'aria-invalid' ) ).toBe( 'true' );
		expect( input.matches( ':focus' ) ).toBe( true );
		const described = ( input.getAttribute( 'aria-describedby' ) ?? '' ).split( ' ' );
		expect( described.map( ( id ) => document.getElementById( id )?.textContent ).join( '' ) ).toContain(
			'between 0% and 25%'
		);
	} );

	it( 'adds rows and takes them away', async () => {
		const { root, act } = await open();
		const count = () => root.querySelectorAll( 'tbody tr' ).length;
		await act( () => button( root, 'Add a row' )?.click() );
		expect( count() ).toBe( 2 );
		await act( () => root.querySelector< HTMLElement >( '[aria-label="Remove row 1"]' )?.click() );
		expect( count() ).toBe( 1 );
		fetched.mockResolvedValue( { results: ORDERS } );
		await act( () => button( root, 'Save' )?.click() );
		expect( fetched.mock.calls[ 0 ]?.[ 0 ] ).toMatchObject( {
			data: { values: { tax: [ { state: '', rate: '' } ] } },
		} );
	} );

	it( 'keeps what was typed on another tab', async () => {
		const { root, act, field } = await open();
		await act( () => type( field( 'Small parts' ), '7' ) );
		await act( () => button( root, 'Mail' )?.click() );
		expect( window.location.search ).toContain( 'group=mail' );
		await act( () => button( root, 'Orders' )?.click() );
		expect( field( 'Small parts' ).value ).toBe( '7' );
	} );
} );

describe( 'the test mail', () => {
	it( 'goes by what is saved, and shows what the mail server said', async () => {
		const { root, act, field } = await open( '&group=mail' );
		await act( () => type( field( 'Password' ), 'new' ) );
		expect( root.textContent ).toContain( 'Save first' );
		await act( () => button( root, 'Discard changes' )?.click() );
		fetched.mockResolvedValue( {
			results: { sent: false, step: 'sign-in', message: 'Not accepted.', talk: [ '535 5.7.8 Bad credentials' ] },
		} );
		await act( () => button( root, 'Send a test email' )?.click() );
		expect( fetched ).toHaveBeenCalledWith( expect.objectContaining( { data: { to: 'dana@example.com' } } ) );
		expect( root.querySelector( '.coleman-settings__test' )?.textContent ).toContain( 'Not accepted.' );
		expect( root.querySelector( 'pre' )?.textContent ).toContain( '535 5.7.8' );
	} );
} );
