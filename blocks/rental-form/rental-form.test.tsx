import { ApiError } from '@/api/api-error';
import { call } from '@/api/client';
import { remember, remembered } from '@/rentals/remembered';
import { goTo } from '@/stores/customer/go-to';
import { formOf } from '../../tests/jest/form';
import { hydrateIsland } from '../../tests/jest/hydrate-island';
import fixtures from './fixtures.json';
import { RentalForm, rentalFormProps } from './rental-form';

jest.mock( '@/api/client' );
jest.mock( '@/stores/customer/go-to' );
jest.mock( '@/forms/bot-check/proof', () => ( { prove: () => Promise.resolve( 'proof' ) } ) );

/** A Tuesday at the dealership. */
const NOW = new Date( '2026-12-08T18:00:00Z' );

const BANNER = 'One or more errors were found in your form. Please fill in all fields prior to submitting.';

const TYPED = {
	start_date: '2026-12-14',
	return_date: '2026-12-18',
	your_name: 'Pat Miller',
	phone_number: '913-555-0134',
	your_email: 'pat@example.com',
	your_city: 'Easton',
	your_state: 'KS',
	your_zip: '66020',
	pickup_location: 'Lees Summit',
};

const CONFIRMATION = '/rental/confirmation/DEMQ2345WX';

/** What was sent to our own desk, each time. */
const requested = () =>
	jest.mocked( call ).mock.calls.flatMap( ( [ path, options ] ) =>
		path === 'rentals/request'
			? [
					{
						...options?.body,
						key: options?.headers?.[ 'Idempotency-Key' ],
					} as Record< string, unknown >,
				]
			: []
	);

/** What was posted natively, each time. */
let posted: Record< string, string >[] = [];

const open = async ( props: unknown = fixtures.typical ) => {
	const island = await hydrateIsland( RentalForm, rentalFormProps, props );
	const { root, act } = island;
	const form = formOf( island );
	const all = ( selector: string ) =>
		[ ...root.querySelectorAll( selector ) ].map( ( { textContent } ) => textContent );
	return {
		...island,
		...form,
		all,
		banner: () => all( '.coleman-faults__title' )[ 0 ],
		/** A date as a browser sets it: its value, then the event. */
		choose: ( name: string, date: string, type = 'change' ) =>
			act( () => {
				form.field( name ).value = date;
				form.field( name ).dispatchEvent( new Event( type, { bubbles: true } ) );
			} ),
		tick: ( id: string ) =>
			act( () =>
				root.querySelector< HTMLInputElement >( `[name="attachment_ids[]"][value="${ id }"]` )!.click()
			),
		hidden: ( name: string ) => root.querySelector< HTMLInputElement >( `[type=hidden][name="${ name }"]` )!.value,
		rows: () => all( '.coleman-rental-form__row' ),
		wait: () => act( () => jest.advanceTimersByTimeAsync( 3000 ) ),
	};
};

beforeEach( () => {
	jest.resetAllMocks();
	jest.useFakeTimers( { now: NOW } );
	localStorage.clear();
	posted = [];
	Element.prototype.scrollIntoView = jest.fn();
	HTMLFormElement.prototype.submit = function () {
		posted.push(
			Object.fromEntries( [ ...new FormData( this ) ].map( ( [ name, value ] ) => [ name, String( value ) ] ) )
		);
	};
	jest.mocked( call ).mockImplementation( async ( path ) => ( {
		results:
			path === 'rentals/request'
				? { Url: CONFIRMATION }
				: { form_stamp: 'stamp', challenge: {}, least_seconds: 2 },
	} ) );
} );
afterEach( () => jest.useRealTimers() );

