import { useBlockProps } from '@wordpress/block-editor';
import { Preview } from '@/editor/preview';
import type { EditProps } from '@/editor/register-block';
import { RentalConfirmation } from './rental-confirmation';
import type { RentalConfirmationProps } from './rental-confirmation';

/** The preview shows a request of the sample; each visitor sees only their own. */
export function Edit( { sample }: EditProps< Record< string, never >, RentalConfirmationProps > ) {
	return (
		<div { ...useBlockProps() }>
			<Preview>
				<RentalConfirmation { ...sample } />
			</Preview>
		</div>
	);
}
