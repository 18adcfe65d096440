import { useBlockProps } from '@wordpress/block-editor';
import { Preview } from '@/editor/preview';
import type { EditProps } from '@/editor/register-block';
import { TellMeLinks } from './tell-me-links';
import type { TellMeLinksProps } from './tell-me-links';

/** The preview is an example of a part that is out of stock. */
export function Edit( { sample }: EditProps< Record< string, never >, TellMeLinksProps > ) {
	return (
		<div { ...useBlockProps() }>
			<Preview>
				<TellMeLinks { ...sample } />
			</Preview>
		</div>
	);
}
