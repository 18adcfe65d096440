import { useBlockProps } from '@wordpress/block-editor';
import { Preview } from '@/editor/preview';
import type { EditProps } from '@/editor/register-block';
import { SearchedFor } from './searched-for';
import type { SearchedForProps } from './searched-for';

/** An example: on the site it is there only for whom a search led straight to the page. */
export function Edit( { sample }: EditProps< Record< string, never >, SearchedForProps > ) {
	return (
		<div { ...useBlockProps() }>
			<Preview>
				<SearchedFor { ...sample } />
			</Preview>
		</div>
	);
}
