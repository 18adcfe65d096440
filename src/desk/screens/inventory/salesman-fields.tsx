import { __ } from '@wordpress/i18n';
import { Choice, Lines, Text, WholeNumber } from './fields';
import { PictureField } from './picture-field';
import type { Form, SalesmanDraft } from './types';

/** Somebody of the sales team. */
export function SalesmanFields( { values, put, fault, choices }: Form< SalesmanDraft > ) {
	const zips =
		typeof values.zipcodes === 'string'
			? values.zipcodes
			: ( values.zipcodes_text ?? values.zipcodes.join( ', ' ) );
	return (
		<>
			<div className="coleman-inventory__grid">
				<Text
					label={ __( 'Name', 'coleman' ) }
					value={ values.name }
					onChange={ ( value ) => put( { name: value } ) }
					fault={ fault( 'name' ) }
				/>
				<Text
					label={ __( 'Title', 'coleman' ) }
					value={ values.job_title }
					onChange={ ( value ) => put( { job_title: value } ) }
					fault={ fault( 'job_title' ) }
				/>
				<Text
					label={ __( 'Email', 'coleman' ) }
					value={ values.email }
					onChange={ ( value ) => put( { email: value } ) }
					fault={ fault( 'email' ) }
				/>
				<Text
					label={ __( 'Phone', 'coleman' ) }
					value={ values.phone }
					onChange={ ( value ) => put( { phone: value } ) }
					fault={ fault( 'phone' ) }
				/>
				<Choice
					label={ __( 'Branch', 'coleman' ) }
					names={ choices.branches }
					value={ values.location_id }
					onChange={ ( value ) => put( { location_id: value } ) }
					fault={ fault( 'location_id' ) }
				/>
				<Text
					label={ __( 'Territory', 'coleman' ) }
					value={ values.territory }
					onChange={ ( value ) => put( { territory: value } ) }
					fault={ fault( 'territory' ) }
				/>
				<WholeNumber
					label={ __( 'Place in the list', 'coleman' ) }
					help={ __( 'Empty: last.', 'coleman' ) }
					value={ values.position }
					onChange={ ( value ) => put( { position: value } ) }
					fault={ fault( 'position' ) }
				/>
				<Text
					label={ __( 'Permalink', 'coleman' ) }
					help={ __( 'Empty: that of the name. An older one goes on leading here.', 'coleman' ) }
					value={ values.slug }
					onChange={ ( value ) => put( { slug: value } ) }
					fault={ fault( 'slug' ) }
				/>
			</div>
			<Lines
				label={ __( 'ZIP codes', 'coleman' ) }
				help={ __( 'Paste a list; a range is written 66012–66018.', 'coleman' ) }
				rows={ 4 }
				value={ zips }
				onChange={ ( value ) => put( { zipcodes: value } ) }
				fault={ fault( 'zipcodes' ) }
			/>
			<PictureField
				picture={ values.picture }
				url={ values.picture_url ?? '' }
				onChange={ ( value ) => put( { picture: value } ) }
				fault={ fault( 'picture' ) }
			/>
		</>
	);
}
