import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { ApiError } from '@/api/api-error';
import { call } from '@/api/client';
import type { RentalRequested } from '@/api/generated/schemas';
import { FORM_SENT, isOfSentForm } from '@/behaviours/form-sent';
import { useBotCheck, useIdempotencyKey } from '@/forms/bot-check/use-bot-check';
import { maskPhones } from '@/forms/phone/mask';
import { sendOnce } from '@/forms/send-once';
import { typedIn, useForm } from '@/forms/use-form';
import type { Faults, Typed } from '@/forms/use-form';
import { forget, remember, remembered } from '@/rentals/remembered';
import { dateAlerts } from '@/rentals/rental-dates';
import { DELIVERY, FIELDS, rentalFaults } from '@/rentals/rental-form';
import { daysText } from '@/rentals/rental-words';
import { dealerDate } from '@/rules/dealer-date';
import { formatCents } from '@/rules/money';
import { goTo } from '@/stores/customer/go-to';
import { closedDays, estimateOf } from './estimate';
import type { RentalFormProps } from './rental-form-props';

const ATTACHMENTS = 'attachment_ids';
/** What is sent along as evidence of what the customer was shown. */
const CLAIMED = [
	'attachments',
	'days',
	'pickup_delivery_label',
	'pickup_delivery_address',
	'estimated_cost',
	'image_url',
] as const;
const DATES = [ 'start_date', 'return_date' ] as const;

/** A year is typed digit by digit, and the browser tells of each: before its last there is nothing to judge. */
const isUnfinished = ( date: string ) => date.startsWith( '0' );

const today = () => dealerDate( new Date() );

const tickedIn = ( form: HTMLFormElement ): string[] =>
	new FormData( form ).getAll( `${ ATTACHMENTS }[]` ).filter( ( value ) => typeof value === 'string' );

/** Sets a control, or of several of one name the one with the value. */
function put( form: HTMLFormElement, name: string, value: string ): void {
	const control = form.elements.namedItem( name );
	if ( control instanceof RadioNodeList ) {
		control.value = value;
	} else if ( control && 'value' in control ) {
		Object.assign( control, { value } );
	}
}

/** What the request was remembered by, in the fields that nobody has typed into yet. */
function fillIn( form: HTMLFormElement, { rental, branches }: RentalFormProps ): boolean {
	const values = remembered();
	if ( ! values ) {
		return false;
	}
	const alerts: Faults = dateAlerts(
		values.start_date ?? '',
		values.return_date ?? '',
		today(),
		closedDays( branches, values )
	);
	const typed = typedIn( form );
	for ( const name of FIELDS ) {
		const isFree = ! typed[ name ] || name === 'pickup_or_delivery';
		if ( values[ name ] && isFree && ! alerts[ name ] ) {
			// A state was typed once, in small letters or large ones; now it is chosen.
			put( form, name, name.endsWith( '_state' ) ? values[ name ].toUpperCase() : values[ name ] );
		}
	}
	if ( values.equipmentId === String( rental.id ) && ! tickedIn( form ).length ) {
		const ids = ( values[ ATTACHMENTS ] ?? '' ).split( ',' );
		form.querySelectorAll< HTMLInputElement >( `[name="${ ATTACHMENTS }[]"]` ).forEach( ( box ) => {
			box.checked = ids.includes( box.value );
		} );
	}
	return true;
}

/** What it costs by what stands in the form. */
const estimateIn = ( form: HTMLFormElement, props: RentalFormProps ) =>
	estimateOf( props, typedIn( form ), tickedIn( form ).map( Number ), today() );

