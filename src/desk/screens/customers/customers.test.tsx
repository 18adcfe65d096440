import apiFetch from '@wordpress/api-fetch';
import type { DeskCustomerFull } from '@/api/generated/schemas';
import { showScreen } from '../../../../tests/jest/desk-screen';
import { Announcer } from '../../notices';
import { changesOf } from './account';
import { CustomerSheet } from './customer-sheet';

jest.mock( '@wordpress/api-fetch' );
// It asks by itself, and has tests of its own.
jest.mock( './glance', () => ( { Glance: () => null } ) );
const fetched = jest.mocked( apiFetch );

const ANN: DeskCustomerFull = {
	id: 3,
	name: 'Ann Oakley',
	email: 'ann@example.com',
	phone: '(913) 555-0142',
	company: 'Oakley Ranch',
	since: '2026-03-01T18:00:00Z',
	account_number: '',
	has_terms: false,
	credit_limit_cents: null,
	terms_days: 0,
	on_account_cents: 0,
	po_required: false,
	has_exemption: false,
	is_tax_exempt: false,
	is_confirmed: true,
	exemption_number: '',
	exemption_until: '',
	location_id: 0,
	version: 4,
	addresses: [],
	orders: [],
	order_count: 0,
	people: [],
	history: [],
};

const open = async () => {
	fetched.mockReset();
	fetched.mockResolvedValue( { results: ANN } );
	const screen = await showScreen(
		<Announcer>
			<CustomerSheet
				boot={ {
					branches: [ { id: 2, city: "Lee's Summit" } ],
					mayOrder: true,
					mayRent: true,
					mayLead: true,
					mayPrice: true,
					statementUrl: '/statement',
				} }
				id="3"
				onBack={ () => {} }
			/>
		</Announcer>
	);
	const field = ( label: string ) =>
		[ ...screen.root.querySelectorAll< HTMLInputElement >( 'input, textarea' ) ].find( ( input ) =>
			input.labels?.[ 0 ]?.textContent?.startsWith( label )
		);
	const button = ( name: string ) =>
		[ ...screen.root.querySelectorAll( 'button' ) ].find( ( one ) => one.textContent?.startsWith( name ) );
	return { ...screen, field, button };
};

function type( input: HTMLInputElement, text: string ) {
	const prototype = input instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
	Object.getOwnPropertyDescriptor( prototype, 'value' )?.set?.call( input, text );
	input.dispatchEvent( new Event( 'input', { bubbles: true } ) );
}

describe( 'what is sent', () => {
	it( 'is what differs from what is there', () => {
		expect( changesOf( ANN, { has_terms: true, location_id: 0 } ) ).toEqual( { has_terms: true } );
	} );
} );

describe( 'a customer', () => {
	it( 'is given terms, and only then asked about PO numbers', async () => {
		const { act, field, button } = await open();
		expect( field( 'PO number required' ) ).toBeUndefined();
		await act( () => field( 'Account terms' )?.click() );
		await act( () => field( 'PO number required' )?.click() );
		fetched.mockResolvedValue( { results: { ...ANN, has_terms: true, po_required: true, version: 5 } } );
		await act( () => button( 'Save' )?.click() );
		expect( fetched ).toHaveBeenLastCalledWith(
			expect.objectContaining( {
				path: '/coleman/v1/desk/customers/3',
				data: { account: { has_terms: true, po_required: true }, version: 4 },
			} )
		);
		expect( button( 'Save' )?.getAttribute( 'aria-disabled' ) ).toBe( 'true' );
	} );

	it( 'whom another desk has changed shows that, and what was typed stays', async () => {
		const { root, act, field, button } = await open();
		await act( () => type( field( 'Account number' )!, 'K-22' ) );
		fetched.mockRejectedValueOnce( { code: 'coleman_customer_changed', message: 'Someone else was faster.' } );
		await act( () => button( 'Save' )?.click() );
		expect( root.textContent ).toContain( 'Someone else was faster.' );
		fetched.mockResolvedValue( { results: { ...ANN, has_terms: true, version: 5 } } );
		await act( () => button( 'Show the latest version' )?.click() );
		expect( field( 'Account terms' )?.checked ).toBe( true );
		expect( field( 'Account number' )?.value ).toBe( 'K-22' );
		await act( () => button( 'Save' )?.click() );
		expect( fetched ).toHaveBeenLastCalledWith(
			expect.objectContaining( { data: { account: { account_number: 'K-22' }, version: 5 } } )
		);
	} );

	it( 'is noted about', async () => {
		const { root, act, field, button } = await open();
		await act( () => type( field( 'Note' )!, 'Call in the morning.' ) );
		const event = { id: 1, kind: 'note' as const, actor: 'Dana', text: 'Call in the morning.', at: ANN.since };
		fetched.mockResolvedValue( { results: { ...ANN, history: [ event ] } } );
		await act( () => button( 'Add note' )?.click() );
		expect( root.querySelector( 'ol' )?.textContent ).toContain( 'Call in the morning.Dana' );
		expect( field( 'Note' )?.value ).toBe( '' );
	} );
} );

