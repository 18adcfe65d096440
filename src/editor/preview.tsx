import { Disabled } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

/** What it takes for visitors to see a block on a page that is about nothing in particular. */
type Needs = 'nothing' | 'choice' | 'account';

type PreviewProps = { isExample?: boolean; needs?: Needs; children: ReactNode };

type EditorStore = { getCurrentPostType: () => string | null } | undefined;

/** Whether one page's words are edited, which has no machine, part or order of its own; a template's page may have one. */
const useIsOrdinaryPage = (): boolean =>
	useSelect( ( select ) => {
		// WordPress's own store, typed by a package that is not among ours.
		const editor = select( 'core/editor' ) as EditorStore;
		return [ 'page', 'post' ].includes( editor?.getCurrentPostType() ?? '' );
	}, [] );

/** What is said of a preview that shows somebody else's things. */
function markOf( needs: Needs ): string {
	if ( needs === 'choice' ) {
		return __( 'Example. Visitors see nothing here until you choose in the settings what to show.', 'coleman' );
	}
	return needs === 'account'
		? __( 'Example. Only signed-in customers see this.', 'coleman' )
		: __( 'Example', 'coleman' );
}

/**
 * A block's preview: it can be looked at, not used. One that shows somebody else's machine, part or order, as visitors
 * get the page's own, is marked, so that no editor takes it for theirs; where visitors get none, the mark says so.
 */
export function Preview( { isExample = true, needs = 'nothing', children }: PreviewProps ) {
	const isOrdinaryPage = useIsOrdinaryPage();
	return (
		<>
			{ isExample && (
				<p
					className="coleman-preview-mark"
					style={ {
						background: 'var(--wp--preset--color--steel)',
						color: 'var(--wp--preset--color--on-steel)',
						fontSize: 'var(--wp--preset--font-size--small)',
						inlineSize: 'fit-content',
						margin: 0,
						paddingInline: '0.5rem',
					} }
				>
					{ markOf( isOrdinaryPage ? needs : 'nothing' ) }
				</p>
			) }
			<Disabled>{ children }</Disabled>
		</>
	);
}
