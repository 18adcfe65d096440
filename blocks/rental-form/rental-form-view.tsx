import { __, sprintf } from '@wordpress/i18n';
import type { FocusEventHandler, FormEventHandler, ReactNode, Ref } from 'react';
import { Choices } from '@/forms/choices/choices';
import { Faults } from '@/forms/faults/faults';
import { fieldsOf } from '@/forms/field/fields-of';
import { GuestFields } from '@/forms/guest-fields/guest-fields';
import { Checkbox } from '@/forms/checkbox/checkbox';
import { dayAfter } from '@/rules/days';
import { DELIVERY, FIELDS, PICKUP } from '@/rentals/rental-form';
import { daysText } from '@/rentals/rental-words';
import { MODAL } from '@/rentals/start-rental';
import { formatCents, formatShort } from '@/rules/money';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { PricePanel } from './price-panel';
import type { Estimate, RentalFormProps } from './rental-form-props';
import './style.css';

export type ViewProps = RentalFormProps & {
	/** An alert of the dates for who listens. */
	alert?: string;
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

/** The daily rate, or the shortest that there is. */
function rateText( { day, week, month }: RentalFormProps[ 'rental' ][ 'rates' ] ): string {
	if ( day ) {
		/* translators: %s: a price. */
		return sprintf( __( '%s a day', 'coleman' ), formatShort( day ) );
	}
	if ( week ) {
		/* translators: %s: a price. */
		return sprintf( __( '%s a week', 'coleman' ), formatShort( week ) );
	}
	/* translators: %s: a price. */
	return month ? sprintf( __( '%s for 4 weeks', 'coleman' ), formatShort( month ) ) : '';
}

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

function Group( { title, className = '', children }: { title: string; className?: string; children: ReactNode } ) {
	return (
		<fieldset className={ `coleman-rental-form__group${ className }` }>
			<legend className="coleman-rental-form__legend">{ title }</legend>
			{ children }
		</fieldset>
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

function Form( {
	alert = '',
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
	const { id, layout, action, attachments, branches, terms, today, values, errors, estimate, rental } = props;
	const field = fieldsOf( id, values, errors );
	const ticked = ( values.attachment_ids ?? '' ).split( ',' );
	const place = values.pickup_or_delivery || PICKUP;

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
				faults={ faultsOf( id, errors ) }
			/>
			<p className="coleman-rental-form__alert" role="alert">
				{ alert }
			</p>
			<Group title={ __( 'Your dates', 'coleman' ) }>
				<div className="coleman-rental-form__pair">
					{ field( 'start_date', {
						label: __( 'Start Date', 'coleman' ),
						type: 'date',
						min: dayAfter( today, 1 ),
					} ) }
					{ field( 'return_date', {
						label: __( 'Return Date', 'coleman' ),
						type: 'date',
						min: dayAfter( today, 2 ),
					} ) }
				</div>
				{ attachments.length > 0 && (
					<Choices
						id={ `${ id }-attachment_ids` }
						name="attachment_ids[]"
						legend={ __( 'Attachments', 'coleman' ) }
						type="checkbox"
						options={ attachments.map( ( one ) => ( {
							value: String( one.id ),
							label: one.name,
							hint: rateText( one.rates ),
						} ) ) }
						chosen={ ticked }
						error={ errors.attachment_ids ?? '' }
					/>
				) }
			</Group>
			<PricePanel level={ layout === 'modal' ? 'h3' : 'h2' } estimate={ estimate } percent={ terms.percent } />
			<Group title={ __( 'You', 'coleman' ) }>
				{ field( 'your_name', {
					label: __( 'Name', 'coleman' ),
					type: 'text',
					autocomplete: 'name',
					maxLength: 120,
				} ) }
				<div className="coleman-rental-form__pair">
					{ field( 'phone_number', {
						label: __( 'Phone Number', 'coleman' ),
						type: 'tel',
						autocomplete: 'tel',
						maxLength: 40,
					} ) }
					{ field( 'your_email', {
						label: __( 'Email Address', 'coleman' ),
						type: 'email',
						autocomplete: 'email',
						maxLength: 100,
					} ) }
				</div>
				<div className="coleman-rental-form__town">
					{ field( 'your_city', {
						label: __( 'City', 'coleman' ),
						type: 'text',
						autocomplete: 'address-level2',
						maxLength: 80,
					} ) }
					{ field( 'your_state', {
						label: __( 'State', 'coleman' ),
						type: 'text',
						autocomplete: 'address-level1',
						maxLength: 2,
					} ) }
					{ field( 'your_zip', {
						label: __( 'ZIP code', 'coleman' ),
						type: 'text',
						autocomplete: 'postal-code',
						maxLength: 10,
					} ) }
				</div>
			</Group>
			<Group title={ __( 'Pickup or delivery', 'coleman' ) } className=" is-place">
				<Choices
					id={ `${ id }-pickup_or_delivery` }
					name="pickup_or_delivery"
					legend={ __( 'How would you like to get it?', 'coleman' ) }
					type="radio"
					options={ [
						{ value: PICKUP, label: __( 'Pickup', 'coleman' ) },
						{ value: DELIVERY, label: __( 'Delivery', 'coleman' ) },
					] }
					chosen={ [ place ] }
					{ ...( onPlace && { onChange: onPlace } ) }
					error={ errors.pickup_or_delivery ?? '' }
				/>
				<div className="coleman-rental-form__pickup">
					{ field( 'pickup_location', {
						label: __( 'Pickup Location', 'coleman' ),
						type: 'select',
						requirement: 'depends',
						placeholder: __( 'Choose a branch', 'coleman' ),
						options: branches,
					} ) }
				</div>
				<div className="coleman-rental-form__delivery">
					{ field( 'jobsite_street', {
						label: __( 'Jobsite Street', 'coleman' ),
						type: 'text',
						requirement: 'depends',
						maxLength: 120,
					} ) }
					<div className="coleman-rental-form__town">
						{ field( 'jobsite_street_city', {
							label: __( 'Jobsite City', 'coleman' ),
							type: 'text',
							requirement: 'depends',
							maxLength: 80,
						} ) }
						{ field( 'jobsite_street_state', {
							label: __( 'State', 'coleman' ),
							type: 'text',
							requirement: 'depends',
							maxLength: 2,
						} ) }
						{ field( 'jobsite_street_zip', {
							label: __( 'ZIP code', 'coleman' ),
							type: 'text',
							requirement: 'depends',
							maxLength: 10,
						} ) }
					</div>
				</div>
				{ field( 'rental_purpose', {
					label: __( 'What will you use it for?', 'coleman' ),
					type: 'textarea',
					requirement: 'optional',
					maxLength: 4000,
				} ) }
			</Group>
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
			<div className="coleman-rental-form__disclaimer">
				<p>
					{ __( 'Rental order not finalized until confirmed by a member of the rental staff.', 'coleman' ) }
				</p>
				<p>
					{ __(
						'You will be contacted by phone and email to confirm and to collect payment. The reservation is not complete until verbal confirmation.',
						'coleman'
					) }
				</p>
			</div>
			<Hidden { ...props } />
			<GuestFields id={ id } isChecking={ isChecking } />
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
				<Button
					type="submit"
					variant="primary"
					label={ __( 'Send request', 'coleman' ) }
					isPending={ isBusy }
					isDisabled={ isBusy }
				/>
			</div>
		</form>
	);
}

/** How the request looks: in the modal "Rental Request", or as a page. */
export function RentalFormView( props: ViewProps ) {
	const { rental, layout, isSent = false } = props;
	const body = (
		<div className="coleman-rental-form__body">
			<div className="coleman-rental-form__machine">
				<img
					className="coleman-rental-form__picture"
					src={ rental.image }
					alt=""
					width={ 160 }
					height={ 100 }
					loading="lazy"
					decoding="async"
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
		<Dialog id={ MODAL } title={ title }>
			{ body }
		</Dialog>
	) : (
		<div className="coleman-rental-form__page">
			<h1 className="coleman-rental-form__title">{ title }</h1>
			{ body }
		</div>
	);
}
