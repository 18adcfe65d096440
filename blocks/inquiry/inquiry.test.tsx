import { ApiError } from '@/api/api-error';
import { call } from '@/api/client';
import { fetchAddresses, fetchProfile } from '@/api/customer';
import { exampleAddress, exampleProfile } from '@/stores/customer/example-account';
import vectors from '../../tests/seed/vectors/inquiry.json';
import detailVectors from '../../tests/seed/vectors/inquiry-details.json';
import usedVectors from '../../tests/seed/vectors/used-inquiry.json';
import { formOf } from '../../tests/jest/form';
import { hydrateIsland } from '../../tests/jest/hydrate-island';
import fixtures from './fixtures.json';
import { detailFaults } from './details';
import { Inquiry, inquiryProps } from './inquiry';
import { inquiryFaults } from './send';

jest.mock( '@/api/client' );
jest.mock( '@/api/customer' );
jest.mock( '@/forms/bot-check/proof', () => ( { prove: () => Promise.resolve( 'proof' ) } ) );

const THANKS = fixtures.sent.thanks;
const STAMP = { form_stamp: 'stamp', challenge: {}, least_seconds: 2, service: '', site_key: '' };
const TYPED = { firstName: 'Ann', lastName: 'Farmer', phone: '816-555-0100', branch: '4', comments: 'Hours?' };
const KINDS = [ 'new', 'attachment', 'part', 'rental', 'service', 'financing', 'careers', 'contact' ];

const answer = ( send: () => Promise< unknown > ) =>
	jest
		.mocked( call )
		.mockImplementation( ( path ) =>
			path === 'form-stamp' ? Promise.resolve( { results: STAMP } ) : ( send() as Promise< never > )
		);
const thank = async () => ( { results: { sent: true, leadId: 7, kind: 'contact', phone: '', message: THANKS } } );
const sent = () =>
	jest
		.mocked( call )
		.mock.calls.flatMap( ( [ path, options ] ) => ( path === 'form-stamp' ? [] : [ { path, ...options } ] ) );

const open = async ( props: unknown = { ...fixtures.typical, values: {} } ) => {
	const island = await hydrateIsland( Inquiry, inquiryProps, props );
	const form = formOf( island );
	return {
		...island,
		...form,
		text: ( part: string ) =>
			island.root.querySelector( `.coleman-inquiry__${ part }, .coleman-inquiry-form__${ part }` )?.textContent,
		send: async ( typed: Record< string, string > ) => {
			await form.submit( typed );
			await island.act( () => jest.advanceTimersByTimeAsync( 3000 ) );
		},
	};
};

beforeEach( () => {
	jest.resetAllMocks();
	jest.useFakeTimers();
	sessionStorage.clear();
	document.cookie = 'coleman_hint=0.0';
	answer( thank );
} );
afterEach( () => jest.useRealTimers() );

describe( vectors.rule, () => {
	it.each( vectors.cases )( '%j', ( { in: typed, out } ) => {
		KINDS.forEach( ( kind ) => expect( inquiryFaults( kind, typed as Record< string, string > ) ).toEqual( out ) );
	} );
} );

describe( detailVectors.rule, () => {
	it.each( detailVectors.cases )( '%j', ( { in: { kind, typed }, out } ) => {
		expect( detailFaults( kind, typed as Record< string, string > ) ).toEqual( out );
	} );
} );

describe( usedVectors.rule, () => {
	it.each( usedVectors.cases )( '%j', ( { in: typed, out } ) => {
		expect( inquiryFaults( 'used', typed as Record< string, string > ) ).toEqual( out );
	} );
} );

it( 'sends what was typed, of what kind and about what, and thanks in its place', async () => {
	const about = { kind: 'machine', id: 2068, title: '2021 Kubota SVL75-2', url: '' };
	const { send, text, root, field } = await open( { ...fixtures.typical, kind: 'financing', about, values: {} } );
	expect( text( 'about' ) ).toBe( 'About: 2021 Kubota SVL75-2' );
	await send( TYPED );
	expect( sent() ).toEqual( [
		{
			path: 'inquiries',
			method: 'POST',
			body: {
				kind: 'financing',
				about: { kind: 'machine', id: '2068' },
				branch: '4',
				details: {
					applicant: '',
					amount: '',
					downPayment: '',
					timeInBusiness: '',
					callback: '',
					firstName: 'Ann',
					lastName: 'Farmer',
					email: '',
					phone: '816-555-0100',
					company: '',
					address: '',
					city: '',
					state: '',
					zip: '',
					comments: 'Hours?',
				},
				website: '',
				form_stamp: 'stamp',
				altcha: 'proof',
			},
			headers: { 'Idempotency-Key': expect.stringMatching( /^[0-9a-f]{32}$/ ) },
		},
	] );
	expect( text( 'thanks' ) ).toBe( THANKS );
	expect( root.ownerDocument.activeElement ).toBe( root.querySelector( '.coleman-inquiry-form__thanks' ) );
	expect( field( 'comments' ).value ).toBe( '' );
	expect( sessionStorage ).toHaveLength( 0 );
} );

