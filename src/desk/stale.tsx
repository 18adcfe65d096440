import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/** Said to whoever was second: what is shown now is what the first has made of it. */
export const Stale = () => (
	<Notice status="warning" isDismissible={ false }>
		{ __(
			'Someone else just changed this. This is the latest version. Your changes are still here: review them and try again.',
			'coleman'
		) }
	</Notice>
);
