import { __ } from '@wordpress/i18n';
import { arrayOf, shape, string } from '@/islands';
import type { TypeOf } from '@/islands';

export const breadcrumbsProps = shape( {
	/** The pages above this one, the home page first. */
	trail: arrayOf( shape( { label: string, url: string } ) ),
	/** Name of the page being shown; empty where its heading is enough. */
	current: string,
} );

export type BreadcrumbsProps = TypeOf< typeof breadcrumbsProps >;

/** The way to this page. No island: links are all it is. */
export function Breadcrumbs( { trail, current }: BreadcrumbsProps ) {
	return (
		<nav className="coleman-breadcrumbs__nav" aria-label={ __( 'Breadcrumb', 'coleman' ) }>
			<ol className="coleman-breadcrumbs__list">
				{ trail.map( ( { label, url }, index ) => (
					<li className="coleman-breadcrumbs__step" key={ index }>
						<a className="coleman-breadcrumbs__link" href={ url }>
							{ label }
						</a>
					</li>
				) ) }
				{ current && (
					<li className="coleman-breadcrumbs__step is-current" aria-current="page">
						{ current }
					</li>
				) }
			</ol>
		</nav>
	);
}