it( 'asks of a trade-in what machine it is, and sends it along', async () => {
	const { send, error, field } = await open( { ...fixtures.typical, kind: 'trade_in', values: {} } );
	await send( TYPED );
	expect( [ 'make', 'model', 'modelYear', 'hours', 'serial', 'condition' ].map( error ) ).toEqual( [
		'Make is required.',
		'Model is required.',
		'Year is required.',
		'Hours are required.',
		undefined,
		'Choose the condition.',
	] );
	const machine = { make: 'Kubota', model: 'L3901', modelYear: '2019', hours: '1,250', condition: 'good' };
	await send( machine );
	expect( sent().map( ( { body } ) => body?.details ) ).toEqual( [ expect.objectContaining( machine ) ] );
	expect( field( 'make' ).value ).toBe( '' );
} );

it( 'asks neither for a branch nor for a ZIP code where one writes to a person', async () => {
	const { text, root } = await open( { ...fixtures[ 'for a person' ], values: {} } );
	expect( text( 'about' ) ).toBe( 'To: Wade Kessler' );
	expect( root.querySelector( '[name=branch], [name=zip]' ) ).toBeNull();
	expect( root.querySelector< HTMLInputElement >( '[name=about_kind]' )!.value ).toBe( 'person' );
} );

it( 'names the page that it came from, where it has a page of its own', async () => {
	const { root } = await open( { ...fixtures[ 'asked of a part' ], values: {} } );
	expect( root.querySelector( 'h1' )!.textContent ).toBe( 'Ask us about it' );
	expect( root.querySelector( '.coleman-inquiry__about a' )!.getAttribute( 'href' ) ).toBe( '/parts/details/3' );
} );

it( 'names what is missing, and sends nothing', async () => {
	const { send, error } = await open();
	await send( {} );
	expect( [ 'firstName', 'email', 'phone', 'comments' ].map( error ) ).toEqual( [
		'First Name is required.',
		'Enter an email address or a phone number.',
		undefined,
		'Comments are required.',
	] );
	expect( sent() ).toEqual( [] );
} );

it( 'keeps all that was typed when it could not be sent, and the key for the next try', async () => {
	answer( () => Promise.reject( new ApiError( 'No.', 'coleman_offline', 0 ) ) );
	const { send, text, field } = await open();
	await send( TYPED );
	expect( text( 'failed' ) ).toMatch( /^An error has occurred/ );
	expect( field( 'comments' ).value ).toBe( 'Hours?' );
	answer( thank );
	await send( {} );
	const [ first, second ] = sent().map( ( { headers } ) => headers );
	expect( second ).toEqual( first );
	expect( text( 'thanks' ) ).toBe( THANKS );
	expect( console ).toHaveErrored();
} );

it( 'keeps what was typed while the tab is open, apart from forms of other kinds', async () => {
	const { act, field } = await open();
	await act( () => {
		field( 'comments' ).value = 'Half a sentence';
		field( 'comments' ).dispatchEvent( new Event( 'input', { bubbles: true } ) );
		jest.advanceTimersByTime( 2000 );
	} );
	expect( ( await open() ).field( 'comments' ).value ).toBe( 'Half a sentence' );
	expect( ( await open( { ...fixtures.careers, values: {} } ) ).field( 'comments' ).value ).toBe( '' );
} );

it( 'fills in who is known', async () => {
	document.cookie = 'coleman_hint=0.1';
	jest.mocked( fetchProfile ).mockResolvedValue( exampleProfile( { Email: 'pat@example.com' } ) );
	jest.mocked( fetchAddresses ).mockResolvedValue( [ exampleAddress( 1 ) ] );
	const { field, act } = await open();
	await act( () => jest.advanceTimersByTimeAsync( 100 ) );
	expect( field( 'email' ).value ).toBe( 'pat@example.com' );
} );

it.each( KINDS )( 'asks of %s no more than the kind needs', async ( kind ) => {
	const { root } = await open( { ...fixtures.typical, kind, values: {} } );
	const names = [ ...root.querySelectorAll< HTMLInputElement >( '[name]:not([type=hidden])' ) ].map(
		( { name } ) => name
	);
	expect( names.filter( ( name ) => /ssn|social|birth|income|address|city|state/i.test( name ) ) ).toEqual( [] );
	expect( names.includes( 'zip' ) ).toBe( kind !== 'careers' );
} );

it.each( [
	[ 'refused for good', new ApiError( 'This is a HEIC picture.', 'coleman_picture_refused', 422 ), [ 'Remove' ] ],
	[ 'not sent', new ApiError( 'The site is busy.', 'coleman_busy', 503 ), [ 'Try again', 'Remove' ] ],
] )( 'says why a picture was %s, and offers what may help', async ( _, error, offered ) => {
	Object.assign( URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined } );
	answer( () => Promise.reject( error ) );
	const { root, act } = await open( { ...fixtures[ 'a trade-in' ], values: {} } );
	const input = root.querySelector< HTMLInputElement >( '[type=file]' )!;
	Object.defineProperty( input, 'files', { value: [ new File( [ 'x' ], 'IMG_1.HEIC' ) ] } );
	Object.defineProperty( input, 'value', { value: '', writable: true } );
	await act( async () => {
		input.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		await jest.advanceTimersByTimeAsync( 0 );
	} );
	const item = root.querySelector( '.coleman-inquiry__picture' )!;
	expect( item.textContent ).toMatch( error.message );
	expect( [ ...item.querySelectorAll( 'button' ) ].map( ( { textContent } ) => textContent ) ).toEqual( offered );
} );
