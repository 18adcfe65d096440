import { __ } from '@wordpress/i18n';
import { Text } from './fields';
import { SpecialDaysField } from './special-days-field';
import type { BranchDraft, Form } from './types';
import { WeekField } from './week-field';

/** A branch: where it is, how it is reached, and when it is open. */
export function BranchFields( { values, put, fault }: Form< BranchDraft > ) {
	return (
		<>
			<div className="coleman-inventory__grid">
				<Text
					label={ __( 'Street', 'coleman' ) }
					value={ values.address }
					onChange={ ( value ) => put( { address: value } ) }
					fault={ fault( 'address' ) }
				/>
				<Text
					label={ __( 'City', 'coleman' ) }
					value={ values.city }
					onChange={ ( value ) => put( { city: value } ) }
					fault={ fault( 'city' ) }
				/>
				<Text
					label={ __( 'State', 'coleman' ) }
					value={ values.state }
					onChange={ ( state ) => put( { state: state.toUpperCase() } ) }
					fault={ fault( 'state' ) }
				/>
				<Text
					label={ __( 'ZIP code', 'coleman' ) }
					value={ values.postal_code }
					onChange={ ( value ) => put( { postal_code: value } ) }
					fault={ fault( 'postal_code' ) }
				/>
				<Text
					label={ __( 'Phone', 'coleman' ) }
					value={ values.phone_number }
					onChange={ ( value ) => put( { phone_number: value } ) }
					fault={ fault( 'phone_number' ) }
				/>
				<Text
					label={ __( 'Latitude', 'coleman' ) }
					value={ String( values.latitude ) }
					onChange={ ( value ) => put( { latitude: value } ) }
					fault={ fault( 'latitude' ) }
				/>
				<Text
					label={ __( 'Longitude', 'coleman' ) }
					value={ String( values.longitude ) }
					onChange={ ( value ) => put( { longitude: value } ) }
					fault={ fault( 'longitude' ) }
				/>
			</div>
			<WeekField
				week={ values.hours }
				onChange={ ( value ) => put( { hours: value } ) }
				fault={ fault( 'hours' ) }
			/>
			<SpecialDaysField
				days={ values.special_hours }
				onChange={ ( value ) => put( { special_hours: value } ) }
				fault={ fault( 'special_hours' ) }
			/>
		</>
	);
}
