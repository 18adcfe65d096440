import { dispatch, select } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { ApiError } from '@/api/api-error';
import { call } from '@/api/client';
import { recordOf, shape, string } from '@/islands';
import { noticesStore } from '@/stores/notices';
import { hydrateIsland } from '../../tests/jest/hydrate-island';
import addresses from '../../tests/seed/vectors/address.json';
import { addressFaults } from './address-fields/address-faults';
import { prove } from './bot-check/proof';
import { prepare } from './bot-check/service';
import { useBotCheck, useIdempotencyKey } from './bot-check/use-bot-check';
import { Faults } from './faults/faults';
import { Field } from './field/field';
import { GuestFields } from './guest-fields/guest-fields';
import { useForm } from './use-form';
import type { Typed } from './use-form';

jest.mock( '@/api/client' );
jest.mock( './bot-check/proof', () => ( { prove: jest.fn() } ) );
jest.mock( './bot-check/service', () => ( { prepare: jest.fn() } ) );

const props = shape( { errors: recordOf( string ) } );

const send = jest.fn();
const onRefusal = jest.fn();

const check = ( { city }: Typed ) => ( city ? {} : { city: 'City is required.' } );

function Form( { errors: initial }: { errors: Record< string, string > } ) {
	const { errors, isBusy, onSubmit } = useForm( { errors: initial, check, send, onRefusal } );
	return (
		<form noValidate onSubmit={ onSubmit }>
			<input type="hidden" name="zip" value="hidden" />
			<Field id="a" name="city" label="City" type="text" error={ errors.city ?? '' } />
			<Field id="b" name="password_new" label="Password" type="password" error={ errors.password_new ?? '' } />
			<button disabled={ isBusy }>Save</button>
		</form>
	);
}

const open = async ( typed: Record< string, string > = {}, errors = {} ) => {
	const island = await hydrateIsland( Form, props, { errors }, ( root ) =>
		Object.entries( typed ).forEach( ( [ name, value ] ) => {
			root.querySelector< HTMLInputElement >( `[name=${ name }]` )!.value = value;
		} )
	);
	const button = island.root.querySelector( 'button:not([type=button])' ) as HTMLButtonElement;
	return {
		...island,
		button,
		form: island.root.querySelector( 'form' )!,
		press: () =>
			island.act( () => {
				button.focus();
				button.click();
			} ),
		error: ( id: string ) => island.root.querySelector( `#${ id }-error` )?.textContent,
	};
};

const focused = () => document.body.ownerDocument.activeElement;

const messages = () =>
	select( noticesStore )
		.getNotices()
		.map( ( { message } ) => message );

beforeEach( () => {
	jest.resetAllMocks();
	select( noticesStore )
		.getNotices()
		.forEach( ( { id } ) => dispatch( noticesStore ).close( id ) );
} );

