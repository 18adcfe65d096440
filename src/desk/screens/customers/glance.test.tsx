import apiFetch from '@wordpress/api-fetch';
import type { DeskCaller, DeskCallerFull } from '@/api/generated/schemas';
import { showScreen } from '../../../../tests/jest/desk-screen';
import { CallerSearch } from './caller-search';
import { Glance } from './glance';
import { GuestSheet } from './guest-sheet';

jest.mock( '@wordpress/api-fetch' );
const fetched = jest.mocked( apiFetch );

const boot = {
	branches: [],
	mayOrder: true,
	mayRent: false,
	mayLead: true,
	mayPrice: false,
	statementUrl: '/statement?x=1',
};

const thing = {
	id: 7,
	label: 'W000007',
	state_label: 'Completed',
	is_open: false,
	about: '$9.00',
	at: '2026-03-01T18:00:00Z',
};

const SEEN: DeskCallerFull = {
	person: null,
	orders: [ thing, { ...thing, id: 5, label: 'W000005', state_label: 'Confirmed', is_open: true } ],
	rentals: [ { ...thing, id: 2, label: 'RT000002', about: 'Bobcat S66' } ],
	inquiries: [],
	machines: [ 'Bobcat S66 · R-1 · B4SB1' ],
	notes: [],
};

beforeEach( () => fetched.mockReset() );

it( 'shows what is open first, and links only what may be opened', async () => {
	fetched.mockResolvedValue( { results: SEEN } );
	const { root } = await showScreen( <Glance boot={ boot } who={ { customer_id: 3 } } /> );
	expect( fetched.mock.calls[ 0 ]?.[ 0 ]?.path ).toBe( '/coleman/v1/desk/callers/one?customer_id=3' );
	const [ orders, rentals, inquiries, machines ] = [ ...root.querySelectorAll( 'section' ) ];
	expect( [ ...( orders?.querySelectorAll( 'a' ) ?? [] ) ].map( ( { textContent } ) => textContent ) ).toEqual( [
		'W000005',
		'W000007',
	] );
	expect( orders?.querySelector( 'h3' )?.textContent ).toBe( 'Orders 1 open' );
	expect( rentals?.querySelector( 'a' ) ).toBeNull();
	expect( rentals?.textContent ).toContain( 'RT000002' );
	expect( inquiries?.textContent ).toContain( 'None yet.' );
	expect( machines?.textContent ).toContain( 'Bobcat S66 · R-1 · B4SB1' );
} );

it( 'keeps a note on a guest until it is saved, and shows an account those from before', async () => {
	const note = { id: 4, actor: 'Pat Desk', text: 'Calls at noon.', at: '2026-03-01T18:00:00Z' };
	fetched.mockResolvedValue( { results: SEEN } );
	const { root, act } = await showScreen( <Glance boot={ boot } who={ { phone: '8165550142' } } /> );
	const field = root.querySelector( 'textarea' )!;
	fetched.mockRejectedValueOnce( { code: 'x', message: 'No luck.', data: { status: 500 } } );
	const type = ( text: string ) =>
		act( () => {
			Object.getOwnPropertyDescriptor( HTMLTextAreaElement.prototype, 'value' )!.set!.call( field, text );
			field.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		} );
	await type( 'Calls at noon.' );
	const press = () => act( () => root.querySelector( 'form' )?.requestSubmit() );
	await press();
	expect( field.value ).toBe( 'Calls at noon.' );
	fetched.mockResolvedValue( { results: { ...SEEN, notes: [ note ] } } );
	await press();
	expect( fetched.mock.lastCall?.[ 0 ] ).toMatchObject( {
		path: '/coleman/v1/desk/callers/notes',
		data: { email: '', phone: '8165550142', text: 'Calls at noon.' },
	} );
	expect( field.value ).toBe( '' );
	expect( root.textContent ).toContain( 'Pat Desk' );
	const account = await showScreen( <Glance boot={ boot } who={ { customer_id: 3 } } /> );
	expect( account.root.textContent ).toContain( 'Notes from before the account' );
	expect( account.root.querySelector( 'textarea' ) ).toBeNull();
} );