describe( 'dates', () => {
	it.each( [
		[ 'start_date', '2026-12-08', 'Please select a future start date' ],
		[ 'return_date', '2026-12-09', 'Please select a future return date' ],
		[ 'start_date', '2026-12-13', 'Rental pickup and returns must occur between Monday and Saturday' ],
		[ 'return_date', '2026-12-20', 'Rental pickup and returns must occur between Monday and Saturday' ],
	] )( 'clears %s of %s, and says why at the field and aloud', async ( name, date, alert ) => {
		const { choose, field, error, all } = await open();
		await choose( name, date );
		expect( field( name ).value ).toBe( '' );
		expect( error( name ) ).toBe( alert );
		expect( all( '[role=alert]' ) ).toEqual( [ alert ] );
	} );

	it( 'clears a return date that is not after the start', async () => {
		const { choose, field, error } = await open();
		await choose( 'return_date', '2026-12-14' );
		await choose( 'start_date', '2026-12-14' );
		expect( [ field( 'start_date' ).value, field( 'return_date' ).value ] ).toEqual( [ '2026-12-14', '' ] );
		expect( error( 'return_date' ) ).toBe( 'Rental return date must occur after the start date' );
		await choose( 'return_date', '2026-12-15' );
		expect( error( 'return_date' ) ).toBeUndefined();
	} );

	it( 'clears a holiday at once, of the branch that was chosen, and prices none', async () => {
		const { choose, field, error, rows } = await open();
		const closed = 'The branch is closed on this day. Please choose another.';
		await choose( 'start_date', '2026-12-22' );
		// All branches are closed on the 25th, Easton alone on the 24th.
		await choose( 'return_date', '2026-12-25' );
		expect( [ field( 'return_date' ).value, error( 'return_date' ), rows() ] ).toEqual( [ '', closed, [] ] );
		// Nothing was sent yet.
		expect( document.body.textContent ).not.toContain( 'prior to submitting' );
		await choose( 'return_date', '2026-12-24' );
		expect( [ error( 'return_date' ), rows().length ] ).toEqual( [ undefined, 4 ] );
		await choose( 'pickup_location', 'Easton' );
		expect( [ field( 'return_date' ).value, error( 'return_date' ), rows() ] ).toEqual( [ '', closed, [] ] );
		await choose( 'return_date', '2026-12-23' );
		expect( [ error( 'return_date' ), rows().length ] ).toEqual( [ undefined, 4 ] );
	} );

	it( 'waits for a year to be typed to its end, or left', async () => {
		const { choose, field } = await open();
		await choose( 'start_date', '0202-12-14' );
		expect( field( 'start_date' ).value ).toBe( '0202-12-14' );
		await choose( 'start_date', '0202-12-14', 'focusout' );
		expect( field( 'start_date' ).value ).toBe( '' );
	} );

	it( 'can be chosen from tomorrow on, to be brought back from the day after', async () => {
		const { field } = await open();
		expect( [ 'start_date', 'return_date' ].map( ( name ) => field( name ).getAttribute( 'min' ) ) ).toEqual( [
			'2026-12-09',
			'2026-12-10',
		] );
	} );
} );

describe( 'the price', () => {
	it( 'is worked out anew with each date and attachment, and goes along in hidden fields', async () => {
		const { choose, tick, rows, hidden, all } = await open();
		expect( rows() ).toEqual( [] );
		await choose( 'start_date', '2026-12-14' );
		await choose( 'return_date', '2026-12-18' );
		expect( all( '.coleman-rental-form__days' ) ).toEqual( [ '4 days' ] );
		expect( rows() ).toEqual( [
			'1 week at $975$975.00',
			'Theft and damage waiver (14%)$136.50',
			'Deposit$250.00',
			'Total$1,361.50',
		] );
		await tick( '6' );
		expect( rows()[ 0 ] ).toBe( '1 week at $1,215$1,215.00' );
		expect( [ hidden( 'days' ), hidden( 'estimated_cost' ) ] ).toEqual( [ '4 days', '$1,635.10' ] );
		await choose( 'return_date', '' );
		expect( rows() ).toEqual( [] );
	} );

	it( 'says when longer is cheaper', async () => {
		const { all } = await open( fixtures[ 'longer is cheaper' ] );
		expect( all( '.coleman-rental-form__note' ) ).toEqual( [ 'Save: 22 days for $2,600.' ] );
	} );

	it( 'is left to the desk where a machine has no rates', async () => {
		const { all, rows, hidden } = await open( fixtures[ 'without rates' ] );
		expect( all( '.coleman-rental-form__note' )[ 0 ] ).toMatch( /rental desk will call you with a price/ );
		expect( [ rows(), hidden( 'estimated_cost' ) ] ).toEqual( [ [], '' ] );
	} );
} );