describe( 'a form', () => {
	it( 'sends what was typed before it was awake, once, and is ready again', async () => {
		let settle: ( outcome: string ) => void = () => {};
		send.mockReturnValue( new Promise( ( resolve ) => ( settle = resolve ) ) );
		const { press, form, button, act } = await open( { city: 'Easton' } );
		await press();
		await act( () => form.requestSubmit() );
		expect( send ).toHaveBeenCalledTimes( 1 );
		expect( send.mock.calls[ 0 ]![ 0 ] ).toEqual( { zip: 'hidden', city: 'Easton', password_new: '' } );
		expect( button.disabled ).toBe( true );
		await act( () => settle( 'done' ) );
		expect( button.disabled ).toBe( false );
		await act( () => new Promise( ( resolve ) => setTimeout( resolve ) ) );
		expect( focused() ).toBe( button );
	} );

	it( 'stays as it is while the page is leaving', async () => {
		send.mockResolvedValue( 'leaving' );
		const { press, button } = await open( { city: 'Easton' } );
		await press();
		expect( button.disabled ).toBe( true );
	} );

	it( 'sends nothing of which it is known that it is wrong, and shows where', async () => {
		const { press, error } = await open();
		await press();
		expect( send ).not.toHaveBeenCalled();
		expect( error( 'a' ) ).toBe( 'City is required.' );
		expect( focused()?.id ).toBe( 'a' );
	} );

	it( 'shows the server’s sentences at their fields, and keeps what was typed', async () => {
		send.mockRejectedValue( new ApiError( 'Both.', 'rest_invalid_param', 400, { 'password.new': 'Too short.' } ) );
		const { press, error, root } = await open( { city: 'Easton', password_new: 'short' } );
		await press();
		expect( error( 'b' ) ).toBe( 'Too short.' );
		expect( focused()?.id ).toBe( 'b' );
		expect( root.querySelector< HTMLInputElement >( '#b' )!.value ).toBe( 'short' );
		expect( messages() ).toEqual( [] );
		expect( console ).toHaveErrored();
	} );

	it.each( [
		[ 'of no field', new ApiError( 'Too fast.', 'coleman_rate_limited', 429 ), 'Too fast.' ],
		[ 'of a hidden field', new ApiError( 'No ZIP.', 'x', 400, { zip: 'No ZIP.' } ), 'No ZIP.' ],
		[ 'that is a fault of ours', new TypeError( 'x is not a function' ), 'That didn’t work. Please try again.' ],
	] )( 'tells of a refusal %s by a notification', async ( _, error, message ) => {
		send.mockRejectedValue( error );
		const { press } = await open( { city: 'Easton' } );
		await press();
		expect( messages() ).toEqual( [ message ] );
		expect( console ).toHaveErrored();
	} );

	it( 'leaves a refusal to whoever deals with it', async () => {
		send.mockRejectedValue( new ApiError( 'Changed.', 'coleman_cart_changed', 409 ) );
		onRefusal.mockReturnValue( true );
		const { press, button } = await open( { city: 'Easton' } );
		await press();
		expect( messages() ).toEqual( [] );
		expect( button.disabled ).toBe( false );
	} );

	const edit = ( root: Element, id: string, value: string, type: 'input' | 'change' = 'input' ) => {
		const control = root.querySelector< HTMLInputElement >( `#${ id }` )!;
		control.value = value;
		control.dispatchEvent( new Event( type, { bubbles: true } ) );
	};

	it( 'takes an error away as soon as its field is right, and leaves the others', async () => {
		send.mockRejectedValue(
			new ApiError( 'Both.', 'rest_invalid_param', 400, { city: 'No such city.', 'password.new': 'Too short.' } )
		);
		const { press, error, root, act } = await open();
		await press();
		expect( error( 'a' ) ).toBe( 'City is required.' );
		await act( () => edit( root, 'b', 'x' ) );
		expect( error( 'a' ) ).toBe( 'City is required.' );
		await act( () => edit( root, 'a', 'Easton' ) );
		expect( error( 'a' ) ).toBeUndefined();
		await press();
		expect( [ error( 'a' ), error( 'b' ) ] ).toEqual( [ 'No such city.', 'Too short.' ] );
		await act( () => edit( root, 'b', 'longer' ) );
		expect( [ error( 'a' ), error( 'b' ) ] ).toEqual( [ 'No such city.', undefined ] );
		await act( () => edit( root, 'a', '', 'change' ) );
		expect( error( 'a' ) ).toBe( 'City is required.' );
		expect( console ).toHaveErrored();
	} );

	it( 'takes away what PHP found wrong when the field is edited', async () => {
		const { error, root, act } = await open(
			{ city: 'Easton' },
			{ city: 'No such city.', password_new: 'Too short.' }
		);
		await act( () => edit( root, 'a', 'Lawrence' ) );
		expect( [ error( 'a' ), error( 'b' ) ] ).toEqual( [ undefined, 'Too short.' ] );
	} );

	it( 'gives the focus to the summary of a long form', async () => {
		function Long() {
			const { errors, onSubmit } = useForm( { errors: {}, check, send } );
			const faults = Object.values( errors ).map( ( text ) => ( { href: '#a', text } ) );
			return (
				<form noValidate onSubmit={ onSubmit }>
					<Faults id="faults" faults={ faults } />
					<Field id="a" name="city" label="City" type="text" error={ errors.city ?? '' } />
					<button>Save</button>
				</form>
			);
		}
		const { root, act } = await hydrateIsland( Long, shape( {} ), {} );
		await act( () => root.querySelector( 'button' )!.click() );
		expect( focused()?.id ).toBe( 'faults' );
	} );
} );

describe( addresses.rule, () => {
	it.each( addresses.cases )( '%j', ( { in: typed, out } ) => {
		expect( addressFaults( typed as Typed ) ).toEqual( out );
		const prefixed = ( of: object ) =>
			Object.fromEntries( Object.entries( of ).map( ( [ name, text ] ) => [ `billing_${ name }`, text ] ) );
		expect( addressFaults( prefixed( typed ) as Typed, 'billing_' ) ).toEqual( prefixed( out ) );
	} );
} );

