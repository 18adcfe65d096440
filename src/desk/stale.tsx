import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/** Said to whoever was second: what is shown now is what the first has made of it. */
export const Stale = () => (
	<Notice status="warning" isDismissible={ false }>
		{ __(
			'Somebody else has just changed this. This is how it stands now; what you typed is still here. Look, and do it again if it is still right.',
			'coleman'
		) }
	</Notice>
);
