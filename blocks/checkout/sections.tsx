import { __, _n, sprintf } from '@wordpress/i18n';
import { AddressFields } from '@/forms/address-fields/address-fields';
import { Choices } from '@/forms/choices/choices';
import { Field } from '@/forms/field/field';
import { Checkbox } from '@/forms/checkbox/checkbox';
import { grouped } from '@/rules/grouped';
import { formatCents } from '@/rules/money';
import { Picture } from '@/ui/picture/picture';
import type { CheckoutLine, CheckoutProps, Totals } from './checkout-props';

type Part< Name extends keyof CheckoutProps > = Pick< CheckoutProps, Name >;

export function Contact( {
	isGuest,
	values,
	errors,
	urls,
	emailHint,
}: Part< 'isGuest' | 'values' | 'errors' | 'urls' | 'emailHint' > ) {
	return (
		<section className="coleman-checkout__section" aria-labelledby="checkout-contact">
			<h2 id="checkout-contact" className="coleman-checkout__heading">
				{ __( 'Contact', 'coleman' ) }
			</h2>
			{ isGuest && (
				<p className="coleman-checkout__sign-in">
					<a className="coleman-checkout__link" href={ urls.signIn }>
						{ __( 'Have an account? Sign in to use your saved addresses.', 'coleman' ) }
					</a>
				</p>
			) }
			<Field
				id="checkout-email"
				name="email"
				type="email"
				label={ __( 'Email Address', 'coleman' ) }
				hint={
					emailHint === '' ? __( 'We’ll send your confirmation and order link here.', 'coleman' ) : emailHint
				}
				value={ values.email ?? '' }
				error={ errors.email ?? '' }
				autocomplete="email"
				maxLength={ 190 }
			/>
		</section>
	);
}

/** The choices of one line: as the order goes, shipped, or held at a branch, and which have it. */
const waysOf = ( line: CheckoutLine, branches: CheckoutProps[ 'branches' ] ) => [
	...( line.isPickupOnly ? [] : [ { value: 'ship', label: __( 'Ship this part', 'coleman' ) } ] ),
	...branches.map( ( { id, city } ) => ( {
		value: `will_call:${ id }`,
		label: line.inStockAt.includes( id )
			? /* translators: %s: city of a branch. */
				sprintf( __( 'Pickup at %s, in stock', 'coleman' ), city )
			: /* translators: %s: city of a branch. */
				sprintf( __( 'Pickup at %s', 'coleman' ), city ),
	} ) ),
];

/** A line of the cart. Of a single one the order's own choice says all. */
function Line( {
	line,
	branches,
	errors,
	isAlone,
}: { line: CheckoutLine; isAlone: boolean } & Part< 'branches' | 'errors' > ) {
	return (
		<li className="coleman-checkout__line">
			<Picture
				className="coleman-checkout__image"
				src={ line.image }
				alt=""
				width={ 96 }
				height={ 60 }
				sizes="4.5rem"
				loading="lazy"
			/>
			<div className="coleman-checkout__part">
				<p className="coleman-checkout__description">{ line.description }</p>
				<p className="coleman-checkout__number">{ line.number }</p>
				<p className="coleman-checkout__quantity">
					{ line.price_cents === null
						? /* translators: %s: number of pieces. */
							sprintf( _n( '%s piece', '%s pieces', line.quantity, 'coleman' ), grouped( line.quantity ) )
						: sprintf(
								/* translators: 1: number of pieces, 2: price of one. */
								__( '%1$s × %2$s', 'coleman' ),
								grouped( line.quantity ),
								formatCents( line.price_cents )
							) }
				</p>
				<p className={ `coleman-checkout__availability${ line.isInStock ? ' is-in-stock' : '' }` }>
					{ line.availability }
				</p>
				{ line.promise && <p className="coleman-checkout__promise">{ line.promise }</p> }
				{ line.notices.map( ( notice ) => (
					<p key={ notice } className="coleman-checkout__notice">
						{ notice }
					</p>
				) ) }
			</div>
			<p className="coleman-checkout__amount">
				{ line.total_cents === null ? __( 'Price on request', 'coleman' ) : formatCents( line.total_cents ) }
			</p>
			{ ! isAlone && (
				<div className="coleman-checkout__way">
					<Field
						id={ `checkout-line_${ line.id }` }
						name={ `line_${ line.id }` }
						type="select"
						label={
							line.isPickupOnly
								? __( 'Pickup only', 'coleman' )
								: /* translators: %s: part number. */
									sprintf( __( 'How you get %s', 'coleman' ), line.number )
						}
						placeholder={
							line.isPickupOnly
								? __( 'At the branch chosen above', 'coleman' )
								: __( 'As chosen above', 'coleman' )
						}
						options={ waysOf( line, branches ) }
						value={ line.how }
						error={ errors[ `line_${ line.id }` ] ?? '' }
						requirement="depends"
					/>
				</div>
			) }
		</li>
	);
}

