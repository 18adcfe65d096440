import { useBlockProps } from '@wordpress/block-editor';
import { Preview } from '@/editor/preview';
import type { EditProps } from '@/editor/register-block';
import { Announcements } from './announcements';
import type { AnnouncementsProps } from './announcements';

/** The preview shows an example: what is announced is kept under Dealership > Website. */
export function Edit( { sample }: EditProps< Record< string, never >, AnnouncementsProps > ) {
	return (
		<div { ...useBlockProps() }>
			<Preview>
				<Announcements { ...sample } />
			</Preview>
		</div>
	);
}
