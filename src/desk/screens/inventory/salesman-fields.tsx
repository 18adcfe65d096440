import { __ } from '@wordpress/i18n';
import { LinesField, TextField } from '@/desk/fields';
import { bind } from './bind';
import { Choice, WholeNumber } from './fields';
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
				<TextField { ...field( 'name' ) } />
				<TextField { ...field( 'job_title' ) } />
				<TextField { ...field( 'email' ) } />
				<TextField { ...field( 'phone' ) } />
				<Choice { ...field( 'location_id' ) } names={ choices.branches } />
				<TextField { ...field( 'territory' ) } />
				<WholeNumber { ...field( 'position' ) } help={ __( 'If empty: last.', 'coleman' ) } />
				<TextField
					{ ...field( 'slug' ) }
					help={ __( 'If empty: made from the name. Older permalinks keep working.', 'coleman' ) }
				/>
			</div>
			<LinesField
				{ ...field( 'zipcodes' ) }
				help={ __( 'Paste a list. Enter ranges like 66012–66018.', 'coleman' ) }
				rows={ 4 }
				value={ zips }
			/>
			<PictureField { ...field( 'picture' ) } url={ values.picture_url ?? '' } />
		</>
	);
}
