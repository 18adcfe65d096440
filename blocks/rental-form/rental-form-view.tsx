import { __ } from '@wordpress/i18n';
import type { FocusEventHandler, FormEventHandler, Ref } from 'react';
import { Checkbox } from '@/forms/checkbox/checkbox';
import { Faults } from '@/forms/faults/faults';
import { GuestFields } from '@/forms/guest-fields/guest-fields';
import { PrivacyNote } from '@/forms/privacy-note/privacy-note';
import { SubmitButton } from '@/forms/submit-button/submit-button';
import { FIELDS } from '@/rentals/rental-form';
import { daysText } from '@/rentals/rental-words';
import { formatCents } from '@/rules/money';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { Picture } from '@/ui/picture/picture';
import { Dates, Person, Place } from './form-sections';
import { PricePanel } from './price-panel';
import { rateText } from './rate-text';
import type { Estimate, RentalFormProps } from './rental-form-props';
import './style.css';

export type ViewProps = RentalFormProps & {
	/** An alert of the dates for who listens. */
	alert?: string;
	/** Whether the errors are of a form that was sent; a day that was only chosen has its sentence beside it alone. */
	isRefused?: boolean;
	isBusy?: boolean;
	isChecking?: boolean;
	isSent?: boolean;
	/** Whether something is kept in the browser; null while nobody knows. */
	isRemembered?: boolean | null;
	formRef?: Ref< HTMLFormElement >;
	onFocus?: FocusEventHandler;
	onSubmit?: FormEventHandler< HTMLFormElement >;
	onForget?: () => void;
	onPlace?: ( place: string ) => void;
};

/** What is wrong, in the order of the form, each with its place. */
const faultsOf = ( id: string, errors: RentalFormProps[ 'errors' ] ) =>
	[ 'attachment_ids', ...FIELDS ].flatMap( ( name ) =>
		errors[ name ]
			? [
					{
						href: `#${ id }-${ name }${ name === 'pickup_or_delivery' ? '-0' : '' }`,
						text: errors[ name ],
					},
				]
			: []
	);

/** What another form gets by its names, and ours as evidence of what the customer was shown. */
function Hidden( { isForeign, rental, estimate }: Pick< ViewProps, 'isForeign' | 'rental' | 'estimate' > ) {
	const fields: [ string, string ][] = [
		[ 'attachments', '' ],
		[ 'days', estimate ? daysText( estimate.days ) : '' ],
		[ 'pickup_delivery_label', '' ],
		[ 'pickup_delivery_address', '' ],
		[ 'estimated_cost', estimate?.isPriced ? formatCents( estimate.total_cents ) : '' ],
		[ 'image_url', rental.image ],
		...( isForeign
			? []
			: ( [
					[ 'equipmentId', String( rental.id ) ],
					[ 'coleman_action', 'rental-request' ],
					[ 'idempotency_key', '' ],
					[ 'form_stamp', '' ],
					[ 'altcha', '' ],
				] satisfies [ string, string ][] ) ),
	];
	return (
		<>
			{ fields.map( ( [ name, value ] ) => (
				<input key={ name } type="hidden" name={ name } value={ value } />
			) ) }
		</>
	);
}

function Sum( { estimate }: { estimate: Estimate | null } ) {
	return (
		<p className="coleman-rental-form__sum">
			<span>{ estimate ? daysText( estimate.days ) : '' }</span>
			<strong>{ estimate?.isPriced ? formatCents( estimate.total_cents ) : '' }</strong>
		</p>
	);
}

type MemoryProps = { id: string; isRemembered: boolean | null; onForget: ( () => void ) | undefined };

/** Whether the next request begins with what is sent now, and how to forget it. */
function Memory( { id, isRemembered, onForget }: MemoryProps ) {
	return (
		<div className="coleman-rental-form__memory">
			{ isRemembered !== null && (
				<Checkbox
					id={ `${ id }-remember` }
					name="remember"
					label={ __( 'Remember on this device', 'coleman' ) }
					isChecked
				/>
			) }
			{ isRemembered && (
				<Button
					type="button"
					variant="quiet"
					label={ __( 'Clear form', 'coleman' ) }
					{ ...( onForget && { onClick: onForget } ) }
				/>
			) }
		</div>
	);
}

