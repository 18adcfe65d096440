import { __ } from '@wordpress/i18n';
import { shape } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';

export const catalogContentProps = shape( {} );

export type CatalogContentProps = TypeOf< typeof catalogContentProps >;

/** What stands in a template in place of the content, which differs from page to page. */
export function CatalogContent() {
	return (
		<p className="coleman-catalog-content__place">
			{ __(
				'What editors write for a page under Pages → Catalog content appears here. Pages without such content show nothing.',
				'coleman'
			) }
		</p>
	);
}