it( 'shows who shares the account, and ends the access of one but the owner once it is asked', async () => {
	const person = { email: 'a@farm.example.com', joined_at: '2026-03-01T18:00:00Z' };
	const owner = { ...person, id: 3, name: 'Ann Oakley', role: 'owner' as const, role_label: 'Owner' };
	const buyer = { ...person, id: 8, name: 'Dana Quirk', role: 'buyer' as const, role_label: 'Buyer' };
	fetched.mockReset();
	fetched.mockResolvedValueOnce( { results: { ...ANN, people: [ owner, buyer ] } } );
	const { root, act } = await showScreen(
		<Announcer>
			<CustomerSheet
				boot={ {
					branches: [],
					mayOrder: true,
					mayRent: false,
					mayLead: false,
					mayPrice: false,
					statementUrl: '/statement?x=1',
				} }
				id="3"
				onBack={ () => {} }
			/>
		</Announcer>
	);
	const button = ( name: string ) =>
		[ ...root.querySelectorAll( 'button' ) ].find( ( one ) => one.textContent?.startsWith( name ) );
	expect( button( 'Remove Ann' ) ).toBeUndefined();
	await act( () => button( 'Remove Dana' )!.click() );
	expect( fetched ).toHaveBeenCalledTimes( 1 );
	fetched.mockResolvedValueOnce( { results: { ...ANN, people: [ owner ] } } );
	await act( () => button( 'Yes, end their access' )!.click() );
	expect( fetched ).toHaveBeenLastCalledWith(
		expect.objectContaining( {
			path: expect.stringContaining( '/customers/3/people/remove' ),
			data: { person: 8 },
		} )
	);
	expect( root.textContent ).not.toMatch( 'Dana Quirk' );
} );

it( 'takes an account limit, and nothing that is no amount', async () => {
	const { root, act, field, button } = await open();
	expect( field( 'Account limit' ) ).toBeUndefined();
	await act( () => field( 'Account terms' )?.click() );
	expect( field( 'Account limit' )?.disabled ).toBe( false );
	await act( () => type( field( 'Account limit' )!, 'lots' ) );
	expect( root.textContent ).toContain( 'Enter an amount of money, or leave it empty for no limit.' );
	await act( () => type( field( 'Account limit' )!, '1500.50' ) );
	await act( () => type( field( 'Days to pay' )!, '30' ) );
	await act( () => button( 'Save' )?.click() );
	expect( fetched ).toHaveBeenLastCalledWith(
		expect.objectContaining( {
			data: { account: { has_terms: true, credit_limit_cents: 150_050, terms_days: 30 }, version: 4 },
		} )
	);
	expect( root.querySelector< HTMLAnchorElement >( 'a[href*="customer=3"]' )?.textContent ).toBe( 'Statement' );
} );
