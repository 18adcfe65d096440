import { Button, Notice, ToggleControl } from '@wordpress/components';
import { useCallback, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { DeskCustomerFull } from '@/api/generated/schemas';
import { get, post } from '@/desk/api';
import { SelectField, TextField } from '@/desk/fields';
import { Fault, useAnnounce } from '@/desk/notices';
import { useMutation } from '@/desk/use-mutation';
import { type Account, accountOf, changesOf } from './account';
import { TermsFields } from './terms-fields';
import type { CustomerScreenData } from './types';

type Props = {
	boot: CustomerScreenData;
	customer: DeskCustomerFull;
	onSaved: ( customer: DeskCustomerFull ) => void;
};

/**
 * What the dealership gives a customer. When another desk was faster, what is there now comes in beside what was typed,
 * which stays: whoever typed it sees both and saves again.
 */
export function AccountForm( { boot, customer, onSaved }: Props ) {
	const [ typed, setTyped ] = useState< Partial< Account > >( {} );
	const [ isOvertaken, setOvertaken ] = useState( false );
	const announce = useAnnounce();
	const path = `/customers/${ customer.id }`;
	const { version } = customer;
	const save = useMutation(
		useCallback(
			( account: Partial< Account > ) => post< DeskCustomerFull >( path, { account, version } ),
			[ path, version ]
		)
	);
	const account = { ...accountOf( customer ), ...typed };
	const changes = changesOf( customer, typed );
	const isTouched = Object.keys( changes ).length > 0;
	const isChanged = save.error?.code === 'coleman_customer_changed';
	const put = ( change: Partial< Account > ) => setTyped( ( before ) => ( { ...before, ...change } ) );
	const fault = ( field: keyof Account ) => save.error?.params[ field ];

	const submit = async () => {
		setOvertaken( false );
		const answer = await save.run( changes );
		if ( answer ) {
			setTyped( {} );
			onSaved( answer.results );
			announce( __( 'Customer saved.', 'coleman' ) );
		}
	};
	const lookAgain = async () => {
		onSaved( ( await get< DeskCustomerFull >( path ) ).results );
		save.clear();
		setOvertaken( true );
	};
	return (
		<form
			className="coleman-customers__form"
			noValidate
			onSubmit={ ( event ) => {
				event.preventDefault();
				void submit();
			} }
		>
			<h3>{ __( 'Account', 'coleman' ) }</h3>
			<Fault error={ save.error } />
			{ isChanged && (
				<Button variant="secondary" onClick={ () => void lookAgain() } __next40pxDefaultSize>
					{ __( 'Show the latest version, keep my changes', 'coleman' ) }
				</Button>
			) }
			{ isOvertaken && (
				<Notice status="warning" isDismissible={ false }>
					{ __( 'This is the latest version with your changes. Review it and save again.', 'coleman' ) }
				</Notice>
			) }
			<TextField
				label={ __( 'Account number', 'coleman' ) }
				fault={ fault( 'account_number' ) }
				help={ __( 'As in the dealership’s accounting. Visible to customers.', 'coleman' ) }
				value={ account.account_number }
				onChange={ ( value ) => put( { account_number: value } ) }
			/>
			<ToggleControl
				label={ __( 'Account terms', 'coleman' ) }
				help={ __( 'Can order on account and pay by invoice.', 'coleman' ) }
				checked={ account.has_terms }
				onChange={ ( value ) => put( { has_terms: value } ) }
			/>
			{ account.has_terms && (
				<TermsFields
					key={ String( customer.credit_limit_cents ) }
					account={ account }
					onAccount={ customer.on_account_cents }
					mayChange={ boot.mayPrice }
					fault={ fault }
					onChange={ put }
				/>
			) }
			{ account.has_terms && (
				<ToggleControl
					label={ __( 'PO number required', 'coleman' ) }
					help={ __( 'Required for orders on account.', 'coleman' ) }
					checked={ account.po_required }
					onChange={ ( value ) => put( { po_required: value } ) }
				/>
			) }
			<ToggleControl
				label={ __( 'Tax exempt', 'coleman' ) }
				help={ __( 'Orders aren’t taxed while the certificate is valid.', 'coleman' ) }
				checked={ account.has_exemption }
				onChange={ ( value ) => put( { has_exemption: value } ) }
			/>
			{ account.has_exemption && (
				<div className="coleman-customers__pair">
					<TextField
						label={ __( 'Certificate number', 'coleman' ) }
						fault={ fault( 'exemption_number' ) }
						value={ account.exemption_number }
						onChange={ ( value ) => put( { exemption_number: value } ) }
					/>
					<TextField
						type="date"
						label={ __( 'Valid until', 'coleman' ) }
						fault={ fault( 'exemption_until' ) }
						help={ __( 'The last valid day. Leave empty for no end date.', 'coleman' ) }
						value={ account.exemption_until }
						onChange={ ( value ) => put( { exemption_until: value } ) }
					/>
				</div>
			) }
			<SelectField
				label={ __( 'Preferred branch', 'coleman' ) }
				fault={ fault( 'location_id' ) }
				help={ __( 'Default branch for pickups.', 'coleman' ) }
				value={ String( account.location_id ) }
				options={ [
					{ value: '0', label: __( 'None', 'coleman' ) },
					...boot.branches.map( ( { id, city } ) => ( { value: String( id ), label: city } ) ),
				] }
				onChange={ ( value ) => put( { location_id: Number( value ) } ) }
			/>
			<div className="coleman-desk__buttons">
				<Button
					type="submit"
					variant="primary"
					isBusy={ save.isBusy }
					disabled={ ! isTouched || save.isBusy }
					accessibleWhenDisabled
					__next40pxDefaultSize
				>
					{ __( 'Save', 'coleman' ) }
				</Button>
			</div>
		</form>
	);
}
