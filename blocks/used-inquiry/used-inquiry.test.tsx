import { select } from '@wordpress/data';
import { ApiError } from '@/api/api-error';
import { call } from '@/api/client';
import { fetchAddresses, fetchProfile } from '@/api/customer';
import { noticesStore } from '@/stores/notices';
import { exampleAddress, exampleProfile } from '@/stores/customer/example-account';
import vectors from '../../tests/seed/vectors/used-inquiry.json';
import { formOf } from '../../tests/jest/form';
import { hydrateIsland } from '../../tests/jest/hydrate-island';
import fixtures from './fixtures.json';
import { FIELDS, inquiryFaults } from './inquiry';
import { UsedInquiry, usedInquiryProps } from './used-inquiry';

jest.mock( '@/api/client' );
jest.mock( '@/api/customer' );
jest.mock( '@/forms/bot-check/proof', () => ( { prove: () => Promise.resolve( 'proof' ) } ) );

const THANKS = fixtures.sent.thanks;
const FAILED = 'An error has occurred while submitting your inquiry. Please try again later.';
const STAMP = { form_stamp: 'stamp', challenge: {}, least_seconds: 2, service: '', site_key: '' };
const TYPED = {
	firstName: 'Ann',
	lastName: 'Farmer',
	email: 'ann@example.com',
	phone: '816-555-0100',
	city: 'Easton',
	state: 'KS',
	comments: 'Is the bucket with it?',
};

const answer = ( send: () => Promise< unknown > ) =>
	jest
		.mocked( call )
		.mockImplementation( ( path ) =>
			path === 'form-stamp' ? Promise.resolve( { results: STAMP } ) : ( send() as Promise< never > )
		);
const thank = async () => ( { results: { sent: true, leadId: 7, phone: '', message: THANKS, sold: false } } );
const sent = () =>
	jest.mocked( call ).mock.calls.flatMap( ( [ path, options ] ) => ( path === 'form-stamp' ? [] : [ options ] ) );

const open = async ( props: unknown = fixtures.empty, whileAsleep?: ( root: HTMLElement ) => void ) => {
	const island = await hydrateIsland( UsedInquiry, usedInquiryProps, props, whileAsleep );
	const form = formOf( island );
	return {
		...island,
		...form,
		values: () => FIELDS.map( ( name ) => form.field( name ).value ),
		text: ( part: string ) => island.root.querySelector( `.coleman-inquiry-form__${ part }` )?.textContent,
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
		expect( inquiryFaults( typed as Record< string, string > ) ).toEqual( out );
	} );
} );

it( 'names what is missing in the agreed words, and sends nothing', async () => {
	const { send, error, field, root } = await open();
	await send( {} );
	expect( FIELDS.map( error ) ).toEqual( [
		'First Name is required.',
		'Last Name is required.',
		'Email Address is required.',
		undefined,
		undefined,
		undefined,
		'City is required.',
		'State is required.',
		undefined,
		undefined,
	] );
	expect( root.ownerDocument.activeElement ).toBe( field( 'firstName' ) );
	await send( { firstName: 'Ann', email: 'ann@' } );
	expect( error( 'email' ) ).toBe( 'Invalid email address provided.' );
	expect( sent() ).toEqual( [] );
} );

it( 'sends what was typed with what tells a person from a program, thanks in its place and is empty again', async () => {
	const { send, text, values, button, root } = await open();
	await send( TYPED );
	expect( sent() ).toEqual( [
		{
			method: 'POST',
			body: {
				equipmentId: '2068',
				details: { ...TYPED, company: '', address: '', zip: '' },
				website: '',
				form_stamp: 'stamp',
				altcha: 'proof',
			},
			headers: { 'Idempotency-Key': expect.stringMatching( /^[0-9a-f]{32}$/ ) },
		},
	] );
	expect( text( 'thanks' ) ).toBe( THANKS );
	expect( root.ownerDocument.activeElement ).toBe( root.querySelector( '.coleman-inquiry-form__thanks' ) );
	expect( values().join( '' ) ).toBe( '' );
	expect( button.disabled ).toBe( false );
	expect( sessionStorage ).toHaveLength( 0 );

	await send( TYPED );
	const [ first, second ] = sent().map( ( options ) => options?.headers );
	expect( second ).not.toEqual( first );
} );

