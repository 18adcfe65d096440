import { useBlockProps } from '@wordpress/block-editor';
import { Preview } from '@/editor/preview';
import type { EditProps } from '@/editor/register-block';
import { TellMeView } from './tell-me';
import type { TellMeProps } from './tell-me';

/** The preview is an example of a part that is out of stock. */
export function Edit( { sample }: EditProps< Record< string, never >, TellMeProps > ) {
	return (
		<div { ...useBlockProps() }>
			<Preview>
				<TellMeView { ...sample } />
			</Preview>
		</div>
	);
}
