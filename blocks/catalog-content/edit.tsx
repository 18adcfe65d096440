import { useBlockProps } from '@wordpress/block-editor';
import { CatalogContent } from './catalog-content';

export function Edit() {
	return (
		<div { ...useBlockProps() }>
			<CatalogContent />
		</div>
	);
}
