import { Button, CheckboxControl, Notice, TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { DeskBuyer } from '@/api/generated/schemas';
import { SelectField, TextField } from '@/desk/fields';
import { Fault } from '@/desk/notices';
import type { Fields } from './phone-draft';
import { PhoneTotal } from './phone-total';
import type { OrderScreenData } from './types';
import type { useQuote } from './use-quote';

/** Ways to pay that the desk can take down; a card is paid on the gateway's own page. */
const METHODS = [ 'pay_in_store', 'account', 'call_me' ];

type Props = {
	payMethods: OrderScreenData[ 'payMethods' ];
	fields: Fields;
	buyer: DeskBuyer | null;
	quote: ReturnType< typeof useQuote >;
	/** How it is paid, whatever was chosen before the total was known. */
	payMethod: string;
	/** What is wrong with the lines. */
	fault: string | null;
	/** A sentence for each field at fault. */
	faults: Record< string, string >;
	mayPlace: boolean;
	isBusy: boolean;
	set: ( changes: Partial< Fields > ) => void;
	onPlace: () => void;
};

/** What the order comes to, how it is paid, and the button. */
export function PhoneFacts( { payMethods, fields, buyer, quote, payMethod, fault, faults, ...rest }: Props ) {
	const { mayPlace, isBusy, set, onPlace } = rest;
	const hasEmail = fields.email.trim() !== '';

	return (
		<aside className="coleman-desk__facts" aria-label={ __( 'Place order', 'coleman' ) }>
			<PhoneTotal quote={ quote.quote } />
			<Fault error={ quote.error } />
			{ fault && (
				<Notice status="error" isDismissible={ false }>
					{ fault }
				</Notice>
			) }
			<SelectField
				label={ __( 'Payment', 'coleman' ) }
				fault={ faults.pay_method }
				value={ payMethod }
				disabled={ quote.quote?.has_unknown_price ?? false }
				options={ payMethods.filter(
					( { value } ) => METHODS.includes( value ) && ( value !== 'account' || buyer?.has_terms === true )
				) }
				onChange={ ( value ) => set( { payMethod: value } ) }
			/>
			<TextField
				label={ __( 'PO number', 'coleman' ) }
				fault={ faults.po_number }
				value={ fields.poNumber }
				maxLength={ 60 }
				onChange={ ( poNumber ) => set( { poNumber } ) }
			/>
			<TextareaControl
				label={ __( 'Note', 'coleman' ) }
				value={ fields.note }
				onChange={ ( note ) => set( { note } ) }
			/>
			<CheckboxControl
				label={ __( 'Email the order to the customer', 'coleman' ) }
				checked={ fields.tellsCustomer && hasEmail }
				disabled={ ! hasEmail }
				onChange={ ( tellsCustomer ) => set( { tellsCustomer } ) }
			/>
			<Button
				variant="primary"
				className="coleman-orders__place"
				disabled={ ! mayPlace }
				accessibleWhenDisabled
				isBusy={ isBusy }
				onClick={ onPlace }
				__next40pxDefaultSize
			>
				{ __( 'Place order', 'coleman' ) }
			</Button>
		</aside>
	);
}
