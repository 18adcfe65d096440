import { __ } from '@wordpress/i18n';
import type { RefObject } from 'react';
import { emailFaults } from '@/account/account-faults';
import { call } from '@/api/client';
import type { WatchAsked } from '@/api/generated/schemas';
import { fieldsOf } from '@/forms/field/fields-of';
import { FormLayout } from '@/forms/form-layout/form-layout';
import { InquiryForm, Thanks } from '@/forms/inquiry-form/inquiry-form';
import type { InquiryFormWork } from '@/forms/inquiry-form/inquiry-form';
import { useInquiryForm } from '@/forms/inquiry-form/use-inquiry-form';
import { sendOnce } from '@/forms/send-once';
import { boolean, integer, oneOf, recordOf, shape, string } from '@/islands';
import type { TypeOf } from '@/islands';

export const tellMeProps = shape( {
	/** Begins the ids of its elements. */
	id: string,
	/** That of its title: `h1` on its own page. */
	level: oneOf( 'h1', 'h2' ),
	kind: oneOf( 'in_stock', 'lower_price', 'listed' ),
	thing: oneOf( 'part', 'machine', 'used' ),
	thingId: integer,
	/** Of used machines, as in the address of their list. */
	filter: string,
	/** What it is about. */
	title: string,
	url: string,
	/** What it costs now; empty where that says nothing. */
	price: string,
	/** Whether what is asked for is so already. */
	isTrue: boolean,
	/** Names this form when it is sent twice without JavaScript. */
	formKey: string,
	/** Empty for none. */
	privacyUrl: string,
	/** What was typed before the page was shown again, or the customer's own address. */
	values: recordOf( string ),
	/** A sentence per field. */
	errors: recordOf( string ),
	/** What is said once it is sent; empty before. */
	thanks: string,
	/** Whether it could not be sent for another reason than its fields. */
	hasFailed: boolean,
} );

export type TellMeProps = TypeOf< typeof tellMeProps >;

type ViewProps = TellMeProps & {
	thanksRef?: RefObject< HTMLParagraphElement >;
	work?: InquiryFormWork;
};

function questionOf( kind: TellMeProps[ 'kind' ] ): string {
	if ( kind === 'in_stock' ) {
		return __( 'Tell me when it is in stock', 'coleman' );
	}
	return kind === 'lower_price'
		? __( 'Tell me when the price drops', 'coleman' )
		: __( 'Tell me when new ones come in', 'coleman' );
}

function textOf( kind: TellMeProps[ 'kind' ] ): string {
	if ( kind === 'in_stock' ) {
		return __( 'We email you once, when one of our branches has it.', 'coleman' );
	}
	return kind === 'lower_price'
		? __( 'We email you when it costs clearly less than now, for a year or until you stop it.', 'coleman' )
		: __( 'We email you when used machines like these come in, for a year or until you stop it.', 'coleman' );
}

/** How the form looks: what it is about, and one field. */
export function TellMeView( {
	id,
	level,
	kind,
	thing,
	thingId,
	filter,
	title,
	url,
	price,
	isTrue,
	formKey,
	privacyUrl,
	values,
	errors,
	thanks,
	hasFailed,
	thanksRef,
	work,
}: ViewProps ) {
	const field = fieldsOf( id, values, errors );

	return (
		<FormLayout level={ level } title={ questionOf( kind ) } width="narrow">
			<p className="coleman-tell-me__about">
				<a href={ url }>{ title }</a>
				{ price !== '' && <span className="coleman-tell-me__price">{ price }</span> }
			</p>
			<Thanks text={ thanks } thanksRef={ thanksRef } />
			{ isTrue ? (
				<p className="coleman-form-layout__text">{ __( 'It is in stock now.', 'coleman' ) }</p>
			) : (
				<InquiryForm
					id={ id }
					className="coleman-form-layout__form"
					hasFailed={ hasFailed }
					failure={ __( 'We couldn’t send this. Please try again in a moment.', 'coleman' ) }
					submit={ __( 'Tell me', 'coleman' ) }
					note={ __(
						'One email a day at most, each with a link to stop them. We use your address for nothing else.',
						'coleman'
					) }
					privacyUrl={ privacyUrl }
					work={ work }
				>
					<p className="coleman-form-layout__text">{ textOf( kind ) }</p>
					<input type="hidden" name="coleman_action" value="watch_ask" />
					<input type="hidden" name="kind" value={ kind } />
					<input type="hidden" name="thing" value={ thing } />
					<input type="hidden" name="id" value={ thingId } />
					<input type="hidden" name="filter" value={ filter } />
					<input type="hidden" name="idempotency_key" value={ formKey } />
					{ field( 'email', {
						label: __( 'Email Address', 'coleman' ),
						type: 'email',
						autocomplete: 'email',
						maxLength: 100,
						requirement: 'required',
					} ) }
				</InquiryForm>
			) }
		</FormLayout>
	);
}

/** The form at work. */
export function TellMe( props: TellMeProps ) {
	const { kind, thing, thingId, filter } = props;
	const form = useInquiryForm( {
		name: 'tell-me',
		fields: [ 'email' ],
		printed: props,
		check: ( typed ) => emailFaults( typed ),
		send: ( typed, proof, key ) =>
			sendOnce(
				async ( name ) =>
					(
						await call< { results: WatchAsked } >( 'watches', {
							method: 'POST',
							body: {
								kind,
								thing,
								id: `${ thingId }`,
								filter,
								email: typed.email ?? '',
								website: typed.website ?? '',
								...proof,
							},
							headers: { 'Idempotency-Key': name },
						} )
					).results,
				key
			),
	} );
	return <TellMeView { ...props } { ...form } />;
}