/** The hidden fields that depend on what was typed. */
function fillHidden( form: HTMLFormElement, props: RentalFormProps ): void {
	const { attachments } = props;
	const typed = typedIn( form );
	const text = ( name: string ) => ( typed[ name ] ?? '' ).trim();
	const ids = tickedIn( form );
	const estimate = estimateIn( form, props );
	put( form, 'days', estimate ? daysText( estimate.days ) : '' );
	put( form, 'estimated_cost', estimate?.isPriced ? formatCents( estimate.total_cents ) : '' );
	const isDelivery = text( 'pickup_or_delivery' ) === DELIVERY;
	put(
		form,
		'attachments',
		attachments
			.filter( ( { id } ) => ids.includes( String( id ) ) )
			.map( ( { model } ) => model )
			.join( ',' )
	);
	put(
		form,
		'pickup_delivery_label',
		isDelivery ? __( 'Delivery Address', 'coleman' ) : __( 'Pickup Location', 'coleman' )
	);
	put(
		form,
		'pickup_delivery_address',
		isDelivery
			? sprintf(
					/* translators: an address. 1: street, 2: city, 3: state, 4: ZIP code. */
					__( '%1$s, %2$s, %3$s %4$s', 'coleman' ),
					text( 'jobsite_street' ),
					text( 'jobsite_street_city' ),
					text( 'jobsite_street_state' ),
					text( 'jobsite_street_zip' )
				)
			: text( 'pickup_location' )
	);
}

/** Keeps what is sent for the next request, or what is kept no longer. */
function keep( form: HTMLFormElement, typed: Typed, rentalId: number ): void {
	if ( ! typed.remember ) {
		forget();
		return;
	}
	remember( {
		...Object.fromEntries( FIELDS.map( ( name ) => [ name, typed[ name ] ?? '' ] ) ),
		equipmentId: String( rentalId ),
		[ ATTACHMENTS ]: tickedIn( form ).join( ',' ),
	} );
}

/** Posts as a browser does by itself, and settles when the page is shown again: by the back button, that is. */
const post = ( form: HTMLFormElement ) =>
	new Promise< void >( ( resolve ) => {
		addEventListener( 'pageshow', () => resolve(), { once: true } );
		HTMLFormElement.prototype.submit.call( form );
	} );

/** Asks for the rental, and gives the page that says so. */
async function request(
	form: HTMLFormElement,
	proof: Typed,
	key: ReturnType< typeof useIdempotencyKey >
): Promise< string > {
	const typed = typedIn( form );
	const names = [ ...FIELDS, ...CLAIMED, 'equipmentId', 'website' ];
	const body = {
		...Object.fromEntries( names.map( ( name ) => [ name, typed[ name ] ?? '' ] ) ),
		...proof,
		[ ATTACHMENTS ]: tickedIn( form ),
	};
	const send = async ( name: string ) =>
		call< { results: RentalRequested } >( 'rentals/request', {
			method: 'POST',
			body,
			headers: { 'Idempotency-Key': name },
		} );
	return ( await sendOnce( send, key ) ).results.Url;
}

