import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { usePages } from './use-pages';

type Props = {
	pages: ReturnType< typeof usePages >;
	/** The answer's: whether there are more, and the key they begin after. */
	hasMore: boolean;
	after: string;
};

/** Under a list that goes on by a key; nothing where there is but one page. */
export function Pager( { pages, hasMore, after }: Props ) {
	if ( pages.page === 1 && ! hasMore ) {
		return null;
	}
	/* translators: %d: number of a page */
	const here = sprintf( __( 'Page %d', 'coleman' ), pages.page );
	return (
		<nav className="coleman-desk__pager" aria-label={ __( 'Pages', 'coleman' ) }>
			<Button
				variant="tertiary"
				disabled={ pages.page === 1 }
				accessibleWhenDisabled
				onClick={ pages.previous }
				__next40pxDefaultSize
			>
				{ __( 'Previous', 'coleman' ) }
			</Button>
			<span>{ here }</span>
			<Button
				variant="tertiary"
				disabled={ ! hasMore }
				accessibleWhenDisabled
				onClick={ () => pages.next( after ) }
				__next40pxDefaultSize
			>
				{ __( 'Next', 'coleman' ) }
			</Button>
		</nav>
	);
}
