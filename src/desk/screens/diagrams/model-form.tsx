import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { DeskError } from '@/desk/api';
import { SelectField, TextField } from '@/desk/fields';
import { Fault } from '@/desk/notices';
import type { Choices, Model } from './types';

export type Facts = Pick< Model, 'brand_id' | 'category_id' | 'name' | 'serial_prefix' | 'serial_plate' > & {
	/** 0 for none. */
	year_from: number;
	year_to: number;
};

export const blankFacts = ( { brands, categories }: Choices ): Facts => ( {
	brand_id: brands[ 0 ]?.id ?? 0,
	category_id: categories[ 0 ]?.id ?? 0,
	name: '',
	year_from: 0,
	year_to: 0,
	serial_prefix: '',
	serial_plate: '',
} );

export const factsOf = ( model: Model ): Facts => ( {
	brand_id: model.brand_id,
	category_id: model.category_id,
	name: model.name,
	year_from: model.year_from ?? 0,
	year_to: model.year_to ?? 0,
	serial_prefix: model.serial_prefix,
	serial_plate: model.serial_plate,
} );

type Props = {
	first: Facts;
	choices: Choices;
	save: string;
	isBusy: boolean;
	error: DeskError | null;
	onSave: ( facts: Facts ) => void;
};

const options = ( names: Choices[ 'brands' ] ) =>
	names.map( ( { id, name } ) => ( { value: String( id ), label: name } ) );

const year = ( value: number ) => ( value === 0 ? '' : String( value ) );

const digits = ( text: string ) => Number( text.replace( /\D/g, '' ).slice( 0, 4 ) );

/** What is told of a model. */
export function ModelForm( { first, choices, save, isBusy, error, onSave }: Props ) {
	const [ facts, setFacts ] = useState( first );
	const put = ( change: Partial< Facts > ) => setFacts( ( before ) => ( { ...before, ...change } ) );
	const fault = ( name: string ) => error?.params[ name ];
	return (
		<form
			className="coleman-desk__form coleman-diagrams__facts"
			noValidate
			onSubmit={ ( event ) => {
				event.preventDefault();
				onSave( facts );
			} }
		>
			<Fault error={ error } />
			<div className="coleman-diagrams__grid">
				<SelectField
					label={ __( 'Brand', 'coleman' ) }
					value={ String( facts.brand_id ) }
					options={ options( choices.brands ) }
					fault={ fault( 'brand_id' ) }
					onChange={ ( value ) => put( { brand_id: Number( value ) } ) }
				/>
				<SelectField
					label={ __( 'Class', 'coleman' ) }
					value={ String( facts.category_id ) }
					options={ options( choices.categories ) }
					fault={ fault( 'category_id' ) }
					onChange={ ( value ) => put( { category_id: Number( value ) } ) }
				/>
				<TextField
					label={ __( 'Model', 'coleman' ) }
					value={ facts.name }
					maxLength={ 120 }
					fault={ fault( 'name' ) }
					onChange={ ( name ) => put( { name } ) }
				/>
				<TextField
					label={ __( 'First year built', 'coleman' ) }
					value={ year( facts.year_from ) }
					inputMode="numeric"
					fault={ fault( 'year_from' ) }
					onChange={ ( value ) => put( { year_from: digits( value ) } ) }
				/>
				<TextField
					label={ __( 'Last year built', 'coleman' ) }
					value={ year( facts.year_to ) }
					inputMode="numeric"
					fault={ fault( 'year_to' ) }
					onChange={ ( value ) => put( { year_to: digits( value ) } ) }
				/>
				<TextField
					label={ __( 'Serial number prefix', 'coleman' ) }
					value={ facts.serial_prefix }
					maxLength={ 40 }
					fault={ fault( 'serial_prefix' ) }
					onChange={ ( value ) => put( { serial_prefix: value } ) }
				/>
			</div>
			<TextField
				label={ __( 'Where to find the serial number', 'coleman' ) }
				value={ facts.serial_plate }
				maxLength={ 200 }
				fault={ fault( 'serial_plate' ) }
				onChange={ ( value ) => put( { serial_plate: value } ) }
			/>
			<div className="coleman-desk__buttons">
				<Button
					type="submit"
					variant="primary"
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
					__next40pxDefaultSize
				>
					{ save }
				</Button>
			</div>
		</form>
	);
}
