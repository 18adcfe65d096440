import { useDispatch } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { useBotCheck, useIdempotencyKey } from '@/forms/bot-check/use-bot-check';
import { useDraft } from '@/forms/draft/use-draft';
import { useKnownCustomer } from '@/forms/draft/use-known-customer';
import { usePhoneMask } from '@/forms/phone/use-phone-mask';
import { useForm } from '@/forms/use-form';
import type { Faults, Typed } from '@/forms/use-form';
import { logError } from '@/islands/log';
import { noticesStore } from '@/stores/notices';
import type { InquiryFormWork } from './inquiry-form';

type Options = {
	/** What its draft is kept under. */
	name: string;
	fields: readonly string[];
	/** What PHP printed. */
	printed: { errors: Faults; thanks: string; hasFailed: boolean };
	check: ( typed: Typed ) => Faults;
	/**
	 * Gives the word of thanks.
	 *
	 * @param proof Fields of the bot check.
	 * @param key   The same for each try of one inquiry.
	 */
	send: ( typed: Typed, proof: Typed, key: ReturnType< typeof useIdempotencyKey > ) => Promise< { message: string } >;
};

/**
 * A form for questions at work: it tells that a person types, keeps a draft, sends, thanks in its place and is empty
 * again. Gives what its view needs.
 */
export function useInquiryForm( { name, fields, printed, check, send }: Options ) {
	const { notify } = useDispatch( noticesStore );
	const [ thanks, setThanks ] = useState( printed.thanks );
	const [ hasFailed, setHasFailed ] = useState( printed.hasFailed );
	const thanksRef = useRef< HTMLParagraphElement >( null );
	const draft = useDraft( name, fields );
	const botCheck = useBotCheck();
	const maskPhone = usePhoneMask();
	const key = useIdempotencyKey();

	// A form takes those of its fields.
	useKnownCustomer( draft.ref, ( { profile, address } ) => ( {
		firstName: profile.FirstName,
		lastName: profile.LastName,
		email: profile.Email,
		phone: profile.Phone,
		company: profile.Company,
		address: address.street,
		city: address.city,
		state: address.state,
		zip: address.zip,
	} ) );

	const { errors, isBusy, onSubmit } = useForm( {
		errors: printed.errors,
		check,
		send: async ( typed ) => {
			setHasFailed( false );
			setThanks( '' );
			const { message } = await send( typed, await botCheck.fields(), key );
			draft.clear();
			key.renew();
			setThanks( message );
			return 'done';
		},
		onRefusal: ( error ) => {
			if ( Object.keys( error.params ).some( ( field ) => fields.includes( field ) ) ) {
				return false;
			}
			logError( 'Inquiry', error );
			setHasFailed( true );
			if ( error.code === 'coleman_offline' ) {
				// "Later" is no help to somebody who only has to find the network again.
				notify( error.message, 'error' );
			}
			return true;
		},
	} );

	// Whoever listens hears it, and whoever has scrolled far down sees it.
	useEffect( () => {
		if ( thanks && thanks !== printed.thanks ) {
			thanksRef.current?.focus();
		}
	}, [ thanks, printed.thanks ] );

	const work: InquiryFormWork = {
		isBusy,
		isChecking: botCheck.isChecking,
		formRef: draft.ref,
		onFocus: ( event ) => {
			botCheck.onFocus();
			maskPhone( event );
		},
		onInput: draft.onInput,
		onSubmit,
	};

	return { errors, thanks, thanksRef, hasFailed, work };
}
