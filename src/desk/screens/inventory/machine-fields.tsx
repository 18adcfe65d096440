import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Choice, Lines, Money, Text, WholeNumber } from './fields';
import { PicturesField } from './pictures-field';
import { SpecsField } from './specs-field';
import type { Form, MachineDraft } from './types';

/** A machine for sale, new or used. */
export function MachineFields( { values, put, fault, choices }: Form< MachineDraft > ) {
	return (
		<>
			<div className="coleman-inventory__grid">
				<SelectControl
					label={ __( 'Condition', 'coleman' ) }
					value={ values.machine_condition }
					options={ [
						{ value: 'used', label: __( 'Used', 'coleman' ) },
						{ value: 'new', label: __( 'New', 'coleman' ) },
					] }
					onChange={ ( condition ) => put( { machine_condition: condition === 'new' ? 'new' : 'used' } ) }
					__next40pxDefaultSize
				/>
				<Choice
					label={ __( 'Category', 'coleman' ) }
					names={ choices.categories }
					value={ values.category_id }
					onChange={ ( value ) => put( { category_id: value } ) }
					fault={ fault( 'category_id' ) }
				/>
				<Choice
					label={ __( 'Brand', 'coleman' ) }
					names={ choices.brands }
					value={ values.brand_id }
					onChange={ ( value ) => put( { brand_id: value } ) }
					fault={ fault( 'brand_id' ) }
				/>
				<Text
					label={ __( 'Model', 'coleman' ) }
					value={ values.model }
					onChange={ ( value ) => put( { model: value } ) }
					fault={ fault( 'model' ) }
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
					label={ __( 'Year', 'coleman' ) }
					value={ values.model_year }
					onChange={ ( value ) => put( { model_year: value } ) }
					fault={ fault( 'model_year' ) }
				/>
				<WholeNumber
					label={ __( 'Hours', 'coleman' ) }
					value={ values.meter_hours }
					onChange={ ( value ) => put( { meter_hours: value } ) }
					fault={ fault( 'meter_hours' ) }
				/>
				<WholeNumber
					label={ __( 'Horsepower', 'coleman' ) }
					value={ values.horsepower }
					onChange={ ( value ) => put( { horsepower: value } ) }
					fault={ fault( 'horsepower' ) }
				/>
				<Choice
					label={ __( 'Branch', 'coleman' ) }
					names={ choices.branches }
					value={ values.location_id }
					onChange={ ( value ) => put( { location_id: value } ) }
					fault={ fault( 'location_id' ) }
				/>
				<Money
					label={ __( 'Price', 'coleman' ) }
					value={ values.price_cents }
					onChange={ ( value ) => put( { price_cents: value } ) }
					fault={ fault( 'price_cents' ) }
				/>
			</div>
			<PicturesField
				pictures={ values.pictures }
				onChange={ ( value ) => put( { pictures: value } ) }
				fault={ fault( 'pictures' ) }
			/>
			<Lines
				label={ __( 'Description', 'coleman' ) }
				rows={ 6 }
				value={ values.description }
				onChange={ ( value ) => put( { description: value } ) }
				fault={ fault( 'description' ) }
			/>
			<SpecsField
				specs={ values.specs }
				onChange={ ( value ) => put( { specs: value } ) }
				fault={ fault( 'specs' ) }
			/>
		</>
	);
}