it( 'finds accounts and guests, and leads to each', async () => {
	const people: DeskCaller[] = [
		{ customer_id: 3, email: 'ann@example.com', phone: '', name: 'Ann', company: 'Oakley', found_by: '', of: '' },
		{
			customer_id: 0,
			email: '',
			phone: '816-555-0142',
			name: 'Bob',
			company: '',
			found_by: 'Order W000005',
			of: 'order-5',
		},
	];
	fetched.mockResolvedValue( { results: people } );
	const go = jest.fn();
	const { root, act } = await showScreen( <CallerSearch asked="5550142" go={ go } /> );
	expect( fetched.mock.calls[ 0 ]?.[ 0 ]?.path ).toBe( '/coleman/v1/desk/callers?search=5550142' );
	const [ ann, bob ] = [ ...root.querySelectorAll( 'li' ) ];
	expect( bob?.textContent ).toContain( 'Guest · Order W000005' );
	await act( () => ann?.querySelector( 'button' )?.click() );
	expect( go ).toHaveBeenLastCalledWith( { customer: '3' } );
	await act( () => bob?.querySelector( 'button' )?.click() );
	expect( go ).toHaveBeenLastCalledWith( { of: 'order-5' } );
} );

it( 'asks nothing for one letter, and says when nobody is found', async () => {
	await showScreen( <CallerSearch asked="x" go={ () => {} } /> );
	expect( fetched ).not.toHaveBeenCalled();
	fetched.mockResolvedValue( { results: [] } );
	const { root } = await showScreen( <CallerSearch asked="xyz" go={ () => {} } /> );
	expect( root.textContent ).toContain( 'No one matches "xyz".' );
} );

const BOB: DeskCaller = {
	customer_id: 0,
	email: '',
	phone: '816-555-0142',
	name: 'Bob',
	company: 'Bob’s Barns',
	found_by: 'Order W000005',
	of: 'order-5',
};

it( 'asks for a guest by a thing of theirs, and keeps who it is when a note is saved', async () => {
	fetched.mockResolvedValue( { results: { ...SEEN, person: BOB } } );
	const { root, act } = await showScreen(
		<GuestSheet boot={ boot } of="order-5" onBack={ () => {} } onAccount={ () => {} } />
	);
	expect( fetched.mock.calls[ 0 ]?.[ 0 ]?.path ).toBe( '/coleman/v1/desk/callers/one?of=order-5' );
	const isBob = () =>
		[ 'Bob', 'Bob’s Barns', '816-555-0142', 'No account' ].every( ( text ) => root.textContent?.includes( text ) );
	expect( isBob() ).toBe( true );
	const field = root.querySelector( 'textarea' )!;
	await act( () => {
		Object.getOwnPropertyDescriptor( HTMLTextAreaElement.prototype, 'value' )!.set!.call( field, 'Calls at noon.' );
		field.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	} );
	const note = { id: 4, actor: 'Pat Desk', text: 'Calls at noon.', at: '2026-03-01T18:00:00Z' };
	fetched.mockResolvedValue( { results: { ...SEEN, notes: [ note ] } } );
	await act( () => root.querySelector( 'form' )?.requestSubmit() );
	expect( fetched.mock.lastCall?.[ 0 ] ).toMatchObject( { data: { email: '', phone: '816-555-0142' } } );
	expect( root.textContent ).toContain( 'Pat Desk' );
	expect( isBob() ).toBe( true );
} );

it( 'goes on to the account of who has one', async () => {
	fetched.mockResolvedValue( { results: { ...SEEN, person: { ...BOB, customer_id: 3, of: '' } } } );
	const onAccount = jest.fn();
	await showScreen( <GuestSheet boot={ boot } of="lead-9" onBack={ () => {} } onAccount={ onAccount } /> );
	expect( onAccount.mock.calls ).toEqual( [ [ 3 ] ] );
} );
