import { useBlockProps } from '@wordpress/block-editor';
import { Preview } from '@/editor/preview';
import type { EditProps } from '@/editor/register-block';
import { RecentlyViewed } from './recently-viewed';
import type { RecentlyViewedProps } from './recently-viewed';

/** The preview is an example; what the site shows is known to each visitor’s browser alone. */
export function Edit( { sample }: EditProps< Record< string, never >, RecentlyViewedProps > ) {
	return (
		<div { ...useBlockProps() }>
			<Preview>
				<RecentlyViewed { ...sample } />
			</Preview>
		</div>
	);
}
