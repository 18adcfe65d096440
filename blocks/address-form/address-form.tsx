import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import type { FormEventHandler } from 'react';
import { addressFaults } from '@/forms/address-fields/address-faults';
import { AddressFields } from '@/forms/address-fields/address-fields';
import { FormLayout } from '@/forms/form-layout/form-layout';
import { Checkbox } from '@/forms/checkbox/checkbox';
import { SubmitButton } from '@/forms/submit-button/submit-button';
import { useForm } from '@/forms/use-form';
import { boolean, integer, oneOf, recordOf, shape, string } from '@/islands';
import type { TypeOf } from '@/islands';
import { customerStore } from '@/stores/customer';
import { goTo } from '@/stores/customer/go-to';
import { Plate } from '@/ui/plate/plate';

export const addressFormProps = shape( {
	/** That of its title: `h1` on its own page. */
	level: oneOf( 'h1', 'h2' ),
	/** Begins the ids of its elements. */
	id: string,
	/** CustomerAddressId; 0 for a new one. */
	addressId: integer,
	/** As it is kept, or as it was typed before the page was shown again. */
	values: recordOf( string ),
	/** A sentence per field. */
	errors: recordOf( string ),
	isDefault: boolean,
	urls: shape( { addresses: string } ),
} );

export type AddressFormProps = TypeOf< typeof addressFormProps >;

type ViewProps = AddressFormProps & {
	isBusy?: boolean;
	onSubmit?: FormEventHandler< HTMLFormElement >;
};

/** How the block looks: an envelope's fields. The first of an address book is used without being told so. */
export function AddressFormView( {
	level,
	id,
	addressId,
	values,
	errors,
	isDefault,
	urls,
	isBusy = false,
	onSubmit,
}: ViewProps ) {
	const title = addressId ? __( 'Edit an address', 'coleman' ) : __( 'Add an address', 'coleman' );
	return (
		<FormLayout level={ level } title={ title } width="narrow">
			<Plate level={ level === 'h1' ? 2 : 3 } title={ __( 'Address', 'coleman' ) }>
				<form className="coleman-form-layout__form" method="post" noValidate onSubmit={ onSubmit }>
					<input type="hidden" name="coleman_action" value="address_save" />
					<input type="hidden" name="CustomerAddressId" value={ addressId } />
					<AddressFields id={ id } prefix="" values={ values } errors={ errors } />
					<Checkbox
						id={ `${ id }-is_default` }
						name="is_default"
						label={ __( 'Make this my default address', 'coleman' ) }
						isChecked={ isDefault }
					/>
					<SubmitButton label={ __( 'Save address', 'coleman' ) } isBusy={ isBusy } />
					<p className="coleman-form-layout__links" data-native="">
						<a className="coleman-form-layout__link" href={ urls.addresses }>
							{ __( 'Back to your addresses', 'coleman' ) }
						</a>
					</p>
				</form>
			</Plate>
		</FormLayout>
	);
}

/** The block at work: what was saved is shown by the address book, to which it leads. */
export function AddressForm( props: AddressFormProps ) {
	const { saveAddress } = useDispatch( customerStore );
	const form = useForm( {
		errors: props.errors,
		check: ( typed ) => addressFaults( typed, '', props.addressId ? props.values.phone : '' ),
		send: async ( { coleman_action: action, CustomerAddressId, ...fields } ) => {
			await saveAddress( { ...fields, ...( CustomerAddressId !== '0' && { CustomerAddressId } ) } );
			goTo( `${ props.urls.addresses }?done=address-saved` );
			return 'leaving';
		},
	} );
	return <AddressFormView { ...props } { ...form } />;
}
