import { shape, string } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';

export const catalogContentProps = shape( { text: string } );

export type CatalogContentProps = TypeOf< typeof catalogContentProps >;

/** What stands in a template in place of the content, which differs from page to page. */
export function CatalogContent( { text }: CatalogContentProps ) {
	return <p className="coleman-catalog-content__place">{ text }</p>;
}
