import { mountIsland, readProps } from '@/islands';
import type { Mount } from '@/islands';
import { fetchGallery } from './late-gallery';
import { Part, partProps } from './part';
import type { PartProps } from './part';

/** The props, and what was painted into the page for this visitor: React begins with what stands there. */
function asPainted( root: HTMLElement ): PartProps {
	const place = root.querySelector( '[data-promise]' );
	return {
		...readProps( partProps )( root ),
		painted: {
			branch: Number( root.querySelector< HTMLElement >( 'tr.is-mine' )?.dataset.branchRow ),
			promise: ! place || place.querySelector( 'a' ) ? null : place.textContent,
		},
	};
}

const mount = mountIsland( Part, asPainted );

const view: Mount = ( root, strings ) =>
	root.querySelector( '.coleman-gallery' )
		? fetchGallery().then( () => mount( root, strings ) )
		: mount( root, strings );

export default view;
