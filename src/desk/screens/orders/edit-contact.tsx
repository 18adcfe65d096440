import { CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { DeskOrder } from '@/api/generated/schemas';
import { LinesField, TextField } from '@/desk/fields';
import { AddressFields } from './address-fields';
import type { EditDraft } from './edit-draft';
import type { OrderScreenData } from './types';

/** Of an address, what the form shows: text by field. */
const fieldsOf = ( address: object | null ): Record< string, string > =>
	Object.fromEntries(
		Object.entries( address ?? { state: 'KS' } ).map( ( [ name, value ] ) => [ name, String( value ) ] )
	);

type Props = {
	boot: OrderScreenData;
	order: DeskOrder;
	draft: EditDraft;
	/** A sentence for each field at fault. */
	faults: Record< string, string >;
	onChange: ( change: Partial< EditDraft > ) => void;
};

/** Who the order is for, where it goes, and what was noted with it. */
export function EditContact( { boot, order, draft, faults, onChange }: Props ) {
	const hasShipping = draft.hasShipping ?? order.shipping !== null;
	return (
		<section className="coleman-desk__section">
			<h3>{ __( 'Customer', 'coleman' ) }</h3>
			<TextField
				type="email"
				label={ __( 'Email', 'coleman' ) }
				fault={ faults.email }
				value={ draft.email ?? order.order.Email }
				onChange={ ( email ) => onChange( { email } ) }
				autoComplete="off"
			/>
			<AddressFields
				prefix="billing_"
				states={ boot.usStates }
				value={ draft.billing ?? fieldsOf( order.order.BillingAddress ) }
				onChange={ ( billing ) => onChange( { billing } ) }
				faults={ faults }
			/>
			<CheckboxControl
				label={ __( 'Ship to another address', 'coleman' ) }
				checked={ hasShipping }
				onChange={ ( isChecked ) => onChange( { hasShipping: isChecked } ) }
			/>
			{ hasShipping && (
				<AddressFields
					prefix="shipping_"
					states={ boot.usStates }
					value={ draft.shipping ?? fieldsOf( order.shipping ) }
					onChange={ ( shipping ) => onChange( { shipping } ) }
					faults={ faults }
				/>
			) }
			{ ! hasShipping && faults.shipping_zip && (
				<p role="alert">
					<strong className="coleman-desk__fault">{ faults.shipping_zip }</strong>
				</p>
			) }
			<TextField
				label={ __( 'PO number', 'coleman' ) }
				fault={ faults.po_number }
				value={ draft.poNumber ?? order.order.PoNumber }
				maxLength={ 60 }
				onChange={ ( poNumber ) => onChange( { poNumber } ) }
			/>
			<LinesField
				label={ __( "Customer's note", 'coleman' ) }
				fault={ faults.note }
				value={ draft.note ?? order.order.Note }
				onChange={ ( note ) => onChange( { note } ) }
			/>
		</section>
	);
}
