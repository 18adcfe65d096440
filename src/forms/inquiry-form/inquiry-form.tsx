import { __ } from '@wordpress/i18n';
import type { FocusEventHandler, FormEventHandler, ReactNode, RefObject } from 'react';
import { GuestFields } from '@/forms/guest-fields/guest-fields';
import { PrivacyNote } from '@/forms/privacy-note/privacy-note';
import { SubmitButton } from '@/forms/submit-button/submit-button';
import './style.css';

type ThanksProps = {
	/** Empty while nothing was sent. */
	text: string;
	thanksRef?: RefObject< HTMLParagraphElement > | undefined;
};

/** What stands above a form once it was sent. */
export function Thanks( { text, thanksRef }: ThanksProps ) {
	return (
		text !== '' && (
			<p className="coleman-inquiry-form__thanks" ref={ thanksRef } tabIndex={ -1 }>
				{ text }
			</p>
		)
	);
}

/** The state and handlers of a hydrated form, from useInquiryForm(). PHP prints the form without. */
export type InquiryFormWork = {
	isBusy: boolean;
	/** Whether the bot check is at work. */
	isChecking: boolean;
	formRef: RefObject< HTMLFormElement >;
	onFocus: FocusEventHandler< HTMLFormElement >;
	onInput: FormEventHandler< HTMLFormElement >;
	onSubmit: FormEventHandler< HTMLFormElement >;
};

type InquiryFormProps = {
	/** Begins the ids of its elements. */
	id: string;
	/** The class of its layout, where that is not an inquiry's. */
	className?: string;
	/** Where a page without JavaScript comes back to. */
	action?: string | undefined;
	hasFiles?: boolean;
	/** Whether it could not be sent for another reason than its fields. */
	hasFailed: boolean;
	/** What is said then, where it is not an inquiry. */
	failure?: string;
	/** On its button. */
	submit: string;
	/** What becomes of what is sent. */
	note: string;
	/** The privacy policy; empty where there is none. */
	privacyUrl: string;
	work?: InquiryFormWork | undefined;
	children?: ReactNode;
};

/** A form for people who are not signed in: its fields, and what each of these forms ends with. For useInquiryForm(). */
export function InquiryForm( {
	id,
	className = 'coleman-inquiry-form',
	action,
	hasFiles = false,
	hasFailed,
	failure = __( 'An error has occurred while submitting your inquiry. Please try again later.', 'coleman' ),
	submit,
	note,
	privacyUrl,
	work,
	children,
}: InquiryFormProps ) {
	return (
		<form
			className={ className }
			action={ action }
			method="post"
			encType={ hasFiles ? 'multipart/form-data' : undefined }
			noValidate
			ref={ work?.formRef }
			onFocus={ work?.onFocus }
			onInput={ work?.onInput }
			onSubmit={ work?.onSubmit }
		>
			{ children }
			<GuestFields id={ id } isChecking={ work?.isChecking ?? false } />
			{ hasFailed && (
				<p className="coleman-inquiry-form__failed" role="alert">
					{ failure }
				</p>
			) }
			<SubmitButton label={ submit } isBusy={ work?.isBusy ?? false } />
			<PrivacyNote text={ note } url={ privacyUrl } />
		</form>
	);
}
