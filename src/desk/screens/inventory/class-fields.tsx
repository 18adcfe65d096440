import { __ } from '@wordpress/i18n';
import { LinesField, TextField } from '@/desk/fields';
import { bind } from './bind';
import { Choice, Money } from './fields';
import { PictureField } from './picture-field';
import type { ClassDraft, Form } from './types';

/** A rental class: what its page shows, and what it costs. */
export function ClassFields( form: Form< ClassDraft > ) {
	const { values, choices } = form;
	const field = bind( form );
	const rateHelp = __( 'In dollars. If empty: calculated from the other rates.', 'coleman' );
	return (
		<>
			<div className="coleman-inventory__grid">
				<Choice { ...field( 'category_id' ) } names={ choices.categories } />
				<Choice { ...field( 'brand_id' ) } names={ choices.brands } />
				<TextField { ...field( 'model' ) } />
				<Money { ...field( 'daily_cents' ) } help={ rateHelp } />
				<Money { ...field( 'weekly_cents' ) } help={ rateHelp } />
				<Money { ...field( 'monthly_cents' ) } help={ rateHelp } />
			</div>
			{ ! form.hasPanel && <PictureField { ...field( 'image' ) } url={ values.picture_url ?? '' } /> }
			<LinesField { ...field( 'description' ) } rows={ 6 } />
		</>
	);
}