it( 'keeps all that was typed when it could not be sent, and its name for the next try', async () => {
	answer( () => Promise.reject( new ApiError( 'No network.', 'coleman_offline', 0 ) ) );
	const { send, text, values, root } = await open();
	await send( TYPED );
	expect( text( 'failed' ) ).toBe( FAILED );
	expect( select( noticesStore ).getNotices().at( -1 ) ).toMatchObject( { type: 'error', message: 'No network.' } );
	expect( root.querySelector( '[role=alert]' ) ).not.toBeNull();
	expect( values() ).toEqual( FIELDS.map( ( name ) => ( TYPED as Record< string, string > )[ name ] ?? '' ) );
	answer( thank );
	await send( {} );
	expect( text( 'failed' ) ).toBeUndefined();
	expect( text( 'thanks' ) ).toBe( THANKS );
	const [ first, second ] = sent().map( ( options ) => options?.headers );
	expect( second ).toEqual( first );
	expect( console ).toHaveErrored();
} );

it( 'shows at its field what the server finds wrong', async () => {
	answer( () =>
		Promise.reject( new ApiError( 'No.', 'rest_invalid_param', 400, { zip: 'Enter shorter, plain text.' } ) )
	);
	const { send, error, text } = await open();
	await send( TYPED );
	expect( [ error( 'zip' ), text( 'failed' ) ] ).toEqual( [ 'Enter shorter, plain text.', undefined ] );
	expect( console ).toHaveErrored();
} );

it( 'sends as another what was changed after a post whose answer was lost', async () => {
	const refusals = [ new ApiError( 'Before.', 'coleman_idempotency_key_reused', 422 ) ];
	answer( () => {
		const refusal = refusals.pop();
		return refusal ? Promise.reject( refusal ) : thank();
	} );
	const { send, text } = await open();
	await send( TYPED );
	expect( text( 'thanks' ) ).toBe( THANKS );
	expect( new Set( sent().map( ( options ) => JSON.stringify( options?.headers ) ) ).size ).toBe( 2 );
} );

it( 'has after a reload what was typed before it, but not for the next machine', async () => {
	const first = await open();
	await first.act( () => {
		for ( const [ name, value ] of Object.entries( TYPED ) ) {
			first.field( name ).value = value;
		}
		first.field( 'city' ).dispatchEvent( new Event( 'input', { bubbles: true } ) );
	} );
	const again = await open( fixtures.empty, ( root ) => {
		root.querySelector< HTMLInputElement >( '[name=city]' )!.value = 'Smithville';
	} );
	expect( again.values() ).toEqual(
		FIELDS.map( ( name ) => ( ( { ...TYPED, city: 'Smithville' } ) as Record< string, string > )[ name ] ?? '' )
	);
	const other = await open( { ...fixtures.empty, machineId: 7 } );
	expect( other.values().join( '' ) ).toBe( '' );
} );

it( 'knows a customer who is signed in, and asks for nobody else', async () => {
	await open();
	expect( fetchProfile ).not.toHaveBeenCalled();
	document.cookie = 'coleman_hint=0.1';
	jest.mocked( fetchProfile ).mockResolvedValue(
		exampleProfile( { FirstName: 'Pat', LastName: 'Miller', Email: 'pat@example.com', Phone: '913-555-0134' } )
	);
	jest.mocked( fetchAddresses ).mockResolvedValue( [
		exampleAddress( 1, { street: '1 Main St', city: 'Topeka', zip: '66603' } ),
		exampleAddress( 2, { street: '2 Oak St', is_default: true } ),
	] );
	const { values, act } = await open( fixtures.empty, ( root ) => {
		root.querySelector< HTMLInputElement >( '[name=firstName]' )!.value = 'Patricia';
	} );
	await act( () => jest.advanceTimersByTimeAsync( 10 ) );
	expect( values() ).toEqual( [
		'Patricia',
		'Miller',
		'pat@example.com',
		'913-555-0134',
		'',
		'2 Oak St',
		'Easton',
		'KS',
		'66020',
		'',
	] );
} );

it( 'shows what was typed and what was wrong when a browser without JavaScript has sent it', async () => {
	const { field, error, text } = await open( fixtures.missing );
	expect( [ field( 'phone' ).value, error( 'city' ), text( 'failed' ) ] ).toEqual( [
		'816',
		'City is required.',
		undefined,
	] );
	const failed = await open( fixtures.failed );
	expect( [ failed.text( 'failed' ), failed.field( 'city' ).value ] ).toEqual( [ FAILED, 'Easton' ] );
} );
