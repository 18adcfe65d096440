import { __ } from '@wordpress/i18n';
import { fetchPickedParts, findParts } from './find-parts';
import { WhichField } from './which-field';

/** Which part a block shows. */
export const PartField = ( props: { value: number; onChange: ( id: number ) => void } ) => (
	<WhichField
		{ ...props }
		label={ __( 'Which part?', 'coleman' ) }
		help={ __( 'By number or description. Leave empty to use the page’s part.', 'coleman' ) }
		none={ __( 'No part found.', 'coleman' ) }
		find={ findParts }
		fetchPicked={ fetchPickedParts }
	/>
);
