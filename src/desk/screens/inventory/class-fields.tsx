import { __ } from '@wordpress/i18n';
import { Choice, Lines, Money, Text } from './fields';
import { PictureField } from './picture-field';
import type { ClassDraft, Form } from './types';

/** A rental class: what its page shows, and what it costs. */
export function ClassFields( { values, put, fault, choices }: Form< ClassDraft > ) {
	const rateHelp = __( 'Dollars. Empty: worked out from the other rates.', 'coleman' );
	return (
		<>
			<div className="coleman-inventory__grid">
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
				<Money
					label={ __( 'Daily rate', 'coleman' ) }
					help={ rateHelp }
					value={ values.daily_cents }
					onChange={ ( value ) => put( { daily_cents: value } ) }
					fault={ fault( 'daily_cents' ) }
				/>
				<Money
					label={ __( 'Weekly rate', 'coleman' ) }
					help={ rateHelp }
					value={ values.weekly_cents }
					onChange={ ( value ) => put( { weekly_cents: value } ) }
					fault={ fault( 'weekly_cents' ) }
				/>
				<Money
					label={ __( 'Rate for 4 weeks', 'coleman' ) }
					help={ rateHelp }
					value={ values.monthly_cents }
					onChange={ ( value ) => put( { monthly_cents: value } ) }
					fault={ fault( 'monthly_cents' ) }
				/>
			</div>
			<PictureField
				picture={ values.image }
				url={ values.picture_url ?? '' }
				onChange={ ( value ) => put( { image: value } ) }
				fault={ fault( 'image' ) }
			/>
			<Lines
				label={ __( 'Description', 'coleman' ) }
				rows={ 6 }
				value={ values.description }
				onChange={ ( value ) => put( { description: value } ) }
				fault={ fault( 'description' ) }
			/>
		</>
	);
}