describe( 'the bot check', () => {
	const found = jest.fn();

	function Strangers() {
		const { onFocus, isChecking, fields } = useBotCheck();
		const key = useIdempotencyKey();
		const [ count, setCount ] = useState( 0 );
		return (
			<form
				onFocus={ onFocus }
				onSubmit={ async ( event ) => {
					event.preventDefault();
					found( await fields(), key.get() );
					setCount( count + 1 );
				} }
			>
				<input name="email" />
				<GuestFields id="s" isChecking={ isChecking } />
				<button>Send</button>
				<button type="button" onClick={ key.renew }>
					Change
				</button>
			</form>
		);
	}

	const openStrangers = async () => {
		const island = await hydrateIsland( Strangers, shape( {} ), {} );
		const [ submit, change ] = island.root.querySelectorAll( 'button' );
		return {
			...island,
			focus: () => island.act( () => island.root.querySelector( 'input' )!.focus() ),
			submit: () => island.act( () => submit!.click() ),
			change: () => island.act( () => change!.click() ),
			wait: ( milliseconds: number ) => island.act( () => jest.advanceTimersByTimeAsync( milliseconds ) ),
			status: () => island.root.querySelector( '[role=status]' )!.textContent,
		};
	};

	beforeEach( () => {
		jest.useFakeTimers();
		jest.mocked( call ).mockResolvedValue( { results: { form_stamp: 'stamp', least_seconds: 2, challenge: {} } } );
		jest.mocked( prove ).mockResolvedValue( 'proof' );
	} );
	afterEach( () => jest.useRealTimers() );

	it( 'asks for nothing before the focus is in the form, then once', async () => {
		const { focus, act, root } = await openStrangers();
		expect( call ).not.toHaveBeenCalled();
		await focus();
		await act( () => root.querySelectorAll( 'button' )[ 1 ]!.focus() );
		expect( call ).toHaveBeenCalledTimes( 1 );
		expect( call ).toHaveBeenCalledWith( 'form-stamp' );
	} );

	it( 'holds a submit back until the stamp is old enough, and says so', async () => {
		const { focus, submit, wait, status } = await openStrangers();
		await focus();
		await submit();
		await wait( 2000 );
		expect( found ).not.toHaveBeenCalled();
		expect( status() ).not.toBe( '' );
		await wait( 200 );
		expect( found ).toHaveBeenCalledWith( { form_stamp: 'stamp', altcha: 'proof' }, expect.any( String ) );
		expect( status() ).toBe( '' );
	} );

	it( 'makes a new proof for a second submit, with the same key until the form has changed', async () => {
		const { focus, submit, change, wait } = await openStrangers();
		await focus();
		await submit();
		await wait( 2200 );
		await submit();
		await wait( 2200 );
		await change();
		await submit();
		await wait( 2200 );
		expect( prove ).toHaveBeenCalledTimes( 3 );
		const [ first, second, third ] = found.mock.calls.map( ( [ , key ] ) => key );
		expect( first ).toMatch( /^[0-9a-f]{32}$/ );
		expect( second ).toBe( first );
		expect( third ).not.toBe( first );
	} );

	it( 'goes on without a proof that takes too long', async () => {
		jest.mocked( prove ).mockReturnValue( new Promise( () => {} ) );
		const { submit, wait } = await openStrangers();
		await submit();
		await wait( 15_100 );
		expect( found ).toHaveBeenCalledWith( { form_stamp: 'stamp', altcha: '' }, expect.any( String ) );
	} );

	it( 'waits as long as the dealer has set', async () => {
		jest.mocked( call ).mockResolvedValue( { results: { form_stamp: 'stamp', least_seconds: 5, challenge: {} } } );
		const { submit, wait } = await openStrangers();
		await submit();
		await wait( 4900 );
		expect( found ).not.toHaveBeenCalled();
		await wait( 300 );
		expect( found ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'asks the service that the dealer has chosen, for the form that is filled in', async () => {
		jest.mocked( prepare ).mockResolvedValue( async () => 'token' );
		const stamp = { form_stamp: 'stamp', least_seconds: 2, service: 'turnstile', site_key: 'k', challenge: null };
		jest.mocked( call ).mockResolvedValue( { results: stamp } );
		const { focus, submit, wait, root } = await openStrangers();
		await focus();
		await submit();
		await wait( 2200 );
		expect( prepare ).toHaveBeenCalledWith( 'turnstile', 'k', root.querySelector( 'form' ) );
		expect( prove ).not.toHaveBeenCalled();
		expect( found ).toHaveBeenCalledWith( { form_stamp: 'stamp', altcha: 'token' }, expect.any( String ) );
	} );

	it( 'sends a form unverified whose service could not be loaded', async () => {
		jest.mocked( prepare ).mockRejectedValue( new Error( 'blocked' ) );
		const stamp = { form_stamp: 'stamp', least_seconds: 2, service: 'recaptcha', site_key: 'k', challenge: null };
		jest.mocked( call ).mockResolvedValue( { results: stamp } );
		const { submit, wait } = await openStrangers();
		await submit();
		await wait( 2200 );
		expect( found ).toHaveBeenCalledWith( { form_stamp: 'stamp', altcha: '' }, expect.any( String ) );
		expect( console ).toHaveErrored();
	} );

	it( 'goes on without anything where the server gives no stamp', async () => {
		jest.mocked( call ).mockRejectedValue( ApiError.offline() );
		const { submit, wait } = await openStrangers();
		await submit();
		await wait( 0 );
		expect( found ).toHaveBeenCalledWith( { form_stamp: '', altcha: '' }, expect.any( String ) );
		expect( console ).toHaveErrored();
	} );
} );