export function Delivery( {
	lines,
	branches,
	values,
	errors,
	pickupHint,
}: Part< 'lines' | 'branches' | 'values' | 'errors' | 'pickupHint' > ) {
	const canShip = lines.some( ( { isPickupOnly } ) => ! isPickupOnly );
	const isHeld = lines.some( ( { isPickupOnly } ) => isPickupOnly );
	return (
		<section className="coleman-checkout__section" aria-labelledby="checkout-delivery">
			<h2 id="checkout-delivery" className="coleman-checkout__heading">
				{ __( 'How you get your parts', 'coleman' ) }
			</h2>
			{ canShip ? (
				<Choices
					id="checkout-fulfilment"
					name="fulfilment"
					legend={ __( 'Ship or pick up', 'coleman' ) }
					type="radio"
					options={ [
						{ value: 'ship', label: __( 'Ship to me', 'coleman' ) },
						{
							value: 'will_call',
							label: __( 'Pick up at a branch', 'coleman' ),
							hint:
								pickupHint === ''
									? __( 'No shipping charge. We’ll tell you when it’s ready.', 'coleman' )
									: pickupHint,
						},
					] }
					chosen={ [ values.fulfilment ?? 'ship' ] }
					error={ errors.fulfilment ?? '' }
				/>
			) : (
				<input type="hidden" name="fulfilment" value="will_call" />
			) }
			<div className={ `coleman-checkout__branch${ isHeld ? ' is-needed' : '' }` }>
				<Field
					id="checkout-location_id"
					name="location_id"
					type="select"
					label={ __( 'Pickup branch', 'coleman' ) }
					options={ branches.map( ( { id, city } ) => ( { value: `${ id }`, label: city } ) ) }
					value={ values.location_id ?? '' }
					error={ errors.location_id ?? '' }
					requirement="depends"
				/>
			</div>
			<ul className="coleman-checkout__lines">
				{ lines.map( ( line ) => (
					<Line
						key={ line.id }
						line={ line }
						branches={ branches }
						errors={ errors }
						isAlone={ lines.length === 1 }
					/>
				) ) }
			</ul>
		</section>
	);
}

function AddressChoice( {
	prefix,
	label,
	addresses,
	values,
	errors,
}: { prefix: 'billing' | 'shipping'; label: string } & Part< 'addresses' | 'values' | 'errors' > ) {
	return (
		<div className="coleman-checkout__address">
			{ addresses.length > 0 && (
				<Field
					id={ `checkout-${ prefix }_id` }
					name={ `${ prefix }_id` }
					type="select"
					label={ label }
					placeholder={ __( 'Another address', 'coleman' ) }
					options={ addresses.map( ( { id, label: text } ) => ( { value: `${ id }`, label: text } ) ) }
					value={ values[ `${ prefix }_id` ] ?? '' }
					error={ errors[ `${ prefix }_id` ] ?? '' }
					requirement="depends"
				/>
			) }
			<div className="coleman-checkout__typed">
				<AddressFields
					id={ `checkout-${ prefix }` }
					prefix={ `${ prefix }_` }
					values={ values }
					errors={ errors }
					section={ prefix }
					{ ...( prefix === 'billing' && {
						phoneRequirement: 'depends' as const,
						phoneHint: __( 'We need it for pickup or to call you about payment.', 'coleman' ),
					} ) }
				/>
			</div>
		</div>
	);
}

