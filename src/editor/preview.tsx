import { Disabled } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

/**
 * A block's preview: it can be looked at, not used. One that shows somebody else's machine, part or order, as visitors
 * get the page's own, is marked, so that no editor takes it for theirs.
 */
export function Preview( { isExample = true, children }: { isExample?: boolean; children: ReactNode } ) {
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
					{ __( 'Example', 'coleman' ) }
				</p>
			) }
			<Disabled>{ children }</Disabled>
		</>
	);
}
