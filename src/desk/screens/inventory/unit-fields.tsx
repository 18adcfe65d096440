import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Choice, Text, WholeNumber } from './fields';
import type { Form, UnitDraft } from './types';

/** A rental unit: the machine that the desk hands out. */
export function UnitFields( { values, put, fault, choices }: Form< UnitDraft > ) {
	return (
		<>
			<div className="coleman-inventory__grid">
				<Choice
					label={ __( 'Rental class', 'coleman' ) }
					names={ choices.classes }
					value={ values.class_id }
					onChange={ ( value ) => put( { class_id: value } ) }
					fault={ fault( 'class_id' ) }
				/>
				<Choice
					label={ __( 'Branch', 'coleman' ) }
					names={ choices.branches }
					value={ values.location_id }
					onChange={ ( value ) => put( { location_id: value } ) }
					fault={ fault( 'location_id' ) }
				/>
				<Text
					label={ __( 'Stock number', 'coleman' ) }
					value={ values.stock_number }
					onChange={ ( value ) => put( { stock_number: value } ) }
					fault={ fault( 'stock_number' ) }
				/>
				<Text
					label={ __( 'Serial number', 'coleman' ) }
					value={ values.serial_number }
					onChange={ ( value ) => put( { serial_number: value } ) }
					fault={ fault( 'serial_number' ) }
				/>
				<WholeNumber
					label={ __( 'Hours', 'coleman' ) }
					value={ values.meter_hours }
					onChange={ ( value ) => put( { meter_hours: value } ) }
					fault={ fault( 'meter_hours' ) }
				/>
			</div>
			<ToggleControl
				label={ __( 'For rent', 'coleman' ) }
				help={ __(
					'Switched off while it is in the shop: no calendar counts it. Rentals that it is promised to keep it until the rental desk gives them another.',
					'coleman'
				) }
				checked={ values.is_active }
				onChange={ ( value ) => put( { is_active: value } ) }
			/>
		</>
	);
}
