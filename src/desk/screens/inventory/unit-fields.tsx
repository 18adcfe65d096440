import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { TextField } from '@/desk/fields';
import { bind } from './bind';
import { Choice, WholeNumber } from './fields';
import type { Form, UnitDraft } from './types';

/** A rental unit: the machine that the desk hands out. */
export function UnitFields( form: Form< UnitDraft > ) {
	const { values, put, label, choices } = form;
	const field = bind( form );
	return (
		<>
			<div className="coleman-inventory__grid">
				<Choice { ...field( 'class_id' ) } names={ choices.classes } />
				<Choice { ...field( 'location_id' ) } names={ choices.branches } />
				<TextField { ...field( 'stock_number' ) } />
				<TextField { ...field( 'serial_number' ) } />
				<WholeNumber { ...field( 'meter_hours' ) } />
			</div>
			<ToggleControl
				label={ label( 'is_active' ) }
				help={ __(
					'Turn off while the unit is in the shop. Calendars then leave it out. Existing rentals keep it until the rental desk assigns another unit.',
					'coleman'
				) }
				checked={ values.is_active }
				onChange={ ( value ) => put( 'is_active', value ) }
			/>
		</>
	);
}
