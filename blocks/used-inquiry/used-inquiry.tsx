import { __ } from '@wordpress/i18n';
import type { RefObject } from 'react';
import { fieldsOf } from '@/forms/field/fields-of';
import { InquiryFields } from '@/forms/inquiry-fields/inquiry-fields';
import { InquiryForm, Thanks } from '@/forms/inquiry-form/inquiry-form';
import type { InquiryFormWork } from '@/forms/inquiry-form/inquiry-form';
import { useInquiryForm } from '@/forms/inquiry-form/use-inquiry-form';
import { boolean, integer, recordOf, shape, string } from '@/islands';
import type { TypeOf } from '@/islands';
import { ask, FIELDS, inquiryFaults } from './inquiry';

export const usedInquiryProps = shape( {
	/** Begins the ids of its elements. */
	id: string,
	/** Of what is around the form: where a page without JavaScript comes back to. */
	anchor: string,
	machineId: integer,
	/** What was typed before the page was shown again. */
	values: recordOf( string ),
	/** A sentence per field. */
	errors: recordOf( string ),
	/** The privacy policy; empty where there is none. */
	privacyUrl: string,
	/** The word of thanks; empty while nothing was sent. */
	thanks: string,
	/** Whether it could not be sent for another reason than its fields. */
	hasFailed: boolean,
} );

export type UsedInquiryProps = TypeOf< typeof usedInquiryProps >;

type ViewProps = UsedInquiryProps & {
	thanksRef?: RefObject< HTMLParagraphElement >;
	work?: InquiryFormWork;
};

/** How the form looks. */
export function UsedInquiryView( {
	id,
	anchor,
	machineId,
	values,
	errors,
	privacyUrl,
	thanks,
	hasFailed,
	thanksRef,
	work,
}: ViewProps ) {
	const field = fieldsOf( id, values, errors );

	return (
		<div className="coleman-inquiry-form__frame">
			<Thanks text={ thanks } thanksRef={ thanksRef } />
			<InquiryForm
				id={ id }
				action={ `#${ anchor }` }
				hasFailed={ hasFailed }
				submit={ __( 'Request Information', 'coleman' ) }
				note={ __( 'We use what you send to answer you.', 'coleman' ) }
				privacyUrl={ privacyUrl }
				work={ work }
			>
				<input type="hidden" name="coleman_action" value="used-inquiry" />
				<input type="hidden" name="equipmentId" value={ machineId } />
				<input type="hidden" name="anchor" value={ anchor } />
				<InquiryFields id={ id } values={ values } errors={ errors } isUsed />
				{ field( 'comments', {
					label: __( 'Comments', 'coleman' ),
					type: 'textarea',
					maxLength: 4000,
					requirement: 'optional',
				} ) }
			</InquiryForm>
		</div>
	);
}

/** The form at work. */
export function UsedInquiry( props: UsedInquiryProps ) {
	const { machineId } = props;
	const form = useInquiryForm( {
		name: `used-inquiry-${ machineId }`,
		fields: FIELDS,
		printed: props,
		check: inquiryFaults,
		send: ( typed, proof, key ) => {
			const details = Object.fromEntries( FIELDS.map( ( name ) => [ name, typed[ name ] ?? '' ] ) );
			return ask( { equipmentId: `${ machineId }`, details, website: typed.website ?? '', ...proof }, key );
		},
	} );
	return <UsedInquiryView { ...props } { ...form } />;
}
