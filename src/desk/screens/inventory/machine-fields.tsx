import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { LinesField, TextField } from '@/desk/fields';
import { bind } from './bind';
import { Choice, Money, WholeNumber } from './fields';
import { PicturesField } from './pictures-field';
import { SpecsField } from './specs-field';
import type { Form, MachineDraft } from './types';

/** A machine for sale, new or used. */
export function MachineFields( form: Form< MachineDraft > ) {
	const { values, put, label, choices } = form;
	const field = bind( form );
	return (
		<>
			<div className="coleman-inventory__grid">
				<SelectControl
					label={ label( 'machine_condition' ) }
					value={ values.machine_condition }
					options={ [
						{ value: 'used', label: __( 'Used', 'coleman' ) },
						{ value: 'new', label: __( 'New', 'coleman' ) },
					] }
					onChange={ ( condition ) => put( 'machine_condition', condition === 'new' ? 'new' : 'used' ) }
					__next40pxDefaultSize
				/>
				<Choice { ...field( 'category_id' ) } names={ choices.categories } />
				<Choice { ...field( 'brand_id' ) } names={ choices.brands } />
				<TextField { ...field( 'model' ) } />
				<TextField { ...field( 'stock_number' ) } />
				<TextField { ...field( 'serial_number' ) } />
				<WholeNumber { ...field( 'model_year' ) } />
				<WholeNumber { ...field( 'meter_hours' ) } />
				<WholeNumber { ...field( 'horsepower' ) } />
				<Choice { ...field( 'location_id' ) } names={ choices.branches } />
				<Money { ...field( 'price_cents' ) } />
			</div>
			{ ! form.hasPanel && <PicturesField { ...field( 'pictures' ) } /> }
			<LinesField { ...field( 'description' ) } rows={ 6 } />
			<SpecsField { ...field( 'specs' ) } />
		</>
	);
}
