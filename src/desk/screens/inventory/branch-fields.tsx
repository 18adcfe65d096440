import { bind } from './bind';
import { Text } from './fields';
import { SpecialDaysField } from './special-days-field';
import type { BranchDraft, Form } from './types';
import { WeekField } from './week-field';

/** A branch: where it is, how it is reached, and when it is open. */
export function BranchFields( form: Form< BranchDraft > ) {
	const { values, put } = form;
	const field = bind( form );
	return (
		<>
			<div className="coleman-inventory__grid">
				<Text { ...field( 'address' ) } />
				<Text { ...field( 'city' ) } />
				<Text { ...field( 'state' ) } onChange={ ( state ) => put( 'state', state.toUpperCase() ) } />
				<Text { ...field( 'postal_code' ) } />
				<Text { ...field( 'phone_number' ) } />
				<Text { ...field( 'latitude' ) } value={ String( values.latitude ) } />
				<Text { ...field( 'longitude' ) } value={ String( values.longitude ) } />
			</div>
			<WeekField { ...field( 'hours' ) } />
			<SpecialDaysField { ...field( 'special_hours' ) } />
		</>
	);
}
