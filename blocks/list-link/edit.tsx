import { useBlockProps } from '@wordpress/block-editor';
import { Preview } from '@/editor/preview';
import type { EditProps } from '@/editor/register-block';
import { ListLink } from './list-link';
import type { ListLinkProps } from './list-link';

/** The preview is an example; the link is that of the page’s part. */
export function Edit( { sample }: EditProps< Record< string, never >, ListLinkProps > ) {
	return (
		<div { ...useBlockProps() }>
			<Preview>
				<ListLink { ...sample } />
			</Preview>
		</div>
	);
}
