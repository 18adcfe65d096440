import { useBlockProps } from '@wordpress/block-editor';
import { Disabled } from '@wordpress/components';
import type { EditProps } from '@/editor/register-block';
import { SearchedFor } from './searched-for';
import type { SearchedForProps } from './searched-for';

/** An example: on the site it is there only for whom a search led straight to the page. */
export function Edit( { sample }: EditProps< Record< string, never >, SearchedForProps > ) {
	return (
		<div { ...useBlockProps() }>
			<Disabled>
				<SearchedFor { ...sample } />
			</Disabled>
		</div>
	);
}