export function Addresses( props: Part< 'addresses' | 'values' | 'errors' > ) {
	return (
		<section className="coleman-checkout__section" aria-labelledby="checkout-address">
			<h2 id="checkout-address" className="coleman-checkout__heading">
				{ __( 'Name and billing address', 'coleman' ) }
			</h2>
			<p className="coleman-checkout__contact-only">
				{ __( 'For pickup, we need your name and phone number.', 'coleman' ) }
			</p>
			<AddressChoice prefix="billing" label={ __( 'Bill to', 'coleman' ) } { ...props } />
			<div className="coleman-checkout__shipping">
				<Checkbox
					id="checkout-has_shipping"
					name="has_shipping"
					label={ __( 'Ship to another address', 'coleman' ) }
					isChecked={ props.values.has_shipping === '1' }
				/>
				<div className="coleman-checkout__other">
					<h3 className="coleman-checkout__subheading">{ __( 'Shipping address', 'coleman' ) }</h3>
					<AddressChoice prefix="shipping" label={ __( 'Ship to', 'coleman' ) } { ...props } />
				</div>
			</div>
		</section>
	);
}

export function Payment( {
	payMethods,
	values,
	errors,
	hasUnknownPrice,
}: Part< 'payMethods' | 'values' | 'errors' > & { hasUnknownPrice: boolean } ) {
	const chosen = payMethods.some( ( { id } ) => id === values.pay_method ) ? values.pay_method : payMethods[ 0 ]?.id;
	return (
		<section className="coleman-checkout__section" aria-labelledby="checkout-payment">
			<h2 id="checkout-payment" className="coleman-checkout__heading">
				{ __( 'Payment', 'coleman' ) }
			</h2>
			<Choices
				key={ payMethods.map( ( { id } ) => id ).join() }
				id="checkout-pay_method"
				name="pay_method"
				legend={ __( 'How you pay', 'coleman' ) }
				type="radio"
				options={ payMethods.map( ( { id, label } ) => ( { value: id, label } ) ) }
				chosen={ [ chosen ?? '' ] }
				hint={
					hasUnknownPrice
						? __( 'Will contact you with pricing information after order is submitted', 'coleman' )
						: ''
				}
				error={ errors.pay_method ?? '' }
			/>
			<Field
				id="checkout-po_number"
				name="po_number"
				type="text"
				label={ __( 'PO number', 'coleman' ) }
				value={ values.po_number ?? '' }
				error={ errors.po_number ?? '' }
				requirement="optional"
				autocomplete="off"
				maxLength={ 60 }
				width="short"
			/>
			<Field
				id="checkout-note"
				name="note"
				type="textarea"
				label={ __( 'Note to the parts desk', 'coleman' ) }
				value={ values.note ?? '' }
				error={ errors.note ?? '' }
				requirement="optional"
				maxLength={ 4000 }
			/>
		</section>
	);
}

export function TotalRows( { totals, isTaxExempt }: { totals: Totals; isTaxExempt: boolean } ) {
	const later = __( 'After your address', 'coleman' );
	const amount = ( cents: number | null ) => ( cents === null ? later : formatCents( cents ) );
	const rows: [ string, string ][] = [
		[ __( 'Subtotal', 'coleman' ), formatCents( totals.subtotal_cents ) ],
		...( totals.core_cents
			? [ [ __( 'Core deposit', 'coleman' ), formatCents( totals.core_cents ) ] as [ string, string ] ]
			: [] ),
		...( totals.oversize_cents
			? [ [ __( 'Oversize charge', 'coleman' ), formatCents( totals.oversize_cents ) ] as [ string, string ] ]
			: [] ),
		[ __( 'Shipping', 'coleman' ), amount( totals.shipping_cents ) ],
		[ __( 'Tax', 'coleman' ), isTaxExempt ? __( 'Tax exempt', 'coleman' ) : amount( totals.tax_cents ) ],
	];
	return (
		<dl className="coleman-checkout__totals">
			{ rows.map( ( [ label, text ] ) => (
				<div key={ label } className="coleman-checkout__row">
					<dt>{ label }</dt>
					<dd>{ text }</dd>
				</div>
			) ) }
		</dl>
	);
}
