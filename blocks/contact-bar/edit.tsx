import { useBlockProps } from '@wordpress/block-editor';
import { Preview } from '@/editor/preview';
import type { EditProps } from '@/editor/register-block';
import { ContactBar } from './contact-bar';
import type { ContactBarProps } from './contact-bar';
import './editor.css';

/** An example: on the site it is about what its page is about, and only phones show it. */
export function Edit( { sample }: EditProps< Record< string, never >, ContactBarProps > ) {
	return (
		<div { ...useBlockProps() }>
			<Preview>
				<ContactBar { ...sample } />
			</Preview>
		</div>
	);
}
