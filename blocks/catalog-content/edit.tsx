import { useBlockProps } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { CatalogContent } from './catalog-content';

export function Edit() {
	return (
		<div { ...useBlockProps() }>
			<CatalogContent
				text={ __(
					'What editors write for a page under Pages → Catalog content appears here. Pages without such content show nothing.',
					'coleman'
				) }
			/>
		</div>
	);
}