function Disclaimer() {
	return (
		<div className="coleman-rental-form__disclaimer">
			<p>{ __( 'Rental order not finalized until confirmed by a member of the rental staff.', 'coleman' ) }</p>
			<p>
				{ __(
					'You will be contacted by phone and email to confirm and to collect payment. The reservation is not complete until verbal confirmation.',
					'coleman'
				) }
			</p>
		</div>
	);
}

type FootProps = Pick< ViewProps, 'layout' | 'rental' | 'estimate' > & { isBusy: boolean };

function Foot( { layout, rental, estimate, isBusy }: FootProps ) {
	return (
		<div className="coleman-rental-form__foot">
			<Sum estimate={ estimate } />
			{ layout === 'modal' ? (
				<button type="button" className="coleman-rental-form__cancel close-modal">
					{ __( 'Cancel', 'coleman' ) }
				</button>
			) : (
				<a className="coleman-rental-form__cancel" href={ rental.url } data-native="">
					{ __( 'Cancel', 'coleman' ) }
				</a>
			) }
			<SubmitButton label={ __( 'Send request', 'coleman' ) } isBusy={ isBusy } />
		</div>
	);
}

function Form( {
	alert = '',
	isRefused = true,
	isBusy = false,
	isChecking = false,
	isRemembered = null,
	formRef,
	onFocus,
	onSubmit,
	onForget,
	onPlace,
	...props
}: ViewProps ) {
	const { id, layout, action, terms, errors, estimate } = props;

	return (
		<form
			ref={ formRef }
			className="coleman-rental-form__form"
			method="post"
			action={ action }
			noValidate
			onFocus={ onFocus }
			onSubmit={ onSubmit }
		>
			<Faults
				id={ `${ id }-faults` }
				title={ __(
					'One or more errors were found in your form. Please fill in all fields prior to submitting.',
					'coleman'
				) }
				faults={ isRefused ? faultsOf( id, errors ) : [] }
			/>
			<p className="coleman-rental-form__alert" role="alert">
				{ alert }
			</p>
			<Dates { ...props } />
			<PricePanel level={ layout === 'modal' ? 'h3' : 'h2' } estimate={ estimate } percent={ terms.percent } />
			<Person { ...props } />
			<Place { ...props } onPlace={ onPlace } />
			<Memory id={ id } isRemembered={ isRemembered } onForget={ onForget } />
			<Disclaimer />
			<Hidden { ...props } />
			<GuestFields id={ id } isChecking={ isChecking } />
			<Foot layout={ layout } rental={ props.rental } estimate={ estimate } isBusy={ isBusy } />
			<PrivacyNote text={ __( 'We use what you send to answer you.', 'coleman' ) } url={ props.privacyUrl } />
		</form>
	);
}

/** How the request looks: in the modal "Rental Request", or as a page. */
export function RentalFormView( props: ViewProps ) {
	const { level: Title, rental, layout, isSent = false } = props;
	const body = (
		<div className="coleman-rental-form__body">
			<div className="coleman-rental-form__machine">
				<Picture
					className="coleman-rental-form__picture"
					src={ rental.image }
					alt=""
					width={ 160 }
					height={ 100 }
					sizes="6.5rem"
					loading="lazy"
				/>
				<p className="coleman-rental-form__name">
					<strong>{ rental.name }</strong>
					<span>{ rateText( rental.rates ) }</span>
				</p>
			</div>
			<div data-form-content="" hidden={ isSent }>
				<Form { ...props } />
			</div>
			<p className="coleman-rental-form__thanks" role="status" tabIndex={ -1 }>
				{ isSent &&
					__( 'Thank you. Our rental desk has your request and will call you to confirm it.', 'coleman' ) }
			</p>
		</div>
	);
	const title = __( 'Rental Request', 'coleman' );
	return layout === 'modal' ? (
		<Dialog id={ props.modal } title={ title }>
			{ body }
		</Dialog>
	) : (
		<div className="coleman-rental-form__page">
			<Title className="coleman-rental-form__title">{ title }</Title>
			{ body }
		</div>
	);
}
