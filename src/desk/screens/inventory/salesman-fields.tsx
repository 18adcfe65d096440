import { __ } from '@wordpress/i18n';
import { bind } from './bind';
import { Choice, Lines, Text, WholeNumber } from './fields';
import { PictureField } from './picture-field';
import type { Form, SalesmanDraft } from './types';

/** Somebody of the sales team. */
export function SalesmanFields( form: Form< SalesmanDraft > ) {
	const { values, choices } = form;
	const field = bind( form );
	const zips =
		typeof values.zipcodes === 'string'
			? values.zipcodes
			: ( values.zipcodes_text ?? values.zipcodes.join( ', ' ) );
	return (
		<>
			<div className="coleman-inventory__grid">
				<Text { ...field( 'name' ) } />
				<Text { ...field( 'job_title' ) } />
				<Text { ...field( 'email' ) } />
				<Text { ...field( 'phone' ) } />
				<Choice { ...field( 'location_id' ) } names={ choices.branches } />
				<Text { ...field( 'territory' ) } />
				<WholeNumber { ...field( 'position' ) } help={ __( 'Empty: last.', 'coleman' ) } />
				<Text
					{ ...field( 'slug' ) }
					help={ __( 'Empty: that of the name. An older one goes on leading here.', 'coleman' ) }
				/>
			</div>
			<Lines
				{ ...field( 'zipcodes' ) }
				help={ __( 'Paste a list; a range is written 66012–66018.', 'coleman' ) }
				rows={ 4 }
				value={ zips }
			/>
			<PictureField { ...field( 'picture' ) } url={ values.picture_url ?? '' } />
		</>
	);
}
