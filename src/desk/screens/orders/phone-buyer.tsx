import { CheckboxControl, Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { DeskBuyer } from '@/api/generated/schemas';
import { TextField } from '@/desk/fields';
import { AddressFields } from './address-fields';
import { PhoneCustomer } from './phone-customer';
import type { Fields } from './phone-draft';

type Props = {
	fields: Fields;
	/** Who was found by name or number. */
	buyer: DeskBuyer | null;
	states: string[];
	/** A sentence for each field at fault. */
	faults: Record< string, string >;
	set: ( changes: Partial< Fields > ) => void;
	onBuyer: ( buyer: DeskBuyer | null ) => void;
};

/** Who orders: found or typed, and where it goes. */
export function PhoneBuyer( { fields, buyer, states, faults, set, onBuyer }: Props ) {
	const choose = ( chosen: DeskBuyer ) => {
		onBuyer( chosen );
		set( {
			customerId: chosen.customer_id,
			email: chosen.email,
			billing: {
				...( chosen.address ?? { state: 'KS' } ),
				name: chosen.address?.name || chosen.name,
				company: chosen.address?.company || chosen.company,
				phone: chosen.address?.phone || chosen.phone,
			},
			payMethod: chosen.has_terms ? 'account' : 'pay_in_store',
		} );
	};

	return (
		<section className="coleman-desk__section">
			<h3>{ __( 'Customer', 'coleman' ) }</h3>
			<PhoneCustomer onChoose={ choose } />
			{ buyer && buyer.customer_id > 0 && fields.customerId > 0 && (
				<Notice
					status="info"
					isDismissible={ false }
					actions={ [
						{
							label: __( 'Without the account', 'coleman' ),
							onClick: () => {
								onBuyer( null );
								set( { customerId: 0, payMethod: 'pay_in_store' } );
							},
						},
					] }
				>
					{ sprintf(
						/* translators: %s: name of a customer */
						__( 'This order is for the account of %s.', 'coleman' ),
						buyer.name
					) }
				</Notice>
			) }
			<TextField
				type="email"
				label={ __( 'Email', 'coleman' ) }
				fault={ faults.email }
				help={ __( 'Without an email address, the customer gets no emails about the order.', 'coleman' ) }
				value={ fields.email }
				onChange={ ( email ) => set( { email } ) }
				autoComplete="off"
			/>
			<AddressFields
				prefix="billing_"
				states={ states }
				value={ fields.billing }
				onChange={ ( billing ) => set( { billing } ) }
				faults={ faults }
			/>
			<CheckboxControl
				label={ __( 'Ship to another address', 'coleman' ) }
				checked={ fields.hasShipping }
				onChange={ ( hasShipping ) => set( { hasShipping } ) }
			/>
			{ fields.hasShipping && (
				<AddressFields
					prefix="shipping_"
					states={ states }
					value={ fields.shipping }
					onChange={ ( shipping ) => set( { shipping } ) }
					faults={ faults }
				/>
			) }
		</section>
	);
}