describe( 'sending', () => {
	it( 'is stopped where something is missing: the banner, each field, and the top of the form', async () => {
		const { submit, banner, error, root } = await open();
		await submit( { ...TYPED, pickup_location: '', your_name: ' ' } );
		expect( banner() ).toBe( BANNER );
		expect( [ error( 'your_name' ), error( 'pickup_location' ), error( 'jobsite_street' ) ] ).toEqual( [
			'Name is required.',
			'Pickup Location is required.',
			undefined,
		] );
		expect( Element.prototype.scrollIntoView ).toHaveBeenCalled();
		expect( root.ownerDocument.activeElement!.hasAttribute( 'data-faults' ) ).toBe( true );
		expect( requested() ).toEqual( [] );
	} );

	it( 'takes banner and sentences away as the fields become right', async () => {
		const { submit, choose, error, banner } = await open();
		await submit( {} );
		expect( banner() ).toBe( BANNER );
		await choose( 'start_date', '2026-12-13' );
		expect( error( 'start_date' ) ).toBe( 'Rental pickup and returns must occur between Monday and Saturday' );
		await choose( 'start_date', TYPED.start_date );
		await choose( 'return_date', TYPED.return_date );
		expect( [ error( 'start_date' ), error( 'return_date' ) ] ).toEqual( [ undefined, undefined ] );
		expect( banner() ).toBe( BANNER );
		for ( const [ name, value ] of Object.entries( TYPED ) ) {
			await choose( name, value );
		}
		expect( banner() ).toBeUndefined();
	} );

	it( 'asks for all of the jobsite when it is to be brought', async () => {
		const { submit, act, root, error } = await open();
		await act( () => root.querySelector< HTMLInputElement >( '[value=Delivery]' )!.click() );
		await submit( { ...TYPED, pickup_location: '' } );
		expect(
			[ 'jobsite_street', 'jobsite_street_city', 'jobsite_street_state', 'jobsite_street_zip' ].map( error )
		).toEqual( [ 'Street is required.', 'City is required.', 'State is required.', 'ZIP code is required.' ] );
		expect( error( 'pickup_location' ) ).toBeUndefined();
	} );

	it( 'sends every field of the form, once, with key, stamp and proof, and leads to its confirmation', async () => {
		const { submit, tick, wait, button } = await open();
		await tick( '6' );
		await submit( TYPED );
		await submit( {} );
		await wait();
		expect( requested() ).toEqual( [
			{
				...TYPED,
				equipmentId: '2',
				pickup_or_delivery: 'Pickup',
				attachment_ids: [ '6' ],
				rental_purpose: '',
				jobsite_street: '',
				jobsite_street_city: '',
				jobsite_street_state: '',
				jobsite_street_zip: '',
				website: '',
				attachments: 'RG60',
				days: '4 days',
				pickup_delivery_label: 'Pickup Location',
				pickup_delivery_address: 'Lees Summit',
				estimated_cost: '$1,635.10',
				image_url: fixtures.typical.rental.image,
				form_stamp: 'stamp',
				altcha: 'proof',
				key: expect.stringMatching( /^[0-9a-f]{32}$/ ),
			},
		] );
		expect( jest.mocked( goTo ).mock.calls ).toEqual( [ [ CONFIRMATION ] ] );
		expect( [ posted, button.disabled ] ).toEqual( [ [], true ] );
	} );

	it( 'says what the desk refuses in its own place, keeps what was typed, and is sent again under the same key', async () => {
		jest.mocked( call ).mockImplementation( async ( path ) => {
			if ( path === 'rentals/request' ) {
				throw new ApiError( BANNER, 'rest_invalid_param', 400, {
					return_date: 'To rent for more than 90 days, please call the rental desk.',
				} );
			}
			return { results: { form_stamp: 'stamp', challenge: {}, least_seconds: 2 } };
		} );
		const { submit, wait, error, banner, field, button } = await open();
		await submit( TYPED );
		await wait();
		expect( error( 'return_date' ) ).toBe( 'To rent for more than 90 days, please call the rental desk.' );
		expect( [ banner(), field( 'your_name' ).value, button.disabled ] ).toEqual( [
			BANNER,
			TYPED.your_name,
			false,
		] );
		await submit( {} );
		await wait();
		const keys = requested().map( ( { key } ) => key );
		expect( keys ).toEqual( [ keys[ 0 ], keys[ 0 ] ] );
		expect( goTo ).not.toHaveBeenCalled();
		expect( console ).toHaveErrored();
	} );

	it( 'tells where it is brought to', async () => {
		const { submit, act, root, wait } = await open();
		await act( () => root.querySelector< HTMLInputElement >( '[value=Delivery]' )!.click() );
		await submit( {
			...TYPED,
			jobsite_street: '4120 Stillwell Road',
			jobsite_street_city: 'Easton',
			jobsite_street_state: 'KS',
			jobsite_street_zip: '66020',
		} );
		await wait();
		expect( [ requested()[ 0 ]!.pickup_delivery_label, requested()[ 0 ]!.pickup_delivery_address ] ).toEqual( [
			'Delivery Address',
			'4120 Stillwell Road, Easton, KS 66020',
		] );
	} );

	it( 'keeps everything while there is no connection', async () => {
		const onLine = jest.spyOn( navigator, 'onLine', 'get' ).mockReturnValue( false );
		const { submit, wait, field, button } = await open();
		await submit( TYPED );
		await wait();
		expect( requested() ).toEqual( [] );
		expect( [ field( 'your_name' ).value, button.disabled ] ).toEqual( [ TYPED.your_name, false ] );
		expect( console ).toHaveErrored();
		onLine.mockRestore();
	} );

	it( 'gives another plugin’s form the names it knows, and nothing of ours', async () => {
		const { submit, wait, root } = await open( fixtures[ 'of another plugin' ] );
		await submit( TYPED );
		await wait();
		expect( Object.keys( posted[ 0 ]! ) ).not.toEqual( expect.arrayContaining( [ 'coleman_action' ] ) );
		expect( posted[ 0 ] ).toMatchObject( { ...TYPED, estimated_cost: '$1,361.50' } );
		expect( root.querySelector( 'form' )!.getAttribute( 'action' ) ).toMatch( /#wpcf7-f12-o1$/ );
		expect( call ).not.toHaveBeenCalled();
	} );
} );

it( 'puts a word of thanks in the place of the form when the contact form plugin has sent it', async () => {
	const { act, root, all } = await open();
	await act( () => document.dispatchEvent( new Event( 'wpcf7mailsent' ) ) );
	expect( root.querySelector< HTMLElement >( '[data-form-content]' )!.hidden ).toBe( true );
	expect( all( '.coleman-rental-form__thanks' )[ 0 ] ).toMatch( /^Thank you\./ );
} );

it( 'stays when the contact form plugin has sent another form of the page', async () => {
	const { act, root } = await open();
	const other = document.createElement( 'div' );
	document.body.append( other );
	await act( () => other.dispatchEvent( new Event( 'wpcf7mailsent', { bubbles: true } ) ) );
	other.remove();
	expect( root.querySelector< HTMLElement >( '[data-form-content]' )!.hidden ).toBe( false );
} );

describe( 'what was typed', () => {
	const sent = async ( remembers: boolean ) => {
		const { submit, wait, root, act } = await open();
		if ( ! remembers ) {
			await act( () => root.querySelector< HTMLInputElement >( '[name=remember]' )!.click() );
		}
		await submit( TYPED );
		await wait();
	};

	it( 'stands there the next time', async () => {
		await sent( true );
		const { field, rows } = await open();
		expect( [ 'your_name', 'phone_number', 'start_date' ].map( ( name ) => field( name ).value ) ).toEqual( [
			TYPED.your_name,
			TYPED.phone_number,
			TYPED.start_date,
		] );
		expect( rows() ).toHaveLength( 4 );
	} );

	it( 'is not kept on a device that is shared', async () => {
		remember( { your_name: 'Somebody' } );
		await sent( false );
		expect( remembered() ).toBeNull();
	} );

	it( 'is forgotten at a press', async () => {
		remember( { ...TYPED } );
		const { root, act, field, rows } = await open();
		const forget = [ ...root.querySelectorAll( 'button' ) ].find(
			( { textContent } ) => textContent === 'Clear form'
		)!;
		await act( () => forget.click() );
		expect( [ remembered(), field( 'your_name' ).value, rows() ] ).toEqual( [ null, '', [] ] );
		expect( root.ownerDocument.activeElement ).toBe( field( 'start_date' ) );
	} );

	it( 'gives way to what a browser without JavaScript has just sent, and to a day of the calendar', async () => {
		remember( { ...TYPED, your_email: 'old@example.com' } );
		const refused = await open( fixtures[ 'on a page, refused' ] );
		expect( refused.field( 'your_email' ).value ).toBe( 'pat@example' );
		expect( refused.error( 'jobsite_street' ) ).toBe( 'Street is required.' );
		const begun = await open( { ...fixtures.typical, values: { start_date: '2026-12-15' } } );
		expect( begun.field( 'start_date' ).value ).toBe( '2026-12-15' );
	} );

	it( 'brings no date back that has passed', async () => {
		remember( { ...TYPED, start_date: '2026-12-01', return_date: '2026-12-05' } );
		const { field, error } = await open();
		expect( [ field( 'start_date' ).value, error( 'start_date' ) ] ).toEqual( [ '', undefined ] );
	} );

	it( 'has its telephone number under the mask', async () => {
		const { act, field } = await open();
		await act( () => {
			field( 'phone_number' ).value = '+1 (913) 555-0134';
			field( 'phone_number' ).dispatchEvent( new InputEvent( 'input', { bubbles: true } ) );
		} );
		expect( field( 'phone_number' ).value ).toBe( '913-555-0134' );
	} );
} );

it( 'folds many attachments away, and opens them where one is chosen already', async () => {
	const many = Array.from( { length: 12 }, ( _, index ) => ( {
		...fixtures.typical.attachments[ 0 ]!,
		id: index + 1,
	} ) );
	const isOpen = async ( props: object ) =>
		( await open( { ...fixtures.typical, attachments: many, ...props } ) ).root.querySelector( 'details' )?.open;
	expect( await isOpen( {} ) ).toBe( false );
	expect( await isOpen( { values: { attachment_ids: '3' } } ) ).toBe( true );
	expect( await isOpen( { attachments: many.slice( 0, 4 ) } ) ).toBeUndefined();
	remember( { ...TYPED, equipmentId: String( fixtures.typical.rental.id ), attachment_ids: '7' } );
	expect( await isOpen( {} ) ).toBe( true );
} );

it( 'says the disclaimer of the rental staff, and is closed by Cancel', async () => {
	const { all, root } = await open();
	expect( all( '.coleman-rental-form__disclaimer p' )[ 0 ] ).toBe(
		'Rental order not finalized until confirmed by a member of the rental staff.'
	);
	expect( root.querySelector( '.coleman-rental-form__cancel' )!.classList ).toContain( 'close-modal' );
	expect( root.querySelector( 'dialog' )!.id ).toBe( 'rental-request' );
} );
