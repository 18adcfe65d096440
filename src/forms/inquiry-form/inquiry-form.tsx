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

type InquiryFormProps = {
	/** Begins the ids of its elements. */
	id: string;
	/** Of its layout. */
	className: string;
	/** Where a page without JavaScript comes back to. */
	action?: string | undefined;
	hasFiles?: boolean;
	/** Why it could not be sent, where that is not for its fields; empty for nothing. */
	failure: string;
	/** On its button. */
	submit: string;
	/** What becomes of what is sent. */
	note: string;
	/** The privacy policy; empty where there is none. */
	privacyUrl: string;
	isBusy?: boolean;
	isChecking?: boolean;
	formRef?: RefObject< HTMLFormElement > | undefined;
	onFocus?: FocusEventHandler< HTMLFormElement > | undefined;
	onInput?: FormEventHandler< HTMLFormElement > | undefined;
	onSubmit?: FormEventHandler< HTMLFormElement > | undefined;
	children?: ReactNode;
};

/** A form for people who are not signed in: its fields, and what each of these forms ends with. For useInquiryForm(). */
export function InquiryForm( {
	id,
	className,
	action,
	hasFiles = false,
	failure,
	submit,
	note,
	privacyUrl,
	isBusy = false,
	isChecking = false,
	formRef,
	onFocus,
	onInput,
	onSubmit,
	children,
}: InquiryFormProps ) {
	return (
		<form
			className={ className }
			action={ action }
			method="post"
			encType={ hasFiles ? 'multipart/form-data' : undefined }
			noValidate
			ref={ formRef }
			onFocus={ onFocus }
			onInput={ onInput }
			onSubmit={ onSubmit }
		>
			{ children }
			<GuestFields id={ id } isChecking={ isChecking } />
			{ failure !== '' && (
				<p className="coleman-inquiry-form__failed" role="alert">
					{ failure }
				</p>
			) }
			<SubmitButton label={ submit } isBusy={ isBusy } />
			<PrivacyNote text={ note } url={ privacyUrl } />
		</form>
	);
}
