import { __ } from '@wordpress/i18n';
import type { fieldsOf } from '@/forms/field/fields-of';

type Props = { field: ReturnType< typeof fieldsOf > };

/** The machine that somebody wants to trade in. */
export function TradeIn( { field }: Props ) {
	return (
		<fieldset className="coleman-inquiry__details">
			<legend className="coleman-inquiry__legend">{ __( 'Your machine', 'coleman' ) }</legend>
			<div className="coleman-inquiry-fields__row">
				{ field( 'make', { label: __( 'Make', 'coleman' ), type: 'text', maxLength: 60 } ) }
				{ field( 'model', { label: __( 'Model', 'coleman' ), type: 'text', maxLength: 60 } ) }
			</div>
			<div className="coleman-inquiry-fields__row">
				{ field( 'modelYear', {
					label: __( 'Year', 'coleman' ),
					type: 'text',
					inputMode: 'numeric',
					maxLength: 4,
				} ) }
				{ field( 'hours', {
					label: __( 'Hours', 'coleman' ),
					type: 'text',
					inputMode: 'decimal',
					maxLength: 10,
				} ) }
			</div>
			<div className="coleman-inquiry-fields__row">
				{ field( 'serial', {
					label: __( 'Serial number', 'coleman' ),
					type: 'text',
					maxLength: 60,
					requirement: 'optional',
				} ) }
				{ field( 'condition', {
					label: __( 'Condition', 'coleman' ),
					type: 'select',
					placeholder: __( 'Choose the condition', 'coleman' ),
					options: [
						{ value: 'excellent', label: __( 'Excellent', 'coleman' ) },
						{ value: 'good', label: __( 'Good', 'coleman' ) },
						{ value: 'fair', label: __( 'Fair', 'coleman' ) },
						{ value: 'poor', label: __( 'Needs repair', 'coleman' ) },
					],
				} ) }
			</div>
		</fieldset>
	);
}

/** What somebody wants to finance. It asks for nothing that only the lender may know. */
export function Financing( { field }: Props ) {
	return (
		<fieldset className="coleman-inquiry__details">
			<legend className="coleman-inquiry__legend">{ __( 'What you want to finance', 'coleman' ) }</legend>
			<div className="coleman-inquiry-fields__row">
				{ field( 'applicant', {
					label: __( 'Who applies?', 'coleman' ),
					type: 'select',
					requirement: 'optional',
					placeholder: __( 'Not decided yet', 'coleman' ),
					options: [
						{ value: 'business', label: __( 'Business', 'coleman' ) },
						{ value: 'personal', label: __( 'Personal', 'coleman' ) },
					],
				} ) }
				{ field( 'timeInBusiness', {
					label: __( 'Time in business', 'coleman' ),
					type: 'select',
					requirement: 'optional',
					placeholder: __( 'Does not apply', 'coleman' ),
					options: [
						{ value: 'under-2', label: __( 'Less than 2 years', 'coleman' ) },
						{ value: '2-5', label: __( '2 to 5 years', 'coleman' ) },
						{ value: 'over-5', label: __( 'More than 5 years', 'coleman' ) },
					],
				} ) }
			</div>
			<div className="coleman-inquiry-fields__row">
				{ field( 'amount', {
					label: __( 'Amount to finance', 'coleman' ),
					type: 'text',
					inputMode: 'decimal',
					maxLength: 20,
					requirement: 'optional',
				} ) }
				{ field( 'downPayment', {
					label: __( 'Down payment', 'coleman' ),
					type: 'text',
					inputMode: 'decimal',
					maxLength: 20,
					requirement: 'optional',
				} ) }
			</div>
			{ field( 'callback', {
				label: __( 'Best time to call', 'coleman' ),
				type: 'text',
				maxLength: 120,
				requirement: 'optional',
			} ) }
		</fieldset>
	);
}