/** The request form at work: dates, price, checks and what is remembered. */
export function useRentalForm( props: RentalFormProps ) {
	const { rental, branches, isForeign } = props;
	const formRef = useRef< HTMLFormElement >( null );
	const [ estimate, setEstimate ] = useState( props.estimate );
	const [ place, setPlace ] = useState( props.values.pickup_or_delivery ?? '' );
	const [ alerts, setAlerts ] = useState< Faults >( {} );
	const [ isRemembered, setRemembered ] = useState< boolean | null >( null );
	const [ isSent, setSent ] = useState( false );
	const { onFocus, isChecking, fields } = useBotCheck();
	const key = useIdempotencyKey();

	const form = useForm( {
		errors: props.errors,
		check: ( typed ) => rentalFaults( typed, today(), closedDays( branches, typed ) ),
		onCheck: ( faults ) => {
			if ( Object.keys( faults ).length ) {
				// The summary at its head takes the focus; what stands above it is seen too.
				formRef.current?.scrollIntoView();
			}
			setAlerts( {} );
		},
		send: async ( typed, element ) => {
			if ( ! navigator.onLine ) {
				throw new ApiError(
					__(
						'You’re offline. Your entries are saved here. Send the form when you’re back online.',
						'coleman'
					),
					'coleman_offline',
					0
				);
			}
			keep( element, typed, rental.id );
			if ( isForeign ) {
				fillHidden( element, props );
				await post( element );
				return 'done';
			}
			const proof = await fields();
			// React gives hidden fields their first values back whenever it renders: from here on nothing waits.
			fillHidden( element, props );
			goTo( await request( element, proof, key ) );
			return 'leaving';
		},
	} );

	useEffect( () => {
		const element = formRef.current;
		if ( ! element ) {
			return;
		}
		const reckon = () => {
			setEstimate( estimateIn( element, props ) );
			setPlace( typedIn( element ).pickup_or_delivery ?? '' );
		};
		/** An alert clears the date that it is about, and stays at its field until another is chosen. */
		const judge = ( isLeaving: boolean ) => {
			const [ start = '', back = '' ] = DATES.map( ( name ) => typedIn( element )[ name ] );
			if ( isLeaving || ! ( isUnfinished( start ) || isUnfinished( back ) ) ) {
				const found: Faults = dateAlerts( start, back, today(), closedDays( branches, typedIn( element ) ) );
				Object.keys( found ).forEach( ( name ) => put( element, name, '' ) );
				setAlerts( ( before ) => {
					const stillEmpty = Object.entries( before ).filter(
						( [ name ] ) => ! typedIn( element )[ name ] && ! found[ name ]
					);
					return { ...Object.fromEntries( stillEmpty ), ...found };
				} );
			}
		};
		const onChange = ( { target, type }: Event ) => {
			const { name = '', type: kind = '' } = target as HTMLInputElement;
			// Another branch may be closed on a day that was chosen.
			if ( kind === 'date' || name.startsWith( 'pickup_' ) ) {
				judge( kind === 'date' && type === 'focusout' );
			}
			reckon();
		};
		// The browser's own events: the calendar sets a date too, of which React would hear nothing.
		const events = [ 'change', 'focusout' ];
		events.forEach( ( name ) => element.addEventListener( name, onChange ) );
		const unmask = maskPhones( element );
		const hasErrors = Object.keys( props.errors ).length > 0;
		setRemembered( hasErrors ? remembered() !== null : fillIn( element, props ) );
		if ( tickedIn( element ).length ) {
			element.querySelectorAll( 'details' ).forEach( ( folded ) => ( folded.open = true ) );
		}
		reckon();
		const onSent = ( { target }: Event ) =>
			isOfSentForm( element.parentElement ?? element, target ) && setSent( true );
		document.addEventListener( FORM_SENT, onSent );
		return () => {
			events.forEach( ( name ) => element.removeEventListener( name, onChange ) );
			unmask();
			document.removeEventListener( FORM_SENT, onSent );
		};
		// eslint-disable-next-line react-hooks/exhaustive-deps -- the props of an island never change
	}, [] );

	const onForget = () => {
		const element = formRef.current;
		forget();
		setRemembered( false );
		setAlerts( {} );
		if ( element ) {
			FIELDS.filter( ( name ) => name !== 'pickup_or_delivery' ).forEach( ( name ) => put( element, name, '' ) );
			element
				.querySelectorAll< HTMLInputElement >( `[name="${ ATTACHMENTS }[]"]` )
				.forEach( ( box ) => ( box.checked = false ) );
			setEstimate( null );
			// The button that was pressed is gone.
			element.querySelector< HTMLElement >( '[name=start_date]' )?.focus();
		}
	};

	return {
		...form,
		// React would choose again what was chosen at first.
		values: { ...props.values, pickup_or_delivery: place },
		errors: { ...form.errors, ...alerts },
		alert: Object.values( alerts ).join( '. ' ),
		isRefused: Object.keys( form.errors ).length > 0,
		estimate,
		isChecking,
		isRemembered,
		isSent,
		formRef,
		onPlace: setPlace,
		onFocus: isForeign ? undefined : onFocus,
		onForget,
	};
}
