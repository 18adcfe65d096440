import { TextField } from '@/desk/fields';
import { bind } from './bind';
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
				<TextField { ...field( 'address' ) } />
				<TextField { ...field( 'city' ) } />
				<TextField { ...field( 'state' ) } onChange={ ( state ) => put( 'state', state.toUpperCase() ) } />
				<TextField { ...field( 'postal_code' ) } />
				<TextField { ...field( 'phone_number' ) } />
				<TextField { ...field( 'latitude' ) } value={ String( values.latitude ) } />
				<TextField { ...field( 'longitude' ) } value={ String( values.longitude ) } />
			</div>
			<WeekField { ...field( 'hours' ) } />
			<SpecialDaysField { ...field( 'special_hours' ) } />
		</>
	);
}
